//! Points, rectangles and turned rectangles, in the scene's units (y grows downward).

/// A place on the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Units from the left side.
    pub x: f32,
    /// Units from the top.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point this far to the right and down.
    #[must_use]
    pub fn offset(self, dx: f32, dy: f32) -> Self {
        Self::new(self.x + dx, self.y + dy)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its left side.
    pub left: f32,
    /// Its top.
    pub top: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Rect {
    /// The rectangle of this size around a point.
    pub fn around(center: Point, width: f32, height: f32) -> Self {
        Self {
            left: center.x - width / 2.0,
            top: center.y - height / 2.0,
            width,
            height,
        }
    }

    /// The rectangle grown by this much on every side.
    #[must_use]
    pub fn grown(self, by: f32) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    /// The rectangle with all its lengths times this.
    #[must_use]
    pub fn scaled(self, by: f32) -> Self {
        Self {
            left: self.left * by,
            top: self.top * by,
            width: self.width * by,
            height: self.height * by,
        }
    }

    /// The corners, clockwise from the top left.
    pub fn corners(self) -> [Point; 4] {
        let (right, bottom) = (self.left + self.width, self.top + self.height);
        [
            Point::new(self.left, self.top),
            Point::new(right, self.top),
            Point::new(right, bottom),
            Point::new(self.left, bottom),
        ]
    }

    /// The same shape as a [`Quad`].
    pub fn quad(self) -> Quad {
        Quad(self.corners())
    }
}

/// A rectangle that may be turned: its corners in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quad(pub [Point; 4]);

impl Quad {
    /// Whether every corner keeps at least `margin` from the sides of a canvas of this size.
    pub fn is_within(&self, width: f32, height: f32, margin: f32) -> bool {
        self.0.iter().all(|p| {
            p.x >= margin && p.x <= width - margin && p.y >= margin && p.y <= height - margin
        })
    }

    /// Whether the insides of the two shapes meet; shapes that only touch don't.
    pub fn overlaps(&self, other: &Self) -> bool {
        // Convex shapes are apart if and only if some side of one of them has the other wholly outside.
        !self.has_side_before(other) && !other.has_side_before(self)
    }

    fn has_side_before(&self, other: &Self) -> bool {
        (0..4).any(|i| {
            let (a, b) = (self.0[i], self.0[(i + 1) % 4]);
            let outside = |p: &Point| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0.0;
            other.0.iter().all(outside)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_that_touch_do_not_overlap() {
        let square = |x| Rect::around(Point::new(x, 0.0), 2.0, 2.0).quad();
        assert!(square(0.0).overlaps(&square(1.0)));
        assert!(!square(0.0).overlaps(&square(2.0)));
        assert!(!square(0.0).overlaps(&square(3.0)));
    }
}
