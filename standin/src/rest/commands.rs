//! Registering commands.

use serde_json::{Value, json};

use super::{Reply, body::Body, error::ApiError, route::CommandsDeed};
use crate::{
    check::{self, Shape},
    model::{command::id, snowflake::Snowflake},
    settings::APPLICATION,
    state::State,
};

pub(super) fn answer(
    state: &mut State,
    guild: Option<Snowflake>,
    deed: CommandsDeed,
    body: &Body,
) -> Result<Reply, ApiError> {
    match deed {
        CommandsDeed::Get => Ok(Reply::Json(listed(state, guild))),
        CommandsDeed::Put => {
            check::commands(Shape::PutCommands, &body.json)?;
            let old = state.commands.clone();
            state
                .commands
                .retain(|command| id(command, "guild_id") != guild);
            for command in body.json.as_array().into_iter().flatten() {
                add(state, guild, &old, command);
            }
            state.note_commands_put();
            Ok(Reply::Json(listed(state, guild)))
        }
        CommandsDeed::Create => {
            check::commands(Shape::CreateCommand, &body.json)?;
            let old = state.commands.clone();
            state
                .commands
                .retain(|command| !same(command, guild, &body.json));
            let made = add(state, guild, &old, &body.json);
            state.note_commands_put();
            Ok(Reply::Json(made))
        }
    }
}

fn listed(state: &State, guild: Option<Snowflake>) -> Value {
    let all = state.commands.iter();
    all.filter(|command| id(command, "guild_id") == guild)
        .cloned()
        .collect()
}

/// Keeps a command; one that was there before under the same name keeps its id.
fn add(state: &mut State, guild: Option<Snowflake>, old: &[Value], command: &Value) -> Value {
    let before = old.iter().find(|old| same(old, guild, command));
    let id = before.map_or_else(|| json!(state.ids.next()), |before| before["id"].clone());
    let mut made = json!({
        "type": 1, "description": "", "options": [], "default_member_permissions": null,
        "nsfw": false, "dm_permission": true, "contexts": null, "integration_types": [0],
    });
    for (key, value) in command.as_object().into_iter().flatten() {
        made[key] = value.clone();
    }
    made["id"] = id;
    made["application_id"] = json!(APPLICATION);
    made["version"] = json!(state.ids.next());
    if let Some(guild) = guild {
        made["guild_id"] = json!(guild);
    }
    state.commands.push(made.clone());
    made
}

fn same(old: &Value, guild: Option<Snowflake>, new: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    id(old, "guild_id") == guild && old["name"] == new["name"] && kind(old) == kind(new)
}
