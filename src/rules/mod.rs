//! The rules of the games: what is true now, and what may happen next.
//!
//! Pure: no IO, no clock, no randomness but a deal's own. A failed move leaves everything as it was.

pub mod crazy_quilt;
pub mod crescent;
mod finish;
pub mod foundations;
pub mod illegal;
pub mod line;
pub mod moves;
pub mod options;
pub mod places;
pub mod record;
pub mod sets;
pub mod stock;
pub mod waning_moon;

pub use self::finish::plain_finish;
pub use self::foundations::Foundation;
pub use self::illegal::Illegal;
pub use self::line::Line;
pub use self::moves::Move;
pub use self::options::Options;
pub use self::places::{Cell, PileNo, Place};
pub use self::record::{Entry, Game, GameId, Outcome, RaceId, Record};
pub use self::sets::RuleSet;

use self::crazy_quilt::CrazyQuilt;
use self::crescent::Crescent;
use self::foundations::Foundations;
use self::waning_moon::WaningMoon;
use crate::cards::{Card, DealNumber};

/// The version of the rules. It is stored with a game, and grows whenever a log could replay to another position.
pub const RULES_VERSION: u32 = 1;

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Crescent.
    Crescent,
    /// Waning Moon.
    WaningMoon,
    /// Crazy Quilt.
    CrazyQuilt,
}

impl GameKind {
    /// Every game, in the order players see them.
    pub const ALL: [Self; 3] = [Self::Crescent, Self::WaningMoon, Self::CrazyQuilt];

    /// The word that names it in commands, in the store, in custom ids and as the salt of its deals.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Crescent => "crescent",
            Self::WaningMoon => "waning-moon",
            Self::CrazyQuilt => "crazy-quilt",
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
    /// A move that counts, a deal, a shift or a redeal is left.
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
    /// A position of Waning Moon.
    WaningMoon(WaningMoon),
    /// A position of Crazy Quilt.
    CrazyQuilt(CrazyQuilt),
}

/// Asks the same of whichever game it is.
macro_rules! each {
    ($table:expr, $game:ident => $answer:expr) => {
        match $table {
            Table::Crescent($game) => $answer,
            Table::WaningMoon($game) => $answer,
            Table::CrazyQuilt($game) => $answer,
        }
    };
}

impl Table {
    /// The deal of this number under these options.
    pub fn deal(options: Options, number: DealNumber) -> Self {
        match options {
            Options::Crescent(options) => Self::Crescent(Crescent::deal(options, number)),
            Options::WaningMoon(_) => Self::WaningMoon(WaningMoon::deal(number)),
            Options::CrazyQuilt(options) => Self::CrazyQuilt(CrazyQuilt::deal(options, number)),
        }
    }

    /// The game it is a position of.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Crescent(_) => GameKind::Crescent,
            Self::WaningMoon(_) => GameKind::WaningMoon,
            Self::CrazyQuilt(_) => GameKind::CrazyQuilt,
        }
    }

    /// Whether the game is won, lost by rule, or goes on.
    pub fn status(&self) -> Status {
        each!(self, table => table.status())
    }

    /// How many of the 104 cards are on the foundations.
    pub fn score(&self) -> u8 {
        each!(self, table => table.foundations().cards_home())
    }

    /// The card in play at a place: the top card of a pile or of the waste, or the card in a cell, available or not.
    /// `None` where none lies, or where the game has no such place.
    pub fn card_at(&self, place: Place) -> Option<Card> {
        each!(self, table => table.card_at(place))
    }

    /// The ace and king foundations; `None` in Waning Moon, whose foundations all build up from the ace.
    pub const fn foundations(&self) -> Option<&Foundations> {
        match self {
            Self::Crescent(table) => Some(table.foundations()),
            Self::CrazyQuilt(table) => Some(table.foundations()),
            Self::WaningMoon(_) => None,
        }
    }

    /// The places whose card is free to move if it fits somewhere, each with its card.
    pub fn exposed(&self) -> Vec<(Place, Card)> {
        each!(self, table => table.exposed().collect())
    }

    /// Whether no card lies face down that the player doesn't know.
    pub const fn is_known(&self) -> bool {
        match self {
            Self::Crescent(_) => true,
            Self::WaningMoon(table) => table.stock_len() == 0,
            Self::CrazyQuilt(table) => table.stock_len() == 0 || table.redeals_left() == 0,
        }
    }

    /// Every legal move, those to the foundations first.
    pub fn legal_moves(&self) -> Vec<Move> {
        each!(self, table => table.legal_moves())
    }

    /// The legal moves that a player is offered: none that changes nothing, and of several that lead to positions
    /// that differ in nothing but which pile is empty, the first. In Crescent and Crazy Quilt they are all.
    pub fn offered_moves(&self) -> Vec<Move> {
        match self {
            Self::WaningMoon(table) => table.offered_moves(),
            Self::Crescent(_) | Self::CrazyQuilt(_) => self.legal_moves(),
        }
    }

    /// A legal move of a card that counts: one that keeps a game alive, and keeps a shift or redeal that is allowed
    /// only when stuck from being allowed. A transfer counts only if its suit has a card to free.
    pub fn counting_move(&self) -> Option<Move> {
        let exposed = self.exposed();
        let counts = |mv: &Move| match *mv {
            Move::Transfer { suit, .. } => exposed.iter().any(|(_, card)| card.suit == suit),
            Move::Home { .. } | Move::Up { .. } | Move::Build { .. } => true,
            Move::Shift | Move::Deal | Move::Redeal => false,
        };
        self.offered_moves().into_iter().find(counts)
    }

    /// Whether the move turns up a card that the player doesn't know: a deal, unless the stock was redealt.
    pub fn turns_up_unknown(&self, mv: Move) -> bool {
        match self {
            Self::Crescent(_) => false,
            Self::WaningMoon(_) => mv == Move::Deal,
            Self::CrazyQuilt(table) => mv == Move::Deal && table.known_stock().is_none(),
        }
    }

    /// Whether the move can be played.
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        each!(self, table => table.check(mv))
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
        each!(self, table => table.apply(mv));
    }
}
