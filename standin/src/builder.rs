//! Starting a stand-in otherwise than usual.

use std::{io, time::Duration};

use crate::{discord::Discord, settings::Settings};

/// What a stand-in shall be like; made by [`Discord::builder`].
#[derive(Clone, Debug, Default)]
#[must_use = "nothing runs before start()"]
pub struct Builder(pub(crate) Settings);

impl Builder {
    /// Listens on this port of 127.0.0.1; any free one is taken otherwise.
    pub fn port(mut self, port: u16) -> Self {
        self.0.port = port;
        self
    }

    /// Accepts this bot token instead of the usual one.
    pub fn token(mut self, token: &str) -> Self {
        token.clone_into(&mut self.0.token);
        self
    }

    /// Serves a page at `/` on which two people can use the bot.
    pub fn page(mut self, on: bool) -> Self {
        self.0.page = on;
        self
    }

    /// How long a bot has for its first answer; 3 seconds on Discord.
    pub fn first_answer_within(mut self, limit: Duration) -> Self {
        self.0.first_answer = limit;
        self
    }

    /// How long it may follow up and edit; 15 minutes on Discord.
    pub fn token_good_for(mut self, life: Duration) -> Self {
        self.0.token_life = life;
        self
    }

    /// How long an awaited click waits for what a deferred answer promised; 10 seconds if unsaid.
    pub fn patience(mut self, patience: Duration) -> Self {
        self.0.patience = patience;
        self
    }

    /// How long [`Discord::ready`] waits; 30 seconds if unsaid.
    pub fn ready_within(mut self, limit: Duration) -> Self {
        self.0.ready = limit;
        self
    }

    /// How often a bot is asked to send a heartbeat.
    pub fn heartbeat(mut self, interval: Duration) -> Self {
        self.0.heartbeat = interval;
        self
    }

    /// Whether every message must carry `"allowed_mentions": {"parse": []}`; it must if unsaid.
    pub fn require_silent_mentions(mut self, on: bool) -> Self {
        self.0.silent_mentions = on;
        self
    }

    /// Starts it.
    ///
    /// # Errors
    ///
    /// When the port can't be had.
    pub async fn start(self) -> io::Result<Discord> {
        Discord::run(self.0).await
    }
}
