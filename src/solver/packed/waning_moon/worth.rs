//! What a position of Waning Moon promises, as far as the player can see.
//!
//! A worth is the logarithm of the odds that the game is won from here. The weights were fitted by logistic
//! regression to how 4,000 games ended, at each of their deals, that a policy with earlier weights had played.

use super::sight::Sight;
use super::state::{Copy, NONE, rank, suit};

/// How many things are counted.
const COUNTS: usize = 24;
/// The cards of a stock before the first deal.
const STOCK: f32 = 52.0;
/// How many cards above one that is waited for make a difference.
const DEEP: u8 = 8;
/// More cards than can lie above one, as far as it matters.
const BURIED: u8 = 20;

type Counts = [f32; COUNTS];

/// What each count is worth before the first deal, and how that changes with the share of the stock that was dealt
/// and with its square.
const WEIGHTS: [Counts; 3] = [
    [
        1.1714, 1.9944, 0.4461, 0.0708, -1.0171, 0.8523, -1.1602, -1.1010, 0.7902, 0.1677, -0.6783,
        0.6434, 12.4494, -0.4057, -0.2959, 0.2636, -0.1604, 0.9362, -0.1466, -0.3670, -0.7024,
        2.2119, 0.2827, -0.2691,
    ],
    [
        -0.7011, -0.2777, 1.4881, 0.4491, 0.1737, 0.0756, -3.1903, -0.1204, -2.0428, -0.7041,
        -0.2716, -1.2926, -0.8210, 0.1935, -0.5116, -1.0709, -0.3843, -2.2526, -0.0587, 1.0936,
        0.2439, 1.4169, -0.2589, 1.2090,
    ],
    [
        0.3420, -1.1287, -1.6254, -0.5382, 2.0036, -0.4764, 2.3244, 0.3548, 0.2697, -0.5398,
        0.7752, 1.3969, -10.2138, -0.3207, 0.3830, 0.7048, 0.3790, 1.0509, -0.3819, 0.1222, 0.9416,
        -1.3123, 0.1469, -1.1477,
    ],
];

/// The weights while so many cards are left in the stock.
#[derive(Clone, Copy)]
pub(super) struct Weights(Counts);

impl Weights {
    pub(super) fn new(left: u8) -> Self {
        let dealt = 1.0 - f32::from(left) / STOCK;
        let [first, linear, square] = WEIGHTS;
        Self(std::array::from_fn(|at| {
            first[at] + linear[at] * dealt + square[at] * dealt * dealt
        }))
    }

    /// What the position is worth.
    pub(super) fn worth(&self, sight: &Sight) -> f32 {
        let counts = count(sight);
        counts.iter().zip(&self.0).map(|(a, b)| a * b).sum()
    }
}

/// The chance to win that a worth stands for.
pub(super) fn chance(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth).exp())
}

/// What is counted on the piles and the waste.
struct Tally {
    empty: u8,
    /// The cards that lie on the next one of their suit, and those that lie on any other.
    in_runs: u8,
    astray: u8,
    /// The piles that are one run each, and those of a king or with one at the bottom.
    single: u8,
    kings: u8,
    /// The cards of the piles under the run on top, and the cards of the lowest such pile.
    tail: u8,
    lowest: u8,
    /// The cards that lie under a higher one of their suit.
    crossed: u8,
    /// The same for the waste, and its cards.
    waste_crossed: u8,
    waste: u8,
    /// How many cards lie on one of each rank and suit at least.
    depth: [u8; 64],
}

impl Tally {
    fn new(sight: &Sight) -> Self {
        let mut tally = Self {
            empty: 0,
            in_runs: 0,
            astray: 0,
            single: 0,
            kings: 0,
            tail: 0,
            lowest: BURIED,
            crossed: 0,
            waste_crossed: 0,
            waste: 0,
            depth: [BURIED; 64],
        };
        for &top in sight.now().tops() {
            tally.pile(sight, top);
        }
        let before = std::mem::take(&mut tally.crossed);
        tally.waste = tally.column(sight, sight.now().waste(), |_, _| ());
        tally.waste_crossed = std::mem::replace(&mut tally.crossed, before);
        tally
    }

    fn pile(&mut self, sight: &Sight, top: Copy) {
        if top == NONE {
            self.empty += 1;
            return;
        }
        let (mut in_runs, mut astray, mut run, mut bottom) = (0, 0, 0, NONE);
        let len = self.column(sight, top, |card, under| {
            bottom = card;
            if under != NONE && under >> 1 == (card >> 1) + 1 {
                in_runs += 1;
                run += u8::from(astray == 0);
            } else if under != NONE {
                astray += 1;
            }
        });
        self.in_runs += in_runs;
        self.astray += astray;
        self.kings += u8::from(rank(bottom) == 13);
        if astray == 0 {
            self.single += 1;
        } else {
            self.tail += len - 1 - run;
            self.lowest = self.lowest.min(len);
        }
    }

    /// Goes down from this card, and shows each with the one under it. How many there are.
    fn column(&mut self, sight: &Sight, top: Copy, mut show: impl FnMut(Copy, Copy)) -> u8 {
        let mut highest = [0; 4];
        let mut len = 0_u8;
        let mut card = top;
        while card != NONE {
            let under = sight.now().under(card);
            let depth = &mut self.depth[usize::from(card >> 1) % 64];
            *depth = len.min(BURIED - 1).min(*depth);
            let above = &mut highest[suit(card)];
            self.crossed += u8::from(*above > rank(card));
            *above = rank(card).max(*above);
            show(card, under);
            len += 1;
            card = under;
        }
        len
    }
}

/// What the foundations wait for.
#[derive(Default)]
struct Waits {
    /// For the lower and the higher foundations of the suits: how many cards lie on the ones they wait for, and how
    /// many of these lie face down.
    above: [u8; 2],
    unseen: [u8; 2],
    /// How far the two of a suit are apart.
    apart: u8,
    /// The cards face down that could go home at once, and those that would land on a pile.
    home: u8,
    landing: u8,
}

impl Waits {
    fn new(sight: &Sight, tally: &Tally) -> Self {
        let mut waits = Self::default();
        for (suit, &[low, high]) in (0_u8..).zip(sight.now().home()) {
            waits.apart += high - low;
            waits.add(0, tally, suit << 4, low + 1);
            if high > low {
                waits.add(1, tally, suit << 4, high + 1);
            }
            for rank in 1..=13 {
                let unseen = sight.unseen(suit << 4 | rank);
                if rank == low + 1 || rank == high + 1 {
                    waits.home += unseen;
                } else if unseen > 0 && sight.now().landings((suit << 4 | rank) << 1) != 0 {
                    waits.landing += unseen;
                }
            }
        }
        waits
    }

    fn add(&mut self, which: usize, tally: &Tally, suit: u8, rank: u8) {
        if rank > 13 {
            return;
        }
        match tally.depth[usize::from(suit | rank) % 64] {
            BURIED => self.unseen[which] += 1,
            depth => self.above[which] += depth.min(DEEP),
        }
    }
}

fn count(sight: &Sight) -> Counts {
    let tally = Tally::new(sight);
    let waits = Waits::new(sight, &tally);
    let tenth = |count: u8| f32::from(count) / 10.0;
    let fifth = |count: u8| f32::from(count) / 5.0;
    let share = |count: u8| f32::from(count) / f32::from(sight.left().max(1));
    let at_least = |count: u8| f32::from(u8::from(tally.empty >= count));
    let crossed = [tally.crossed, tally.waste_crossed].map(tenth);
    [
        1.0,
        tenth(sight.now().score()),
        tenth(tally.in_runs),
        at_least(1),
        at_least(2),
        f32::from(tally.empty.saturating_sub(2)),
        tenth(tally.waste),
        crossed[0],
        crossed[1],
        tenth(tally.tail),
        tenth(waits.apart),
        share(waits.landing),
        share(waits.home),
        tenth(waits.above[0]),
        f32::from(waits.unseen[0]),
        tenth(waits.above[1]),
        f32::from(waits.unseen[1]),
        fifth(tally.single),
        fifth(tally.kings),
        tenth(tally.astray),
        fifth(tally.lowest.min(DEEP)),
        tenth(tally.waste) * tenth(tally.waste) / 5.0,
        crossed[0] * crossed[0],
        crossed[1] * crossed[1],
    ]
}
