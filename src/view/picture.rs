//! The scene of a game's board: a file a game, which turns its table into what `scene` lays out.

mod crazy_quilt;
mod crescent;

use super::board::Board;
use super::scene::Scene;
use super::text::Words;
use crate::rules::Table;

/// The picture of the game: its cards, what can move, and what moved last.
pub(super) fn scene(words: &Words, board: &Board) -> Scene {
    match board.game.table() {
        Table::Crescent(table) => crescent::scene(words, board, table),
        Table::CrazyQuilt(table) => crazy_quilt::scene(words, board, table),
        // Bare felt. /play doesn't offer this game before it has a board.
        Table::WaningMoon(_) => Scene::default(),
    }
}
