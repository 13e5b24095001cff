//! The moves of cards in a position of Waning Moon, and the moves of the rules that they stand for.

use super::codes::{To, onto};
use super::sight::Sight;
use super::state::{Copy, NONE, Set, State};
use crate::rules::{Move, PileNo, Place};

/// A card's move: the card, and where it goes.
pub(super) type Step = (Copy, To);

/// Adds every move of a card but those from one empty pile to another.
pub(super) fn card_steps(state: &State, steps: &mut Vec<Step>) {
    let empty = state.empty_pile().is_some();
    for &copy in state.tops().iter().filter(|&&copy| copy != NONE) {
        steps_of(state, copy, empty && state.under(copy) != NONE, steps);
    }
    if state.waste() != NONE {
        steps_of(state, state.waste(), empty, steps);
    }
}

fn steps_of(state: &State, copy: Copy, to_empty: bool, steps: &mut Vec<Step>) {
    if state.goes_home(copy) {
        steps.push((copy, To::Home));
    }
    steps.extend(landings(state, copy).map(|onto| (copy, To::Card(onto))));
    if to_empty {
        steps.push((copy, To::Empty));
    }
}

/// The top cards of the piles that the card may be put on.
pub(super) fn landings(state: &State, copy: Copy) -> impl Iterator<Item = Copy> + use<> {
    let set: Set = state.landings(copy);
    let first = (copy & !1) + 2;
    (0..2)
        .filter(move |other| set >> other & 1 == 1)
        .map(move |other| first + other)
}

/// Plays the step, and takes home what goes there safely then. What that adds to the [`hash`](edge) of the position,
/// and how many cards leave the waste.
pub(super) fn play(sight: &mut Sight, step: Step) -> (u64, u8) {
    let (mut hash, mut taken) = leave(sight.now(), step.0);
    if step.1 != To::Home {
        hash = hash.wrapping_add(edge(step.0, onto(step.1)));
    }
    sight.advance(step);
    sight.settle(|state, copy| {
        let (gone, off_waste) = leave(state, copy);
        hash = hash.wrapping_add(gone);
        taken += off_waste;
    });
    (hash, taken)
}

/// What it adds to the hash that the card leaves where it lies, and how many cards leave the waste.
fn leave(state: &State, copy: Copy) -> (u64, u8) {
    if state.waste() == copy {
        (mix(u64::from(copy) | 1 << 16).wrapping_neg(), 1)
    } else {
        (edge(copy, state.under(copy)).wrapping_neg(), 0)
    }
}

/// What it adds to a hash that a card lies on this one. The sum over all cards tells positions apart, whatever the
/// order of their piles.
fn edge(copy: Copy, under: Copy) -> u64 {
    mix(u64::from(copy) << 7 | u64::from(under))
}

/// Numbers that look like chance.
const fn mix(number: u64) -> u64 {
    let mut mixed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ (mixed >> 29)
}

/// The move that the step stands for.
pub(super) fn move_of(state: &State, (copy, to): Step) -> Move {
    let from = place(state, copy);
    if to == To::Home {
        return Move::Up { from };
    }
    let pile = state.pile_of(onto(to)).expect("a step that was offered");
    Move::Build {
        from,
        to: Place::Column(PileNo::from_index(pile)),
    }
}

fn place(state: &State, copy: Copy) -> Place {
    let pile = state.pile_of(copy).map(PileNo::from_index);
    pile.map_or(Place::Waste, Place::Column)
}
