//! `/stats`

use std::convert::Infallible;

use serenity::all::User;

use super::play::{Game, kind};
use super::visit;
use crate::app::PlayerId;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::discord::{Context, pages};

/// Shows what a player's games came to.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn stats(
    context: Context<'_>,
    player: Option<User>,
    game: Option<Game>,
    hide: Option<bool>,
) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/stats", Form::Post { private: true });
    let asks = visit.player();
    let whose = player.map_or(asks, |player| PlayerId(player.id.get()));
    let work = Box::pin(async {
        if let Some(hide) = hide {
            bot.app.hide_stats(asks, hide).await?;
        }
        let screen = pages::stats(bot, asks, whose, game.map(kind)).await?;
        Ok(Answer::Private(screen))
    });
    pass(bot, visit, work).await;
    Ok(())
}
