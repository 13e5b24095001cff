//! What Discord does wrong, and what the player sees all the same.

use std::time::Duration;

use discord_standin::{Answer, AnswerKind, Endpoint, Fault};

use crate::support::{House, until};

/// Alice's press of Auto on a fresh board, while Discord's next answers are these.
async fn press_amid(house: &House, faults: &[Fault]) -> Answer {
    let board = house.run("/play deal:7").await;
    for fault in faults {
        house.discord.fail_next(Endpoint::Callback, fault, 1);
    }
    house.alice.press(&board, "Auto").await.expect("pressed")
}

/// The board is there, with the one move.
#[track_caller]
fn shows_one_move(answer: &Answer, kind: AnswerKind) {
    assert_eq!(answer.kind, kind, "{answer:?}");
    let board = answer.message();
    assert!(board.content.contains("· 1 move ·"), "{}", board.content);
    assert!(board.picture().is_some());
    assert!(!board.ephemeral);
}

#[tokio::test]
async fn a_refused_update_is_followed_by_a_fresh_board() {
    for refusal in [
        vec![Fault::discord_error(400, 30046)],
        // Discord tells this one with a status that may mean only that it is busy.
        vec![Fault::discord_error(429, 30046); 2],
        vec![Fault::discord_error(401, 50027)],
        vec![Fault::discord_error(404, 10008)],
        vec![Fault::discord_error(403, 50001)],
        vec![Fault::discord_error(400, 50035)],
    ] {
        let house = House::open().await;
        let fresh = press_amid(&house, &refusal).await;
        shows_one_move(&fresh, AnswerKind::Message);
        let next = house.alice.press(fresh.message(), "Undo").await;
        assert_eq!(next.expect("Undo works").kind, AnswerKind::Update);
    }
}

#[tokio::test]
async fn a_busy_discord_is_asked_once_more() {
    for busy in [
        Fault::rate_limited(Duration::from_millis(300)),
        Fault::status(500),
        Fault::status(502),
        Fault::DropConnection,
        Fault::Delay(Duration::from_millis(500)),
    ] {
        let house = House::open().await;
        let answer = press_amid(&house, std::slice::from_ref(&busy)).await;
        shows_one_move(&answer, AnswerKind::Update);
    }
}

#[tokio::test]
async fn an_answer_whose_receipt_is_lost_is_not_given_in_two_forms() {
    let house = House::open().await;
    let answer = press_amid(&house, &[Fault::LoseAnswer]).await;
    shows_one_move(&answer, AnswerKind::Update);
    // The bot can't know, and tries again; there is no second message.
    let breaches = || house.discord.breaches();
    until(|| !breaches().is_empty()).await;
    let breaches = house.discord.take_breaches();
    assert_eq!(breaches.len(), 1, "{breaches:?}");
    assert_eq!(breaches[0].code, 40060);
    assert_eq!(house.games.messages(&house.alice).len(), 1);
}

#[tokio::test]
async fn a_click_that_discord_never_lets_through_is_played_and_the_next_one_shows_it() {
    let house = House::open_patient().await;
    let board = house.run("/play deal:7").await;
    house
        .discord
        .fail_next(Endpoint::Callback, &Fault::status(500), 4);
    let failed = house.alice.press_later(&board, "Auto").expect("pressed");
    let calls = || house.discord.requests_of(failed.interaction()).len();
    until(|| calls() == 4).await;
    let next = house.alice.press(&board, "Auto").await.expect("pressed");
    shows_one_move(&next, AnswerKind::Update);
    assert!(next.message().content.contains("out of date"));
}

#[tokio::test]
async fn play_goes_on_over_a_connection_that_is_resumed() {
    let house = House::open().await;
    let mut board = house.run("/play deal:7").await;
    for times in 1..=3 {
        house.discord.drop_gateway();
        // Clicked while nobody listens, and kept by Discord for the one who resumes.
        let click = house.alice.press_later(&board, "Auto").expect("pressed");
        house.discord.resumed(times).await.expect("resumed");
        let answer = click.await;
        assert_eq!(answer.kind, AnswerKind::Update, "{answer:?}");
        board = answer.message().clone();
    }
    assert!(board.content.contains("· 3 moves ·"), "{}", board.content);
    assert_eq!(house.discord.ready_count(), 1);
}

#[tokio::test]
async fn play_goes_on_over_a_session_that_is_begun_anew() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    house.discord.forget_sessions();
    until(|| house.discord.ready_count() == 2).await;
    let answer = house.alice.press(&board, "Auto").await.expect("pressed");
    shows_one_move(&answer, AnswerKind::Update);
}

#[tokio::test]
async fn commands_that_cannot_be_told_at_first_are_told_later() {
    let mut house = House::open().await;
    assert!(house.stop_bot().await.success());
    house
        .discord
        .fail_next(Endpoint::PutCommands, &Fault::status(500), 1);
    house.start_bot().await;
    house.run("/play").await;
}

#[tokio::test]
async fn the_token_never_stands_in_the_log() {
    let house = House::open_logging("trace").await;
    for fault in [
        Fault::discord_error(401, 0),
        Fault::discord_error(404, 10015),
        Fault::status(500),
        Fault::DropConnection,
        Fault::rate_limited(Duration::from_millis(10)),
    ] {
        let board = house.run("/play deal:7").await;
        house.discord.fail_next(Endpoint::Callback, &fault, 1);
        house.alice.press(&board, "Auto").await.expect("pressed");
    }
    house.discord.drop_gateway();
    house.discord.resumed(1).await.expect("resumed");
    // Closing the house reads the log; it must be one that tells everything.
    let log = house.log();
    assert!(log.contains(" TRACE ") && log.contains("request{self=Http"));
}
