//! Pages that show no board in play: statistics and histories.

use super::Bot;
use super::gate::Answer;
use crate::app::{AppError, PlayerId};
use crate::rules::GameKind;
use crate::store::UnixMillis;
use crate::view::action::PageAction;
use crate::view::screen::Screen;
use crate::view::{history, stats};

/// What a control of a page leads to.
pub(super) async fn turn(
    bot: &Bot,
    player: PlayerId,
    action: PageAction,
    now: UnixMillis,
) -> Result<Answer, AppError> {
    match action {
        PageAction::HideStats { hide, game } => {
            bot.app.hide_stats(player, hide).await?;
            Ok(Answer::Page(stats(bot, player, player, game).await?))
        }
        PageAction::History(slice) => {
            let listed = bot.app.history(player, slice).await?;
            Ok(Answer::Page(history::screen(bot.words, &listed)))
        }
        PageAction::Look(game) => {
            let board = bot.app.look(player, game, now).await?;
            Ok(Answer::Private(history::look(bot.words, &board)))
        }
    }
}

/// The statistics of a player, or that they aren't told to whoever asks.
pub(super) async fn stats(
    bot: &Bot,
    asks: PlayerId,
    player: PlayerId,
    game: Option<GameKind>,
) -> Result<Screen, AppError> {
    let told = bot.app.stats(asks, player, game).await?;
    Ok(match told {
        Some(told) => stats::screen(bot.words, &told),
        None => stats::hidden(bot.words, player.0),
    })
}
