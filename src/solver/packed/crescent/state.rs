//! The part of a position of Crescent that moves change, kept so that they can be found and played quickly.

use super::super::cards::{Copies, Copy, RANKS, rank, suit};
use super::{CARDS, Set};
use crate::cards::Suit;
use crate::rules::Foundation;
use crate::rules::crescent::{Crescent, PILES};
use crate::rules::options::CrescentOptions;
use crate::solver::run::ALL_HOME;

/// What moves change.
pub(super) struct State {
    pub(super) piles: [[Copy; CARDS]; PILES],
    pub(super) lens: [u8; PILES],
    /// For each card the piles it is on top of, a bit each.
    pub(super) at: [u16; 64],
    /// The cards that are on top of a pile.
    pub(super) exposed: Set,
    /// The cards that go to the ace foundation, and to the king foundation, when they are exposed. Of a suit that has
    /// met all go to the ace foundation.
    pub(super) wanted: [Set; 2],
    /// The ranks on the foundations, by suit, the ace foundation's first.
    pub(super) home: [[u8; 2]; 4],
    pub(super) shifts_left: u8,
    pub(super) score: u8,
}

/// A position in little room: the piles one after the other, zeros behind the last.
pub(crate) struct Saved {
    cards: [Copy; CARDS],
    lens: [u8; PILES],
    home: [[u8; 2]; 4],
    shifts_left: u8,
}

impl Saved {
    fn new(table: &Crescent) -> Self {
        let mut cards = [0; CARDS];
        let mut copies = Copies::new();
        for (slot, &card) in cards.iter_mut().zip(table.piles().iter().flatten()) {
            *slot = copies.next(card);
        }
        let len = |pile: &Vec<_>| u8::try_from(pile.len()).expect("there are 96 cards at most");
        let home = |suit| Foundation::ALL.map(|to| table.foundations().top(suit, to).number());
        Self {
            cards,
            lens: table.piles().each_ref().map(len),
            home: Suit::ALL.map(home),
            shifts_left: table.shifts_left(),
        }
    }
}

impl State {
    /// The table's position.
    pub(super) fn new(table: &Crescent) -> Self {
        let mut state = Self {
            piles: [[0; CARDS]; PILES],
            lens: [0; PILES],
            at: [0; 64],
            exposed: 0,
            wanted: [0; 2],
            home: [[0; 2]; 4],
            shifts_left: 0,
            score: 0,
        };
        state.put(&Saved::new(table), table.options());
        state
    }

    /// The position in little room.
    pub(super) fn save(&self) -> Saved {
        let mut cards = [0; CARDS];
        let all = (0..PILES).flat_map(|pile| self.pile(pile));
        for (slot, &copy) in cards.iter_mut().zip(all) {
            *slot = copy;
        }
        Saved {
            cards,
            lens: self.lens,
            home: self.home,
            shifts_left: self.shifts_left,
        }
    }

    /// Goes to a position.
    pub(super) fn put(&mut self, saved: &Saved, options: CrescentOptions) {
        self.lens = saved.lens;
        self.home = saved.home;
        self.shifts_left = saved.shifts_left;
        self.at = [0; 64];
        self.exposed = 0;
        let mut start = 0;
        for pile in 0..PILES {
            let end = start + usize::from(self.lens[pile]);
            self.piles[pile][..end - start].copy_from_slice(&saved.cards[start..end]);
            self.show(pile);
            start = end;
        }
        self.score = ALL_HOME - self.lens.iter().sum::<u8>();
        (0..4).for_each(|suit| self.want(suit, options));
    }

    fn push(&mut self, pile: usize, copy: Copy) {
        self.piles[pile][usize::from(self.lens[pile])] = copy;
        self.lens[pile] += 1;
    }

    /// The pile's cards, bottom → top.
    pub(super) fn pile(&self, pile: usize) -> &[Copy] {
        &self.piles[pile][..usize::from(self.lens[pile])]
    }

    fn show(&mut self, pile: usize) {
        if let Some(&top) = self.pile(pile).last() {
            let card = top >> 1;
            self.at[usize::from(card)] |= 1 << pile;
            self.exposed |= 1 << card;
        }
    }

    fn hide(&mut self, pile: usize, top: Copy) {
        let card = top >> 1;
        let at = &mut self.at[usize::from(card)];
        *at &= !(1 << pile);
        if *at == 0 {
            self.exposed &= !(1 << card);
        }
    }

    /// Takes the copy off the pile that it is on top of.
    pub(super) fn take(&mut self, pile: usize, copy: Copy) {
        self.hide(pile, copy);
        self.lens[pile] -= 1;
        self.show(pile);
    }

    /// Puts a copy that was taken on another pile, which isn't empty.
    pub(super) fn land(&mut self, pile: usize, copy: Copy) {
        let onto = self.piles[pile][usize::from(self.lens[pile]) - 1];
        self.hide(pile, onto);
        self.push(pile, copy);
        self.show(pile);
    }

    /// Puts a copy that was taken on a foundation of its suit: on its destination, or on either if the suit has met.
    pub(super) fn go_home(&mut self, copy: Copy, to: Foundation, options: CrescentOptions) {
        let card = copy >> 1;
        let tops = &mut self.home[suit(card)];
        if met(*tops, options) {
            *tops = [rank(card); 2];
        } else {
            tops[to as usize] = rank(card);
        }
        self.score += 1;
        self.want(suit(card), options);
    }

    /// Works out which cards of the suit are wanted.
    fn want(&mut self, suit: usize, options: CrescentOptions) {
        let tops @ [ace, king] = self.home[suit];
        let lanes = if met(tops, options) {
            [RANKS, 0]
        } else {
            [1 << (ace + 1) & RANKS, 1 << (king - 1) & RANKS]
        };
        for (wanted, lane) in self.wanted.iter_mut().zip(lanes) {
            *wanted = *wanted & !(0xffff << (16 * suit)) | lane << (16 * suit);
        }
    }

    /// The cards that go home when they are exposed.
    pub(super) const fn wanted(&self) -> Set {
        self.wanted[0] | self.wanted[1]
    }

    /// Shifts every pile.
    pub(super) fn shift(&mut self) {
        self.at = [0; 64];
        self.exposed = 0;
        for pile in 0..PILES {
            let len = usize::from(self.lens[pile]);
            if len >= 2 {
                self.piles[pile][..len].rotate_left(1);
            }
            self.show(pile);
        }
        self.shifts_left -= 1;
    }

    /// The pile that this copy is on top of.
    pub(super) fn place(&self, copy: Copy) -> Option<usize> {
        bits(self.at[usize::from(copy >> 1)]).find(|&pile| self.pile(pile).last() == Some(&copy))
    }
}

/// Whether the suit has met, and may trade.
pub(super) const fn met([ace, king]: [u8; 2], options: CrescentOptions) -> bool {
    options.foundation_moves && king == ace + 1
}

/// The places of the bits that are set.
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let low = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            low % 16
        })
    })
}
