//! Days in a row, by server.

use lunette::app::PlayerId;
use lunette::app::race::Streak;
use lunette::store::UnixMillis;

use crate::support::{ALICE, BOB, Came, DAY, House, MARS, MOON, at, day, home, later};

/// What Alice's streak is at noon of the last of these days, the first of which is Thursday, 26 November 2026: `w` won,
/// `p` played, `a` won with help, `o` an attempt that is open, `-` a race without her, ` ` no race.
async fn streak(days: &str) -> Streak {
    let house = House::new().await;
    let mut now = at("2026-11-26T12:00:00Z");
    for took in days.chars() {
        take(&house, took, now).await;
        now = later(now, DAY);
    }
    let now = later(now, -DAY);
    house.store.streak(MOON, ALICE, now).await.expect("told")
}

async fn take(house: &House, took: char, now: UnixMillis) {
    let came = match took {
        'w' => home(104),
        'a' => Came {
            assisted: 1,
            ..home(104)
        },
        'p' => home(50),
        'o' => {
            return drop(
                house
                    .app
                    .daily_begin(MOON, ALICE, now)
                    .await
                    .expect("begun"),
            );
        }
        '-' => return drop(house.race(MOON, now).await),
        _ => return,
    };
    // Yesterday's attempt may still be open.
    house
        .app
        .daily_begin(MOON, ALICE, now)
        .await
        .expect("begun");
    house.race_to(MOON, ALICE, came, now).await;
}

async fn check(days: &str, expect: (u32, u32)) {
    let streak = streak(days).await;
    assert_eq!((streak.played, streak.won), expect, "'{days}'");
}

#[tokio::test]
async fn days_in_a_row_are_counted_from_the_first_closed_attempt() {
    check("w", (1, 1)).await;
    check("wp", (2, 0)).await;
    check("pwww", (4, 3)).await;
    check("wa", (2, 0)).await;
    check("-", (0, 0)).await;
    // The day isn't over: nothing is missed by now.
    check("ww-", (2, 2)).await;
}

#[tokio::test]
async fn a_freeze_a_week_saves_a_missed_day() {
    check("w-w", (2, 2)).await;
    // Friday and Saturday are of one week.
    check("w--w", (1, 1)).await;
    // Sunday and Monday aren't.
    check("www--w", (4, 4)).await;
    check("www---w", (1, 1)).await;
    let saved = streak("w-w").await;
    assert_eq!(
        saved.saved_before(day("2026-11-28")),
        Some(day("2026-11-27"))
    );
}

#[tokio::test]
async fn days_without_a_race_break_nobodys_streak() {
    check("w      w", (2, 2)).await;
    assert_eq!(streak("w      w").await.saved, None);
}

#[tokio::test]
async fn an_open_attempt_neither_adds_nor_breaks() {
    check("wwo", (2, 2)).await;
    // At noon of the next day, the one begun at noon is closed: its 24 hours are over.
    check("wwo-", (3, 0)).await;
}

#[tokio::test]
async fn streaks_outlast_what_is_not_looked_at_and_are_a_servers_own() {
    let house = House::new().await;
    let start = at("2026-11-26T12:00:00Z");
    for days in 0..3 {
        house
            .race_to(MOON, ALICE, home(104), later(start, days * DAY))
            .await;
        house
            .race_to(MARS, BOB, home(104), later(start, days * DAY))
            .await;
    }
    let late = later(start, 40 * DAY);
    house.app.close_expired(late).await.expect("finished");
    let told = async |guild, player: PlayerId| {
        let streak = house.store.streak(guild, player, late).await.expect("told");
        (streak.played, streak.won, streak.best_won)
    };
    assert_eq!(told(MOON, ALICE).await, (3, 3, 3));
    assert_eq!(told(MARS, BOB).await, (3, 3, 3));
    assert_eq!(told(MARS, ALICE).await, (0, 0, 0));
}
