//! What the sums of a player's games are.

use crate::rules::Options;
use crate::store::UnixMillis;

/// What a player's games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerStats {
    /// The games under each rule set.
    pub tallies: Vec<Tally>,
    /// The runs of wins among all of them.
    pub streak: Run,
    /// The unassisted games by cards home: how many cards, and in how many games.
    pub scores: Vec<(u8, u32)>,
    /// The unassisted games in the order they ended, some stretches of time.
    pub course: Vec<Stretch>,
    /// The races that are final, of whatever server.
    pub races: RacePlaces,
}

/// The places of a player in daily races that are final.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RacePlaces {
    /// How many races.
    pub raced: u32,
    /// How many first, second and third places.
    pub podium: [u32; 3],
    /// The best place; `None` without one.
    pub best: Option<u32>,
}

/// The games under one rule set. All but the last two counts are of unassisted games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The rule set.
    pub options: Options,
    /// How many are over.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// The runs of wins.
    pub streak: Run,
    /// The fewest moves of a win.
    pub fewest_moves: Option<u32>,
    /// The shortest time from the deal to the last move of a win, in milliseconds.
    pub fastest: Option<i64>,
    /// The cards home, added up.
    pub home: u64,
    /// The most cards home in one game.
    pub best_home: u8,
    /// The undos, added up.
    pub undos: u64,
    /// How many that Auto or a hint had a hand in are over.
    pub assisted: u32,
    /// How many of those were won.
    pub assisted_won: u32,
}

/// Wins in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Up to the last game.
    pub now: u32,
    /// The longest ever.
    pub best: u32,
}

/// A stretch of time in which games ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// When the first of them ended.
    pub first: UnixMillis,
    /// When the last of them ended.
    pub last: UnixMillis,
    /// How many ended.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
}
