//! A file in a folder of its own, and a game in it.

use std::path::PathBuf;

use lunette::cards::DealNumber;
use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Entry, Game, GameKind, Options, Table};
use lunette::store::{
    NewEntry, NewGame, PlayedBy, PlayerId, Store, StoreError, StoredGame, UnixMillis,
};
use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

pub(crate) const ALICE: PlayerId = PlayerId(1_100_000_000_000_000_007);
pub(crate) const START: UnixMillis = UnixMillis(1_800_000_000_000);

/// The time so many seconds after the start.
pub(crate) const fn after(seconds: i64) -> UnixMillis {
    UnixMillis(START.0 + 1_000 * seconds)
}

/// A file for a store.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        Self {
            folder: TempDir::new().expect("a folder"),
        }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    pub(crate) async fn open(&self) -> Result<Store, StoreError> {
        self.open_with("").await
    }

    /// Opens it by an address that ends so.
    pub(crate) async fn open_with(&self, end: &str) -> Result<Store, StoreError> {
        Store::open(&format!("sqlite:{}{end}", self.file().display())).await
    }

    /// A connection past the store.
    pub(crate) async fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.file());
        options
            .create_if_missing(true)
            .connect()
            .await
            .expect("the file opens")
    }
}

static ALL: Migrator = sqlx::migrate!();

/// The file as the release with the first migration alone left it.
pub(crate) async fn made_by_the_first_release(place: &Place) -> SqliteConnection {
    let first = ALL.iter().take(1).cloned().collect();
    let mut connection = place.connect().await;
    let made = Migrator::with_migrations(first).run(&mut connection).await;
    made.expect("the first migration runs");
    connection
}

/// Runs a statement past the store.
pub(crate) async fn run(connection: &mut SqliteConnection, sql: &'static str) {
    sqlx::query(sql).execute(connection).await.expect(sql);
}

pub(crate) fn new_game(number: u64) -> NewGame {
    NewGame {
        player: ALICE,
        options: Options::default_of(GameKind::Crescent),
        deal: DealNumber::new(number).expect("a deal number"),
        from_pool: false,
        layout: None,
    }
}

/// A game that is played through the store.
pub(crate) struct Play {
    pub(crate) stored: StoredGame,
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
}

impl Play {
    pub(crate) async fn begin(store: &Store, number: u64) -> Self {
        Self::of(store.begin(new_game(number), START).await.expect("begun"))
    }

    /// A game that was just begun.
    pub(crate) fn of(stored: StoredGame) -> Self {
        Self {
            game: Game::new(Table::deal(stored.options, stored.deal)),
            stored,
            entries: Vec::new(),
        }
    }

    /// A game that is played along a line of `tests/data` to its end.
    pub(crate) async fn through(store: &Store, line: &str) -> Self {
        let path = format!("{}/tests/data/{line}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the line is there");
        let rows: Vec<&str> = text.lines().filter(|row| !row.starts_with('#')).collect();
        let preset = if line.contains("plain") {
            Preset::Plain
        } else {
            Preset::Classic
        };
        let new = NewGame {
            options: Options::Crescent(CrescentOptions::preset(preset)),
            ..new_game(rows[0].trim().parse().expect("a number"))
        };
        let mut play = Self::of(store.begin(new, START).await.expect("begun"));
        for row in &rows[1..] {
            let entry = row.trim().parse().expect("an entry");
            play.enter(store, entry).await.expect("stored");
        }
        play
    }

    /// The first legal move of the menu.
    pub(crate) fn first_move(&self) -> Entry {
        Entry::Move(self.game.legal_moves()[0])
    }

    /// Adds an entry at the end of the log.
    pub(crate) async fn enter(&mut self, store: &Store, entry: Entry) -> Result<(), StoreError> {
        let mut after_it = self.game.clone();
        after_it.enter(entry).expect("legal");
        let seq = u32::try_from(self.entries.len()).expect("short");
        let new = NewEntry {
            game: self.stored.id,
            seq,
            entry,
            played_by: PlayedBy::Player,
            after: &after_it,
        };
        let at = UnixMillis(self.stored.started_at.0 + 1_000 * (i64::from(seq) + 1));
        store.append(new, at).await?;
        self.game = after_it;
        self.entries.push(entry);
        Ok(())
    }

    pub(crate) async fn enter_all(&mut self, store: &Store, moves: usize) {
        for _ in 0..moves {
            self.enter(store, self.first_move()).await.expect("stored");
        }
    }
}
