//! Whole games, from `/play` to the end.

use discord_standin::{AnswerKind, Message};

use crate::support::{House, drawn, lasts, line, play};

#[tokio::test]
async fn a_game_is_won_by_menu_and_buttons() {
    let house = House::open().await;
    let (deal, moves) = line("crescent-classic-won");
    let mut board = house.run(&format!("/play deal:{deal}")).await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    assert!(board.content.contains("Won!"), "{}", board.content);
    let undo = house.alice.press(&board, "Undo").await;
    assert!(undo.is_err(), "a won game's log is closed");
}

#[tokio::test]
async fn a_lost_game_is_reopened_by_undo() {
    let house = House::open().await;
    let (deal, moves) = line("crescent-plain-lost");
    let mut board = house.run(&format!("/play rules:plain deal:{deal}")).await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    assert!(
        board.content.contains("No move is left"),
        "{}",
        board.content
    );
    let undone = house.alice.press(&board, "Undo").await.expect("Undo works");
    let text = &undone.message().content;
    assert!(
        !text.contains("No move is left") && text.contains("playing"),
        "{text}"
    );
}

#[tokio::test]
async fn with_many_moves_the_menu_asks_for_the_card_first() {
    let house = House::open().await;
    // A fresh deal in which 28 moves are legal, three more than a menu holds.
    let board = house.run("/play deal:1847").await;
    let cards = board.select().expect("a menu").clone();
    let placeholder = cards.placeholder.expect("a placeholder");
    assert_eq!(placeholder, "Choose a card first (28 moves are legal)");
    let mut moves = Vec::new();
    for option in &cards.options {
        if !option.value.starts_with("card ") {
            moves.push(option.value.clone());
            continue;
        }
        let targets = house.alice.choose_value(&board, &option.value).await;
        let targets = targets.expect("listed").message().clone();
        assert!(targets.picture().is_some());
        let listed = &targets.select().expect("a menu").options;
        let plays = listed.iter().map(|option| option.value.clone());
        moves.extend(plays.filter(|value| value != "back"));
        let back = house.alice.choose_value(&targets, "back").await;
        let back = back.expect("there is a way back").message().clone();
        assert_eq!(back.select().expect("a menu").options, cards.options);
    }
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 28, "all are listed, each once");
    let mv = moves.last().expect("many");
    let after = play(&house.alice, &board, mv).await;
    let log = house.records().await.log_of(drawn(&after).game).await;
    assert_eq!(log, std::slice::from_ref(mv), "looking isn't playing");
}

#[tokio::test]
async fn auto_plays_to_the_end_by_its_button() {
    let house = House::open().await;
    let board = house.run("/play rules:plain deal:7").await;
    let (over, presses) = press_auto(&house, board).await;
    let ending = &over.content;
    assert!(
        ending.contains("Won!") || ending.contains("No move is left"),
        "{ending}"
    );
    let log = house.records().await.log_of(drawn(&over).game).await;
    assert_eq!(log.len(), presses, "an entry a press");
}

#[tokio::test]
async fn auto_concedes_a_lost_game_only_after_asking() {
    let house = House::open().await;
    let alice = &house.alice;
    let (deal, moves) = line("crescent-plain-lost");
    let mut lost = house.run(&format!("/play rules:plain deal:{deal}")).await;
    for mv in &moves {
        lost = play(alice, &lost, mv).await;
    }
    assert!(lost.content.contains("No move is left"), "{}", lost.content);
    let asked = alice.press(&lost, "Auto").await.expect("pressed");
    assert!(asked.message().content.contains("Concede"));
    let kept = alice.press(asked.message(), "Keep playing").await;
    let kept = kept.expect("pressed").message().clone();
    assert_eq!(drawn(&kept), drawn(&lost), "nothing was conceded");
    assert!(kept.button("Undo").is_some_and(|undo| !undo.disabled));
    let asked = alice.press(&kept, "Auto").await.expect("pressed");
    let over = alice.press(asked.message(), "Yes, concede").await;
    let over = over.expect("pressed").message().clone();
    assert!(over.content.contains("Given up"), "{}", over.content);
    assert!(
        alice.press(&over, "Undo").await.is_err(),
        "the log is closed"
    );
}

#[tokio::test]
async fn auto_concedes_what_is_proven_lost_only_after_asking() {
    let house = House::open().await;
    let alice = &house.alice;
    // All shifts are thrown away at once; after that few moves are left, and none of them helps.
    let (deal, moves) = line("crescent-plain-lost");
    let mut board = house.run(&format!("/play rules:plain deal:{deal}")).await;
    for mv in &moves[..3] {
        board = play(alice, &board, mv).await;
    }
    let mut asked = board.clone();
    for _ in 0..100 {
        asked = alice
            .press(&board, "Auto")
            .await
            .expect("pressed")
            .message()
            .clone();
        if !asked.content.contains("Auto played") {
            break;
        }
        board = asked.clone();
    }
    assert!(
        asked.content.contains("can’t be won any more"),
        "{}",
        asked.content
    );
    let kept = alice.press(&asked, "Keep playing").await.expect("pressed");
    assert_eq!(drawn(kept.message()), drawn(&board), "nothing was conceded");
    assert!(lasts(kept.message()));
}

/// Presses Auto until the game is over, and counts.
async fn press_auto(house: &House, mut board: Message) -> (Message, usize) {
    let mut presses = 0;
    while lasts(&board) {
        let answer = house.alice.press(&board, "Auto").await.expect("pressed");
        assert_eq!(answer.kind, AnswerKind::Update, "{answer:?}");
        board = answer.message().clone();
        assert!(board.content.contains("Auto played"), "{}", board.content);
        presses += 1;
        assert!(presses <= 500, "Auto doesn't come to an end");
    }
    (board, presses)
}

#[tokio::test]
async fn after_a_loss_another_game_is_dealt_without_asking() {
    let house = House::open().await;
    let (deal, moves) = line("crescent-plain-lost");
    let mut board = house.run(&format!("/play rules:plain deal:{deal}")).await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    let new = house
        .alice
        .press(&board, "New game")
        .await
        .expect("pressed");
    assert_eq!(new.kind, AnswerKind::Message, "the lost board stays");
    assert!(lasts(new.message()));
    assert_ne!(drawn(new.message()).game, drawn(&board).game);
    // The old board can't be reopened beside the new game.
    let late = house.alice.press(&board, "Undo").await.expect("pressed");
    let line = late.message();
    assert!(line.ephemeral && line.content.contains("it was lost"));
}
