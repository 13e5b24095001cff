//! The arc: sixteen fans around the eight foundations.
//!
//! Every pile has a foot, where its top card stands above its number, and grows outward from there. There are two
//! spreads, so that cards stay where they are from move to move: an ordinary one, which uses the canvas well and
//! holds the foundations in two rows, and a low one for the times when a pile is too tall for it.

use super::parts::{LINE, caption, foundations, number_over_count, row, shifts};
use super::{MARGIN, TALLEST, Table, count};
use crate::cards::Card;
use crate::view::scene::places::{face, ring};
use crate::view::scene::{
    Anchor, CARD_HEIGHT, CARD_WIDTH, Item, Placed, Point, RING, STRIP, Show, WIDTH,
};

/// How far down the captions in the corners reach.
const CAPTIONS: f32 = 72.0;
/// The strips of a fan that has room to spare.
const GENEROUS_STRIP: f32 = 42.0;
/// The room for a ring between a top card and the index above it.
const RING_ROOM: f32 = RING + 0.5;

/// Where the feet stand.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Spread {
    /// How far down those in the middle are.
    middle: f32,
    /// How much further down those at the ends are.
    drop: f32,
    /// How late the drop begins.
    power: f32,
    /// The angle of those at the ends.
    tilt: f32,
    /// How far outward a pile's number stands, in units a degree of its angle.
    aside: f32,
    /// How far from the middle a pile stands whose fan has to stay below the captions.
    under_captions: f32,
}

/// For piles of up to ten or more cards. The numbers were found by a search for the arc in which the least of a top
/// card is hidden by its neighbour.
const ORDINARY: Spread = Spread {
    middle: 378.0,
    drop: 261.5,
    power: 3.0,
    tilt: 9.4,
    // Away from the next card.
    aside: -0.8,
    under_captions: 280.0,
};

/// For piles of up to sixteen cards.
const LOW: Spread = Spread {
    middle: 489.5,
    drop: 150.5,
    power: 3.8,
    tilt: 6.3,
    // Away from the foundations' arrows.
    aside: 0.25,
    under_captions: 350.0,
};

/// Draws the table.
pub(super) fn draw(items: &mut Vec<Item>, table: &Table<'_>) {
    let spread = Spread::of(table);
    shifts(items, table, Point::new(16.0, 35.0));
    let corner = Point::new(WIDTH - 16.0, 35.0);
    items.push(caption(table.captions.moves, corner, Anchor::End));
    items.push(spread.home(table.captions.home, corner));
    foundations(items, table, spread.foundations());
    // A slot must not lie over the card beside it.
    let slots = (0..16).filter(|&index| table.piles[index].is_empty());
    items.extend(slots.map(|index| Item::Slot {
        at: spread.foot(index),
    }));
    for index in 0..16 {
        spread.pile(items, table, index);
    }
    for index in 0..16 {
        let foot = spread.foot(index);
        let under = foot.moved(spread.aside * foot.angle, CARD_HEIGHT / 2.0 + RING + 1.0);
        number_over_count(items, under.center, index, table.piles[index].len());
    }
}

impl Spread {
    /// The ordinary spread if every fan has room in it.
    fn of(table: &Table<'_>) -> Self {
        let fits = |index: usize| {
            let height = table.piles[index].len();
            height < 2 || ORDINARY.strip(height - 1, ORDINARY.foot(index)) >= STRIP
        };
        if (0..16).all(fits) { ORDINARY } else { LOW }
    }

    /// Where the top card of a pile stands. Two neighbours lean alike, which makes the picture 2 KB smaller.
    fn foot(self, index: usize) -> Placed {
        let side = (count(index) - 7.5) / 7.5;
        let bottom = Point::new(
            WIDTH / 2.0 + 449.0 * side * (1.094 - 0.094 * side * side),
            self.middle + self.drop * side.abs().powf(self.power),
        );
        Placed::upright(bottom)
            .turned(self.tilt * (4.0 * side).round() / 4.0)
            .moved(0.0, -CARD_HEIGHT / 2.0)
    }

    /// How many cards are home: in the corner, or over the foundations if fans reach the corner.
    fn home(self, text: &str, corner: Point) -> Item {
        if self == LOW {
            caption(text, Point::new(WIDTH / 2.0, 562.0), Anchor::Middle)
        } else {
            caption(text, corner.offset(0.0, LINE), Anchor::End)
        }
    }

    /// The foundations' places: the ace foundations above the king foundations, or at their left.
    fn foundations(self) -> [Point; 8] {
        let (middle, step) = (WIDTH / 2.0, CARD_WIDTH + 2.0 * RING + 1.0);
        if self == LOW {
            let gap = 3.0;
            let mut places = row(Point::new(middle, 634.0), CARD_WIDTH + 2.5);
            places[..4].iter_mut().for_each(|place| place.x -= gap);
            places[4..].iter_mut().for_each(|place| place.x += gap);
            return places;
        }
        let aces: [_; 4] = row(Point::new(middle, 508.0), step);
        let kings: [_; 4] = row(Point::new(middle, 633.0), step);
        std::array::from_fn(|i| if i < 4 { aces[i] } else { kings[i - 4] })
    }

    fn pile(self, items: &mut Vec<Item>, table: &Table<'_>, index: usize) {
        let foot = self.foot(index);
        if let Some((&top, buried)) = table.piles[index].split_last() {
            self.fan(items, buried, foot);
            items.push(face(top, foot));
            items.extend(ring(
                foot,
                table.movable.piles[index],
                table.last.piles[index],
            ));
        }
    }

    /// The cards under a top card, with room for its ring below the last of them.
    fn fan(self, items: &mut Vec<Item>, buried: &[Card], foot: Placed) {
        let strip = self.strip(buried.len(), foot);
        let strip = if buried.len() < TALLEST {
            strip.max(STRIP)
        } else {
            strip
        };
        let above = (0..buried.len()).rev().map(count);
        for (&card, above) in buried.iter().zip(above) {
            let ring = if above == 0.0 { RING_ROOM } else { 0.0 };
            items.push(Item::Card {
                card,
                at: foot.moved(0.0, -RING_ROOM - strip * (above + 1.0)),
                show: Show::Strip(strip + ring),
            });
        }
    }

    /// The height of each strip that the canvas has room for.
    fn strip(self, buried: usize, foot: Placed) -> f32 {
        ((self.room(foot) - RING_ROOM) / count(buried.max(1))).min(GENEROUS_STRIP)
    }

    /// How far a card can move outward from the foot before a corner comes to the margin.
    fn room(self, foot: Placed) -> f32 {
        let (sin, cos) = foot.angle.to_radians().sin_cos();
        let corners = foot.outline().0.into_iter().take(2);
        let ceiling = if (foot.center.x - WIDTH / 2.0).abs() > self.under_captions {
            CAPTIONS + MARGIN
        } else {
            MARGIN
        };
        let top = corners.clone().map(|corner| (corner.y - ceiling) / cos);
        let side = corners.map(|corner| {
            let beside = if sin < 0.0 {
                corner.x
            } else {
                WIDTH - corner.x
            };
            (beside - MARGIN) / sin.abs().max(f32::EPSILON)
        });
        // A hair less, so that rounding never takes a corner over the margin.
        top.chain(side).fold(f32::MAX, f32::min) - 0.01
    }
}
