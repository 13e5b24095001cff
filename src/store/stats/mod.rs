//! What a player's games came to, added up by the database.
//!
//! A game counts once it is over: won, given up, or lost by rule and not reopened. An attempt at a daily race counts
//! once it is closed, and practice never. Games that Auto or a hint had a hand in are counted apart from all else.

mod figures;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

pub use self::figures::{PlayerStats, RacePlaces, Run, Stretch, Tally};

use super::{PlayerId, Store, StoreError, UnixMillis};
use crate::rules::{GameKind, Options};

/// The games of player `$1` that are over, of kind `$2` or, if that is empty, of all kinds. Its first condition is that
/// of the index `games_over`, word by word.
macro_rules! over {
    () => {
        "FROM games WHERE player = $1 AND (closed_at IS NOT NULL OR outcome = 'lost') \
         AND CASE role WHEN 'casual' THEN outcome <> 'playing' WHEN 'attempt' THEN closed_at IS NOT NULL \
         ELSE FALSE END AND ($2 = '' OR kind = $2)"
    };
}

/// As `over`, played without help.
macro_rules! unaided {
    () => {
        concat!(over!(), " AND assisted = 0")
    };
}

const TALLIES: &str = concat!(
    "SELECT kind, options, \
     SUM(CASE WHEN assisted = 0 THEN 1 ELSE 0 END) AS played, \
     SUM(CASE WHEN assisted = 0 AND outcome = 'won' THEN 1 ELSE 0 END) AS won, \
     MIN(CASE WHEN assisted = 0 AND outcome = 'won' THEN moves END) AS fewest_moves, \
     MIN(CASE WHEN assisted = 0 AND outcome = 'won' THEN touched_at - started_at END) AS fastest, \
     SUM(CASE WHEN assisted = 0 THEN score ELSE 0 END) AS home, \
     MAX(CASE WHEN assisted = 0 THEN score ELSE 0 END) AS best_home, \
     SUM(CASE WHEN assisted = 0 THEN undos ELSE 0 END) AS undos, \
     SUM(CASE WHEN assisted > 0 THEN 1 ELSE 0 END) AS assisted, \
     SUM(CASE WHEN assisted > 0 AND outcome = 'won' THEN 1 ELSE 0 END) AS assisted_won ",
    over!(),
    " GROUP BY kind, options"
);

/// Runs of games with like ends, of each rule set and (under the empty name) of all together. Games that follow each
/// other with like ends have the same distance between their places among all and among those that ended like them.
const STREAKS: &str = concat!(
    "WITH done AS (SELECT kind || ' ' || options AS name, touched_at, id, \
     CASE WHEN outcome = 'won' THEN 1 ELSE 0 END AS won ",
    unaided!(),
    "), named AS (SELECT name, touched_at, id, won FROM done \
     UNION ALL SELECT '', touched_at, id, won FROM done), \
     placed AS (SELECT name, won, \
     ROW_NUMBER() OVER (PARTITION BY name ORDER BY touched_at, id) AS place, \
     ROW_NUMBER() OVER (PARTITION BY name, won ORDER BY touched_at, id) AS among_like FROM named), \
     runs AS (SELECT name, won, COUNT(*) AS length, MAX(place) AS last FROM placed \
     GROUP BY name, won, place - among_like), \
     ended AS (SELECT name, won, length, last, MAX(last) OVER (PARTITION BY name) AS latest FROM runs) \
     SELECT name, SUM(CASE WHEN last = latest THEN length ELSE 0 END) AS now, MAX(length) AS best \
     FROM ended WHERE won = 1 GROUP BY name"
);

const SCORES: &str = concat!(
    "SELECT score, COUNT(*) AS games ",
    unaided!(),
    " GROUP BY score ORDER BY score"
);

/// The time from the first end of a game to the last in `$3` equal parts.
const COURSE: &str = concat!(
    "WITH done AS (SELECT touched_at, CASE WHEN outcome = 'won' THEN 1 ELSE 0 END AS won ",
    unaided!(),
    "), ends AS (SELECT MIN(touched_at) AS first, MAX(touched_at) AS last FROM done) \
     SELECT (touched_at - first) * $3 / (last - first + 1) AS part, \
     MIN(touched_at) AS first, MAX(touched_at) AS last, COUNT(*) AS played, SUM(won) AS won \
     FROM done CROSS JOIN ends GROUP BY part ORDER BY part"
);

/// The finished races of player `$1`, of kind `$2` or, if that is empty, of all kinds.
const RACES: &str = "SELECT COUNT(*) AS raced, \
     SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS first, SUM(CASE WHEN place = 2 THEN 1 ELSE 0 END) AS second, \
     SUM(CASE WHEN place = 3 THEN 1 ELSE 0 END) AS third, MIN(place) AS best FROM results \
     WHERE player = $1 AND ($2 = '' OR kind = $2)";

impl Store {
    /// What a player's games came to, those of one kind or all. The course is parted into at most so many stretches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn player_stats(
        &self,
        player: PlayerId,
        kind: Option<GameKind>,
        stretches: u8,
    ) -> Result<PlayerStats, StoreError> {
        // One view of the file for all of them.
        let mut view = self.reads.begin().await?;
        let ask = |sql| {
            let query = sqlx::query(sql).bind(player.column());
            query.bind(kind.map_or("", GameKind::key))
        };
        let tallies = ask(TALLIES).fetch_all(&mut *view).await?;
        let streaks = ask(STREAKS).fetch_all(&mut *view).await?;
        let scores = ask(SCORES).fetch_all(&mut *view).await?;
        let course = ask(COURSE).bind(i64::from(stretches));
        let course = course.fetch_all(&mut *view).await?;
        let races = ask(RACES).fetch_one(&mut *view).await?;
        let streaks: Vec<(String, Run)> = streaks.iter().map(streak).collect::<Result<_, _>>()?;
        let scores = scores
            .iter()
            .map(|row| Ok((row.try_get("score")?, row.try_get("games")?)));
        Ok(PlayerStats {
            tallies: tallies
                .iter()
                .filter_map(|row| tally(row, &streaks).transpose())
                .collect::<Result<_, _>>()?,
            streak: named(&streaks, ""),
            scores: scores.collect::<Result<_, sqlx::Error>>()?,
            course: course.iter().map(stretch).collect::<Result<_, _>>()?,
            races: race_places(&races)?,
        })
    }
}

/// `None` for games whose rules can't be read; `lunette check` names them.
fn tally(row: &SqliteRow, streaks: &[(String, Run)]) -> Result<Option<Tally>, sqlx::Error> {
    let (kind, options): (&str, &str) = (row.try_get("kind")?, row.try_get("options")?);
    let read = GameKind::from_key(kind).and_then(|kind| Options::parse(kind, options));
    let Some(read) = read else {
        return Ok(None);
    };
    Ok(Some(Tally {
        options: read,
        played: row.try_get("played")?,
        won: row.try_get("won")?,
        streak: named(streaks, &format!("{kind} {options}")),
        fewest_moves: row.try_get("fewest_moves")?,
        fastest: row.try_get("fastest")?,
        home: sum(row, "home")?,
        best_home: row.try_get("best_home")?,
        undos: sum(row, "undos")?,
        assisted: row.try_get("assisted")?,
        assisted_won: row.try_get("assisted_won")?,
    }))
}

fn sum(row: &SqliteRow, column: &str) -> Result<u64, sqlx::Error> {
    let sum: i64 = row.try_get(column)?;
    Ok(sum.unsigned_abs())
}

fn streak(row: &SqliteRow) -> Result<(String, Run), sqlx::Error> {
    let (now, best) = (row.try_get("now")?, row.try_get("best")?);
    Ok((row.try_get("name")?, Run { now, best }))
}

fn named(streaks: &[(String, Run)], wanted: &str) -> Run {
    let found = streaks.iter().find(|(name, _)| name == wanted);
    found.map(|&(_, streak)| streak).unwrap_or_default()
}

fn stretch(row: &SqliteRow) -> Result<Stretch, sqlx::Error> {
    Ok(Stretch {
        first: UnixMillis(row.try_get("first")?),
        last: UnixMillis(row.try_get("last")?),
        played: row.try_get("played")?,
        won: row.try_get("won")?,
    })
}

fn race_places(row: &SqliteRow) -> Result<RacePlaces, sqlx::Error> {
    // The sum of no places is NULL.
    let sum = |column| Ok(row.try_get::<Option<u32>, _>(column)?.unwrap_or_default());
    let sums: Result<Vec<u32>, sqlx::Error> =
        ["first", "second", "third"].into_iter().map(sum).collect();
    let sums = sums?;
    Ok(RacePlaces {
        raced: row.try_get("raced")?,
        podium: [sums[0], sums[1], sums[2]],
        best: row.try_get("best")?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::plans::check_plan;
    use super::*;

    #[tokio::test]
    async fn statistics_are_found_by_the_player() {
        for sql in [TALLIES, STREAKS, SCORES, COURSE] {
            check_plan(sql, "games", "(player=?").await;
        }
        check_plan(RACES, "results", "results_of (player=?").await;
    }
}
