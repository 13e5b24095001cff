//! What nobody may know before a race is final.

use discord_standin::Message;

use super::{Race, bank, press, step};

/// Everything that anybody was shown so far, and the bot's log.
async fn everything(race: &Race, seen: &[Message]) -> String {
    let house = &race.house;
    let mut all = vec![house.log(), format!("{seen:?}")];
    for user in [&house.alice, &race.bob, &race.mona] {
        for channel in [&house.games, &race.sunbase] {
            all.push(format!("{:?}", channel.messages(user)));
        }
    }
    let suggested = house.alice.in_channel(&house.games);
    let suggested = suggested.autocomplete("/move moves:").await;
    all.push(format!("{suggested:?}"));
    all.join("\n")
}

#[tokio::test]
async fn the_deal_is_nowhere_before_the_race_is_final_and_there_afterwards() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let (alice, bob) = (&race.house.alice, &race.bob);
    let board = race.play(alice).await;
    let mut seen = vec![board.clone()];
    let moved = step(alice, &board).await;
    seen.push(moved.clone());
    let others = bob
        .press_id(
            &moved,
            moved
                .buttons()
                .next()
                .and_then(|b| b.custom_id.as_deref())
                .expect("an id"),
        )
        .await;
    assert!(others.message().content.contains("somebody else"));
    seen.push(others.message().clone());
    let asked = press(alice, &moved, "Hint").await;
    seen.push(press(alice, &asked, "Keep").await);
    let closed = bank(alice, &moved).await;
    seen.push(press(alice, &closed, "Could it be won?").await);
    seen.push(press(alice, &closed, "Practice").await);
    seen.push(press(alice, &closed, "Post my result").await);
    seen.push(press(alice, &closed, "Standings").await);
    seen.push(race.play(bob).await);
    let deal = race.deal(1).await;
    let all = everything(&race, &seen).await;
    assert!(!all.contains(&deal), "{deal}");
    // Bob's attempt is open for a day, beyond midnight.
    race.house.set_clock("2026-12-01T06:00:00Z");
    let open = race.told(alice, "/daily results").await;
    assert!(
        open.contains("1 attempt is still open") && !open.contains(&deal),
        "{open}"
    );
    race.house.set_clock("2026-12-01T12:00:00Z");
    let over = race.told(alice, "/daily results").await;
    assert!(over.contains(&format!("It was deal {deal}")), "{over}");
}

#[tokio::test]
async fn two_servers_have_races_of_their_own() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let alice = &race.house.alice;
    race.bank_after(alice, 1).await;
    let elsewhere = alice.in_channel(&race.sunbase);
    let board = elsewhere.run("/daily board").await.expect("taken");
    assert!(board.message().content.contains("Nobody has begun yet"));
    assert_ne!(race.deal(1).await, race.deal(2).await);
}
