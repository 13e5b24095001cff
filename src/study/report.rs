//! What is written of a deal.

use std::io::{self, Write};
use std::time::Duration;

use super::measure::memory;
use crate::cards::DealNumber;
use crate::config::Solve;
use crate::rules::{Move, Outcome};
use crate::solver::{Advice, Verdict};

/// What became of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Won,
    Lost,
    Unknown,
}

impl Fate {
    const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Unknown => "unknown",
        }
    }
}

impl From<Verdict> for Fate {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Won(_) => Self::Won,
            Verdict::Lost => Self::Lost,
            Verdict::GaveUp => Self::Unknown,
        }
    }
}

/// How a game ended that Auto played. It concedes only what is lost.
pub(super) const fn result_of(outcome: Outcome, end: Advice) -> Fate {
    match (outcome, end) {
        (Outcome::Won, _) => Fate::Won,
        (_, Advice::Concede) => Fate::Lost,
        _ => Fate::Unknown,
    }
}

/// What is known of a deal.
#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) deal: DealNumber,
    pub(super) result: Fate,
    /// The line that wins, or else the best one.
    pub(super) line: Vec<Move>,
    /// The cards home at its end.
    pub(super) home: u8,
    pub(super) nodes: u64,
    pub(super) spent: Duration,
    /// The processor time that Auto took for a move, at the 95th percentile.
    pub(super) slow_move: Option<Duration>,
}

/// Writes a deal: a line of JSON, a row of the table, or, for a single deal, all of it.
pub(super) fn write(out: &mut impl Write, solve: &Solve, report: &Report) -> io::Result<()> {
    if solve.json {
        writeln!(out, "{}", json(report))
    } else if solve.range.is_some() {
        writeln!(out, "{}", row(report))
    } else {
        single(out, report)
    }
}

fn json(report: &Report) -> String {
    let slow = report
        .slow_move
        .map(|slow| format!(", \"move_ms_p95\": {:.1}", millis(slow)));
    format!(
        "{{\"deal\": {}, \"result\": \"{}\", \"moves\": {}, \"home\": {}, \"nodes\": {}, \"ms\": {:.1}{}}}",
        report.deal,
        report.result.word(),
        report.line.len(),
        report.home,
        report.nodes,
        millis(report.spent),
        slow.unwrap_or_default()
    )
}

fn row(report: &Report) -> String {
    let slow = report
        .slow_move
        .map(|slow| format!(", {:.1} ms a move", millis(slow)));
    format!(
        "{:>10}  {:<7}  {:>3} moves  {:>3} home  {:>10} nodes  {:>8.1} ms{}",
        report.deal,
        report.result.word(),
        report.line.len(),
        report.home,
        report.nodes,
        millis(report.spent),
        slow.unwrap_or_default()
    )
}

fn single(out: &mut impl Write, report: &Report) -> io::Result<()> {
    for mv in &report.line {
        writeln!(out, "{mv}")?;
    }
    writeln!(out, "{}", row(report))?;
    match memory() {
        Some(kib) => writeln!(out, "{:.1} MiB of memory at most", mebi(kib)),
        None => Ok(()),
    }
}

/// Writes what became of a range of deals.
pub(super) fn summary(out: &mut impl Write, reports: &[Report]) -> io::Result<()> {
    let of = |result| reports.iter().filter(move |report| report.result == result);
    let count = |result| of(result).count();
    let mut lens: Vec<usize> = of(Fate::Won).map(|report| report.line.len()).collect();
    lens.sort_unstable();
    let median = lens
        .get(lens.len() / 2)
        .map(|len| format!(", median {len} moves"));
    writeln!(
        out,
        "won {} of {}{}; lost {}; unknown {}",
        count(Fate::Won),
        reports.len(),
        median.unwrap_or_default(),
        numbers(of(Fate::Lost)),
        numbers(of(Fate::Unknown))
    )?;
    match memory() {
        Some(kib) => writeln!(out, "{:.1} MiB of memory at most", mebi(kib)),
        None => Ok(()),
    }
}

/// How many there are, and their numbers.
fn numbers<'a>(reports: impl Iterator<Item = &'a Report>) -> String {
    let numbers: Vec<String> = reports.map(|report| report.deal.to_string()).collect();
    match numbers.len() {
        0 => "none".to_owned(),
        count => format!("{count} ({})", numbers.join(" ")),
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[expect(
    clippy::cast_precision_loss,
    reason = "one digit after the point is shown"
)]
fn mebi(kib: u64) -> f64 {
    kib as f64 / 1024.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(result: Fate, slow_move: Option<Duration>) -> Report {
        Report {
            deal: DealNumber::new(7).expect("a deal number"),
            result,
            line: vec![Move::Shift],
            home: 103,
            nodes: 12,
            spent: Duration::from_micros(3_456),
            slow_move,
        }
    }

    #[test]
    fn a_deal_is_a_line_of_json() {
        assert_eq!(
            json(&report(Fate::Unknown, None)),
            r#"{"deal": 7, "result": "unknown", "moves": 1, "home": 103, "nodes": 12, "ms": 3.5}"#
        );
        assert_eq!(
            json(&report(Fate::Won, Some(Duration::from_millis(2)))),
            r#"{"deal": 7, "result": "won", "moves": 1, "home": 103, "nodes": 12, "ms": 3.5, "move_ms_p95": 2.0}"#
        );
    }

    #[test]
    fn a_range_ends_with_what_became_of_it() {
        let reports = [Fate::Won, Fate::Unknown].map(|result| report(result, None));
        let mut out = Vec::new();
        summary(&mut out, &reports).expect("memory takes it");
        let text = String::from_utf8(out).expect("text");
        assert!(text.starts_with("won 1 of 2, median 1 moves; lost none; unknown 1 (7)\n"));
    }
}
