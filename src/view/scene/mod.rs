//! Where every card, label and ring stands: plain data that `render` turns into a picture.
//!
//! Lengths are in units of a canvas of [`WIDTH`] × [`HEIGHT`], with y growing downward, and angles are in degrees
//! clockwise. Each game has a file here that lays its table out.

pub mod crescent;
mod geometry;

pub use geometry::{Point, Quad, Rect};

use crate::cards::Card;

/// The canvas's width in units.
pub const WIDTH: f32 = 1100.0;
/// The canvas's height in units.
pub const HEIGHT: f32 = 700.0;
/// A card's width in units, 7.1 % of the canvas.
pub const CARD_WIDTH: f32 = 78.0;
/// A card's height in units.
pub const CARD_HEIGHT: f32 = 104.0;
/// The radius of a card's corners in units.
pub const CARD_RADIUS: f32 = 5.0;
/// How far a ring reaches outside its card, in units.
pub const RING: f32 = 4.0;
/// Where a card's index stands, from the card's top left corner. No rank and suit is wider or taller.
pub const INDEX: Rect = Rect {
    left: 8.0 / 3.0,
    top: 5.0 / 3.0,
    width: 50.0,
    height: 68.0 / 3.0,
};
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

/// A card's place: its centre, and the angle it is turned by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// The card's centre.
    pub center: Point,
    /// Degrees clockwise from upright.
    pub angle: f32,
}

impl Placed {
    /// A card that stands upright around this point.
    pub const fn upright(center: Point) -> Self {
        Self { center, angle: 0.0 }
    }

    /// The place this far along the card's own axes: to its right, and down.
    #[must_use]
    pub fn moved(self, right: f32, down: f32) -> Self {
        let (sin, cos) = self.angle.to_radians().sin_cos();
        let center = self
            .center
            .offset(right * cos - down * sin, right * sin + down * cos);
        Self { center, ..self }
    }

    /// Where a rectangle measured from the card's top left corner lies on the canvas.
    pub fn quad(self, part: Rect) -> Quad {
        Quad(part.corners().map(|corner| {
            self.moved(corner.x - CARD_WIDTH / 2.0, corner.y - CARD_HEIGHT / 2.0)
                .center
        }))
    }

    /// The card's whole shape, its corners taken as square.
    pub fn outline(self) -> Quad {
        self.quad(CARD)
    }

    /// Where the card's index lies.
    pub fn index(self) -> Quad {
        self.quad(INDEX)
    }
}

const CARD: Rect = Rect {
    left: 0.0,
    top: 0.0,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
};

/// How much of a card the next one leaves uncovered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Show {
    /// The whole face.
    Face,
    /// The top of the face, of this height in units; what lies below is not drawn.
    Strip(f32),
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
            Self::Ring { at, .. } => Some(at.quad(CARD.grown(RING))),
            Self::Pill(rect) => Some(rect.quad()),
            Self::Moon { center, radius, .. } => {
                Some(Rect::around(center, 2.0 * radius, 2.0 * radius).quad())
            }
            Self::Slot { .. } | Self::Label(_) | Self::Arrow { .. } => None,
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
    /// Gold inside cyan: both.
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
