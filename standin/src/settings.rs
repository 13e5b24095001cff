//! What a stand-in is started with.

use std::time::Duration;

use crate::model::snowflake::Snowflake;

/// The application's id, which is its bot user's too, as on Discord since 2016.
pub(crate) const APPLICATION: Snowflake = Snowflake(1_100_000_000_000_000_001);

/// Shaped as a real token is, and worth nothing.
const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Standi.good-on-this-machine-and-nowhere-else";

#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) port: u16,
    pub(crate) token: String,
    pub(crate) page: bool,
    /// How long a bot has for its first answer.
    pub(crate) first_answer: Duration,
    /// How long an interaction's token is good for.
    pub(crate) token_life: Duration,
    /// How long somebody waits for a deferred answer before a test reads what there is.
    pub(crate) patience: Duration,
    /// How long `ready` waits.
    pub(crate) ready: Duration,
    pub(crate) heartbeat: Duration,
    /// Whether every message must say that it mentions nobody.
    pub(crate) silent_mentions: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            port: 0,
            token: TOKEN.to_owned(),
            page: false,
            first_answer: Duration::from_secs(3),
            token_life: Duration::from_mins(15),
            patience: Duration::from_secs(10),
            ready: Duration::from_secs(30),
            heartbeat: Duration::from_millis(41_250),
            silent_mentions: true,
        }
    }
}
