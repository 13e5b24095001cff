//! An indexed picture.

use super::pixels::{floor, place};

/// A picture of palette indices, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// A rectangle of pixels: from left and top up to but without right and bottom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Area {
    /// The pixels within this distance of a point, in pixels.
    pub(super) fn around(x: f32, y: f32, half_width: f32, half_height: f32) -> Self {
        Self {
            left: floor(x - half_width) - 1,
            top: floor(y - half_height) - 1,
            right: floor(x + half_width) + 2,
            bottom: floor(y + half_height) + 2,
        }
    }
}

impl Canvas {
    /// A canvas of one colour.
    pub(super) fn new(width: usize, height: usize, index: u8) -> Self {
        Self {
            width,
            height,
            pixels: vec![index; width * height],
        }
    }

    /// Its width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Its height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The palette indices, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The pixels `left..right` of a row as far as they lie on the canvas, and how many were cut off at the left.
    pub(super) fn row(&mut self, y: i32, left: i32, right: i32) -> (&mut [u8], usize) {
        let (from, to) = (place(left).min(self.width), place(right).min(self.width));
        if y < 0 || place(y) >= self.height || from >= to {
            return (&mut [], 0);
        }
        let start = place(y) * self.width;
        (&mut self.pixels[start + from..start + to], place(-left))
    }

    /// The pixels `left..right` of a row as far as they lie on the canvas.
    pub(super) fn look(&self, y: i32, left: i32, right: i32) -> &[u8] {
        let (from, to) = (place(left).min(self.width), place(right).min(self.width));
        if y < 0 || place(y) >= self.height || from >= to {
            return &[];
        }
        &self.pixels[place(y) * self.width..][from..to]
    }
}
