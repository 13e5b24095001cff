//! Whole games, from `/play` to the end.

use discord_standin::{AnswerKind, Message};

use crate::support::{House, line};

/// Plays a move of the notation by the menu, or the shift by its button, and sees that one call was made for it.
async fn play(house: &House, board: &Message, mv: &str) -> Message {
    let answer = if mv == "shift" {
        house.alice.press(board, "Shift").await
    } else if let Ok(answer) = house.alice.choose_value(board, mv).await {
        Ok(answer)
    } else {
        // With many moves the menu first asks for the card.
        let card = format!("card {}", mv.split(' ').next().unwrap_or_default());
        let targets = house.alice.choose_value(board, &card).await;
        let targets = targets.expect("the card is listed");
        house.alice.choose_value(targets.message(), mv).await
    };
    let answer = answer.expect("the move is offered");
    assert_eq!(answer.kind, AnswerKind::Update, "{mv}");
    assert_eq!(answer.calls.len(), 1, "{mv}: one call a move");
    assert!(
        answer.message().picture().is_some(),
        "{mv}: the board stays"
    );
    answer.message().clone()
}

#[tokio::test]
async fn a_game_is_won_by_menu_and_buttons() {
    let house = House::open().await;
    let (deal, moves) = line("crescent-classic-won");
    let mut board = house.run(&format!("/play deal:{deal}")).await;
    for mv in &moves {
        board = play(&house, &board, mv).await;
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
        board = play(&house, &board, mv).await;
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
