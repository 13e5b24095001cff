//! Auto of Waning Moon: what the solver finds once every card has been seen, and before that the best position that can
//! be reached without a deal.
//!
//! No card of the stock is looked at: while there is one, the search is of [`seen`] tables only.
//!
//! [`seen`]: crate::solver::closure::seen

use std::collections::HashSet;

use super::{Advice, play};
use crate::rules::waning_moon::WaningMoon;
use crate::rules::{Game, Move, Table};
use crate::solver::closure::best_way;
use crate::solver::follow::{Course, follow};
use crate::solver::greedy::greedy;
use crate::solver::memory::Memory;
use crate::solver::packed::waning_moon::WEIGHTS;
use crate::solver::plan::Avoid;

/// How many positions are looked at before a deal.
const POSITIONS: usize = 5_000;
/// How many moves are played between two deals at most, so that a game comes to an end.
const PATIENCE: usize = 60;

/// Advises on the next move of a game that is played at this table.
pub(super) fn advise(game: &Game, table: &WaningMoon, run: usize, memory: &Memory) -> Advice {
    let line: HashSet<Table> = game.positions().collect();
    if !table.stock().is_empty() {
        return play(new(game, &line, &before_deal(game, table)));
    }
    // What was played before the last card was seen was no part of a plan.
    let run = run.min(since_deal(game));
    let none = Avoid::new(std::iter::empty());
    match follow(game, run, &none, memory) {
        Course::Lost => Advice::Concede,
        Course::Play(mv) => play(new(game, &line, &[Some(mv), greedy(game)])),
        Course::Unknown => play(new(game, &line, &[greedy(game)])),
    }
}

/// What may be played while there is a stock, the best first.
fn before_deal(game: &Game, table: &WaningMoon) -> [Option<Move>; 3] {
    let way = if since_deal(game) < PATIENCE {
        best_way(table, &WEIGHTS, POSITIONS)
    } else {
        Vec::new()
    };
    [way.first().copied(), Some(Move::Deal), greedy(game)]
}

/// How many moves were played since the last deal.
fn since_deal(game: &Game) -> usize {
    let moves = game.line().iter().rev();
    moves.take_while(|&&mv| mv != Move::Deal).count()
}

/// The first of the moves that leads neither to a position of the line nor, if there is a choice, to one that was
/// undone.
fn new(game: &Game, line: &HashSet<Table>, moves: &[Option<Move>]) -> Option<Move> {
    let after = |mv: Move| {
        let mut next = game.table().clone();
        next.apply(mv);
        next
    };
    let fresh = moves
        .iter()
        .flatten()
        .filter(|&&mv| !line.contains(&after(mv)));
    let undone: HashSet<Table> = game.undone().collect();
    let first = fresh.clone().find(|&&mv| !undone.contains(&after(mv)));
    first.or_else(|| fresh.clone().next()).copied()
}
