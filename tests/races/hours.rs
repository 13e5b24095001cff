//! The hours of an attempt: over midnight, and 24 at most.

use lunette::app::AppError;
use lunette::app::race::Daily;
use lunette::rules::{Entry, Outcome};
use lunette::store::UnixMillis;
use lunette::view::board::Notice;
use lunette::view::screen::Face;

use crate::support::{ALICE, BOB, DAY, HOUR, House, MARS, MOON, at, first_move, later, raced};

const NOON: &str = "2026-11-30T12:00:00Z";

#[tokio::test]
async fn an_attempt_belongs_to_the_day_it_was_begun_in() {
    let house = House::new().await;
    let eve = at("2026-11-30T23:59:59.999Z");
    let shown = house.play(MOON, ALICE, eve).await;
    let race = raced(&shown);
    let after = at("2026-12-01T00:30:00Z");
    let moved = house
        .press(ALICE, &shown, first_move(&shown), after)
        .await
        .expect("moved");
    assert_eq!(raced(&moved).race, race.race);
    // Today's race asks first.
    match house
        .app
        .daily_play(MOON, ALICE, after)
        .await
        .expect("asked")
    {
        Daily::WhichOne {
            earlier,
            closes_at,
            today,
        } => {
            assert_eq!((earlier.id, closes_at), (race.race, later(eve, DAY)));
            assert_ne!(today.id, earlier.id);
        }
        Daily::Shown(shown) => panic!("{:?}", shown.board),
    }
    let earlier = house
        .app
        .daily_continue(ALICE, race.race, after)
        .await
        .expect("shown");
    assert_eq!(earlier.board.id, shown.board.id);
    let today = house
        .app
        .daily_begin(MOON, ALICE, after)
        .await
        .expect("begun");
    assert_ne!(raced(&today).race, race.race);
    // Once it is begun, it is shown without asking.
    assert_eq!(
        house.play(MOON, ALICE, after).await.board.id,
        today.board.id
    );
    // Another server's attempt stands in nobody's way.
    house.play(MARS, ALICE, after).await;
    // Who has no attempt at yesterday's gets none any more.
    let late = house.app.daily_continue(BOB, race.race, after).await;
    assert!(matches!(late, Err(AppError::RaceOver)), "{late:?}");
}

#[tokio::test]
async fn an_attempt_is_closed_24_hours_after_its_start_to_the_millisecond() {
    let house = House::new().await;
    let start = at(NOON);
    let shown = house.play(MOON, ALICE, start).await;
    let end = later(start, DAY);
    let moved = house
        .press(ALICE, &shown, first_move(&shown), UnixMillis(end.0 - 1))
        .await;
    let moved = moved.expect("one millisecond is left");
    let late = house
        .press(ALICE, &moved, first_move(&moved), end)
        .await
        .expect("shown");
    assert!(late.board.closed);
    assert_eq!(late.face, Face::Play(Some(Notice::Finished)));
    let stored = house.stored(shown.board.id).await;
    assert_eq!(
        (stored.closed_at, stored.length),
        (Some(end), 1),
        "closed as of then, without an entry"
    );
    assert_eq!(stored.outcome, Outcome::Playing);
    assert_eq!(house.log(shown.board.id).await.len(), 1);
}

#[tokio::test]
async fn the_clock_closes_what_nobody_looks_at() {
    let house = House::new().await;
    let start = at(NOON);
    let alice = house.play(MOON, ALICE, start).await.board.id;
    let bob = house.play(MOON, BOB, later(start, HOUR)).await.board.id;
    let race = house.race(MOON, start).await;
    let next = async |now| house.app.next_upkeep(now).await.expect("told");
    assert_eq!(next(start).await, Some(race.ends_at));
    assert_eq!(next(race.ends_at).await, Some(later(start, DAY)));
    let tick = async |now| house.app.close_expired(now).await.expect("closed");
    assert_eq!(tick(UnixMillis(later(start, DAY).0 - 1)).await, (0, 0));
    // Long after, each is closed as of its own time.
    assert_eq!(tick(later(start, 9 * DAY)).await, (2, 1));
    assert_eq!(house.stored(alice).await.closed_at, Some(later(start, DAY)));
    assert_eq!(
        house.stored(bob).await.closed_at,
        Some(later(start, DAY + HOUR))
    );
    assert_eq!(tick(later(start, 9 * DAY)).await, (0, 0));
    assert_eq!(next(later(start, 9 * DAY)).await, None);
}

#[tokio::test]
async fn a_log_whose_time_is_over_takes_no_entry_even_before_its_row_says_so() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let mut game = shown.board.game.clone();
    let mv = game.legal_moves()[0];
    game.enter(Entry::Move(mv)).expect("legal");
    let entry = lunette::store::NewEntry {
        game: shown.board.id,
        seq: 0,
        entry: Entry::Move(mv),
        played_by: lunette::store::PlayedBy::Player,
        after: &game,
    };
    let refused = house.store.append(entry, later(at(NOON), DAY)).await;
    assert!(
        matches!(refused, Err(lunette::store::StoreError::SeqTaken)),
        "{refused:?}"
    );
}
