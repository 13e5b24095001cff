//! The soft shadow a card casts on the felt, to the right and below.

use super::canvas::Canvas;
use super::pixels::{level, middle, pixel};
use super::pose::Pose;
use super::stamp::Cut;

/// How far the shadow falls, and over how many pixels it fades.
const FALL: (f32, f32) = (2.0, 4.0);
const SOFT: f32 = 7.0;
/// How many levels of felt it takes at its deepest.
const DEPTH: f32 = 16.0;

/// The shadow of a turned card: for each pixel, the levels it takes from the felt.
pub(super) struct Shadow {
    left: i32,
    top: i32,
    width: usize,
    levels: Vec<u8>,
    sin: f32,
    cos: f32,
    card: f32,
}

impl Shadow {
    /// The shadow of a card.
    pub(super) fn new(pose: Pose) -> Self {
        let shape = pose.shape();
        let bounds = shape.bounds(SOFT + FALL.1);
        let (sin, cos) = pose.sin_cos();
        let depth = |x, y| {
            let distance = shape.distance(middle(x) - FALL.0, middle(y) - FALL.1);
            let lit = ((distance + SOFT / 2.0) / SOFT).clamp(0.0, 1.0);
            level(DEPTH * (1.0 - lit))
        };
        let rows = bounds.top..bounds.bottom;
        let levels = rows.flat_map(|y| (bounds.left..bounds.right).map(move |x| (x, y)));
        Self {
            left: bounds.left,
            top: bounds.top,
            width: (bounds.left..bounds.right).len(),
            levels: levels.map(|(x, y)| depth(x, y)).collect(),
            sin,
            cos,
            card: pose.size().1,
        }
    }

    /// The memory it takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.levels.capacity()
    }

    /// Darkens a canvas on which nothing but felt and shadows are drawn yet. Where shadows meet, the deeper one shows.
    pub(super) fn draw(&self, canvas: &mut Canvas, felt: &Canvas, (x, y): (i32, i32), height: f32) {
        for (dy, levels) in (self.top..).zip(self.levels.chunks(self.width)) {
            let cut = Cut::new(self.sin, self.cos, middle(dy), height - self.card / 2.0);
            let (left, levels) = cut.apply(self.left, levels);
            let (left, right) = (x + left, x + left + pixel(levels.len()));
            let (target, skip) = canvas.row(y + dy, left, right);
            let ground = felt.look(y + dy, left, right);
            let levels = levels.get(skip..).unwrap_or(&[]);
            for ((target, ground), level) in target.iter_mut().zip(ground).zip(levels) {
                *target = (*target).min(ground.saturating_sub(*level));
            }
        }
    }
}
