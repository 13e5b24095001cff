//! The rows: two rows of eight large cards, and the foundations between them. What lies under a top card stands over
//! it as tags, to be read as text: the bottom card first.

use super::parts::{foundations, number_beside_count, progress, row, shifts};
use super::{TALLEST, Table, count};
use crate::cards::Card;
use crate::view::scene::places::{label, ring};
use crate::view::scene::{
    Anchor, CARD_HEIGHT, CARD_WIDTH, Form, Item, Placed, Point, RING, Role, Show, TAG_HEIGHT,
    TAG_WIDTH, WIDTH,
};

/// The room of a pile.
const COLUMN: f32 = 136.0;
/// How many tags stand side by side, and how far apart they begin.
const ACROSS: usize = 3;
const TAG_STEP: (f32, f32) = (TAG_WIDTH + 1.0, TAG_HEIGHT + 1.0);
/// The most tags of a pile.
const TAGS: usize = TALLEST - 1;
/// How much of a pile's number hangs below its card.
const NUMBER: f32 = 12.0;
/// The room between tags and the card below them, for its ring.
const GAP: f32 = RING + 1.0;

/// How the canvas is parted.
#[derive(Clone, Copy, Debug)]
struct Parting {
    /// The size of the top cards.
    scale: f32,
    /// The tops of the first and the second row's cards.
    tops: [f32; 2],
    /// The middle of the foundations.
    foundations: f32,
}

/// For piles of up to ten cards: three lines of tags.
const ORDINARY: Parting = Parting {
    scale: 1.57,
    tops: [97.0, 502.0],
    foundations: 349.0,
};

/// For piles of up to sixteen cards: five lines of tags.
const DENSE: Parting = Parting {
    scale: 1.22,
    tops: [147.0, 552.0],
    foundations: 355.0,
};

/// Draws the table.
pub(super) fn draw(items: &mut Vec<Item>, table: &Table<'_>) {
    let tallest = table.piles.iter().map(|pile| pile.len()).max();
    let parting = if tallest.is_some_and(|tallest| tallest > 10) {
        DENSE
    } else {
        ORDINARY
    };
    let middle = parting.foundations;
    shifts(items, table, Point::new(14.0, middle - 4.0));
    progress(items, table, Point::new(WIDTH - 14.0, middle - 4.0));
    let places = row(Point::new(WIDTH / 2.0, middle), CARD_WIDTH + 2.5);
    foundations(items, table, places);
    for index in 0..16 {
        pile(items, table, index, parting.card(index));
    }
}

impl Parting {
    /// Where the top card of a pile stands.
    fn card(self, index: usize) -> Placed {
        let columns: [_; 8] = row(Point::new(WIDTH / 2.0, 0.0), COLUMN);
        let top = self.tops[index / 8];
        let center = columns[index % 8].offset(0.0, top + CARD_HEIGHT * self.scale / 2.0);
        Placed::upright(center).scaled(self.scale)
    }
}

fn pile(items: &mut Vec<Item>, table: &Table<'_>, index: usize, at: Placed) {
    let half = at.size().1 / 2.0;
    match table.piles[index].split_last() {
        None => items.push(Item::Slot { at }),
        Some((&card, buried)) => {
            tags(items, buried, at.center.offset(0.0, -half - GAP));
            let show = Show::Face;
            items.push(Item::Card { card, at, show });
            let (movable, last) = (&table.movable, &table.last);
            items.extend(ring(at, movable.piles[index], last.piles[index]));
        }
    }
    // Its ground lies over the card's lower side.
    let number = at.center.offset(0.0, half + NUMBER - 13.0);
    number_beside_count(items, number, index, table.piles[index].len());
}

/// The tags over a card, their lower side at this point. The last line is full.
fn tags(items: &mut Vec<Item>, buried: &[Card], bottom: Point) {
    let left_out = buried.len().saturating_sub(TAGS);
    let places = buried.len().min(TAGS);
    let empty = (ACROSS - places % ACROSS) % ACROSS;
    let lines = places.div_ceil(ACROSS);
    let place = |n: usize| {
        // An incomplete line is the first, and it begins at the left like the others.
        let (line, column) = if n < ACROSS - empty {
            (0, n)
        } else {
            ((n + empty) / ACROSS, (n + empty) % ACROSS)
        };
        bottom.offset(
            (count(column) - 1.0) * TAG_STEP.0,
            (count(line) - count(lines)) * TAG_STEP.1 + TAG_HEIGHT / 2.0 + 1.0,
        )
    };
    for n in 0..places {
        // Of a pile that is too tall the bottom card stays, and behind it stands how many are left out.
        if left_out > 0 && n == 1 {
            let text = format!("+{}", left_out + 1);
            let at = place(n).offset(0.0, 7.0);
            items.push(label(text, at, Anchor::Middle, 14.0, Role::Caption));
            continue;
        }
        let card = buried[if n == 0 { 0 } else { n + left_out }];
        items.push(Item::Card {
            card,
            at: Placed::upright(place(n)).form(Form::Tag),
            show: Show::Face,
        });
    }
}
