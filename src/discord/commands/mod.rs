//! The slash commands.

mod play;
mod words;

use std::convert::Infallible;
use std::time::Duration;

use serenity::all::{Command, Http};
use tracing::{error, info, warn};

use super::Bot;
use super::error::describe;
use crate::view::text::Words;

const TRIES: u32 = 5;

/// Every command, with its descriptions in words.
pub(super) fn all(words: &Words) -> Vec<poise::Command<Bot, Infallible>> {
    let mut commands = vec![play::play()];
    for command in &mut commands {
        words::describe(command, words);
    }
    commands
}

/// Tells Discord the commands. Those it knows from before go on working while it can't be told.
pub(super) async fn register(http: &Http, commands: &[poise::Command<Bot, Infallible>]) {
    let builders = poise::builtins::create_application_commands(commands);
    for attempt in 1..=TRIES {
        match Command::set_global_commands(http, builders.clone()).await {
            Ok(known) => return info!(commands = known.len(), "commands registered"),
            Err(why) if attempt == TRIES => {
                error!(why = %describe(&why), "commands not registered");
            }
            Err(why) => {
                warn!(why = %describe(&why), "commands not registered; trying again");
                tokio::time::sleep(Duration::from_secs(1 << attempt)).await;
            }
        }
    }
}
