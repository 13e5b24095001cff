//! `/daily board` and `/daily results`

use std::convert::Infallible;

use super::{read_day, server, suggest_days};
use crate::discord::commands::visit;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::discord::{Context, daily as races};
use crate::view::screen;

/// Shows the standings of today's race.
#[poise::command(slash_command)]
pub(super) async fn board(context: Context<'_>) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/daily board", Form::Post { private: true });
    let player = visit.player();
    let work = Box::pin(async {
        let (guild, now) = (server(context)?, bot.clock.now());
        let found = bot.app.board_today(guild, player, now).await?;
        Ok(races::show_standings(bot, &found))
    });
    pass(bot, visit, work).await;
    Ok(())
}

/// Shows the standings of a past day.
#[poise::command(slash_command)]
pub(super) async fn results(
    context: Context<'_>,
    #[autocomplete = "suggest_days"] date: Option<String>,
) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/daily results", Form::Post { private: true });
    let player = visit.player();
    let work = Box::pin(async {
        let (guild, now) = (server(context)?, bot.clock.now());
        let day = match read_day(bot.words, date.as_deref()) {
            Ok(day) => day,
            Err(unread) => return Ok(Answer::Private(screen::line(unread))),
        };
        let found = bot.app.results(guild, day, player, now).await?;
        Ok(races::show_standings(bot, &found))
    });
    pass(bot, visit, work).await;
    Ok(())
}
