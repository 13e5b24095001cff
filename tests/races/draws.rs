//! Drawing a race: once, when it is looked at, and its deal in secret.

use std::collections::HashSet;

use lunette::app::race::{GameChoice, SettingsChange};
use lunette::cards::DealNumber;
use lunette::rules::{GameKind, Line, RuleSet};
use lunette::store::{PoolDeal, Purpose};
use lunette::view::action::Press;
use lunette::view::board::Origin;

use crate::support::{ALICE, BOB, DAY, HOUR, House, MARS, MOON, at, later, raced};

#[tokio::test]
async fn everybody_of_a_server_plays_the_same_deal_and_another_server_another() {
    let house = House::new().await;
    let now = at("2026-11-30T12:00:00Z");
    let mut deals = HashSet::new();
    for (guild, player) in [(MOON, ALICE), (MOON, BOB), (MARS, ALICE), (MARS, BOB)] {
        let game = house.play(guild, player, now).await.board.id;
        let stored = house.stored(game).await;
        deals.insert((guild, stored.race, stored.deal.get()));
    }
    assert_eq!(deals.len(), 2);
    let numbers: HashSet<u64> = deals.iter().map(|&(_, _, deal)| deal).collect();
    assert_eq!(numbers.len(), 2, "two of 2⁶³");
}

#[tokio::test]
async fn many_who_look_at_once_draw_one_race() {
    let house = House::new().await;
    let now = at("2026-11-30T12:00:00Z");
    let (one, two, three) = tokio::join!(
        house.race(MOON, now),
        house.race(MOON, now),
        house.play(MOON, ALICE, now)
    );
    assert_eq!((one.id, one.id), (two.id, raced(&three).race));
}

#[tokio::test]
async fn the_games_take_turns_unless_the_server_chose_one() {
    let house = House::new().await;
    let mut now = at("2026-11-30T12:00:00Z");
    let mut kinds = Vec::new();
    for _ in 0..6 {
        kinds.push(house.race(MOON, now).await.options);
        now = later(now, DAY);
    }
    assert_eq!(
        kinds
            .iter()
            .map(|options| options.kind())
            .collect::<Vec<_>>(),
        [GameKind::ALL; 2].concat()
    );
    // Crescent's two rule sets take turns as well.
    assert_ne!(kinds[0], kinds[3]);
    let change = SettingsChange {
        game: Some(GameChoice::Always(RuleSet::CrazyQuilt)),
        ..SettingsChange::default()
    };
    let running = house.race(MOON, now).await;
    let setup = house.app.set_up(MOON, change, now).await.expect("set");
    // The change holds from the next race on.
    assert_eq!(setup.running.as_ref(), Some(&running));
    assert_eq!(house.race(MOON, now).await, running);
    for _ in 0..3 {
        now = later(now, DAY);
        assert_eq!(
            house.race(MOON, now).await.options,
            RuleSet::CrazyQuilt.options()
        );
    }
}

#[tokio::test]
async fn the_deal_is_told_when_the_day_is_over_and_the_last_attempt_closed() {
    let house = House::new().await;
    let now = at("2026-11-30T23:00:00Z");
    let alice = house.play(MOON, ALICE, now).await;
    let bob = house.play(MOON, BOB, now).await;
    let race = raced(&alice).race;
    let number = house.stored(alice.board.id).await.deal;
    let told = async |at| house.standings(race, at).await.race.revealed;
    house
        .press(ALICE, &alice, Press::GiveUp, now)
        .await
        .expect("banked");
    assert_eq!(told(now).await, None, "the day goes on");
    let midnight = later(now, HOUR);
    assert_eq!(told(midnight).await, None, "Bob plays on");
    let banked = house
        .press(BOB, &bob, Press::GiveUp, later(midnight, HOUR))
        .await;
    assert_eq!(banked.expect("banked").board.origin.deal(), None);
    // Bob's was the last: from now on it is known.
    let revealed = told(later(midnight, HOUR)).await.expect("final");
    assert_eq!(revealed.deal, number);
    let again = house
        .press(BOB, &bob, Press::More, later(midnight, HOUR))
        .await;
    let origin = again.expect("shown").board.origin;
    assert!(matches!(origin, Origin::Attempt(_)) && origin.deal() == Some(number));
}

#[tokio::test]
async fn a_deal_of_the_pool_is_taken_and_an_empty_pool_says_so() {
    let house = House::new().await;
    let now = at("2026-11-30T12:00:00Z");
    let text = include_str!("../data/crescent-plain-won.txt");
    let mut rows = text.lines().filter(|row| !row.starts_with('#'));
    let number = rows
        .next()
        .and_then(|row| DealNumber::new(row.parse().ok()?));
    let line: Vec<&str> = rows.collect();
    let line: Line = line.join(";").parse().expect("a line");
    let known = [PoolDeal::new(number.expect("a deal"), line.clone())];
    let plain = RuleSet::CrescentPlain.options();
    let added = house.store.add_to_pool(Purpose::Race, plain, &known, now);
    assert_eq!(added.await.expect("added"), 1);
    let [moon, mars] = [house.race(MOON, now).await, house.race(MARS, now).await];
    assert_eq!((moon.options, mars.options), (plain, plain));
    assert!(moon.proven && !mars.proven);
    assert!(raced(&house.play(MOON, ALICE, now).await).proven);
    assert!(!raced(&house.play(MARS, ALICE, now).await).proven);
    house
        .app
        .close_expired(later(now, 9 * DAY))
        .await
        .expect("finished");
    let told = house
        .standings(moon.id, later(now, 9 * DAY))
        .await
        .race
        .revealed;
    let told = told.expect("final");
    assert_eq!((Some(told.deal), told.par), (number, Some(line.par())));
    assert_eq!(told.line, Some(line.to_string()));
}

#[tokio::test]
async fn what_is_printed_of_a_race_does_not_tell_its_deal() {
    let house = House::new().await;
    let now = at("2026-11-30T12:00:00Z");
    let shown = house.play(MOON, ALICE, now).await;
    let deal = house.stored(shown.board.id).await.deal.to_string();
    let race = house
        .store
        .latest_race(MOON)
        .await
        .expect("read")
        .expect("drawn");
    assert_eq!(race.drawn.deal.to_string(), deal);
    assert!(!format!("{race:?}").contains(&deal));
    assert!(!format!("{:?}", shown.board.origin).contains(&deal));
    assert!(!format!("{:?}", house.race(MOON, now).await).contains(&deal));
}
