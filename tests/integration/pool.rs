//! Deals that are known to be winnable.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use discord_standin::Message;
use tokio::time::Instant;

use crate::support::{House, drawn};

/// How many moves the line of each deal has that a shipped list holds.
fn shipped(set: &str) -> HashMap<u64, usize> {
    let path = format!("{}/assets/deals/{set}.txt", env!("CARGO_MANIFEST_DIR"));
    let list = std::fs::read_to_string(path).expect("the list is there");
    let rows = list.lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| {
        let (number, line) = row.split_once(' ').expect("a number and a line");
        (number.parse().expect("a number"), line.split(';').count())
    })
    .collect()
}

/// The number behind a word in the line over a board.
fn number(board: &Message, word: &str) -> Option<u64> {
    let (_, rest) = board.content.split_once(&format!("· {word} "))?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[track_caller]
fn is_shipped(board: &Message, set: &str) -> u64 {
    let deal = number(board, "deal").expect("a board names its deal");
    let par = number(board, "par");
    let expected = shipped(set).get(&deal).map(|&moves| moves as u64);
    assert!(expected.is_some(), "{}", board.content);
    assert_eq!(par, expected, "{}", board.content);
    deal
}

#[tokio::test]
async fn the_first_games_of_a_fresh_bot_are_winnable_and_say_their_par() {
    let house = House::open().await;
    for (command, set) in [
        ("/play", "crescent-classic"),
        ("/play game:Waning Moon", "waning-moon"),
        ("/play game:Crazy Quilt winnable:true", "crazy-quilt"),
    ] {
        is_shipped(&house.run(command).await, set);
    }
    let bob = house.discord.user("bob");
    let board = house.run_as(&bob, "/play rules:plain").await;
    is_shipped(&board, "crescent-plain");
    let casual = "SELECT COUNT(*) FROM pool WHERE purpose = 'casual'";
    assert_eq!(house.records().await.number(casual).await, 800);
}

#[tokio::test]
async fn a_deal_that_need_not_be_winnable_is_drawn_from_all() {
    let house = House::open().await;
    let board = house.run("/play winnable:false").await;
    assert_eq!(number(&board, "par"), None, "{}", board.content);
    let deal = number(&board, "deal").expect("named");
    assert!(deal < 1 << 32);
    assert!(!board.content.contains("known to be"), "{}", board.content);
    // The question whether to give the open game up keeps what was asked for.
    let asked = house.run("/play rules:plain winnable:false").await;
    let dealt = house.alice.press(&asked, "Give up and deal").await;
    let dealt = dealt.expect("pressed").message().clone();
    assert!(dealt.content.contains("plain"), "{}", dealt.content);
    assert_eq!(number(&dealt, "par"), None, "{}", dealt.content);
    let given = "SELECT COUNT(*) FROM pool WHERE given_at IS NOT NULL";
    assert_eq!(house.records().await.number(given).await, 0);
    // New game goes by the default.
    let asked = house.alice.press(&dealt, "New game").await.expect("asked");
    let dealt = house.alice.press(asked.message(), "Give up and deal").await;
    is_shipped(dealt.expect("pressed").message(), "crescent-plain");
}

#[tokio::test]
async fn a_deal_that_is_typed_has_its_par_where_one_is_known() {
    let house = House::open().await;
    let (&deal, &moves) = shipped("crazy-quilt").iter().next().expect("some");
    let board = house
        .run(&format!("/play game:Crazy Quilt deal:{deal}"))
        .await;
    let expected = format!("· deal {deal} · par {moves}");
    assert!(board.content.contains(&expected), "{}", board.content);
    let board = house.run("/play game:Waning Moon deal:7").await;
    assert!(board.content.ends_with("· deal 7"), "{}", board.content);
}

#[tokio::test]
async fn where_no_winnable_deal_is_at_hand_the_board_says_so() {
    let house = House::open().await;
    let own = "/play wraparound:on foundation-moves:off";
    let board = house.run(own).await;
    assert!(board.content.contains("known to be winnable"), "{board:?}");
    assert_eq!(number(&board, "par"), None);
    let again = house.run(own).await;
    assert_eq!(drawn(&again), drawn(&board));
    let once = &again.content;
    assert!(!once.contains("known to be winnable"), "{once}");
    let mut records = house.records().await;
    records.change("UPDATE pool SET given_at = 1").await;
    let asked = house.run("/play rules:classic").await;
    let dealt = house.alice.press(&asked, "Give up and deal").await;
    let dealt = dealt.expect("pressed");
    let text = &dealt.message().content;
    assert!(text.contains("known to be winnable"), "{text}");
}

#[tokio::test]
async fn no_deal_comes_twice_even_after_a_restart() {
    let mut house = House::open().await;
    let mut given = HashSet::new();
    for round in 0..3 {
        for player in 0..3 {
            let user = house.discord.user(&format!("player{round}{player}"));
            let board = house.run_as(&user, "/play").await;
            let deal = is_shipped(&board, "crescent-classic");
            assert!(given.insert(deal), "deal {deal} came twice");
        }
        if round == 0 {
            assert!(house.stop_bot().await.success());
        } else {
            house.kill_bot().await;
        }
        house.start_bot().await;
    }
    let mut records = house.records().await;
    let all = "SELECT COUNT(*) FROM pool WHERE purpose = 'casual'";
    assert_eq!(records.number(all).await, 800);
}

/// What a race's deal must not be found by.
async fn secrets(house: &House) -> Vec<String> {
    let mut records = house.records().await;
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT deal, line FROM pool WHERE purpose = 'race'")
            .fetch_all(&mut records.0)
            .await
            .expect("read");
    rows.into_iter()
        .flat_map(|(deal, line)| [deal.to_string(), line[..40].to_owned()])
        .collect()
}

#[tokio::test]
async fn the_pool_is_topped_up_while_a_player_clicks_and_its_log_tells_no_secret() {
    let mut house = House::open_logging("info,lunette=debug,sqlx=debug").await;
    let mut board = house.run("/play deal:7").await;
    let patience = Instant::now() + Duration::from_mins(3);
    while secrets(&house).await.len() < 6 {
        assert!(Instant::now() < patience, "nothing is found");
        for button in ["Auto", "Undo"] {
            let answer = house.alice.press(&board, button).await.expect("pressed");
            board = answer.message().clone();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let stopping = Instant::now();
    assert!(house.stop_bot().await.success());
    let took = stopping.elapsed();
    assert!(took < Duration::from_secs(3), "it took {took:?} to stop");
    let secrets = secrets(&house).await;
    assert!(secrets.len() >= 6);
    let log = house.log();
    assert!(log.contains("a deal was put into the pool"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log");
    }
}
