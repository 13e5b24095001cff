//! Why a use case didn't do what was asked.

use thiserror::Error;

use crate::day::Day;
use crate::rules::{GameId, Illegal, Outcome, RaceId, Table};
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
    /// The game of a daily race is somebody else's. Its deal is nobody's business before one's own attempt.
    #[error("the game of a daily race is somebody else's")]
    NotYourRace,
    /// This isn't done in a game of a daily race, or not while an attempt is open.
    #[error("this isn't done in a game of a daily race")]
    NotInRace,
    /// There is no such race.
    #[error("there is no race {0}")]
    UnknownRace(RaceId),
    /// The server had no race on that day.
    #[error("the server had no race on {0}")]
    NoRaceOn(Day),
    /// No race of the server is over yet.
    #[error("no race of the server is over yet")]
    NoRaceYet,
    /// The day of the race is over, and the player has no attempt at it.
    #[error("the race is over")]
    RaceOver,
    /// The player's own attempt at the race must be closed first.
    #[error("the player's own attempt isn't closed")]
    AttemptFirst,
    /// The player has no attempt at the race that could be hidden or shown again.
    #[error("there is no such attempt")]
    NoAttempt,
    /// No zone has this name.
    #[error("'{0}' is not the name of a zone")]
    UnknownZone(String),
    /// The daily post needs a channel.
    #[error("the daily post needs a channel")]
    NoChannel,
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
