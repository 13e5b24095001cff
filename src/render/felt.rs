//! The table: felt that is lighter where the light falls, with a great crescent woven into it.

use super::canvas::Canvas;
use super::pixels::{SCALE, level, middle, pixel};
use crate::view::scene::{HEIGHT, WIDTH};

/// The felt's level in the middle and in the corners, on the palette's ramp.
const LIGHT: f32 = 42.0;
const DARK: f32 = 20.0;
/// How much the crescent stands out.
const WEAVE: f32 = 5.0;

/// How many rows share their shading.
const ROWS: i32 = 4;

/// Draws the felt. The shading takes steps small enough not to show, so that a row is a few runs of one index, and
/// neighbouring rows are alike; that keeps the PNG small.
pub(super) fn draw(width: usize, height: usize) -> Canvas {
    let mut canvas = Canvas::new(width, height, 0);
    for y in 0..pixel(height) {
        let (row, _) = canvas.row(y, 0, pixel(width));
        for (x, index) in (0..).zip(row) {
            let light = light(middle(x) / SCALE, middle(y - y % ROWS) / SCALE);
            *index = level(light.round() + WEAVE * crescent(middle(x) / SCALE, middle(y) / SCALE));
        }
    }
    canvas
}

/// The level of the light at a point, in the scene's units.
fn light(x: f32, y: f32) -> f32 {
    let (dx, dy) = (
        (x - WIDTH / 2.0) / (0.62 * WIDTH),
        (y - 0.46 * HEIGHT) / (0.72 * HEIGHT),
    );
    let fall = (dx * dx + dy * dy).min(1.0);
    LIGHT - (LIGHT - DARK) * fall
}

/// 1.0 inside the crescent, 0.0 outside, its edge a unit wide.
fn crescent(x: f32, y: f32) -> f32 {
    let disc = |cx: f32, cy: f32, radius: f32| radius - (x - cx).hypot(y - cy);
    let moon = disc(WIDTH / 2.0, 330.0, 300.0);
    let bite = disc(WIDTH / 2.0 + 96.0, 286.0, 262.0);
    (moon.min(-bite) + 0.5).clamp(0.0, 1.0)
}
