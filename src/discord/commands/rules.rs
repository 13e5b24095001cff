//! `/rules`

use std::convert::Infallible;

use super::play::{Game, Rules, kind, preset};
use super::visit;
use crate::app::RulesRequest;
use crate::discord::Context;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::rules::options::CrescentOptions;
use crate::rules::{GameKind, Options};
use crate::view::lesson;

/// Explains the rules of a game in plain words.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn rules(
    context: Context<'_>,
    game: Option<Game>,
    rules: Option<Rules>,
) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/rules", Form::Post { private: true });
    let (player, channel) = (visit.player(), visit.seat.channel());
    let work = Box::pin(async {
        let options = bot.app.rules(player, channel, request(game, rules)).await?;
        Ok(Answer::Private(lesson::rules(bot.words, options)))
    });
    pass(bot, visit, work).await;
    Ok(())
}

/// A rule set that is named without a game is the one game's that has several.
fn request(game: Option<Game>, rules: Option<Rules>) -> RulesRequest {
    match (game.map(kind), rules) {
        (None | Some(GameKind::Crescent), Some(_)) => {
            let options = CrescentOptions::preset(preset(rules));
            RulesRequest::Exactly(Options::Crescent(options))
        }
        (Some(kind), _) => RulesRequest::Of(kind),
        (None, None) => RulesRequest::Last,
    }
}
