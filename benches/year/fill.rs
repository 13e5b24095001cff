//! Writing a year of attempts.

use std::path::Path;
use std::time::Duration;

use lunette::app::race::GuildId;
use lunette::day::Day;
use lunette::rules::{Outcome, RaceId};
use lunette::store::{NewRace, Race, Store, UnixMillis};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Row};

use super::template::Template;
use super::{now, say};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

pub(crate) struct Filler<'a> {
    store: &'a Store,
    connection: SqliteConnection,
    templates: Vec<Template>,
    random: ChaCha8Rng,
    day: Day,
    midnight: i64,
    pub(crate) games: i64,
    pub(crate) entries: i64,
}

impl<'a> Filler<'a> {
    pub(crate) async fn new(file: &Path, store: &'a Store, templates: Vec<Template>) -> Self {
        let options = SqliteConnectOptions::new().filename(file);
        let mut connection = options.connect().await.expect("the file opens");
        let sql = "CREATE TEMPORARY TABLE template (log INTEGER, seq INTEGER, entry TEXT, PRIMARY KEY (log, seq))";
        sqlx::query(sql)
            .execute(&mut connection)
            .await
            .expect("a table");
        for (log, template) in (0_i64..).zip(&templates) {
            for (seq, (entry, _)) in (0_i64..).zip(&template.log) {
                let row = sqlx::query("INSERT INTO template VALUES ($1, $2, $3)");
                let row = row.bind(log).bind(seq).bind(entry.to_string());
                row.execute(&mut connection).await.expect("a row");
            }
        }
        Self {
            store,
            connection,
            templates,
            random: ChaCha8Rng::seed_from_u64(5),
            day: "2026-01-01".parse().expect("a day"),
            midnight: 1_767_225_600_000,
            games: 0,
            entries: 0,
        }
    }

    /// Noon of the day.
    pub(crate) const fn now(&self) -> UnixMillis {
        UnixMillis(self.midnight + DAY / 2)
    }

    pub(crate) fn next_day(&mut self) {
        self.day = self.day.next();
        self.midnight += DAY;
    }

    /// Lets some nine in ten of so many players race, after finishing the race of the day before last, and says how
    /// long that took.
    pub(crate) async fn day(&mut self, guild: GuildId, players: u64) -> Option<Duration> {
        let finish = self.finish(guild).await;
        let first = self.below(self.templates.len() / 4) * 4;
        let race = self.draw(guild, first).await;
        // The bot's own functions begin games as well.
        let latest = sqlx::query("SELECT COALESCE(MAX(id), 0) FROM games");
        let latest = latest.fetch_one(&mut self.connection).await;
        self.games = latest.expect("read").get(0);
        sqlx::query("BEGIN")
            .execute(&mut self.connection)
            .await
            .expect("begun");
        for player in 0..players {
            if players > 1_000 || self.below(10) > 0 {
                self.attempt(&race, player, first).await;
            }
        }
        sqlx::query("COMMIT")
            .execute(&mut self.connection)
            .await
            .expect("done");
        finish
    }

    /// Finishes what can be of a server's races.
    pub(crate) async fn finish(&mut self, guild: GuildId) -> Option<Duration> {
        let over = self
            .store
            .unfinished(guild, UnixMillis(self.midnight))
            .await
            .expect("read");
        let race = over.first()?.id;
        self.store
            .close_expired(UnixMillis(self.midnight))
            .await
            .expect("closed");
        let began = now();
        let done = self
            .store
            .finish_race(race, UnixMillis(self.midnight))
            .await;
        done.expect("written").then(|| began.elapsed())
    }

    /// The tables and indexes of the file, the greatest first.
    pub(crate) async fn sizes(&mut self) {
        let sql = "SELECT name, SUM(pgsize) / 1000000 AS size FROM dbstat GROUP BY name ORDER BY size DESC LIMIT 8";
        match sqlx::query(sql).fetch_all(&mut self.connection).await {
            Ok(rows) => {
                for row in rows {
                    let (name, size): (String, i64) = (row.get(0), row.get(1));
                    say(&format!("  {name}: {size} MB"));
                }
            }
            Err(_) => say("  (this SQLite doesn't tell the sizes of tables)"),
        }
    }

    async fn draw(&self, guild: GuildId, first: usize) -> Race {
        let template = &self.templates[first];
        let new = NewRace {
            guild,
            day: self.day,
            zone: "UTC".to_owned(),
            options: template.options,
            deal: template.deal,
            proven: true,
            par: None,
            line: None,
            opens_at: UnixMillis(self.midnight),
            ends_at: UnixMillis(self.midnight + DAY),
        };
        let race = self.store.draw_race(&new, UnixMillis(self.midnight)).await;
        race.expect("drawn")
    }

    /// One attempt: three in ten are played to the win, the others banked after some moves.
    async fn attempt(&mut self, race: &Race, player: u64, first: usize) {
        let log = first + self.below(4);
        let whole = self.templates[log].log.len();
        let wins = self.below(10) < 3;
        let length = if wins {
            whole
        } else {
            1 + self.below(whole - 1)
        };
        let start = self.midnight + i64::try_from(self.below(23 * 3_600)).expect("a day") * 1_000;
        self.games += 1;
        let game = self.games;
        self.entries += i64::try_from(length + usize::from(!wins)).expect("short");
        self.row(race.id, player, (log, length), (game, start))
            .await;
        self.log((log, length), (game, start), wins).await;
    }

    async fn row(
        &mut self,
        race: RaceId,
        player: u64,
        (log, length): (usize, usize),
        (game, start): (i64, i64),
    ) {
        let template = &self.templates[log];
        let derived = template.log[length - 1].1;
        let won = derived.outcome == Outcome::Won;
        let closed_at = start + derived.touched_at.0 + i64::from(!won) * 1_000;
        let sql = "INSERT INTO games (id, player, kind, options, deal, rules_version, started_at, closed_at, length, \
             outcome, score, moves, undos, assisted, touched_at, layout, role, race, race_moves, moved_at) VALUES \
             ($1, $2, $3, $4, $5, 1, $6, $7, $8, $9, $10, $11, $12, $13, $7, 'arc', 'attempt', $14, $15, $16)";
        let done = sqlx::query(sql)
            .bind(game)
            .bind(i64::try_from(1_000 + player).expect("an id"))
            .bind(template.options.kind().key())
            .bind(template.options.to_string())
            .bind(template.deal.get().cast_signed())
            .bind(start)
            .bind(closed_at)
            .bind(derived.length + u32::from(!won))
            .bind(if won { Outcome::Won } else { Outcome::GivenUp }.key())
            .bind(derived.score)
            .bind(i64::try_from(derived.moves).expect("short"))
            .bind(i64::try_from(derived.undos).expect("short"))
            .bind(u32::from(player.is_multiple_of(20)))
            .bind(race.0)
            .bind(derived.race_moves)
            .bind(derived.moved_at.map(|at| start + at.0))
            .execute(&mut self.connection);
        done.await.expect("a game");
    }

    async fn log(&mut self, (log, length): (usize, usize), (game, start): (i64, i64), won: bool) {
        let sql = "INSERT INTO entries (game_id, seq, entry, played_by, at) SELECT $1, seq, entry, 'player', \
             $2 + (seq + 1) * 5000 FROM template WHERE log = $3 AND seq < $4";
        let length = i64::try_from(length).expect("short");
        let done = sqlx::query(sql)
            .bind(game)
            .bind(start)
            .bind(i64::try_from(log).expect("few"))
            .bind(length)
            .execute(&mut self.connection);
        done.await.expect("a log");
        if !won {
            let sql = "INSERT INTO entries (game_id, seq, entry, played_by, at) VALUES ($1, $2, 'giveup', 'player', $3)";
            let at = start + length * 5_000 + 1_000;
            let done = sqlx::query(sql)
                .bind(game)
                .bind(length)
                .bind(at)
                .execute(&mut self.connection);
            done.await.expect("an entry");
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.random.next_u64() % u64::try_from(bound).expect("small"))
            .expect("small")
    }
}
