//! Reading a slash command as Discord's client reads it while one types.

mod value;

use serde_json::{Value, json};

use crate::{
    model::{
        command::{Command, CommandOption, OptionKind},
        snowflake::Snowflake,
    },
    refusal::Refusal,
    state::{State, rights::bit, world::Place},
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
            let value = value::value(state, place, option, text, &mut resolved)?;
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
