//! Auto of Waning Moon: what the solver finds once every card has been seen, and before that the position that is best
//! to deal from of those that can be reached without a deal.
//!
//! No card of the stock is looked at: while there is one, only [`seen`] tables are.

mod look;

use std::collections::HashSet;

use self::look::look;
use super::{Advice, play};
use crate::rules::waning_moon::WaningMoon;
use crate::rules::{Game, Move, Table};
use crate::solver::follow::{Course, follow};
use crate::solver::greedy::greedy;
use crate::solver::had::Had;
use crate::solver::memory::{Line, Memory};
use crate::solver::packed::waning_moon::seen;
use crate::solver::solve::Budget;

/// How many moves are played between two deals at most, so that a game comes to an end.
const PATIENCE: usize = 60;

/// Advises on the next move of a game that is played at this table.
pub(super) fn advise(game: &Game, table: &WaningMoon, run: usize, memory: &Memory) -> Advice {
    let line: HashSet<Table> = game.positions().collect();
    if !table.stock().is_empty() {
        return play(fresh(game, &line, &before_deal(game, table, run, memory)));
    }
    // What was played before the last card was seen was no part of a plan.
    let run = run.min(since_deal(game));
    let none = Had::new(std::iter::empty());
    match follow(game, run, &none, memory) {
        Course::Lost => Advice::Concede,
        Course::Play(mv) => play(fresh(game, &line, &[Some(mv), greedy(game)])),
        Course::Unknown => play(fresh(game, &line, &[greedy(game)])),
    }
}

/// What may be played while there is a stock, the best first.
fn before_deal(game: &Game, table: &WaningMoon, run: usize, memory: &Memory) -> [Option<Move>; 3] {
    let mv = if since_deal(game) < PATIENCE {
        planned(game, table, run.min(since_deal(game)), memory)
    } else {
        Move::Deal
    };
    [Some(mv), Some(Move::Deal), greedy(game)]
}

/// The next move of the way that was begun so many moves ago, or else of one that begins here; the deal at its end.
fn planned(game: &Game, table: &WaningMoon, run: usize, memory: &Memory) -> Move {
    let begun = game.line().len() - run;
    let way = match game.positions().nth(begun) {
        Some(Table::WaningMoon(start)) => way(&start, memory),
        _ => Vec::new(),
    };
    let next = if way.get(..run) == Some(&game.line()[begun..]) {
        way.get(run).copied()
    } else {
        self::way(table, memory).first().copied()
    };
    next.unwrap_or(Move::Deal)
}

/// The moves to the position that is best to deal from.
fn way(table: &WaningMoon, memory: &Memory) -> Vec<Move> {
    // The deal tells this from the questions that are asked once all cards have been seen.
    let question = (Table::WaningMoon(seen(table)), vec![Move::Deal]);
    let search = |(seen, _): &(Table, _), thought: Budget| {
        let (moves, nodes) = match seen {
            Table::WaningMoon(seen) => look(seen, thought),
            Table::Crescent(_) | Table::CrazyQuilt(_) => (Vec::new(), 0),
        };
        let (score, lost) = (seen.score(), false);
        (Line { moves, score, lost }, nodes)
    };
    memory.recall(question, search).moves
}

/// How many moves were played since the last deal.
fn since_deal(game: &Game) -> usize {
    let moves = game.line().iter().rev();
    moves.take_while(|&&mv| mv != Move::Deal).count()
}

/// The first of the moves that leads neither to a position of the line nor, if there is a choice, to one that was
/// undone.
fn fresh(game: &Game, line: &HashSet<Table>, moves: &[Option<Move>]) -> Option<Move> {
    let after = |mv: Move| {
        let mut next = game.table().clone();
        next.apply(mv);
        next
    };
    let unplayed = moves
        .iter()
        .flatten()
        .filter(|&&mv| !line.contains(&after(mv)));
    let undone: HashSet<Table> = game.undone().collect();
    let first = unplayed.clone().find(|&&mv| !undone.contains(&after(mv)));
    first.or_else(|| unplayed.clone().next()).copied()
}
