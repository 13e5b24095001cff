//! The slash commands.

mod daily;
mod failed;
mod help;
mod history;
mod leaderboard;
mod moves;
mod play;
mod rules;
mod stats;
mod words;

pub(super) use self::failed::framework_failed;

use std::convert::Infallible;
use std::time::Duration;

use serenity::all::{Command, Http};
use tracing::{error, info, warn};

use super::fault::describe;
use super::place::{Seat, is_editable};
use super::reply::{Asked, Form};
use super::visit::Visit;
use super::{Bot, Context};
use crate::view::text::Words;

const TRIES: u32 = 5;

/// Every command, with its descriptions in words.
pub(super) fn all(words: &Words) -> Vec<poise::Command<Bot, Infallible>> {
    let mut commands = vec![
        play::play(),
        moves::moves(),
        daily::daily(),
        rules::rules(),
        stats::stats(),
        history::history(),
        leaderboard::leaderboard(),
        help::help(),
    ];
    for command in &mut commands {
        words::describe(command, words);
    }
    commands
}

/// A visit by a command.
fn visit<'a>(context: Context<'a>, action: &'a str, form: Form) -> Visit<'a> {
    let interaction = context.interaction;
    let owners = &interaction.authorizing_integration_owners;
    Visit {
        user: interaction.user.id,
        guild: interaction.guild_id,
        action,
        asked: Asked {
            http: &context.serenity_context().http,
            id: interaction.id,
            token: &interaction.token,
        },
        form,
        seat: Seat {
            channel: interaction.channel_id,
            message: None,
            editable: Some(is_editable(interaction.context, owners)),
        },
    }
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
