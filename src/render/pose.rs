//! How a card lies, in steps too small to be seen, so that what was made of it once can be used again.

use super::pixels::{SCALE, floor, whole};
use super::shape::RoundRect;
use crate::view::scene::{CARD_RADIUS, Form, Placed};

/// How a card is turned, its size and its form. Angles and sizes are kept in steps too small to be seen, so that a
/// stamp can be used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pose {
    angle: i32,
    scale: i32,
    form: Form,
}

/// Angles are kept in steps of a sixteenth of a degree: over a card's height less than a fifth of a pixel.
const ANGLE_STEPS: f32 = 16.0;
/// Sizes are kept in steps of a thousandth: over a large card's height a quarter of a pixel.
const SCALE_STEPS: f32 = 1000.0;

impl Pose {
    /// The pose of a card at this place.
    pub(super) fn of(at: Placed) -> Self {
        Self {
            angle: floor(at.angle * ANGLE_STEPS + 0.5),
            scale: floor(at.scale * SCALE_STEPS + 0.5),
            form: at.form,
        }
    }

    /// Whether it isn't upright.
    pub(super) const fn is_turned(self) -> bool {
        self.angle != 0
    }

    fn degrees(self) -> f32 {
        whole(self.angle) / ANGLE_STEPS
    }

    /// The sine and cosine of its angle.
    pub(super) fn sin_cos(self) -> (f32, f32) {
        self.degrees().to_radians().sin_cos()
    }

    /// How many pixels of the canvas a pixel is that a card of size 1 would have.
    pub(super) fn scale(self) -> f32 {
        whole(self.scale) / SCALE_STEPS
    }

    /// Its width and height in pixels.
    pub(super) fn size(self) -> (f32, f32) {
        let ((width, height), scale) = (self.form.size(), self.scale() * SCALE);
        (width * scale, height * scale)
    }

    /// Where its centre lies, from its centre pixel's corner: a card of size 1 that isn't turned covers whole pixels.
    pub(super) const fn center(self) -> (f32, f32) {
        match self.form {
            Form::Portrait | Form::Patch | Form::Tag => (0.5, 0.0),
            Form::Landscape => (0.0, 0.5),
        }
    }

    /// A card around the point that stands for its centre pixel.
    pub(super) fn shape(self) -> RoundRect {
        let (width, height) = self.size();
        let radius = CARD_RADIUS * self.scale() * SCALE;
        let (x, y) = self.center();
        RoundRect::upright(x, y, width, height, radius).turned(self.degrees())
    }
}
