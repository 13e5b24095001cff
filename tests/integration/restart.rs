//! The bot is stopped and started again.

use std::time::Duration;

use discord_standin::{AnswerKind, Endpoint, Fault};

use crate::support::{House, drawn};

#[tokio::test]
async fn a_killed_bot_goes_on_with_the_old_message() {
    let mut house = House::open().await;
    let mut board = house.run("/play deal:7").await;
    for _ in 0..3 {
        let moved = house.alice.press(&board, "Auto").await.expect("pressed");
        board = moved.message().clone();
        house.kill_bot().await;
        house.start_bot().await;
    }
    let undone = house.alice.press(&board, "Undo").await.expect("pressed");
    let text = &undone.message().content;
    assert!(text.contains("2 moves"), "{text}");
}

#[tokio::test]
async fn sigterm_ends_the_bot_in_order() {
    let mut house = House::open().await;
    house.run("/play").await;
    assert!(house.stop_bot().await.success());
}

#[tokio::test]
async fn sigterm_waits_for_the_answers_that_are_under_way() {
    let mut house = House::open().await;
    let board = house.run("/play deal:7").await;
    let slow = Fault::Delay(Duration::from_millis(1_500));
    house.discord.fail_next(Endpoint::Callback, &slow, 1);
    let click = house.alice.press_later(&board, "Auto").expect("pressed");
    // Until the move is played, and its answer on the way.
    while house
        .records()
        .await
        .log_of(drawn(&board).game)
        .await
        .is_empty()
    {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(house.stop_bot().await.success());
    assert_eq!(click.await.kind, AnswerKind::Update);
}
