//! The games, kept in SQLite. The only SQL there is.
//!
//! A narrow set of functions whose SQL keeps to what SQLite and PostgreSQL share, pragmas apart. Each takes or
//! leaves a whole step: either all of it is on the disk when it returns, or none.

mod error;
mod games;
mod places;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use self::error::StoreError;
pub use self::games::{NewEntry, NewGame, PlayedBy, PlayerId, StoredGame, UnixMillis};
pub use self::places::{BoardPlace, ChannelId};

/// How long a writer waits for another one. Discord's own limit for a first answer is 3 s.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);
const CONNECTIONS: u32 = 4;

/// The open database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
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
        let pool = SqlitePoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(BUSY_TIMEOUT)
            .connect_with(options)
            .await
            .map_err(|source| StoreError::Open { path, source })?;
        sqlx::migrate!().run(&pool).await?;
        Ok(Self { pool })
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
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
        .busy_timeout(BUSY_TIMEOUT))
}

fn is_in_memory(address: &str, file: &Path) -> bool {
    file.as_os_str().is_empty() || address.contains(":memory:") || address.contains("mode=memory")
}
