//! Pages that show no board in play: statistics, histories and leaderboards.

use super::Bot;
use super::gate::Answer;
use crate::app::race::{Leaderboard, LeaderboardRequest};
use crate::app::{AppError, PlayerId};
use crate::rules::GameKind;
use crate::store::{self, GuildId, LeaderBy, UnixMillis};
use crate::view::action::PageAction;
use crate::view::leaders::{LeadBy, Leader, LeaderPage, Leaders, Period};
use crate::view::screen::Screen;
use crate::view::{history, leaders, stats};

/// What a control of a page leads to.
pub(super) async fn turn(
    bot: &Bot,
    server: Option<GuildId>,
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
        PageAction::Leaders(page) => {
            let page = leaders(bot, server, player, page, now).await?;
            Ok(Answer::Page(page))
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

/// A page of a server's leaderboard.
pub(super) async fn leaders(
    bot: &Bot,
    server: Option<GuildId>,
    asks: PlayerId,
    page: LeaderPage,
    now: UnixMillis,
) -> Result<Screen, AppError> {
    let server = server.ok_or(AppError::NoServer)?;
    let request = LeaderboardRequest {
        kind: page.game,
        period: match page.period {
            Period::Week => store::Period::Week,
            Period::Month => store::Period::Month,
            Period::Year => store::Period::Year,
            Period::All => store::Period::All,
        },
        by: match page.by {
            LeadBy::Points => LeaderBy::Points,
            LeadBy::Wins => LeaderBy::Wins,
            LeadBy::Streak => LeaderBy::Streak,
        },
        page: page.page,
    };
    let found = bot.app.leaderboard(server, request, asks, now).await?;
    Ok(leaders::screen(bot.words, &shown(&found, page)))
}

fn shown(found: &Leaderboard, page: LeaderPage) -> Leaders {
    Leaders {
        page: LeaderPage {
            page: found.request.page,
            ..page
        },
        pages: found.pages,
        rows: found.rows.iter().map(leader).collect(),
        own: found.own.as_ref().map(leader),
    }
}

fn leader(found: &store::Leader) -> Leader {
    Leader {
        place: found.place,
        player: found.player.0,
        points: found.points,
        wins: found.wins,
        raced: found.raced,
        streak: found.streak,
        won_streak: found.won_streak,
    }
}
