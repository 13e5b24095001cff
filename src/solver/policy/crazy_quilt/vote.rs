//! What the ways that the stock may lie call for.

use super::line::best_line;
use super::unseen::{unseen, with_stock};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::{Move, Place};
use crate::solver::chance::Chance;
use crate::solver::packed::crazy_quilt::CrazyQuiltRun;
use crate::solver::run::{ALL_HOME, Run};
use crate::solver::solve::Budget;

/// How many ways the stock may lie are looked at.
const GUESSES: u64 = 16;
/// How many times the budget is spent: a node takes a fifth of the time that one of Crescent takes.
const CHEAP: u64 = 2;
/// The share of them that must agree on a move, or else a card is dealt.
const AGREED: f64 = 0.4;

/// Lets each way the stock may lie vote for what its best line needs before the next deal, as heavily as that line
/// does well. `None` if every move is shut.
pub(super) fn vote(table: &CrazyQuilt, shut: &[Move], thought: Budget) -> (Option<Move>, u64) {
    let (mut moves, mut deal) = (table.legal_moves(), None);
    moves.retain(|mv| !shut.contains(mv));
    if let Some(at) = moves.iter().position(|&mv| mv == Move::Deal) {
        deal = Some(moves.remove(at));
    }
    if moves.is_empty() {
        return (deal, 0);
    }
    let count = count(table, &moves, thought);
    let ranked = moves.into_iter().zip(count.votes);
    let best = ranked.max_by(|(_, one), (_, other)| one.total_cmp(other));
    let agreed = best.filter(|&(_, votes)| votes >= AGREED * count.all);
    let chosen = agreed.map(|(mv, _)| mv).or(deal);
    (chosen.or(best.map(|(mv, _)| mv)), count.nodes)
}

/// The votes for each move, and the weight of all who voted.
struct Count {
    votes: Vec<f64>,
    all: f64,
    nodes: u64,
}

fn count(table: &CrazyQuilt, moves: &[Move], thought: Budget) -> Count {
    let mut count = Count {
        votes: vec![0.0; moves.len()],
        all: 0.0,
        nodes: 0,
    };
    let mut stock = unseen(table);
    let seen = CrazyQuiltRun::new(&with_stock(table, &stock)).key();
    let mut chance = Chance::from_bytes(&seen);
    for _ in 0..GUESSES {
        chance.shuffle(&mut stock);
        let found = best_line(&with_stock(table, &stock), thought.0 * CHEAP / GUESSES);
        let weight = (-f64::from(ALL_HOME - found.score) / 2.0).exp();
        count.all += weight;
        count.nodes += found.nodes;
        for (votes, &mv) in count.votes.iter_mut().zip(moves) {
            if plays_at_once(&found.moves, mv) {
                *votes += weight;
            }
        }
    }
    count
}

/// Whether the move, which is legal now, is one of these and moves the same card there.
fn plays_at_once(moves: &[Move], mv: Move) -> bool {
    let before = moves.iter().position(|&played| played == mv);
    let waste = |mv: &Move| mv.source() == Some(Place::Waste) || matches!(mv, Move::Build { .. });
    let same =
        |before: usize| mv.source() != Some(Place::Waste) || !moves[..before].iter().any(waste);
    before.is_some_and(same)
}
