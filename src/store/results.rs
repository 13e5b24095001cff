//! What finished races came to, and what follows from it: sums for the leaderboards, and streaks.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::races::race;
use super::streaks::{count_again, go_on};
use super::{PlayerId, Race, Store, StoreError, UnixMillis};
use crate::cards::DealNumber;
use crate::rules::{Options, RaceId, Table};

/// The `kind` of the sums over all games.
pub(super) const ANY: &str = "any";
/// The `period` of the sums since ever.
pub(super) const ALL: &str = "all";

impl Store {
    /// Finishes a race, if its day is over, its last attempt closed, and no earlier race of the server unfinished:
    /// writes its results, adds them to the sums, and brings the streaks up to date. Says whether it did.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn finish_race(&self, id: RaceId, now: UnixMillis) -> Result<bool, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let finished = sqlx::query(
            "UPDATE races SET finished_at = $1 WHERE id = $2 AND finished_at IS NULL \
             AND ends_at <= $1 AND NOT EXISTS (SELECT 1 FROM games \
             WHERE games.race = $2 AND role = 'attempt' AND closed_at IS NULL) \
             AND NOT EXISTS (SELECT 1 FROM races AS earlier WHERE earlier.guild = races.guild \
             AND earlier.ends_at < races.ends_at AND earlier.finished_at IS NULL) RETURNING *",
        )
        .bind(now.0)
        .bind(id.0)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(row) = finished else {
            return Ok(false);
        };
        let race = race(&row)?;
        insert_results(&mut transaction, &race).await?;
        add_totals(&mut transaction, &race, 1).await?;
        go_on(&mut transaction, &race).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The races of all servers whose day is over and that aren't final, the earliest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn to_finish(&self, now: UnixMillis) -> Result<Vec<RaceId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM races WHERE finished_at IS NULL AND ends_at <= $1 ORDER BY ends_at",
        )
        .bind(now.0)
        .fetch_all(&self.reads)
        .await?;
        let id = |row: &SqliteRow| Ok(RaceId(row.try_get("id")?));
        rows.iter().map(id).collect()
    }

    /// When the next day of a race that isn't final ends.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_end(&self, now: UnixMillis) -> Result<Option<UnixMillis>, StoreError> {
        let row = sqlx::query(
            "SELECT MIN(ends_at) AS at FROM races WHERE finished_at IS NULL AND ends_at > $1",
        )
        .bind(now.0)
        .fetch_one(&self.reads)
        .await?;
        Ok(row.try_get::<Option<i64>, _>("at")?.map(UnixMillis))
    }
}

/// Writes the results of a finished race once more, after a player was hidden or shown again.
pub(super) async fn rewrite(
    transaction: &mut Transaction<'_, Sqlite>,
    id: RaceId,
    player: PlayerId,
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT * FROM races WHERE id = $1 AND finished_at IS NOT NULL")
        .bind(id.0)
        .fetch_optional(&mut **transaction)
        .await?;
    let Some(row) = row else { return Ok(()) };
    let race = race(&row)?;
    add_totals(transaction, &race, -1).await?;
    sqlx::query("DELETE FROM results WHERE race = $1")
        .bind(id.0)
        .execute(&mut **transaction)
        .await?;
    insert_results(transaction, &race).await?;
    add_totals(transaction, &race, 1).await?;
    count_again(transaction, race.drawn.guild, player).await
}

/// Points are for a place, and only for who brought a card home.
async fn insert_results(
    transaction: &mut Transaction<'_, Sqlite>,
    race: &Race,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO results (race, player, guild, day, kind, game, place, points, won, ranked, listed) \
         SELECT $1, games.player, $2, $3, $4, games.id, CASE WHEN band = 0 THEN place END, \
         CASE WHEN band IS NULL OR band <> 0 OR games.score <= $5 THEN 0 \
         WHEN place = 1 THEN 10 WHEN place = 2 THEN 7 WHEN place = 3 THEN 5 WHEN place = 4 THEN 4 \
         WHEN place = 5 THEN 3 WHEN place = 6 THEN 2 ELSE 1 END, \
         CASE WHEN games.outcome = 'won' THEN 1 ELSE 0 END, CASE WHEN band = 0 THEN 1 ELSE 0 END, \
         CASE WHEN band IS NULL THEN 0 ELSE 1 END FROM games \
         LEFT JOIN (SELECT game, band, place FROM standings WHERE race = $1) AS listed \
         ON listed.game = games.id WHERE games.race = $1 AND games.role = 'attempt'",
    )
    .bind(race.id.0)
    .bind(race.drawn.guild.column())
    .bind(race.drawn.day.to_string())
    .bind(race.drawn.options.kind().key())
    .bind(dealt_home(race.drawn.options, race.drawn.deal))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// How many cards lie home before the first move.
fn dealt_home(options: Options, deal: DealNumber) -> u8 {
    Table::deal(options, deal).score()
}

/// Adds the results of a race to the sums, or with -1 takes them out again.
async fn add_totals(
    transaction: &mut Transaction<'_, Sqlite>,
    race: &Race,
    sign: i64,
) -> Result<(), StoreError> {
    let day = race.drawn.day;
    for period in [ALL.to_owned(), day.year(), day.month(), day.week()] {
        for kind in [ANY, race.drawn.options.kind().key()] {
            sqlx::query(
                "INSERT INTO totals (guild, period, kind, player, points, wins, raced) \
                 SELECT guild, $2, $3, player, $4 * points, \
                 CASE WHEN place = 1 AND points > 0 THEN $4 ELSE 0 END, $4 \
                 FROM results WHERE race = $1 AND listed = 1 \
                 ON CONFLICT (guild, period, kind, player) DO UPDATE SET \
                 points = totals.points + excluded.points, wins = totals.wins + excluded.wins, \
                 raced = totals.raced + excluded.raced",
            )
            .bind(race.id.0)
            .bind(&period)
            .bind(kind)
            .bind(sign)
            .execute(&mut **transaction)
            .await?;
        }
    }
    Ok(())
}
