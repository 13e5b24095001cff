//! Moves, and their notation both ways.
//!
//! The notation is the strict one of the conformance format and of the log: one space, no leading zeros, letters
//! as written here. What players type is freer and is another parser. No text means different moves in two games,
//! so a move can be read without knowing its game.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::foundations::Foundation;
use super::places::Place;
use crate::cards::Suit;

/// One move of a game. Undo, redo and giving up are not moves but [entries](super::record::Entry).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `p7 fA`, `q34 fK`, `w fA`: a card to a foundation of its suit.
    Home {
        /// The place the card leaves.
        from: Place,
        /// The foundation of the card's suit that takes it.
        to: Foundation,
    },
    /// `t3 f`, `w f`: a card to the foundation of its suit that takes it, in a game whose foundations all start with
    /// the ace. Of two equal ones it makes no difference which.
    Up {
        /// The place the card leaves.
        from: Place,
    },
    /// `p7 p12`, `t3 t5`, `w t5`, `q34 w`: a card to another pile, or from the quilt to the waste.
    Build {
        /// The place the card leaves.
        from: Place,
        /// The place it lands on.
        to: Place,
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
    /// `deal`: the stock's next card to the top of the waste.
    Deal,
    /// `redeal`: the waste is turned over to become the stock.
    Redeal,
}

impl Move {
    /// The place of the card it moves; `None` for a transfer, and for what moves no card that is in play.
    pub const fn source(self) -> Option<Place> {
        match self {
            Self::Home { from, .. } | Self::Up { from } | Self::Build { from, .. } => Some(from),
            Self::Transfer { .. } | Self::Shift | Self::Deal | Self::Redeal => None,
        }
    }

    /// Whether it takes a card to a foundation that doesn't come from one.
    pub const fn is_home(self) -> bool {
        matches!(self, Self::Home { .. } | Self::Up { .. })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Home { from, to } => write!(f, "{from} {}", foundation_word(to)),
            Self::Up { from } => write!(f, "{from} f"),
            Self::Build { from, to } => write!(f, "{from} {to}"),
            Self::Transfer { suit, from } => write!(
                f,
                "{} {} {}",
                foundation_word(from),
                foundation_word(from.other()),
                suit.letter()
            ),
            Self::Shift => f.write_str("shift"),
            Self::Deal => f.write_str("deal"),
            Self::Redeal => f.write_str("redeal"),
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
            ["deal"] => Some(Self::Deal),
            ["redeal"] => Some(Self::Redeal),
            [from, to] => two_words(from, to),
            [from, to, suit] => transfer(from, to, suit),
            _ => None,
        }
        .ok_or_else(|| NotationError(text.to_owned()))
    }
}

/// Only what some game's notation has: no `p7 f`, no `t3 fA`, no `w q22`.
fn two_words(from: &str, to: &str) -> Option<Move> {
    use Place::{Cell, Column, Pile, Waste};
    let from = Place::parse(from)?;
    match (from, to, foundation(to)) {
        (Pile(_) | Cell(_) | Waste, _, Some(to)) => return Some(Move::Home { from, to }),
        (Column(_) | Waste, "f", None) => return Some(Move::Up { from }),
        _ => {}
    }
    let to = Place::parse(to)?;
    let built = matches!(
        (from, to),
        (Pile(_), Pile(_)) | (Column(_) | Waste, Column(_)) | (Cell(_), Waste)
    );
    built.then_some(Move::Build { from, to })
}

fn transfer(from: &str, to: &str, suit: &str) -> Option<Move> {
    let from = foundation(from)?;
    let mut letters = suit.chars();
    let suit = Suit::from_letter(letters.next()?)?;
    let well_formed = foundation(to) == Some(from.other()) && letters.next().is_none();
    well_formed.then_some(Move::Transfer { suit, from })
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
