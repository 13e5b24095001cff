//! The part of a position of Waning Moon that moves change, kept so that they can be found and played quickly.

use crate::cards::{Card, Suit};
use crate::rules::waning_moon::{PILES, WaningMoon};

/// A card and which of its two copies it is: suit × 32 + rank × 2 + copy. No card is 0 or 1.
pub(super) type Copy = u8;

/// Copies, a bit for each.
pub(super) type Set = u128;

/// Where no card lies.
pub(super) const NONE: Copy = 0;

/// What moves change. Cards know what they lie on, so that a pile may have any length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// What each card on a pile or on the waste lies on.
    below: [Copy; 128],
    /// The top card of each pile, and of the waste.
    tops: [Copy; PILES],
    waste: Copy,
    /// The top cards of the piles.
    shown: Set,
    /// The cards on the waste, and those at home.
    wasted: Set,
    gone: Set,
    /// How many cards lie on the foundations, by suit, the lower of the two first.
    home: [[u8; 2]; 4],
    dealt: u8,
}

impl State {
    /// The table's position, and its stock, the next card first.
    pub(super) fn new(table: &WaningMoon) -> (Self, Vec<Copy>) {
        let mut copies = Copies::default();
        let mut state = Self {
            below: [NONE; 128],
            tops: [NONE; PILES],
            waste: NONE,
            shown: 0,
            wasted: 0,
            gone: 0,
            home: Suit::ALL.map(|suit| table.foundations().tops(suit).map(number)),
            dealt: 0,
        };
        for (pile, cards) in table.piles().iter().enumerate() {
            for &card in cards {
                state.put(pile, copies.next(card));
            }
        }
        for &card in table.waste() {
            state.discard(copies.next(card));
        }
        let stock = table.stock().face_down_cards().iter().rev();
        let stock = stock.map(|&card| copies.next(card)).collect();
        state.gone = copies.unused();
        (state, stock)
    }

    /// How many cards of the stock have been dealt.
    pub(super) const fn dealt(&self) -> usize {
        self.dealt as usize
    }

    /// How many cards are home.
    pub(super) fn score(&self) -> u8 {
        self.home.as_flattened().iter().sum()
    }

    /// How many cards lie on the foundations, by suit, the lower of the two first.
    pub(super) const fn home(&self) -> &[[u8; 2]; 4] {
        &self.home
    }

    /// The top card of the waste.
    pub(super) const fn waste(&self) -> Copy {
        self.waste
    }

    /// The cards on the waste.
    pub(super) const fn wasted(&self) -> Set {
        self.wasted
    }

    /// The top cards of the piles.
    pub(super) const fn tops(&self) -> &[Copy; PILES] {
        &self.tops
    }

    /// The top cards of the piles, as a set.
    pub(super) const fn shown(&self) -> Set {
        self.shown
    }

    /// The card under this one, if it isn't the lowest.
    pub(super) const fn under(&self, copy: Copy) -> Copy {
        self.below[copy as usize % 128]
    }

    /// Whether the card is home.
    pub(super) const fn is_home(&self, copy: Copy) -> bool {
        self.gone >> (copy % 128) & 1 == 1
    }

    /// The pile that the card is on top of.
    pub(super) fn pile_of(&self, copy: Copy) -> Option<usize> {
        self.tops.iter().position(|&top| top == copy)
    }

    /// The first empty pile.
    pub(super) fn empty_pile(&self) -> Option<usize> {
        self.pile_of(NONE)
    }

    /// The top cards of the piles that the card may be put on.
    pub(super) const fn landings(&self, copy: Copy) -> Set {
        // A rank higher is two places further on. Nothing is next to a king: the rank 14 has no cards.
        let first = (copy & !1) + 2;
        self.shown >> (first % 128) & 3
    }

    /// Whether the card lies on the next one of its suit, on a pile.
    pub(super) const fn is_in_run(&self, copy: Copy) -> bool {
        self.under(copy) >> 1 == (copy >> 1) + 1 && self.wasted >> (copy % 128) & 1 == 0
    }

    /// Whether the card is the next one of a foundation.
    pub(super) const fn goes_home(&self, copy: Copy) -> bool {
        let [low, high] = self.home[suit(copy)];
        rank(copy) == low + 1 || rank(copy) == high + 1
    }

    /// An exposed card that goes home and can't be of any more use: both cards that could be put on it are home.
    pub(super) fn safe(&self) -> Option<Copy> {
        let exposed = self.tops.iter().chain([&self.waste]);
        let next = |copy: Copy| rank(copy) == self.home[suit(copy)][0] + 1;
        exposed.copied().find(|&copy| copy != NONE && next(copy))
    }

    /// Takes an exposed card home.
    pub(super) fn go_home(&mut self, copy: Copy) {
        self.take(copy);
        let [low, high] = &mut self.home[suit(copy)];
        // Of two equal ones the second, so that they stay in order.
        if rank(copy) == *high + 1 {
            *high += 1;
        } else {
            *low += 1;
        }
        self.gone |= 1 << copy;
    }

    /// Takes an exposed card to the pile that this card is on top of, or to the first empty one.
    pub(super) fn build(&mut self, copy: Copy, onto: Copy) {
        let pile = self.pile_of(onto).expect("a move that was offered");
        self.take(copy);
        self.put(pile, copy);
    }

    /// Deals this card, the next one of the stock.
    pub(super) fn deal(&mut self, copy: Copy) {
        self.dealt += 1;
        self.discard(copy);
    }

    fn put(&mut self, pile: usize, copy: Copy) {
        let onto = std::mem::replace(&mut self.tops[pile], copy);
        self.below[usize::from(copy) % 128] = onto;
        self.shown = self.shown & !(1 << onto) | 1 << copy;
    }

    fn discard(&mut self, copy: Copy) {
        self.below[usize::from(copy) % 128] = self.waste;
        self.waste = copy;
        self.wasted |= 1 << copy;
    }

    fn take(&mut self, copy: Copy) {
        let under = self.under(copy);
        if self.waste == copy {
            self.waste = under;
            self.wasted &= !(1 << copy);
        } else {
            let pile = self.pile_of(copy).expect("a move that was offered");
            self.tops[pile] = under;
            // A bit for no card would do no harm, but would tell equal positions apart.
            self.shown = (self.shown & !(1 << copy) | 1 << under) & !1;
        }
    }
}

/// Tells the two copies of each card apart.
struct Copies([u8; 64]);

impl Default for Copies {
    fn default() -> Self {
        Self([0; 64])
    }
}

impl Copies {
    fn next(&mut self, card: Card) -> Copy {
        let suit = u8::try_from(card.suit.index()).expect("there are four suits");
        let card = suit << 4 | card.rank.number();
        let used = &mut self.0[usize::from(card)];
        *used += 1;
        card << 1 | (*used - 1) & 1
    }

    /// The copies that were not asked for.
    fn unused(&self) -> Set {
        let of_rank = |card: usize| (1..=13).contains(&(card % 16));
        let all = (0..64).filter(|&card| of_rank(card));
        let rest =
            all.flat_map(|card| (self.0[card]..2).map(move |copy| 2 * card + usize::from(copy)));
        rest.fold(0, |set, copy| set | 1 << copy)
    }
}

fn number(top: Option<crate::cards::Rank>) -> u8 {
    top.map_or(0, crate::cards::Rank::number)
}

pub(super) const fn suit(copy: Copy) -> usize {
    (copy >> 5) as usize % 4
}

pub(super) const fn rank(copy: Copy) -> u8 {
    copy >> 1 & 15
}
