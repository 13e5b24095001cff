//! A file in a folder of its own, the use cases over it, and players who race.

use std::time::Duration;

use jiff::Timestamp;
use lunette::app::race::{Daily, GuildId, RaceInfo, SettingsChange, Standing, Standings};
use lunette::app::{App, AppError, ChannelId, PlayerId, Shown};
use lunette::day::Day;
use lunette::rules::{Entry, GameId, RaceId};
use lunette::store::{Store, StoredGame, UnixMillis};
use lunette::view::action::{Action, Press};
use lunette::view::board::{Origin, RaceGame};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

pub(crate) const MOON: GuildId = GuildId(21);
pub(crate) const MARS: GuildId = GuildId(22);
pub(crate) const ALICE: PlayerId = PlayerId(1_100_000_000_000_000_007);
pub(crate) const BOB: PlayerId = PlayerId(8);
pub(crate) const CAROL: PlayerId = PlayerId(9);
pub(crate) const GAMES: ChannelId = ChannelId(31);

/// A point in time, such as `2026-11-30T23:59:59Z`, or the same in another zone behind a `+` or `-`.
pub(crate) fn at(text: &str) -> UnixMillis {
    let at: Timestamp = text.parse().expect("a time");
    UnixMillis(at.as_millisecond())
}

pub(crate) fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// So many seconds later.
pub(crate) const fn later(at: UnixMillis, seconds: i64) -> UnixMillis {
    UnixMillis(at.0 + 1_000 * seconds)
}

pub(crate) const HOUR: i64 = 3_600;
pub(crate) const DAY: i64 = 24 * HOUR;

/// What an attempt is to come to: the columns of its row.
#[derive(Clone, Copy)]
pub(crate) struct Came {
    pub(crate) won: bool,
    pub(crate) home: u8,
    pub(crate) race_moves: u32,
    pub(crate) seconds: i64,
    pub(crate) assisted: u32,
}

/// So many cards home, in a hundred moves and as many seconds.
pub(crate) const fn home(home: u8) -> Came {
    Came {
        won: home == 104,
        home,
        race_moves: 100,
        seconds: 100,
        assisted: 0,
    }
}

pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) store: Store,
    folder: TempDir,
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::over(TempDir::new().expect("a folder")).await
    }

    /// Over a file that is there already.
    pub(crate) async fn over(folder: TempDir) -> Self {
        let file = folder.path().join("games.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await;
        let store = store.expect("opened");
        Self {
            app: App::new(store.clone()),
            store,
            folder,
        }
    }

    /// A connection past the store.
    pub(crate) async fn connect(&self) -> SqliteConnection {
        connect(&self.folder).await
    }

    /// Runs a statement past the store.
    pub(crate) async fn run(&self, sql: String) {
        let mut connection = self.connect().await;
        let done = sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection);
        done.await.expect("it runs");
    }

    pub(crate) async fn zone(&self, guild: GuildId, zone: &str, now: UnixMillis) {
        let change = SettingsChange {
            zone: Some(zone.to_owned()),
            ..SettingsChange::default()
        };
        let set = self.app.set_up(guild, change, now).await;
        set.expect("set up");
    }

    /// The race that goes on, drawn if it wasn't.
    pub(crate) async fn race(&self, guild: GuildId, now: UnixMillis) -> RaceInfo {
        let race = self.app.race_of_day(guild, None, now).await;
        race.expect("a race")
    }

    /// The board of a player's attempt at today's race, which no earlier one stands in the way of.
    pub(crate) async fn play(&self, guild: GuildId, player: PlayerId, now: UnixMillis) -> Shown {
        match self.app.daily_play(guild, player, now).await {
            Ok(Daily::Shown(shown)) => *shown,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn press(
        &self,
        player: PlayerId,
        shown: &Shown,
        press: Press,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let action = Action::Board {
            game: shown.board.id,
            seq: shown.board.seq,
            press,
        };
        self.app.act(player, action, now).await
    }

    /// Plays an attempt at today's race to this end. Only its columns say so; its log stays empty.
    pub(crate) async fn race_to(
        &self,
        guild: GuildId,
        player: PlayerId,
        came: Came,
        now: UnixMillis,
    ) -> GameId {
        let game = self.play(guild, player, now).await.board.id;
        let Came {
            won,
            home,
            race_moves,
            seconds,
            assisted,
        } = came;
        let outcome = if won { "won" } else { "given-up" };
        let moved_at = later(now, seconds);
        self.run(format!(
            "UPDATE games SET outcome = '{outcome}', score = {home}, race_moves = {race_moves}, \
             assisted = {assisted}, moved_at = {moved_at}, closed_at = {moved_at} WHERE id = {game}"
        ))
        .await;
        game
    }

    pub(crate) async fn stored(&self, game: GameId) -> StoredGame {
        self.store.game(game).await.expect("read").expect("there")
    }

    /// The log of a game as text.
    pub(crate) async fn log(&self, game: GameId) -> Vec<String> {
        let stored = self.stored(game).await;
        let entries = self.store.entries(&stored).await.expect("read");
        entries.iter().map(Entry::to_string).collect()
    }

    pub(crate) async fn standings(&self, race: RaceId, now: UnixMillis) -> Standings {
        let page = self.app.standings(race, 0, ALICE, now).await;
        page.expect("standings")
    }

    /// Who stands where on the first page.
    pub(crate) async fn places(&self, race: RaceId, now: UnixMillis) -> Vec<(PlayerId, Standing)> {
        let rows = self.standings(race, now).await.rows;
        rows.iter().map(|row| (row.player, row.standing)).collect()
    }
}

pub(crate) async fn connect(folder: &TempDir) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.path().join("games.db"));
    let options = options.busy_timeout(Duration::from_secs(5));
    let connection = options.create_if_missing(true).connect().await;
    connection.expect("the file opens")
}

/// The race of a board.
pub(crate) fn raced(shown: &Shown) -> RaceGame {
    shown.board.origin.race().expect("a race's board")
}

/// The first legal move of a board.
pub(crate) fn first_move(shown: &Shown) -> Press {
    Press::Play(shown.board.game.legal_moves()[0])
}

pub(crate) fn is_attempt(shown: &Shown) -> bool {
    matches!(shown.board.origin, Origin::Attempt(_))
}
