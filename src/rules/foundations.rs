//! The ace and king foundations of the four suits, and the transfers between them.

use super::places::Place;
use super::{Illegal, Move};
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

    /// Whether the card goes on a foundation of its suit: now, or after `transfers` within the suit.
    pub fn takes(&self, card: Card, transfers: bool) -> bool {
        self.accepts_somewhere(card) || transfers && self.has_met(card.suit)
    }

    /// The moves of this card, which is in play, to the foundations.
    pub(super) fn home_moves(&self, from: Place, card: Card) -> impl Iterator<Item = Move> + '_ {
        Foundation::ALL
            .into_iter()
            .filter(move |&to| self.accepts(card, to))
            .map(move |to| Move::Home { from, to })
    }

    /// Every transfer between foundations.
    pub(super) fn transfers(&self) -> impl Iterator<Item = Move> + '_ {
        Suit::ALL.into_iter().flat_map(move |suit| {
            Foundation::ALL
                .into_iter()
                .filter(move |&from| self.check_transfer(suit, from).is_ok())
                .map(move |from| Move::Transfer { suit, from })
        })
    }

    pub(super) fn check_home(&self, card: Card, foundation: Foundation) -> Result<(), Illegal> {
        if self.accepts(card, foundation) {
            return Ok(());
        }
        let top = self.top(card.suit, foundation);
        Err(Illegal::NotOnFoundation {
            card,
            foundation,
            top,
        })
    }

    pub(super) fn check_transfer(&self, suit: Suit, foundation: Foundation) -> Result<(), Illegal> {
        if !self.has_met(suit) {
            Err(Illegal::NotMet(suit))
        } else if !self.is_built(suit, foundation) {
            Err(Illegal::BaseStays { suit, foundation })
        } else {
            Ok(())
        }
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

/// Two decks without one ace and one king of each suit, the bases: 96 cards, each deck in the order of
/// [`Card::deck`].
pub(super) fn without_bases() -> Vec<Card> {
    let is_base = |card: &Card| matches!(card.rank, Rank::ACE | Rank::KING);
    Card::deck()
        .chain(Card::deck().filter(|card| !is_base(card)))
        .collect()
}
