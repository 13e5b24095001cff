//! Crazy Quilt: the quilt at the left; the foundations, the stock and the waste at the right.
//!
//! Cards of the quilt alternately stand and lie. Between them is a gap of felt for their rings, so that no ring covers
//! an index.

use super::places::{face, foundation, label, ring};
use super::{
    Anchor, CARD_HEIGHT, CARD_WIDTH, Deck, Form, Item, Placed, Point, RING, Role, STRIP, Scene,
    Show, Side, Way,
};
use crate::cards::{Card, Rank, Suit};
use crate::rules::Cell;

/// What is shown. Suits are in the order of [`Suit::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The cards of the quilt, in the order of [`Cell::all`].
    pub quilt: [Option<Card>; Cell::COUNT],
    /// The waste, from its bottom card to its top card.
    pub waste: &'a [Card],
    /// How many cards the stock holds.
    pub stock: usize,
    /// The top of each suit's ace foundation.
    pub ace_tops: [Rank; 4],
    /// The top of each suit's king foundation.
    pub king_tops: [Rank; 4],
    /// The cards that can move.
    pub movable: Places,
    /// The cards that the last move brought there.
    pub last: Places,
    /// How many redeals are left, at most `redeals`.
    pub redeals_left: u8,
    /// How many redeals the game has.
    pub redeals: u8,
    /// The captions.
    pub captions: Captions<'a>,
    /// The deck's colours.
    pub deck: Deck,
}

/// A yes or no for each place where a card can lie in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// The cells, in the order of [`Cell::all`].
    pub cells: [bool; Cell::COUNT],
    /// The top of the waste.
    pub waste: bool,
    /// The stock as a whole.
    pub stock: bool,
    /// Each suit's ace foundation.
    pub aces: [bool; 4],
    /// Each suit's king foundation.
    pub kings: [bool; 4],
}

impl Default for Places {
    fn default() -> Self {
        Self {
            cells: [false; Cell::COUNT],
            waste: false,
            stock: false,
            aces: [false; 4],
            kings: [false; 4],
        }
    }
}

/// The captions, ready to be shown; at most fifteen letters each.
#[derive(Clone, Copy, Debug)]
pub struct Captions<'a> {
    /// Such as `37 of 104 home`.
    pub home: &'a str,
    /// Such as `14 moves`.
    pub moves: &'a str,
    /// Names the moon of the redeal, such as `redeal`.
    pub redeal: &'a str,
    /// Such as `stock 32`.
    pub stock: &'a str,
    /// Such as `waste 8`.
    pub waste: &'a str,
}

/// The least room between the canvas's sides and anything drawn.
pub const MARGIN: f32 = 5.5;
/// The height of a capital letter in the captions.
pub const CAPTION: f32 = 18.0;

/// The middle of the cell at the top left, and how far it is from there to the next: whole pixels.
const FIRST: Point = Point::new(72.0, 220.0 / 3.0);
const STEP: f32 = 244.0 / 3.0;
/// The height of a letter or a number that names a column or a row.
const NAME: f32 = 15.0;
/// The middle of the right side.
const MIDDLE: f32 = 896.0;
/// The size of the foundations' cards, and how far apart they are.
const HOME: f32 = 1.1;
const HOME_STEP: f32 = 98.0;
/// The middle of the ace foundations and of the king foundations.
const HOME_ROWS: [f32; 2] = [101.0, 253.0];
/// The size of the stock and of the waste, and their places.
const LARGE: f32 = 1.6;
const STOCK: Point = Point::new(793.0, 550.0);
const WASTE: Point = Point::new(990.0, 550.0);
/// How many cards under the top of the waste can be read.
const BELOW: u8 = 2;

/// Lays the table out.
pub fn lay_out(table: &Table<'_>) -> Scene {
    let mut items = Vec::with_capacity(256);
    names(&mut items);
    quilt(&mut items, table);
    foundations(&mut items, table);
    stock(&mut items, table);
    waste(&mut items, table);
    captions(&mut items, table);
    Scene {
        deck: table.deck,
        items,
    }
}

/// The letters of the columns and the numbers of the rows.
fn names(items: &mut Vec<Item>) {
    for (index, letter) in (1_u8..=8).zip('A'..='H') {
        let along = STEP * f32::from(index - 1);
        let column = Point::new(FIRST.x + along, 19.5);
        let row = Point::new(6.0, FIRST.y + along + NAME / 2.0);
        let name = |text, at, anchor| label(text, at, anchor, NAME, Role::Place);
        items.push(name(letter.to_string(), column, Anchor::Middle));
        items.push(name(index.to_string(), row, Anchor::Start));
    }
}

fn quilt(items: &mut Vec<Item>, table: &Table<'_>) {
    for cell in Cell::all() {
        let at = place(cell);
        items.push(match table.quilt[cell.index()] {
            Some(card) => face(card, at),
            None => Item::Slot { at },
        });
    }
    for cell in Cell::all().filter(|cell| table.quilt[cell.index()].is_some()) {
        let i = cell.index();
        items.extend(bars(table, cell));
        items.extend(ring(
            place(cell),
            table.movable.cells[i],
            table.last.cells[i],
        ));
    }
}

/// Where a cell's card is.
fn place(cell: Cell) -> Placed {
    let along = |number: u8| STEP * f32::from(number - 1);
    let form = if cell.is_vertical() {
        Form::Patch
    } else {
        Form::Landscape
    };
    Placed::upright(FIRST.offset(along(cell.column()), along(cell.row()))).form(form)
}

/// A bar along each short edge that faces the border or an empty cell.
fn bars(table: &Table<'_>, cell: Cell) -> impl Iterator<Item = Item> {
    let sides = if cell.is_vertical() {
        [Side::Top, Side::Bottom]
    } else {
        [Side::Left, Side::Right]
    };
    let free = (cell.ends()).map(|end| end.is_none_or(|end| table.quilt[end.index()].is_none()));
    let free = sides.into_iter().zip(free).filter(|&(_, free)| free);
    free.map(move |(side, _)| Item::Bar {
        at: place(cell),
        side,
    })
}

/// The ace foundations over the king foundations, each under an arrow.
fn foundations(items: &mut Vec<Item>, table: &Table<'_>) {
    let (movable, last) = (&table.movable, &table.last);
    for suit in Suit::ALL {
        let i = suit.index();
        let column = f32::from(suit as u8) - 1.5;
        let [up, down] = HOME_ROWS
            .map(|y| Placed::upright(Point::new(MIDDLE + column * HOME_STEP, y)).scaled(HOME));
        let ace = Card::new(table.ace_tops[i], suit);
        let king = Card::new(table.king_tops[i], suit);
        let marks = (movable.aces[i], last.aces[i]);
        foundation(items, ace, up, Way::Up, marks);
        let marks = (movable.kings[i], last.kings[i]);
        foundation(items, king, down, Way::Down, marks);
    }
}

/// The stock: a back as long as there is a card.
fn stock(items: &mut Vec<Item>, table: &Table<'_>) {
    let at = Placed::upright(STOCK).scaled(LARGE);
    let top = if table.stock == 0 {
        Item::Slot { at }
    } else {
        Item::Back { at }
    };
    items.push(top);
    items.extend(ring(at, table.movable.stock, table.last.stock));
}

/// The waste: its top card, and over it the indices of those that lie below.
fn waste(items: &mut Vec<Item>, table: &Table<'_>) {
    let at = Placed::upright(WASTE).scaled(LARGE);
    let Some((&top, buried)) = table.waste.split_last() else {
        items.push(Item::Slot { at });
        return items.extend(ring(at, table.movable.waste, table.last.waste));
    };
    let below = &buried[buried.len().saturating_sub(usize::from(BELOW))..];
    let (strip, room) = (STRIP * LARGE, RING + 0.5);
    for (&card, above) in below.iter().zip((0..BELOW).take(below.len()).rev()) {
        items.push(Item::Card {
            card,
            at: at.moved(0.0, -room - strip * (f32::from(above) + 1.0)),
            show: Show::Strip(if above == 0 { strip + room } else { strip }),
        });
    }
    items.push(face(top, at));
    items.extend(ring(at, table.movable.waste, table.last.waste));
}

fn captions(items: &mut Vec<Item>, table: &Table<'_>) {
    let mut caption = |text: &str, x, y, anchor| {
        let at = Point::new(x, y);
        items.push(label(text.to_owned(), at, anchor, CAPTION, Role::Caption));
    };
    let left = STOCK.x - CARD_WIDTH * LARGE / 2.0;
    let captions = &table.captions;
    caption(captions.home, left, 364.0, Anchor::Start);
    caption(captions.moves, left, 398.0, Anchor::Start);
    caption(captions.redeal, left, 432.0, Anchor::Start);
    let below = CARD_HEIGHT * LARGE / 2.0 + RING + 10.0 + CAPTION;
    caption(captions.stock, STOCK.x, STOCK.y + below, Anchor::Middle);
    caption(captions.waste, WASTE.x, WASTE.y + below, Anchor::Middle);
    for moon in 0..table.redeals {
        let right = STOCK.x + CARD_WIDTH * LARGE / 2.0 - 10.0;
        items.push(Item::Moon {
            center: Point::new(right - 26.0 * f32::from(moon), 432.0 - CAPTION / 2.0),
            radius: 9.5,
            lit: moon < table.redeals_left,
        });
    }
}
