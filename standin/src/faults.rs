//! Faults to order, so that tests see what a bot does when Discord misbehaves.

use std::{future::Future, pin::Pin, time::Duration};

use serde::Serialize;
use serde_json::{Value, json};

use crate::call::Call;

/// What a request is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Endpoint {
    /// `GET /gateway`
    Gateway,
    /// `GET /gateway/bot`
    GatewayBot,
    /// `GET /users/@me`
    CurrentUser,
    /// `GET /oauth2/applications/@me` and `/applications/@me`
    CurrentApplication,
    /// `POST /users/@me/channels`
    OpenDm,
    /// `GET …/commands`
    GetCommands,
    /// `PUT …/commands`
    PutCommands,
    /// `POST …/commands`
    CreateCommand,
    /// `POST /interactions/…/callback`
    Callback,
    /// `GET /webhooks/…/messages/@original`
    GetOriginal,
    /// `PATCH /webhooks/…/messages/@original`
    EditOriginal,
    /// `DELETE /webhooks/…/messages/@original`
    DeleteOriginal,
    /// `POST /webhooks/…`
    FollowUp,
    /// `GET /webhooks/…/messages/…`
    GetFollowUp,
    /// `PATCH /webhooks/…/messages/…`
    EditFollowUp,
    /// `DELETE /webhooks/…/messages/…`
    DeleteFollowUp,
    /// `PUT /guilds/…/members/…/roles/…`
    GiveRole,
    /// `DELETE /guilds/…/members/…/roles/…`
    TakeRole,
    /// `GET /channels/…`
    GetChannel,
    /// `GET /channels/…/messages`
    GetMessages,
    /// `POST /channels/…/messages`
    CreateMessage,
    /// `GET /channels/…/messages/…`
    GetMessage,
    /// `PATCH /channels/…/messages/…`
    EditMessage,
    /// `DELETE /channels/…/messages/…`
    DeleteMessage,
}

/// What shall happen to a request instead of its answer.
#[derive(Clone, Debug)]
pub enum Fault {
    /// It is refused with this status and body, and nothing is done.
    Answer {
        /// The HTTP status.
        status: u16,
        /// The JSON body.
        body: Value,
        /// The `Retry-After` header.
        retry_after: Option<Duration>,
    },
    /// It is never answered, and nothing is done.
    Hang,
    /// The connection ends without an answer, and nothing is done.
    DropConnection,
    /// It is done, but the connection ends before the bot hears so.
    LoseAnswer,
    /// It is done as usual, but this much later.
    Delay(Duration),
}

impl Fault {
    /// A bare HTTP status, such as 500 or 502.
    pub fn status(status: u16) -> Self {
        Self::Answer {
            status,
            body: json!({"message": format!("{status}: ordered by the test"), "code": 0}),
            retry_after: None,
        }
    }

    /// 429, with the time after which to try again.
    pub fn rate_limited(retry_after: Duration) -> Self {
        Self::Answer {
            status: 429,
            body: json!({
                "message": "You are being rate limited.",
                "retry_after": retry_after.as_secs_f64(),
                "global": false,
            }),
            retry_after: Some(retry_after),
        }
    }

    /// One of Discord's own errors, such as 404 with 10008 or 429 with 30046.
    pub fn discord_error(status: u16, code: u32) -> Self {
        let message = match code {
            10003 => "Unknown Channel",
            10008 => "Unknown Message",
            10015 => "Unknown Webhook",
            10062 => "Unknown interaction",
            30046 => {
                "Maximum number of edits to messages older than 1 hour reached. Try again later"
            }
            40060 => "Interaction has already been acknowledged.",
            50001 => "Missing Access",
            50013 => "Missing Permissions",
            _ => "Ordered by the test",
        };
        Self::Answer {
            status,
            body: json!({"message": message, "code": code}),
            retry_after: None,
        }
    }
}

/// Called once with the request it waited for.
pub(crate) type Hook = Box<dyn FnOnce(Call) -> Pin<Box<dyn Future<Output = ()> + Send>> + Send>;

/// The faults and hooks that wait for their request.
#[derive(Default)]
pub(crate) struct Orders {
    faults: Vec<(Endpoint, Fault)>,
    hooks: Vec<(Endpoint, Hook)>,
}

impl Orders {
    pub(crate) fn fail(&mut self, endpoint: Endpoint, fault: &Fault, times: usize) {
        let order = (endpoint, fault.clone());
        self.faults.extend(std::iter::repeat_n(order, times));
    }

    pub(crate) fn hook(&mut self, endpoint: Endpoint, hook: Hook) {
        self.hooks.push((endpoint, hook));
    }

    pub(crate) fn next_fault(&mut self, endpoint: Endpoint) -> Option<Fault> {
        let at = self.faults.iter().position(|(of, _)| *of == endpoint)?;
        Some(self.faults.remove(at).1)
    }

    pub(crate) fn next_hook(&mut self, endpoint: Endpoint) -> Option<Hook> {
        let at = self.hooks.iter().position(|(of, _)| *of == endpoint)?;
        Some(self.hooks.remove(at).1)
    }
}
