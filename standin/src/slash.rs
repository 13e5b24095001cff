//! Reading a slash command as Discord's client reads it while one types.

use serde_json::{Value, json};

use crate::{
    model::{
        command::{Choice, Command, CommandOption, OptionKind},
        snowflake::Snowflake,
    },
    refusal::Refusal,
    state::{
        State,
        rights::bit,
        world::{ChannelRecord, Place},
    },
    wire,
};

/// A command with its values, ready to be sent.
pub(crate) struct Invocation {
    pub(crate) name: String,
    pub(crate) data: Value,
}

/// Reads `/play rules:plain deal:7`. With `typing`, the last option is still being typed: it may be
/// unfinished, and nothing need be complete.
pub(crate) fn read(
    state: &State,
    user: Snowflake,
    place: Place,
    text: &str,
    typing: bool,
) -> Result<Invocation, Refusal> {
    let line = text.trim_start().strip_prefix('/');
    let line = line.ok_or_else(|| Refusal::NotACommand(text.to_owned()))?;
    let (name, mut rest) = next_word(line);
    let command = find(state, place, name)?;
    may_use(state, user, place, &command)?;
    let mut full = command.name.clone();
    let mut options = command.options.as_slice();
    let mut path = Vec::new();
    while options.iter().any(is_branch) {
        let (word, after) = next_word(rest);
        let branch = options
            .iter()
            .find(|option| is_branch(option) && option.name == word);
        let branch = branch.ok_or_else(|| Refusal::NoCommand {
            name: format!("{full} {word}"),
            known: options
                .iter()
                .map(|option| format!("{full} {}", option.name))
                .collect(),
        })?;
        full = format!("{full} {word}");
        path.push(branch);
        options = branch.options.as_slice();
        rest = after;
    }
    let pairs = pairs(rest, options)?;
    let mut resolved = json!({});
    let mut given = Vec::new();
    for (at, (option, text)) in pairs.iter().enumerate() {
        given.push(if typing && at + 1 == pairs.len() {
            json!({"name": option.name, "type": option.kind.number(), "value": text, "focused": true})
        } else {
            let value = value(state, place, option, text, &mut resolved)?;
            json!({"name": option.name, "type": option.kind.number(), "value": value})
        });
    }
    let is_given =
        |option: &CommandOption| pairs.iter().any(|(given, _)| given.name == option.name);
    let missing = options
        .iter()
        .find(|option| option.required && !is_given(option));
    if let Some(missing) = missing.filter(|_| !typing) {
        return Err(Refusal::MissingOption(missing.name.clone()));
    }
    for branch in path.iter().rev() {
        let inner = std::mem::take(&mut given);
        given.push(json!({
            "name": branch.name, "type": branch.kind.number(), "options": inner,
        }));
    }
    let mut data = json!({
        "id": command.id, "name": command.name, "type": 1, "options": given, "resolved": resolved,
    });
    if let Some(guild) = command.guild {
        data["guild_id"] = json!(guild);
    }
    Ok(Invocation { name: full, data })
}

fn is_branch(option: &CommandOption) -> bool {
    matches!(option.kind, OptionKind::Subcommand | OptionKind::Group)
}

fn next_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

fn find(state: &State, place: Place, name: &str) -> Result<Command, Refusal> {
    let here = |command: &Command| command.guild.is_none() || command.guild == place.guild();
    let all = state
        .commands()
        .into_iter()
        .filter(|command| command.kind == 1 && here(command));
    let all = all.collect::<Vec<_>>();
    let found = all.iter().find(|command| command.name == name).cloned();
    found.ok_or_else(|| Refusal::NoCommand {
        name: name.to_owned(),
        known: all.into_iter().map(|command| command.name).collect(),
    })
}

/// Whether the command is shown to this person in this place.
fn may_use(state: &State, user: Snowflake, place: Place, command: &Command) -> Result<(), Refusal> {
    let refuse = |why| {
        Err(Refusal::NotAllowed {
            name: command.name.clone(),
            why,
        })
    };
    let (context, why) = match place {
        Place::Guild(_) => (0, "in a server"),
        Place::Dm(_) => (1, "in direct messages"),
        Place::Group => (2, "in direct messages without the bot"),
    };
    // A command is there by the server's installation, or by the person's own where the bot isn't.
    let by_server = command.integration_types.contains(&0);
    let by_person = command.integration_types.contains(&1);
    if !(by_person || by_server && state.has_bot(place)) {
        return refuse("by an installation to one's own account");
    }
    let elsewhere = command
        .contexts
        .as_ref()
        .is_some_and(|all| !all.contains(&context));
    let no_dm = context != 0 && command.contexts.is_none() && command.raw["dm_permission"] == false;
    if elsewhere || no_dm {
        return refuse(why);
    }
    let has = state.permissions_of(user, place);
    let administrator = has & bit::ADMINISTRATOR != 0;
    match command.default_member_permissions {
        Some(needed)
            if context == 0 && !administrator && (needed == 0 || has & needed != needed) =>
        {
            refuse("without the permissions it asks for")
        }
        _ => Ok(()),
    }
}

/// Cuts `a:one b:two three` into options and their texts.
fn pairs<'a, 't>(
    text: &'t str,
    options: &'a [CommandOption],
) -> Result<Vec<(&'a CommandOption, &'t str)>, Refusal> {
    let mut starts = Vec::new();
    for (at, word) in words(text) {
        let name = word
            .split_once(':')
            .map(|(name, _)| name)
            .filter(|name| is_name(name));
        match name {
            Some(name) => starts.push((at, name)),
            None if starts.is_empty() => return Err(no_option(word, options)),
            None => {}
        }
    }
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
    let mut pairs = Vec::<(&CommandOption, &str)>::new();
    for ((at, name), end) in starts.iter().zip(ends) {
        let option = options.iter().find(|option| option.name == *name);
        let option = option.ok_or_else(|| no_option(name, options))?;
        if pairs.iter().any(|(given, _)| given.name == *name) {
            return Err(bad(option, name, "it is given twice"));
        }
        pairs.push((option, text[at + name.len() + 1..end].trim()));
    }
    Ok(pairs)
}

/// The words of a text, each with the place where it begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let base = text.as_ptr() as usize;
    text.split_whitespace()
        .map(move |word| (word.as_ptr() as usize - base, word))
}

/// Whether it looks like the name of an option, so that a misspelt one isn't taken for a value.
fn is_name(text: &str) -> bool {
    let fits = |letter: char| letter.is_lowercase() || "-_".contains(letter) || letter.is_numeric();
    text.starts_with(char::is_alphabetic) && text.chars().all(fits)
}

fn no_option(name: &str, options: &[CommandOption]) -> Refusal {
    Refusal::NoOption {
        name: name.to_owned(),
        known: options.iter().map(|option| option.name.clone()).collect(),
    }
}

fn bad(option: &CommandOption, value: &str, why: &str) -> Refusal {
    Refusal::BadValue {
        option: option.name.clone(),
        value: value.to_owned(),
        why: why.to_owned(),
    }
}

/// The value an option is given by this text.
fn value(
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
        OptionKind::User => {
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
        OptionKind::Channel => {
            let name = text.trim_start_matches('#');
            // Discord's client offers those of this server, and of the types that the option takes.
            let takes_text = option.channel_types.is_empty() || option.channel_types.contains(&0);
            let fits = |channel: &&ChannelRecord| {
                channel.name == name && channel.place == place && takes_text
            };
            let channel = state.channels.iter().find(fits);
            let channel = channel.ok_or_else(|| bad(option, text, "a channel's name"))?;
            resolved["channels"][channel.id.to_string()] = wire::channel(state, channel.id);
            Ok(json!(channel.id))
        }
        OptionKind::Role => {
            let name = text.trim_start_matches('@');
            let guild = place.guild().and_then(|guild| state.guild(guild));
            let mut roles = guild.into_iter().flat_map(|guild| &guild.roles);
            let role = roles.find(|role| role.name == name);
            let role = role.ok_or_else(|| bad(option, text, "a role's name"))?;
            resolved["roles"][role.id.to_string()] = wire::role(role);
            Ok(json!(role.id))
        }
        OptionKind::Subcommand | OptionKind::Group | OptionKind::Other => {
            Err(bad(option, text, "something the stand-in can't fill in"))
        }
    }
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
