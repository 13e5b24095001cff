//! Large cards.

use discord_standin::Message;

use crate::support::House;

fn picture(board: &Message) -> &[u8] {
    board.picture().expect("a board has a picture").bytes()
}

#[tokio::test]
async fn large_cards_show_the_same_game_and_stay_for_the_next() {
    let mut house = House::open().await;
    let arc = house.run("/play deal:7").await;
    let moved = house.alice.press(&arc, "Auto").await.expect("pressed");
    let arc = moved.message().clone();
    let rows = house.run("/play large-cards:true").await;
    assert!(rows.content.contains("1 move "), "{}", rows.content);
    assert!(rows.select().is_some(), "it isn't asked about");
    assert_ne!(picture(&rows), picture(&arc));

    house.kill_bot().await;
    house.start_bot().await;
    let again = house.run("/play").await;
    assert_eq!(picture(&again), picture(&rows));

    let asked = house.alice.press(&again, "New game").await.expect("asks");
    let next = house.alice.press(asked.message(), "Give up and deal").await;
    let next = next.expect("dealt").message().clone();
    let large = house.run("/play large-cards:true").await;
    assert_eq!(picture(&large), picture(&next), "the layout stays");
    let small = house.run("/play large-cards:false").await;
    assert_ne!(picture(&small), picture(&next));
}
