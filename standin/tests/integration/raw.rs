//! Requests made by hand.

use discord_standin::{Builder, Discord, Pending, User};
use reqwest::{Method, multipart};
use serde_json::{Value, json};
use serenity::all::{ClientBuilder, Context, EventHandler, GatewayIntents, Interaction};
use tokio::sync::{
    Mutex,
    mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
};

use crate::bot;

/// A bot that hears of interactions and leaves them to the test.
pub(crate) struct Raw {
    pub(crate) discord: Discord,
    pub(crate) alice: User,
    heard: Mutex<UnboundedReceiver<Heard>>,
    client: reqwest::Client,
}

/// An interaction, as a request names it.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) id: u64,
    pub(crate) token: String,
}

struct Listener(UnboundedSender<Heard>);

#[serenity::async_trait]
impl EventHandler for Listener {
    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let heard = Heard {
            id: interaction.id().get(),
            token: interaction.token().to_owned(),
        };
        let _ = self.0.send(heard);
    }
}

impl Raw {
    pub(crate) async fn start(builder: Builder) -> Self {
        let discord = builder.start().await.expect("it starts");
        let (sender, heard) = unbounded_channel();
        let builder = ClientBuilder::new_with_http(bot::http(&discord), GatewayIntents::GUILDS);
        let mut client = builder
            .event_handler(Listener(sender))
            .await
            .expect("it is built");
        tokio::spawn(async move { client.start().await });
        let raw = Self {
            alice: discord.user("alice"),
            discord,
            heard: Mutex::new(heard),
            client: reqwest::Client::new(),
        };
        let commands = json!([{"name": "play", "description": "Plays"}]);
        let (status, _) = raw.commands(&commands).await;
        assert_eq!(status, 200);
        raw.discord.ready().await.expect("it gets ready");
        raw
    }

    /// Registers commands.
    pub(crate) async fn commands(&self, commands: &Value) -> (u16, Value) {
        let path = format!("/applications/{}/commands", self.discord.application_id());
        self.send(Method::PUT, &path, commands).await
    }

    /// Lets alice run a command, and hears of it.
    pub(crate) async fn command(&self) -> (Pending, Heard) {
        let games = self.discord.guild("Moonbase").channel("games");
        let pending = self
            .alice
            .in_channel(&games)
            .run_later("/play")
            .expect("it is there");
        (pending, self.hear().await)
    }

    pub(crate) async fn hear(&self) -> Heard {
        self.heard
            .lock()
            .await
            .recv()
            .await
            .expect("an interaction comes")
    }

    pub(crate) async fn callback(&self, heard: &Heard, body: &Value) -> (u16, Value) {
        let path = format!("/interactions/{}/{}/callback", heard.id, heard.token);
        self.send(Method::POST, &path, body).await
    }

    /// Answers with a file.
    pub(crate) async fn callback_with_file(&self, heard: &Heard, body: &Value) -> (u16, Value) {
        let path = format!("/interactions/{}/{}/callback", heard.id, heard.token);
        let file = multipart::Part::bytes(bot::PNG).file_name("board.png");
        let form = multipart::Form::new()
            .text("payload_json", body.to_string())
            .part("files[0]", file);
        let url = format!("{}/api/v10{path}", self.discord.url());
        read(self.client.post(url).multipart(form)).await
    }

    pub(crate) async fn edit(&self, heard: &Heard, body: &Value) -> (u16, Value) {
        let path = format!("{}/messages/@original", self.webhook(heard));
        self.send(Method::PATCH, &path, body).await
    }

    pub(crate) async fn follow_up(&self, heard: &Heard, body: &Value) -> (u16, Value) {
        self.send(Method::POST, &self.webhook(heard), body).await
    }

    fn webhook(&self, heard: &Heard) -> String {
        format!(
            "/webhooks/{}/{}",
            self.discord.application_id(),
            heard.token
        )
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: &Value) -> (u16, Value) {
        let url = format!("{}/api/v10{path}", self.discord.url());
        let token = format!("Bot {}", self.discord.token());
        read(
            self.client
                .request(method, url)
                .header("authorization", token)
                .json(body),
        )
        .await
    }
}

async fn read(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.expect("it is answered");
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or(Value::Null))
}

/// A sound answer with this content.
pub(crate) fn says(content: &str) -> Value {
    answer(&json!({"content": content}))
}

/// An answer with these fields, which mentions nobody.
pub(crate) fn answer(fields: &Value) -> Value {
    json!({"type": 4, "data": silent(fields)})
}

pub(crate) fn silent(fields: &Value) -> Value {
    let mut data = json!({"allowed_mentions": {"parse": []}});
    for (key, value) in fields.as_object().into_iter().flatten() {
        data[key] = value.clone();
    }
    data
}
