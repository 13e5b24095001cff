//! Where every card, label and ring stands: plain data that `render` turns into a picture.
//!
//! Lengths are in units of a canvas of [`WIDTH`] × [`HEIGHT`], with y growing downward, and angles are in degrees
//! clockwise. Each game has a file here that lays its table out.

pub mod crazy_quilt;
pub mod crescent;
mod geometry;
mod layout;
mod placed;
mod places;
pub mod waning_moon;

pub use geometry::{Point, Quad, Rect};
pub use layout::Layout;
pub use placed::{
    CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, Form, INDEX, PATCH_HEIGHT, PATCH_WIDTH, Placed,
    TAG_HEIGHT, TAG_INDEX, TAG_WIDTH,
};
pub use places::{COUNT_ROOM, Top, counted};

use crate::cards::Card;

/// The canvas's width in units.
pub const WIDTH: f32 = 1100.0;
/// The canvas's height in units.
pub const HEIGHT: f32 = 700.0;
/// How far a ring reaches outside its card, in units.
pub const RING: f32 = 5.0;
/// How far a bar reaches outside its card, in units: beyond a ring around the same card.
pub const BAR: f32 = 7.5;
/// The least height of the part of a card that shows in a fan: its index, and a hair of paper below.
pub const STRIP: f32 = 74.0 / 3.0;

/// A picture to be drawn: the items in order, each over the ones before it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The deck's colours.
    pub deck: Deck,
    /// What is drawn, first things first.
    pub items: Vec<Item>,
}

/// The colours of the suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deck {
    /// ♣ ♠ black, ♦ ♥ red.
    #[default]
    TwoColour,
    /// ♣ green, ♦ blue, ♥ red, ♠ black.
    FourColour,
}

/// How much of a card the next one leaves uncovered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Show {
    /// The whole face.
    Face,
    /// The top of the face, of this height in units; what lies below is not drawn. If the height is less than
    /// [`STRIP`], the index is squeezed to it.
    Strip(f32),
}

impl Show {
    /// Where the index of a card at this place lies.
    pub fn index(self, at: Placed) -> Quad {
        match self {
            Self::Strip(height) if height < STRIP * at.scale => {
                at.quad(squeezed_index(height / at.scale).scaled(at.scale))
            }
            _ => at.index(),
        }
    }
}

/// Where the index stands on a strip of this height, less than [`STRIP`], on a card of size 1: with less paper above
/// and below, so that columns of twenty cards can be read on a phone.
pub fn squeezed_index(height: f32) -> Rect {
    Rect {
        top: 0.9,
        height: height - 1.4,
        ..INDEX
    }
}

/// One thing to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A card, face up.
    Card {
        /// Which card.
        card: Card,
        /// Its place.
        at: Placed,
        /// How much of it can be seen.
        show: Show,
    },
    /// A card, face down.
    Back {
        /// Its place.
        at: Placed,
    },
    /// The faint outline of a place without a card.
    Slot {
        /// The place.
        at: Placed,
    },
    /// A ring around a card, outside it.
    Ring {
        /// The card's place.
        at: Placed,
        /// What it tells.
        mark: Mark,
    },
    /// A gold bar along a side of a card that is free.
    Bar {
        /// The card's place.
        at: Placed,
        /// Which side of it.
        side: Side,
    },
    /// The dark ground of a label, its ends round.
    Pill(Rect),
    /// A line of text.
    Label(Label),
    /// A full moon for something left, or the faint outline of one for something spent.
    Moon {
        /// Its centre.
        center: Point,
        /// Its radius.
        radius: f32,
        /// Whether it is left.
        lit: bool,
    },
    /// A triangle that tells which way a foundation is built.
    Arrow {
        /// Its centre.
        center: Point,
        /// Which way it points.
        way: Way,
    },
}

impl Item {
    /// The shape that hides what was drawn before it, corners taken as square; text and arrows hide nothing worth
    /// counting.
    pub fn cover(&self) -> Option<Quad> {
        match *self {
            Self::Card { at, .. } | Self::Back { at } => Some(at.outline()),
            Self::Ring { at, .. } => Some(at.ring()),
            Self::Bar { at, side } => Some(at.quad(side.bar(at))),
            Self::Pill(rect) => Some(rect.quad()),
            Self::Moon { center, radius, .. } => {
                Some(Rect::around(center, 2.0 * radius, 2.0 * radius).quad())
            }
            Self::Slot { .. } | Self::Label(_) | Self::Arrow { .. } => None,
        }
    }
}

/// A side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The upper one.
    Top,
    /// The right one.
    Right,
    /// The lower one.
    Bottom,
    /// The left one.
    Left,
}

impl Side {
    /// The bar along this side, just outside the card, measured from the card's top left corner.
    pub fn bar(self, at: Placed) -> Rect {
        let ((width, height), inset) = (at.size(), CARD_RADIUS * at.scale);
        let (long_x, long_y) = (width - 2.0 * inset, height - 2.0 * inset);
        let (left, top, width, height) = match self {
            Self::Top => (inset, -BAR, long_x, BAR),
            Self::Bottom => (inset, height, long_x, BAR),
            Self::Left => (-BAR, inset, BAR, long_y),
            Self::Right => (width, inset, BAR, long_y),
        };
        Rect {
            left,
            top,
            width,
            height,
        }
    }
}

/// What a ring around a card tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Gold: the card can move.
    Movable,
    /// Cyan: the last move brought it here.
    Last,
    /// Gold below and cyan above: both. Thinner rings inside each other would blend to green on a phone.
    LastMovable,
}

impl Mark {
    /// The mark of a card, if it has one.
    pub const fn new(movable: bool, last: bool) -> Option<Self> {
        match (movable, last) {
            (true, true) => Some(Self::LastMovable),
            (true, false) => Some(Self::Movable),
            (false, true) => Some(Self::Last),
            (false, false) => None,
        }
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// The anchor: a point of the text's base line.
    pub at: Point,
    /// Which point of the base line.
    pub anchor: Anchor,
    /// The height of a capital letter.
    pub cap: f32,
    /// Its colour's meaning.
    pub role: Role,
}

/// Which point of a line of text its position names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// What a line of text is for, which gives it its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The name of a place, such as a pile's number.
    Place,
    /// A count or a caption.
    Caption,
    /// The name of a place that is empty.
    Faint,
}

/// Up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// From the ace to the king.
    Up,
    /// From the king to the ace.
    Down,
}
