//! The bot is stopped and started again.

use crate::support::House;

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
