//! `/leaderboard`

use std::convert::Infallible;

use poise::ChoiceParameter;

use super::play::{Game, kind};
use super::visit;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::discord::{Context, pages};
use crate::view::leaders::{LeadBy, LeaderPage, Period};

/// The races that count.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum Races {
    #[name = "week"]
    Week,
    #[name = "month"]
    Month,
    #[name = "year"]
    Year,
    #[name = "all"]
    All,
}

/// What leads.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum Order {
    #[name = "points"]
    Points,
    #[name = "wins"]
    Wins,
    #[name = "streak"]
    Streak,
}

/// Shows who leads in the server's daily races.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    game: Option<Game>,
    period: Option<Races>,
    by: Option<Order>,
) -> Result<(), Infallible> {
    let bot = context.data();
    let visit = visit(context, "/leaderboard", Form::Post { private: true });
    let (player, server) = (visit.player(), visit.server());
    let work = Box::pin(async {
        let page = LeaderPage {
            game: game.map(kind),
            period: period.map(period_of).unwrap_or_default(),
            by: by.map(order_of).unwrap_or_default(),
            page: 0,
        };
        let screen = pages::leaders(bot, server, player, page, bot.clock.now()).await?;
        Ok(Answer::Private(screen))
    });
    pass(bot, visit, work).await;
    Ok(())
}

const fn period_of(races: Races) -> Period {
    match races {
        Races::Week => Period::Week,
        Races::Month => Period::Month,
        Races::Year => Period::Year,
        Races::All => Period::All,
    }
}

const fn order_of(order: Order) -> LeadBy {
    match order {
        Order::Points => LeadBy::Points,
        Order::Wins => LeadBy::Wins,
        Order::Streak => LeadBy::Streak,
    }
}
