//! Plans: a game of Crescent played to its end by a simple rule.
//!
//! Each plan goes through the piles in its own order, and knows nothing but the position. So it does after each of
//! its own moves what it meant to do before, and whoever follows the best of several plans never does worse than
//! it promised.

use std::collections::HashSet;

use super::packed::crescent::{Code, Packed, Set, build, home, is_in, neighbours, set_of};
use crate::rules::crescent::PILES;
use crate::rules::options::CrescentOptions;
use crate::rules::{Foundation, Move};

/// How deep a card is dug out of a pile.
const DEEPEST: usize = 6;
/// How many moves a plan has. Only one that positions to avoid drive in a circle needs more.
const LONGEST: usize = 500;

/// Positions that must not come back.
pub(super) struct Avoid {
    positions: HashSet<Packed>,
    highest: u8,
}

impl Avoid {
    /// These positions.
    pub(super) fn new(positions: impl Iterator<Item = Packed>) -> Self {
        let positions: HashSet<_> = positions.collect();
        let highest = positions.iter().map(Packed::score).max().unwrap_or(0);
        Self { positions, highest }
    }

    /// Whether the position is one of them.
    pub(super) fn has(&self, position: &Packed) -> bool {
        position.score() <= self.highest && self.positions.contains(position)
    }

    /// Whether the move leads to none of them. A legal move never lowers the score, so a score above all theirs
    /// settles it without the position.
    pub(super) fn lets(&self, table: &Packed, mv: Move) -> bool {
        table.score() > self.highest || !self.has(&table.after(mv))
    }
}

/// How a plan ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prospect {
    /// Its first move; `None` if it knows none.
    pub(super) first: Option<Move>,
    /// The cards home at the end.
    pub(super) score: u8,
    /// Its moves.
    pub(super) len: usize,
    /// Whether the game goes on at its end, but only to positions to avoid.
    pub(super) blocked: bool,
}

/// One way to go through the piles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    order: [usize; PILES],
    foundations: [Foundation; 2],
}

impl Plan {
    /// The plan of this number. The first one goes through the piles as they are numbered.
    pub(super) fn new(number: u32) -> Self {
        let mut order = std::array::from_fn(|pile| pile);
        // Numerical Recipes' generator: any mix will do, as long as it is always the same.
        let mut mix = number;
        for last in (1..PILES).rev().filter(|_| number > 0) {
            mix = mix.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            order.swap(last, (mix >> 16) as usize % (last + 1));
        }
        let mut foundations = Foundation::ALL;
        if number % 2 == 1 {
            foundations.reverse();
        }
        Self { order, foundations }
    }

    /// Plays the plan from the position to its end.
    pub(super) fn play(
        &self,
        mut table: Packed,
        options: CrescentOptions,
        avoid: &Avoid,
    ) -> Prospect {
        let mut first = None;
        let mut len = 0;
        while len < LONGEST
            && let Some(mv) = self.next(&table, options, avoid)
        {
            first.get_or_insert(mv);
            table.play(mv);
            len += 1;
        }
        let score = table.score();
        Prospect {
            first,
            score,
            len,
            blocked: score < 104 && !table.is_over(options),
        }
    }

    fn next(&self, table: &Packed, options: CrescentOptions, avoid: &Avoid) -> Option<Move> {
        let sight = Sight::new(table, options);
        let fresh = |mv: &Move| avoid.lets(table, *mv);
        self.home(&sight)
            .find(fresh)
            .or_else(|| self.transfer(&sight).find(fresh))
            .or_else(|| self.dig(&sight, avoid))
            .or_else(|| self.stack(&sight).find(fresh))
            .or_else(|| {
                let shift = table.may_shift(options) && table.is_stuck(options);
                shift.then_some(Move::Shift).filter(fresh)
            })
    }

    fn home(&self, sight: &Sight<'_>) -> impl Iterator<Item = Move> {
        let exposed = self.order.iter().filter(|&&pile| sight.is_wanted(pile));
        exposed.flat_map(move |&from| {
            let fits = move |to: &&Foundation| sight.table.goes(sight.tops[from], **to);
            let fitting = self.foundations.iter().filter(fits);
            fitting.map(move |&to| home(from, to))
        })
    }

    /// A transfer toward an exposed card that transfers free.
    fn transfer(&self, sight: &Sight<'_>) -> impl Iterator<Item = Move> {
        let freed = self.order.iter().filter(|&&pile| sight.is_wanted(pile));
        freed.filter_map(|&pile| sight.table.toward(sight.tops[pile]))
    }

    /// The first of the moves that dig out a card to go home, the one under fewest cards.
    fn dig(&self, sight: &Sight<'_>, avoid: &Avoid) -> Option<Move> {
        let digs = self.order.iter().filter_map(|&from| {
            let (depth, to) = self.depth(sight, from)?;
            let mv = build(from, to);
            avoid.lets(sight.table, mv).then_some((depth, mv))
        });
        digs.min_by_key(|&(depth, _)| depth).map(|(_, mv)| mv)
    }

    /// How many cards leave this pile before one goes home, and where the first of them lands.
    fn depth(&self, sight: &Sight<'_>, from: usize) -> Option<(usize, usize)> {
        if !sight.lands(from) {
            return None;
        }
        let mut cards = sight.table.pile(from).iter().rev().take(DEEPEST + 1);
        let depth = cards.position(|&card| is_in(card, sight.wanted))?;
        let mut tops = sight.tops;
        let mut first = None;
        for &card in sight.table.pile(from).iter().rev().take(depth) {
            let onto = neighbours(card, sight.options);
            let lands = |&&to: &&usize| to != from && is_in(tops[to], onto);
            let to = *self.order.iter().find(lands)?;
            tops[to] = card;
            first.get_or_insert(to);
        }
        first.map(|to| (depth, to))
    }

    /// Moves toward the later pile. None can undo another, so they come to an end.
    fn stack(&self, sight: &Sight<'_>) -> impl Iterator<Item = Move> {
        let free = self.order.iter().enumerate();
        let free = free.filter(|&(_, &from)| sight.lands(from));
        free.flat_map(move |(at, &from)| {
            let onto = neighbours(sight.tops[from], sight.options);
            let lands = move |&&to: &&usize| is_in(sight.tops[to], onto);
            let later = self.order[at + 1..].iter().filter(lands);
            later.map(move |&to| build(from, to))
        })
    }
}

/// What a plan sees of a position.
struct Sight<'a> {
    table: &'a Packed,
    options: CrescentOptions,
    tops: [Code; PILES],
    exposed: Set,
    wanted: Set,
}

impl<'a> Sight<'a> {
    fn new(table: &'a Packed, options: CrescentOptions) -> Self {
        let tops = table.tops();
        Self {
            table,
            options,
            tops,
            exposed: set_of(&tops),
            wanted: table.wanted(options),
        }
    }

    /// Whether the pile's top card goes home, now or after transfers.
    const fn is_wanted(&self, pile: usize) -> bool {
        is_in(self.tops[pile], self.wanted)
    }

    /// Whether the pile's top card lands on some pile.
    const fn lands(&self, pile: usize) -> bool {
        neighbours(self.tops[pile], self.options) & self.exposed != 0
    }
}
