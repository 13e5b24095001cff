//! What is written of a file.

use std::io::{self, Write};

use super::compare::{Fault, is_of_other_rules};
use crate::rules::GameId;
use crate::store::audit::{Audited, WrongResult};

/// How many games were found to be how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    /// All columns agree with the log.
    pub(super) agree: u64,
    /// Begun under other rules, and not replayed.
    pub(super) other_rules: u64,
    /// Something is wrong.
    pub(super) disagree: u64,
    /// Results of races that are wrong.
    pub(super) results: u64,
}

impl Sums {
    /// Counts a game with what is wrong with it.
    pub(super) fn count(&mut self, game: &Audited, faults: &[Fault]) {
        let sum = match faults {
            [] if is_of_other_rules(game) => &mut self.other_rules,
            [] => &mut self.agree,
            _ => &mut self.disagree,
        };
        *sum += 1;
    }

    pub(super) const fn is_clean(&self) -> bool {
        self.disagree == 0 && self.results == 0
    }
}

/// Writes what is wrong with a game.
pub(super) fn fault(out: &mut impl Write, game: GameId, fault: &Fault) -> io::Result<()> {
    write!(out, "game {game}: ")?;
    match fault {
        Fault::Column {
            column,
            has,
            should,
        } => {
            let (has, should) = (said(has.as_deref()), said(should.as_deref()));
            writeln!(out, "{column} is {has}, and by its log {should}")
        }
        Fault::Unfit { column, has, why } => {
            writeln!(out, "{column} is {}: {why}", said(has.as_deref()))
        }
        Fault::Gap(seq) => writeln!(out, "entry {seq} of its log is missing"),
        Fault::Entry { seq, column, has } => {
            writeln!(
                out,
                "entry {seq} of its log can't be read: {column} is {}",
                said(Some(has))
            )
        }
        Fault::Unplayable { seq, why } => {
            writeln!(out, "entry {seq} of its log can't be played: {why}")
        }
        Fault::NoRow => writeln!(out, "it has a log, and no row"),
    }
}

/// Writes that a result isn't what the attempts make it.
pub(super) fn wrong_result(out: &mut impl Write, wrong: WrongResult) -> io::Result<()> {
    let place =
        |place: Option<i64>| place.map_or_else(|| "none".to_owned(), |place| place.to_string());
    let (race, game) = (wrong.race, wrong.game);
    let (has, should) = (place(wrong.has), place(wrong.should));
    writeln!(
        out,
        "race {race}: the place of game {game} is {has}, and by the attempts {should}"
    )
}

/// Writes how many games are how.
pub(super) fn summary(out: &mut impl Write, sums: &Sums) -> io::Result<()> {
    let Sums {
        agree,
        other_rules,
        disagree,
        results,
    } = sums;
    writeln!(
        out,
        "{agree} games agree with their logs; {other_rules} of other versions of the rules were not replayed; \
         {disagree} games and {results} results of races disagree"
    )
}

/// What a column says, in quotes where it isn't a number.
fn said(text: Option<&str>) -> String {
    match text {
        None => "empty".to_owned(),
        Some(text) if text.parse::<i64>().is_ok() => text.to_owned(),
        Some(text) => format!("'{text}'"),
    }
}
