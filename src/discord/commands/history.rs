//! `/history`

use std::convert::Infallible;

use super::visit;
use crate::discord::Context;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::view::history::{self, Slice};

/// Lists the player's last games.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn history(context: Context<'_>) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/history", Form::Post { private: true });
    let player = visit.player();
    let work = Box::pin(async {
        let listed = bot.app.history(player, Slice::Latest).await?;
        Ok(Answer::Private(history::screen(bot.words, &listed)))
    });
    pass(bot, visit, work).await;
    Ok(())
}
