//! Attempts at daily races, and practice after them: games whose log is kept as any other's.

use sqlx::Row;

use super::games::{ATTEMPT_LASTS, insert_game};
use super::rows::stored_game;
use super::{GuildId, NewGame, PlayerId, Race, Role, Store, StoreError, StoredGame, UnixMillis};
use crate::rules::{GameId, RaceId};

impl Store {
    /// Begins the attempt of a player at a race, or practice on its deal.
    ///
    /// # Errors
    /// [`StoreError::AlreadyOpen`] if the player has an attempt at it, or an open game of practice; else if the
    /// database fails.
    pub async fn begin_race_game(
        &self,
        race: &Race,
        player: PlayerId,
        role: Role,
        now: UnixMillis,
    ) -> Result<StoredGame, StoreError> {
        let new = NewGame {
            player,
            options: race.drawn.options,
            deal: race.drawn.deal,
            from_pool: false,
            layout: None,
        };
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let game = insert_game(&mut transaction, new, (role, Some(race.id)), now).await?;
        transaction.commit().await?;
        Ok(game)
    }

    /// The attempt of a player at a race.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn attempt(
        &self,
        race: RaceId,
        player: PlayerId,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query("SELECT * FROM games WHERE race = $1 AND player = $2 AND role = 'attempt'")
            .bind(race.0)
            .bind(player.column())
            .fetch_optional(&self.reads)
            .await?
            .map(|row| stored_game(&row))
            .transpose()
    }

    /// The open game of practice that a player has on a race's deal.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn open_practice(
        &self,
        race: RaceId,
        player: PlayerId,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query(
            "SELECT * FROM games WHERE race = $1 AND player = $2 AND role = 'practice' \
             AND closed_at IS NULL",
        )
        .bind(race.0)
        .bind(player.column())
        .fetch_optional(&self.reads)
        .await?
        .map(|row| stored_game(&row))
        .transpose()
    }

    /// Closes a game of practice as it stands, without an entry.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_practice(&self, game: GameId, now: UnixMillis) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE games SET closed_at = $1 \
             WHERE id = $2 AND role = 'practice' AND closed_at IS NULL",
        )
        .bind(now.0)
        .bind(game.0)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// The open attempt of a player at an earlier race of a server than this, the latest if there are several.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn earlier_attempt(
        &self,
        guild: GuildId,
        player: PlayerId,
        race: RaceId,
        now: UnixMillis,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query(
            "SELECT games.* FROM games JOIN races ON races.id = games.race \
             WHERE games.player = $1 AND games.closed_at IS NULL AND games.role = 'attempt' \
             AND games.started_at > $2 AND races.guild = $3 AND races.id <> $4 \
             ORDER BY games.started_at DESC LIMIT 1",
        )
        .bind(player.column())
        .bind(now.0 - ATTEMPT_LASTS)
        .bind(guild.column())
        .bind(race.0)
        .fetch_optional(&self.reads)
        .await?
        .map(|row| stored_game(&row))
        .transpose()
    }

    /// Closes every attempt whose 24 hours are over, each as of that moment, and says how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_expired(&self, now: UnixMillis) -> Result<u64, StoreError> {
        let closed = sqlx::query(
            "UPDATE games SET closed_at = started_at + $1 \
             WHERE role = 'attempt' AND closed_at IS NULL AND started_at <= $2",
        )
        .bind(ATTEMPT_LASTS)
        .bind(now.0 - ATTEMPT_LASTS)
        .execute(&self.writes)
        .await?;
        Ok(closed.rows_affected())
    }

    /// Closes an attempt if its 24 hours are over, and says how it is then.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn close_if_expired(
        &self,
        game: GameId,
        now: UnixMillis,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query(
            "UPDATE games SET closed_at = started_at + $1 WHERE id = $2 \
             AND role = 'attempt' AND closed_at IS NULL AND started_at <= $3 RETURNING *",
        )
        .bind(ATTEMPT_LASTS)
        .bind(game.0)
        .bind(now.0 - ATTEMPT_LASTS)
        .fetch_optional(&self.writes)
        .await?
        .map(|row| stored_game(&row))
        .transpose()
    }

    /// When the next attempt's 24 hours are over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_expiry(&self) -> Result<Option<UnixMillis>, StoreError> {
        let row = sqlx::query(
            "SELECT MIN(started_at) AS at FROM games WHERE role = 'attempt' AND closed_at IS NULL",
        )
        .fetch_one(&self.reads)
        .await?;
        let started: Option<i64> = row.try_get("at")?;
        Ok(started.map(|at| UnixMillis(at + ATTEMPT_LASTS)))
    }
}
