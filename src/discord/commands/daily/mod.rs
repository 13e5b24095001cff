//! `/daily`

mod board;
mod hide;
mod play;
mod setup;

use std::convert::Infallible;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use tracing::debug;

use self::board::{board, results};
use self::hide::hide;
use self::play::play;
use self::setup::setup;
use crate::app::AppError;
use crate::app::race::GuildId;
use crate::day::Day;
use crate::discord::gate::Answer;
use crate::discord::{Bot, Context, daily as races};
use crate::view::screen;
use crate::view::text::{Words, fill, long_date};

/// How many suggestions Discord takes.
const SUGGESTIONS: usize = 25;

/// The daily race of a server.
#[expect(
    clippy::unused_async,
    reason = "poise awaits it; only its subcommands are run"
)]
#[poise::command(
    slash_command,
    subcommands("play", "board", "results", "setup", "hide"),
    subcommand_required,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn daily(_: Context<'_>) -> Result<(), Infallible> {
    Ok(())
}

/// The server that the command was run in.
fn server(context: Context<'_>) -> Result<GuildId, AppError> {
    let interaction = context.interaction;
    races::server(
        interaction.guild_id,
        &interaction.authorizing_integration_owners,
    )
}

/// Whether the one who runs the command may manage the server.
fn manages(context: Context<'_>) -> bool {
    let member = context.interaction.member.as_ref();
    let may = member.and_then(|member| member.permissions);
    may.is_some_and(|may| may.manage_guild() || may.administrator())
}

fn for_managers(words: &Words) -> Answer {
    line(words, "daily-managers-only")
}

fn line(words: &Words, key: &str) -> Answer {
    Answer::Private(screen::line(words.say(key, &[])))
}

/// A day that was typed or picked, or what is said about what was typed.
fn read_day(words: &Words, typed: Option<&str>) -> Result<Option<Day>, String> {
    let Some(typed) = typed else {
        return Ok(None);
    };
    typed.trim().parse().map(Some).map_err(|_| {
        let shortened: String = typed.chars().take(40).collect();
        words.say("daily-no-day", &[fill("typed", shortened)])
    })
}

/// The days that had races, the latest first, whose date has what was typed in it.
async fn suggest_days(context: Context<'_>, so_far: &str) -> CreateAutocompleteResponse {
    let bot = context.data();
    let days = match server(context) {
        Ok(guild) => days_raced(bot, guild).await,
        Err(_) => Vec::new(),
    };
    let wanted = so_far.trim().to_lowercase();
    let choices = days
        .into_iter()
        .map(|day| (long_date(bot.words, day), day.to_string()))
        .filter(|(name, value)| name.to_lowercase().contains(&wanted) || value.contains(&wanted))
        .take(SUGGESTIONS)
        .map(|(name, value)| AutocompleteChoice::new(name, value))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// The days of about a year.
async fn days_raced(bot: &Bot, guild: GuildId) -> Vec<Day> {
    let found = bot.app.days_raced(guild, 400, bot.clock.now()).await;
    found.unwrap_or_else(|why| {
        debug!(%why, "no day is suggested");
        Vec::new()
    })
}
