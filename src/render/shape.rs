//! Shapes as distances: how far a point is from the edge, negative inside. Lengths in pixels.

use super::canvas::Area;
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

/// A triangle that points up or down, as wide as it is high.
pub(super) fn triangle(dx: f32, dy: f32, half: f32) -> f32 {
    // Two slanted sides of slope 2 and the base.
    let slant = (2.0 * dx.abs() + dy - half) / 5.0_f32.sqrt();
    slant.max(-dy - half)
}
