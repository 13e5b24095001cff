//! A form the bot opens in front of somebody.

use serde::Serialize;
use serde_json::Value;

use super::{
    component::{list, text},
    snowflake::Snowflake,
};

/// A form that waits to be sent.
#[derive(Clone, Debug, Serialize)]
pub struct Modal {
    /// What the bot is told when it is sent.
    pub custom_id: String,
    /// The words at its top.
    pub title: String,
    /// What can be filled in.
    pub inputs: Vec<TextInput>,
    /// Where it was opened.
    pub channel: Snowflake,
    /// The message whose control opened it.
    pub message: Option<Snowflake>,
}

/// A line or a box of a form.
#[derive(Clone, Debug, Serialize)]
pub struct TextInput {
    /// What the bot knows it by.
    pub custom_id: String,
    /// The words above it.
    pub label: String,
    /// Filled in from the start.
    pub value: String,
    /// Shown greyed while it is empty.
    pub placeholder: Option<String>,
    /// Many lines rather than one.
    pub paragraph: bool,
    /// It can't be left empty.
    pub required: bool,
    /// Its least length.
    pub min_length: usize,
    /// Its greatest length.
    pub max_length: usize,
}

impl Modal {
    /// Reads the `data` of a callback of type 9.
    pub(crate) fn read(data: &Value, channel: Snowflake, message: Option<Snowflake>) -> Self {
        let rows = list(data, "components").iter();
        Self {
            custom_id: text(data, "custom_id").unwrap_or_default(),
            title: text(data, "title").unwrap_or_default(),
            inputs: rows
                .flat_map(|row| list(row, "components"))
                .map(input)
                .collect(),
            channel,
            message,
        }
    }
}

fn input(value: &Value) -> TextInput {
    let length = |key: &str, default: usize| {
        value[key]
            .as_u64()
            .and_then(|length| usize::try_from(length).ok())
            .unwrap_or(default)
    };
    TextInput {
        custom_id: text(value, "custom_id").unwrap_or_default(),
        label: text(value, "label").unwrap_or_default(),
        value: text(value, "value").unwrap_or_default(),
        placeholder: text(value, "placeholder"),
        paragraph: value["style"].as_u64() == Some(2),
        required: value["required"].as_bool().unwrap_or(true),
        min_length: length("min_length", 0),
        max_length: length("max_length", 4000),
    }
}
