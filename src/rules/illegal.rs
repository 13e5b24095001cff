//! Why a move can't be played.

use thiserror::Error;

use super::foundations::Foundation;
use super::places::{Cell, PileNo};
use crate::cards::{Card, Rank, Suit};

/// Why a well-formed move, undo, redo or surrender can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// No game of this kind has such a move.
    #[error("this game has no such move")]
    OtherGame,
    /// The game has no pile of this number.
    #[error("there is no pile {0}")]
    NoSuchPile(PileNo),
    /// The pile a card should leave is empty.
    #[error("pile {0} is empty")]
    EmptyPile(PileNo),
    /// The cell a card should leave is empty.
    #[error("{0} is empty")]
    EmptyCell(Cell),
    /// The waste, whose top card should move, is empty.
    #[error("the waste is empty")]
    EmptyWaste,
    /// Both short edges of the card are covered.
    #[error("both short edges of the card at {0} are covered")]
    NotAvailable(Cell),
    /// An empty pile stays empty for good.
    #[error("pile {0} is empty and stays empty")]
    EmptyStaysEmpty(PileNo),
    /// A card can't move to the pile it is on.
    #[error("the card is on pile {0} already")]
    SamePile(PileNo),
    /// The card isn't the foundation's next one.
    #[error("{card} does not go on the {foundation:?} foundation, which shows rank {}", top.label())]
    NotOnFoundation {
        /// The card that should move.
        card: Card,
        /// The foundation of its suit.
        foundation: Foundation,
        /// The rank on top of it.
        top: Rank,
    },
    /// Neither foundation of the card's suit, both of which build up from the ace, wants it next.
    #[error("neither foundation of its suit takes {card}")]
    NotNext {
        /// The card that should move.
        card: Card,
        /// The ranks on top of the two, the lower first; `None` for one that the ace hasn't started.
        tops: [Option<Rank>; 2],
    },
    /// The card isn't of the suit of the card it should land on, and exactly one rank lower.
    #[error("{card} is not the next lower card of {onto}'s suit")]
    NotBelow {
        /// The card that should move.
        card: Card,
        /// The card it should land on.
        onto: Card,
    },
    /// A king never lands on an ace in this game.
    #[error("{card} does not go on {onto}: nothing is lower than an ace")]
    KingOnAce {
        /// The king.
        card: Card,
        /// The ace.
        onto: Card,
    },
    /// No card of the quilt goes on an empty waste.
    #[error("{card} does not go on an empty waste")]
    NotOnEmptyWaste {
        /// The card that should move.
        card: Card,
    },
    /// The card isn't a neighbour of the waste's top card in its suit.
    #[error("{card} does not go on {onto} on the waste")]
    NotOnWaste {
        /// The card that should move.
        card: Card,
        /// The waste's top card.
        onto: Card,
    },
    /// The card doesn't go on the card it should land on.
    #[error("{card} does not go on {onto}")]
    NotOnPile {
        /// The card that should move.
        card: Card,
        /// The card it should land on.
        onto: Card,
    },
    /// The game is played without transfers between foundations.
    #[error("foundation moves are off in this game")]
    TransfersOff,
    /// The suit's foundations haven't met.
    #[error("the foundations of {} have not met", _0.symbol())]
    NotMet(Suit),
    /// The base card of a foundation never leaves it.
    #[error("the base card of the {foundation:?} foundation of {} stays", suit.symbol())]
    BaseStays {
        /// The suit.
        suit: Suit,
        /// The foundation that shows its base.
        foundation: Foundation,
    },
    /// All shifts are used.
    #[error("no shift is left")]
    NoShiftsLeft,
    /// A shift is allowed only when no other move that counts is left.
    #[error("a move is left, and a shift is allowed only when stuck")]
    NotStuck,
    /// No pile holds two cards, so that a shift would change nothing.
    #[error("no pile has two cards to shift")]
    NothingToShift,
    /// Every card of the stock has been dealt.
    #[error("the stock is empty")]
    EmptyStock,
    /// The redeal is used.
    #[error("the redeal is used")]
    NoRedealsLeft,
    /// The waste is turned over only when the stock is empty.
    #[error("the stock is not empty")]
    StockNotEmpty,
    /// The waste has no card to be turned over.
    #[error("the waste is empty, and there is nothing to redeal")]
    NothingToRedeal,
    /// A redeal is allowed only when no other move that counts is left.
    #[error("a move is left, and a redeal is allowed only when stuck")]
    RedealNotStuck,
    /// No move has been played, or all were taken back.
    #[error("there is no move to undo")]
    NothingToUndo,
    /// No move was taken back since the last new one.
    #[error("there is no move to redo")]
    NothingToRedo,
}
