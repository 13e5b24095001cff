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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DealNumber;
    use crate::rules::{GameKind, Options};

    const PLAYER: PlayerId = PlayerId(7);
    const KIND: GameKind = GameKind::Crescent;

    fn new_game(layout: Option<&'static str>) -> NewGame {
        NewGame {
            player: PLAYER,
            options: Options::default_of(KIND),
            deal: DealNumber::new(7).expect("a small number"),
            layout,
        }
    }

    /// Makes a file as it was before games had a layout, with one open game.
    async fn old_file(path: &Path) {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true);
        let pool = SqlitePool::connect_with(options).await.expect("a file");
        let mut migrations = sqlx::migrate!();
        migrations
            .migrations
            .to_mut()
            .retain(|step| step.version == 1);
        migrations.run(&pool).await.expect("the first step");
        let row = "INSERT INTO games (player, kind, options, deal, rules_version, started_at, length, outcome, score, \
            moves, undos, assisted, touched_at) VALUES (7, $1, $2, 7, 1, 0, 0, 'playing', 8, 0, 0, 0, 0)";
        let row = sqlx::query(row)
            .bind(KIND.key())
            .bind(Options::default_of(KIND).to_string());
        row.execute(&pool).await.expect("the game is written");
        pool.close().await;
    }

    #[tokio::test]
    async fn games_of_before_keep_the_arc_and_a_new_one_takes_the_latest_layout() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        old_file(&path).await;
        let address = format!("sqlite:{}", path.display());
        let store = Store::open(&address).await.expect("brought up to date");
        let open = store.open_game(PLAYER, KIND).await.expect("read");
        let mut old = open.expect("the old game is open");
        assert_eq!(old.layout, "arc");
        store.set_layout(&mut old, "rows").await.expect("written");
        let begun = store.close_and_begin(old.id, None, new_game(None), UnixMillis(1));
        let begun = begun.await.expect("begun");
        assert_eq!(begun.layout, "rows");
        let named = new_game(Some("arc"));
        let begun = store.close_and_begin(begun.id, None, named, UnixMillis(2));
        assert_eq!(begun.await.expect("begun").layout, "arc");
        let kept = store
            .game(old.id)
            .await
            .expect("read")
            .expect("it is there");
        assert_eq!(kept.layout, "rows");
    }
}
