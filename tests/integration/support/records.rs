//! A look into the bot's database, past the bot.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

/// A connection of its own to the file that the bot keeps its games in.
pub(crate) struct Records(pub(crate) SqliteConnection);

impl Records {
    pub(crate) async fn open(file: &Path) -> Self {
        let options = SqliteConnectOptions::new().filename(file);
        Self(options.connect().await.expect("the file opens"))
    }

    /// The log of a game, after seeing that no place in it is empty or taken twice, and that its length is what the
    /// game's row says.
    pub(crate) async fn log_of(&mut self, game: i64) -> Vec<String> {
        let rows = sqlx::query(
            "SELECT seq, entry, length FROM entries JOIN games ON games.id = game_id \
             WHERE game_id = $1 ORDER BY seq",
        )
        .bind(game)
        .fetch_all(&mut self.0)
        .await
        .expect("the log can be read");
        let seqs: Vec<i64> = rows.iter().map(|row| row.get("seq")).collect();
        let whole: Vec<i64> = (0..).take(rows.len()).collect();
        assert_eq!(seqs, whole, "the log of game {game}");
        for row in &rows {
            let length = usize::try_from(row.get::<i64, _>("length"));
            assert_eq!(
                length,
                Ok(seqs.len()),
                "the row of game {game} counts its log"
            );
        }
        rows.iter().map(|row| row.get("entry")).collect()
    }

    /// Changes what the bot wrote, as a damage or another version would.
    pub(crate) async fn change(&mut self, sql: &'static str) {
        let done = sqlx::query(sql).execute(&mut self.0).await;
        assert!(
            done.expect(sql).rows_affected() > 0,
            "{sql} changes nothing"
        );
    }

    /// Runs a statement that changes no row.
    pub(crate) async fn run(&mut self, sql: &'static str) {
        sqlx::query(sql).execute(&mut self.0).await.expect(sql);
    }

    /// Writes a row that the bot might have written.
    pub(crate) async fn insert(&mut self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        sqlx::query(sql)
            .execute(&mut self.0)
            .await
            .expect("written");
    }

    /// What a column says of a game: a number.
    pub(crate) async fn value(&mut self, column: &str, game: i64) -> i64 {
        let sql = format!("SELECT {column} FROM games WHERE id = {game}");
        let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut self.0).await;
        row.expect("a game").get(0)
    }

    /// Closes the file.
    pub(crate) async fn close(self) {
        self.0.close().await.expect("closed");
    }

    /// A number that a query gives.
    pub(crate) async fn number(&mut self, sql: &'static str) -> i64 {
        let row = sqlx::query(sql).fetch_one(&mut self.0).await.expect(sql);
        row.get(0)
    }
}
