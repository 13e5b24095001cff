//! Histories: turned, looked at, and played again.

use discord_standin::{AnswerKind, Message};

use super::given_up;
use crate::support::{House, drawn, lasts};

#[tokio::test]
async fn a_history_is_turned_looked_at_and_played_again_after_a_restart() {
    let mut house = House::open().await;
    let nothing = house.run("/history").await;
    assert!(nothing.ephemeral && nothing.content.contains("No game of yours is over yet"));
    for deal in 1..=12 {
        given_up(&house, deal).await;
    }
    let first = house.run("/history").await;
    assert!(first.ephemeral);
    assert_eq!(first.content.lines().count(), 11);
    assert!(
        first
            .content
            .contains("deal 12 · **given up** · 8 of 104 home"),
        "{}",
        first.content
    );
    assert!(!first.content.contains("deal 2 "), "{}", first.content);
    house.kill_bot().await;
    house.start_bot().await;
    let alice = house.alice.clone();
    assert!(alice.press(&first, "← Newer").await.is_err(), "greyed");
    let second = alice.press(&first, "Older →").await.expect("pressed");
    assert_eq!(second.kind, AnswerKind::Update);
    let second = second.message().clone();
    assert!(second.content.contains("deal 2 ") && second.content.contains("deal 1 "));
    assert_eq!(second.content.lines().count(), 3);
    assert!(alice.press(&second, "Older →").await.is_err(), "greyed");
    let third = second.select().expect("a menu").options[0].value.clone();
    let looked = alice.choose_value(&second, &third).await.expect("chosen");
    assert_eq!(looked.kind, AnswerKind::Message, "the list stays");
    let looked = looked.message().clone();
    assert!(looked.ephemeral && looked.picture().is_some());
    assert!(
        looked.content.contains("Given up") && looked.content.contains("deal 2"),
        "{}",
        looked.content
    );
    assert_eq!(looked.buttons().count(), 1);
    let again = alice
        .press(&looked, "Play this deal")
        .await
        .expect("pressed");
    let again = again.message().clone();
    assert!(
        lasts(&again) && again.content.contains("deal 2"),
        "{}",
        again.content
    );
    assert_eq!(drawn(&again).seq, 0);
    let back = alice.press(&second, "← Newer").await.expect("pressed");
    let back = &back.message().content;
    assert!(
        back.contains("deal 12 ") && !back.contains("deal 2 "),
        "{back}"
    );
}

#[tokio::test]
async fn nobody_looks_at_another_players_games() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    given_up(&house, 7).await;
    let his = house.run_as(&bob, "/history").await;
    assert!(his.content.contains("No game of yours"));
    // A control of his own list, whose game has become another player's.
    let board = house.run_as(&bob, "/play game:Crescent deal:9").await;
    let asked = bob.press(&board, "Give up").await.expect("asked");
    bob.press(asked.message(), "Yes, give up")
        .await
        .expect("given up");
    let list = house.run_as(&bob, "/history").await;
    let value = list.select().expect("a menu").options[0].value.clone();
    house
        .records()
        .await
        .change("UPDATE games SET player = player - 1 WHERE deal = 9")
        .await;
    let refused = bob.choose_value(&list, &value).await.expect("chosen");
    let refused = refused.message();
    assert!(
        refused.content.contains("somebody else’s"),
        "{}",
        refused.content
    );
    assert!(refused.picture().is_none());
}

#[tokio::test]
async fn the_deal_of_a_race_is_in_no_history_before_the_race_is_final() {
    let house = House::open().await;
    given_up(&house, 271_828).await;
    let mut records = house.records().await;
    records
        .change(
            "INSERT INTO races (id, guild, day, zone, kind, options, deal, proven, drawn_at, opens_at, ends_at) \
             SELECT 5, 1, '2026-11-30', 'UTC', kind, options, deal, 0, 0, 0, 9000000000000 FROM games",
        )
        .await;
    records
        .change("UPDATE games SET role = 'attempt', race = 5")
        .await;
    let list = house.run("/history").await;
    let told = |message: &Message| format!("{message:?}").contains("271828");
    assert!(
        list.content.contains("daily race of 30 Nov 2026"),
        "{}",
        list.content
    );
    assert!(!told(&list));
    let value = list.select().expect("a menu").options[0].value.clone();
    let looked = house
        .alice
        .choose_value(&list, &value)
        .await
        .expect("chosen");
    let looked = looked.message();
    assert!(looked.picture().is_some() && !told(looked), "{looked:?}");
    assert_eq!(looked.buttons().count(), 0);
    records.change("UPDATE races SET finished_at = 1").await;
    let list = house.run("/history").await;
    assert!(list.content.contains("deal 271828"), "{}", list.content);
    let looked = house
        .alice
        .choose_value(&list, &value)
        .await
        .expect("chosen");
    let looked = looked.message();
    assert!(looked.button("Play this deal").is_some());
}
