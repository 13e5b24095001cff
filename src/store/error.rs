//! What can go wrong in the store.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use thiserror::Error;

use crate::rules::line::NoWin;
use crate::rules::{GameId, Options};

/// A failure of the store. Nothing was written when one is returned.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database address isn't one of a SQLite file.
    #[error("DATABASE_URL is '{0}', but must name a file, such as sqlite:lunette.db")]
    Address(String),
    /// The file can't be opened or made.
    #[error("can't open or make the database file {}: {source} (does its folder exist, and may this user write there?)", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// What the database said.
        source: sqlx::Error,
    },
    /// The database's tables can't be brought up to date.
    #[error("can't bring the database up to date: {0}")]
    Migrate(#[from] MigrateError),
    /// The file is of another release, and may not be written now.
    #[error(
        "the database is of another release: an earlier one's is brought up to date when the bot starts"
    )]
    OtherRelease,
    /// Another entry has this place in the log, or the log is closed.
    #[error("the game went on in the meantime")]
    SeqTaken,
    /// The player has an open game of this kind already.
    #[error("the player has an open game of this kind")]
    AlreadyOpen,
    /// A line that was to be put into the pool doesn't win its deal.
    #[error("a line doesn't win its deal: {0}")]
    NoWin(#[from] NoWin),
    /// Another process holds the database.
    #[error("the database is locked: {0}")]
    Busy(sqlx::Error),
    /// The database can't be written: a read-only file, a full disk.
    #[error("the database can't be written: {0}")]
    Unwritable(sqlx::Error),
    /// A row doesn't say what it should.
    #[error("game {game} is damaged: {what}")]
    Corrupt {
        /// The game.
        game: GameId,
        /// Its options, or the default ones of its kind if only that can be read; `None` if neither can.
        options: Option<Options>,
        /// What is wrong with it.
        what: String,
    },
    /// A row of a race or a server doesn't say what it should.
    #[error("damaged: {0}")]
    BadRow(String),
    /// Anything else the database said.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
}

/// SQLite's primary result codes, as <https://sqlite.org/rescode.html> lists them.
mod code {
    pub(super) const BUSY: u32 = 5;
    pub(super) const LOCKED: u32 = 6;
    pub(super) const READONLY: u32 = 8;
    pub(super) const IOERR: u32 = 10;
    pub(super) const FULL: u32 = 13;
    pub(super) const CANTOPEN: u32 = 14;
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let extended = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code)
            .and_then(|code| code.parse::<u32>().ok());
        // The primary code is the low byte of the extended one.
        match extended.map(|extended| extended & 0xff) {
            Some(code::BUSY | code::LOCKED) => Self::Busy(error),
            Some(code::READONLY | code::IOERR | code::FULL | code::CANTOPEN) => {
                Self::Unwritable(error)
            }
            _ if matches!(error, sqlx::Error::PoolTimedOut) => Self::Busy(error),
            _ => Self::Database(error),
        }
    }
}
