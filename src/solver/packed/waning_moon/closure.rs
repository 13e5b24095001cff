//! The positions of Waning Moon that can be reached without a deal, and what they are worth.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::codes::To;
use super::known::Known;
use super::sight::Sight;
use super::state::NONE;
use super::steps::{Step, card_steps, move_of, play};
use super::worth::{Weights, chance};
use crate::rules::Move;
use crate::solver::run::ALL_HOME;

/// How many steps a unit of worth is told apart in, when positions are put in order.
const STEPS: f32 = 256.0;
/// By how much a position must be worth more than a nearer one.
const MORE: f32 = 1e-4;
/// More empty piles than this make no difference between candidates.
const EMPTY: usize = 3;

/// Positions that can be reached without a deal, the most promising ones first. It is kept for its memory.
#[derive(Default)]
pub(crate) struct Closure {
    known: Known,
    reached: Vec<Reached>,
    open: BinaryHeap<(i32, Reverse<usize>)>,
    steps: Vec<Step>,
}

/// A position, how it was reached, and how many cards left the waste on the way.
struct Reached {
    sight: Sight,
    hash: u64,
    from: usize,
    step: Step,
    taken: u8,
    worth: f32,
}

impl Closure {
    /// Looks at so many positions at most. Returns how many it looked at, and the best one.
    pub(crate) fn explore(&mut self, start: &Sight, positions: usize) -> (usize, usize) {
        let weights = Weights::new(start.left());
        self.known.clear(positions);
        self.reached.clear();
        self.open.clear();
        let mut sight = *start;
        sight.settle(|_, _| ());
        self.reach(&weights, &sight, (0, 0), (NONE, To::Home), 0);
        let mut best = 0;
        while let Some((_, Reverse(from))) = self.open.pop()
            && self.reached.len() < positions
        {
            let first = self.reached.len();
            self.expand(&weights, from, positions);
            for at in first..self.reached.len() {
                if self.reached[at].worth > self.reached[best].worth + MORE {
                    best = at;
                }
            }
        }
        (self.reached.len(), best)
    }

    fn expand(&mut self, weights: &Weights, from: usize, positions: usize) {
        let mut steps = std::mem::take(&mut self.steps);
        steps.clear();
        card_steps(self.reached[from].sight.now(), &mut steps);
        for &step in &steps {
            let mut sight = self.reached[from].sight;
            let (hash, taken) = play(&mut sight, step);
            let hash = self.reached[from].hash.wrapping_add(hash);
            if self.reached.len() < positions {
                let taken = self.reached[from].taken + taken;
                self.reach(weights, &sight, (hash, from), step, taken);
            }
        }
        self.steps = steps;
    }

    fn reach(
        &mut self,
        weights: &Weights,
        sight: &Sight,
        (hash, from): (u64, usize),
        step: Step,
        taken: u8,
    ) {
        if self.known.insert(hash) {
            let worth = weights.worth(sight);
            let at = self.reached.len();
            self.open.push((rank(worth), Reverse(at)));
            self.reached.push(Reached {
                sight: *sight,
                hash,
                from,
                step,
                taken,
                worth,
            });
        }
    }

    /// One of the positions.
    pub(crate) fn sight(&self, at: usize) -> &Sight {
        &self.reached[at].sight
    }

    /// The chance that the game is won from one of the positions.
    pub(crate) fn chance(&self, at: usize) -> f32 {
        if self.reached[at].sight.score() == ALL_HOME {
            1.0
        } else {
            chance(self.reached[at].worth)
        }
    }

    /// The best positions of those that differ in how many cards left the waste or in how many piles are empty, so
    /// many at most.
    pub(crate) fn candidates(&self, count: usize) -> Vec<usize> {
        let kind = |at: usize| {
            let empty = self.reached[at].sight.now().tops().iter();
            let empty = empty.fold(0, |count, &top| count + usize::from(top == NONE));
            (self.reached[at].taken, empty.min(EMPTY))
        };
        let mut order: Vec<usize> = (0..self.reached.len()).collect();
        order.sort_by(|&a, &b| self.reached[b].worth.total_cmp(&self.reached[a].worth));
        let mut kinds = Vec::new();
        order.retain(|&at| {
            let new = kinds.len() < count && !kinds.contains(&kind(at));
            if new {
                kinds.push(kind(at));
            }
            new
        });
        order
    }

    /// The moves from the start to one of the positions.
    pub(crate) fn way(&self, start: &Sight, mut at: usize) -> Vec<Move> {
        let mut steps = Vec::new();
        while at > 0 {
            steps.push(self.reached[at].step);
            at = self.reached[at].from;
        }
        let mut sight = *start;
        let mut moves = Vec::new();
        settle(&mut sight, &mut moves);
        for step in steps.into_iter().rev() {
            moves.push(move_of(sight.now(), step));
            sight.advance(step);
            settle(&mut sight, &mut moves);
        }
        moves
    }
}

/// Takes home what goes there safely, and adds the moves.
fn settle(sight: &mut Sight, moves: &mut Vec<Move>) {
    sight.settle(|state, copy| moves.push(move_of(state, (copy, To::Home))));
}

/// A worth as a number that can be ordered.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a worth is some tens at most"
)]
fn rank(worth: f32) -> i32 {
    (worth * STEPS) as i32
}
