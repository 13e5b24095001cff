//! The daily races: drawn once, and looked at.

use std::fmt;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::rows::deal_number;
use super::{GuildId, Store, StoreError, UnixMillis};
use crate::cards::DealNumber;
use crate::day::Day;
use crate::rules::{GameKind, Options, RaceId};

/// A race to be drawn.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRace {
    /// The server whose it is.
    pub guild: GuildId,
    /// Its day, in its zone.
    pub day: Day,
    /// The IANA name of the zone by which it goes.
    pub zone: String,
    /// The game and its rule options.
    pub options: Options,
    /// Its deal. A secret until the race is final.
    pub deal: DealNumber,
    /// Whether it is known that the deal can be won.
    pub proven: bool,
    /// How many moves the shortest way known takes.
    pub par: Option<u32>,
    /// That way, in the notation. A secret until the race is final.
    pub line: Option<String>,
    /// When it opens.
    pub opens_at: UnixMillis,
    /// When its day ends.
    pub ends_at: UnixMillis,
}

impl fmt::Debug for NewRace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewRace")
            .field("guild", &self.guild)
            .field("day", &self.day)
            .field("zone", &self.zone)
            .field("options", &self.options)
            .field("opens_at", &self.opens_at)
            .field("ends_at", &self.ends_at)
            .finish_non_exhaustive()
    }
}

/// A race. Its deal is a secret until it is final, and never printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Its number.
    pub id: RaceId,
    /// What was drawn.
    pub drawn: NewRace,
    /// When it became final: its day over, its last attempt closed, its results written.
    pub finished_at: Option<UnixMillis>,
}

impl Store {
    /// Draws a race, unless the server's latest one goes on or this day has one; that one is handed back then.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn draw_race(&self, new: &NewRace, now: UnixMillis) -> Result<Race, StoreError> {
        let mut transaction = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let latest = sqlx::query("SELECT * FROM races WHERE guild = $1 ORDER BY day DESC LIMIT 1")
            .bind(new.guild.column())
            .fetch_optional(&mut *transaction)
            .await?
            .map(|row| race(&row))
            .transpose()?;
        let race = match latest {
            Some(latest) if latest.drawn.ends_at > now || latest.drawn.day >= new.day => latest,
            _ => insert_race(&mut transaction, new, now).await?,
        };
        transaction.commit().await?;
        Ok(race)
    }

    /// The race of this number.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn race(&self, id: RaceId) -> Result<Option<Race>, StoreError> {
        sqlx::query("SELECT * FROM races WHERE id = $1")
            .bind(id.0)
            .fetch_optional(&self.reads)
            .await?
            .map(|row| race(&row))
            .transpose()
    }

    /// The race that a server had on this day.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn race_on(&self, guild: GuildId, day: Day) -> Result<Option<Race>, StoreError> {
        sqlx::query("SELECT * FROM races WHERE guild = $1 AND day = $2")
            .bind(guild.column())
            .bind(day.to_string())
            .fetch_optional(&self.reads)
            .await?
            .map(|row| race(&row))
            .transpose()
    }

    /// The latest race of a server.
    ///
    /// # Errors
    /// If the database fails or the row is damaged.
    pub async fn latest_race(&self, guild: GuildId) -> Result<Option<Race>, StoreError> {
        sqlx::query("SELECT * FROM races WHERE guild = $1 ORDER BY day DESC LIMIT 1")
            .bind(guild.column())
            .fetch_optional(&self.reads)
            .await?
            .map(|row| race(&row))
            .transpose()
    }

    /// The races of a server before this day, the latest first.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn races_before(
        &self,
        guild: GuildId,
        day: Day,
        most: u32,
    ) -> Result<Vec<Race>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM races WHERE guild = $1 AND day < $2 ORDER BY day DESC LIMIT $3",
        )
        .bind(guild.column())
        .bind(day.to_string())
        .bind(most)
        .fetch_all(&self.reads)
        .await?;
        rows.iter().map(race).collect()
    }

    /// The races of a server whose day is over and that aren't final, the earliest first.
    ///
    /// # Errors
    /// If the database fails or a row is damaged.
    pub async fn unfinished(
        &self,
        guild: GuildId,
        now: UnixMillis,
    ) -> Result<Vec<Race>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM races WHERE guild = $1 AND ends_at <= $2 AND finished_at IS NULL \
             ORDER BY ends_at",
        )
        .bind(guild.column())
        .bind(now.0)
        .fetch_all(&self.reads)
        .await?;
        rows.iter().map(race).collect()
    }
}

async fn insert_race(
    transaction: &mut Transaction<'_, Sqlite>,
    new: &NewRace,
    now: UnixMillis,
) -> Result<Race, StoreError> {
    let row = sqlx::query(
        "INSERT INTO races (guild, day, zone, kind, options, deal, proven, par, line, drawn_at, \
         opens_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING *",
    )
    .bind(new.guild.column())
    .bind(new.day.to_string())
    .bind(&new.zone)
    .bind(new.options.kind().key())
    .bind(new.options.to_string())
    .bind(new.deal.get().cast_signed())
    .bind(i64::from(new.proven))
    .bind(new.par)
    .bind(&new.line)
    .bind(now.0)
    .bind(new.opens_at.0)
    .bind(new.ends_at.0)
    .fetch_one(&mut **transaction)
    .await?;
    race(&row)
}

pub(super) fn race(row: &SqliteRow) -> Result<Race, StoreError> {
    let id: i64 = row.try_get("id")?;
    let bad = |column: &str| StoreError::BadRow(format!("the {column} of race {id} can't be read"));
    let text = |column| row.try_get::<&str, _>(column).map_err(|_| bad(column));
    let number = |column| row.try_get::<i64, _>(column).map_err(|_| bad(column));
    let kind = GameKind::from_key(text("kind")?).ok_or_else(|| bad("kind"))?;
    let finished_at: Option<i64> = row.try_get("finished_at").map_err(|_| bad("end"))?;
    Ok(Race {
        id: RaceId(id),
        drawn: NewRace {
            guild: GuildId(number("guild")?.cast_unsigned()),
            day: text("day")?.parse().map_err(|_| bad("day"))?,
            zone: text("zone")?.to_owned(),
            options: Options::parse(kind, text("options")?).ok_or_else(|| bad("options"))?,
            deal: deal_number(number("deal")?).ok_or_else(|| bad("deal"))?,
            proven: number("proven")? == 1,
            par: row.try_get("par").map_err(|_| bad("par"))?,
            line: row.try_get("line").map_err(|_| bad("line"))?,
            opens_at: UnixMillis(number("opens_at")?),
            ends_at: UnixMillis(number("ends_at")?),
        },
        finished_at: finished_at.map(UnixMillis),
    })
}
