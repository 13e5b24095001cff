//! Why a use case didn't do what was asked.

use thiserror::Error;

use crate::rules::{GameId, Illegal, Outcome, Table};
use crate::store::{StoreError, StoredGame};
use crate::view::action::Wanted;
use crate::view::typed::Stop;

/// Why a use case didn't do what was asked. Nothing was changed.
#[derive(Debug, Error)]
pub enum AppError {
    /// There is no such game.
    #[error("there is no game {0}")]
    UnknownGame(GameId),
    /// The game is somebody else's; this deal can be offered.
    #[error("the game is somebody else's")]
    NotYours(Wanted),
    /// The game is over, and the board that was clicked says so.
    #[error("the game is over")]
    Finished(Outcome),
    /// The move can't be played on this table.
    #[error("{reason}")]
    Illegal {
        /// Why not.
        reason: Illegal,
        /// The table.
        table: Box<Table>,
    },
    /// Every move that Auto could play leads back to a position the game has had.
    #[error("Auto finds no move that leads to a new position")]
    NothingNew,
    /// Not all cards left plainly go home.
    #[error("not all cards left plainly go home")]
    NoFinish,
    /// The player has no open game.
    #[error("the player has no open game")]
    NothingOpen,
    /// Not even the first of the typed moves can be played.
    #[error("'{}' was not played", .0.typed)]
    Unplayed(Box<Stop>),
    /// The game was begun under another version of the rules and can't be moved.
    #[error("game {} was begun under version {} of the rules", .0.id, .0.rules_version)]
    OtherRules(Box<StoredGame>),
    /// A daily race is a server's, and this came from no server.
    #[error("a daily race is a server's, and there is none here")]
    NoServer,
    /// The control shows a page, and no board.
    #[error("the control shows no board")]
    NoBoard,
    /// The operating system gave no randomness to draw a deal from.
    #[error("no randomness: {0}")]
    Chance(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
