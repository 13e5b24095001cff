//! Pages that show no board in play, as several people look at them.

mod history;
mod leaderboard;
mod stats;

use crate::support::House;

/// Alice deals a game and gives it up.
async fn given_up(house: &House, deal: u32) {
    let board = house.run(&format!("/play game:Crescent deal:{deal}")).await;
    let asked = house.alice.press(&board, "Give up").await.expect("asked");
    let done = house.alice.press(asked.message(), "Yes, give up").await;
    done.expect("given up");
}
