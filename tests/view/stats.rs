//! Statistics, held by snapshots.

use std::time::Duration;

use insta::assert_snapshot;
use lunette::rules::{GameKind, Options};
use lunette::view::screen::{Drawing, Screen};
use lunette::view::stats::{self, Figures, RacePlaces, Stats, Stretch, Whose};
use lunette::view::text::Words;

use crate::page::page;

const DAY: i64 = 86_400_000;
/// 2026-11-30 at noon.
const NOON: i64 = 1_796_040_000_000;

fn figures(played: u32, won: u32) -> Figures {
    Figures {
        played,
        won,
        streak: 1,
        best_streak: 4,
        fewest_moves: (won > 0).then_some(98),
        fastest: (won > 0).then_some(Duration::from_secs(363)),
        home: u64::from(played) * 61 + 2,
        best_home: if won > 0 { 104 } else { 97 },
        undos: 37,
        assisted: 5,
        assisted_won: 3,
    }
}

/// Statistics of these rule sets.
fn of(whose: Whose, sets: Vec<(Options, Figures)>) -> Stats {
    let streaks = Figures {
        streak: 2,
        best_streak: 5,
        ..Figures::default()
    };
    let overall = sets.iter().fold(streaks, |sum, &(_, set)| sum.and(set));
    let stretch = |first: i64, last: i64, played, won| Stretch {
        first: NOON - first * DAY,
        last: NOON - last * DAY,
        played,
        won,
    };
    let (lost, won) = (overall.played - overall.won, overall.won);
    Stats {
        whose,
        game: None,
        sets,
        overall,
        races: RacePlaces {
            raced: 12,
            podium: [3, 2, 0],
            best: Some(1),
        },
        scores: vec![(12, lost / 2), (60, lost - lost / 2), (104, won)],
        course: vec![stretch(90, 60, lost, 0), stretch(20, 0, won, won)],
    }
}

fn some() -> Vec<(Options, Figures)> {
    vec![
        (Options::default_of(GameKind::WaningMoon), figures(3, 0)),
        (Options::default_of(GameKind::Crescent), figures(24, 10)),
    ]
}

fn shown(stats: &Stats) -> Screen {
    stats::screen(Words::english(), stats)
}

#[test]
fn ones_own_statistics_can_be_hidden() {
    let hidden = |hidden| page(&shown(&of(Whose::Own { hidden }, some())));
    assert_snapshot!([hidden(false), hidden(true)].join("\n\n"));
}

#[test]
fn another_players_statistics_have_no_controls() {
    let screen = shown(&of(Whose::Others(1_234), some()));
    assert!(screen.rows.is_empty());
    assert!(
        screen.text.starts_with("**Statistics of <@1234>**"),
        "{}",
        screen.text
    );
    let hidden = stats::hidden(Words::english(), 1_234);
    assert_eq!(hidden.text, "<@1234> keeps their statistics to themselves.");
    assert!(hidden.picture.is_none() && hidden.rows.is_empty());
}

#[test]
fn statistics_of_nothing_are_friendly() {
    let empty = |whose| Stats {
        races: RacePlaces::default(),
        ..of(whose, Vec::new())
    };
    let own = shown(&empty(Whose::Own { hidden: false }));
    let drawing = own.picture.as_ref().map(|picture| &picture.drawing);
    assert!(matches!(drawing, Some(Drawing::Board(_))));
    assert_snapshot!([page(&own), page(&shown(&empty(Whose::Others(7))))].join("\n\n"));
}

#[test]
fn games_with_help_alone_are_no_empty_statistics_and_have_no_chart() {
    let helped = Figures {
        assisted: 2,
        assisted_won: 1,
        ..Figures::default()
    };
    let sets = vec![(Options::default_of(GameKind::Crescent), helped)];
    let screen = shown(&of(Whose::Own { hidden: false }, sets));
    assert!(
        screen
            .text
            .contains("with help, counted apart: 2 played, 1 won"),
        "{}",
        screen.text
    );
    assert!(!screen.text.contains("No game of yours"), "{}", screen.text);
    let drawing = screen.picture.map(|picture| picture.drawing);
    assert!(matches!(drawing, Some(Drawing::Board(_))));
}

#[test]
fn a_share_is_rounded() {
    for (played, won, share) in [
        (3, 1, "33 %"),
        (3, 2, "67 %"),
        (8, 1, "13 %"),
        (200, 1, "1 %"),
        (1, 1, "100 %"),
        (7, 0, "0 %"),
    ] {
        let sets = vec![(
            Options::default_of(GameKind::Crescent),
            figures(played, won),
        )];
        let text = shown(&of(Whose::Own { hidden: false }, sets)).text;
        assert!(text.contains(&format!("won ({share})")), "{text}");
    }
}

#[test]
fn many_rule_sets_with_long_names_fit_a_message() {
    let many = |games: u32, streak, hours: u64| Figures {
        streak,
        best_streak: streak,
        fewest_moves: Some(999),
        fastest: Some(Duration::from_secs(hours * 3_600 - 1)),
        home: u64::from(games) * 99,
        undos: u64::from(games) * 100,
        assisted: games,
        assisted_won: games,
        ..figures(games, games)
    };
    let sets = |kinds: &[GameKind], figures| {
        let all = kinds.iter().flat_map(|&kind| Options::all_of(kind));
        let sets: Vec<_> = all.map(|options| (options, figures)).collect();
        shown(&of(Whose::Own { hidden: true }, sets))
    };
    let most = sets(&GameKind::ALL, many(100_000, 10_000, 24_000));
    assert!(most.text.chars().count() <= 2_000);
    assert!(
        most.text
            .ends_with("more rule sets: name a game to see them."),
        "{}",
        most.text
    );
    let alt = most.picture.expect("a chart").alt;
    assert!(alt.chars().count() < 1_024, "it isn't cut off: {alt}");
    // A thousand games under each rule set of one game are listed whole.
    let crescent = sets(&[GameKind::Crescent], many(999, 99, 24)).text;
    assert!(crescent.chars().count() <= 2_000);
    assert_eq!(crescent.matches("**Crescent ").count(), 8, "{crescent}");
}
