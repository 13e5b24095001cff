//! The descriptions of commands and options, from the messages.

use std::borrow::Cow;
use std::convert::Infallible;

use poise::Command;

use crate::discord::Bot;
use crate::view::text::Words;

/// Fills in `command-NAME`, `command-NAME-SUBCOMMAND`, `command-NAME-OPTION` and, for choices, `choice-NAME`.
pub(super) fn describe(command: &mut Command<Bot, Infallible>, words: &Words) {
    let key = format!("command-{}", command.name);
    describe_as(&key, command, words);
}

fn describe_as(key: &str, command: &mut Command<Bot, Infallible>, words: &Words) {
    command.description = Some(Cow::Owned(words.say(key, &[])));
    for inner in &mut command.subcommands {
        describe_as(&format!("{key}-{}", inner.name), inner, words);
    }
    for option in &mut command.parameters {
        let key = format!("{key}-{}", option.name);
        option.description = Some(Cow::Owned(words.say(&key, &[])));
        for choice in option.choices.to_mut() {
            let key = format!("choice-{}", choice.name);
            choice.name = Cow::Owned(words.say(&key, &[]));
        }
    }
}
