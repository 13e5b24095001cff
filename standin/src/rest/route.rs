//! Which request is which.

use axum::http::Method;

use crate::{faults::Endpoint, model::snowflake::Snowflake};

/// A request's path, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Gateway,
    GatewayBot,
    CurrentUser,
    CurrentApplication,
    OpenDm,
    Commands {
        guild: Option<Snowflake>,
        deed: CommandsDeed,
    },
    Callback {
        interaction: Snowflake,
        token: String,
    },
    FollowUp {
        token: String,
    },
    /// A message of an interaction; `None` is `@original`.
    Webhook {
        token: String,
        message: Option<Snowflake>,
        deed: Deed,
    },
    MemberRole {
        guild: Snowflake,
        user: Snowflake,
        role: Snowflake,
        deed: RoleDeed,
    },
    GetChannel {
        channel: Snowflake,
    },
    GetMessages {
        channel: Snowflake,
    },
    CreateMessage {
        channel: Snowflake,
    },
    Message {
        channel: Snowflake,
        message: Snowflake,
        deed: Deed,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommandsDeed {
    Get,
    Put,
    Create,
}

/// What is done about a role of a member's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoleDeed {
    Give,
    Take,
}

/// What is done to one message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Get,
    Edit,
    Delete,
}

impl Route {
    /// Reads a method and the path below `/api/v10`.
    pub(crate) fn read(method: &Method, path: &str) -> Option<Self> {
        let parts = path.trim_matches('/').split('/').collect::<Vec<_>>();
        let id = |text: &str| text.parse::<Snowflake>().ok();
        match (method.as_str(), parts.as_slice()) {
            ("GET", ["gateway"]) => Some(Self::Gateway),
            ("GET", ["gateway", "bot"]) => Some(Self::GatewayBot),
            ("GET", ["users", "@me"]) => Some(Self::CurrentUser),
            ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
                Some(Self::CurrentApplication)
            }
            ("POST", ["users", "@me", "channels"]) => Some(Self::OpenDm),
            (_, ["applications", _, "commands"]) => Some(Self::Commands {
                guild: None,
                deed: CommandsDeed::read(method)?,
            }),
            (_, ["applications", _, "guilds", guild, "commands"]) => Some(Self::Commands {
                guild: Some(id(guild)?),
                deed: CommandsDeed::read(method)?,
            }),
            ("POST", ["interactions", interaction, token, "callback"]) => Some(Self::Callback {
                interaction: id(interaction)?,
                token: (*token).to_owned(),
            }),
            ("POST", ["webhooks", _, token]) => Some(Self::FollowUp {
                token: (*token).to_owned(),
            }),
            (_, ["webhooks", _, token, "messages", message]) => Some(Self::Webhook {
                token: (*token).to_owned(),
                message: match *message {
                    "@original" => None,
                    message => Some(id(message)?),
                },
                deed: Deed::read(method)?,
            }),
            (_, ["guilds", guild, "members", user, "roles", role]) => Some(Self::MemberRole {
                guild: id(guild)?,
                user: id(user)?,
                role: id(role)?,
                deed: RoleDeed::read(method)?,
            }),
            ("GET", ["channels", channel]) => Some(Self::GetChannel {
                channel: id(channel)?,
            }),
            ("GET", ["channels", channel, "messages"]) => Some(Self::GetMessages {
                channel: id(channel)?,
            }),
            ("POST", ["channels", channel, "messages"]) => Some(Self::CreateMessage {
                channel: id(channel)?,
            }),
            (_, ["channels", channel, "messages", message]) => Some(Self::Message {
                channel: id(channel)?,
                message: id(message)?,
                deed: Deed::read(method)?,
            }),
            _ => None,
        }
    }

    pub(crate) fn endpoint(&self) -> Endpoint {
        match self {
            Self::Gateway => Endpoint::Gateway,
            Self::GatewayBot => Endpoint::GatewayBot,
            Self::CurrentUser => Endpoint::CurrentUser,
            Self::CurrentApplication => Endpoint::CurrentApplication,
            Self::OpenDm => Endpoint::OpenDm,
            Self::Commands { deed, .. } => match deed {
                CommandsDeed::Get => Endpoint::GetCommands,
                CommandsDeed::Put => Endpoint::PutCommands,
                CommandsDeed::Create => Endpoint::CreateCommand,
            },
            Self::Callback { .. } => Endpoint::Callback,
            Self::FollowUp { .. } => Endpoint::FollowUp,
            Self::Webhook { message, deed, .. } => match (message, deed) {
                (None, Deed::Get) => Endpoint::GetOriginal,
                (None, Deed::Edit) => Endpoint::EditOriginal,
                (None, Deed::Delete) => Endpoint::DeleteOriginal,
                (Some(_), Deed::Get) => Endpoint::GetFollowUp,
                (Some(_), Deed::Edit) => Endpoint::EditFollowUp,
                (Some(_), Deed::Delete) => Endpoint::DeleteFollowUp,
            },
            Self::MemberRole { deed, .. } => match deed {
                RoleDeed::Give => Endpoint::GiveRole,
                RoleDeed::Take => Endpoint::TakeRole,
            },
            Self::GetChannel { .. } => Endpoint::GetChannel,
            Self::GetMessages { .. } => Endpoint::GetMessages,
            Self::CreateMessage { .. } => Endpoint::CreateMessage,
            Self::Message { deed, .. } => match deed {
                Deed::Get => Endpoint::GetMessage,
                Deed::Edit => Endpoint::EditMessage,
                Deed::Delete => Endpoint::DeleteMessage,
            },
        }
    }

    /// Whether the bot's token is asked for. An interaction's own token is enough for the rest.
    pub(crate) fn authenticated(&self) -> bool {
        !matches!(
            self,
            Self::Gateway | Self::Callback { .. } | Self::FollowUp { .. } | Self::Webhook { .. }
        )
    }

    /// The interaction's token in the path.
    pub(crate) fn token(&self) -> Option<&str> {
        match self {
            Self::Callback { token, .. }
            | Self::FollowUp { token }
            | Self::Webhook { token, .. } => Some(token),
            _ => None,
        }
    }
}

impl CommandsDeed {
    fn read(method: &Method) -> Option<Self> {
        match method.as_str() {
            "GET" => Some(Self::Get),
            "PUT" => Some(Self::Put),
            "POST" => Some(Self::Create),
            _ => None,
        }
    }
}

impl RoleDeed {
    fn read(method: &Method) -> Option<Self> {
        match method.as_str() {
            "PUT" => Some(Self::Give),
            "DELETE" => Some(Self::Take),
            _ => None,
        }
    }
}

impl Deed {
    fn read(method: &Method) -> Option<Self> {
        match method.as_str() {
            "GET" => Some(Self::Get),
            "PATCH" => Some(Self::Edit),
            "DELETE" => Some(Self::Delete),
            _ => None,
        }
    }
}
