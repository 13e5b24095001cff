//! Cards and where they lie.

use super::{Point, Quad, RING, Rect};

/// A card's width in units, 7.1 % of the canvas.
pub const CARD_WIDTH: f32 = 78.0;
/// A card's height in units.
pub const CARD_HEIGHT: f32 = 104.0;
/// The radius of a card's corners in units.
pub const CARD_RADIUS: f32 = 5.0;
/// A patch's width when it stands upright. No eight of them beside eight that lie are larger and leave the felt between
/// them that their rings need.
pub const PATCH_WIDTH: f32 = 66.0;
/// A patch's height when it stands upright.
pub const PATCH_HEIGHT: f32 = 88.0;
/// The width of a card that is shown as a tag.
pub const TAG_WIDTH: f32 = 43.0;
/// The height of a tag.
pub const TAG_HEIGHT: f32 = 77.0 / 3.0;
/// Where a card's index stands, from the card's top left corner. No rank and suit is wider or taller.
pub const INDEX: Rect = Rect {
    left: 8.0 / 3.0,
    top: 5.0 / 3.0,
    width: 50.0,
    height: 68.0 / 3.0,
};
/// Where a tag's index stands: narrower than a card's, and just tall enough for a phone.
pub const TAG_INDEX: Rect = Rect {
    left: 2.5,
    top: 1.8,
    width: 38.5,
    height: 22.05,
};

/// The form a card is drawn in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// Upright.
    #[default]
    Portrait,
    /// A smaller upright card with an index as large, for a quilt.
    Patch,
    /// A patch lying on its long side, its index upright.
    Landscape,
    /// Nothing but the index, for a card that lies buried.
    Tag,
}

impl Form {
    /// Its width and height in units.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::Portrait => (CARD_WIDTH, CARD_HEIGHT),
            Self::Patch => (PATCH_WIDTH, PATCH_HEIGHT),
            Self::Landscape => (PATCH_HEIGHT, PATCH_WIDTH),
            Self::Tag => (TAG_WIDTH, TAG_HEIGHT),
        }
    }

    /// Where its index stands, from its top left corner.
    pub const fn index(self) -> Rect {
        match self {
            Self::Portrait | Self::Patch | Self::Landscape => INDEX,
            Self::Tag => TAG_INDEX,
        }
    }
}

/// A card's place: its centre, the angle it is turned by, its size and form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// The card's centre.
    pub center: Point,
    /// Degrees clockwise from upright.
    pub angle: f32,
    /// Its size, where 1 is a card of [`CARD_WIDTH`].
    pub scale: f32,
    /// Its form.
    pub form: Form,
}

impl Placed {
    /// A card that stands upright around this point.
    pub const fn upright(center: Point) -> Self {
        Self {
            center,
            angle: 0.0,
            scale: 1.0,
            form: Form::Portrait,
        }
    }

    /// The same in another form.
    pub const fn form(self, form: Form) -> Self {
        Self { form, ..self }
    }

    /// The same, turned to this angle.
    pub const fn turned(self, angle: f32) -> Self {
        Self { angle, ..self }
    }

    /// The same in another size.
    pub const fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// Its width and height in units.
    pub fn size(self) -> (f32, f32) {
        let (width, height) = self.form.size();
        (width * self.scale, height * self.scale)
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
        let (width, height) = self.size();
        Quad(part.corners().map(|corner| {
            self.moved(corner.x - width / 2.0, corner.y - height / 2.0)
                .center
        }))
    }

    /// The card's whole shape, its corners taken as square.
    pub fn outline(self) -> Quad {
        self.quad(self.rect())
    }

    /// The shape of a ring around the card.
    pub fn ring(self) -> Quad {
        self.quad(self.rect().grown(RING))
    }

    /// Where the card's index lies.
    pub fn index(self) -> Quad {
        self.quad(self.form.index().scaled(self.scale))
    }

    fn rect(self) -> Rect {
        let (width, height) = self.size();
        Rect {
            left: 0.0,
            top: 0.0,
            width,
            height,
        }
    }
}
