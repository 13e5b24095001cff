//! Daily races: one a day and server, the same deal for everybody there.

mod attempt;
mod day;
mod draw;
mod leaderboard;
mod post;
mod settings;
mod standings;
mod upkeep;

pub use self::attempt::{Daily, ResultCard};
pub use self::day::{zone_name, zones};
pub use self::leaderboard::{Leaderboard, LeaderboardRequest};
pub use self::post::PostDue;
pub use self::settings::{Mention, Posts, SettingsChange, Setup};
pub use self::standings::Standings;

use crate::cards::DealNumber;
use crate::day::Day;
use crate::rules::{Options, RaceId};
use crate::store::{Race, UnixMillis};

pub use crate::store::{
    Entered, GameChoice, GuildId, Hide, Leader, LeaderBy, Period, Placed, Score, ServerSettings,
    Standing, Streak, Trouble,
};

/// What anybody may know of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceInfo {
    /// Its number.
    pub id: RaceId,
    /// The server whose it is.
    pub guild: GuildId,
    /// Its day, in its zone.
    pub day: Day,
    /// The zone by which it goes.
    pub zone: String,
    /// The game and its rule options.
    pub options: Options,
    /// Whether it is known that the deal can be won.
    pub proven: bool,
    /// When it opened.
    pub opens_at: UnixMillis,
    /// When its day ends and the next race opens.
    pub ends_at: UnixMillis,
    /// What was a secret, once the race is final.
    pub revealed: Option<Revealed>,
}

/// What is a secret until a race is final: its day over and its last attempt closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The deal.
    pub deal: DealNumber,
    /// How many moves the shortest way known takes.
    pub par: Option<u32>,
    /// That way, in the notation.
    pub line: Option<String>,
}

impl RaceInfo {
    /// Whether the standings can't change any more.
    pub const fn is_final(&self) -> bool {
        self.revealed.is_some()
    }

    fn of(race: &Race) -> Self {
        let drawn = &race.drawn;
        Self {
            id: race.id,
            guild: drawn.guild,
            day: drawn.day,
            zone: drawn.zone.clone(),
            options: drawn.options,
            proven: drawn.proven,
            opens_at: drawn.opens_at,
            ends_at: drawn.ends_at,
            revealed: race.finished_at.map(|_| Revealed {
                deal: drawn.deal,
                par: drawn.par,
                line: drawn.line.clone(),
            }),
        }
    }
}
