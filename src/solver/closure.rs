//! The positions of Waning Moon that can be reached without a deal, and the best of them.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::packed::waning_moon::{MoonRun, Weights};
use super::run::{Code, Run};
use crate::rules::Move;
use crate::rules::waning_moon::WaningMoon;

/// The table as the player sees it, but without the cards that lie face down: none can be dealt.
pub(super) fn seen(table: &WaningMoon) -> WaningMoon {
    WaningMoon::from_parts(
        table.piles().clone(),
        Vec::new(),
        table.waste().to_vec(),
        table.foundations().clone(),
    )
}

/// The moves to the best position, of as many as are looked at, the nearest first; none if it is this one.
pub(crate) fn best_way(table: &WaningMoon, weights: &Weights, positions: usize) -> Vec<Move> {
    let mut run = MoonRun::new(&seen(table));
    let mut queue = vec![(run.state(), 0, 0)];
    let mut known = HashSet::from([run.key()]);
    let mut best = (run.worth(weights), 0);
    let mut open = BinaryHeap::from([(rank(best.0), Reverse(0))]);
    while let Some((_, Reverse(from))) = open.pop() {
        let mut codes = Vec::new();
        run.put(&queue[from].0);
        run.every(&mut codes);
        for code in codes {
            run.put(&queue[from].0);
            run.play(code);
            if known.len() < positions && known.insert(run.key()) {
                let worth = run.worth(weights);
                if worth > best.0 + 1e-4 {
                    best = (worth, queue.len());
                }
                open.push((rank(worth), Reverse(queue.len())));
                queue.push((run.state(), from, code));
            }
        }
    }
    way(&mut run, &queue, best.1)
}

/// A worth as a number that can be ordered.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a worth is some hundreds at most"
)]
fn rank(worth: f32) -> i32 {
    (worth * 64.0) as i32
}

type Reached = (<MoonRun as Run>::State, usize, Code);

/// The moves to this position of the queue.
fn way(run: &mut MoonRun, queue: &[Reached], mut at: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    while at > 0 {
        let (_, from, code) = queue[at];
        run.put(&queue[from].0);
        moves.splice(0..0, run.moves(code));
        at = from;
    }
    moves
}
