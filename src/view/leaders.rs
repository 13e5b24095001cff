//! A server's leaderboard, as a player is shown it.

use super::action::{Action, PageAction};
use super::controls::{Button, Row, Style};
use super::screen::Screen;
use super::text::{Words, count, fill, game_name};
use crate::rules::GameKind;

/// Which leaderboard of a server, and which page of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderPage {
    /// The game, or any.
    pub game: Option<GameKind>,
    /// The races that count.
    pub period: Period,
    /// What leads.
    pub by: LeadBy,
    /// The page, the first of which is 0.
    pub page: u32,
}

/// The races that a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// Those of this week, Monday to Sunday.
    Week,
    /// Those of this month.
    Month,
    /// Those of this year.
    Year,
    /// All.
    #[default]
    All,
}

impl Period {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Week, Self::Month, Self::Year, Self::All];

    /// The word that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Week => "week",
            Self::Month => "month",
            Self::Year => "year",
            Self::All => "all",
        }
    }
}

/// What leads on a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeadBy {
    /// Points.
    #[default]
    Points,
    /// Races won.
    Wins,
    /// Days in a row.
    Streak,
}

impl LeadBy {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Points, Self::Wins, Self::Streak];

    /// The word that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Wins => "wins",
            Self::Streak => "streak",
        }
    }
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaders {
    /// Which one.
    pub page: LeaderPage,
    /// How many pages there are.
    pub pages: u32,
    /// The players of the page, the first one first.
    pub rows: Vec<Leader>,
    /// Whoever asks, if they are on the leaderboard.
    pub own: Option<Leader>,
}

/// A player on a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leader {
    /// The place, which equals share.
    pub place: u32,
    /// The id of the Discord user.
    pub player: u64,
    /// Points by places.
    pub points: u32,
    /// Races won.
    pub wins: u32,
    /// Races taken part in.
    pub raced: u32,
    /// Days in a row with a closed attempt.
    pub streak: u32,
    /// Days won in a row.
    pub won_streak: u32,
}

/// The screen of a page. The place of whoever asks is always there.
pub fn screen(words: &Words, leaders: &Leaders) -> Screen {
    let mut lines = vec![title(words, leaders)];
    if leaders.rows.is_empty() {
        lines.push(words.say("leaders-none", &[]));
    }
    lines.extend(leaders.rows.iter().map(|row| leader(words, row)));
    lines.push(match &leaders.own {
        Some(own) => words.say("leaders-own", &[fill("row", leader(words, own))]),
        None => words.say("leaders-no-own", &[]),
    });
    Screen {
        text: lines.join("\n"),
        picture: None,
        rows: rows(words, leaders),
    }
}

fn title(words: &Words, leaders: &Leaders) -> String {
    let page = &leaders.page;
    let games = page.game.map_or_else(
        || words.say("leaders-all-games", &[]),
        |kind| game_name(words, kind),
    );
    let period = words.say(&format!("leaders-period-{}", page.period.key()), &[]);
    let by = words.say(&format!("leaders-by-{}", page.by.key()), &[]);
    let parts = [
        fill("games", games),
        fill("period", period),
        fill("by", by),
        fill("page", page.page + 1),
        fill("pages", leaders.pages),
    ];
    words.say("leaders-title", &parts)
}

fn leader(words: &Words, row: &Leader) -> String {
    let number = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let parts = [
        fill("place", row.place),
        fill("player", format!("<@{}>", row.player)),
        fill(
            "points",
            words.say("count-points", &[count("count", number(row.points))]),
        ),
        fill("wins", row.wins),
        fill(
            "raced",
            words.say("count-races", &[count("count", number(row.raced))]),
        ),
        fill("streak", row.streak),
        fill("won", row.won_streak),
    ];
    words.say("leaders-row", &parts)
}

/// The pages before and after, and what else there is: other periods, and other orders.
fn rows(words: &Words, leaders: &Leaders) -> Vec<Row> {
    let now = leaders.page;
    let turn = |key, by: i64| {
        let page = u32::try_from(i64::from(now.page) + by).ok();
        let page = page.filter(|&page| page < leaders.pages);
        // A page that isn't there has an id of its own all the same.
        let to = LeaderPage {
            page: page.unwrap_or(u32::MAX),
            ..now
        };
        button(words, key, to, page.is_some())
    };
    let periods = Period::ALL
        .into_iter()
        .filter(|&period| period != now.period);
    let periods = periods.map(|period| {
        let to = LeaderPage {
            period,
            page: 0,
            ..now
        };
        button(words, &format!("leaders-period-{}", period.key()), to, true)
    });
    let orders = LeadBy::ALL.into_iter().filter(|&by| by != now.by);
    let orders = orders.map(|by| {
        let to = LeaderPage { by, page: 0, ..now };
        button(words, &format!("leaders-by-{}", by.key()), to, true)
    });
    let mut rows = vec![
        Row::Buttons(periods.collect()),
        Row::Buttons(orders.collect()),
    ];
    if leaders.pages > 1 {
        let pages = vec![turn("button-page-before", -1), turn("button-page-after", 1)];
        rows.insert(0, Row::Buttons(pages));
    }
    rows
}

fn button(words: &Words, key: &str, to: LeaderPage, enabled: bool) -> Button {
    Button {
        id: Action::Page(PageAction::Leaders(to)).custom_id(),
        label: words.say(key, &[]),
        style: Style::Secondary,
        enabled,
    }
}
