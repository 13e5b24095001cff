//! The Crescent's arc: sixteen fans around the eight foundations.
//!
//! Every pile has a fixed foot, where its top card stands above its number, and grows outward from there. The feet
//! are as far apart as the width allows when all fans are of sixteen cards, and no index is ever covered.

use super::{
    Anchor, CARD_HEIGHT, CARD_WIDTH, Deck, Item, Label, Mark, Placed, Point, RING, Rect, Role,
    STRIP, Scene, Show, WIDTH, Way,
};
use crate::cards::{Card, Rank, Suit};

/// What the arc shows. Suits are in the order of [`Suit::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Arc<'a> {
    /// The piles 1 to 16, each from its bottom card to its top card, at most sixteen cards.
    pub piles: [&'a [Card]; 16],
    /// The top of each suit's ace foundation.
    pub ace_tops: [Rank; 4],
    /// The top of each suit's king foundation.
    pub king_tops: [Rank; 4],
    /// The top cards that can move.
    pub movable: Tops,
    /// The top cards that the last move brought there.
    pub last: Tops,
    /// How many shifts are left, at most `shifts`.
    pub shifts_left: u8,
    /// How many shifts the game has.
    pub shifts: u8,
    /// The captions.
    pub captions: Captions<'a>,
    /// The deck's colours.
    pub deck: Deck,
}

/// A yes or no for each card that lies on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tops {
    /// The piles 1 to 16.
    pub piles: [bool; 16],
    /// Each suit's ace foundation.
    pub aces: [bool; 4],
    /// Each suit's king foundation.
    pub kings: [bool; 4],
}

/// The captions, ready to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Captions<'a> {
    /// Names the row of moons at the top left, such as `shifts`; at most nine letters.
    pub shifts: &'a str,
    /// At the top right, such as `move 14`; at most nine letters.
    pub moves: &'a str,
    /// Above the foundations, such as `37 of 104 home`; at most thirty letters.
    pub home: &'a str,
}

/// The least room between the canvas's sides and anything drawn.
pub const MARGIN: f32 = 8.0;

/// The height of a capital letter in the captions.
pub const CAPTION: f32 = 15.0;

/// How far down the captions in the corners reach.
const CAPTIONS: f32 = 66.0;
/// How far from the middle a pile stands whose fan has to stay below the captions.
const UNDER_CAPTIONS: f32 = 350.0;
/// The strips of a fan that has room to spare.
const GENEROUS_STRIP: f32 = 42.0;
/// The room for a ring between a top card and the index above it.
const RING_ROOM: f32 = RING + 0.5;

/// Lays the arc out.
pub fn arc(table: &Arc<'_>) -> Scene {
    let mut items = Vec::with_capacity(256);
    captions(&mut items, table);
    foundations(&mut items, table);
    // A slot must not lie over the card beside it.
    let slots = (0..16).filter(|&index| table.piles[index].is_empty());
    items.extend(slots.map(|index| Item::Slot { at: foot(index) }));
    for index in 0..16 {
        pile(&mut items, table, index);
    }
    for index in 0..16 {
        number(&mut items, index, table.piles[index].len());
    }
    Scene {
        deck: table.deck,
        items,
    }
}

/// Where the top card of a pile stands.
fn foot(index: usize) -> Placed {
    let side = (count(index) - 7.5) / 7.5;
    let bottom = Point::new(
        WIDTH / 2.0 + 434.0 * side,
        488.0 + 162.0 * side.abs().powf(3.8),
    );
    Placed {
        center: bottom,
        angle: 8.0 * side,
    }
    .moved(0.0, -CARD_HEIGHT / 2.0)
}

fn pile(items: &mut Vec<Item>, table: &Arc<'_>, index: usize) {
    let (cards, foot) = (table.piles[index], foot(index));
    if let Some((&top, buried)) = cards.split_last() {
        fan(items, buried, foot);
        items.push(face(top, foot));
        let mark = Mark::new(table.movable.piles[index], table.last.piles[index]);
        items.extend(mark.map(|mark| Item::Ring { at: foot, mark }));
    }
}

/// The cards under a top card, with room for its ring below the last of them.
fn fan(items: &mut Vec<Item>, buried: &[Card], foot: Placed) {
    let strip = strip(buried.len(), foot);
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

/// The height of each strip: generous if the canvas has room, and never less than an index.
fn strip(buried: usize, foot: Placed) -> f32 {
    ((room(foot) - RING_ROOM) / count(buried.max(1))).clamp(STRIP, GENEROUS_STRIP)
}

/// A count of cards or places, of which there are never more than 104, as a factor.
fn count(things: usize) -> f32 {
    u8::try_from(things).map_or(f32::from(u8::MAX), f32::from)
}

/// How far a card can move outward from the foot before a corner comes to the margin.
fn room(foot: Placed) -> f32 {
    let (sin, cos) = foot.angle.to_radians().sin_cos();
    let corners = foot.outline().0.into_iter().take(2);
    let ceiling = if (foot.center.x - WIDTH / 2.0).abs() > UNDER_CAPTIONS {
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

fn face(card: Card, at: Placed) -> Item {
    Item::Card {
        card,
        at,
        show: Show::Face,
    }
}

/// The pile's number, and under it the count of its cards.
fn number(items: &mut Vec<Item>, index: usize, count: usize) {
    // A little outward, away from the foundations' arrows.
    let foot = foot(index);
    let under = foot.moved(foot.angle / 4.0, CARD_HEIGHT / 2.0 + RING);
    let at = under.center;
    let (center, height) = if count == 0 {
        (12.5, 24.0)
    } else {
        (18.5, 36.0)
    };
    items.push(Item::Pill(Rect::around(
        at.offset(0.0, center),
        34.0,
        height,
    )));
    let label = |text, down, cap, role| {
        Item::Label(Label {
            text,
            at: at.offset(0.0, down),
            anchor: Anchor::Middle,
            cap,
            role,
        })
    };
    let role = if count == 0 { Role::Faint } else { Role::Place };
    items.push(label((index + 1).to_string(), 19.0, 15.5, role));
    if count > 0 {
        items.push(label(format!("×{count}"), 32.5, 10.5, Role::Caption));
    }
}

/// The ace foundations at the left, the king foundations at the right, each under an arrow.
fn foundations(items: &mut Vec<Item>, table: &Arc<'_>) {
    let (movable, last) = (&table.movable, &table.last);
    for suit in Suit::ALL {
        let i = suit.index();
        let mark = Mark::new(movable.aces[i], last.aces[i]);
        foundation(items, i, Card::new(table.ace_tops[i], suit), Way::Up, mark);
    }
    for suit in Suit::ALL {
        let i = suit.index();
        let mark = Mark::new(movable.kings[i], last.kings[i]);
        foundation(
            items,
            i + 4,
            Card::new(table.king_tops[i], suit),
            Way::Down,
            mark,
        );
    }
}

fn foundation(items: &mut Vec<Item>, column: usize, card: Card, way: Way, mark: Option<Mark>) {
    let step = count(column) - 3.5;
    let x = WIDTH / 2.0 + step * (CARD_WIDTH + 4.5) + step.signum() * 4.0;
    let at = Placed::upright(Point::new(x, 584.0 + CARD_HEIGHT / 2.0));
    items.push(face(card, at));
    items.extend(mark.map(|mark| Item::Ring { at, mark }));
    let center = at.center.offset(0.0, -CARD_HEIGHT / 2.0 - RING - 8.0);
    items.push(Item::Arrow { center, way });
}

fn captions(items: &mut Vec<Item>, table: &Arc<'_>) {
    let caption = |text: &str, x, y, anchor| {
        Item::Label(Label {
            text: text.to_owned(),
            at: Point::new(x, y),
            anchor,
            cap: CAPTION,
            role: Role::Caption,
        })
    };
    let (left, right) = (16.0, WIDTH - 16.0);
    items.push(caption(table.captions.shifts, left, 34.0, Anchor::Start));
    items.push(caption(table.captions.moves, right, 34.0, Anchor::End));
    let middle = WIDTH / 2.0;
    items.push(caption(table.captions.home, middle, 560.0, Anchor::Middle));
    for moon in 0..table.shifts {
        items.push(Item::Moon {
            center: Point::new(left + 9.0 + 24.0 * f32::from(moon), 56.0),
            radius: 8.5,
            lit: moon < table.shifts_left,
        });
    }
}
