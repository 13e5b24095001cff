//! What the time does to races without anybody's click.

use crate::app::{App, AppError, Loaded};
use crate::store::{GuildId, Role, UnixMillis};

impl App {
    /// Closes every attempt whose 24 hours are over, and finishes every race that can be. Says how many attempts were
    /// closed and races finished.
    ///
    /// # Errors
    /// If the store fails; for one race alone, once all others are done.
    pub async fn close_expired(&self, now: UnixMillis) -> Result<(u64, usize), AppError> {
        let closed = self.store.close_expired(now).await?;
        let (mut finished, mut failed) = (0, None);
        for race in self.store.to_finish(now).await? {
            match self.store.finish_race(race, now).await {
                Ok(done) => finished += usize::from(done),
                Err(why) => failed = Some(why),
            }
        }
        failed.map_or(Ok((closed, finished)), |why| Err(why.into()))
    }

    /// The next time at which [`close_expired`](Self::close_expired) or [`posts_due`](Self::posts_due) has something to
    /// do, unless a click comes before.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn next_upkeep(&self, now: UnixMillis) -> Result<Option<UnixMillis>, AppError> {
        let times = [
            self.store.next_expiry().await?,
            self.store.next_end(now).await?,
            self.store.next_post().await?,
        ];
        Ok(times.into_iter().flatten().min())
    }

    /// Closes what is 24 hours old in a server's races whose day is over, and finishes those that can be.
    pub(super) async fn settle(&self, guild: GuildId, now: UnixMillis) -> Result<(), AppError> {
        let over = self.store.unfinished(guild, now).await?;
        if over.is_empty() {
            return Ok(());
        }
        self.store.close_expired(now).await?;
        for race in over {
            self.store.finish_race(race.id, now).await?;
        }
        Ok(())
    }

    /// Finishes a race if the attempt that was closed this moment was its last one.
    pub(in crate::app) async fn settle_closed(
        &self,
        loaded: &Loaded,
        now: UnixMillis,
    ) -> Result<(), AppError> {
        match &loaded.race {
            Some(race) if loaded.stored.role == Role::Attempt && loaded.is_closed() => {
                self.settle(race.drawn.guild, now).await
            }
            _ => Ok(()),
        }
    }
}
