//! The back: a moon in a night sky.

use super::brush::Brush;
use lunette::render::palette::{Rgb, colour};
use lunette::view::scene::Form;

/// Draws the back of a card in this form.
pub(super) fn draw(form: Form) -> Brush {
    let mut brush = Brush::new(form, colour::PAPER);
    panel(&mut brush, 6.0, 5.0, colour::NIGHT);
    panel(&mut brush, 10.0, 3.5, colour::DUSK);
    panel(&mut brush, 11.5, 2.5, colour::NIGHT);
    stars(&mut brush);
    moon(&mut brush);
    brush
}

/// A rectangle with round corners, this far from the sides.
fn panel(brush: &mut Brush, inset: f32, radius: f32, colour: Rgb) {
    let (width, height) = brush.size();
    let (l, t, r, b) = (inset, inset, width - inset, height - inset);
    let (il, it, ir, ib) = (l + radius, t + radius, r - radius, b - radius);
    brush.shape(
        &format!(
            "M {il} {t} L {ir} {t} Q {r} {t} {r} {it} L {r} {ib} Q {r} {b} {ir} {b} \
             L {il} {b} Q {l} {b} {l} {ib} L {l} {it} Q {l} {t} {il} {t} Z"
        ),
        colour,
    );
}

/// Small stars in rows, every other row shifted by half.
fn stars(brush: &mut Brush) {
    let (width, height) = brush.size();
    for row in 0..9_u8 {
        let shift = if row % 2 == 0 { 0.0 } else { 8.5 };
        for column in 0..9_u8 {
            let x = 16.0 + 17.0 * f32::from(column) + shift;
            let y = 18.0 + 15.0 * f32::from(row);
            if x < width - 14.0 && y < height - 14.0 {
                star(brush, x, y, 3.4, colour::DUSK);
            }
        }
    }
}

/// A star of four points.
fn star(brush: &mut Brush, x: f32, y: f32, half: f32, colour: Rgb) {
    let (left, right) = (x - half, x + half);
    let (top, bottom) = (y - half, y + half);
    brush.shape(
        &format!(
            "M {x} {top} Q {x} {y} {right} {y} Q {x} {y} {x} {bottom} \
             Q {x} {y} {left} {y} Q {x} {y} {x} {top} Z"
        ),
        colour,
    );
}

/// The crescent in a medallion, between two stars.
fn moon(brush: &mut Brush) {
    let (width, height) = brush.size();
    let (x, y) = (width / 2.0, height / 2.0);
    brush.disc(x, y, 37.0, colour::DUSK);
    brush.disc(x, y, 35.5, colour::NIGHT);
    brush.disc(x - 2.0, y, 27.0, colour::GOLD);
    brush.disc(x + 8.0, y - 4.0, 22.0, colour::NIGHT);
    star(brush, x + 13.0, y - 6.0, 9.0, colour::GOLD);
}
