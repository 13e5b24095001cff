//! What both layouts are made of: foundations, captions, numbers.

use super::{Table, count};
use crate::cards::{Card, Suit};
use crate::view::scene::places::{foundation, label};
use crate::view::scene::{Anchor, Item, Placed, Point, Rect, Role, Way};

/// The height of a capital letter in the captions.
pub const CAPTION: f32 = 15.5;

/// From one caption to the one below it.
pub(super) const LINE: f32 = 28.0;

/// The height of a capital letter in a pile's number, and in the count of its cards.
const NUMBER: f32 = 17.0;
const COUNT: f32 = 14.0;

/// The eight foundations, each under an arrow: `places` has the ace foundations, then the king foundations.
pub(super) fn foundations(items: &mut Vec<Item>, table: &Table<'_>, places: [Point; 8]) {
    for suit in Suit::ALL {
        let (i, (movable, last)) = (suit.index(), (&table.movable, &table.last));
        let [ace, king] = [places[i], places[i + 4]].map(Placed::upright);
        let card = Card::new(table.ace_tops[i], suit);
        let marks = (movable.aces[i], last.aces[i]);
        foundation(items, card, ace, Way::Up, marks);
        let card = Card::new(table.king_tops[i], suit);
        let marks = (movable.kings[i], last.kings[i]);
        foundation(items, card, king, Way::Down, marks);
    }
}

/// Places in a row around a middle, this far from each other.
pub(super) fn row<const N: usize>(middle: Point, step: f32) -> [Point; N] {
    std::array::from_fn(|i| middle.offset((count(i) - count(N - 1) / 2.0) * step, 0.0))
}

/// A caption.
pub(super) fn caption(text: &str, at: Point, anchor: Anchor) -> Item {
    label(text.to_owned(), at, anchor, CAPTION, Role::Caption)
}

/// The name of the shifts, and under it a moon for each, from this point on to the right.
pub(super) fn shifts(items: &mut Vec<Item>, table: &Table<'_>, at: Point) {
    items.push(caption(table.captions.shifts, at, Anchor::Start));
    for moon in 0..table.shifts {
        items.push(Item::Moon {
            center: at.offset(10.0 + 26.0 * f32::from(moon), 22.0),
            radius: 9.5,
            lit: moon < table.shifts_left,
        });
    }
}

/// The count of moves, and under it that of the cards home; both end at this point.
pub(super) fn progress(items: &mut Vec<Item>, table: &Table<'_>, at: Point) {
    items.push(caption(table.captions.moves, at, Anchor::End));
    let below = at.offset(0.0, LINE);
    items.push(caption(table.captions.home, below, Anchor::End));
}

/// A pile's number over the count of its cards; the top of their ground is at this point.
pub(super) fn number_over_count(items: &mut Vec<Item>, at: Point, index: usize, count: usize) {
    let height = if count == 0 { 25.0 } else { 44.0 };
    let ground = Rect::around(at.offset(0.0, height / 2.0), 42.0, height);
    items.push(Item::Pill(ground));
    items.push(number(index, at.offset(0.0, 21.0), Anchor::Middle, count));
    if count > 0 {
        let at = at.offset(0.0, 39.5);
        items.push(label(
            format!("×{count}"),
            at,
            Anchor::Middle,
            COUNT,
            Role::Caption,
        ));
    }
}

/// A pile's number beside the count of its cards, around this point.
pub(super) fn number_beside_count(items: &mut Vec<Item>, at: Point, index: usize, count: usize) {
    let base = at.offset(0.0, NUMBER / 2.0);
    if count == 0 {
        items.push(Item::Pill(Rect::around(at, 42.0, 25.0)));
        return items.push(number(index, base, Anchor::Middle, count));
    }
    items.push(Item::Pill(Rect::around(at, 86.0, 26.0)));
    items.push(number(index, base.offset(-6.0, 0.0), Anchor::End, count));
    let (text, base) = (format!("×{count}"), base.offset(-1.0, -0.5));
    items.push(label(text, base, Anchor::Start, COUNT, Role::Caption));
}

fn number(index: usize, at: Point, anchor: Anchor, count: usize) -> Item {
    let role = if count == 0 { Role::Faint } else { Role::Place };
    label((index + 1).to_string(), at, anchor, NUMBER, role)
}
