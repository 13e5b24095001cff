//! The daily posts: each goes up once.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::races::race;
use super::{ChannelId, Race, Store, StoreError, UnixMillis};
use crate::rules::RaceId;

/// How long after a try the same post is tried again, in milliseconds. Discord knows the nonce of a message for some
/// minutes, so that within them the same one isn't posted twice.
const AGAIN_WITHIN: i64 = 2 * 60 * 1_000;

/// When a post was last tried that never was.
const UNTRIED: i64 = 0;

impl Store {
    /// Makes the post of a race due, unless it was before, and sets when the server's next one will be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn make_post_due(&self, race: &Race, channel: ChannelId) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(
            "UPDATE races SET post = 'due', post_channel = $1, posting_at = $3 \
             WHERE id = $2 AND post = 'none'",
        )
        .bind(channel.column())
        .bind(race.id.0)
        .bind(UNTRIED)
        .execute(&mut *transaction)
        .await?;
        sqlx::query("UPDATE servers SET next_post_at = $1 WHERE guild = $2 AND posts = 1")
            .bind(race.drawn.ends_at.0)
            .bind(race.drawn.guild.column())
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// The posts that are due, each with its channel. One that was tried and never told of is given up after some
    /// minutes: it may be there.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn posts_due(
        &self,
        now: UnixMillis,
    ) -> Result<Vec<Result<(Race, ChannelId), StoreError>>, StoreError> {
        let due = sqlx::query("SELECT * FROM races WHERE post = 'due' AND posting_at >= 0")
            .fetch_all(&self.reads)
            .await?;
        let mut timely = Vec::new();
        for row in due {
            timely.extend(self.if_timely(&row, now).await.transpose());
        }
        Ok(timely)
    }

    /// The race and the channel of a post that is due; it is given up if its time is over.
    async fn if_timely(
        &self,
        row: &SqliteRow,
        now: UnixMillis,
    ) -> Result<Option<(Race, ChannelId)>, StoreError> {
        let (race, tried_at) = (race(row)?, row.try_get::<i64, _>("posting_at")?);
        let may_be_there = tried_at != UNTRIED && tried_at < now.0 - AGAIN_WITHIN;
        if may_be_there || race.drawn.ends_at <= now {
            self.give_up_post(race.id).await?;
            return Ok(None);
        }
        let channel: i64 = row.try_get("post_channel")?;
        Ok(Some((race, ChannelId(channel.cast_unsigned()))))
    }

    /// Notes that a post is tried for the first time, unless it was before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn try_post(&self, race: RaceId, now: UnixMillis) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE races SET posting_at = $1 WHERE id = $2 AND post = 'due' AND posting_at = $3",
        )
        .bind(now.0)
        .bind(race.0)
        .bind(UNTRIED)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// Notes that a post was refused before Discord made it, and may be tried for some minutes more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_post_off(&self, race: RaceId, now: UnixMillis) -> Result<(), StoreError> {
        sqlx::query("UPDATE races SET posting_at = $1 WHERE id = $2 AND post = 'due'")
            .bind(now.0)
            .bind(race.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Notes the message of a race's post.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_post(&self, race: RaceId, message: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE races SET post = 'sent', post_message = $1 WHERE id = $2")
            .bind(message.cast_signed())
            .bind(race.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Gives up the post of a race, if it is due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn give_up_post(&self, race: RaceId) -> Result<(), StoreError> {
        sqlx::query("UPDATE races SET post = 'given-up' WHERE post = 'due' AND id = $1")
            .bind(race.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }
}
