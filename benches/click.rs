//! A click from its custom id to the bytes of the answer, by stage and whole, on a game of each kind in its middle.
//!
//! The games are in a file of their own in the temporary folder, kept as the bot keeps it: a commit is on the disk
//! before it returns, so that `append` measures that disk more than the program.

mod support;

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, BenchmarkGroup, Criterion, criterion_group, criterion_main};
use lunette::app::{App, BoardPlace, ChannelId, PlayerId};
use lunette::discord::message::Drawn;
use lunette::render::Renderer;
use lunette::rules::{Entry, Game, GameKind, Move};
use lunette::store::{NewEntry, NewGame, PlayedBy, Store, StoredGame, UnixMillis};
use lunette::view::action::{Action, Press, menu_id, menu_value};
use lunette::view::scene::Layout;
use lunette::view::screen::{self, Face, Screen};
use lunette::view::text::Words;
use serenity::all::CreateInteractionResponse;
use support::Start;
use tempfile::TempDir;
use tokio::runtime::Runtime;

const ALICE: PlayerId = PlayerId(1_100_000_000_000_000_007);
const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

type Group<'a> = BenchmarkGroup<'a, criterion::measurement::WallTime>;

/// A bot without a Discord, and one kind of game that is played on it up to its middle.
struct House {
    runtime: Runtime,
    store: Store,
    app: App,
    renderer: Arc<Renderer>,
    start: Start,
    line: Vec<Move>,
    /// The move that is clicked.
    next: Move,
    _folder: TempDir,
}

/// A game in the store and the control that plays its next move.
struct Click {
    stored: StoredGame,
    custom_id: String,
    value: String,
}

impl House {
    fn new(kind: GameKind) -> Self {
        let folder = TempDir::new().expect("a folder");
        let address = format!("sqlite:{}", folder.path().join("games.db").display());
        let runtime = Runtime::new().expect("threads");
        let store = runtime.block_on(Store::open(&address)).expect("opened");
        let (deal, mut line) = support::won(kind);
        line.truncate(line.len() / 2);
        // What a menu plays: a deal or a shift is a button.
        let next = loop {
            match line.pop().expect("a card moves") {
                Move::Shift | Move::Deal | Move::Redeal => {}
                card => break card,
            }
        };
        Self {
            app: App::new(store.clone()),
            renderer: Arc::new(Renderer::new().expect("the sprites are built in")),
            start: Start::new(kind, Layout::Arc, deal),
            runtime,
            store,
            line,
            next,
            _folder: folder,
        }
    }

    /// Brings a fresh game of the deal to its middle, in place of the one before.
    fn click(&self) -> Click {
        let stored = self.runtime.block_on(self.played());
        let seq = u32::try_from(self.line.len()).expect("a short log");
        Click {
            custom_id: menu_id(stored.id, seq),
            value: menu_value(Press::Play(self.next)).expect("a menu plays it"),
            stored,
        }
    }

    async fn played(&self) -> StoredGame {
        let kind = self.start.options.kind();
        let open = self.store.open_game(ALICE, kind).await.expect("read");
        let new = NewGame {
            player: ALICE,
            options: self.start.options,
            deal: self.start.deal,
            from_pool: false,
            layout: None,
        };
        let begun = match open {
            Some(old) => self.store.close_and_begin(old.id, None, new, NOW).await,
            None => self.store.begin(new, NOW).await,
        };
        let begun = begun.expect("begun");
        let games: Vec<Game> = (1..=self.line.len())
            .map(|length| support::board(self.start, &self.line[..length]).game)
            .collect();
        let entries = games.iter().zip(&self.line).zip(0..);
        let entries: Vec<NewEntry<'_>> = entries
            .map(|((after, &mv), seq)| entry(&begun, seq, mv, after))
            .collect();
        self.store.append_all(&entries, NOW).await.expect("stored");
        let stored = self.store.game(begun.id).await.expect("read");
        stored.expect("there is the game")
    }

    async fn read(&self, click: &Click) -> (StoredGame, Vec<Entry>) {
        let stored = self.store.game(click.stored.id).await.expect("read");
        let stored = stored.expect("there is the game");
        let entries = self.store.entries(&stored).await.expect("read");
        (stored, entries)
    }

    /// The game folded from its log, and the move that was clicked played.
    fn game(&self, stored: &StoredGame, entries: Vec<Entry>) -> Game {
        let mut game = stored.record(entries).replay().expect("it replays");
        game.enter(Entry::Move(self.next)).expect("legal");
        game
    }

    fn screen(&self, game: &Game) -> Screen {
        let mut board = support::board(self.start, &[]);
        board.game = game.clone();
        screen::board(Words::english(), &board, Face::Play(None))
    }

    /// What the bot does between a click and its answer, in its order; `discord::gate` is the place for it.
    async fn whole(&self, click: &Click) -> Vec<u8> {
        let action = decode(click);
        let shown = self.app.act(ALICE, action, NOW).await.expect("played");
        let screen = screen::board(Words::english(), &shown.board, shown.face);
        let place = BoardPlace {
            channel: ChannelId(1),
            message: Some(2),
            private: false,
            editable: None,
            token: "token".to_owned(),
            touched_at: NOW,
        };
        let (drawn, noted) = tokio::join!(
            Drawn::of(&self.renderer, screen),
            self.app.note_place(shown.board.id, &place)
        );
        noted.expect("noted");
        reply(&drawn.expect("drawn"))
    }
}

fn entry<'a>(game: &StoredGame, seq: u32, mv: Move, after: &'a Game) -> NewEntry<'a> {
    NewEntry {
        game: game.id,
        seq,
        entry: Entry::Move(mv),
        played_by: PlayedBy::Player,
        after,
    }
}

fn decode(click: &Click) -> Action {
    Action::decode(&click.custom_id, Some(&click.value)).expect("a control of this bot")
}

/// The JSON of the answer. The picture goes beside it as it is.
fn reply(drawn: &Drawn) -> Vec<u8> {
    let update = CreateInteractionResponse::UpdateMessage(drawn.answer(false));
    serde_json::to_vec(&update).expect("it is JSON")
}

fn clicks(criterion: &mut Criterion) {
    for kind in GameKind::ALL {
        let house = House::new(kind);
        let mut group = criterion.benchmark_group(format!("click, {}", kind.key()));
        pure_stages(&house, &mut group);
        store_stages(&house, &mut group);
        group.bench_function("whole", |bencher| {
            let whole = |click| house.runtime.block_on(house.whole(&click));
            bencher.iter_batched(|| house.click(), whole, BatchSize::PerIteration);
        });
        group.finish();
    }
}

fn pure_stages(house: &House, group: &mut Group<'_>) {
    let click = house.click();
    let (stored, entries) = house.runtime.block_on(house.read(&click));
    let game = house.game(&stored, entries.clone());
    let screen = house.screen(&game);
    let scene = support::scene(&support::board(house.start, &house.line));
    let canvas = house.renderer.draw(&scene);
    let drawn = Drawn::of(&house.renderer, screen);
    let drawn = house.runtime.block_on(drawn).expect("drawn");
    group.bench_function("1 decode", |b| b.iter(|| decode(black_box(&click))));
    group.bench_function("3 replay and play", |b| {
        b.iter(|| house.game(&stored, black_box(entries.clone())));
    });
    group.bench_function("5 screen", |b| b.iter(|| house.screen(black_box(&game))));
    group.bench_function("6 draw", |b| {
        b.iter(|| house.renderer.draw(black_box(&scene)));
    });
    group.bench_function("7 encode", |b| {
        b.iter(|| house.renderer.encode(black_box(&canvas)));
    });
    group.bench_function("8 reply", |b| b.iter(|| reply(black_box(&drawn))));
}

fn store_stages(house: &House, group: &mut Group<'_>) {
    let click = house.click();
    group.bench_function("2 read", |bencher| {
        bencher.iter(|| house.runtime.block_on(house.read(black_box(&click))));
    });
    let after = house.runtime.block_on(house.read(&click));
    let after = house.game(&after.0, after.1);
    let seq = u32::try_from(house.line.len()).expect("a short log");
    group.bench_function("4 append", |bencher| {
        let append = |click: Click| {
            let entry = entry(&click.stored, seq, house.next, &after);
            let done = house.runtime.block_on(house.store.append(entry, NOW));
            done.expect("stored");
        };
        bencher.iter_batched(|| house.click(), append, BatchSize::PerIteration);
    });
}

criterion_group!(benches, clicks);
criterion_main!(benches);
