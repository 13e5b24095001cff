//! Attempts that are taken out of the standings.

use lunette::app::race::{LeaderboardRequest, Standing};
use lunette::app::{AppError, PlayerId};

use crate::support::{ALICE, BOB, CAROL, DAY, House, MOON, at, home, later};

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

#[tokio::test]
async fn after_hiding_to_and_fro_the_sums_are_still_those_of_the_results() {
    let house = House::new().await;
    let players = [ALICE, BOB, CAROL];
    let mut now = at("2026-12-27T12:00:00Z");
    let mut races = Vec::new();
    // Over the ends of a week, a month and a year.
    for round in 0..8_usize {
        races.push(house.race(MOON, now).await.id);
        for (player, cards) in players.into_iter().zip([90, 80, 70]).skip(round % 2) {
            house.race_to(MOON, player, home(cards), now).await;
        }
        now = later(now, DAY);
    }
    house.app.close_expired(now).await.expect("finished");
    for (step, &race) in races.iter().cycle().take(24).enumerate() {
        let whose = (race, players[2 - step % 2]);
        let done = match step % 5 {
            0 | 3 => house.app.unhide(whose, BOB, now).await,
            _ => house.app.hide(whose, BOB, now).await,
        };
        done.expect("done");
    }
    let mut connection = house.connect().await;
    let sql = "SELECT COUNT(*) FROM (SELECT guild, player, SUM(points) AS points, SUM(listed) AS raced, \
        SUM(CASE WHEN place = 1 AND points > 0 THEN 1 ELSE 0 END) AS wins FROM results GROUP BY guild, player) AS found \
        JOIN totals ON totals.guild = found.guild AND totals.player = found.player AND period = 'all' AND kind = 'any' \
        WHERE totals.points = found.points AND totals.raced = found.raced AND totals.wins = found.wins";
    let agree: i64 = sqlx::query_scalar(sql)
        .fetch_one(&mut connection)
        .await
        .expect("read");
    assert_eq!(agree, 3);
    let sql = "SELECT COUNT(DISTINCT sums) FROM (SELECT SUM(points) * 1000 + SUM(raced) AS sums FROM totals \
        WHERE kind = 'any' GROUP BY CASE WHEN period = 'all' THEN 0 WHEN period LIKE '%W%' THEN 1 \
        ELSE LENGTH(period) END)";
    let levels: i64 = sqlx::query_scalar(sql)
        .fetch_one(&mut connection)
        .await
        .expect("read");
    assert_eq!(levels, 1, "weeks, months, years and all add up to the same");
}
