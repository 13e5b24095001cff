//! `/help`

use std::convert::Infallible;

use super::visit;
use crate::discord::Context;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::view::lesson;

/// Says what the bot is and how it is used.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn help(context: Context<'_>) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/help", Form::Post { private: true });
    pass(bot, visit, async {
        Ok(Answer::Private(lesson::help(bot.words)))
    })
    .await;
    Ok(())
}
