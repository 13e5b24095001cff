//! What a button or a menu does, to and from its custom id.
//!
//! Every custom id begins with the version of its form, and every one that was ever shipped decodes for ever:
//! `tests/golden/custom_ids.txt` only grows. Version 1, whose fields are parted by dots:
//!
//! | custom id | means |
//! |---|---|
//! | `1.g.GAME.SEQ.VERB` | something done to the board of a game as it was at SEQ |
//! | `1.g.GAME.SEQ.undos.MOVES` | take so many moves back |
//! | `1.g.GAME.SEQ.new.OPTIONS.DEAL` | give that game up and deal this one |
//! | `1.set-aside.GAME.OPTIONS.DEAL` | close a game that can't be continued, and deal this one |
//! | `1.deal.OPTIONS.DEAL` | play this deal oneself |
//! | `1.daily.VERB` | something about the daily race of the server it is pressed in |
//! | `1.race.RACE.VERB` | something about that race |
//! | `1.stats.KIND.hide`, `.show` | hide one's statistics or show them again; KIND `all` is every game |
//! | `1.history.latest` | list one's last games |
//! | `1.history.older.TIME.GAME`, `.newer…` | list those that ended before or after that one |
//! | `1.leaders.KIND.PERIOD.BY.PAGE` | show that page of the leaderboard of the server it is pressed in |
//! | `1.history.look` | look again at the game picked from the menu |
//!
//! DEAL is a number, `any` for one that is known to be winnable, or `unsure` for one drawn from all.
//!
//! The button Type moves and the form that it opens share `1.g.GAME.SEQ.type`; what was typed comes beside it.
//! A menu's value is a move in the notation, `card p7` (or another place in the notation) or `back`. OPTIONS is the
//! game's key and, behind a `-` if it has options, a letter each: `crescent-wfs` has all three on or strict, a `-`
//! stands for off, and `a` for a shift at any time; so `crazy-quilt-s` and `crazy-quilt-a`, and plain `waning-moon`.

mod board;
mod pages;
mod race;
#[cfg(test)]
mod tests;
mod wanted;

use std::str::FromStr;

use thiserror::Error;

pub use self::board::{Press, menu_id, menu_value};
pub use self::pages::{LOOK_ID, PageAction};
pub use self::race::RaceAction;
pub use self::wanted::{Wanted, WantedDeal};

use crate::rules::GameId;

/// The greatest length of a custom id, in characters, that Discord takes.
pub const LONGEST: usize = 100;

/// What a control asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something done to a board.
    Board {
        /// The game.
        game: GameId,
        /// The length of its log when the board was drawn.
        seq: u32,
        /// What is done.
        press: Press,
    },
    /// Close a game that can't be continued, and deal another.
    SetAside {
        /// The game that can't be continued.
        game: GameId,
        /// The game to deal.
        wanted: Wanted,
    },
    /// Play this deal.
    Deal(Wanted),
    /// Something about a daily race.
    Race(RaceAction),
    /// Something about a page that shows no board in play.
    Page(PageAction),
}

/// A custom id, or the value of a menu, that no version of the bot ever made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a control of this bot")]
pub struct UnknownControl(pub String);

impl Action {
    /// The custom id of a button that does this.
    pub fn custom_id(self) -> String {
        match self {
            Self::Board { game, seq, press } => format!("1.g.{game}.{seq}.{}", press.verb()),
            Self::SetAside { game, wanted } => format!("1.set-aside.{game}.{}", wanted.text()),
            Self::Deal(wanted) => format!("1.deal.{}", wanted.text()),
            Self::Race(action) => format!("1.{}", action.text()),
            Self::Page(action) => format!("1.{}", action.text()),
        }
    }

    /// Reads the custom id of a button, or of a menu with the value picked from it.
    ///
    /// # Errors
    /// If no version of the bot ever made such a control.
    pub fn decode(custom_id: &str, value: Option<&str>) -> Result<Self, UnknownControl> {
        let fields: Vec<&str> = custom_id.split('.').collect();
        let action = match (&fields[..], value) {
            (["1", "g", rest @ ..], value) => of_board(rest, value),
            (["1", "set-aside", game, options, deal], _) => set_aside(game, options, deal),
            (["1", "deal", options, deal], _) => Wanted::read(options, deal).map(Self::Deal),
            (["1", "stats" | "history" | "leaders", ..], value) => {
                PageAction::read(&fields[1..], value).map(Self::Page)
            }
            (["1", rest @ ..], None) => RaceAction::read(rest).map(Self::Race),
            _ => None,
        };
        action.ok_or_else(|| UnknownControl(custom_id.to_owned()))
    }
}

fn of_board(fields: &[&str], value: Option<&str>) -> Option<Action> {
    let [game, seq, verb @ ..] = fields else {
        return None;
    };
    Some(Action::Board {
        game: game_id(game)?,
        seq: number(seq)?,
        press: Press::read(verb, value)?,
    })
}

fn set_aside(game: &str, options: &str, deal: &str) -> Option<Action> {
    Some(Action::SetAside {
        game: game_id(game)?,
        wanted: Wanted::read(options, deal)?,
    })
}

fn game_id(text: &str) -> Option<GameId> {
    number(text).map(GameId).filter(|id| id.0 >= 0)
}

/// A number without sign, spaces or leading zeros, so that one number has one form.
fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse::<N>()
        .ok()
        .filter(|number| number.to_string() == text)
}
