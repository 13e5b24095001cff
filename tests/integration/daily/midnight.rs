//! Around midnight, in zones with summer time too.

use super::{Race, bank, labels, mention, press, step};

#[tokio::test]
async fn an_attempt_goes_on_past_midnight_and_belongs_to_its_day() {
    let race = Race::open("2026-11-30T23:59:30Z").await;
    let alice = &race.house.alice;
    let board = step(alice, &race.play(alice).await).await;
    race.house.set_clock("2026-12-01T00:00:00Z");
    let asked = race.play(alice).await;
    assert_eq!(labels(&asked), ["Go on with it", "Begin today’s"]);
    assert!(
        asked.content.contains("the race of 30 November"),
        "{}",
        asked.content
    );
    let went_on = press(alice, &asked, "Go on").await;
    assert_eq!((went_on.id, went_on.ephemeral), (asked.id, true));
    assert!(
        went_on.content.contains("30 November"),
        "{}",
        went_on.content
    );
    let today = press(alice, &race.play(alice).await, "Begin").await;
    assert!(
        today.content.contains("daily race, 1 December"),
        "{}",
        today.content
    );
    let moved = step(alice, &board).await;
    bank(alice, &moved).await;
    let past = race.told(alice, "/daily results").await;
    assert!(
        past.contains("30 November 2026") && past.contains("2 moves"),
        "{past}"
    );
    let now = race.told(alice, "/daily board").await;
    assert!(
        now.contains("1 December 2026") && now.contains("still playing"),
        "{now}"
    );
}

#[tokio::test]
async fn twenty_four_hours_close_an_attempt() {
    let race = Race::open("2026-11-30T23:59:30Z").await;
    let alice = &race.house.alice;
    let board = step(alice, &race.play(alice).await).await;
    race.house.set_clock("2026-12-01T23:59:29.999Z");
    let board = step(alice, &board).await;
    race.house.set_clock("2026-12-01T23:59:30Z");
    let late = press(alice, &board, "Undo").await;
    assert!(
        late.content.contains("**Closed,** 24 hours"),
        "{}",
        late.content
    );
    let past = race.told(alice, "/daily results date:2026-11-30").await;
    assert!(past.contains("2 moves · 23 h 59 min"), "{past}");
    assert!(past.contains("Final."), "{past}");
}

/// The day of Berlin on which a race that is played at each of these times is.
async fn days_in_berlin(times: &[(&str, &str)], ends: &str) {
    let race = Race::open(times[0].0).await;
    race.setup("zone:Europe/Berlin").await;
    for (time, day) in times {
        race.house.set_clock(time);
        let board = race.told(&race.bob, "/daily board").await;
        assert!(board.contains(day), "{time}: {board}");
        if *day == times[0].1 {
            assert!(board.contains(&format!("<t:{ends}:R>")), "{time}: {board}");
        }
    }
}

#[tokio::test]
async fn the_day_on_which_summer_time_begins_has_23_hours() {
    let times = [
        ("2026-03-28T23:00:00Z", "29 March 2026"),
        ("2026-03-29T00:59:30Z", "29 March 2026"),
        ("2026-03-29T01:00:30Z", "29 March 2026"),
        ("2026-03-29T21:59:59Z", "29 March 2026"),
        ("2026-03-29T22:00:00Z", "30 March 2026"),
    ];
    days_in_berlin(&times, "1774821600").await;
}

#[tokio::test]
async fn the_day_on_which_summer_time_ends_has_25_hours() {
    let times = [
        ("2026-10-24T22:00:00Z", "25 October 2026"),
        ("2026-10-25T00:30:00Z", "25 October 2026"),
        ("2026-10-25T01:30:00Z", "25 October 2026"),
        ("2026-10-25T22:59:59Z", "25 October 2026"),
        ("2026-10-25T23:00:00Z", "26 October 2026"),
    ];
    days_in_berlin(&times, "1792969200").await;
}

#[tokio::test]
async fn a_change_of_zone_or_game_holds_from_the_next_race_on() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    race.bank_after(&race.bob, 1).await;
    let told = race.setup("zone:Asia/Tokyo game:Waning Moon").await;
    assert!(
        told.contains("Asia/Tokyo") && told.contains("Waning Moon"),
        "{told}"
    );
    assert!(
        told.contains("holds from the next race on, <t:1796083200:R>"),
        "{told}"
    );
    let same = race.told(&race.bob, "/daily board").await;
    assert!(
        same.contains("Crescent classic") && same.contains(&mention(&race.bob)),
        "{same}"
    );
    race.house.set_clock("2026-12-01T00:00:00Z");
    let next = race.told(&race.bob, "/daily board").await;
    assert!(
        next.contains("1 December 2026") && next.contains("Waning Moon"),
        "{next}"
    );
    // Midnight in Tokyo.
    assert!(next.contains("<t:1796137200:R>"), "{next}");
}
