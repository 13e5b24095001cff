//! From what a player wishes to the entry that says so on this table.

use thiserror::Error;

use super::{Deed, Spot, Wish};
use crate::cards::{Card, Rank};
use crate::rules::foundations::Foundations;
use crate::rules::{Entry, Foundation, Game, GameKind, Illegal, Move, Place, Table};

/// Why a move that was understood can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// By the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The card goes on neither foundation of its suit.
    #[error("{card} goes on neither foundation, which show {} and {}", ace.label(), king.label())]
    FitsNeither {
        /// The card.
        card: Card,
        /// The rank that the ace foundation shows.
        ace: Rank,
        /// The rank that the king foundation shows.
        king: Rank,
    },
    /// Nothing in this game goes from such a place to such a place.
    #[error("nothing goes that way in this game")]
    NoSuchWay,
}

/// The entry that a wish stands for. A bare foundation is the ace foundation where the card fits it, else the king
/// foundation.
///
/// # Errors
/// Why it can't be played now.
pub fn entry(game: &Game, wish: Wish) -> Result<Entry, Refused> {
    let entry = match wish {
        Wish::Do(Deed::Undo) => Entry::Undo,
        Wish::Do(Deed::Redo) => Entry::Redo,
        Wish::Do(Deed::Shift) => Entry::Move(Move::Shift),
        Wish::Do(Deed::Deal) => Entry::Move(Move::Deal),
        Wish::Do(Deed::Redeal) => Entry::Move(Move::Redeal),
        Wish::Cross { suit, from } => Entry::Move(Move::Transfer { suit, from }),
        Wish::Carry { from, to } => Entry::Move(carry(game.table(), from, to)?),
    };
    match game.check(entry) {
        // The words are all of this game, so it is the way that it hasn't.
        Err(Illegal::OtherGame) => Err(Refused::NoSuchWay),
        checked => Ok(checked.map(|()| entry)?),
    }
}

fn carry(table: &Table, from: Spot, to: Spot) -> Result<Move, Refused> {
    let from = place(table.kind(), from).ok_or(Refused::NoSuchWay)?;
    match (to, table.foundations()) {
        (Spot::Foundation(_), None) => Ok(Move::Up { from }),
        (Spot::Foundation(Some(to)), Some(_)) => Ok(Move::Home { from, to }),
        (Spot::Foundation(None), Some(foundations)) => {
            let to = fitting(table, foundations, from)?;
            Ok(Move::Home { from, to })
        }
        _ => {
            let to = place(table.kind(), to).ok_or(Refused::NoSuchWay)?;
            Ok(Move::Build { from, to })
        }
    }
}

/// The place as the rules name it; `None` for a foundation.
const fn place(kind: GameKind, spot: Spot) -> Option<Place> {
    match (spot, kind) {
        (Spot::Pile(pile), GameKind::WaningMoon) => Some(Place::Column(pile)),
        (Spot::Pile(pile), _) => Some(Place::Pile(pile)),
        (Spot::Cell(cell), _) => Some(Place::Cell(cell)),
        (Spot::Waste, _) => Some(Place::Waste),
        (Spot::Foundation(_), _) => None,
    }
}

/// The foundation that the card in a place fits, the ace foundation first.
fn fitting(table: &Table, foundations: &Foundations, from: Place) -> Result<Foundation, Refused> {
    let home = |to| table.check(Move::Home { from, to });
    match (home(Foundation::Ace), home(Foundation::King)) {
        (Ok(()), _) => Ok(Foundation::Ace),
        (_, Ok(())) => Ok(Foundation::King),
        (Err(Illegal::NotOnFoundation { card, top: ace, .. }), _) => Err(Refused::FitsNeither {
            card,
            ace,
            king: foundations.top(card.suit, Foundation::King),
        }),
        (Err(reason), _) => Err(reason.into()),
    }
}
