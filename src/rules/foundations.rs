//! The ace and king foundations of the four suits, and the transfers between them.

use crate::cards::{Card, Rank, Suit};

/// One of the two foundations of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Foundation {
    /// Starts with the ace and builds up in suit to the king.
    Ace,
    /// Starts with the king and builds down in suit to the ace.
    King,
}

impl Foundation {
    /// Both, the ace foundation first.
    pub const ALL: [Self; 2] = [Self::Ace, Self::King];

    /// The suit's other foundation.
    pub const fn other(self) -> Self {
        match self {
            Self::Ace => Self::King,
            Self::King => Self::Ace,
        }
    }

    /// The rank of the base card, which never leaves.
    pub const fn base(self) -> Rank {
        match self {
            Self::Ace => Rank::ACE,
            Self::King => Rank::KING,
        }
    }

    /// The rank that goes on this one; `None` on a complete foundation.
    const fn next(self, top: Rank) -> Option<Rank> {
        match self {
            Self::Ace => top.up(),
            Self::King => top.down(),
        }
    }
}

/// The eight foundations, each started by its base card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Foundations {
    /// Ranks on top, by suit; the ace foundation's first.
    tops: [[Rank; 2]; 4],
}

impl Default for Foundations {
    fn default() -> Self {
        Self {
            tops: [[Rank::ACE, Rank::KING]; 4],
        }
    }
}

impl Foundations {
    /// Foundations with these ranks on top, by suit in the order of [`Suit::ALL`], the ace foundation's first.
    pub const fn with_tops(tops: [[Rank; 2]; 4]) -> Self {
        Self { tops }
    }

    /// The rank on top of a foundation.
    pub const fn top(&self, suit: Suit, foundation: Foundation) -> Rank {
        self.tops[suit.index()][foundation as usize]
    }

    /// How many cards a foundation holds, 1 to 13.
    pub const fn count(&self, suit: Suit, foundation: Foundation) -> u8 {
        let top = self.top(suit, foundation).number();
        match foundation {
            Foundation::Ace => top,
            Foundation::King => 14 - top,
        }
    }

    /// How many cards lie on all eight, 8 to 104.
    pub fn cards_home(&self) -> u8 {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Foundation::ALL.map(|foundation| self.count(suit, foundation)))
            .sum()
    }

    /// Whether every foundation holds 13 cards.
    pub fn are_complete(&self) -> bool {
        self.cards_home() == 104
    }

    /// Whether the card is the next one of that foundation of its suit.
    pub fn accepts(&self, card: Card, foundation: Foundation) -> bool {
        foundation.next(self.top(card.suit, foundation)) == Some(card.rank)
    }

    /// Whether the card is the next one of either foundation of its suit.
    pub fn accepts_somewhere(&self, card: Card) -> bool {
        Foundation::ALL
            .iter()
            .any(|&foundation| self.accepts(card, foundation))
    }

    /// Whether the suit has met: its king foundation shows the rank one above its ace foundation.
    pub fn has_met(&self, suit: Suit) -> bool {
        self.top(suit, Foundation::Ace).up() == Some(self.top(suit, Foundation::King))
    }

    /// Whether the top card of this foundation is not its base.
    pub fn is_built(&self, suit: Suit, foundation: Foundation) -> bool {
        self.top(suit, foundation) != foundation.base()
    }

    /// Puts a card that is known to fit on its foundation.
    pub(crate) fn put(&mut self, card: Card, foundation: Foundation) {
        debug_assert!(self.accepts(card, foundation));
        self.tops[card.suit.index()][foundation as usize] = card.rank;
    }

    /// Moves the top card of a foundation, known to be free to go, to the suit's other one.
    pub(crate) fn transfer(&mut self, suit: Suit, from: Foundation) {
        debug_assert!(self.has_met(suit) && self.is_built(suit, from));
        let crossing = self.top(suit, from);
        let tops = &mut self.tops[suit.index()];
        tops[from as usize] = match from {
            Foundation::Ace => crossing.down(),
            Foundation::King => crossing.up(),
        }
        .expect("only a base has nothing under it");
        tops[from.other() as usize] = crossing;
    }
}
