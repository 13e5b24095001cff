//! Games and their logs.

use sqlx::{Row, Sqlite, Transaction};

use super::derived::{Derived, Step};
use super::pool::{par_of, take};
use super::rows::{log_entry, stored_game};
use super::{
    NewEntry, NewGame, PlayedBy, PlayerId, Purpose, Role, Store, StoreError, StoredGame, UnixMillis,
};
use crate::cards::DealNumber;
use crate::rules::{Entry, Game, GameId, GameKind, RULES_VERSION, RaceId, Table};

/// How long an attempt at a daily race stays open, in milliseconds: 24 hours.
pub const ATTEMPT_LASTS: i64 = 24 * 60 * 60 * 1_000;

impl Store {
    /// The player's open casual game of this kind: one whose log can still grow.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn open_game(
        &self,
        player: PlayerId,
        kind: GameKind,
    ) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query(
            "SELECT * FROM games WHERE player = $1 AND kind = $2 AND closed_at IS NULL \
             AND role = 'casual'",
        )
        .bind(player.column())
        .bind(kind.key())
        .fetch_optional(&self.reads)
        .await?
        .map(|row| stored_game(&row))
        .transpose()
    }

    /// The game of this number.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        sqlx::query("SELECT * FROM games WHERE id = $1")
            .bind(id.0)
            .fetch_optional(&self.reads)
            .await?
            .map(|row| stored_game(&row))
            .transpose()
    }

    /// The log of a game, oldest entry first.
    ///
    /// # Errors
    /// If the database fails, an entry can't be read, or one is missing.
    pub async fn entries(&self, game: &StoredGame) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT seq, entry FROM entries WHERE game_id = $1 ORDER BY seq")
            .bind(game.id.0)
            .fetch_all(&self.reads)
            .await?;
        let entries: Vec<Entry> = rows
            .iter()
            .zip(0_i64..)
            .map(|(row, seq)| log_entry(game, row, seq))
            .collect::<Result<_, _>>()?;
        // A click may append between the two reads; a log that is shorter than its row says has lost entries.
        if entries.len() < game.length as usize {
            let what = format!("{} of {} log entries are there", entries.len(), game.length);
            return Err(StoreError::Corrupt {
                game: game.id,
                options: Some(game.options),
                what,
            });
        }
        Ok(entries)
    }

    /// How many of the last entries of a log Auto played, one after the other.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run_of_auto(&self, game: GameId) -> Result<usize, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS run FROM entries WHERE game_id = $1 AND seq > COALESCE(\
             (SELECT MAX(seq) FROM entries WHERE game_id = $1 AND played_by <> $2), -1)",
        )
        .bind(game.0)
        .bind(PlayedBy::Auto.key())
        .fetch_one(&self.reads)
        .await?;
        let run: i64 = row.try_get("run")?;
        Ok(usize::try_from(run).unwrap_or_default())
    }

    /// Begins a casual game.
    ///
    /// # Errors
    /// [`StoreError::AlreadyOpen`] if the player has an open game of this kind; else if the database fails.
    pub async fn begin(&self, new: NewGame, now: UnixMillis) -> Result<StoredGame, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let game = insert_game(&mut transaction, new, (Role::Casual, None), now).await?;
        transaction.commit().await?;
        Ok(game)
    }

    /// Shows a game in another layout from now on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_layout(
        &self,
        game: &mut StoredGame,
        layout: &'static str,
    ) -> Result<(), StoreError> {
        if game.layout != layout {
            sqlx::query("UPDATE games SET layout = $1 WHERE id = $2")
                .bind(layout)
                .bind(game.id.0)
                .execute(&self.reads)
                .await?;
            layout.clone_into(&mut game.layout);
        }
        Ok(())
    }

    /// Counts a hint that was given when the log of a game had `length` entries. Beside the entries that Auto played,
    /// hints are what `assisted` counts: it alone of the counters doesn't follow from the log.
    ///
    /// # Errors
    /// [`StoreError::SeqTaken`] if the log went on in the meantime or is closed; else if the database fails.
    pub async fn mark_assisted(&self, game: GameId, length: u32) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let marked = sqlx::query(
            "UPDATE games SET assisted = assisted + 1 \
             WHERE id = $1 AND length = $2 AND closed_at IS NULL",
        )
        .bind(game.0)
        .bind(length)
        .execute(&mut *transaction)
        .await?;
        if marked.rows_affected() != 1 {
            return Err(StoreError::SeqTaken);
        }
        Ok(transaction.commit().await?)
    }

    /// Adds an entry to a log, with the columns that follow from it.
    ///
    /// # Errors
    /// [`StoreError::SeqTaken`] if the log went on in the meantime or is closed; else if the database fails.
    pub async fn append(&self, entry: NewEntry<'_>, now: UnixMillis) -> Result<(), StoreError> {
        self.append_all(&[entry], now).await
    }

    /// Adds entries that follow each other to a log, all of them or none.
    ///
    /// # Errors
    /// As [`append`](Self::append).
    pub async fn append_all(
        &self,
        entries: &[NewEntry<'_>],
        now: UnixMillis,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        for &entry in entries {
            append_entry(&mut transaction, entry, now).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Gives a game up by this entry and begins another, in one step.
    ///
    /// # Errors
    /// As [`append`](Self::append) and [`begin`](Self::begin).
    pub async fn give_up_and_begin(
        &self,
        surrender: NewEntry<'_>,
        new: NewGame,
        now: UnixMillis,
    ) -> Result<StoredGame, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        append_entry(&mut transaction, surrender, now).await?;
        let game = insert_game(&mut transaction, new, (Role::Casual, None), now).await?;
        transaction.commit().await?;
        Ok(game)
    }

    /// Closes the log of a game as it stands, without an entry, and begins another, in one step. For a game lost by
    /// rule, whose log has `length` entries, and for one that can't be replayed, whatever its length.
    ///
    /// # Errors
    /// [`StoreError::SeqTaken`] if the log went on in the meantime or is closed; else as [`begin`](Self::begin).
    pub async fn close_and_begin(
        &self,
        old: GameId,
        length: Option<u32>,
        new: NewGame,
        now: UnixMillis,
    ) -> Result<StoredGame, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let closed = sqlx::query(
            "UPDATE games SET closed_at = $1 \
             WHERE id = $2 AND (length = $3 OR $3 < 0) AND closed_at IS NULL AND role = 'casual'",
        )
        .bind(now.0)
        .bind(old.0)
        .bind(length.map_or(-1, i64::from))
        .execute(&mut *transaction)
        .await?;
        if closed.rows_affected() != 1 {
            return Err(StoreError::SeqTaken);
        }
        let game = insert_game(&mut transaction, new, (Role::Casual, None), now).await?;
        transaction.commit().await?;
        Ok(game)
    }
}

pub(super) async fn insert_game(
    transaction: &mut Transaction<'_, Sqlite>,
    new: NewGame,
    (role, race): (Role, Option<RaceId>),
    now: UnixMillis,
) -> Result<StoredGame, StoreError> {
    let (deal, par) = match role {
        Role::Casual => deal_of(transaction, new, now).await?,
        Role::Attempt | Role::Practice => (new.deal, None),
    };
    let dealt = Game::new(Table::deal(new.options, deal));
    let derived = Derived::dealt(&dealt, now);
    let row = sqlx::query(
        "INSERT INTO games (player, kind, options, deal, rules_version, started_at, touched_at, \
         length, outcome, score, moves, undos, assisted, par, layout, role, race) \
         VALUES ($1, $2, $3, $4, $5, $6, $6, 0, $7, $8, 0, 0, 0, $10, COALESCE($9, (SELECT layout FROM games \
         WHERE player = $1 AND kind = $2 ORDER BY id DESC LIMIT 1), 'arc'), $11, $12) RETURNING *",
    )
    .bind(new.player.column())
    .bind(new.options.kind().key())
    .bind(new.options.to_string())
    .bind(deal.get().cast_signed())
    .bind(RULES_VERSION)
    .bind(now.0)
    .bind(derived.outcome.key())
    .bind(derived.score)
    .bind(new.layout)
    .bind(par)
    .bind(role.key())
    .bind(race.map(|race| race.0))
    .fetch_one(&mut **transaction)
    .await
    .map_err(|error| unique_or(error, StoreError::AlreadyOpen))?;
    stored_game(&row)
}

/// The deal that a new game gets, and its par where that is known.
async fn deal_of(
    transaction: &mut Transaction<'_, Sqlite>,
    new: NewGame,
    now: UnixMillis,
) -> Result<(DealNumber, Option<u32>), StoreError> {
    if new.from_pool
        && let Some(given) = take(transaction, Purpose::Casual, new.options, now).await?
    {
        return Ok((given.deal, Some(given.par)));
    }
    let par = par_of(transaction, new.options, new.deal).await?;
    Ok((new.deal, par))
}

/// An attempt takes no entry once its time is over, whether or not its row says so by now.
async fn append_entry(
    transaction: &mut Transaction<'_, Sqlite>,
    new: NewEntry<'_>,
    now: UnixMillis,
) -> Result<(), StoreError> {
    let step = Step::of(new.entry, new.played_by, new.after, now);
    let updated = sqlx::query(
        "UPDATE games SET length = length + 1, outcome = $1, score = $2, moves = $3, undos = $4, \
         assisted = assisted + $5, race_moves = race_moves + $6, moved_at = COALESCE($7, moved_at), \
         touched_at = $8, closed_at = $9 WHERE id = $10 AND length = $11 AND closed_at IS NULL \
         AND (role <> 'attempt' OR started_at > $12)",
    )
    .bind(step.outcome.key())
    .bind(step.score)
    .bind(count(step.moves))
    .bind(count(step.undos))
    .bind(step.assisted)
    .bind(step.race_moves)
    .bind(step.moved_at.map(|at| at.0))
    .bind(step.touched_at.0)
    .bind(step.closed_at.map(|at| at.0))
    .bind(new.game.0)
    .bind(new.seq)
    .bind(now.0 - ATTEMPT_LASTS)
    .execute(&mut **transaction)
    .await?;
    if updated.rows_affected() != 1 {
        return Err(StoreError::SeqTaken);
    }
    sqlx::query(
        "INSERT INTO entries (game_id, seq, entry, played_by, at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(new.game.0)
    .bind(new.seq)
    .bind(new.entry.to_string())
    .bind(new.played_by.key())
    .bind(now.0)
    .execute(&mut **transaction)
    .await
    .map_err(|error| unique_or(error, StoreError::SeqTaken))?;
    Ok(())
}

fn count(length: usize) -> i64 {
    i64::try_from(length).expect("a log fits in memory")
}

pub(super) fn unique_or(error: sqlx::Error, taken: StoreError) -> StoreError {
    let is_unique = error
        .as_database_error()
        .is_some_and(sqlx::error::DatabaseError::is_unique_violation);
    if is_unique { taken } else { error.into() }
}
