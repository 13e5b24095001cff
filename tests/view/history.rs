//! Histories, held by snapshots.

use insta::assert_snapshot;
use lunette::cards::DealNumber;
use lunette::day::Day;
use lunette::rules::{GameId, GameKind, Options, Outcome};
use lunette::view::controls::Row;
use lunette::view::history::{self, History, Mark, PAGE, PastGame, PastRace};
use lunette::view::text::Words;

use crate::boards::{given_up, won};
use crate::page::page;

const DAY: i64 = 86_400_000;
/// 2026-11-30 at noon.
const NOON: i64 = 1_796_040_000_000;

fn past(number: i64, outcome: Outcome, race: Option<PastRace>, deal: Option<u64>) -> PastGame {
    PastGame {
        mark: Mark {
            at: NOON - number * DAY,
            id: GameId(number),
        },
        options: Options::default_of(GameKind::Crescent),
        race,
        deal: deal.and_then(DealNumber::new),
        outcome,
        home: 50,
        moves: 1,
    }
}

#[test]
fn a_history_lists_games_and_keeps_the_deals_of_races() {
    let day: Day = "2026-11-29".parse().expect("a day");
    let history = History {
        games: vec![
            past(1, Outcome::Won, None, Some(7)),
            past(2, Outcome::Lost, Some(PastRace::Attempt(day)), None),
            past(3, Outcome::GivenUp, Some(PastRace::Practice(day)), Some(8)),
            past(4, Outcome::Playing, None, Some(9)),
        ],
        newer: false,
        older: true,
    };
    assert_snapshot!(page(&history::screen(Words::english(), &history)));
    let nothing = history::screen(Words::english(), &History::default());
    assert_eq!(
        nothing.text,
        "No game of yours is over yet. Use /play to begin one."
    );
    assert!(nothing.rows.is_empty());
}

#[test]
fn an_attempt_that_was_not_won_was_banked_or_had_its_day() {
    let day: Day = "2026-11-29".parse().expect("a day");
    let text = |outcome, race| {
        let history = History {
            games: vec![past(1, outcome, race, None)],
            ..History::default()
        };
        history::screen(Words::english(), &history).text
    };
    let attempt = Some(PastRace::Attempt(day));
    for (outcome, race, expect) in [
        (Outcome::GivenUp, attempt, "**banked**"),
        (Outcome::Playing, attempt, "**closed**"),
        (Outcome::Lost, attempt, "**lost**"),
        (Outcome::GivenUp, None, "**given up**"),
        (Outcome::Playing, None, "**set aside**"),
    ] {
        let text = text(outcome, race);
        assert!(text.contains(expect), "{text}");
    }
}

#[test]
fn the_longest_history_fits_a_message() {
    let all = Options::all_of(GameKind::Crescent);
    let longest = all
        .into_iter()
        .max_by_key(|options| options.to_string().len());
    let game = |number| PastGame {
        options: longest.expect("there are some"),
        home: 104,
        moves: 9_999,
        ..past(number, Outcome::GivenUp, None, Some(DealNumber::MAX.get()))
    };
    let history = History {
        games: (0..).map(game).take(PAGE).collect(),
        newer: true,
        older: true,
    };
    let screen = history::screen(Words::english(), &history);
    assert!(
        screen.text.chars().count() <= 2_000,
        "{}",
        screen.text.chars().count()
    );
    let Row::Menu(menu) = &screen.rows[0] else {
        panic!("a menu")
    };
    assert!(
        menu.choices
            .iter()
            .all(|choice| choice.label.chars().count() <= 100)
    );
}

#[test]
fn a_game_that_is_looked_at_again_can_only_be_dealt_again() {
    for board in [won(), given_up()] {
        let looked = history::look(Words::english(), &board);
        assert!(looked.picture.is_some());
        let [Row::Buttons(buttons)] = &looked.rows[..] else {
            panic!("one row: {:?}", looked.rows)
        };
        let ids: Vec<&str> = buttons.iter().map(|button| button.id.as_str()).collect();
        let deal = board.origin.deal().expect("it is casual");
        assert_eq!(ids.len(), 1);
        assert!(ids[0].starts_with("1.deal.crescent-") && ids[0].ends_with(&format!(".{deal}")));
    }
}
