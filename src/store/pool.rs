//! The pool: deals with a line that is known to win them. Each is given out once.

use std::collections::HashSet;
use std::fmt;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError, UnixMillis};
use crate::cards::DealNumber;
use crate::rules::{Line, Options, RULES_VERSION};

/// What a deal of the pool is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Games that a player deals.
    Casual,
    /// Races. Their deals are a secret until the race is over.
    Race,
}

impl Purpose {
    const fn key(self) -> &'static str {
        match self {
            Self::Casual => "casual",
            Self::Race => "race",
        }
    }
}

/// A deal with a line that wins it.
#[derive(Clone, PartialEq, Eq)]
pub struct PoolDeal {
    /// The deal.
    pub deal: DealNumber,
    /// How many moves the line has.
    pub par: u32,
    /// The line.
    pub line: Line,
}

impl PoolDeal {
    /// A deal and the line that wins it.
    pub fn new(deal: DealNumber, line: Line) -> Self {
        let par = line.par();
        Self { deal, par, line }
    }
}

/// The deals of races are a secret, and what is written for debugging may end in a log.
impl fmt::Debug for PoolDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PoolDeal(hidden)")
    }
}

impl Store {
    /// Puts deals into the pool, all of them or none. Those that it has or had, for whatever purpose, are passed over.
    /// Returns how many were new.
    ///
    /// # Errors
    /// [`StoreError::NoWin`] if a line doesn't win its deal; else if the database fails.
    pub async fn add_to_pool(
        &self,
        purpose: Purpose,
        options: Options,
        deals: &[PoolDeal],
        now: UnixMillis,
    ) -> Result<usize, StoreError> {
        // Before the one writer there is gets held.
        let known = self.known_to_pool(options).await?;
        let new: Vec<&PoolDeal> = deals
            .iter()
            .filter(|new| !known.contains(&new.deal))
            .collect();
        for new in &new {
            new.line.wins(options, new.deal)?;
        }
        if new.is_empty() {
            return Ok(0);
        }
        let mut added = 0;
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        for new in new {
            added += insert(&mut transaction, purpose, options, new, now).await?;
        }
        transaction.commit().await?;
        Ok(usize::try_from(added).unwrap_or_default())
    }

    /// Gives out a deal for a race, which nobody else will get; `None` if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_race_deal(
        &self,
        options: Options,
        now: UnixMillis,
    ) -> Result<Option<PoolDeal>, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let taken = take(&mut transaction, Purpose::Race, options, now).await?;
        transaction.commit().await?;
        Ok(taken)
    }

    /// How many deals of the pool are left to be given out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn left_in_pool(
        &self,
        purpose: Purpose,
        options: Options,
    ) -> Result<usize, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS deals FROM pool WHERE purpose = $1 AND kind = $2 AND options = $3 \
             AND rules_version = $4 AND given_at IS NULL",
        )
        .bind(purpose.key())
        .bind(options.kind().key())
        .bind(options.to_string())
        .bind(RULES_VERSION)
        .fetch_one(&self.reads)
        .await?;
        let deals: i64 = row.try_get("deals")?;
        Ok(usize::try_from(deals).unwrap_or_default())
    }

    /// Whether a game was ever dealt under these options.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_played(&self, options: Options) -> Result<bool, StoreError> {
        let game = sqlx::query("SELECT 1 FROM games WHERE kind = $1 AND options = $2 LIMIT 1")
            .bind(options.kind().key())
            .bind(options.to_string())
            .fetch_optional(&self.reads)
            .await?;
        Ok(game.is_some())
    }

    /// Every deal that the pool has or had under these options.
    async fn known_to_pool(&self, options: Options) -> Result<HashSet<DealNumber>, StoreError> {
        let rows = sqlx::query("SELECT deal FROM pool WHERE kind = $1 AND options = $2")
            .bind(options.kind().key())
            .bind(options.to_string())
            .fetch_all(&self.reads)
            .await?;
        let known = rows.iter().map(|row| row.try_get("deal").map(deal_number));
        let known: Result<Vec<_>, sqlx::Error> = known.collect();
        Ok(known?.into_iter().flatten().collect())
    }
}

async fn insert(
    transaction: &mut Transaction<'_, Sqlite>,
    purpose: Purpose,
    options: Options,
    new: &PoolDeal,
    now: UnixMillis,
) -> Result<u64, StoreError> {
    let done = sqlx::query(
        "INSERT INTO pool (purpose, kind, options, deal, rules_version, line, par, added_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (kind, options, deal) DO NOTHING",
    )
    .bind(purpose.key())
    .bind(options.kind().key())
    .bind(options.to_string())
    .bind(new.deal.get().cast_signed())
    .bind(RULES_VERSION)
    .bind(new.line.to_string())
    .bind(new.line.par())
    .bind(now.0)
    .execute(&mut **transaction)
    .await?;
    Ok(done.rows_affected())
}

/// Gives out the deal that waited longest. One whose row is damaged is given to nobody.
pub(super) async fn take(
    transaction: &mut Transaction<'_, Sqlite>,
    purpose: Purpose,
    options: Options,
    now: UnixMillis,
) -> Result<Option<PoolDeal>, StoreError> {
    while let Some(row) = next(transaction, purpose, options, now).await? {
        if let Some(deal) = pool_deal(&row) {
            return Ok(Some(deal));
        }
    }
    Ok(None)
}

async fn next(
    transaction: &mut Transaction<'_, Sqlite>,
    purpose: Purpose,
    options: Options,
    now: UnixMillis,
) -> Result<Option<SqliteRow>, sqlx::Error> {
    // The last condition is for a database in which another writer may have been there in the meantime.
    sqlx::query(
        "UPDATE pool SET given_at = $1 WHERE id = (SELECT id FROM pool WHERE purpose = $2 AND kind = $3 \
         AND options = $4 AND rules_version = $5 AND given_at IS NULL ORDER BY id LIMIT 1) \
         AND given_at IS NULL RETURNING deal, line",
    )
    .bind(now.0)
    .bind(purpose.key())
    .bind(options.kind().key())
    .bind(options.to_string())
    .bind(RULES_VERSION)
    .fetch_optional(&mut **transaction)
    .await
}

/// The par of a deal that the pool has or had for casual games.
pub(super) async fn par_of(
    transaction: &mut Transaction<'_, Sqlite>,
    options: Options,
    deal: DealNumber,
) -> Result<Option<u32>, StoreError> {
    let row = sqlx::query(
        "SELECT par FROM pool WHERE purpose = $1 AND kind = $2 AND options = $3 AND deal = $4 \
         AND rules_version = $5",
    )
    .bind(Purpose::Casual.key())
    .bind(options.kind().key())
    .bind(options.to_string())
    .bind(deal.get().cast_signed())
    .bind(RULES_VERSION)
    .fetch_optional(&mut **transaction)
    .await?;
    Ok(row.and_then(|row| row.try_get("par").ok()))
}

/// `None` if the row is damaged.
fn pool_deal(row: &SqliteRow) -> Option<PoolDeal> {
    let deal = deal_number(row.try_get("deal").ok()?)?;
    let line: &str = row.try_get("line").ok()?;
    Some(PoolDeal::new(deal, line.parse().ok()?))
}

fn deal_number(column: i64) -> Option<DealNumber> {
    u64::try_from(column).ok().and_then(DealNumber::new)
}
