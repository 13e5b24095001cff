//! A player's last games, as the player is shown them.

use super::action::{Action, LOOK_ID, PageAction, Wanted, WantedDeal};
use super::board::Board;
use super::controls::{self, Button, Choice, Menu, Row, Style};
use super::screen::{self, Face, Screen};
use super::text::{Words, count, day, fill, full_name};
use crate::cards::DealNumber;
use crate::day::Day;
use crate::rules::{GameId, Options, Outcome};

/// How many games a page lists.
pub const PAGE: usize = 10;
/// The most characters of a menu's entry that Discord takes.
const LONGEST_LABEL: usize = 100;

/// A game's place among those of its player, by when they ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When it ended, in milliseconds since 1970 UTC.
    pub at: i64,
    /// The game.
    pub id: GameId,
}

/// Which of a player's games to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slice {
    /// The last ones.
    Latest,
    /// Those that ended before this one.
    OlderThan(Mark),
    /// Those that ended after this one.
    NewerThan(Mark),
}

/// Some of a player's games, the last one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The games, [`PAGE`] at most.
    pub games: Vec<PastGame>,
    /// Whether there are later ones.
    pub newer: bool,
    /// Whether there are earlier ones.
    pub older: bool,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// Its place among the others.
    pub mark: Mark,
    /// The game and its rule options.
    pub options: Options,
    /// The daily race that it belongs to, if it belongs to one.
    pub race: Option<PastRace>,
    /// Its deal; `None` while that is a secret.
    pub deal: Option<DealNumber>,
    /// How it ended.
    pub outcome: Outcome,
    /// The cards on the foundations.
    pub home: u8,
    /// The moves that count.
    pub moves: u32,
}

/// What a game was to a daily race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastRace {
    /// The attempt at the one of this day.
    Attempt(Day),
    /// Practice on its deal.
    Practice(Day),
}

/// The screen of some last games.
pub fn screen(words: &Words, history: &History) -> Screen {
    let Some(last) = history.games.last() else {
        return screen::line(words.say("history-none", &[]));
    };
    let lines = history.games.iter().map(|game| line(words, game));
    let title = words.say("history-title", &[]);
    let text: Vec<String> = std::iter::once(title).chain(lines).collect();
    let turn = |key, slice, enabled| Button {
        id: Action::Page(PageAction::History(slice)).custom_id(),
        label: words.say(key, &[]),
        style: Style::Secondary,
        enabled,
    };
    let newer = Slice::NewerThan(history.games[0].mark);
    let older = Slice::OlderThan(last.mark);
    Screen {
        text: text.join("\n"),
        picture: None,
        rows: vec![
            Row::Menu(menu(words, history)),
            Row::Buttons(vec![
                turn("button-newer", newer, history.newer),
                turn("button-older", older, history.older),
            ]),
        ],
    }
}

/// The screen of a game that is looked at again: its last board, and a button that deals it anew, unless its deal is a
/// secret.
pub fn look(words: &Words, board: &Board) -> Screen {
    let again = board.origin.deal().map(|deal| {
        let action = Action::Deal(Wanted {
            options: board.options,
            deal: WantedDeal::Number(deal),
        });
        controls::single(words, "button-same-deal", action)
    });
    Screen {
        rows: again.unwrap_or_default(),
        ..screen::board(words, board, Face::Play(None))
    }
}

fn line(words: &Words, game: &PastGame) -> String {
    let when = format!("<t:{}:R>", game.mark.at.div_euclid(1_000));
    let moves = usize::try_from(game.moves).unwrap_or(usize::MAX);
    words.say(
        "history-line",
        &[
            fill("name", name(words, game)),
            fill("standing", standing(words, game)),
            fill("home", game.home),
            fill("moves", words.say("count-moves", &[count("count", moves)])),
            fill("when", when),
        ],
    )
}

/// What is listed of a game as its name: its rules, its race, and its deal unless that is a secret.
fn name(words: &Words, game: &PastGame) -> String {
    let name = full_name(words, game.options);
    let named = |key, on| {
        let day = fill("day", day(words, on));
        words.say(key, &[fill("name", &name), day])
    };
    let name = match game.race {
        Some(PastRace::Attempt(on)) => named("history-race", on),
        Some(PastRace::Practice(on)) => named("history-practice", on),
        None => name,
    };
    match game.deal {
        Some(deal) => words.say("wanted-deal", &[fill("name", name), fill("deal", deal)]),
        None => name,
    }
}

/// A game that is over without having ended was set aside, and an attempt at a race had its 24 hours.
fn standing(words: &Words, game: &PastGame) -> String {
    let attempt = matches!(game.race, Some(PastRace::Attempt(_)));
    match game.outcome {
        Outcome::GivenUp if attempt => words.say("standing-banked", &[]),
        Outcome::Playing if attempt => words.say("standing-closed", &[]),
        Outcome::Playing => words.say("history-set-aside", &[]),
        outcome => words.say(&format!("standing-{}", outcome.key()), &[]),
    }
}

fn menu(words: &Words, history: &History) -> Menu {
    let choice = |game: &PastGame| Choice {
        label: name(words, game).chars().take(LONGEST_LABEL).collect(),
        detail: Some(words.say(
            "history-choice",
            &[
                fill("standing", standing(words, game)),
                fill("home", game.home),
            ],
        )),
        value: game.mark.id.to_string(),
    };
    Menu {
        id: LOOK_ID.to_owned(),
        placeholder: words.say("history-look", &[]),
        choices: history.games.iter().map(choice).collect(),
    }
}
