//! Places that a card lies on in more than one game.

use super::{Anchor, Item, Label, Mark, Placed, Point, RING, Rect, Role, Show, Way};
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
        Top::Face(card) => face(card, at),
    });
    let below = at.moved(0.0, at.size().1 / 2.0 + RING + 14.5).center;
    items.push(Item::Pill(Rect::around(below, 48.0, 25.0)));
    let role = if cards == 0 {
        Role::Faint
    } else {
        Role::Caption
    };
    let (text, base) = (cards.to_string(), below.offset(0.0, COUNT / 2.0));
    items.push(label(text, base, Anchor::Middle, COUNT, role));
}

/// A card with its whole face.
pub(super) fn face(card: Card, at: Placed) -> Item {
    Item::Card {
        card,
        at,
        show: Show::Face,
    }
}

/// A ring, if there is something to mark.
pub(super) fn ring(at: Placed, movable: bool, last: bool) -> Option<Item> {
    Mark::new(movable, last).map(|mark| Item::Ring { at, mark })
}

/// The top card of a foundation under an arrow, and whether it is movable or was moved last.
pub(super) fn foundation(
    items: &mut Vec<Item>,
    card: Card,
    at: Placed,
    way: Way,
    (movable, last): (bool, bool),
) {
    items.push(face(card, at));
    items.extend(ring(at, movable, last));
    let center = at.center.offset(0.0, -at.size().1 / 2.0 - RING - 7.0);
    items.push(Item::Arrow { center, way });
}

/// A line of text.
pub(super) fn label(text: String, at: Point, anchor: Anchor, cap: f32, role: Role) -> Item {
    Item::Label(Label {
        text,
        at,
        anchor,
        cap,
        role,
    })
}
