//! The command line of `lunette solve`.

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use thiserror::Error;

use crate::cards::DealNumber;
use crate::rules::options::{CrazyQuiltOptions, RedealRule};
use crate::rules::{Options, RuleSet};

/// What `lunette solve` was asked to do.
#[derive(Args, Clone, Debug)]
pub struct Solve {
    /// The game and its rules.
    #[arg(value_enum)]
    pub game: RuleSet,
    /// The deal to solve.
    #[arg(value_parser = deal_number, required_unless_present = "range", conflicts_with = "range")]
    pub deal: Option<DealNumber>,
    /// The deals from one number to another, such as 1..200. Both are solved.
    #[arg(long, value_parser = Range::parse)]
    pub range: Option<Range>,
    /// How long a deal may take, in seconds.
    #[arg(long, default_value_t = 10.0, value_parser = seconds)]
    pub seconds: f64,
    /// How many nodes a deal may take, however long that is: the same on every machine.
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Let Auto play the deals to their ends instead.
    #[arg(long)]
    pub auto: bool,
    /// Let the redeal of Crazy Quilt be at any time. Other games have none.
    #[arg(long)]
    pub any_time: bool,
    /// Write a line of JSON for each deal.
    #[arg(long)]
    pub json: bool,
}

impl Solve {
    /// The rule options of the deals.
    pub fn options(&self) -> Options {
        match self.game.options() {
            Options::CrazyQuilt(_) if self.any_time => Options::CrazyQuilt(CrazyQuiltOptions {
                redeal: RedealRule::AnyTime,
            }),
            options => options,
        }
    }

    /// The deals, in order.
    pub fn deals(&self) -> impl ExactSizeIterator<Item = DealNumber> + use<> {
        let one = self.deal.map(|deal| Range(deal, deal));
        let Range(first, last) = self.range.or(one).unwrap_or(Range::NONE);
        let numbers: Vec<_> = (first.get()..=last.get())
            .filter_map(DealNumber::new)
            .collect();
        numbers.into_iter()
    }
}

/// The names of the rule sets on the command line.
impl ValueEnum for RuleSet {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let help = match self {
            Self::CrescentClassic => {
                "Crescent: kings and aces are neighbours, foundations trade, a shift when stuck"
            }
            Self::CrescentPlain => "Crescent without these, and with a shift at any time",
            Self::WaningMoon => "Waning Moon",
            Self::CrazyQuilt => "Crazy Quilt with the redeal when stuck",
        };
        Some(PossibleValue::new(self.key()).help(help))
    }
}

/// The first and the last of some deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range(DealNumber, DealNumber);

/// How many deals a range can have.
const MOST_DEALS: u64 = 1_000_000;

impl Range {
    const NONE: Self = Self(DealNumber::MAX, DealNumber::ZERO);

    /// Reads two numbers with `..` between them.
    ///
    /// # Errors
    /// If it isn't that, the first is greater than the last, or there are more than a million.
    pub fn parse(text: &str) -> Result<Self, BadRange> {
        let (first, last) = text.split_once("..").ok_or(BadRange)?;
        let digit = |text: &&str| text.starts_with(|c: char| c.is_ascii_digit());
        let number = |text| {
            Some(text)
                .filter(digit)
                .and_then(DealNumber::parse)
                .ok_or(BadRange)
        };
        let (first, last) = (number(first)?, number(last)?);
        let more = last.get().checked_sub(first.get()).ok_or(BadRange)?;
        (more < MOST_DEALS)
            .then_some(Self(first, last))
            .ok_or(BadRange)
    }
}

/// The text is not a range of deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a range is two deal numbers, the lower one first, such as 1..200")]
pub struct BadRange;

fn deal_number(text: &str) -> Result<DealNumber, &'static str> {
    DealNumber::parse(text).ok_or("a deal number is from 0 to 2^63 - 1")
}

fn seconds(text: &str) -> Result<f64, &'static str> {
    let seconds = text
        .parse()
        .ok()
        .filter(|s: &f64| s.is_finite() && *s > 0.0);
    seconds.ok_or("seconds are a number above 0")
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::rules::GameKind;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        solve: Solve,
    }

    #[test]
    fn a_range_has_both_its_ends() {
        let number = |number| DealNumber::new(number).expect("a deal number");
        assert_eq!(Range::parse("1..200"), Ok(Range(number(1), number(200))));
        assert_eq!(Range::parse("7..7"), Ok(Range(number(7), number(7))));
        for refused in ["", "1", "2..1", "1...3", "..", "1..", "a..b", "0..1000000"] {
            assert_eq!(Range::parse(refused), Err(BadRange), "{refused}");
        }
    }

    #[test]
    fn the_command_line_of_solve_names_one_deal_or_a_range() {
        let parse = |words: &str| Line::try_parse_from(words.split(' ')).map(|line| line.solve);
        let solve = |words: &str| parse(words).expect("understood");
        let one = solve("solve crescent-plain 7 --json");
        assert_eq!(one.deals().map(DealNumber::get).collect::<Vec<_>>(), [7]);
        assert!(one.json && !one.auto && (one.seconds - 10.0).abs() < f64::EPSILON);
        let many = solve("solve crescent-classic --range 1..3 --seconds 0.5 --auto");
        assert_eq!(
            many.deals().map(DealNumber::get).collect::<Vec<_>>(),
            [1, 2, 3]
        );
        assert!(many.auto && many.nodes.is_none());
        assert_eq!(solve("solve waning-moon 1 --nodes 300").nodes, Some(300));
        let quilt = solve("solve crazy-quilt 1 --any-time").options();
        assert_eq!(quilt, Options::all_of(GameKind::CrazyQuilt)[1]);
        let moon = solve("solve waning-moon 1 --any-time").options();
        assert_eq!(moon, Options::default_of(GameKind::WaningMoon));
        for refused in [
            "",
            " 1 --range 1..2",
            " -1",
            " 1 --seconds 0",
            " 1 --seconds nan",
            " 1 --nodes 0",
            " 1 --nodes 5 --seconds 1",
        ] {
            assert!(
                parse(&format!("solve crescent-plain{refused}")).is_err(),
                "{refused}"
            );
        }
    }
}
