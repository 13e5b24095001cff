//! What is done about statistics, histories and leaderboards: pages that show no board in play.

use super::{game_id, number};
use crate::rules::{GameId, GameKind};
use crate::view::history::{Mark, Slice};
use crate::view::leaders::{LeadBy, LeaderPage, Period};

/// The custom id of the menu of games to look at again.
pub const LOOK_ID: &str = "1.history.look";

/// Something about a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageAction {
    /// Keep one's statistics to oneself from now on, or don't any more, and show those of this game or of all.
    HideStats {
        /// Whether to.
        hide: bool,
        /// The game whose statistics are shown; `None` for all.
        game: Option<GameKind>,
    },
    /// List some of one's last games.
    History(Slice),
    /// Look at this game of one's own again.
    Look(GameId),
    /// Show a page of the leaderboard of the server that it is pressed in.
    Leaders(LeaderPage),
}

impl PageAction {
    /// What stands behind the version in the custom id of this. A game to look at again stands beside it.
    pub(super) fn text(self) -> String {
        let mark = |Mark { at, id }| format!("{at}.{id}");
        match self {
            Self::HideStats { hide, game } => {
                let verb = if hide { "hide" } else { "show" };
                format!("stats.{}.{verb}", game.map_or("all", GameKind::key))
            }
            Self::History(Slice::Latest) => "history.latest".to_owned(),
            Self::History(Slice::OlderThan(from)) => format!("history.older.{}", mark(from)),
            Self::History(Slice::NewerThan(from)) => format!("history.newer.{}", mark(from)),
            Self::Look(_) => "history.look".to_owned(),
            Self::Leaders(leaders) => {
                let game = leaders.game.map_or("all", GameKind::key);
                let (period, by) = (leaders.period.key(), leaders.by.key());
                format!("leaders.{game}.{period}.{by}.{}", leaders.page)
            }
        }
    }

    /// Reads the fields of a [`text`](Self::text), and the value picked from a menu.
    pub(super) fn read(fields: &[&str], value: Option<&str>) -> Option<Self> {
        let hide_stats = |hide, game| {
            Some(Self::HideStats {
                hide,
                game: which(game).ok()?,
            })
        };
        match (fields, value) {
            (["stats", game, "hide"], None) => hide_stats(true, game),
            (["stats", game, "show"], None) => hide_stats(false, game),
            (["history", "latest"], None) => Some(Self::History(Slice::Latest)),
            (["history", "older", at, id], None) => {
                mark(at, id).map(Slice::OlderThan).map(Self::History)
            }
            (["history", "newer", at, id], None) => {
                mark(at, id).map(Slice::NewerThan).map(Self::History)
            }
            (["history", "look"], Some(game)) => game_id(game).map(Self::Look),
            (["leaders", game, period, by, page], None) => leaders(game, period, by, page),
            _ => None,
        }
    }
}

/// A word is neither a game nor `all`.
struct NoGame;

/// One game or all of them.
fn which(text: &str) -> Result<Option<GameKind>, NoGame> {
    match GameKind::from_key(text) {
        None if text == "all" => Ok(None),
        None => Err(NoGame),
        kind => Ok(kind),
    }
}

fn leaders(game: &str, period: &str, by: &str, page: &str) -> Option<PageAction> {
    let (mut periods, mut orders) = (Period::ALL.into_iter(), LeadBy::ALL.into_iter());
    Some(PageAction::Leaders(LeaderPage {
        game: which(game).ok()?,
        period: periods.find(|known| known.key() == period)?,
        by: orders.find(|known| known.key() == by)?,
        page: number(page)?,
    }))
}

fn mark(at: &str, id: &str) -> Option<Mark> {
    Some(Mark {
        at: number(at)?,
        id: game_id(id)?,
    })
}
