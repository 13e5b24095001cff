//! The whole file, read through from end to end as it says, damaged or not. Nothing is written.

use std::str::FromStr;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{Column, ConnectOptions, Row};

use super::{Store, StoreError, is_in_memory};
use crate::rules::{GameId, RaceId};

/// How many games are read at a time.
const BATCH: i64 = 200;

/// A game's row and its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audited {
    /// The game.
    pub id: GameId,
    /// The columns of its row, by name. Those of its race follow, as `race_kind`, `race_options` and `race_deal`.
    pub columns: Vec<(String, Option<String>)>,
    /// Its log, oldest entry first.
    pub log: Vec<LogRow>,
}

/// An entry of a log, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its place.
    pub seq: String,
    /// The entry.
    pub entry: String,
    /// Who chose it.
    pub played_by: String,
    /// Its time.
    pub at: String,
}

/// A result of a finished race that isn't what the attempts make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongResult {
    /// The race.
    pub race: RaceId,
    /// The attempt.
    pub game: GameId,
    /// The place that is written.
    pub has: Option<i64>,
    /// The place that the attempts give.
    pub should: Option<i64>,
}

impl Audited {
    /// What a column says; `None` where it says nothing.
    pub fn text(&self, column: &str) -> Option<&str> {
        let found = self.columns.iter().find(|(name, _)| name == column);
        found.and_then(|(_, text)| text.as_deref())
    }
}

/// A view of the file at one moment, while others may write to it.
#[derive(Debug)]
pub struct Audit {
    connection: SqliteConnection,
    after: GameId,
}

impl Audit {
    /// Opens the file that an address such as `sqlite:lunette.db` names, to be read only.
    ///
    /// # Errors
    /// If the address names no file, the file can't be read, or it isn't one of this release.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(address)
            .ok()
            .filter(|options| {
                address.starts_with("sqlite:") && !is_in_memory(address, options.get_filename())
            })
            .ok_or_else(|| StoreError::Address(address.to_owned()))?
            .read_only(true);
        let path = options.get_filename().to_owned();
        let opened = options.connect().await;
        let mut connection = opened.map_err(|source| StoreError::Open { path, source })?;
        sqlx::query("BEGIN").execute(&mut connection).await?;
        let version = sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations")
            .fetch_one(&mut connection)
            .await?
            .try_get::<Option<i64>, _>("version")?;
        if version != Store::version() {
            return Err(StoreError::OtherRelease);
        }
        Ok(Self {
            connection,
            after: GameId(i64::MIN),
        })
    }

    /// How many games there are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count(&mut self) -> Result<usize, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) AS games FROM games")
            .fetch_one(&mut self.connection)
            .await?;
        let games: i64 = row.try_get("games")?;
        Ok(usize::try_from(games).unwrap_or_default())
    }

    /// The next games in the order of their numbers; none when all were read.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next(&mut self) -> Result<Vec<Audited>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.*, races.kind AS race_kind, races.options AS race_options, \
             races.deal AS race_deal FROM games LEFT JOIN races ON races.id = games.race \
             WHERE games.id > $1 ORDER BY games.id LIMIT $2",
        )
        .bind(self.after.0)
        .bind(BATCH)
        .fetch_all(&mut self.connection)
        .await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in &rows {
            let id = GameId(row.try_get("id")?);
            let log = self.log(id).await?;
            let columns = columns(row)?;
            games.push(Audited { id, columns, log });
            self.after = id;
        }
        Ok(games)
    }

    async fn log(&mut self, game: GameId) -> Result<Vec<LogRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, entry, played_by, at FROM entries WHERE game_id = $1 ORDER BY seq",
        )
        .bind(game.0)
        .fetch_all(&mut self.connection)
        .await?;
        Ok(rows.iter().map(log_row).collect::<Result<_, _>>()?)
    }

    /// The games of which there are entries and no row.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn strays(&mut self) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT game_id FROM entries \
             WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = game_id) ORDER BY game_id",
        )
        .fetch_all(&mut self.connection)
        .await?;
        let id = |row: &SqliteRow| Ok(GameId(row.try_get("game_id")?));
        rows.iter().map(id).collect()
    }

    /// The results of finished races that aren't what the rows of their attempts make them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wrong_results(&mut self) -> Result<Vec<WrongResult>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.race, games.id AS game, results.place AS has, \
             CASE WHEN standings.band = 0 THEN standings.place END AS should FROM games \
             JOIN races ON races.id = games.race AND races.finished_at IS NOT NULL \
             LEFT JOIN standings ON standings.game = games.id \
             LEFT JOIN results ON results.game = games.id \
             WHERE games.role = 'attempt' AND (results.game IS NULL OR \
             COALESCE(results.place, 0) <> COALESCE(CASE WHEN standings.band = 0 THEN standings.place END, 0)) \
             ORDER BY games.race, games.id",
        )
        .fetch_all(&mut self.connection)
        .await?;
        let wrong = |row: &SqliteRow| {
            Ok(WrongResult {
                race: RaceId(row.try_get("race")?),
                game: GameId(row.try_get("game")?),
                has: row.try_get("has")?,
                should: row.try_get("should")?,
            })
        };
        rows.iter().map(wrong).collect()
    }
}

/// Every column as the text that SQLite makes of it, whatever it holds.
fn columns(row: &SqliteRow) -> Result<Vec<(String, Option<String>)>, sqlx::Error> {
    let text = |name: &str| row.try_get_unchecked::<Option<String>, _>(name);
    let names = row.columns().iter().map(|column| column.name().to_owned());
    names.map(|name| Ok((name.clone(), text(&name)?))).collect()
}

fn log_row(row: &SqliteRow) -> Result<LogRow, sqlx::Error> {
    let text = |name| {
        let text: Option<String> = row.try_get_unchecked(name)?;
        Ok::<_, sqlx::Error>(text.unwrap_or_default())
    };
    Ok(LogRow {
        seq: text("seq")?,
        entry: text("entry")?,
        played_by: text("played_by")?,
        at: text("at")?,
    })
}
