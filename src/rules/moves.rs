//! Moves, and their notation both ways.
//!
//! The notation is the strict one of the conformance format and of the log: one space, no leading zeros, letters
//! as written here. What players type is freer and is another parser.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::foundations::Foundation;
use crate::cards::Suit;

/// The number of a pile as players count it, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PileNo(u8);

impl PileNo {
    /// The pile of this number; there is no pile 0.
    pub const fn new(number: u8) -> Option<Self> {
        if number == 0 {
            None
        } else {
            Some(Self(number))
        }
    }

    /// The pile at this index, which counts from 0.
    ///
    /// # Panics
    /// If the index is over 254; no game has so many piles.
    pub fn from_index(index: usize) -> Self {
        Self(u8::try_from(index + 1).expect("no game has 255 piles"))
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for PileNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One move of a game. Undo, redo and giving up are not moves but [entries](super::record::Entry).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `p7 fA`: the top card of a pile to a foundation of its suit.
    Home {
        /// The pile the card leaves.
        from: PileNo,
        /// The foundation of the card's suit that takes it.
        to: Foundation,
    },
    /// `p7 p12`: the top card of a pile to another pile.
    Build {
        /// The pile the card leaves.
        from: PileNo,
        /// The pile it lands on.
        to: PileNo,
    },
    /// `fA fK H`: the top card of one foundation of a suit to the suit's other one.
    Transfer {
        /// The suit.
        suit: Suit,
        /// The foundation the card leaves.
        from: Foundation,
    },
    /// `shift`: the bottom card of every pile of two or more moves to its top.
    Shift,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Home { from, to } => write!(f, "p{from} {}", foundation_word(to)),
            Self::Build { from, to } => write!(f, "p{from} p{to}"),
            Self::Transfer { suit, from } => write!(
                f,
                "{} {} {}",
                foundation_word(from),
                foundation_word(from.other()),
                suit.letter()
            ),
            Self::Shift => f.write_str("shift"),
        }
    }
}

/// The text is not a move in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a move in the notation")]
pub struct NotationError(pub String);

impl FromStr for Move {
    type Err = NotationError;

    /// Reads the strict notation.
    ///
    /// ```
    /// use lunette::rules::Move;
    /// assert_eq!("p7 fA".parse::<Move>().map(|m| m.to_string()).as_deref(), Ok("p7 fA"));
    /// assert!("P7 fA".parse::<Move>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["shift"] => Some(Self::Shift),
            [from, to] => two_words(from, to),
            [from, to, suit] => transfer(from, to, suit),
            _ => None,
        }
        .ok_or_else(|| NotationError(text.to_owned()))
    }
}

fn two_words(from: &str, to: &str) -> Option<Move> {
    let from = pile(from)?;
    match foundation(to) {
        Some(to) => Some(Move::Home { from, to }),
        None => pile(to).map(|to| Move::Build { from, to }),
    }
}

fn transfer(from: &str, to: &str, suit: &str) -> Option<Move> {
    let from = foundation(from)?;
    let mut letters = suit.chars();
    let suit = Suit::from_letter(letters.next()?)?;
    let well_formed = foundation(to) == Some(from.other()) && letters.next().is_none();
    well_formed.then_some(Move::Transfer { suit, from })
}

fn pile(word: &str) -> Option<PileNo> {
    let digits = word.strip_prefix('p')?;
    // `u8::from_str` would take "+7" and "07".
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    plain
        .then(|| digits.parse().ok())
        .flatten()
        .and_then(PileNo::new)
}

const fn foundation_word(foundation: Foundation) -> &'static str {
    match foundation {
        Foundation::Ace => "fA",
        Foundation::King => "fK",
    }
}

fn foundation(word: &str) -> Option<Foundation> {
    Foundation::ALL
        .into_iter()
        .find(|&foundation| foundation_word(foundation) == word)
}
