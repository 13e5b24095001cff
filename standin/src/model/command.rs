//! The commands a bot has registered.

use serde::Serialize;
use serde_json::Value;

use super::{
    component::{list, text},
    snowflake::Snowflake,
};

/// A registered command.
#[derive(Clone, Debug, Serialize)]
pub struct Command {
    /// Its id.
    pub id: Snowflake,
    /// The word after the slash.
    pub name: String,
    /// What it is said to do.
    pub description: String,
    /// Its options, or its subcommands.
    pub options: Vec<CommandOption>,
    /// The server it is for, when it isn't for all.
    pub guild: Option<Snowflake>,
    /// What a member must be permitted to use it.
    pub default_member_permissions: Option<u64>,
    /// Where it can be used: 0 a server, 1 a DM with the bot, 2 any other DM; `None` is everywhere.
    pub contexts: Option<Vec<u64>>,
    /// By which installation it is there: 0 a server's, 1 a person's own.
    pub integration_types: Vec<u64>,
    /// 1 for a slash command, 2 and 3 for those in the menus of users and messages.
    pub kind: u64,
    /// The registration as the bot sent it.
    #[serde(skip)]
    pub raw: Value,
}

/// An option of a command, or one of its subcommands.
#[derive(Clone, Debug, Serialize)]
pub struct CommandOption {
    /// Its name.
    pub name: String,
    /// What it is said to mean.
    pub description: String,
    /// What can be given.
    pub kind: OptionKind,
    /// It must be given.
    pub required: bool,
    /// The only values there are, if it is limited to some.
    pub choices: Vec<Choice>,
    /// Suggestions come from the bot while one types.
    pub autocomplete: bool,
    /// Options of a subcommand, or subcommands of a group.
    pub options: Vec<CommandOption>,
    /// The least number.
    pub min_value: Option<f64>,
    /// The greatest number.
    pub max_value: Option<f64>,
    /// The least length of a string.
    pub min_length: Option<u64>,
    /// The greatest length of a string.
    pub max_length: Option<u64>,
    /// The types of channels it takes, by Discord's numbers; empty is all.
    pub channel_types: Vec<u64>,
}

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// It is a subcommand.
    Subcommand,
    /// It is a group of subcommands.
    Group,
    /// Words.
    String,
    /// A whole number.
    Integer,
    /// True or false.
    Boolean,
    /// A user.
    User,
    /// A channel.
    Channel,
    /// A role.
    Role,
    /// A number.
    Number,
    /// Something the stand-in can't fill in: a mentionable, a file.
    Other,
}

/// A value offered by name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// What one reads.
    pub name: String,
    /// What the bot is told.
    pub value: Value,
}

impl Command {
    /// Reads a stored registration.
    pub(crate) fn read(raw: &Value) -> Self {
        Self {
            id: id(raw, "id").unwrap_or(Snowflake(0)),
            name: text(raw, "name").unwrap_or_default(),
            description: text(raw, "description").unwrap_or_default(),
            options: list(raw, "options")
                .iter()
                .map(CommandOption::read)
                .collect(),
            guild: id(raw, "guild_id"),
            default_member_permissions: number(&raw["default_member_permissions"]),
            contexts: raw["contexts"]
                .as_array()
                .map(|all| all.iter().filter_map(Value::as_u64).collect()),
            integration_types: raw["integration_types"].as_array().map_or_else(
                || vec![0],
                |all| all.iter().filter_map(Value::as_u64).collect(),
            ),
            kind: raw["type"].as_u64().unwrap_or(1),
            raw: raw.clone(),
        }
    }
}

impl CommandOption {
    fn read(raw: &Value) -> Self {
        Self {
            name: text(raw, "name").unwrap_or_default(),
            description: text(raw, "description").unwrap_or_default(),
            kind: OptionKind::read(raw["type"].as_u64().unwrap_or(0)),
            required: raw["required"].as_bool().unwrap_or(false),
            choices: list(raw, "choices").iter().map(Choice::read).collect(),
            autocomplete: raw["autocomplete"].as_bool().unwrap_or(false),
            options: list(raw, "options").iter().map(Self::read).collect(),
            min_value: raw["min_value"].as_f64(),
            max_value: raw["max_value"].as_f64(),
            min_length: raw["min_length"].as_u64(),
            max_length: raw["max_length"].as_u64(),
            channel_types: list(raw, "channel_types")
                .iter()
                .filter_map(Value::as_u64)
                .collect(),
        }
    }
}

impl OptionKind {
    fn read(number: u64) -> Self {
        match number {
            1 => Self::Subcommand,
            2 => Self::Group,
            3 => Self::String,
            4 => Self::Integer,
            5 => Self::Boolean,
            6 => Self::User,
            7 => Self::Channel,
            8 => Self::Role,
            10 => Self::Number,
            _ => Self::Other,
        }
    }

    /// Discord's number for it.
    pub(crate) fn number(self) -> u64 {
        match self {
            Self::Subcommand => 1,
            Self::Group => 2,
            Self::String => 3,
            Self::Integer => 4,
            Self::Boolean => 5,
            Self::User => 6,
            Self::Channel => 7,
            Self::Role => 8,
            Self::Number => 10,
            Self::Other => 0,
        }
    }
}

impl Choice {
    pub(crate) fn read(raw: &Value) -> Self {
        Self {
            name: text(raw, "name").unwrap_or_default(),
            value: raw["value"].clone(),
        }
    }
}

/// The id under `key`, as a string or a number.
pub(crate) fn id(value: &Value, key: &str) -> Option<Snowflake> {
    number(value.get(key)?).map(Snowflake)
}

/// The ids listed under `key`.
pub(crate) fn ids(value: &Value, key: &str) -> Vec<Snowflake> {
    list(value, key)
        .iter()
        .filter_map(number)
        .map(Snowflake)
        .collect()
}

fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}
