//! Lines of moves, and what it takes for one to win a deal.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::moves::{Move, NotationError};
use super::{Entry, Options, Outcome, Record};
use crate::cards::DealNumber;

/// Moves, one after the other. Its text is that of the moves with `;` between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Move>);

/// Why a line doesn't win a deal. It names neither the deal nor a move: those of a race are a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoWin {
    /// A move can't be played.
    #[error("move {0}, counted from 0, can't be played")]
    Refused(usize),
    /// Cards are left at its end.
    #[error("{0} of 104 cards are home at its end")]
    Left(u8),
}

impl Line {
    /// How many moves it has: the par of a deal that it wins.
    pub fn par(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// Plays it from a deal, as the log of a game.
    ///
    /// # Errors
    /// Why it doesn't win.
    pub fn wins(&self, options: Options, deal: DealNumber) -> Result<(), NoWin> {
        let record = Record {
            options,
            deal,
            entries: self.0.iter().copied().map(Entry::Move).collect(),
        };
        let game = record.replay().map_err(|fault| NoWin::Refused(fault.seq))?;
        match game.outcome() {
            Outcome::Won => Ok(()),
            _ => Err(NoWin::Left(game.table().score())),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, mv) in self.0.iter().enumerate() {
            let between = if at == 0 { "" } else { ";" };
            write!(f, "{between}{mv}")?;
        }
        Ok(())
    }
}

impl FromStr for Line {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        text.split(';')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    /// A line that wins, from the tests' data.
    fn won() -> (Options, DealNumber, Line) {
        let data = include_str!("../../tests/data/crescent-classic-won.txt");
        let mut rows = data.lines().filter(|row| !row.starts_with('#'));
        let deal = rows.next().and_then(DealNumber::parse).expect("a deal");
        let moves = rows.map(|row| row.trim().parse().expect("a move"));
        (
            Options::default_of(GameKind::Crescent),
            deal,
            Line(moves.collect()),
        )
    }

    #[test]
    fn a_line_is_written_and_read_back() {
        let (_, _, line) = won();
        assert_eq!(line.to_string().parse(), Ok(line));
        assert_eq!("".parse(), Ok(Line::default()));
        for refused in [";", "p7 fA;", "p7 fA; p1 p2", "p7 fA,p1 p2"] {
            assert!(refused.parse::<Line>().is_err(), "{refused}");
        }
    }

    #[test]
    fn only_a_line_that_brings_every_card_home_wins() {
        let (options, deal, line) = won();
        assert_eq!(line.wins(options, deal), Ok(()));
        let mut short = line.clone();
        short.0.pop();
        assert_eq!(short.wins(options, deal), Err(NoWin::Left(103)));
        let mut long = line.clone();
        long.0.push(Move::Shift);
        let end = line.0.len();
        assert_eq!(long.wins(options, deal), Err(NoWin::Refused(end)));
        let other = DealNumber::new(deal.get() + 1).expect("a deal");
        assert!(line.wins(options, other).is_err());
    }
}
