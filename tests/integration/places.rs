//! Servers, direct messages, and the bot that people bring along themselves.

use discord_standin::{AnswerKind, Channel, Message};

use crate::support::House;

const EVERYWHERE: [u64; 3] = [0, 1, 2];
const BOTH_WAYS: [u64; 2] = [0, 1];

#[tokio::test]
async fn every_command_is_for_every_place_and_both_installations() {
    let house = House::open().await;
    let commands = house.discord.commands();
    let mut names: Vec<&str> = commands
        .iter()
        .map(|command| command.name.as_str())
        .collect();
    names.sort_unstable();
    for wanted in ["help", "move", "play", "rules"] {
        assert!(names.contains(&wanted), "{names:?}");
    }
    for command in &commands {
        assert_eq!(
            command.contexts.as_deref(),
            Some(&EVERYWHERE[..]),
            "{}",
            command.name
        );
        assert_eq!(command.integration_types, BOTH_WAYS, "{}", command.name);
    }
}

/// Plays, types and undoes in a channel, and gives the first board and the last one.
async fn play_in(house: &House, channel: &Channel) -> (Message, Message) {
    let seat = house.alice.in_channel(channel);
    let dealt = seat.run("/play deal:7").await.expect("taken");
    let dealt = dealt.message().clone();
    let moved = house.alice.press(&dealt, "Auto").await.expect("pressed");
    assert_eq!(moved.kind, AnswerKind::Update);
    assert_eq!(moved.calls.len(), 1);
    let typed = seat.run("/move moves:undo").await.expect("taken");
    let typed = typed.message().clone();
    assert!(typed.content.contains("0 moves"), "{}", typed.content);
    let moved = house.alice.press(&typed, "Auto").await.expect("pressed");
    assert!(moved.message().content.contains("1 move "));
    (dealt, typed)
}

#[tokio::test]
async fn the_bot_plays_in_a_server() {
    let house = House::open().await;
    let (first, _) = play_in(&house, &house.games).await;
    house.bare(&first).await;
}

#[tokio::test]
async fn the_bot_plays_in_its_direct_messages() {
    let house = House::open().await;
    let dm = house.discord.dm(&house.alice);
    let (first, _) = play_in(&house, &dm).await;
    house.bare(&first).await;
}

#[tokio::test]
async fn the_bot_plays_where_a_player_brings_it_along() {
    let house = House::open().await;
    let group = house.discord.group("friends");
    let elsewhere = house
        .discord
        .guild_without_bot("Elsewhere")
        .channel("lounge");
    for place in [group, elsewhere] {
        let (first, last) = play_in(&house, &place).await;
        house.bare(&first).await;
        house.alice.press(&last, "Give up").await.expect("pressed");
        let over = house.alice.press(&last, "Yes, give up").await;
        assert!(
            over.expect("pressed")
                .message()
                .content
                .contains("Given up")
        );
    }
    // It may not edit there in its own name, and doesn't try to.
    let tried = house.discord.requests();
    let tried = tried.iter().find(|call| call.path.starts_with("/channels"));
    assert!(tried.is_none(), "{tried:?}");
}

#[tokio::test]
async fn rules_and_help_are_told_in_private() {
    let house = House::open().await;
    let help = house.run("/help").await;
    assert!(
        help.ephemeral && help.content.contains("/rules"),
        "{}",
        help.content
    );
    let default = house.run("/rules").await;
    assert!(default.ephemeral && default.picture().is_some());
    assert!(default.content.contains("classic"), "{}", default.content);
    assert!(default.content.contains("are neighbours on the piles, too"));
    house.run("/play rules:plain").await;
    let own = house.run("/rules").await;
    assert!(own.content.contains("plain"), "{}", own.content);
    assert!(
        own.content.contains("are not neighbours"),
        "{}",
        own.content
    );
    let named = house.run("/rules game:Crescent rules:classic").await;
    assert!(named.content.contains("classic"), "{}", named.content);
}
