//! The games, kept in SQLite. The only SQL there is.
//!
//! A narrow set of functions whose SQL keeps to what SQLite and PostgreSQL share, pragmas apart. Each takes or
//! leaves a whole step: either all of it is on the disk when it returns, or none.

mod attempts;
pub mod audit;
pub mod derived;
mod error;
mod games;
mod history;
mod leaders;
mod places;
#[cfg(test)]
mod plans;
mod players;
mod pool;
mod posts;
mod races;
mod records;
mod results;
mod rows;
mod servers;
mod standing;
mod stats;
mod streak;
mod streaks;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use self::error::StoreError;
pub use self::games::ATTEMPT_LASTS;
pub use self::history::{Mark, PastGame, Slice};
pub use self::leaders::{Ladder, Leader, LeaderBy, Period};
pub use self::places::{BoardPlace, ChannelId};
pub use self::pool::{PoolDeal, Purpose};
pub use self::races::{NewRace, Race};
pub use self::records::{NewEntry, NewGame, PlayedBy, PlayerId, Role, StoredGame, UnixMillis};
pub use self::servers::{GameChoice, GuildId, ServerSettings, Trouble};
pub use self::standing::{Entered, Hide, Placed, Score, Standing};
pub use self::stats::{PlayerStats, RacePlaces, Run, Stretch, Tally};
pub use self::streak::{Streak, Took};

/// How long a writer waits, first for its turn among those of this process, and then for one of another. Both together
/// stay below Discord's limit for a first answer, 3 s.
const PATIENCE: Duration = Duration::from_secs(1);
const READERS: u32 = 4;

/// The open database.
#[derive(Clone, Debug)]
pub struct Store {
    /// Readers wait for nobody, so that they have connections on which no writer waits.
    reads: SqlitePool,
    /// SQLite takes one writer at a time.
    writes: SqlitePool,
}

impl Store {
    /// Opens the file that an address such as `sqlite:lunette.db` names, makes it if it isn't there, and brings its
    /// tables up to date.
    ///
    /// # Errors
    /// If the address names no file, the file can't be opened, or a migration fails.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options = connect_options(address)?;
        let path = options.get_filename().to_owned();
        let writes = pool(1)
            .connect_with(options.clone())
            .await
            .map_err(|source| StoreError::Open { path, source })?;
        sqlx::migrate!().run(&writes).await?;
        let reads = pool(READERS).connect_lazy_with(options);
        Ok(Self { reads, writes })
    }

    /// The version of the tables that this release works with.
    fn version() -> Option<i64> {
        sqlx::migrate!().iter().map(|step| step.version).max()
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.reads.close().await;
        self.writes.close().await;
    }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
}

fn connect_options(address: &str) -> Result<SqliteConnectOptions, StoreError> {
    let refuse = || StoreError::Address(address.to_owned());
    if !address.starts_with("sqlite:") {
        return Err(refuse());
    }
    let options = SqliteConnectOptions::from_str(address).map_err(|_| refuse())?;
    // A database in memory would lose every game on a restart.
    if is_in_memory(address, options.get_filename()) {
        return Err(refuse());
    }
    Ok(options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE))
}

fn is_in_memory(address: &str, file: &Path) -> bool {
    file.as_os_str().is_empty() || address.contains(":memory:") || address.contains("mode=memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn pragma(store: &Store, sql: &'static str) -> String {
        let value: Result<i64, _> = sqlx::query_scalar(sql).fetch_one(&store.writes).await;
        match value {
            Ok(number) => number.to_string(),
            Err(_) => sqlx::query_scalar(sql)
                .fetch_one(&store.writes)
                .await
                .expect("told"),
        }
    }

    #[tokio::test]
    async fn a_commit_is_on_the_disk_before_it_returns() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&address).await.expect("opened");
        assert_eq!(pragma(&store, "PRAGMA journal_mode").await, "wal");
        // 2 is FULL: <https://sqlite.org/pragma.html#pragma_synchronous>
        assert_eq!(pragma(&store, "PRAGMA synchronous").await, "2");
        assert_eq!(pragma(&store, "PRAGMA foreign_keys").await, "1");
    }
}
