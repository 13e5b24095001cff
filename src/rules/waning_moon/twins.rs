//! The eight foundations of Waning Moon: two of a suit, which both build up from the ace.

use crate::cards::{Card, Rank, Suit};

/// The foundations. Which of two equal ones takes a card makes no difference, so the lower of a suit always comes
/// first: positions that differ only in that are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Twins {
    /// How many cards lie on each, by suit.
    heights: [[u8; 2]; 4],
}

impl Twins {
    /// Foundations with these ranks on top, by suit in the order of [`Suit::ALL`]; `None` for an empty one.
    pub fn with_tops(tops: [[Option<Rank>; 2]; 4]) -> Self {
        let heights = tops.map(|twins| {
            let mut heights = twins.map(|top| top.map_or(0, Rank::number));
            heights.sort_unstable();
            heights
        });
        Self { heights }
    }

    /// The ranks on top of a suit's two, the lower first; `None` for an empty one.
    pub fn tops(&self, suit: Suit) -> [Option<Rank>; 2] {
        self.heights[suit.index()].map(Rank::new)
    }

    /// How many cards lie on all eight, 0 to 104.
    pub fn cards_home(&self) -> u8 {
        self.heights.as_flattened().iter().sum()
    }

    /// Whether every foundation holds 13 cards.
    pub fn are_complete(&self) -> bool {
        self.cards_home() == 104
    }

    /// Whether the card is the next one of a foundation of its suit.
    pub fn accepts(&self, card: Card) -> bool {
        self.place(card).is_some()
    }

    /// Puts a card that is known to fit.
    pub(super) fn put(&mut self, card: Card) {
        let place = self.place(card).expect("a checked card fits");
        self.heights[card.suit.index()][place] += 1;
    }

    /// Which of the suit's two takes the card: of equal ones the second, so that they stay in order.
    fn place(&self, card: Card) -> Option<usize> {
        let heights = self.heights[card.suit.index()];
        heights
            .iter()
            .rposition(|&height| height + 1 == card.rank.number())
    }
}
