//! What players have settled for themselves.

use sqlx::Row;

use super::{PlayerId, Store, StoreError};

impl Store {
    /// Whether a player keeps their statistics to themselves.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hides_stats(&self, player: PlayerId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT hides_stats FROM players WHERE player = $1")
            .bind(player.column())
            .fetch_optional(&self.reads)
            .await?;
        let hides = row.map(|row| row.try_get::<i64, _>("hides_stats"));
        Ok(hides.transpose()?.is_some_and(|hides| hides != 0))
    }

    /// Notes whether a player keeps their statistics to themselves.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_hides_stats(&self, player: PlayerId, hides: bool) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO players (player, hides_stats) VALUES ($1, $2) \
             ON CONFLICT (player) DO UPDATE SET hides_stats = excluded.hides_stats",
        )
        .bind(player.column())
        .bind(i64::from(hides))
        .execute(&self.writes)
        .await?;
        Ok(())
    }
}
