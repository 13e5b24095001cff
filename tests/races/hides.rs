//! Attempts that are taken out of the standings.

use lunette::app::race::{LeaderboardRequest, Standing};
use lunette::app::{AppError, PlayerId};

use crate::support::{ALICE, BOB, CAROL, House, MOON, at, home, later};

const NOON: &str = "2026-11-30T12:00:00Z";

#[tokio::test]
async fn a_hidden_attempt_leaves_the_standings_with_a_record_of_who_did_it() {
    let house = House::new().await;
    for (player, cards) in [(ALICE, 90), (BOB, 80), (CAROL, 70)] {
        house.race_to(MOON, player, home(cards), at(NOON)).await;
    }
    let race = house.race(MOON, at(NOON)).await.id;
    let hide = async |player| house.app.hide((race, player), CAROL, at(NOON)).await;
    assert!(matches!(hide(PlayerId(5)).await, Err(AppError::NoAttempt)));
    assert!(hide(ALICE).await.expect("hidden"));
    assert!(!hide(ALICE).await.expect("it is hidden"));
    let expect = [(BOB, Standing::Ranked(1)), (CAROL, Standing::Ranked(2))];
    assert_eq!(house.places(race, at(NOON)).await, expect);
    let entered = house.standings(race, at(NOON)).await.entered;
    assert_eq!((entered.all, entered.ranked), (2, 2));
    let unhide = async || {
        house
            .app
            .unhide((race, ALICE), BOB, later(at(NOON), 60))
            .await
    };
    assert!(unhide().await.expect("shown"));
    assert!(!unhide().await.expect("it is shown"));
    assert_eq!(
        house.places(race, at(NOON)).await[0],
        (ALICE, Standing::Ranked(1))
    );
    hide(ALICE).await.expect("hidden again");
    let hides = house.app.hides(race).await.expect("told");
    let told: Vec<_> = hides
        .iter()
        .map(|hide| (hide.player, hide.hidden_by, hide.shown))
        .collect();
    assert_eq!(
        told,
        [
            (ALICE, CAROL, Some((BOB, later(at(NOON), 60)))),
            (ALICE, CAROL, None)
        ]
    );
}

#[tokio::test]
async fn hiding_in_a_final_race_takes_points_and_places_back() {
    let house = House::new().await;
    for (player, cards) in [(ALICE, 104), (BOB, 80), (CAROL, 70)] {
        house.race_to(MOON, player, home(cards), at(NOON)).await;
    }
    let race = house.race(MOON, at(NOON)).await;
    let points = async || {
        let request = LeaderboardRequest::default();
        let board = house
            .app
            .leaderboard(MOON, request, ALICE, race.ends_at)
            .await
            .expect("a board");
        let rows = board.rows.iter();
        rows.map(|row| (row.player, row.points, row.wins, row.won_streak))
            .collect::<Vec<_>>()
    };
    let before = [(ALICE, 10, 1, 1), (BOB, 7, 0, 0), (CAROL, 5, 0, 0)];
    assert_eq!(points().await, before);
    house
        .app
        .hide((race.id, ALICE), BOB, race.ends_at)
        .await
        .expect("hidden");
    assert_eq!(points().await, [(BOB, 10, 1, 0), (CAROL, 7, 0, 0)]);
    house
        .app
        .unhide((race.id, ALICE), BOB, race.ends_at)
        .await
        .expect("shown");
    assert_eq!(points().await, before);
}
