//! The leaderboards of a server.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::results::{ALL, ANY};
use super::{GuildId, PlayerId, Store, StoreError};
use crate::day::Day;
use crate::rules::GameKind;

/// What leads on a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeaderBy {
    /// Points, then races won.
    #[default]
    Points,
    /// Races won, then points.
    Wins,
    /// Days in a row, then days won in a row.
    Streak,
}

impl LeaderBy {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Points, Self::Wins, Self::Streak];

    /// The word that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Wins => "wins",
            Self::Streak => "streak",
        }
    }
}

/// The races that a leaderboard is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// The week of today, Monday to Sunday.
    Week,
    /// The month of today.
    Month,
    /// The year of today.
    Year,
    /// All races.
    #[default]
    All,
}

impl Period {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Week, Self::Month, Self::Year, Self::All];

    /// The word that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Week => "week",
            Self::Month => "month",
            Self::Year => "year",
            Self::All => "all",
        }
    }

    /// The sums' name of the one that this day is in.
    fn of(self, today: Day) -> String {
        match self {
            Self::Week => today.week(),
            Self::Month => today.month(),
            Self::Year => today.year(),
            Self::All => ALL.to_owned(),
        }
    }
}

/// Which leaderboard of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// The server.
    pub guild: GuildId,
    /// The game, or any.
    pub kind: Option<GameKind>,
    /// The races.
    pub period: Period,
    /// What leads.
    pub by: LeaderBy,
    /// The day that it is in the server's zone.
    pub today: Day,
}

/// A player on a leaderboard. Only finished races count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leader {
    /// The place, which equals share.
    pub place: u32,
    /// The player.
    pub player: PlayerId,
    /// Points by places.
    pub points: u32,
    /// Races won: first places with a card brought home.
    pub wins: u32,
    /// Races taken part in.
    pub raced: u32,
    /// Days in a row with a closed attempt, whatever the game and the period.
    pub streak: u32,
    /// Days won in a row, whatever the game and the period.
    pub won_streak: u32,
}

impl Store {
    /// Some players of a leaderboard in their order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leaders(
        &self,
        ladder: &Ladder,
        skip: u32,
        most: u32,
    ) -> Result<Vec<Leader>, StoreError> {
        let rows = sqlx::query(
            "SELECT totals.player, points, wins, raced, COALESCE(played, 0) AS streak, \
             COALESCE(won, 0) AS won_streak, RANK() OVER (ORDER BY \
             CASE $4 WHEN 'points' THEN points WHEN 'wins' THEN wins ELSE COALESCE(played, 0) END DESC, \
             CASE $4 WHEN 'points' THEN wins WHEN 'wins' THEN points ELSE COALESCE(won, 0) END DESC) AS place \
             FROM totals LEFT JOIN streaks ON streaks.guild = $1 AND streaks.player = totals.player \
             WHERE totals.guild = $1 AND period = $2 AND kind = $3 AND raced > 0 \
             ORDER BY place, totals.player LIMIT $5 OFFSET $6",
        )
        .bind(ladder.guild.column())
        .bind(ladder.period.of(ladder.today))
        .bind(ladder.kind.map_or(ANY, GameKind::key))
        .bind(ladder.by.key())
        .bind(most)
        .bind(skip)
        .fetch_all(&self.reads)
        .await?;
        rows.iter().map(leader).collect()
    }

    /// A player's own row of a leaderboard.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leader(
        &self,
        ladder: &Ladder,
        player: PlayerId,
    ) -> Result<Option<Leader>, StoreError> {
        sqlx::query(
            "SELECT * FROM (SELECT totals.player, points, wins, raced, \
             COALESCE(played, 0) AS streak, COALESCE(won, 0) AS won_streak, RANK() OVER (ORDER BY \
             CASE $4 WHEN 'points' THEN points WHEN 'wins' THEN wins ELSE COALESCE(played, 0) END DESC, \
             CASE $4 WHEN 'points' THEN wins WHEN 'wins' THEN points ELSE COALESCE(won, 0) END DESC) AS place \
             FROM totals LEFT JOIN streaks ON streaks.guild = $1 AND streaks.player = totals.player \
             WHERE totals.guild = $1 AND period = $2 AND kind = $3 AND raced > 0) AS ranks \
             WHERE player = $5",
        )
        .bind(ladder.guild.column())
        .bind(ladder.period.of(ladder.today))
        .bind(ladder.kind.map_or(ANY, GameKind::key))
        .bind(ladder.by.key())
        .bind(player.column())
        .fetch_optional(&self.reads)
        .await?
        .map(|row| leader(&row))
        .transpose()
    }

    /// How many players a leaderboard has.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leaders_count(&self, ladder: &Ladder) -> Result<u32, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS players FROM totals \
             WHERE guild = $1 AND period = $2 AND kind = $3 AND raced > 0",
        )
        .bind(ladder.guild.column())
        .bind(ladder.period.of(ladder.today))
        .bind(ladder.kind.map_or(ANY, GameKind::key))
        .fetch_one(&self.reads)
        .await?;
        Ok(row.try_get("players")?)
    }
}

fn leader(row: &SqliteRow) -> Result<Leader, StoreError> {
    let player: i64 = row.try_get("player")?;
    Ok(Leader {
        place: row.try_get("place")?,
        player: PlayerId(player.cast_unsigned()),
        points: row.try_get("points")?,
        wins: row.try_get("wins")?,
        raced: row.try_get("raced")?,
        streak: row.try_get("streak")?,
        won_streak: row.try_get("won_streak")?,
    })
}
