//! Daily races, as players are shown them.

use std::time::Duration;

use super::action::{Action, RaceAction};
use super::controls::{Button, Row, Style};
use super::screen::Screen;
use super::text::{self, Words};
use crate::cards::DealNumber;
use crate::day::Day;
use crate::rules::{Options, RaceId};

/// How many places of the day before a daily post lists.
pub const POSTED: usize = 5;

/// What anybody may know of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Its number.
    pub id: RaceId,
    /// Its day.
    pub day: Day,
    /// The game and its rule options.
    pub options: Options,
    /// Whether it is known that its deal can be won.
    pub proven: bool,
    /// When its day ends and the next race opens: seconds since 1970 UTC.
    pub ends_at: i64,
    /// Whether its day is over.
    pub over: bool,
    /// Its deal, once the race is final.
    pub deal: Option<DealNumber>,
    /// How many moves the shortest way known takes, once the race is final.
    pub par: Option<u32>,
}

/// Somebody's attempt at a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The id of whose it is.
    pub player: u64,
    /// Where it stands.
    pub standing: Standing,
    /// What it came to; `None` while it is open.
    pub score: Option<Score>,
}

/// Where an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// In this place, which equals share.
    Place(u32),
    /// Nowhere yet: it is open.
    Playing,
    /// Nowhere: Auto or a hint helped.
    Assisted,
}

/// What a closed attempt came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Whether the deal was won.
    pub won: bool,
    /// The cards home, of 104.
    pub home: u8,
    /// Every move, taken back or not, and every undo.
    pub moves: u32,
    /// From the first board to the last move.
    pub time: Duration,
}

/// A page of a race's standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The race.
    pub race: Race,
    /// The attempts of the page in their order.
    pub rows: Vec<Entrant>,
    /// The page, the first of which is 0.
    pub page: u32,
    /// How many pages there are.
    pub pages: u32,
    /// How many attempts are still open.
    pub playing: u32,
    /// The attempt of the player who asks.
    pub own: Option<Entrant>,
}

/// A player's own result, to be shown to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The race.
    pub race: Race,
    /// The id of the player.
    pub player: u64,
    /// The attempt; `None` if it was taken out of the standings.
    pub own: Option<Entrant>,
    /// How many attempts have a place so far.
    pub ranked: u32,
    /// Days in a row with a closed attempt.
    pub played: u32,
    /// Days in a row won without help.
    pub won: u32,
    /// The missed day that the freeze of the week saved.
    pub saved: Option<Day>,
}

/// What goes up when the day turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// The race that it announces.
    pub race: Race,
    /// The id of the role that it mentions.
    pub role: Option<u64>,
    /// The standings of the race before.
    pub before: Option<Standings>,
}

/// A page of standings, for the player alone.
pub fn standings(words: &Words, standings: &Standings) -> Screen {
    let race = standings.race.id;
    let turn = |key: &str, page: Option<u32>| {
        let enabled = page.is_some_and(|page| page < standings.pages);
        // A button that leads nowhere still needs an id that no other has.
        let page = page.unwrap_or(u32::MAX);
        let action = RaceAction::Page(race, page);
        button(words, key, action, Style::Secondary, enabled)
    };
    let mut buttons = Vec::new();
    if standings.pages > 1 {
        buttons.push(turn("button-page-back", standings.page.checked_sub(1)));
        buttons.push(turn("button-page-on", standings.page.checked_add(1)));
    }
    if !standings.race.over && standings.own.is_none() {
        buttons.push(play(words));
    }
    words_with(text::standings(words, standings), buttons)
}

/// A player's result, which tells nothing of the board.
pub fn card(words: &Words, card: &Card) -> Screen {
    words_with(text::result_card(words, card), Vec::new())
}

/// What goes up when the day turns.
pub fn post(words: &Words, post: &Post) -> Screen {
    let mut buttons = post_buttons(words, post.role.is_some());
    if let Some(before) = &post.before {
        let action = RaceAction::Standings(before.race.id);
        let key = "button-standings";
        buttons.push(button(words, key, action, Style::Secondary, true));
    }
    words_with(text::daily_post(words, post), buttons)
}

/// What is posted in a channel that is to have the daily post.
pub fn announcement(words: &Words, has_role: bool) -> Screen {
    let text = words.say("daily-announced", &[]);
    words_with(text, post_buttons(words, has_role))
}

/// The question whether to go on with the attempt at an earlier race or begin today's.
pub fn which_one(words: &Words, earlier: &Race, closes_at: i64) -> Screen {
    let go_on = RaceAction::Continue(earlier.id);
    let buttons = vec![
        button(words, "button-continue", go_on, Style::Primary, true),
        button(
            words,
            "button-begin",
            RaceAction::Begin,
            Style::Secondary,
            true,
        ),
    ];
    words_with(text::which_one(words, earlier, closes_at), buttons)
}

fn post_buttons(words: &Words, has_role: bool) -> Vec<Button> {
    let mut buttons = vec![play(words)];
    if has_role {
        let (key, action) = ("button-remind", RaceAction::Remind);
        buttons.push(button(words, key, action, Style::Secondary, true));
    }
    buttons
}

fn play(words: &Words) -> Button {
    button(words, "button-play", RaceAction::Play, Style::Primary, true)
}

/// A button that does something about a race.
pub(super) fn button(
    words: &Words,
    key: &str,
    action: RaceAction,
    style: Style,
    enabled: bool,
) -> Button {
    Button {
        id: Action::Race(action).custom_id(),
        label: words.say(key, &[]),
        style,
        enabled,
    }
}

fn words_with(text: String, buttons: Vec<Button>) -> Screen {
    Screen {
        text,
        picture: None,
        rows: if buttons.is_empty() {
            Vec::new()
        } else {
            vec![Row::Buttons(buttons)]
        },
    }
}
