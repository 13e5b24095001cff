//! The value that an option is given by what one types.

use serde_json::{Value, json};

use super::bad;
use crate::{
    model::command::{Choice, CommandOption, OptionKind},
    refusal::Refusal,
    state::{
        State,
        world::{ChannelRecord, Place},
    },
    wire,
};

/// The value an option is given by this text.
pub(super) fn value(
    state: &State,
    place: Place,
    option: &CommandOption,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    if !option.choices.is_empty() {
        return choice(option, text);
    }
    match option.kind {
        OptionKind::String => string(option, text),
        OptionKind::Integer => {
            let number = text
                .parse::<i64>()
                .map_err(|_| bad(option, text, "a whole number"))?;
            #[allow(
                clippy::cast_precision_loss,
                reason = "Discord's integers stay below 2⁵³"
            )]
            in_range(option, text, number as f64)?;
            Ok(json!(number))
        }
        OptionKind::Number => {
            let number = text
                .parse::<f64>()
                .map_err(|_| bad(option, text, "a number"))?;
            in_range(option, text, number)?;
            Ok(json!(number))
        }
        OptionKind::Boolean => {
            let truth = text.to_lowercase().parse::<bool>();
            truth
                .map(Value::Bool)
                .map_err(|_| bad(option, text, "True or False"))
        }
        OptionKind::User => user(state, place, option, text, resolved),
        OptionKind::Channel => channel(state, place, option, text, resolved),
        OptionKind::Role => role(state, place, option, text, resolved),
        OptionKind::Subcommand | OptionKind::Group | OptionKind::Other => {
            Err(bad(option, text, "something the stand-in can't fill in"))
        }
    }
}

fn user(
    state: &State,
    place: Place,
    option: &CommandOption,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let name = text.trim_start_matches('@');
    let user = state.users.iter().find(|user| user.name == name);
    let user = user.ok_or_else(|| bad(option, text, "a user's name"))?;
    let id = user.id.to_string();
    resolved["users"][&id] = wire::user(user);
    if let Some(guild) = place.guild().and_then(|guild| state.guild(guild)) {
        let mut member = wire::member(state, guild, user);
        member
            .as_object_mut()
            .into_iter()
            .for_each(|member| drop(member.remove("user")));
        resolved["members"][&id] = member;
    }
    Ok(json!(user.id))
}

fn channel(
    state: &State,
    place: Place,
    option: &CommandOption,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let name = text.trim_start_matches('#');
    // Discord's client offers those of this server, and of the types that the option takes.
    let takes_text = option.channel_types.is_empty() || option.channel_types.contains(&0);
    let fits =
        |channel: &&ChannelRecord| channel.name == name && channel.place == place && takes_text;
    let channel = state.channels.iter().find(fits);
    let channel = channel.ok_or_else(|| bad(option, text, "a channel's name"))?;
    resolved["channels"][channel.id.to_string()] = wire::channel(state, channel.id);
    Ok(json!(channel.id))
}

fn role(
    state: &State,
    place: Place,
    option: &CommandOption,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let name = text.trim_start_matches('@');
    let guild = place.guild().and_then(|guild| state.guild(guild));
    let mut roles = guild.into_iter().flat_map(|guild| &guild.roles);
    let role = roles.find(|role| role.name == name);
    let role = role.ok_or_else(|| bad(option, text, "a role's name"))?;
    resolved["roles"][role.id.to_string()] = wire::role(role);
    Ok(json!(role.id))
}

/// One picks a choice by its name; its value will do.
fn choice(option: &CommandOption, text: &str) -> Result<Value, Refusal> {
    let spoken = |choice: &&Choice| choice.name == text;
    let written = |choice: &&Choice| choice.value.to_string().trim_matches('"') == text;
    let choices = || option.choices.iter();
    let found = choices().find(spoken).or_else(|| choices().find(written));
    let known = || {
        choices()
            .map(|choice| choice.name.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    found
        .map(|choice| choice.value.clone())
        .ok_or_else(|| bad(option, text, &format!("one of {}", known())))
}

fn string(option: &CommandOption, text: &str) -> Result<Value, Refusal> {
    let length = text.chars().count() as u64;
    let (least, most) = (
        option.min_length.unwrap_or(0),
        option.max_length.unwrap_or(6000),
    );
    if (least..=most).contains(&length) {
        Ok(json!(text))
    } else {
        Err(bad(option, text, &format!("{least} to {most} characters")))
    }
}

fn in_range(option: &CommandOption, text: &str, number: f64) -> Result<(), Refusal> {
    let low = option.min_value.is_some_and(|least| number < least);
    let high = option.max_value.is_some_and(|most| number > most);
    // Discord's own limit on numbers, which a JavaScript client can hold exactly.
    let huge = number.abs() > 9_007_199_254_740_991.0;
    if low || high || huge {
        let (least, most) = (option.min_value, option.max_value);
        return Err(bad(
            option,
            text,
            &format!("a number from {least:?} to {most:?}"),
        ));
    }
    Ok(())
}
