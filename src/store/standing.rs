//! Who stands where in a race.

use std::time::Duration;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::results::rewrite;
use super::{PlayerId, Store, StoreError, UnixMillis};
use crate::rules::{GameId, Outcome, RaceId};

/// An attempt in the list of its race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The attempt.
    pub game: GameId,
    /// Whose it is.
    pub player: PlayerId,
    /// Where it stands.
    pub standing: Standing,
    /// What it came to; `None` while it is open, when nobody is told.
    pub score: Option<Score>,
}

/// Where an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// In this place, which equals share.
    Ranked(u32),
    /// Nowhere yet: it is open.
    Playing,
    /// Nowhere: Auto or a hint helped.
    Assisted,
}

/// What a closed attempt came to, in the order in which it is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Whether the deal was won.
    pub won: bool,
    /// The cards home, of 104.
    pub home: u8,
    /// Every move, taken back or not, and every undo.
    pub race_moves: u32,
    /// From the first board to the last move; zero without one.
    pub spent: Duration,
}

/// How many attempts a race has that aren't hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entered {
    /// All of them.
    pub all: u32,
    /// Those still open.
    pub playing: u32,
    /// Those that have a place.
    pub ranked: u32,
}

/// An attempt that was taken out of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hide {
    /// Whose attempt it is.
    pub player: PlayerId,
    /// Who hid it.
    pub hidden_by: PlayerId,
    /// When.
    pub hidden_at: UnixMillis,
    /// Who put it back, and when; `None` while it is hidden.
    pub shown: Option<(PlayerId, UnixMillis)>,
}

impl Store {
    /// Some attempts of a race in their order: the ranked ones, then those still open, then the assisted ones.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn standings(
        &self,
        race: RaceId,
        skip: u32,
        most: u32,
    ) -> Result<Vec<Placed>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM standings WHERE race = $1 \
             ORDER BY band, place, closed_at, game LIMIT $2 OFFSET $3",
        )
        .bind(race.0)
        .bind(most)
        .bind(skip)
        .fetch_all(&self.reads)
        .await?;
        rows.iter().map(placed).collect()
    }

    /// Where a player stands in a race; `None` without an attempt, and for a hidden one.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn standing_of(
        &self,
        race: RaceId,
        player: PlayerId,
    ) -> Result<Option<Placed>, StoreError> {
        sqlx::query("SELECT * FROM standings WHERE race = $1 AND player = $2")
            .bind(race.0)
            .bind(player.column())
            .fetch_optional(&self.reads)
            .await?
            .map(|row| placed(&row))
            .transpose()
    }

    /// How many attempts a race has.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn entered(&self, race: RaceId) -> Result<Entered, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS listed, \
             COALESCE(SUM(CASE WHEN closed_at IS NULL THEN 1 ELSE 0 END), 0) AS playing, \
             COALESCE(SUM(CASE WHEN closed_at IS NOT NULL AND assisted = 0 THEN 1 ELSE 0 END), 0) \
             AS ranked FROM games WHERE race = $1 AND role = 'attempt' AND NOT EXISTS (SELECT 1 \
             FROM hides WHERE hides.race = $1 AND hides.player = games.player AND shown_at IS NULL)",
        )
        .bind(race.0)
        .fetch_one(&self.reads)
        .await?;
        Ok(Entered {
            all: row.try_get("listed")?,
            playing: row.try_get("playing")?,
            ranked: row.try_get("ranked")?,
        })
    }

    /// Who hid whose attempt at a race and who put it back, the first one first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hides(&self, race: RaceId) -> Result<Vec<Hide>, StoreError> {
        let rows = sqlx::query("SELECT * FROM hides WHERE race = $1 ORDER BY id")
            .bind(race.0)
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(hide).collect()
    }

    /// Takes an attempt out of the standings. Where it is out already, nothing is written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hide(
        &self,
        race: RaceId,
        player: PlayerId,
        by: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let hidden = sqlx::query(
            "INSERT INTO hides (race, player, hidden_by, hidden_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
        )
        .bind(race.0)
        .bind(player.column())
        .bind(by.column())
        .bind(now.0)
        .execute(&mut *transaction)
        .await?;
        rewrite(&mut transaction, race, player).await?;
        transaction.commit().await?;
        Ok(hidden.rows_affected() == 1)
    }

    /// Puts a hidden attempt back. Where it isn't hidden, nothing is written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unhide(
        &self,
        race: RaceId,
        player: PlayerId,
        by: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let shown = sqlx::query(
            "UPDATE hides SET shown_by = $1, shown_at = $2 \
             WHERE race = $3 AND player = $4 AND shown_at IS NULL",
        )
        .bind(by.column())
        .bind(now.0)
        .bind(race.0)
        .bind(player.column())
        .execute(&mut *transaction)
        .await?;
        rewrite(&mut transaction, race, player).await?;
        transaction.commit().await?;
        Ok(shown.rows_affected() == 1)
    }
}

fn hide(row: &SqliteRow) -> Result<Hide, StoreError> {
    let player = |column| row.try_get::<Option<i64>, _>(column);
    let id =
        |column| Ok::<_, sqlx::Error>(PlayerId(row.try_get::<i64, _>(column)?.cast_unsigned()));
    let shown_at: Option<i64> = row.try_get("shown_at")?;
    let shown_by = player("shown_by")?.map(|id| PlayerId(id.cast_unsigned()));
    Ok(Hide {
        player: id("player")?,
        hidden_by: id("hidden_by")?,
        hidden_at: UnixMillis(row.try_get("hidden_at")?),
        shown: shown_by.zip(shown_at.map(UnixMillis)),
    })
}

fn placed(row: &SqliteRow) -> Result<Placed, StoreError> {
    let player: i64 = row.try_get("player")?;
    let standing = match row.try_get::<i64, _>("band")? {
        0 => Standing::Ranked(row.try_get("place")?),
        1 => Standing::Playing,
        _ => Standing::Assisted,
    };
    let score = Score {
        won: row.try_get::<&str, _>("outcome")? == Outcome::Won.key(),
        home: row.try_get("score")?,
        race_moves: row.try_get("race_moves")?,
        spent: Duration::from_millis(u64::try_from(row.try_get::<i64, _>("spent")?).unwrap_or(0)),
    };
    Ok(Placed {
        game: GameId(row.try_get("game")?),
        player: PlayerId(player.cast_unsigned()),
        standing,
        score: (standing != Standing::Playing).then_some(score),
    })
}
