//! Shapes as distances: how far a point is from the edge, negative inside. Lengths in pixels.

use super::canvas::Area;
use super::mask::Mask;
use super::pixels::SCALE;
use crate::view::scene::{CARD_RADIUS, Placed};

/// A turned rectangle with round corners.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundRect {
    x: f32,
    y: f32,
    half_width: f32,
    half_height: f32,
    radius: f32,
    sin: f32,
    cos: f32,
}

impl RoundRect {
    /// An upright one around a point.
    pub(super) fn upright(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Self {
        Self {
            x,
            y,
            half_width: width / 2.0,
            half_height: height / 2.0,
            radius,
            sin: 0.0,
            cos: 1.0,
        }
    }

    /// A card's shape.
    pub(super) fn card(at: Placed) -> Self {
        let (x, y) = (at.center.x * SCALE, at.center.y * SCALE);
        let ((width, height), radius) = (at.size(), CARD_RADIUS * at.scale);
        Self::upright(x, y, width * SCALE, height * SCALE, radius * SCALE).turned(at.angle)
    }

    /// The same, turned clockwise by so many degrees.
    pub(super) fn turned(self, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self { sin, cos, ..self }
    }

    /// A point in the rectangle's own axes, from its centre.
    pub(super) fn local(&self, x: f32, y: f32) -> (f32, f32) {
        let (dx, dy) = (x - self.x, y - self.y);
        (dx * self.cos + dy * self.sin, dy * self.cos - dx * self.sin)
    }

    /// The distance of a point from the edge.
    pub(super) fn distance(&self, x: f32, y: f32) -> f32 {
        let (x, y) = self.local(x, y);
        let (dx, dy) = (
            x.abs() - self.half_width + self.radius,
            y.abs() - self.half_height + self.radius,
        );
        if dx > 0.0 && dy > 0.0 {
            dx.hypot(dy) - self.radius
        } else {
            dx.max(dy) - self.radius
        }
    }

    /// All its lengths, and two more.
    const fn lengths(self, one: f32, other: f32) -> [f32; 9] {
        [
            self.x,
            self.y,
            self.half_width,
            self.half_height,
            self.radius,
            self.sin,
            self.cos,
            one,
            other,
        ]
    }

    /// The pixels within this distance of it.
    pub(super) fn bounds(&self, reach: f32) -> Area {
        let (sin, cos) = (self.sin.abs(), self.cos.abs());
        Area::around(
            self.x,
            self.y,
            self.half_width * cos + self.half_height * sin + reach,
            self.half_width * sin + self.half_height * cos + reach,
        )
    }
}

/// What is painted in one colour.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shape {
    /// The whole of a rectangle.
    Whole(RoundRect),
    /// A line along its edge, from one distance of it to another.
    Line(RoundRect, f32, f32),
    /// The upper (−1) or lower (1) half of a line outside it, of this width.
    HalfLine(RoundRect, f32, f32),
    /// A triangle around a point that points up (1) or down (−1), as wide as it is high.
    Triangle {
        x: f32,
        y: f32,
        half: f32,
        turn: f32,
    },
}

/// Tells shapes apart, to the last bit of their lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key(u8, [u32; 9]);

impl Shape {
    /// Its key.
    pub(super) fn key(self) -> Key {
        let (variant, lengths) = match self {
            Self::Whole(rect) => (0, rect.lengths(0.0, 0.0)),
            Self::Line(rect, from, to) => (1, rect.lengths(from, to)),
            Self::HalfLine(rect, half, width) => (2, rect.lengths(half, width)),
            Self::Triangle { x, y, half, turn } => (3, [x, y, half, turn, 0.0, 0.0, 0.0, 0.0, 0.0]),
        };
        Key(variant, lengths.map(f32::to_bits))
    }

    /// Its pixels.
    pub(super) fn mask(self) -> Mask {
        match self {
            Self::Whole(rect) => Mask::new(rect.bounds(0.0), |x, y| rect.distance(x, y)),
            Self::Line(rect, from, to) => {
                let (middle, half) = (f32::midpoint(from, to), (to - from) / 2.0);
                let distance = |x, y| (rect.distance(x, y) - middle).abs() - half;
                Mask::new(rect.bounds(to), distance)
            }
            Self::HalfLine(rect, half, width) => {
                let distance = |x, y| {
                    let line = (rect.distance(x, y) - width / 2.0).abs() - width / 2.0;
                    line.max(-half * rect.local(x, y).1)
                };
                Mask::new(rect.bounds(width), distance)
            }
            Self::Triangle {
                x: cx,
                y: cy,
                half,
                turn,
            } => {
                let distance = |x: f32, y: f32| triangle(x - cx, (cy - y) * turn, half);
                Mask::new(Area::around(cx, cy, half, half), distance)
            }
        }
    }
}

/// The distance of a point from a triangle that points up, from its middle.
fn triangle(dx: f32, dy: f32, half: f32) -> f32 {
    // Two slanted sides of slope 2 and the base.
    let slant = (2.0 * dx.abs() + dy - half) / 5.0_f32.sqrt();
    slant.max(-dy - half)
}
