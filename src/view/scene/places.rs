//! Places that a card lies on in more than one game.

use super::{Anchor, Item, Label, Placed, RING, Rect, Role, Show};
use crate::cards::Card;

/// What lies on top of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// Nothing.
    Empty,
    /// A card, face down.
    Back,
    /// A card, face up.
    Face(Card),
}

/// The height of a capital letter in the count of a place's cards.
const COUNT: f32 = 15.5;
/// How far below a card its count reaches.
pub const COUNT_ROOM: f32 = RING + 27.0;

/// Puts down a stock or a waste: what lies on top of it, and below that how many cards it holds.
pub fn counted(items: &mut Vec<Item>, at: Placed, top: Top, cards: usize) {
    items.push(match top {
        Top::Empty => Item::Slot { at },
        Top::Back => Item::Back { at },
        Top::Face(card) => Item::Card {
            card,
            at,
            show: Show::Face,
        },
    });
    let below = at.moved(0.0, at.size().1 / 2.0 + RING + 14.5).center;
    items.push(Item::Pill(Rect::around(below, 48.0, 25.0)));
    items.push(Item::Label(Label {
        text: cards.to_string(),
        at: below.offset(0.0, COUNT / 2.0),
        anchor: Anchor::Middle,
        cap: COUNT,
        role: if cards == 0 {
            Role::Faint
        } else {
            Role::Caption
        },
    }));
}
