//! The rules twilight knows.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use twilight_model::{
    application::command::Command,
    channel::message::{Component, Embed},
};
use twilight_validate::{command, message};

use crate::model::component::{list, text};

/// What twilight finds wrong with commands.
pub(crate) fn commands(all: &[Value]) -> Vec<String> {
    let mut flaws = Vec::new();
    for (at, raw) in all.iter().enumerate() {
        match read::<Command>(&complete_command(raw)) {
            Ok(parsed) => {
                let checks = [command::command(&parsed), command::options(&parsed.options)];
                let errors = checks.into_iter().filter_map(Result::err);
                flaws.extend(errors.map(|error| format!("{at}: {error} (twilight)")));
            }
            Err(error) => flaws.push(format!("{at}: {error} (twilight)")),
        }
    }
    flaws
}

/// What twilight finds wrong with a message.
pub(crate) fn message(body: &Value) -> Vec<String> {
    let mut flaws = Vec::new();
    if let Some(content) = text(body, "content")
        && let Err(error) = message::content(content)
    {
        flaws.push(format!("content: {error} (twilight)"));
    }
    match read::<Vec<Component>>(&list(body, "components").into()) {
        Ok(rows) => {
            if let Err(error) = message::components(&rows, false) {
                flaws.push(format!("components: {error} (twilight)"));
            }
        }
        Err(error) => flaws.push(format!("components: {error} (twilight)")),
    }
    let embeds = list(body, "embeds").iter().map(complete_embed);
    match read::<Vec<Embed>>(&embeds.collect()) {
        Ok(embeds) => {
            if let Err(error) = message::embeds(&embeds) {
                flaws.push(format!("embeds: {error} (twilight)"));
            }
        }
        Err(error) => flaws.push(format!("embeds: {error} (twilight)")),
    }
    flaws
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_value(value.clone()).map_err(|error| error.to_string())
}

/// twilight reads commands as Discord returns them, so what may be left out is filled in.
fn complete_command(raw: &Value) -> Value {
    let mut command = raw.clone();
    let defaults = json!({"type": 1, "description": "", "version": "1", "options": []});
    for (key, value) in defaults.as_object().into_iter().flatten() {
        if command.get(key).is_none_or(Value::is_null) {
            command[key] = value.clone();
        }
    }
    if command.get("default_member_permissions").is_none() {
        command["default_member_permissions"] = Value::Null;
    }
    command
}

fn complete_embed(raw: &Value) -> Value {
    let mut embed = raw.clone();
    if embed.get("type").is_none_or(Value::is_null) && embed.is_object() {
        embed["type"] = json!("rich");
    }
    embed
}
