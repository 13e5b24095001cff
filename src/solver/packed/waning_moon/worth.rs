//! What a position of Waning Moon promises, as far as the player can see.

use super::run::upward;
use super::state::{Copy, NONE, State, rank, suit};
use crate::rules::waning_moon::PILES;

/// What each thing that [`count`] counts is worth.
pub(crate) type Weights = [f32; 7];

/// The weights that won most games of those tried.
pub(crate) const WEIGHTS: Weights = [2.0, 2.0, 4.0, -1.0, -0.7, -0.3, -0.2];

/// What the position is worth.
pub(super) fn worth(state: &State, weights: &Weights) -> f32 {
    let counts = count(state);
    counts
        .iter()
        .zip(weights)
        .map(|(count, weight)| f32::from(*count) * weight)
        .sum()
}

/// The cards home; those on the next one of their suit; the empty piles; the cards on the waste; on each pile and on
/// the waste those above a lower one of their suit; the cards of the piles that are under others than their run;
/// how far the two foundations of a suit are apart.
fn count(state: &State) -> [u8; 7] {
    let mut counts = [0; 7];
    counts[0] = state.score();
    for pile in 0..PILES {
        let top = state.tops()[pile];
        if top == NONE {
            counts[2] += 1;
            continue;
        }
        let cards = upward(state, top);
        counts[1] += in_runs(&cards);
        counts[4] += crossed(&cards);
        counts[5] += tail(&cards);
    }
    let waste = upward(state, state.waste());
    counts[3] = len(waste.len());
    counts[4] += crossed(&waste);
    counts[6] = state.home().iter().map(|[low, high]| high - low).sum();
    counts
}

fn in_runs(cards: &[Copy]) -> u8 {
    len(cards.windows(2).filter(|two| follows(two)).count())
}

fn follows(two: &[Copy]) -> bool {
    two[0] >> 1 == (two[1] >> 1) + 1
}

/// How many cards lie above a lower one of their suit.
fn crossed(cards: &[Copy]) -> u8 {
    let mut lowest = [15; 4];
    let mut crossed = 0;
    for &card in cards {
        let lowest = &mut lowest[suit(card)];
        crossed += u8::from(rank(card) > *lowest);
        *lowest = rank(card).min(*lowest);
    }
    crossed
}

/// How many cards lie under the run on top.
fn tail(cards: &[Copy]) -> u8 {
    let run = cards
        .windows(2)
        .rev()
        .take_while(|two| follows(two))
        .count();
    len(cards.len() - 1 - run)
}

fn len(count: usize) -> u8 {
    u8::try_from(count).expect("there are 104 cards")
}
