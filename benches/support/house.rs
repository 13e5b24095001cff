//! A bot without a Discord, and clicks on its games.

#![allow(dead_code, reason = "each bench uses a part")]

use std::sync::Arc;

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
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::support::{self, Start};

const ALICE: PlayerId = PlayerId(1_100_000_000_000_000_007);
pub(crate) const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

/// A bot without a Discord, and one kind of game that is played on it up to its middle.
pub(crate) struct House {
    pub(crate) runtime: Runtime,
    pub(crate) store: Store,
    pub(crate) app: App,
    pub(crate) renderer: Arc<Renderer>,
    pub(crate) start: Start,
    pub(crate) line: Vec<Move>,
    /// The move that is clicked.
    pub(crate) next: Move,
    _folder: TempDir,
}

/// A game in the store and the control that plays its next move.
pub(crate) struct Click {
    pub(crate) stored: StoredGame,
    custom_id: String,
    value: String,
}

impl House {
    pub(crate) fn new(kind: GameKind) -> Self {
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
    pub(crate) fn click(&self) -> Click {
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

    pub(crate) async fn read(&self, click: &Click) -> (StoredGame, Vec<Entry>) {
        let stored = self.store.game(click.stored.id).await.expect("read");
        let stored = stored.expect("there is the game");
        let entries = self.store.entries(&stored).await.expect("read");
        (stored, entries)
    }

    /// The game folded from its log, and the move that was clicked played.
    pub(crate) fn game(&self, stored: &StoredGame, entries: Vec<Entry>) -> Game {
        let mut game = stored.record(entries).replay().expect("it replays");
        game.enter(Entry::Move(self.next)).expect("legal");
        game
    }

    pub(crate) fn screen(&self, game: &Game) -> Screen {
        let mut board = support::board(self.start, &[]);
        board.game = game.clone();
        screen::board(Words::english(), &board, Face::Play(None))
    }

    /// What the bot does between a click and its answer, in its order; `discord::gate` is the place for it.
    pub(crate) async fn whole(&self, click: &Click) -> Vec<u8> {
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

pub(crate) fn entry<'a>(game: &StoredGame, seq: u32, mv: Move, after: &'a Game) -> NewEntry<'a> {
    NewEntry {
        game: game.id,
        seq,
        entry: Entry::Move(mv),
        played_by: PlayedBy::Player,
        after,
    }
}

pub(crate) fn decode(click: &Click) -> Action {
    Action::decode(&click.custom_id, Some(&click.value)).expect("a control of this bot")
}

/// The JSON of the answer. The picture goes beside it as it is.
pub(crate) fn reply(drawn: &Drawn) -> Vec<u8> {
    let update = CreateInteractionResponse::UpdateMessage(drawn.answer(false));
    serde_json::to_vec(&update).expect("it is JSON")
}
