//! The table: felt lit from above, with a great crescent woven into it.

use super::canvas::Canvas;
use super::pixels::{SCALE, level, middle, pixel};
use crate::view::scene::{HEIGHT, WIDTH};

/// The felt's level where the light falls and at the lower side, on the palette's ramp.
const LIGHT: f32 = 44.0;
const DARK: f32 = 18.0;
/// The height the light falls on, as a part of the whole.
const LIT: f32 = 0.3;
/// How much the crescent stands out.
const WEAVE: f32 = 5.0;

/// Draws the felt.
///
/// The light takes steps too small to show, and it changes from row to row only: a row is then one run of an index,
/// which the encoder passes over quickly. Light that fell off to all sides made every picture a third slower to
/// encode.
pub(super) fn draw(width: usize, height: usize) -> Canvas {
    let mut canvas = Canvas::new(width, height, 0);
    for y in 0..pixel(height) {
        let light = light(middle(y) / SCALE).round();
        let (row, _) = canvas.row(y, 0, pixel(width));
        for (x, index) in (0..).zip(row) {
            *index = level(light + WEAVE * crescent(middle(x) / SCALE, middle(y) / SCALE));
        }
    }
    canvas
}

/// The level at a height, in the scene's units.
fn light(y: f32) -> f32 {
    let away = (y / HEIGHT - LIT) / (1.0 - LIT);
    LIGHT - (LIGHT - DARK) * away * away
}

/// 1.0 inside the crescent, 0.0 outside, its edge a unit wide.
fn crescent(x: f32, y: f32) -> f32 {
    let disc = |cx: f32, cy: f32, radius: f32| radius - (x - cx).hypot(y - cy);
    let moon = disc(WIDTH / 2.0, 330.0, 300.0);
    let bite = disc(WIDTH / 2.0 + 96.0, 286.0, 262.0);
    (moon.min(-bite) + 0.5).clamp(0.0, 1.0)
}
