//! A card turned by an angle, ready to be copied onto a canvas.

use std::ops::Range;

use super::canvas::Canvas;
use super::palette::{Palette, colour};
use super::pixels::{SCALE, coverage, floor, middle, pixel, place, whole};
use super::pose::Pose;
use super::shape::RoundRect;
use super::sprites::Sprite;
use crate::view::scene::{INDEX, STRIP, Show, squeezed_index};

/// The width of a card's dark edge in pixels.
const EDGE: f32 = 1.4;

/// How much of a card a stamp holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// The whole face.
    Face,
    /// The top of the card down to [`STRIP_MOST`], with nothing on it but the index.
    Strip,
    /// The same, its index squeezed to a strip of this height, in [`SQUEEZE_STEPS`] of a unit.
    Squeezed(i32),
}

/// The greatest height of a strip's stamp in pixels.
const STRIP_MOST: f32 = 84.0;

/// How finely heights of strips are told apart.
const SQUEEZE_STEPS: f32 = 4.0;

impl Part {
    /// The part of a card of this size that is shown.
    pub(super) fn of(show: Show, scale: f32) -> Self {
        match show {
            Show::Strip(height) if height < STRIP * scale => {
                Self::Squeezed(floor(height / scale * SQUEEZE_STEPS))
            }
            Show::Strip(height) if height * SCALE < STRIP_MOST * scale => Self::Strip,
            Show::Strip(_) | Show::Face => Self::Face,
        }
    }

    /// Whether a point this far down a card of size 1 is part of it.
    fn reaches(self, down: f32) -> bool {
        self == Self::Face || down < STRIP_MOST
    }

    /// The point of a sprite that is seen this far down it, in the sprite's pixels.
    fn source(self, down: f32) -> f32 {
        let Self::Squeezed(height) = self else {
            return down;
        };
        let unit = 2.0 * SCALE;
        let room = squeezed_index(whole(height) / SQUEEZE_STEPS);
        (INDEX.top + (down / unit - room.top) * INDEX.height / room.height) * unit
    }
}

/// A turned card. Its rows are measured from the card's centre.
pub(super) struct Stamp {
    top: i32,
    rows: Vec<Row>,
    /// The palette indices of all rows.
    inside: Vec<u8>,
    /// The coverage of the pixels at the rows' ends; their colour is the edge's.
    ends: Vec<u8>,
    sin: f32,
    cos: f32,
    card: f32,
}

/// A row: so many pixels of the edge, then of the inside, then of the edge again.
struct Row {
    left: i32,
    head: usize,
    body: usize,
    tail: usize,
    inside: usize,
    ends: usize,
}

impl Stamp {
    /// Turns a sprite, or the part of it that a strip shows, and brings it to its size.
    pub(super) fn new(sprite: Sprite<'_>, part: Part, palette: &Palette, pose: Pose) -> Self {
        let shape = pose.shape();
        let bounds = shape.bounds(1.0);
        let (sin, cos) = pose.sin_cos();
        let mut stamp = Self {
            top: bounds.top,
            rows: Vec::new(),
            inside: Vec::new(),
            ends: Vec::new(),
            sin,
            cos,
            card: pose.size().1,
        };
        let source = Source {
            pose,
            sprite,
            part,
            palette,
            shape,
        };
        for y in bounds.top..bounds.bottom {
            stamp.push_row(&source, y, bounds.left..bounds.right);
        }
        stamp.rows.shrink_to_fit();
        stamp.inside.shrink_to_fit();
        stamp.ends.shrink_to_fit();
        stamp
    }

    fn push_row(&mut self, source: &Source<'_>, y: i32, mut xs: Range<i32>) {
        let left = xs.find(|&x| source.cover(x, y) > 0).unwrap_or(0);
        let (inside, ends) = (self.inside.len(), self.ends.len());
        let body = left + self.push_ends(source, left, y);
        let head = self.ends.len() - ends;
        let solid = (body..).take_while(|&x| source.cover(x, y) == 255);
        self.inside.extend(solid.map(|x| source.sample(x, y)));
        let body_length = self.inside.len() - inside;
        self.push_ends(source, body + pixel(body_length), y);
        self.rows.push(Row {
            left,
            head,
            body: body_length,
            tail: self.ends.len() - ends - head,
            inside,
            ends,
        });
    }

    /// Adds the half covered pixels from here on, and tells how many they are.
    fn push_ends(&mut self, source: &Source<'_>, left: i32, y: i32) -> i32 {
        let before = self.ends.len();
        let covers = (left..).map(|x| source.cover(x, y));
        self.ends
            .extend(covers.take_while(|cover| (1..255).contains(cover)));
        pixel(self.ends.len() - before)
    }

    /// The memory it takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.inside.capacity()
            + self.ends.capacity()
            + self.rows.capacity() * size_of::<Row>()
    }

    /// Copies the card onto a canvas, its centre in this pixel; of a strip only the top, `height` pixels of the card.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
        (x, y): (i32, i32),
        height: f32,
    ) {
        for (dy, row) in (self.top..).zip(&self.rows) {
            let cut = Cut::new(self.sin, self.cos, middle(dy), height - self.card / 2.0);
            let mut target = Target {
                canvas,
                cut,
                x,
                y: y + dy,
            };
            let body = row.left + pixel(row.head);
            let tail = body + pixel(row.body);
            let ends = &self.ends[row.ends..][..row.head + row.tail];
            let (head_ends, tail_ends) = ends.split_at(row.head);
            target.edge(row.left, head_ends, palette);
            target.copy(body, &self.inside[row.inside..][..row.body]);
            target.edge(tail, tail_ends, palette);
        }
    }
}

/// A row of a canvas that a row of a stamp goes to.
struct Target<'a> {
    canvas: &'a mut Canvas,
    cut: Cut,
    x: i32,
    y: i32,
}

impl Target<'_> {
    /// Copies indices.
    fn copy(&mut self, left: i32, indices: &[u8]) {
        let (target, indices) = self.meet(left, indices);
        target.copy_from_slice(indices);
    }

    /// Mixes the edge's colour in.
    fn edge(&mut self, left: i32, covers: &[u8], palette: &Palette) {
        let (target, covers) = self.meet(left, covers);
        for (pixel, &cover) in target.iter_mut().zip(covers) {
            *pixel = palette.mix(colour::EDGE, *pixel, cover);
        }
    }

    /// The pixels of the canvas that a run of the stamp meets, and that part of the run.
    fn meet<'s>(&mut self, left: i32, run: &'s [u8]) -> (&mut [u8], &'s [u8]) {
        let (left, run) = self.cut.apply(left, run);
        let left = self.x + left;
        let (target, skip) = self.canvas.row(self.y, left, left + pixel(run.len()));
        let run = run.get(skip..skip + target.len()).unwrap_or(&[]);
        (target, run)
    }
}

/// The part of a row that lies above a line across the card.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    from: i32,
    to: i32,
}

impl Cut {
    /// Cuts the row `dy` from the card's centre at `down` from it along the card, all in pixels.
    pub(super) fn new(sin: f32, cos: f32, dy: f32, down: f32) -> Self {
        // A pixel shows if dy·cos − dx·sin < down.
        let beyond = dy * cos - down;
        let all = Self {
            from: i32::MIN / 2,
            to: i32::MAX / 2,
        };
        if sin.abs() < 1e-4 {
            let none = Self { from: 0, to: 0 };
            return if beyond < 0.0 { all } else { none };
        }
        let edge = floor((beyond / sin).clamp(-1e6, 1e6));
        if sin > 0.0 {
            Self { from: edge, ..all }
        } else {
            Self { to: edge, ..all }
        }
    }

    /// Keeps what shows of a run of pixels that begins at `left`.
    pub(super) fn apply(self, left: i32, run: &[u8]) -> (i32, &[u8]) {
        let first = place(self.from - left).min(run.len());
        let last = place(self.to - left).min(run.len()).max(first);
        (left + pixel(first), &run[first..last])
    }
}

/// What a stamp is made of.
struct Source<'a> {
    pose: Pose,
    sprite: Sprite<'a>,
    part: Part,
    palette: &'a Palette,
    shape: RoundRect,
}

impl Source<'_> {
    /// How much of a pixel the card covers.
    fn cover(&self, x: i32, y: i32) -> u8 {
        let (x, y) = (middle(x), middle(y));
        let down = self.shape.local(x, y).1 + self.pose.size().1 / 2.0;
        if self.part.reaches(down / self.pose.scale()) {
            coverage(0.5 - self.shape.distance(x, y))
        } else {
            0
        }
    }

    /// The sprite's colour under a pixel, darkened at the card's edge.
    fn sample(&self, x: i32, y: i32) -> u8 {
        let (x, y) = (middle(x), middle(y));
        let edge = coverage(self.shape.distance(x, y) + EDGE + 0.5);
        self.palette.mix(colour::EDGE, self.taps(x, y), edge)
    }

    /// The mean of sixteen points spread over the pixel; if its four corners agree, their colour. A turned card's letters
    /// are all edges, whose every shade costs the encoder bytes.
    fn taps(&self, x: f32, y: f32) -> u8 {
        let tap = |(dx, dy)| self.tap(x + dx, y + dy);
        let corners = [
            (-0.375, -0.375),
            (0.375, -0.375),
            (-0.375, 0.375),
            (0.375, 0.375),
        ];
        let corners = corners.map(tap);
        if corners.iter().all(|&corner| corner == corners[0]) {
            return corners[0];
        }
        let offsets = [-0.375, -0.125, 0.125, 0.375];
        let grid = offsets.iter().flat_map(|&dy| offsets.map(|dx| (dx, dy)));
        let mut sum = [0_u16; 3];
        for point in grid {
            let rgb = self.palette.rgb(tap(point));
            (0..3).for_each(|i| sum[i] += u16::from(rgb[i]));
        }
        let mean = sum.map(|channel| u8::try_from((channel + 8) / 16).unwrap_or(u8::MAX));
        let near = self.palette.near(mean);
        if self.pose.is_turned() {
            self.palette.coarse(near)
        } else {
            near
        }
    }

    /// The sprite's colour under a point; the sprite has twice the scale of a card of size 1.
    fn tap(&self, x: f32, y: f32) -> u8 {
        let (x, y) = self.shape.local(x, y);
        let ((width, height), scale) = (self.pose.size(), 2.0 / self.pose.scale());
        let x = place(floor((x + width / 2.0) * scale));
        let y = place(floor(self.part.source((y + height / 2.0) * scale)));
        match self.part {
            Part::Face => self.sprite.at(x, y),
            Part::Strip | Part::Squeezed(_) => self.sprite.at_strip(x, y),
        }
    }
}
