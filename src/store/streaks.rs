//! Streaks as the store keeps them: a row a player and server, as of the latest finished race.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::streak::Took;
use super::{ATTEMPT_LASTS, GuildId, PlayerId, Race, Store, StoreError, Streak, UnixMillis};
use crate::day::Day;
use crate::rules::Outcome;

impl Store {
    /// A player's days in a row as they are now: with the races that aren't final, of which an open attempt counts
    /// neither way.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn streak(
        &self,
        guild: GuildId,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<Streak, StoreError> {
        let kept = sqlx::query("SELECT * FROM streaks WHERE guild = $1 AND player = $2")
            .bind(guild.column())
            .bind(player.column())
            .fetch_optional(&self.reads)
            .await?;
        let since = sqlx::query(
            "SELECT races.day, races.ends_at, outcome, assisted, started_at, closed_at, \
             (SELECT COUNT(*) FROM hides WHERE hides.race = races.id AND hides.player = $2 \
             AND shown_at IS NULL) AS hidden FROM races LEFT JOIN games \
             ON games.race = races.id AND games.player = $2 AND role = 'attempt' \
             WHERE races.guild = $1 AND finished_at IS NULL ORDER BY races.ends_at",
        )
        .bind(guild.column())
        .bind(player.column())
        .fetch_all(&self.reads)
        .await?;
        let mut streak = kept.map_or_else(|| Ok(Streak::default()), |row| streak(&row))?;
        for row in since {
            if let Some(took) = took_so_far(&row, now)? {
                streak = streak.after(day(&row)?, took);
            }
        }
        Ok(streak)
    }
}

/// What a player did on the day of a race that isn't final; `None` while that is open.
fn took_so_far(row: &SqliteRow, now: UnixMillis) -> Result<Option<Took>, StoreError> {
    let number = |column| row.try_get::<Option<i64>, _>(column);
    let Some(started_at) = number("started_at")? else {
        let over = number("ends_at")? <= Some(now.0);
        return Ok(over.then_some(Took::None));
    };
    let closed = number("closed_at")?.is_some() || started_at + ATTEMPT_LASTS <= now.0;
    let helped = number("assisted")? != Some(0) || number("hidden")? != Some(0);
    let won = row.try_get::<Option<&str>, _>("outcome")? == Some(Outcome::Won.key());
    Ok(closed.then_some(Took::Part {
        won: won && !helped,
    }))
}

/// Brings the streaks of a server from before a race to after it.
pub(super) async fn go_on(
    transaction: &mut Transaction<'_, Sqlite>,
    race: &Race,
) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT player, 0 AS part, 0 AS won FROM streaks WHERE guild = $1 AND played > 0 \
         AND player NOT IN (SELECT player FROM results WHERE race = $2) \
         UNION ALL SELECT player, 1, won * ranked FROM results WHERE race = $2",
    )
    .bind(race.drawn.guild.column())
    .bind(race.id.0)
    .fetch_all(&mut **transaction)
    .await?;
    for row in rows {
        let player = PlayerId(row.try_get::<i64, _>("player")?.cast_unsigned());
        let before = streak_of(transaction, race.drawn.guild, player).await?;
        let after = before.after(race.drawn.day, took(&row)?);
        set_streak(transaction, race.drawn.guild, player, after).await?;
    }
    Ok(())
}

/// Counts a player's streak from the server's first race.
pub(super) async fn count_again(
    transaction: &mut Transaction<'_, Sqlite>,
    guild: GuildId,
    player: PlayerId,
) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT races.day, CASE WHEN results.player IS NULL THEN 0 ELSE 1 END AS part, \
         COALESCE(won * ranked, 0) AS won FROM races \
         LEFT JOIN results ON results.race = races.id AND results.player = $2 \
         WHERE races.guild = $1 AND races.finished_at IS NOT NULL ORDER BY races.day",
    )
    .bind(guild.column())
    .bind(player.column())
    .fetch_all(&mut **transaction)
    .await?;
    let mut streak = Streak::default();
    for row in rows {
        streak = streak.after(day(&row)?, took(&row)?);
    }
    set_streak(transaction, guild, player, streak).await
}

async fn streak_of(
    transaction: &mut Transaction<'_, Sqlite>,
    guild: GuildId,
    player: PlayerId,
) -> Result<Streak, StoreError> {
    let row = sqlx::query("SELECT * FROM streaks WHERE guild = $1 AND player = $2")
        .bind(guild.column())
        .bind(player.column())
        .fetch_optional(&mut **transaction)
        .await?;
    row.map_or_else(|| Ok(Streak::default()), |row| streak(&row))
}

async fn set_streak(
    transaction: &mut Transaction<'_, Sqlite>,
    guild: GuildId,
    player: PlayerId,
    streak: Streak,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO streaks (guild, player, played, won, best_played, best_won, saved) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (guild, player) DO UPDATE SET \
         played = excluded.played, won = excluded.won, best_played = excluded.best_played, \
         best_won = excluded.best_won, saved = excluded.saved",
    )
    .bind(guild.column())
    .bind(player.column())
    .bind(streak.played)
    .bind(streak.won)
    .bind(streak.best_played)
    .bind(streak.best_won)
    .bind(streak.saved.map(|day| day.to_string()))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn streak(row: &SqliteRow) -> Result<Streak, StoreError> {
    let saved: Option<&str> = row.try_get("saved")?;
    Ok(Streak {
        played: row.try_get("played")?,
        won: row.try_get("won")?,
        best_played: row.try_get("best_played")?,
        best_won: row.try_get("best_won")?,
        saved: saved.and_then(|day| day.parse().ok()),
    })
}

fn took(row: &SqliteRow) -> Result<Took, StoreError> {
    let won = row.try_get::<i64, _>("won")? == 1;
    Ok(match row.try_get::<i64, _>("part")? {
        0 => Took::None,
        _ => Took::Part { won },
    })
}

fn day(row: &SqliteRow) -> Result<Day, StoreError> {
    let text: &str = row.try_get("day")?;
    text.parse()
        .map_err(|_| StoreError::BadRow(format!("'{text}' is no day of a race")))
}
