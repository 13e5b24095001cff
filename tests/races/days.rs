//! Which day a race is of, and from when to when it goes.

use lunette::app::race::{SettingsChange, zone_name, zones};
use lunette::app::{AppError, race::RaceInfo};

use crate::support::{DAY, HOUR, House, MOON, at, day, later};

/// A race that is first looked at then in this zone is of this day and ends then.
async fn check(zone: &str, now: &str, expect: (&str, &str)) -> RaceInfo {
    let house = House::new().await;
    house.zone(MOON, zone, at(now)).await;
    let race = house.race(MOON, at(now)).await;
    let told = (race.day, race.ends_at);
    assert_eq!(told, (day(expect.0), at(expect.1)), "{zone} {now}");
    race
}

#[tokio::test]
async fn a_race_goes_to_the_end_of_its_day_in_utc() {
    for (now, expect) in [
        ("2026-11-30T00:00:00Z", "2026-11-30"),
        ("2026-11-30T23:59:59.999Z", "2026-11-30"),
        ("2026-12-31T23:59:59.999Z", "2026-12-31"),
        ("2028-02-29T12:00:00Z", "2028-02-29"),
    ] {
        let ends = format!("{}T00:00:00Z", day(expect).next());
        check("UTC", now, (expect, &ends)).await;
    }
}

#[tokio::test]
async fn a_day_in_a_zone_with_summer_time_has_23_or_25_hours() {
    for (zone, now, expect, minutes) in [
        (
            "Europe/Berlin",
            "2026-03-29T12:00:00+02:00",
            ("2026-03-29", "2026-03-30T00:00:00+02:00"),
            23 * 60,
        ),
        (
            "Europe/Berlin",
            "2026-10-25T12:00:00+01:00",
            ("2026-10-25", "2026-10-26T00:00:00+01:00"),
            25 * 60,
        ),
        (
            "Europe/Berlin",
            "2026-11-30T23:59:00+01:00",
            ("2026-11-30", "2026-12-01T00:00:00+01:00"),
            24 * 60,
        ),
        (
            "America/New_York",
            "2026-03-08T12:00:00-04:00",
            ("2026-03-08", "2026-03-09T00:00:00-04:00"),
            23 * 60,
        ),
        (
            "America/New_York",
            "2026-11-01T00:30:00-04:00",
            ("2026-11-01", "2026-11-02T00:00:00-05:00"),
            25 * 60,
        ),
        // Half an hour.
        (
            "Australia/Lord_Howe",
            "2026-10-04T12:00:00+11:00",
            ("2026-10-04", "2026-10-05T00:00:00+11:00"),
            23 * 60 + 30,
        ),
        (
            "Australia/Lord_Howe",
            "2026-04-05T12:00:00+10:30",
            ("2026-04-05", "2026-04-06T00:00:00+10:30"),
            24 * 60 + 30,
        ),
        // The clocks skip from midnight to one.
        (
            "America/Havana",
            "2026-03-08T12:00:00-04:00",
            ("2026-03-08", "2026-03-09T00:00:00-04:00"),
            23 * 60,
        ),
    ] {
        let race = check(zone, now, expect).await;
        let lasted = race.ends_at.0 - race.opens_at.0;
        assert_eq!(lasted, minutes * 60_000, "{zone} {now}");
    }
}

#[tokio::test]
async fn a_day_that_a_zone_skipped_has_no_race() {
    let house = House::new().await;
    // Samoa went from the 29th over the date line to the 31st.
    let eve = at("2011-12-29T12:00:00-10:00");
    house.zone(MOON, "Pacific/Apia", eve).await;
    let before = house.race(MOON, eve).await;
    assert_eq!(before.ends_at, at("2011-12-31T00:00:00+14:00"));
    let after = house.race(MOON, before.ends_at).await;
    assert_eq!(
        (before.day, after.day),
        (day("2011-12-29"), day("2011-12-31"))
    );
    assert_eq!(after.ends_at.0 - before.ends_at.0, DAY * 1_000);
}

#[tokio::test]
async fn clocks_that_are_set_back_over_midnight_begin_no_day_twice() {
    let house = House::new().await;
    // Until 2011, St. John's set its clocks back at a minute past midnight, to the evening before.
    let first = at("2010-11-06T12:00:00-02:30");
    house.zone(MOON, "America/St_Johns", first).await;
    let eve = house.race(MOON, first).await;
    assert_eq!(
        (eve.day, eve.ends_at),
        (day("2010-11-06"), at("2010-11-07T00:00:00-02:30"))
    );
    let again = at("2010-11-06T23:30:00-03:30");
    let race = house.race(MOON, again).await;
    assert_eq!(
        (race.day, race.ends_at),
        (day("2010-11-07"), at("2010-11-08T00:00:00-03:30"))
    );
    let fresh = House::new().await;
    fresh.zone(MOON, "America/St_Johns", again).await;
    assert_eq!(fresh.race(MOON, again).await.day, day("2010-11-07"));
}

#[tokio::test]
async fn the_next_race_opens_when_the_one_before_ends() {
    let house = House::new().await;
    let monday = house.race(MOON, at("2026-11-30T12:00:00Z")).await;
    let last = house.race(MOON, at("2026-11-30T23:59:59.999Z")).await;
    let tuesday = house.race(MOON, at("2026-12-01T00:00:00Z")).await;
    assert_eq!(monday.id, last.id);
    assert_eq!(
        (tuesday.day, tuesday.opens_at),
        (day("2026-12-01"), monday.ends_at)
    );
}

#[tokio::test]
async fn days_that_nobody_looked_at_have_no_race() {
    let house = House::new().await;
    house.race(MOON, at("2026-11-30T12:00:00Z")).await;
    let race = house.race(MOON, at("2026-12-04T12:00:00Z")).await;
    assert_eq!(
        (race.day, race.opens_at),
        (day("2026-12-04"), at("2026-12-04T00:00:00Z"))
    );
    let missed = house
        .app
        .race_of_day(MOON, Some(day("2026-12-02")), at("2026-12-04T12:00:00Z"));
    assert!(matches!(missed.await, Err(AppError::NoRaceOn(_))));
}

#[tokio::test]
async fn a_change_of_zone_to_the_west_holds_from_the_next_race() {
    let house = House::new().await;
    let noon = at("2026-11-30T12:00:00+14:00");
    house.zone(MOON, "Pacific/Kiritimati", noon).await;
    let first = house.race(MOON, noon).await;
    house.zone(MOON, "Pacific/Niue", noon).await;
    let same = house.race(MOON, later(noon, HOUR)).await;
    assert_eq!((same.id, &*same.zone), (first.id, "Pacific/Kiritimati"));
    assert_eq!(same.ends_at, at("2026-12-01T00:00:00+14:00"));
    // In Niue it is still 29 November; the day after the 30th is raced all the same, and ends there.
    let next = house.race(MOON, first.ends_at).await;
    assert_eq!((next.day, &*next.zone), (day("2026-12-01"), "Pacific/Niue"));
    assert_eq!(next.opens_at, first.ends_at);
    assert_eq!(next.ends_at, at("2026-12-02T00:00:00-11:00"));
}

#[tokio::test]
async fn a_change_of_zone_to_the_east_holds_from_the_next_race() {
    let house = House::new().await;
    let noon = at("2026-11-30T12:00:00-11:00");
    house.zone(MOON, "Pacific/Niue", noon).await;
    let first = house.race(MOON, noon).await;
    house.zone(MOON, "Pacific/Kiritimati", noon).await;
    assert_eq!(
        house.race(MOON, noon).await.ends_at,
        at("2026-12-01T00:00:00-11:00")
    );
    // In Kiritimati it is one in the morning of the day after next.
    let next = house.race(MOON, first.ends_at).await;
    assert_eq!(
        (next.day, next.opens_at),
        (day("2026-12-02"), first.ends_at)
    );
    assert_eq!(next.ends_at, at("2026-12-03T00:00:00+14:00"));
}

#[tokio::test]
async fn a_clock_that_was_set_back_stays_in_the_race_that_goes_on() {
    let house = House::new().await;
    let race = house.race(MOON, at("2026-12-01T00:00:01Z")).await;
    assert_eq!(
        house.race(MOON, at("2026-11-30T23:59:00Z")).await.id,
        race.id
    );
}

#[tokio::test]
async fn a_zone_is_known_by_its_name_or_refused() {
    assert_eq!(zone_name("europe/berlin").as_deref(), Some("Europe/Berlin"));
    // The last three lie beside the zones of a system.
    for refused in ["Moon/Tranquility", "", "localtime", "posixrules", "Factory"] {
        assert_eq!(zone_name(refused), None, "{refused}");
    }
    assert_eq!(zones("localtime", 25), [""; 0]);
    assert_eq!(zones("factory", 25), [""; 0]);
    assert_eq!(zones("berlin", 25), ["Europe/Berlin"]);
    assert_eq!(zones("new yo", 25), ["America/New_York"]);
    assert_eq!(zones("", 25).len(), 25);
    let house = House::new().await;
    let change = SettingsChange {
        zone: Some("Moon/Tranquility".to_owned()),
        ..SettingsChange::default()
    };
    let refused = house
        .app
        .set_up(MOON, change, at("2026-11-30T12:00:00Z"))
        .await;
    assert!(
        matches!(refused, Err(AppError::UnknownZone(_))),
        "{refused:?}"
    );
}
