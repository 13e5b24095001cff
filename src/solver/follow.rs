//! Following one plan from move to move, without keeping it.
//!
//! The plan is found again from the record: the positions that Auto has gone through are searched in their order,
//! with the same budget as then, and what was found is followed as it was then. A line that wins is followed to its
//! end, so that this is one search; while none is known, each few moves a new search may find a better one.

use super::had::Had;
use super::memory::{Line, Memory, Question};
use super::run::ALL_HOME;
use super::solve::{Budget, Solver, Verdict};
use crate::rules::{Game, Move, Table};

/// How many moves a line that doesn't win is followed before another is searched for.
const PACE: usize = 4;
/// A run of Auto without a line that wins is gone back through this far, or twice as far: it bounds what a restart
/// costs to so many searches.
const REACH: usize = 24;
/// How long a run may be before Auto goes on without searching, so that it comes to an end.
const LONGEST_RUN: usize = 300;

/// What following the plan comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// Its next move.
    Play(Move),
    /// The game can't be won any more.
    Lost,
    /// There is no plan.
    Unknown,
}

/// A plan: a line, and where on the game's line it was begun.
struct Plan {
    line: Line,
    begun: usize,
}

impl Plan {
    fn next(&self, at: usize) -> Option<Move> {
        self.line.moves.get(at - self.begun).copied()
    }

    const fn wins(&self) -> bool {
        self.line.score == ALL_HOME
    }

    /// Whether the other is a better one to go on with: it brings more home, or as much and is over sooner.
    fn yields_to(&self, other: &Self) -> bool {
        let end = |plan: &Self| plan.begun + plan.line.moves.len();
        let rank = |plan: &Self| (ALL_HOME - plan.line.score, end(plan));
        rank(other) < rank(self)
    }
}

/// The next move of the plan that the last `run` moves followed.
pub(super) fn follow(game: &Game, run: usize, avoid: &Had, memory: &Memory) -> Course {
    let line = game.line();
    let run = run.min(line.len());
    if run > LONGEST_RUN {
        return Course::Unknown;
    }
    let begun = line.len() - run;
    let tables: Vec<Table> = game.positions().collect();
    let from_start = search(&tables[begun], Vec::new(), memory);
    let whole = Plan {
        line: from_start,
        begun,
    };
    let followed = whole.wins() && whole.line.moves.get(..run) == Some(&line[begun..]);
    let next = whole.next(line.len()).filter(|_| followed);
    if let Some(mv) = next.filter(|&mv| avoid.lets(game.table(), mv)) {
        return Course::Play(mv);
    }
    retrace(game, &tables, begun + back(run), avoid, memory)
}

/// How far into a run of this length the searches begin.
const fn back(run: usize) -> usize {
    run.saturating_sub(REACH) / REACH * REACH
}

/// Makes the plans again that were made from here on, and goes on with the last.
fn retrace(game: &Game, tables: &[Table], from: usize, avoid: &Had, memory: &Memory) -> Course {
    let line = game.line();
    let mut had = Had::new(tables[..from].iter().cloned());
    let mut plan: Option<Plan> = None;
    for (at, table) in tables.iter().enumerate().skip(from) {
        let now = at == line.len();
        had.add(table.clone());
        let avoid = if now { avoid } else { &had };
        plan = go_on(plan, at, table, avoid, memory);
        if plan.as_ref().is_some_and(|plan| plan.line.lost) {
            return Course::Lost;
        }
        let next = plan.as_ref().and_then(|plan| plan.next(at));
        if now {
            return next.map_or(Course::Unknown, Course::Play);
        }
        plan = plan.filter(|_| next == Some(line[at]));
    }
    Course::Unknown
}

/// The plan to follow from here: the old one, or a new one that is better.
fn go_on(
    old: Option<Plan>,
    at: usize,
    table: &Table,
    avoid: &Had,
    memory: &Memory,
) -> Option<Plan> {
    let old = old.filter(|plan| plan.next(at).is_some_and(|mv| avoid.lets(table, mv)));
    let goes_on = |plan: &Plan| plan.wins() || !(at - plan.begun).is_multiple_of(PACE);
    if old.as_ref().is_some_and(goes_on) {
        return old;
    }
    let new = Plan {
        line: search(table, avoid.shut(table), memory),
        begun: at,
    };
    match old {
        Some(old) if !new.line.lost && !old.yields_to(&new) => Some(old),
        _ => Some(new),
    }
}

/// The best line from the table that begins with none of these moves.
fn search(table: &Table, without: Vec<Move>, memory: &Memory) -> Line {
    memory.recall((table.clone(), without), think)
}

fn think((table, without): &Question, thought: Budget) -> (Line, u64) {
    let mut solver = Solver::without(table, without);
    let verdict = solver.go_on(thought);
    let (moves, score) = solver.best();
    let line = Line {
        moves,
        score,
        lost: verdict == Verdict::Lost,
    };
    (line, solver.nodes())
}
