//! Where the bot is, and where people bring it along.

use discord_standin::{Discord, Refusal};
use reqwest::Method;
use serde_json::json;

use crate::raw::{Raw, says, silent};

#[tokio::test]
async fn a_command_for_servers_is_not_there_where_the_bot_is_not() {
    let raw = Raw::start(Discord::builder()).await;
    let lounge = raw.discord.guild_without_bot("Elsewhere").channel("lounge");
    for place in [lounge, raw.discord.group("friends")] {
        let refused = raw.alice.in_channel(&place).run_later("/play");
        assert!(matches!(refused, Err(Refusal::NotAllowed { .. })));
    }
}

#[tokio::test]
async fn a_command_for_accounts_comes_along_and_its_answers_are_all_the_bot_may_do() {
    let raw = Raw::start(Discord::builder()).await;
    let command = json!([{
        "name": "play", "description": "Plays", "contexts": [0, 2], "integration_types": [1],
    }]);
    assert_eq!(raw.commands(&command).await.0, 200);
    let lounge = raw.discord.guild_without_bot("Elsewhere").channel("lounge");
    for place in [lounge, raw.discord.group("friends")] {
        let pending = raw.alice.in_channel(&place).run_later("/play");
        let pending = pending.expect("it is there");
        let heard = raw.hear().await;
        assert_eq!(raw.callback(&heard, &says("here")).await.0, 204);
        let board = pending.await.message().id;
        let path = format!("/channels/{}/messages/{board}", place.id());
        let edit = silent(&json!({"content": "there"}));
        let (status, body) = raw.send(Method::PATCH, &path, &edit).await;
        assert_eq!((status, &body["code"]), (403, &json!(50001)));
    }
    let dm = raw.discord.dm(&raw.alice);
    let refused = raw.alice.in_channel(&dm).run_later("/play");
    assert!(
        matches!(refused, Err(Refusal::NotAllowed { .. })),
        "not among its contexts"
    );
}
