//! A position of Waning Moon as the player sees it: with cards that may come in any order.

use super::codes::{To, onto};
use super::state::{Copy, State};
use crate::cards::Suit;
use crate::rules::waning_moon::WaningMoon;

/// A position, and which cards are still to be dealt, but not in which order.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    now: State,
    /// How many cards of each suit × 16 + rank lie face down, and how many in all.
    unseen: [u8; 64],
    left: u8,
}

impl Sight {
    /// What is seen of the table.
    pub(crate) fn new(table: &WaningMoon) -> Self {
        let (now, _) = State::new(&seen(table));
        let unseen = unseen(table);
        let left = unseen.iter().sum();
        Self { now, unseen, left }
    }

    /// The cards that lie face down, in order.
    pub(crate) fn cards(&self) -> Vec<Copy> {
        // Those that are seen or home come first when copies are told apart.
        let copies = |(card, &count): (u8, &u8)| (2 - count..2).map(move |copy| card << 1 | copy);
        (0..).zip(&self.unseen).flat_map(copies).collect()
    }

    /// How many cards lie face down.
    pub(crate) const fn left(&self) -> u8 {
        self.left
    }

    /// How many cards are home.
    pub(crate) fn score(&self) -> u8 {
        self.now.score()
    }

    pub(super) const fn now(&self) -> &State {
        &self.now
    }

    /// How many of the card, suit × 16 + rank, lie face down.
    pub(super) fn unseen(&self, card: u8) -> u8 {
        self.unseen[usize::from(card) % 64]
    }

    /// Deals this card, which lies face down, and takes home what goes there safely.
    pub(crate) fn deal(&mut self, copy: Copy) {
        self.unseen[usize::from(copy >> 1) % 64] -= 1;
        self.left -= 1;
        self.now.deal(copy);
        self.settle(|_, _| ());
    }

    /// Takes home what goes there safely. Each card is told of before it goes.
    pub(super) fn settle(&mut self, mut goes: impl FnMut(&State, Copy)) {
        while let Some(copy) = self.now.safe() {
            goes(&self.now, copy);
            self.now.go_home(copy);
        }
    }

    /// Moves an exposed card.
    pub(super) fn advance(&mut self, (copy, to): (Copy, To)) {
        match to {
            To::Home => self.now.go_home(copy),
            To::Card(_) | To::Empty => self.now.build(copy, onto(to)),
        }
    }
}

/// The table as the player sees it, but without the cards that lie face down: none can be dealt.
pub(crate) fn seen(table: &WaningMoon) -> WaningMoon {
    WaningMoon::from_parts(
        table.piles().clone(),
        Vec::new(),
        table.waste().to_vec(),
        table.foundations().clone(),
    )
}

/// How many of each card are neither on the table nor home.
fn unseen(table: &WaningMoon) -> [u8; 64] {
    let mut unseen = [0; 64];
    for (suit, number) in (0_u8..).zip(Suit::ALL) {
        let tops = table.foundations().tops(number);
        for rank in 1..=13 {
            let home = tops.iter().flatten().filter(|top| top.number() >= rank);
            unseen[usize::from(suit << 4 | rank)] = 2 - home.fold(0, |count, _| count + 1);
        }
    }
    let piles = table.piles().iter().flatten();
    for card in piles.chain(table.waste()) {
        let suit = u8::try_from(card.suit.index()).expect("there are four suits");
        unseen[usize::from(suit << 4 | card.rank.number())] -= 1;
    }
    unseen
}
