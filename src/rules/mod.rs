//! The rules of the games: what is true now, and what may happen next.
//!
//! Pure: no IO, no clock, no randomness but a deal's own. A failed move leaves everything as it was.

pub mod crescent;
pub mod foundations;
pub mod moves;
pub mod options;
pub mod record;

use thiserror::Error;

pub use self::foundations::Foundation;
pub use self::moves::{Move, PileNo};
pub use self::options::Options;
pub use self::record::{Entry, Game, GameId, Outcome, Record};

use self::crescent::Crescent;
use crate::cards::{Card, DealNumber, Rank, Suit};

/// The version of the rules. It is stored with a game, and grows whenever a log could replay to another position.
pub const RULES_VERSION: u32 = 1;

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Crescent.
    Crescent,
}

impl GameKind {
    /// Every game, in the order players see them.
    pub const ALL: [Self; 1] = [Self::Crescent];

    /// The word that names it in commands, in the store and in custom ids.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Crescent => "crescent",
        }
    }

    /// The game of this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// How a table stands by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// A move that counts, or a shift, is left.
    Playing,
    /// Every foundation is complete.
    Won,
    /// Nothing that counts is left.
    Lost,
}

/// A position of any of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// A position of Crescent.
    Crescent(Crescent),
}

impl Table {
    /// The deal of this number under these options.
    pub fn deal(options: Options, number: DealNumber) -> Self {
        match options {
            Options::Crescent(options) => Self::Crescent(Crescent::deal(options, number)),
        }
    }

    /// Whether the game is won, lost by rule, or goes on.
    pub fn status(&self) -> Status {
        match self {
            Self::Crescent(table) => table.status(),
        }
    }

    /// How many of the 104 cards are on the foundations.
    pub fn score(&self) -> u8 {
        match self {
            Self::Crescent(table) => table.foundations().cards_home(),
        }
    }

    /// Every legal move, those to the foundations first.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self {
            Self::Crescent(table) => table.legal_moves(),
        }
    }

    /// Whether the move can be played.
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        match self {
            Self::Crescent(table) => table.check(mv),
        }
    }

    /// Plays the move. A refused one leaves the table as it was.
    ///
    /// # Errors
    /// The reason why it can't be played.
    ///
    /// ```
    /// use lunette::cards::DealNumber;
    /// use lunette::rules::{GameKind, Options, Table};
    /// let deal = DealNumber::new(7).expect("7 is below 2⁶³");
    /// let mut table = Table::deal(Options::default_of(GameKind::Crescent), deal);
    /// let first = table.legal_moves()[0];
    /// assert_eq!(table.play(first), Ok(()));
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, without checking it again.
    pub(crate) fn apply(&mut self, mv: Move) {
        match self {
            Self::Crescent(table) => table.apply(mv),
        }
    }
}

/// Why a well-formed move, undo, redo or surrender can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game has no pile of this number.
    #[error("there is no pile {0}")]
    NoSuchPile(PileNo),
    /// The pile a card should leave is empty.
    #[error("pile {0} is empty")]
    EmptyPile(PileNo),
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
    /// No move has been played, or all were taken back.
    #[error("there is no move to undo")]
    NothingToUndo,
    /// No move was taken back since the last new one.
    #[error("there is no move to redo")]
    NothingToRedo,
}
