//! Auto of Crazy Quilt: it guesses how the stock may lie, until it is known.
//!
//! For each of some ways the stock may lie, a short search finds a good line. A move that enough of the lines need
//! before the next deal is played; else a card is dealt, as it tells something. Nothing here sees the stock itself.

mod line;
mod unseen;
mod vote;

use self::vote::vote;
use super::{Advice, play};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::{Game, Move, Table};
use crate::solver::follow::{Course, follow};
use crate::solver::greedy::greedy;
use crate::solver::had::Had;
use crate::solver::memory::{Line, Memory, Question};
use crate::solver::solve::Budget;

/// Advises on the next move of a game that is played at this table.
pub(super) fn advise(game: &Game, table: &CrazyQuilt, run: usize, memory: &Memory) -> Advice {
    let had = Had::of(game);
    if !is_known(table) {
        return play(guessed(game, &had, memory).or_else(|| greedy(game)));
    }
    // Nothing is begun where the stock was not known yet.
    let known = game
        .positions()
        .filter(|table| quilt(table).is_some_and(is_known));
    match follow(game, run.min(known.count() - 1), &had, memory) {
        Course::Play(mv) => Advice::Play(mv),
        Course::Lost => Advice::Concede,
        Course::Unknown => play(greedy(game)),
    }
}

const fn quilt(table: &Table) -> Option<&CrazyQuilt> {
    match table {
        Table::CrazyQuilt(table) => Some(table),
        Table::Crescent(_) | Table::WaningMoon(_) => None,
    }
}

/// Whether the player knows where every card lies.
const fn is_known(table: &CrazyQuilt) -> bool {
    table.redeals_left() == 0 || table.stock_len() == 0
}

/// The move that most ways the stock may lie call for; `None` if all lead to positions that the game had.
fn guessed(game: &Game, had: &Had, memory: &Memory) -> Option<Move> {
    let table = game.table();
    let question = (table.clone(), had.shut(table));
    memory.recall(question, think).moves.first().copied()
}

fn think((table, shut): &Question, thought: Budget) -> (Line, u64) {
    let Some(table) = quilt(table) else {
        unreachable!("it was one when it was asked about")
    };
    let (mv, nodes) = vote(table, shut, thought);
    let line = Line {
        moves: mv.into_iter().collect(),
        score: 0,
        lost: false,
    };
    (line, nodes)
}
