//! A player's last games.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::rows::stored_game;
use super::{PlayerId, Store, StoreError, StoredGame, UnixMillis};
use crate::day::Day;
use crate::rules::GameId;

/// The games of player `$1` that are over, with the day of a race's and whether the race is final; the first condition
/// is that of the index `games_over`, word by word. An attempt that is lost by rule isn't over while it is open.
macro_rules! past {
    ($rest:literal) => {
        concat!(
            "SELECT games.*, races.day, races.finished_at FROM games LEFT JOIN races ON races.id = games.race \
             WHERE player = $1 AND (closed_at IS NOT NULL OR outcome = 'lost') \
             AND (role <> 'attempt' OR closed_at IS NOT NULL) ",
            $rest
        )
    };
}

const LATEST: &str = past!("ORDER BY touched_at DESC, games.id DESC LIMIT $2");
const OLDER: &str =
    past!("AND (touched_at, games.id) < ($3, $4) ORDER BY touched_at DESC, games.id DESC LIMIT $2");
const NEWER: &str =
    past!("AND (touched_at, games.id) > ($3, $4) ORDER BY touched_at, games.id LIMIT $2");

/// A game's place among those of its player, by when they ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When it ended.
    pub at: UnixMillis,
    /// The game.
    pub id: GameId,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// The game.
    pub game: StoredGame,
    /// The day of the daily race that it belongs to, if it belongs to one.
    pub day: Option<Day>,
    /// Whether its deal is a secret: that race isn't final.
    pub secret: bool,
}

/// Which of a player's games to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slice {
    /// The last ones.
    Latest,
    /// Those that ended before this one.
    OlderThan(Mark),
    /// Those that ended after this one.
    NewerThan(Mark),
}

impl Store {
    /// So many games of a player that are over, the last one first. Those that can't be read aren't listed; `lunette
    /// check` names them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn history(
        &self,
        player: PlayerId,
        slice: Slice,
        count: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        let (sql, mark) = match slice {
            Slice::Latest => (LATEST, None),
            Slice::OlderThan(mark) => (OLDER, Some(mark)),
            Slice::NewerThan(mark) => (NEWER, Some(mark)),
        };
        let query = sqlx::query(sql).bind(player.column()).bind(count);
        let query = match mark {
            Some(mark) => query.bind(mark.at.0).bind(mark.id.0),
            None => query,
        };
        let rows = query.fetch_all(&self.reads).await?;
        let mut games: Vec<PastGame> = rows.iter().flat_map(past_game).collect();
        if let Slice::NewerThan(_) = slice {
            games.reverse();
        }
        Ok(games)
    }
}

fn past_game(row: &SqliteRow) -> Result<PastGame, StoreError> {
    let day: Option<&str> = row.try_get("day")?;
    let finished: Option<i64> = row.try_get("finished_at")?;
    let game = stored_game(row)?;
    Ok(PastGame {
        day: day.and_then(|day| day.parse().ok()),
        secret: game.race.is_some() && finished.is_none(),
        game,
    })
}

#[cfg(test)]
mod tests {
    use super::super::plans::check_plan;
    use super::*;

    #[tokio::test]
    async fn history_is_found_in_its_order() {
        for sql in [LATEST, OLDER, NEWER] {
            let plan = check_plan(sql, "games", "games_over (player=?").await;
            assert!(!plan.contains("TEMP B-TREE"), "{plan}");
        }
    }
}
