//! Clicks that come twice, late, from somebody else, or from nowhere.

use discord_standin::{Answer, AnswerKind};

use crate::support::{House, drawn};

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

/// The bot answers in private with these words, and the board stays as it was.
#[track_caller]
fn refused(answer: &Answer, words: &str) {
    assert_eq!(answer.kind, AnswerKind::Message, "{answer:?}");
    let line = answer.message();
    assert!(line.ephemeral, "{line:?}");
    assert!(line.content.contains(words), "{}", line.content);
}

#[tokio::test]
async fn a_forged_or_cut_control_is_answered_in_words() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let whole = board.button("Undo").expect("there").custom_id.clone();
    let whole = whole.expect("a control");
    let cut = (1..whole.len()).map(|end| whole[..end].to_owned());
    let forged = [
        "x",
        "2.g.1.0.auto",
        "1.g.1.0.auto.",
        "1.deal.crescent-wfs",
        "%s",
    ];
    for id in cut.chain(forged.map(str::to_owned)) {
        let answer = house.alice.press_id(&board, &id).await;
        refused(&answer, "none of mine");
    }
    let answer = house.alice.press_id(&board, "1.g.999999.0.undo").await;
    refused(&answer, "I don’t know that game");
    let now = house.discord.message(board.id).expect("it stands");
    assert_eq!(drawn(&now), drawn(&board));
}

#[tokio::test]
async fn a_menu_takes_no_value_that_it_does_not_list() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let menu = &board.select().expect("a menu").custom_id;
    for value in ["", "p7 fX", "p0 fA", "card p0", "P7 FA", "undo"] {
        let answer = house.alice.choose_id(&board, menu, &[value]).await;
        refused(&answer, "none of mine");
    }
    // Well formed, and yet no moves.
    for (value, why) in [
        ("deal", "This game has no such move"),
        ("t3 f", "This game has no such move"),
        ("p17 fA", "There is no pile 17"),
        ("p1 p17", "There is no pile 17"),
        ("p1 p2", "10♦ doesn’t go on 4♣"),
        ("p1 fA", "which shows A♦"),
        ("shift", "Not yet"),
    ] {
        let answer = house.alice.choose_id(&board, menu, &[value]).await;
        refused(&answer, why);
    }
    let answer = house.alice.choose_id(&board, menu, &["card p17"]).await;
    assert_eq!(answer.kind, AnswerKind::Update, "the board as it stands");
    assert!(
        house
            .records()
            .await
            .log_of(drawn(&board).game)
            .await
            .is_empty()
    );
}

#[tokio::test]
async fn a_control_of_a_finished_game_tells_how_it_ended() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    // The same game on a second message, which stays behind.
    let left = house.run("/play").await;
    let asked = house.alice.press(&board, "Give up").await.expect("asked");
    let over = house.alice.press(asked.message(), "Yes, give up").await;
    let over = over.expect("over").message().clone();
    let late = house.alice.press(&left, "Auto").await.expect("pressed");
    let text = &late.message().content;
    assert!(text.contains("That game is over") && text.contains("Given up"));
    // What is greyed on the board itself can be pressed by a client that lags.
    let id = format!("1.g.{}.1.auto", drawn(&over).game);
    refused(&house.alice.press_id(&over, &id).await, "you gave it up");
    let new = house.alice.press(&over, "New game").await.expect("pressed");
    assert_eq!(drawn(new.message()).seq, 0);
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
    for typed in ["seven", "-1", "0x10", "#", "9223372036854775808"] {
        let answer = house.run(&format!("/play deal:{typed}")).await;
        assert!(answer.ephemeral);
        let allowed = format!(
            "“{typed}” is not a deal number. A deal number is a whole number from 0 to \
             9223372036854775807, such as 1234."
        );
        assert_eq!(answer.content, allowed);
    }
    // What was typed is shown back, but not at any length, and it pings nobody.
    let long = "@everyone ".repeat(100);
    let answer = house.run(&format!("/play deal:{long}")).await;
    assert!(answer.content.chars().count() < 200, "{}", answer.content);
    // The greatest number there is is one.
    let greatest = house.run("/play deal:9223372036854775807").await;
    assert!(greatest.content.contains("deal 9223372036854775807"));
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
