//! Charts of statistics, and the picture of those that hold nothing yet.

use std::time::Duration;

use lunette::rules::{GameKind, Options};
use lunette::view::screen::{Drawing, Picture};
use lunette::view::stats::{self, Figures, RacePlaces, Stats, Stretch, Whose};
use lunette::view::text::Words;

use crate::golden;

/// 2026-03-12, and a day in milliseconds.
const START: i64 = 1_773_273_600_000;
const DAY: i64 = 86_400_000;

fn picture(scores: &[(u8, u32)], course: Vec<Stretch>) -> Picture {
    let played: u32 = scores.iter().map(|&(_, games)| games).sum();
    let won = scores
        .iter()
        .filter(|&&(score, _)| score == 104)
        .map(|&(_, games)| games)
        .sum();
    let home = scores
        .iter()
        .map(|&(score, games)| u64::from(score) * u64::from(games))
        .sum();
    let overall = Figures {
        played,
        won,
        fewest_moves: Some(98),
        fastest: Some(Duration::from_secs(363)),
        home,
        best_home: 104,
        ..Figures::default()
    };
    let stats = Stats {
        whose: Whose::Own { hidden: false },
        game: None,
        sets: vec![(Options::default_of(GameKind::Crescent), overall)],
        overall,
        races: RacePlaces::default(),
        scores: scores.to_vec(),
        course,
    };
    let screen = stats::screen(Words::english(), &stats);
    screen.picture.expect("statistics have a picture")
}

fn check(name: &str, picture: &Picture) {
    golden::check_drawing(name, &picture.drawing);
}

/// So many games in each of a row of stretches that end so many days apart, and how many were won.
fn course(days: i64, games: &[(u32, u32)]) -> Vec<Stretch> {
    let stretches = (1..).zip(games).map(|(nth, &(played, won))| Stretch {
        first: START + (nth - 1) * days * DAY,
        last: START + nth * days * DAY,
        played,
        won,
    });
    stretches.collect()
}

#[test]
fn some_months_of_games() {
    let scores = [
        (8, 1),
        (14, 2),
        (27, 3),
        (33, 2),
        (45, 5),
        (52, 4),
        (61, 6),
        (70, 3),
        (84, 4),
        (99, 1),
        (104, 17),
    ];
    let games = [
        (2, 0),
        (5, 1),
        (3, 0),
        (6, 2),
        (1, 1),
        (9, 4),
        (4, 3),
        (8, 2),
        (6, 3),
        (4, 1),
    ];
    check("chart-months", &picture(&scores, course(17, &games)));
}

#[test]
fn a_single_win() {
    let stretch = Stretch {
        first: START,
        last: START,
        played: 1,
        won: 1,
    };
    check("chart-single", &picture(&[(104, 1)], vec![stretch]));
}

#[test]
fn nothing_but_losses() {
    check(
        "chart-losses",
        &picture(&[(9, 2), (103, 1)], course(1, &[(1, 0), (0, 0), (2, 0)])),
    );
}

#[test]
fn years_of_games() {
    let scores: Vec<(u8, u32)> = (8..=104)
        .map(|score| (score, u32::from(score) * 11 % 97 + 3))
        .collect();
    let games: Vec<(u32, u32)> = (0..48)
        .map(|nth| (80 + nth * 7 % 45, nth * 13 % 31))
        .collect();
    check("chart-years", &picture(&scores, course(45, &games)));
}

#[test]
fn nothing_yet() {
    let empty = picture(&[], Vec::new());
    assert!(
        matches!(empty.drawing, Drawing::Board(_)),
        "a friendly picture"
    );
    check("chart-empty", &empty);
}
