//! What a player's games came to, as a player is shown it.

mod charts;
mod empty;
mod words;

use std::time::Duration;

use super::action::{Action, PageAction};
use super::controls::{Button, Row, Style};
use super::screen::{self, Drawing, Picture, Screen};
use super::text::Words;
use crate::rules::{GameKind, Options};

/// What a player's games came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    /// Whose they are.
    pub whose: Whose,
    /// The game they are of; `None` for all.
    pub game: Option<GameKind>,
    /// The games under each rule set.
    pub sets: Vec<(Options, Figures)>,
    /// All of them together.
    pub overall: Figures,
    /// The places in daily races that are final.
    pub races: RacePlaces,
    /// The unassisted games by cards home: how many cards, and in how many games.
    pub scores: Vec<(u8, u32)>,
    /// The unassisted games in the order they ended.
    pub course: Vec<Stretch>,
}

/// The places of a player in daily races.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RacePlaces {
    /// How many races.
    pub raced: u32,
    /// How many first, second and third places.
    pub podium: [u32; 3],
    /// The best place; `None` without one.
    pub best: Option<u32>,
}

/// Whose statistics are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of whoever asks.
    Own {
        /// Whether others aren't told them.
        hidden: bool,
    },
    /// Those of the Discord user of this id.
    Others(u64),
}

/// Some games of a player, added up. All but the last two counts are of unassisted games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many are over.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many of the last ones in a row were won.
    pub streak: u32,
    /// How many in a row were ever won.
    pub best_streak: u32,
    /// The fewest moves of a win.
    pub fewest_moves: Option<u32>,
    /// The shortest time of a win, from the deal to the last move.
    pub fastest: Option<Duration>,
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

impl Figures {
    /// These and those together, but for the streaks: they don't follow from their parts, and stay.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let least = |a: Option<_>, b: Option<_>| a.into_iter().chain(b).min();
        Self {
            played: self.played + other.played,
            won: self.won + other.won,
            fewest_moves: least(self.fewest_moves, other.fewest_moves),
            fastest: self.fastest.into_iter().chain(other.fastest).min(),
            home: self.home + other.home,
            best_home: self.best_home.max(other.best_home),
            undos: self.undos + other.undos,
            assisted: self.assisted + other.assisted,
            assisted_won: self.assisted_won + other.assisted_won,
            ..self
        }
    }
}

/// A stretch of time in which games ended. Times are milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// When the first of them ended.
    pub first: i64,
    /// When the last of them ended.
    pub last: i64,
    /// How many ended.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
}

/// The screen of statistics. Where there are none yet it says so, with a picture all the same.
pub fn screen(words: &Words, stats: &Stats) -> Screen {
    let picture = if stats.overall.played == 0 {
        empty::picture(words)
    } else {
        Picture {
            drawing: Drawing::Chart(charts::chart(words, stats)),
            alt: charts::alt(words, stats),
        }
    };
    let rows = match stats.whose {
        Whose::Own { hidden } => vec![Row::Buttons(vec![hide_button(words, stats.game, hidden)])],
        Whose::Others(_) => Vec::new(),
    };
    Screen {
        text: words::text(words, stats),
        picture: Some(picture),
        rows,
    }
}

/// What is answered who asks for the statistics of a player who hides them.
pub fn hidden(words: &Words, player: u64) -> Screen {
    screen::line(words.say("stats-hidden", &[words::mention(player)]))
}

fn hide_button(words: &Words, game: Option<GameKind>, hidden: bool) -> Button {
    let hide = !hidden;
    let key = if hide {
        "button-hide-stats"
    } else {
        "button-show-stats"
    };
    Button {
        id: Action::Page(PageAction::HideStats { hide, game }).custom_id(),
        label: words.say(key, &[]),
        style: Style::Secondary,
        enabled: true,
    }
}
