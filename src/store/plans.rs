//! How SQLite goes about a query, for tests that hold that none grows with the number of games.

use sqlx::{AssertSqlSafe, Row};

use super::Store;

/// Holds that a query finds rows of a table by this index, and scans it nowhere. Gives the whole plan.
pub(super) async fn check_plan(sql: &str, table: &str, index: &str) -> String {
    let folder = tempfile::TempDir::new().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("games.db").display());
    let store = Store::open(&address).await.expect("opened");
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let rows = sqlx::query(explain).fetch_all(&store.reads).await;
    let rows = rows.expect("explained");
    let details: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
    let plan = details.join("\n");
    assert!(plan.contains(index), "{sql}\n{plan}");
    assert!(!plan.contains(&format!("SCAN {table}")), "{sql}\n{plan}");
    plan
}
