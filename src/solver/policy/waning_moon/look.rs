//! A look ahead in Waning Moon: which of several positions to deal from, tried with cards that come in many orders.
//!
//! A game is played on from each a few deals far by [`Closure::explore`] alone, which sees as little of the cards as
//! the player. So an order of the cards tells what it is like to meet it unprepared.

use crate::rules::Move;
use crate::rules::waning_moon::WaningMoon;
use crate::solver::chance::Chance;
use crate::solver::packed::waning_moon::{Closure, MoonRun, Sight, seen};
use crate::solver::run::{ALL_HOME, Run};
use crate::solver::solve::Budget;

/// What it costs to look at a position, in nodes.
const POSITION: usize = 2;
/// How many positions are looked at before a deal, and before each deal of the look ahead.
const WIDE: usize = 8_000;
const NARROW: usize = 500;
/// How many positions to deal from are compared at most.
const CANDIDATES: usize = 6;
/// How many deals are looked ahead.
const DEALS: usize = 8;
/// After so many orders the worse half of the positions is left out.
const ORDERS: u8 = 80;
/// Fewer orders tell nothing. After so many it is enough that the chances are so good wherever one deals from.
const FEW: u8 = 3;
const GOOD: f32 = 0.99;

/// The moves to make before the next deal, and what it took to find them, in nodes.
pub(super) fn look(table: &WaningMoon, thought: Budget) -> (Vec<Move>, u64) {
    let sight = Sight::new(table);
    let room = usize::try_from(thought.0).unwrap_or(usize::MAX) / POSITION;
    let mut closure = Closure::default();
    let (looked, best) = closure.explore(&sight, WIDE.min(room / 4));
    let mut trial = Trial {
        closure: Closure::default(),
        cards: sight.cards(),
        chance: Chance::from_bytes(&MoonRun::new(&seen(table)).key()),
        looked,
        room,
    };
    let candidates = closure.candidates(CANDIDATES);
    let starts = candidates.iter().map(|&at| *closure.sight(at)).collect();
    let chosen = trial.best(starts).map_or(best, |at| candidates[at]);
    let nodes = (trial.looked * POSITION) as u64;
    (closure.way(&sight, chosen), nodes)
}

/// A comparison of positions to deal from.
struct Trial {
    /// Scratch.
    closure: Closure,
    /// The cards that lie face down, in the order tried last.
    cards: Vec<u8>,
    chance: Chance,
    /// How many positions were looked at, and after how many no other order is tried.
    looked: usize,
    room: usize,
}

/// A position in the comparison: which one it is, and the sum of its chances.
struct Candidate {
    at: usize,
    start: Sight,
    sum: f32,
}

impl Trial {
    /// Which of the positions is the best to deal from; `None` if there is only one, or no room to try them.
    fn best(&mut self, starts: Vec<Sight>) -> Option<usize> {
        let candidate = |(at, start)| Candidate {
            at,
            start,
            sum: 0.0,
        };
        let mut left: Vec<Candidate> = starts.into_iter().enumerate().map(candidate).collect();
        let mut orders = 0_u8;
        while left.len() > 1 && self.looked < self.room && !is_good(&left, orders) {
            self.chance.shuffle(&mut self.cards);
            for candidate in &mut left {
                candidate.sum += self.chance_of(candidate.start);
            }
            orders += 1;
            if orders.is_multiple_of(ORDERS) {
                // A stable sort: of equal ones those stay that promised more.
                left.sort_by(|one, other| other.sum.total_cmp(&one.sum));
                left.truncate(left.len().div_ceil(2));
            }
        }
        left.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        left.first().filter(|_| orders >= FEW).map(|best| best.at)
    }

    /// The chance to win from here if the cards come in this order.
    fn chance_of(&mut self, mut sight: Sight) -> f32 {
        let mut best = None;
        for &card in self.cards.iter().take(DEALS) {
            sight.deal(card);
            let (looked, at) = self.closure.explore(&sight, NARROW);
            self.looked += looked;
            sight = *self.closure.sight(at);
            best = Some(at);
            if sight.score() == ALL_HOME {
                break;
            }
        }
        best.map_or(0.0, |at| self.closure.chance(at))
    }
}

/// Whether the game is as good as won from wherever one deals.
fn is_good(candidates: &[Candidate], orders: u8) -> bool {
    let enough = GOOD * f32::from(orders);
    orders >= FEW && candidates.iter().all(|candidate| candidate.sum >= enough)
}
