//! `/daily hide`

use std::convert::Infallible;

use serenity::all::UserId;

use super::{for_managers, manages, read_day, server, suggest_days};
use crate::app::PlayerId;
use crate::discord::Context;
use crate::discord::commands::visit;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::view::screen;
use crate::view::text::{fill, long_date};

/// Takes somebody's attempt out of the standings, or puts it back.
#[poise::command(slash_command)]
pub(super) async fn hide(
    context: Context<'_>,
    player: serenity::all::User,
    #[autocomplete = "suggest_days"] date: Option<String>,
    undo: Option<bool>,
) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/daily hide", Form::Post { private: true });
    let by = visit.player();
    let work = Box::pin(async {
        let (guild, now) = (server(context)?, bot.clock.now());
        if !manages(context) {
            return Ok(for_managers(bot.words));
        }
        let day = match read_day(bot.words, date.as_deref()) {
            Ok(day) => day,
            Err(unread) => return Ok(Answer::Private(screen::line(unread))),
        };
        let race = bot.app.race_of_day(guild, day, now).await?;
        let attempt = (race.id, PlayerId(player.id.get()));
        let key = if undo == Some(true) {
            said(bot.app.unhide(attempt, by, now).await?, UNHIDDEN)
        } else {
            said(bot.app.hide(attempt, by, now).await?, HIDDEN)
        };
        let args = [
            fill("player", UserId::get(player.id)),
            fill("day", long_date(bot.words, race.day)),
        ];
        Ok(Answer::Private(screen::line(bot.words.say(key, &args))))
    });
    pass(bot, visit, work).await;
    Ok(())
}

/// What is said when it was done, and when there was nothing to do.
const HIDDEN: [&str; 2] = ["hide-done", "hide-already"];
const UNHIDDEN: [&str; 2] = ["hide-undone", "hide-not-hidden"];

const fn said(changed: bool, keys: [&'static str; 2]) -> &'static str {
    if changed { keys[0] } else { keys[1] }
}
