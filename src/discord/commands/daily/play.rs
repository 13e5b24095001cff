//! `/daily play`

use std::convert::Infallible;

use super::server;
use crate::discord::commands::visit;
use crate::discord::gate::pass;
use crate::discord::reply::Form;
use crate::discord::{Context, daily as races};

/// Begins today's race, or goes on with it.
#[poise::command(slash_command)]
pub(super) async fn play(context: Context<'_>) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/daily play", Form::Post { private: true });
    let player = visit.player();
    let work = Box::pin(async { races::play(bot, server(context)?, player).await });
    pass(bot, visit, work).await;
    Ok(())
}
