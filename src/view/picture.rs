//! The scene of a game's board: a file a game, which turns its table into what `scene` lays out.

mod crazy_quilt;
mod crescent;
mod waning_moon;

use super::board::Board;
use super::scene::Scene;
use super::text::Words;
use crate::rules::{Move, Table};

/// What wears a ring.
struct Marks {
    /// The moves whose cards wear a gold ring.
    movable: Vec<Move>,
    /// The move whose card and target wear gold rings, and no others do.
    hint: Option<(Table, Move)>,
    /// The move whose card wears a cyan one where it lies now, and the table before it.
    last: Option<(Table, Move)>,
}

/// The picture of the game: its cards, what can move, and what moved last.
pub(super) fn scene(words: &Words, board: &Board) -> Scene {
    let movable = if board.closed {
        Vec::new()
    } else {
        board.game.offered_moves()
    };
    let last = board.game.last_move();
    let marks = Marks {
        movable,
        hint: None,
        last,
    };
    drawn(words, board, &marks)
}

/// The picture of a game with a ring for this move alone.
pub(super) fn explaining(words: &Words, board: &Board, mv: Move) -> Scene {
    let marks = Marks {
        movable: vec![mv],
        hint: None,
        last: None,
    };
    drawn(words, board, &marks)
}

/// The picture of a game in which a move is hinted at: gold rings for its card and for where it goes, and no others.
pub(super) fn hinting(words: &Words, board: &Board, mv: Move) -> Scene {
    let marks = Marks {
        movable: vec![mv],
        hint: Some((board.game.table().clone(), mv)),
        last: None,
    };
    drawn(words, board, &marks)
}

fn drawn(words: &Words, board: &Board, marks: &Marks) -> Scene {
    match board.game.table() {
        Table::Crescent(table) => crescent::scene(words, board, table, marks),
        Table::WaningMoon(table) => waning_moon::scene(words, board, table, marks),
        Table::CrazyQuilt(table) => crazy_quilt::scene(words, board, table, marks),
    }
}
