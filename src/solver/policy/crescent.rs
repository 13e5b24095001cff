//! Auto of Crescent, where all cards are face up: what the solver finds, or else simple plans.

use super::{Advice, play};
use crate::rules::crescent::Crescent;
use crate::rules::options::CrescentOptions;
use crate::rules::{Game, Move};
use crate::solver::follow::{Course, follow};
use crate::solver::had::Had;
use crate::solver::memory::Memory;
use crate::solver::packed::crescent::Packed;
use crate::solver::plan::{Avoid, Plan, Prospect};
use crate::solver::search::{Found, nearest_progress};

/// How many plans are compared.
const PLANS: u32 = 24;
/// How many positions are looked at when no plan gets anywhere.
const NODES: usize = 2_000;

/// Advises on the next move of a game that is played at this table.
pub(super) fn advise(game: &Game, table: &Crescent, run: usize, memory: &Memory) -> Advice {
    match follow(game, run, &Had::of(game), memory) {
        Course::Play(mv) => Advice::Play(mv),
        Course::Lost => Advice::Concede,
        Course::Unknown => play(by_rule(table, &avoids(game))),
    }
}

/// What simple plans say where the solver has nothing to say.
fn by_rule(table: &Crescent, avoids: &[Avoid]) -> Option<Move> {
    let (start, options) = (Packed::new(table), table.options());
    avoids
        .iter()
        .find_map(|avoid| {
            only_home(table, &start, avoid).or_else(|| planned(start, options, avoid))
        })
        .or_else(|| searched(start, options, avoids))
}

/// What to avoid: first the line and what was undone, then, if nothing else is left, the line alone.
fn avoids(game: &Game) -> Vec<Avoid> {
    let undone: Vec<Packed> = game
        .undone()
        .filter_map(|table| Packed::of(&table))
        .collect();
    let line = || game.positions().filter_map(|table| Packed::of(&table));
    let both = (!undone.is_empty()).then(|| Avoid::new(line().chain(undone)));
    both.into_iter().chain([Avoid::new(line())]).collect()
}

/// The move home that every plan would begin with, if there is just one.
fn only_home(table: &Crescent, start: &Packed, avoid: &Avoid) -> Option<Move> {
    let moves = table.legal_moves().into_iter();
    let mut homes = moves.filter(|mv| matches!(mv, Move::Home { .. }) && avoid.lets(start, *mv));
    let only = homes.next()?;
    homes.next().is_none().then_some(only)
}

/// The first move of the plan that brings most cards home, and of those the shortest.
fn planned(start: Packed, options: CrescentOptions, avoid: &Avoid) -> Option<Move> {
    let prospects = (0..PLANS).map(|number| Plan::new(number).play(start, options, avoid));
    let sound = prospects.filter(|prospect| !prospect.blocked);
    let rank = |prospect: &Prospect| (104 - prospect.score, prospect.len);
    sound.min_by_key(rank)?.first
}

fn searched(start: Packed, options: CrescentOptions, avoids: &[Avoid]) -> Option<Move> {
    let mut way_on = None;
    for avoid in avoids {
        match nearest_progress(start, options, avoid, NODES) {
            Found::Way(mv) => return Some(mv),
            Found::OutOfNodes(mv) => way_on = Some(mv),
            Found::Nothing => {}
        }
    }
    way_on
}
