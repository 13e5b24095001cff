//! A game as a player is shown it.

use std::time::Duration;

use crate::cards::DealNumber;
use crate::day::Day;
use crate::rules::{Game, GameId, Move, Options, RaceId};
use crate::view::action::Wanted;
use crate::view::scene::Layout;
use crate::view::typed::Stop;

/// A game with what its board says about it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The game's number.
    pub id: GameId,
    /// How many entries its log has, which every control of the board carries.
    pub seq: u32,
    /// The game and its rule options.
    pub options: Options,
    /// What it was dealt for.
    pub origin: Origin,
    /// How many moves the line has that is known to win the deal, if one is.
    pub par: Option<u32>,
    /// Whether the log is closed: won, given up, or another game was dealt in its place.
    pub closed: bool,
    /// How its table is laid out.
    pub layout: Layout,
    /// From the deal to the last entry.
    pub time: Duration,
    /// The game.
    pub game: Game,
}

/// What a game was dealt for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// For itself: a casual game of this deal.
    Casual(DealNumber),
    /// For a daily race: the player's one ranked attempt.
    Attempt(RaceGame),
    /// For practice on a daily race's deal.
    Practice(RaceGame),
}

impl Origin {
    /// The daily race that the game belongs to, if it isn't casual.
    pub const fn race(self) -> Option<RaceGame> {
        match self {
            Self::Casual(_) => None,
            Self::Attempt(race) | Self::Practice(race) => Some(race),
        }
    }

    /// The deal, where the player may know its number.
    pub const fn deal(self) -> Option<DealNumber> {
        match self {
            Self::Casual(deal) => Some(deal),
            Self::Attempt(race) | Self::Practice(race) => race.deal,
        }
    }
}

/// A game of a daily race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaceGame {
    /// The race.
    pub race: RaceId,
    /// Its day.
    pub day: Day,
    /// Its deal, once the race is final. Before, nobody is told.
    pub deal: Option<DealNumber>,
    /// Whether it is known that the deal can be won.
    pub proven: bool,
    /// When an attempt is closed at the latest: seconds since 1970 UTC.
    pub closes_at: i64,
    /// What the race counts as moves so far.
    pub race_moves: u32,
    /// Whether Auto or a hint helped, so that the attempt is unranked.
    pub assisted: bool,
}

/// A line over a board, about what just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The board that was clicked was out of date.
    OutOfDate,
    /// The game that was clicked is over.
    Finished,
    /// Auto played the last move.
    AutoPlayed,
    /// This move is the one that Auto would play. It wears the gold rings while that is said.
    Hint(Move),
    /// A hint was asked for, and the position can't be won any more.
    HintLost,
    /// A new game was asked for, and this one is open.
    StillOpen,
    /// A deal that is known to be winnable was asked for, and none was at hand: this one may not be.
    NotKnown,
    /// The game went on while moves were typed, and none of them was played.
    TypedTooLate,
    /// This many typed moves were played.
    TypedPlayed(usize),
    /// Typed moves were played up to one that can't be.
    TypedStopped(Box<Stop>),
}

/// A question in place of the controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to give the game up for another.
    New(Wanted),
    /// Whether to give up.
    GiveUp,
    /// Whether to give up a game that is lost, by rule or as was proven.
    Concede,
    /// Whether to close an attempt at a daily race with the cards home that there are.
    Bank,
    /// Whether Auto may play in an attempt at a daily race, which makes it unranked.
    AutoUnranked,
    /// Whether a hint may be given in an attempt at a daily race, which makes it unranked.
    HintUnranked,
}

/// What is known of a game's chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chances {
    /// The position can be won.
    Open,
    /// It is proven that it can't.
    Lost(Option<Way>),
    /// Neither was found.
    Unknown,
    /// Cards lie face down that the player doesn't know.
    FaceDown,
}

/// The way back to a position that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// How many moves are to be taken back.
    pub undos: usize,
    /// Whether it is proven that no later position can be won.
    pub last: bool,
}
