//! Games to measure on: the same boards and lines in every bench and in `examples/measure`.

#![allow(dead_code, reason = "each of those uses a part")]

use std::time::Duration;

use lunette::cards::DealNumber;
use lunette::rules::{Entry, Game, GameId, GameKind, Move, Options, Table};
use lunette::view::board::{Board, Origin};
use lunette::view::scene::{Layout, Scene};
use lunette::view::screen::{self, Drawing, Face};
use lunette::view::text::Words;

/// A way in which a game is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    pub(crate) game: GameKind,
    pub(crate) layout: Layout,
    pub(crate) name: &'static str,
    /// The deal and how many random moves of it led to the heaviest picture, as `measure heaviest` printed them.
    heaviest: (u64, usize),
}

/// Every way.
pub(crate) const BOARDS: [View; 4] = [
    View {
        game: GameKind::Crescent,
        layout: Layout::Arc,
        name: "crescent arc",
        heaviest: (37, 21),
    },
    View {
        game: GameKind::Crescent,
        layout: Layout::Rows,
        name: "crescent rows",
        heaviest: (139, 7),
    },
    View {
        game: GameKind::WaningMoon,
        layout: Layout::Arc,
        name: "waning moon",
        heaviest: (53, 196),
    },
    View {
        game: GameKind::CrazyQuilt,
        layout: Layout::Arc,
        name: "crazy quilt",
        heaviest: (142, 7),
    },
];

/// The stages of a game: a fresh deal, halfway to a win, the heaviest table that `measure heaviest` found in random
/// play, and four moves before the win.
pub(crate) const STAGES: [&str; 4] = ["opening", "middle", "crowded", "end"];

/// The scene of each board at each stage, with its name.
pub(crate) fn scenes() -> Vec<(String, Scene)> {
    let staged = BOARDS
        .iter()
        .flat_map(|view| STAGES.map(|stage| (view, stage)));
    let named = staged.map(|(view, stage)| {
        let (start, line) = view.at(stage);
        let name = format!("{}, {stage}", view.name);
        (name, scene(&board(start, &line)))
    });
    named.collect()
}

/// The picture of a board.
pub(crate) fn scene(board: &Board) -> Scene {
    let screen = screen::board(Words::english(), board, Face::Play(None));
    match screen.picture.map(|picture| picture.drawing) {
        Some(Drawing::Board(scene)) => scene,
        other => panic!("a board has a picture of cards, not {other:?}"),
    }
}

/// A deal, as a player begins it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) options: Options,
    pub(crate) deal: DealNumber,
    pub(crate) layout: Layout,
}

impl Start {
    /// The deal of this number under the usual rules.
    pub(crate) fn new(kind: GameKind, layout: Layout, deal: u64) -> Self {
        Self {
            options: Options::default_of(kind),
            deal: DealNumber::new(deal).expect("a small number"),
            layout,
        }
    }

    pub(crate) fn table(self) -> Table {
        Table::deal(self.options, self.deal)
    }
}

impl View {
    /// A deal and the line that leads to a table of this stage.
    fn at(self, stage: &str) -> (Start, Vec<Move>) {
        let (deal, mut line) = won(self.game);
        match stage {
            "opening" => line.clear(),
            "middle" => line.truncate(line.len() / 2),
            "crowded" => return self.crowded(),
            _ => line.truncate(line.len() - 4),
        }
        (Start::new(self.game, self.layout, deal), line)
    }

    fn crowded(self) -> (Start, Vec<Move>) {
        let (deal, moves) = self.heaviest;
        let start = Start::new(self.game, self.layout, deal);
        (start, random_line(start.table(), moves))
    }
}

/// A won game that the tests keep: its deal, and its moves. Its rules are the usual ones.
pub(crate) fn won(kind: GameKind) -> (u64, Vec<Move>) {
    let text = match kind {
        GameKind::Crescent => include_str!("../../tests/data/crescent-classic-won.txt"),
        GameKind::WaningMoon => include_str!("../../tests/data/waning-moon-won.txt"),
        GameKind::CrazyQuilt => include_str!("../../tests/data/crazy-quilt-won.txt"),
    };
    let mut rows = text.lines().filter(|row| !row.starts_with('#'));
    let deal = rows.next().expect("a deal").trim();
    let moves = rows.map(|row| row.trim().parse().expect("a move"));
    (deal.parse().expect("a number"), moves.collect())
}

/// The board after these moves.
pub(crate) fn board(start: Start, line: &[Move]) -> Board {
    let mut game = Game::new(start.table());
    for &mv in line {
        game.enter(Entry::Move(mv)).expect("legal");
    }
    Board {
        id: GameId(5),
        seq: u32::try_from(line.len()).expect("a short log"),
        options: start.options,
        origin: Origin::Casual(start.deal),
        par: None,
        closed: !game.is_open(),
        layout: start.layout,
        time: Duration::from_secs(60 * line.len() as u64),
        game,
    }
}

/// A line of at most so many moves, each drawn from the legal ones by a fixed generator.
pub(crate) fn random_line(mut table: Table, most: usize) -> Vec<Move> {
    let mut mix: u32 = 1;
    let mut line = Vec::new();
    while line.len() < most {
        let legal = table.legal_moves();
        mix = mix.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let Some(at) = (mix >> 16).checked_rem(u32::try_from(legal.len()).expect("few moves"))
        else {
            break;
        };
        line.push(legal[at as usize]);
        table.play(legal[at as usize]).expect("a listed move plays");
    }
    line
}
