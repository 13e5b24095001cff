//! What the store takes and gives.

use std::fmt;

use crate::cards::DealNumber;
use crate::rules::{Entry, Game, GameId, Options, Outcome, RaceId, Record};

/// A player: the id of a Discord user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerId(pub u64);

impl PlayerId {
    /// Discord's ids stay below 2⁶³ until the year 2084.
    pub(super) const fn column(self) -> i64 {
        self.0.cast_signed()
    }
}

/// A point in time: milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixMillis(pub i64);

impl fmt::Display for UnixMillis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who chose an entry of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayedBy {
    /// The player.
    Player,
    /// Auto, on the player's wish. The game then counts as assisted.
    Auto,
}

impl PlayedBy {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Auto => "auto",
        }
    }

    /// The one of this key.
    pub fn from_key(key: &str) -> Option<Self> {
        let all = [Self::Player, Self::Auto];
        all.into_iter().find(|known| known.key() == key)
    }
}

/// What a game counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Nothing but itself.
    Casual,
    /// The player's one ranked attempt at a daily race.
    Attempt,
    /// Practice on a daily race's deal.
    Practice,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 3] = [Self::Casual, Self::Attempt, Self::Practice];

    /// The word that names it in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Casual => "casual",
            Self::Attempt => "attempt",
            Self::Practice => "practice",
        }
    }
}

/// A game as its row holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// Whose it is.
    pub player: PlayerId,
    /// What it counts for.
    pub role: Role,
    /// The daily race that it belongs to, unless it is casual.
    pub race: Option<RaceId>,
    /// The game and its rule options.
    pub options: Options,
    /// Its deal.
    pub deal: DealNumber,
    /// The name of the layout its table is shown in.
    pub layout: String,
    /// The version of the rules it was begun under.
    pub rules_version: u32,
    /// How many entries its log has: the seq of the next one.
    pub length: u32,
    /// How it stands, by the rules it was begun under.
    pub outcome: Outcome,
    /// The cards on the foundations, of 104.
    pub score: u8,
    /// The moves that count.
    pub moves: u32,
    /// How many times a move was taken back.
    pub undos: u32,
    /// The entries that Auto played, and the hints.
    pub assisted: u32,
    /// What a race counts as moves: every move of the log, taken back or not, and every undo.
    pub race_moves: u32,
    /// When the last move was played: a new one, not one played again after an undo.
    pub moved_at: Option<UnixMillis>,
    /// How many moves the line has that was known to win its deal when it began, if one was.
    pub par: Option<u32>,
    /// When it was dealt.
    pub started_at: UnixMillis,
    /// When the last entry was added, or when it was dealt.
    pub touched_at: UnixMillis,
    /// When the log was closed for good.
    pub closed_at: Option<UnixMillis>,
}

impl StoredGame {
    /// The deal and the log together.
    pub const fn record(&self, entries: Vec<Entry>) -> Record {
        Record {
            options: self.options,
            deal: self.deal,
            entries,
        }
    }
}

/// A game to be begun.
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// Whose it is.
    pub player: PlayerId,
    /// The game and its rule options.
    pub options: Options,
    /// Its deal.
    pub deal: DealNumber,
    /// Whether it gets a deal of the pool instead, if there is one.
    pub from_pool: bool,
    /// The name of the layout; `None` for that of the player's latest game of this kind.
    pub layout: Option<&'static str>,
}

/// An entry to be added to a log, with the game that it leads to.
#[derive(Clone, Copy, Debug)]
pub struct NewEntry<'a> {
    /// The game whose log grows.
    pub game: GameId,
    /// The place in the log that it takes.
    pub seq: u32,
    /// The entry.
    pub entry: Entry,
    /// Who chose it.
    pub played_by: PlayedBy,
    /// The game after it, from which the derived columns are taken.
    pub after: &'a Game,
}
