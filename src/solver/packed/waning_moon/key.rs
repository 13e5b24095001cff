//! The full key of a position of Waning Moon, in few bytes.

use super::state::{Copy, NONE, State};
use crate::rules::waning_moon::PILES;

/// How many of its first cards a pile has that takes two bytes in a key. A run on them has twelve cards at most.
const LONG: usize = 15;

/// Where the cards lay at first, which a key goes by.
pub(super) struct First {
    piles: [Vec<Copy>; PILES],
    /// The place in a key of each card that was not on the piles, and how many these are.
    places: [u8; 128],
    loose: usize,
}

impl First {
    /// The keys of the positions that can be reached from this one with this stock.
    pub(super) fn new(state: &State, stock: &[Copy]) -> Self {
        let mut loose = upward(state, state.waste());
        loose.extend(stock);
        let mut places = [0; 128];
        for (place, &copy) in (0..).zip(&loose) {
            places[usize::from(copy)] = place;
        }
        Self {
            piles: state.tops().map(|top| upward(state, top)),
            places,
            loose: loose.len(),
        }
    }

    /// For each pile how many of its first cards it still has, and how long the run on them is; the piles that are
    /// one run each, in order, as the lowest card and the length; which of the loose cards lie on the waste; the
    /// deals. What is home is then known.
    pub(super) fn key(&self, now: &State) -> Box<[u8]> {
        let mut key = Vec::with_capacity(4 * PILES + 8 + self.loose / 8);
        self.add_piles(now, &mut key);
        let start = key.len();
        key.resize(start + self.loose.div_ceil(8), 0);
        for copy in upward(now, now.waste()) {
            let at = usize::from(self.places[usize::from(copy)]);
            key[start + at / 8] |= 1 << (at % 8);
        }
        key.push(byte(now.dealt()));
        key.into_boxed_slice()
    }

    fn add_piles(&self, now: &State, key: &mut Vec<u8>) {
        let mut runs = Vec::with_capacity(PILES);
        for (top, first) in now.tops().iter().zip(&self.piles) {
            let pile = upward(now, *top);
            if is_run(&pile) {
                key.push(0);
                runs.extend(pile.first().map(|copy| [copy & !1, byte(pile.len())]));
                continue;
            }
            let both = pile.iter().zip(first);
            let kept = both.take_while(|(a, b)| **a >> 1 == **b >> 1).count();
            let run = byte(pile.len() - kept);
            // Most piles take one byte. Which those are that take two is told by the first.
            if kept < LONG {
                key.push(byte(kept) << 4 | run);
            } else {
                key.extend([byte(LONG) << 4 | run, byte(kept)]);
            }
        }
        runs.sort_unstable();
        key.extend(runs.as_flattened());
    }
}

/// The cards from the lowest up to this one.
pub(super) fn upward(state: &State, top: Copy) -> Vec<Copy> {
    let down = std::iter::successors(Some(top), |&copy| Some(state.under(copy)));
    let mut cards: Vec<Copy> = down.take_while(|&copy| copy != NONE).collect();
    cards.reverse();
    cards
}

/// Whether each card lies on the next one of its suit.
fn is_run(pile: &[Copy]) -> bool {
    pile.windows(2).all(|two| two[0] >> 1 == (two[1] >> 1) + 1)
}

fn byte(count: usize) -> u8 {
    u8::try_from(count).expect("there are 104 cards")
}
