//! Who stands where, what is hidden, and when it is final.

use lunette::app::race::Standing;
use lunette::app::{AppError, PlayerId};
use lunette::view::action::Press;

use crate::support::{ALICE, BOB, Came, DAY, HOUR, House, MARS, MOON, at, day, home, later, raced};

const NOON: &str = "2026-11-30T12:00:00Z";

/// The places of attempts that come to this, in the order given.
async fn check(came: &[Came], expect: &[u32]) {
    let house = House::new().await;
    let race = house.race(MOON, at(NOON)).await.id;
    for (&came, player) in came.iter().zip(100..) {
        house.race_to(MOON, PlayerId(player), came, at(NOON)).await;
    }
    let mut found = Vec::new();
    for player in (100..).take(came.len()) {
        let own = house.store.standing_of(race, PlayerId(player)).await;
        match own.expect("read").expect("listed").standing {
            Standing::Ranked(place) => found.push(place),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(found, expect);
    // The list is in the same order.
    let listed = house.places(race, at(NOON)).await;
    let places: Vec<_> = listed.iter().map(|&(_, standing)| standing).collect();
    let mut expect: Vec<_> = expect.to_vec();
    expect.sort_unstable();
    assert_eq!(
        places,
        expect.into_iter().map(Standing::Ranked).collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn won_goes_first_then_cards_home_then_moves_then_time() {
    let slow = |seconds| Came {
        seconds,
        ..home(50)
    };
    let long = |race_moves| Came {
        race_moves,
        ..home(50)
    };
    check(&[home(103), home(104)], &[2, 1]).await;
    check(&[home(50), home(51), home(49)], &[2, 1, 3]).await;
    check(&[long(101), long(99), home(51)], &[3, 2, 1]).await;
    check(
        &[
            slow(10),
            slow(9),
            Came {
                race_moves: 99,
                ..slow(500)
            },
        ],
        &[3, 2, 1],
    )
    .await;
    // A win in many moves goes before a loss in few.
    check(
        &[
            Came {
                race_moves: 9_999,
                ..home(104)
            },
            long(1),
        ],
        &[1, 2],
    )
    .await;
}

#[tokio::test]
async fn equals_share_a_place_and_the_next_is_left_out() {
    check(&[home(9), home(8), home(8), home(7)], &[1, 2, 2, 4]).await;
    check(&[home(8), home(8), home(8)], &[1, 1, 1]).await;
}

#[tokio::test]
async fn an_open_attempt_is_listed_without_its_score() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let race = raced(&shown).race;
    house.race_to(MOON, BOB, home(1), at(NOON)).await;
    let standings = house.standings(race, at(NOON)).await;
    assert_eq!(standings.rows[1].player, ALICE);
    assert_eq!(
        (standings.rows[1].standing, standings.rows[1].score),
        (Standing::Playing, None)
    );
    let entered = standings.entered;
    assert_eq!((entered.all, entered.playing, entered.ranked), (2, 1, 1));
    assert_eq!(standings.own, Some(standings.rows[1]));
    assert!(!standings.race.is_final());
}

#[tokio::test]
async fn standings_are_final_with_the_last_attempt_of_the_day() {
    let house = House::new().await;
    let eve = at("2026-11-30T23:00:00Z");
    house.race_to(MOON, BOB, home(50), eve).await;
    let shown = house.play(MOON, ALICE, eve).await;
    let race = raced(&shown).race;
    let is_final = async |now| house.standings(race, now).await.race.is_final();
    assert!(!is_final(eve).await);
    assert!(!is_final(later(eve, 23 * HOUR)).await);
    // It is 24 hours old: looking is enough.
    assert!(is_final(later(eve, DAY)).await);
    // A day without attempts is final when it ends.
    let house = House::new().await;
    let race = house.race(MOON, at(NOON)).await;
    let told = house.standings(race.id, race.ends_at).await;
    assert!(told.race.is_final() && told.rows.is_empty() && told.pages == 1);
}

#[tokio::test]
async fn a_race_is_finished_after_those_before_it() {
    let house = House::new().await;
    let eve = at("2026-11-30T23:59:00Z");
    house.play(MOON, ALICE, eve).await;
    // The next day is an hour long, as the server moves to the east.
    house.zone(MOON, "Asia/Kolkata", eve).await;
    let next = house.race(MOON, at("2026-12-01T00:00:00Z")).await;
    assert_eq!(next.ends_at, at("2026-12-01T18:30:00Z"));
    let told = house.standings(next.id, at("2026-12-01T20:00:00Z")).await;
    assert!(
        !told.race.is_final(),
        "Alice's attempt at the one before is open"
    );
    let told = house.standings(next.id, later(eve, DAY)).await;
    assert!(told.race.is_final());
}

#[tokio::test]
async fn pages_are_of_ten_and_ones_own_place_is_always_there() {
    let house = House::new().await;
    let race = house.race(MOON, at(NOON)).await.id;
    for player in 0..23 {
        house
            .race_to(
                MOON,
                PlayerId(100 + player),
                home(50 - u8::try_from(player).expect("few")),
                at(NOON),
            )
            .await;
    }
    let viewer = PlayerId(122);
    let page = async |page| {
        house
            .app
            .standings(race, page, viewer, at(NOON))
            .await
            .expect("a page")
    };
    let (first, last, beyond) = (page(0).await, page(2).await, page(7).await);
    assert_eq!((first.pages, first.rows.len(), last.rows.len()), (3, 10, 3));
    assert_eq!(beyond, last);
    assert_eq!(first.rows[0].player, PlayerId(100));
    assert_eq!(last.rows[0].player, PlayerId(120));
    assert_eq!(
        first.own.expect("it is there").standing,
        Standing::Ranked(23)
    );
    let nobody = house
        .app
        .standings(race, 0, ALICE, at(NOON))
        .await
        .expect("a page");
    assert_eq!(nobody.own, None);
}

#[tokio::test]
async fn past_days_are_looked_up_by_date() {
    let house = House::new().await;
    let monday = at(NOON);
    house.race_to(MOON, ALICE, home(50), monday).await;
    let wednesday = later(monday, 2 * DAY);
    house.race_to(MOON, BOB, home(60), wednesday).await;
    let results = async |day| house.app.results(MOON, day, ALICE, wednesday).await;
    // Without a date, it is the latest that is over.
    let latest = results(None).await.expect("Monday's");
    assert_eq!(
        (latest.race.day, latest.rows[0].player),
        (day("2026-11-30"), ALICE)
    );
    assert!(latest.race.is_final());
    let today = results(Some(day("2026-12-02"))).await.expect("today's");
    assert_eq!(today.rows[0].player, BOB);
    let none = results(Some(day("2026-12-01"))).await;
    assert!(matches!(none, Err(AppError::NoRaceOn(_))), "{none:?}");
    let other = house.app.results(MARS, None, ALICE, wednesday).await;
    assert!(matches!(other, Err(AppError::NoRaceYet)), "{other:?}");
    let days = house
        .app
        .days_raced(MOON, 25, wednesday)
        .await
        .expect("told");
    assert_eq!(days, [day("2026-11-30")]);
}

#[tokio::test]
async fn the_board_of_today_draws_the_race() {
    let house = House::new().await;
    assert_eq!(
        house.app.race_today(MOON, at(NOON)).await.expect("told"),
        None
    );
    let board = house
        .app
        .board_today(MOON, ALICE, at(NOON))
        .await
        .expect("a board");
    assert_eq!((board.race.day, board.rows.len()), (day("2026-11-30"), 0));
    let race = house.app.race_today(MOON, at(NOON)).await.expect("told");
    assert_eq!(race, Some(board.race));
}

#[tokio::test]
async fn a_finished_race_stays_as_it_was_when_it_is_looked_at_again() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    house
        .press(ALICE, &shown, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    let race = raced(&shown).race;
    let end = at("2026-12-01T00:00:00Z");
    let first = house.standings(race, end).await;
    for _ in 0..3 {
        house
            .app
            .close_expired(later(end, DAY))
            .await
            .expect("done");
        assert_eq!(house.standings(race, later(end, DAY)).await, first);
    }
}
