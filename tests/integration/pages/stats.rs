//! Statistics, as their player and others look at them.

use discord_standin::{AnswerKind, Message};

use super::given_up;
use crate::support::{House, lasts, line, play};

/// Alice's game along a line, to its end.
async fn played(house: &House, command: &str, name: &str) -> Message {
    let (deal, moves) = line(name);
    let mut board = house.run(&format!("{command} deal:{deal}")).await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    board
}

#[tokio::test]
async fn statistics_of_nothing_are_a_friendly_picture() {
    let house = House::open().await;
    house.run("/play").await;
    let stats = house.run("/stats").await;
    assert!(stats.ephemeral);
    assert!(
        stats.content.contains("No game of yours is over yet"),
        "{}",
        stats.content
    );
    let picture = stats.picture().expect("a picture all the same");
    assert!(
        picture
            .description
            .as_deref()
            .is_some_and(|alt| alt.starts_with("No game is over yet."))
    );
    house.discord.user("bob");
    let nobody = house.run("/stats player:bob").await;
    assert!(nobody.content.contains("is over yet") && nobody.buttons().next().is_none());
}

#[tokio::test]
async fn a_won_and_a_lost_game_are_counted_until_the_loss_is_undone() {
    let house = House::open().await;
    let won = played(&house, "/play rules:classic", "crescent-classic-won").await;
    assert!(!lasts(&won));
    let lost = played(&house, "/play rules:plain", "crescent-plain-lost").await;
    let stats = house.run("/stats").await;
    assert!(
        stats.content.contains("2 played, 1 won (50 %)"),
        "{}",
        stats.content
    );
    assert!(
        stats.content.contains("0 won in a row, 1 at best"),
        "{}",
        stats.content
    );
    assert!(
        stats
            .content
            .contains("**Crescent plain** · 1 played, 0 won"),
        "{}",
        stats.content
    );
    let picture = stats.picture().expect("a chart");
    assert_eq!(picture.filename, "chart.png");
    let alt = picture.description.clone().expect("in words");
    assert!(
        alt.contains("104 in 1 game;") || alt.contains("104 in 1 game."),
        "{alt}"
    );
    house.alice.press(&lost, "Undo").await.expect("undone");
    let stats = house.run("/stats").await;
    assert!(
        stats.content.contains("1 played, 1 won (100 %)"),
        "{}",
        stats.content
    );
    assert!(
        !stats.content.contains("Crescent plain"),
        "{}",
        stats.content
    );
    let moon = house.run("/stats game:Waning Moon").await;
    assert!(moon.content.contains("Waning Moon") && moon.content.contains("is over yet"));
}

#[tokio::test]
async fn hidden_statistics_are_told_to_their_player_alone() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    given_up(&house, 7).await;
    let asks = async || house.run_as(&bob, "/stats player:alice").await;
    let seen = asks().await;
    assert!(
        seen.ephemeral && seen.content.contains("1 played, 0 won"),
        "{}",
        seen.content
    );
    assert!(seen.content.contains("<@") && seen.buttons().next().is_none());
    let own = house.run("/stats game:Crescent").await;
    let hidden = house
        .alice
        .press(&own, "Hide from others")
        .await
        .expect("pressed");
    assert_eq!(hidden.kind, AnswerKind::Update);
    let hidden = hidden.message().clone();
    assert!(
        hidden
            .content
            .contains("You keep your statistics to yourself")
    );
    assert!(hidden.picture().is_some(), "the chart stays");
    let refused = asks().await;
    assert!(
        refused
            .content
            .contains("keeps their statistics to themselves"),
        "{}",
        refused.content
    );
    assert!(refused.picture().is_none() && !refused.content.contains("played"));
    house
        .alice
        .press(&hidden, "Show to others")
        .await
        .expect("pressed");
    assert!(asks().await.content.contains("1 played, 0 won"));
    house.run("/stats hide:true").await;
    assert!(asks().await.content.contains("to themselves"));
    house.run("/stats hide:false").await;
    assert!(asks().await.content.contains("1 played, 0 won"));
}
