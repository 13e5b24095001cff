//! The leaderboards of a server.

use super::day::day_in;
use crate::app::{App, AppError, PlayerId};
use crate::rules::GameKind;
use crate::store::{GuildId, Ladder, Leader, LeaderBy, Period, UnixMillis};

/// How many players a page has.
const PAGE: u32 = 10;

/// Which leaderboard, and which page of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardRequest {
    /// The game, or any.
    pub kind: Option<GameKind>,
    /// The races.
    pub period: Period,
    /// What leads.
    pub by: LeaderBy,
    /// The page, the first of which is 0.
    pub page: u32,
}

/// A page of a leaderboard. Only races that are final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// What was asked for; the page is one that is there.
    pub request: LeaderboardRequest,
    /// The players of the page in their order.
    pub rows: Vec<Leader>,
    /// How many pages there are, at least one.
    pub pages: u32,
    /// The player who asks, if they are on it.
    pub own: Option<Leader>,
}

impl App {
    /// A page of a server's leaderboard; the last one for a page that isn't there.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        mut request: LeaderboardRequest,
        viewer: PlayerId,
        now: UnixMillis,
    ) -> Result<Leaderboard, AppError> {
        self.settle(guild, now).await?;
        let settings = self.store.server(guild).await?;
        let ladder = Ladder {
            guild,
            kind: request.kind,
            period: request.period,
            by: request.by,
            today: day_in(&settings.zone, now),
        };
        let pages = self.store.leaders_count(&ladder).await?;
        let pages = pages.div_ceil(PAGE).max(1);
        request.page = request.page.min(pages - 1);
        let skip = request.page * PAGE;
        Ok(Leaderboard {
            rows: self.store.leaders(&ladder, skip, PAGE).await?,
            own: self.store.leader(&ladder, viewer).await?,
            request,
            pages,
        })
    }
}
