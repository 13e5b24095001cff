//! `/move`

use std::convert::Infallible;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use tracing::debug;

use super::visit;
use crate::app::{ChannelId, PlayerId};
use crate::discord::Context;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::view::text::suggestion;

/// Plays typed moves and posts the board anew.
#[poise::command(
    slash_command,
    rename = "move",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn moves(
    context: Context<'_>,
    #[autocomplete = "suggest"]
    #[max_length = 1000]
    moves: String,
) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/move", Form::Post { private: false });
    let (player, channel) = (visit.player(), visit.seat.channel());
    let work = Box::pin(async {
        let now = bot.clock.now();
        let shown = bot.app.type_moves(player, channel, &moves, now).await?;
        Ok(Answer::Anew(Box::new(shown)))
    });
    pass(bot, visit, work).await;
    Ok(())
}

/// What can come next. A failure suggests nothing: the command itself will say why.
async fn suggest(context: Context<'_>, so_far: &str) -> CreateAutocompleteResponse {
    let (bot, interaction) = (context.data(), context.interaction);
    let player = PlayerId(interaction.user.id.get());
    let channel = ChannelId(interaction.channel_id.get());
    let completion = match bot.app.complete(player, channel, so_far).await {
        Ok(completion) => completion,
        Err(why) => {
            debug!(%why, "nothing is suggested");
            None
        }
    };
    let choices: Vec<AutocompleteChoice> = completion
        .iter()
        .flat_map(|known| known.next.iter().map(move |&entry| (known, entry)))
        .filter_map(|(known, entry)| suggestion(bot.words, known, entry))
        .map(|(name, value)| AutocompleteChoice::new(name, value))
        .collect();
    debug!(user = %interaction.user.id, suggestions = choices.len(), "autocomplete");
    CreateAutocompleteResponse::new().set_choices(choices)
}
