//! A player's last games.

use super::rows::stored_game;
use super::{PlayerId, Store, StoreError, StoredGame, UnixMillis};
use crate::rules::GameId;

/// The games of player `$1` that are over; the condition is that of the index `games_over`, word by word.
macro_rules! past {
    ($rest:literal) => {
        concat!(
            "SELECT * FROM games WHERE player = $1 AND (closed_at IS NOT NULL OR outcome = 'lost') ",
            $rest
        )
    };
}

const LATEST: &str = past!("ORDER BY touched_at DESC, id DESC LIMIT $2");
const OLDER: &str =
    past!("AND (touched_at, id) < ($3, $4) ORDER BY touched_at DESC, id DESC LIMIT $2");
const NEWER: &str = past!("AND (touched_at, id) > ($3, $4) ORDER BY touched_at, id LIMIT $2");

/// A game's place among those of its player, by when they ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When it ended.
    pub at: UnixMillis,
    /// The game.
    pub id: GameId,
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
    ) -> Result<Vec<StoredGame>, StoreError> {
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
        let mut games: Vec<StoredGame> = rows.iter().flat_map(stored_game).collect();
        if let Slice::NewerThan(_) = slice {
            games.reverse();
        }
        Ok(games)
    }
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
