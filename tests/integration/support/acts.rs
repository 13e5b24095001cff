//! What players do, and what they see.

use std::time::Duration;

use discord_standin::{AnswerKind, Message, User};
use lunette::view::action::Action;

/// The game that a board shows, and how long its log was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    pub(crate) game: i64,
    pub(crate) seq: u32,
}

/// What a board's buttons say it was drawn for.
#[track_caller]
pub(crate) fn drawn(board: &Message) -> Drawn {
    let id = board.buttons().find_map(|button| button.custom_id.clone());
    match Action::decode(&id.expect("a board has buttons"), None) {
        Ok(Action::Board { game, seq, .. }) => Drawn { game: game.0, seq },
        other => panic!("not a board's control: {other:?}"),
    }
}

/// Whether the game on a board goes on.
pub(crate) fn lasts(board: &Message) -> bool {
    board.content.contains("· playing ·")
}

/// The button of a move that isn't in the menu.
fn button_of(mv: &str) -> Option<&'static str> {
    match mv {
        "shift" => Some("Shift"),
        "deal" => Some("Deal"),
        "redeal" => Some("Redeal"),
        _ => None,
    }
}

/// Plays a move of the notation by the menu or its button, and sees that one call was made for it.
pub(crate) async fn play(user: &User, board: &Message, mv: &str) -> Message {
    let answer = if let Some(button) = button_of(mv) {
        user.press(board, button).await
    } else if let Ok(answer) = user.choose_value(board, mv).await {
        Ok(answer)
    } else {
        // With many moves the menu first asks for the card.
        let card = format!("card {}", mv.split(' ').next().unwrap_or_default());
        let targets = user.choose_value(board, &card).await;
        let targets = targets.expect("the card is listed");
        user.choose_value(targets.message(), mv).await
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

/// Waits for something that takes moments.
#[track_caller]
pub(crate) fn until(mut done: impl FnMut() -> bool) -> impl Future<Output = ()> {
    let caller = std::panic::Location::caller();
    async move {
        for _ in 0..2_000 {
            if done() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("what {caller} waits for doesn't come");
    }
}
