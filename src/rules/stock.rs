//! The stock: cards that lie face down.

use std::fmt;

use crate::cards::Card;

/// Cards face down, of which the last is dealt next.
///
/// [`Debug`] writes how many there are and not which, so that no log gives them away.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Stock(Vec<Card>);

impl Stock {
    /// The stock of these cards, the one to be dealt next last.
    pub const fn new(cards: Vec<Card>) -> Self {
        Self(cards)
    }

    /// How many cards are left.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether every card has been dealt.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, the one to be dealt next last. For the rules, the solver and tests: nothing that a player is shown
    /// or advised may depend on it, and `tests/house` holds that `view` and the advice don't name it.
    pub fn face_down_cards(&self) -> &[Card] {
        &self.0
    }

    /// Takes the next card from a stock that is known not to be empty.
    pub(super) fn deal(&mut self) -> Card {
        self.0.pop().expect("a checked deal finds a card")
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stock({} face down)", self.0.len())
    }
}
