//! The pixels of a shape, found once.

use super::canvas::{Area, Canvas};
use super::palette::{Palette, Rgb};
use super::pixels::{coverage, floor, middle, pixel};

/// How much of each pixel a shape covers, where it covers any.
pub(super) struct Mask {
    runs: Vec<Run>,
    cover: Vec<u8>,
}

/// Pixels beside each other.
struct Run {
    y: i32,
    left: i32,
    length: usize,
}

impl Mask {
    /// The pixels of a box that lie inside a shape, given by the distance of a point from it: negative inside, and
    /// never more than the true one outside.
    pub(super) fn new(bounds: Area, distance: impl Fn(f32, f32) -> f32) -> Self {
        let (mut runs, mut cover) = (Vec::new(), Vec::new());
        for y in bounds.top..bounds.bottom {
            let (mut x, mut before) = (bounds.left, None);
            while x < bounds.right {
                let distance = distance(middle(x), middle(y));
                let covered = coverage(0.5 - distance);
                if covered > 0 {
                    if before != Some(x - 1) {
                        runs.push(Run {
                            y,
                            left: x,
                            length: 0,
                        });
                    }
                    if let Some(run) = runs.last_mut() {
                        run.length += 1;
                    }
                    cover.push(covered);
                    before = Some(x);
                }
                // No pixel nearer than the shape has anything of it.
                x += floor(distance - 0.5).max(1);
            }
        }
        runs.shrink_to_fit();
        cover.shrink_to_fit();
        Self { runs, cover }
    }

    /// The memory it takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.cover.capacity() + self.runs.capacity() * size_of::<Run>()
    }

    /// Paints the shape.
    pub(super) fn draw(&self, canvas: &mut Canvas, palette: &Palette, colour: Rgb) {
        let mut rest = self.cover.as_slice();
        for run in &self.runs {
            let (covers, after) = rest.split_at(run.length);
            rest = after;
            let (row, skip) = canvas.row(run.y, run.left, run.left + pixel(run.length));
            for (under, &cover) in row.iter_mut().zip(covers.iter().skip(skip)) {
                *under = palette.mix(colour, *under, cover);
            }
        }
    }
}
