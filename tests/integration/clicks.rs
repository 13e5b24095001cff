//! Clicks that come twice, late, from somebody else, or from nowhere.

use discord_standin::AnswerKind;

use crate::support::House;

#[tokio::test]
async fn a_double_click_plays_once() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let menu = board.select().expect("a menu");
    let (id, value) = (&menu.custom_id, menu.options[0].value.as_str());
    let first = house.alice.choose_id_later(&board, id, &[value]);
    let second = house.alice.choose_id_later(&board, id, &[value]);
    let (first, second) = (first.await, second.await);
    assert_eq!(first.kind, AnswerKind::Update);
    assert_eq!(second.kind, AnswerKind::Update);
    let now = house.run("/play").await;
    assert!(now.content.contains("1 move "), "{}", now.content);
    let texts = [&first.message().content, &second.message().content];
    assert!(
        texts.iter().any(|text| text.contains("out of date")),
        "{texts:?}"
    );
}

#[tokio::test]
async fn a_forged_control_is_answered_in_words() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    for id in ["", "x", "1.g", "1.g.999999.0.undo", "1.g.1.0.und"] {
        if id.is_empty() {
            continue;
        }
        let answer = house.alice.press_id(&board, id).await;
        assert_eq!(answer.kind, AnswerKind::Message, "{id}");
        assert!(answer.message().ephemeral, "{id}");
    }
}

#[tokio::test]
async fn somebody_else_is_offered_the_same_deal() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let bob = house.discord.user("bob");
    let answer = bob.press(&board, "Auto").await.expect("pressed");
    assert!(answer.message().ephemeral);
    let offered = bob.press(answer.message(), "Play this deal").await;
    let offered = offered.expect("offered");
    assert!(offered.message().content.contains("deal 7"));
    let mine = house.run("/play").await;
    assert!(mine.content.contains("0 moves"), "{}", mine.content);
}

#[tokio::test]
async fn a_wrong_deal_number_is_answered_with_what_is_allowed() {
    let house = House::open().await;
    for typed in ["seven", "-1", "9223372036854775808"] {
        let answer = house.run(&format!("/play deal:{typed}")).await;
        assert!(
            answer.ephemeral && answer.content.contains("from 0 to"),
            "{}",
            answer.content
        );
    }
}

#[tokio::test]
async fn giving_up_asks_first() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let asked = house.alice.press(&board, "Give up").await.expect("asked");
    let kept = house.alice.press(asked.message(), "Keep playing").await;
    let kept = kept.expect("kept");
    assert!(kept.message().content.contains("playing"));
    let asked = house
        .alice
        .press(kept.message(), "Give up")
        .await
        .expect("asked");
    let over = house.alice.press(asked.message(), "Yes, give up").await;
    assert!(over.expect("over").message().content.contains("Given up"));
}
