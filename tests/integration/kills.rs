//! The bot is killed in the middle of play, again and again.

use std::time::Duration;

use discord_standin::{AnswerKind, Message, User};
use tokio::task::JoinSet;

use crate::support::House;

const PLAYERS: usize = 8;
const KILLS: u64 = 25;

/// The moves that a board's line of text tells.
fn moves(board: &Message) -> u32 {
    let words: Vec<&str> = board.content.split_whitespace().collect();
    let at = words.iter().position(|word| word.starts_with("move"));
    let count = at.and_then(|at| words[at - 1].parse().ok());
    count.unwrap_or_else(|| panic!("no moves in {:?}", board.content))
}

#[tokio::test]
async fn no_answered_move_is_lost_when_the_bot_is_killed() {
    let mut house = House::open().await;
    let mut players: Vec<(User, Message)> = Vec::new();
    for number in 0..PLAYERS {
        let user = house.discord.user(&format!("player{number}"));
        let dealt = user.in_channel(&house.games).run("/play rules:plain").await;
        players.push((user, dealt.expect("dealt").message().clone()));
    }
    for kill in 0..KILLS {
        let mut clicks = JoinSet::new();
        for (user, board) in players.drain(..) {
            clicks.spawn(async move {
                let pending = user.press_later(&board, "Auto").expect("Auto is there");
                (user, board, pending.await)
            });
        }
        // From before the first click is read to after the last one is answered.
        tokio::time::sleep(Duration::from_millis(kill * 6)).await;
        house.kill_bot().await;
        house.start_bot().await;
        while let Some(done) = clicks.join_next().await {
            let (user, before, answer) = done.expect("the click ends");
            let shown = if answer.kind == AnswerKind::Update {
                answer.message().clone()
            } else {
                before.clone()
            };
            // What was answered is in the log; what was not may be, but only once.
            let again = user.in_channel(&house.games).run("/play").await;
            let now = again.expect("the board continues").message().clone();
            let (had, has) = (moves(&before), moves(&now));
            assert!(has >= moves(&shown), "an answered move is lost");
            assert!(has <= had + 1, "a move stands twice");
            players.push((user, now));
        }
    }
}
