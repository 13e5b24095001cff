//! Whole games of those with a stock, and the games of one player beside each other.

use discord_standin::{AnswerKind, Message};

use crate::support::{House, line, play};

#[tokio::test]
async fn a_game_of_waning_moon_is_won_by_menu_and_buttons() {
    let house = House::open().await;
    let (deal, moves) = line("waning-moon-won");
    let mut board = house
        .run(&format!("/play game:Waning Moon deal:{deal}"))
        .await;
    assert!(
        board.content.contains("**Waning Moon**"),
        "{}",
        board.content
    );
    assert!(
        board.content.contains("52 in the stock"),
        "{}",
        board.content
    );
    assert!(board.button("Deal (52)").is_some());
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    assert!(board.content.contains("Won!"), "{}", board.content);
    assert!(!board.content.contains("shift"), "{}", board.content);
    let undo = house.alice.press(&board, "Undo").await;
    assert!(undo.is_err(), "a won game's log is closed");
}

#[tokio::test]
async fn a_lost_game_of_waning_moon_is_reopened_by_undo() {
    let house = House::open().await;
    let (deal, moves) = line("waning-moon-lost");
    let mut board = house
        .run(&format!("/play game:Waning Moon deal:{deal}"))
        .await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    let text = &board.content;
    assert!(text.contains("No move is left"), "{text}");
    assert!(text.contains("stock empty"), "{text}");
    let deal = board.button("Deal (0)").expect("Deal stays in its place");
    assert!(deal.disabled, "an empty stock can't be dealt");
    let undone = house.alice.press(&board, "Undo").await.expect("Undo works");
    let text = &undone.message().content;
    assert!(
        !text.contains("No move is left") && text.contains("playing"),
        "{text}"
    );
}

#[tokio::test]
async fn a_quilt_is_won_by_menu_and_buttons() {
    let house = House::open().await;
    let (deal, moves) = line("crazy-quilt-won");
    let mut board = house
        .run(&format!("/play game:Crazy Quilt deal:{deal}"))
        .await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    assert!(board.content.contains("Won!"), "{}", board.content);
    assert!(board.content.contains("1 redeal used"), "{}", board.content);
    let undo = house.alice.press(&board, "Undo").await;
    assert!(undo.is_err(), "a won game's log is closed");
}

#[tokio::test]
async fn a_lost_quilt_is_reopened_by_undo() {
    let house = House::open().await;
    let (deal, moves) = line("crazy-quilt-lost");
    let mut board = house
        .run(&format!("/play game:Crazy Quilt deal:{deal}"))
        .await;
    for (number, mv) in moves.iter().enumerate() {
        if moves.get(number + 1).is_some_and(|next| next == "redeal") {
            refuses_the_redeal(&house, &board, mv).await;
        }
        board = play(&house.alice, &board, mv).await;
    }
    let text = &board.content;
    assert!(text.contains("No move is left"), "{text}");
    assert!(text.contains("stock empty, no redeal left"), "{text}");
    let undone = house.alice.press(&board, "Undo").await.expect("Undo works");
    let text = &undone.message().content;
    assert!(
        !text.contains("No move is left") && text.contains("playing"),
        "{text}"
    );
}

/// Sees that a redeal which comes too early is refused in private, with a move that is left.
async fn refuses_the_redeal(house: &House, board: &Message, left: &str) {
    let early = house
        .alice
        .press(board, "Redeal")
        .await
        .expect("it is there");
    assert_eq!(early.kind, AnswerKind::Message);
    let answer = early.message();
    assert!(answer.ephemeral);
    assert!(
        answer.content.contains("Not yet") && answer.content.contains('→'),
        "{left} is left, and it says: {}",
        answer.content
    );
}

#[tokio::test]
async fn with_a_redeal_at_any_time_a_move_may_be_left() {
    let house = House::open().await;
    let (deal, moves) = line("crazy-quilt-lost");
    let play_it = format!("/play game:Crazy Quilt redeal:any time deal:{deal}");
    let mut board = house.run(&play_it).await;
    assert!(board.content.contains("redeal at any time"));
    let dealt = moves.iter().position(|mv| mv == "redeal").expect("one");
    for mv in &moves[..dealt - 1] {
        board = play(&house.alice, &board, mv).await;
    }
    board = play(&house.alice, &board, "redeal").await;
    assert!(
        board.content.contains("no redeal left"),
        "{}",
        board.content
    );
}

#[tokio::test]
async fn an_option_of_another_game_deals_nothing() {
    let house = House::open().await;
    for wrong in [
        "/play redeal:any time shift:any time",
        "/play game:Crazy Quilt shift:any time",
        "/play game:Crazy Quilt redeal:any time rules:plain",
    ] {
        let answer = house.run(wrong).await;
        assert!(answer.ephemeral && answer.picture().is_none());
        assert!(
            answer.content.contains("has no such option"),
            "{}",
            answer.content
        );
    }
}

#[tokio::test]
async fn a_command_that_names_no_game_means_the_one_of_its_options_or_the_one_last_touched() {
    let house = House::open().await;
    let board = house.run("/play redeal:any time").await;
    assert!(
        board.content.contains("**Crazy Quilt**"),
        "{}",
        board.content
    );
    house.run("/play game:Crescent").await;
    for (game, named) in [
        ("Waning Moon", "**Waning Moon"),
        ("Crazy Quilt", "**Crazy Quilt"),
    ] {
        house.run(&format!("/play game:{game}")).await;
        let again = house.run("/play").await;
        assert!(again.content.contains(named), "{}", again.content);
        let rules = house.run("/rules").await;
        assert!(rules.content.starts_with(named), "{}", rules.content);
    }
    let moved = house.run("/move moves:deal").await;
    assert!(
        moved.content.contains("**Crazy Quilt**"),
        "{}",
        moved.content
    );
    assert!(
        moved.content.contains("31 in the stock"),
        "{}",
        moved.content
    );
}

#[tokio::test]
async fn three_open_games_of_one_player_leave_each_other_alone() {
    let house = House::open().await;
    let games = ["Crescent", "Waning Moon", "Crazy Quilt"];
    let mut boards = Vec::new();
    for game in games {
        boards.push(house.run(&format!("/play game:{game} deal:7")).await);
    }
    for moves in 1..=3 {
        for board in &mut boards {
            let auto = house.alice.press(board, "Auto").await;
            *board = auto.expect("Auto plays").message().clone();
            let counted = if moves == 1 {
                "· 1 move ·"
            } else {
                "moves ·"
            };
            assert!(board.content.contains(counted), "{}", board.content);
        }
    }
    let undone = house.alice.press(&boards[1], "Undo").await;
    boards[1] = undone.expect("undone").message().clone();
    let asked = house.alice.press(&boards[2], "Give up").await;
    let over = house
        .alice
        .press(asked.expect("asked").message(), "Yes, give up")
        .await;
    boards[2] = over.expect("over").message().clone();
    let expected = [
        "Crescent** classic · playing · 3 moves",
        "Waning Moon** · playing · 2 moves",
    ];
    for (game, expected) in games.iter().zip(expected) {
        let again = house.run(&format!("/play game:{game}")).await;
        assert!(again.content.contains(expected), "{}", again.content);
    }
    let text = &boards[2].content;
    assert!(
        text.contains("Crazy Quilt** redeal when stuck · given up · 3 moves"),
        "{text}"
    );
}
