//! Waning Moon: the stock, the waste and the foundations in a row over thirteen columns.
//!
//! A game's columns reach sixteen cards: three that were dealt, a king that was dealt on them, and twelve on the king.
//! A table made up in another way may have more; from nineteen on, the columns begin higher and hide the row's feet.

use super::places::{face, label, ring};
use super::{
    Anchor, CARD_HEIGHT, CARD_WIDTH, Deck, HEIGHT, Item, Placed, Point, RING, Rect, Role, STRIP,
    Scene, Show, WIDTH,
};
use crate::cards::{Card, Rank, Suit};
use crate::rules::waning_moon::PILES;

/// What is shown. Suits are in the order of [`Suit::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The piles 1 to 13, each from its bottom card to its top card. Up to [`TALLEST`] cards can all be read.
    pub piles: [&'a [Card]; PILES],
    /// The waste, from its bottom card to its top card.
    pub waste: &'a [Card],
    /// How many cards the stock holds.
    pub stock: usize,
    /// The tops of each suit's two foundations; `None` for an empty one.
    pub foundations: [[Option<Rank>; 2]; 4],
    /// The cards that can move.
    pub movable: Places,
    /// The cards that the last move brought there.
    pub last: Places,
    /// The captions.
    pub captions: Captions<'a>,
    /// The deck's colours.
    pub deck: Deck,
}

/// A yes or no for each card that lies on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The piles 1 to 13.
    pub piles: [bool; PILES],
    /// The waste.
    pub waste: bool,
    /// The stock as a whole.
    pub stock: bool,
    /// Each suit's two foundations.
    pub foundations: [[bool; 2]; 4],
}

/// The captions, ready to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Captions<'a> {
    /// Such as `stock 31`; at most eight letters.
    pub stock: &'a str,
    /// Such as `waste 12`; at most eight letters.
    pub waste: &'a str,
    /// Such as `14 moves`; at most fifteen letters.
    pub moves: &'a str,
    /// Such as `37 of 104 home`; at most fifteen letters.
    pub home: &'a str,
}

/// The height of the tallest pile of which every card can be read.
pub const TALLEST: usize = 20;
/// The least room between the canvas's sides and anything drawn.
pub const MARGIN: f32 = 5.5;
/// The height of a capital letter in the captions.
pub const CAPTION: f32 = 17.0;

/// From one column to the next: whole pixels, and room for a ring between two cards.
const STEP: f32 = 250.0 / 3.0;
/// The left side of the first column.
const LEFT: f32 = WIDTH / 2.0 - 6.0 * STEP - CARD_WIDTH / 2.0;
/// The top of the row.
const ROW: f32 = MARGIN + RING;
/// The base line of the captions.
const CAPTIONS: f32 = ROW + CARD_HEIGHT + RING + 4.0 + CAPTION;
/// The middle of the ground of the columns' numbers, and its height.
const NUMBERS: f32 = CAPTIONS + 7.0 + GROUND / 2.0;
const GROUND: f32 = 23.0;
/// The top of the columns.
const TOP: f32 = NUMBERS + GROUND / 2.0 + 2.0 + RING;
/// The lowest top of a card whose whole face shows.
const LOWEST: f32 = HEIGHT - MARGIN - RING - CARD_HEIGHT;
/// The room for a ring between a top card and the index above it.
const RING_ROOM: f32 = RING + 0.5;
/// The strips of a column that has room to spare, and the least that can be read on a phone.
const STRIPS: (f32, f32) = (23.42, 42.0);
/// Where the waste begins, and how far its cards lie apart.
const WASTE: f32 = LEFT + CARD_WIDTH + 36.0;
const WASTE_STEP: f32 = 59.0;
/// How many cards of the waste show.
const WASTE_SHOWN: usize = 3;
/// The column over which the foundations begin.
const HOME: usize = 5;

/// Lays the table out.
pub fn lay_out(table: &Table<'_>) -> Scene {
    let mut items = Vec::with_capacity(256);
    stock(&mut items, table);
    waste(&mut items, table);
    foundations(&mut items, table);
    let tallest = table.piles.iter().map(|pile| pile.len()).max();
    let lift = lift(tallest.unwrap_or_default());
    if lift == 0.0 {
        captions(&mut items, &table.captions);
    }
    for (index, pile) in table.piles.iter().enumerate() {
        let x = LEFT + STEP * count(index);
        number(&mut items, Point::new(x, -lift), index, pile.len());
        let marks = (table.movable.piles[index], table.last.piles[index]);
        column(&mut items, Point::new(x, TOP - lift), pile, marks);
    }
    Scene {
        deck: table.deck,
        items,
    }
}

/// How much higher the columns begin so that all cards of the tallest can be read.
fn lift(tallest: usize) -> f32 {
    let needed = RING_ROOM + STRIPS.0 * count(tallest.saturating_sub(1));
    (needed - (LOWEST - TOP)).max(0.0)
}

/// A count of cards or places, of which there are never more than 104, as a factor.
fn count(things: usize) -> f32 {
    u8::try_from(things).map_or(f32::from(u8::MAX), f32::from)
}

/// An upright card with this top left corner.
fn place(corner: Point) -> Placed {
    Placed::upright(corner.offset(CARD_WIDTH / 2.0, CARD_HEIGHT / 2.0))
}

fn stock(items: &mut Vec<Item>, table: &Table<'_>) {
    let at = place(Point::new(LEFT, ROW));
    items.push(if table.stock == 0 {
        Item::Slot { at }
    } else {
        Item::Back { at }
    });
    items.extend(ring(at, table.movable.stock, table.last.stock));
}

/// The top card of the waste, and to its left those that come up next.
fn waste(items: &mut Vec<Item>, table: &Table<'_>) {
    let shown = &table.waste[table.waste.len().saturating_sub(WASTE_SHOWN)..];
    let at = |index| place(Point::new(WASTE + WASTE_STEP * count(index), ROW));
    if shown.is_empty() {
        items.push(Item::Slot { at: at(0) });
    }
    let cards = shown.iter().enumerate();
    items.extend(cards.map(|(index, &card)| face(card, at(index))));
    let top = shown.len().saturating_sub(1);
    items.extend(ring(at(top), table.movable.waste, table.last.waste));
}

/// The two foundations of each suit side by side.
fn foundations(items: &mut Vec<Item>, table: &Table<'_>) {
    for (suit, twin) in Suit::ALL
        .into_iter()
        .flat_map(|suit| [(suit, 0), (suit, 1)])
    {
        let i = suit.index();
        let x = LEFT + STEP * count(HOME + 2 * i + twin);
        let at = place(Point::new(x, ROW));
        match table.foundations[i][twin] {
            Some(rank) => items.push(face(Card::new(rank, suit), at)),
            None => items.extend(empty(suit, at)),
        }
        let (movable, last) = (&table.movable.foundations, &table.last.foundations);
        items.extend(ring(at, movable[i][twin], last[i][twin]));
    }
}

/// The place of a foundation that the ace hasn't started.
fn empty(suit: Suit, at: Placed) -> [Item; 2] {
    let cap = 34.0;
    let symbol = suit.symbol().to_string();
    let below = at.center.offset(0.0, cap / 2.0);
    let symbol = label(symbol, below, Anchor::Middle, cap, Role::Faint);
    [Item::Slot { at }, symbol]
}

/// A column from this corner down: strips, and the face of the top card with its ring.
fn column(items: &mut Vec<Item>, corner: Point, pile: &[Card], marks: (bool, bool)) {
    let Some((&top, buried)) = pile.split_last() else {
        let at = place(corner);
        items.push(Item::Slot { at });
        return items.extend(ring(at, marks.0, marks.1));
    };
    let strip = strip(buried.len(), LOWEST - corner.y);
    for (index, &card) in buried.iter().enumerate() {
        items.push(Item::Card {
            card,
            at: place(corner.offset(0.0, strip * count(index))),
            show: Show::Strip(strip),
        });
    }
    // A generous strip has room for the ring below its index. Below others, the strip reaches on under the ring.
    let ring_room = if buried.is_empty() {
        0.0
    } else {
        (STRIP.min(strip) + RING_ROOM - strip).max(0.0)
    };
    let at = place(corner.offset(0.0, strip * count(buried.len()) + ring_room));
    items.push(face(top, at));
    items.extend(ring(at, marks.0, marks.1));
}

/// The height of each strip, if so many share the room.
fn strip(buried: usize, room: f32) -> f32 {
    ((room - RING_ROOM) / count(buried.max(1))).min(STRIPS.1)
}

/// A column's number beside the count of its cards. The corner is the canvas's top over the column's left side.
fn number(items: &mut Vec<Item>, corner: Point, index: usize, cards: usize) {
    let at = corner.offset(CARD_WIDTH / 2.0, NUMBERS);
    let (cap, number) = (17.0, (index + 1).to_string());
    let base = at.offset(0.0, cap / 2.0);
    if cards == 0 {
        items.push(Item::Pill(Rect::around(at, 42.0, GROUND)));
        return items.push(label(number, base, Anchor::Middle, cap, Role::Faint));
    }
    items.push(Item::Pill(Rect::around(at, CARD_WIDTH, GROUND)));
    // A digit is 0.86 of its height wide and the sign 1.15: the two stand in the middle together.
    let cards = cards.to_string();
    let (number_width, count_width) = (14.6 * digits(&number), 16.1 + 12.0 * digits(&cards));
    let split = base.offset((number_width - count_width) / 2.0, 0.0);
    let (left, right) = (split.offset(-2.0, 0.0), split.offset(2.0, 0.0));
    items.push(label(number, left, Anchor::End, cap, Role::Place));
    items.push(label(
        format!("×{cards}"),
        right,
        Anchor::Start,
        14.0,
        Role::Caption,
    ));
}

fn digits(number: &str) -> f32 {
    count(number.len())
}

fn captions(items: &mut Vec<Item>, captions: &Captions<'_>) {
    let mut caption = |text: &str, x, anchor| {
        let at = Point::new(x, CAPTIONS);
        items.push(label(text.to_owned(), at, anchor, CAPTION, Role::Caption));
    };
    caption(captions.stock, LEFT, Anchor::Start);
    caption(captions.waste, WASTE, Anchor::Start);
    caption(captions.moves, LEFT + STEP * count(HOME), Anchor::Start);
    caption(captions.home, WIDTH - LEFT, Anchor::End);
}
