//! How SQLite goes about each statement of the store. None of them may take longer with the number of old games.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::Row;

use crate::support::House;

/// What a plan may say of a table of games, races or results: each looks at few rows, however many there are. A new
/// statement goes by one of these, or its own is added here with the reason.
const FEW: &[(&str, &str)] = &[
    ("INTEGER PRIMARY KEY (rowid=?)", "one row"),
    (
        "INDEX games_open (player=? AND kind=?)",
        "the one open casual game",
    ),
    ("INDEX games_all_open (player=?)", "a player's open games"),
    ("INDEX games_attempt (race=? AND player=?)", "one attempt"),
    ("INDEX games_attempt (race=?)", "the attempts of one race"),
    ("INDEX games_practice (race=? AND player=?)", "one game"),
    ("INDEX games_racing (started_at<?)", "open attempts"),
    ("INDEX games_racing", "open attempts, for the earliest"),
    (
        "INDEX games_latest (player=? AND kind=?)",
        "the latest, by LIMIT",
    ),
    ("INDEX sqlite_autoindex_entries_1 (game_id=?)", "one log"),
    (
        "INDEX sqlite_autoindex_entries_1 (game_id=? AND seq>?)",
        "one log",
    ),
    (
        "INDEX sqlite_autoindex_races_1 (guild=?)",
        "the latest, by LIMIT",
    ),
    (
        "INDEX sqlite_autoindex_races_1 (guild=? AND day=?)",
        "one race",
    ),
    (
        "INDEX sqlite_autoindex_races_1 (guild=? AND day<?)",
        "the latest, by LIMIT",
    ),
    (
        "INDEX races_unfinished (guild=?)",
        "the races of the last days",
    ),
    (
        "INDEX races_unfinished (guild=? AND ends_at<?)",
        "the races of the last days",
    ),
    (
        "INDEX races_ending (ends_at<?)",
        "the races of the last days",
    ),
    ("INDEX races_ending (ends_at>?)", "the races that go on"),
    ("INDEX races_posting (posting_at>?)", "posts that are due"),
    (
        "INDEX sqlite_autoindex_results_1 (race=?)",
        "the results of one race",
    ),
    ("INDEX results_game (game=?)", "one result"),
    (
        "INDEX games_options (kind=? AND options=?)",
        "one game, by LIMIT",
    ),
    ("INDEX hides_now (race=? AND player=?)", "one attempt"),
    ("INDEX hides_race (race=?)", "the hides of one race"),
    (
        "INDEX sqlite_autoindex_totals_1 (guild=? AND period=? AND kind=?)",
        "a row a player of the server",
    ),
    (
        "INDEX sqlite_autoindex_streaks_1 (guild=? AND player=?)",
        "one streak",
    ),
    (
        "INDEX streaks_alive (guild=?)",
        "a row a player of the server, when a race is finished",
    ),
    (
        "INDEX pool_left (purpose=? AND kind=? AND options=?)",
        "deals that are kept, some fifty",
    ),
    (
        "INDEX sqlite_autoindex_pool_1 (kind=? AND options=? AND deal=?)",
        "one deal",
    ),
    (
        "INDEX sqlite_autoindex_pool_1 (kind=? AND options=?)",
        "all deals there ever were, when the pool is filled",
    ),
];

/// The tables that grow with every game or every day.
const GROW: [&str; 9] = [
    "games", "entries", "races", "results", "hides", "places", "totals", "streaks", "pool",
];

/// Statements that do look at all of something, and why that is right.
const WHOLE: [&str; 1] = [
    // A moderator hides an attempt at a past race: that player's streak is counted again from the first race.
    "SELECT races.day, CASE WHEN results.player IS NULL",
];

#[tokio::test]
async fn no_statement_of_the_store_looks_at_all_games() {
    let house = House::new().await;
    let mut connection = house.connect().await;
    let statements = statements();
    assert!(statements.len() > 40, "they are found");
    let (mut wrong, mut seen) = (Vec::new(), String::new());
    for sql in statements {
        if WHOLE.iter().any(|whole| sql.starts_with(whole)) {
            continue;
        }
        let explain = format!("EXPLAIN QUERY PLAN {sql}");
        let rows = sqlx::raw_sql(sqlx::AssertSqlSafe(explain.clone()));
        let rows = rows.fetch_all(&mut connection).await.expect(&explain);
        let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        seen += &plan.join("\n");
        let bad: Vec<String> = plan
            .into_iter()
            .filter(|step| !looks_at_few(step, &sql))
            .collect();
        if !bad.is_empty() {
            wrong.push(format!("{sql}\n    {}", bad.join("\n    ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let idle = FEW.iter().filter(|(few, _)| !seen.contains(few));
    assert_eq!(idle.count(), 0, "{FEW:?}\n{seen}");
}

/// A step such as `SEARCH games USING INDEX games_open (player=? AND kind=?)`.
fn looks_at_few(step: &str, sql: &str) -> bool {
    let mut words = step.split(' ');
    let (verb, table) = (words.next(), words.next().unwrap_or_default());
    // An alias stands for its table.
    let behind = |named: &&str| sql.contains(&format!("{named} AS {table} "));
    let grows = GROW.contains(&table) || GROW.iter().any(behind);
    if !matches!(verb, Some("SEARCH" | "SCAN")) || !grows {
        return true;
    }
    let Some((_, by)) = step.split_once(" USING ") else {
        return false;
    };
    let by = by.replace("COVERING ", "");
    let by = by.trim_end_matches(" LEFT-JOIN");
    let searched = verb == Some("SEARCH") || by == "INDEX games_racing";
    let few = |&(few, why): &(&str, &str)| {
        few == by && (!why.contains("LIMIT") || sql.contains(" LIMIT "))
    };
    searched && (table == "places" || FEW.iter().any(few))
}

/// Every statement is a string in the store's sources, which begins with what it does.
fn statements() -> Vec<String> {
    let mut found = Vec::new();
    let all = files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/store")));
    // `lunette check` reads the whole file, and no click waits for it.
    for file in all.into_iter().filter(|file| !file.ends_with("audit.rs")) {
        let text = fs::read_to_string(&file).expect("a source");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (_, call) in code
            .match_indices("sqlx::query")
            .map(|(at, call)| (at, &code[at + call.len()..]))
        {
            let call = call
                .trim_start_matches("_scalar")
                .trim_start_matches('(')
                .trim_start();
            let Some(literal) = call.strip_prefix('"') else {
                // One that is put together is explained by tests beside it.
                assert!(
                    text.contains("check_plan("),
                    "{}: a statement is a string",
                    file.display()
                );
                continue;
            };
            let sql = literal.split('"').next().unwrap_or_default();
            found.push(joined(sql));
        }
    }
    found
}

/// The string as the compiler reads it: a backslash at the end of a line takes the spaces after it away.
fn joined(literal: &str) -> String {
    let lines = literal.split("\\\n").enumerate();
    lines
        .map(|(line, text)| if line == 0 { text } else { text.trim_start() })
        .collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let below = |path: PathBuf| {
        if path.is_dir() {
            files(&path)
        } else {
            vec![path]
        }
    };
    paths.flat_map(below).collect()
}
