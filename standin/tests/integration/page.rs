//! The page, by the JSON it uses.

use discord_standin::Discord;
use serde_json::{Value, json};

use crate::bot;

async fn view(discord: &Discord, user: &str, place: &str) -> Value {
    let url = format!("{}/_page/state?user={user}&place={place}", discord.url());
    let response = reqwest::get(url).await.expect("it is answered");
    response.json().await.expect("it is JSON")
}

async fn act(discord: &Discord, deed: Value) -> Value {
    let url = format!("{}/_page/act", discord.url());
    let request = reqwest::Client::new().post(url).json(&deed);
    let response = request.send().await.expect("it is answered");
    response.json().await.expect("it is JSON")
}

#[tokio::test]
async fn two_people_use_the_bot_on_the_page() {
    let discord = Discord::builder()
        .page(true)
        .start()
        .await
        .expect("it starts");
    bot::start(&discord).await;
    let page = reqwest::get(discord.url()).await.expect("it is served");
    assert!(
        page.text()
            .await
            .expect("it is text")
            .contains("Only you can see this")
    );
    let place = view(&discord, "alice", "dm").await["places"][0]["id"].clone();
    let place = place.as_str().expect("there is a channel");
    let run = |text: &str| json!({"user": "alice", "place": place, "deed": "run", "text": text});
    assert_eq!(
        act(&discord, run("/play rules:Plain")).await["kind"],
        "message"
    );
    assert!(act(&discord, run("/dance")).await["refused"].is_string());
    let seen = view(&discord, "bob", place).await;
    let board = &seen["messages"][0];
    assert_eq!(board["content"], "dealt");
    assert_eq!(board["attachments"][0]["description"], "7♥");
    assert_eq!(board["rows"][1]["components"][2]["disabled"], true);
    let pressed = json!({"user": "bob", "place": place, "deed": "press",
        "message": board["id"], "custom_id": "undo"});
    assert_eq!(act(&discord, pressed).await["kind"], "update");
    let chosen = json!({"user": "bob", "place": place, "deed": "choose",
        "message": board["id"], "custom_id": "move", "values": ["p3 fA"]});
    assert_eq!(act(&discord, chosen).await["kind"], "update");
    act(&discord, run("/whisper")).await;
    let count = async |user| {
        view(&discord, user, place).await["messages"]
            .as_array()
            .map(Vec::len)
    };
    assert!(count("alice").await > count("bob").await);
    let asked = act(&discord, run("/ask")).await;
    assert_eq!(asked["modal"]["title"], "Type moves");
    let sent = json!({"user": "alice", "place": place, "deed": "submit",
        "interaction": asked["interaction"], "fields": {"moves": "p7 fA"}});
    assert_eq!(act(&discord, sent).await["kind"], "message");
    let typed = json!({"user": "alice", "place": place, "deed": "type", "text": "/play deal:1"});
    assert_eq!(act(&discord, typed).await["choices"][0]["name"], "Twelve");
}
