//! The canvas as plotters takes it: every colour from the palette, every letter from the project's font.

use std::convert::Infallible;

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use crate::render::Renderer;
use crate::render::canvas::{Area, Canvas};
use crate::render::mask::Mask;
use crate::render::palette::Rgb;
use crate::render::pixels::{coverage, floor, narrow, whole};
use crate::render::shape::{RoundRect, Shape};

/// The greatest radius of a bar's corners, in pixels.
const ROUND: f32 = 8.0;

type Done = Result<(), DrawingErrorKind<Infallible>>;

/// Draws onto a canvas.
pub(super) struct Backend<'a> {
    renderer: &'a Renderer,
    canvas: &'a mut Canvas,
}

impl<'a> Backend<'a> {
    pub(super) fn new(renderer: &'a Renderer, canvas: &'a mut Canvas) -> Self {
        Self { renderer, canvas }
    }

    fn paint(&mut self, mask: &Mask, colour: Rgb) {
        mask.draw(self.canvas, &self.renderer.palette, colour);
    }
}

impl DrawingBackend for Backend<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let size = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
        (size(self.canvas.width()), size(self.canvas.height()))
    }

    fn ensure_prepared(&mut self) -> Done {
        Ok(())
    }

    fn present(&mut self) -> Done {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, colour: BackendColor) -> Done {
        let (row, _) = self.canvas.row(y, x, x + 1);
        if let Some(pixel) = row.first_mut() {
            let cover = coverage(narrow(colour.alpha));
            *pixel = self.renderer.palette.mix(rgb(colour), *pixel, cover);
        }
        Ok(())
    }

    /// A line with round ends, its edges smooth.
    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Done {
        let colour = style.color();
        if colour.alpha < 1.0 {
            // Where lines lie over each other, plotters' own takes care of what shines through.
            return plotters_backend::rasterizer::draw_line(self, from, to, style);
        }
        let half = narrow(f64::from(style.stroke_width())) / 2.0;
        let (from, to) = ((whole(from.0), whole(from.1)), (whole(to.0), whole(to.1)));
        let bounds = Area {
            left: floor(from.0.min(to.0) - half) - 1,
            top: floor(from.1.min(to.1) - half) - 1,
            right: floor(from.0.max(to.0) + half) + 2,
            bottom: floor(from.1.max(to.1) + half) + 2,
        };
        let mask = Mask::new(bounds, |x, y| distance((x, y), from, to) - half);
        self.paint(&mask, rgb(colour));
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Done {
        let mut from = None;
        for to in path {
            if let Some(from) = from {
                self.draw_line(from, to, style)?;
            }
            from = Some(to);
        }
        Ok(())
    }

    /// A bar with round corners. No chart has an outline alone.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        (left, top): BackendCoord,
        (right, bottom): BackendCoord,
        style: &S,
        _: bool,
    ) -> Done {
        let (width, height) = (whole(right - left), whole(bottom - top));
        let (x, y) = (whole(left) + width / 2.0, whole(top) + height / 2.0);
        let radius = (width.min(height) / 2.0).min(ROUND);
        let bar = Shape::Whole(RoundRect::upright(x, y, width, height, radius));
        self.paint(&bar.mask(), rgb(style.color()));
        Ok(())
    }

    /// Writes in the project's font. A style's size is the height of a capital letter.
    fn draw_text<T: BackendTextStyle>(&mut self, text: &str, style: &T, at: BackendCoord) -> Done {
        let (cap, lettering) = (narrow(style.size()), &self.renderer.lettering);
        let width = lettering.width(text, cap);
        let left = match style.anchor().h_pos {
            HPos::Left => 0.0,
            HPos::Center => width / 2.0,
            HPos::Right => width,
        };
        let down = match style.anchor().v_pos {
            VPos::Top => cap,
            VPos::Center => cap / 2.0,
            VPos::Bottom => 0.0,
        };
        let line = (text, cap, rgb(style.color()));
        let pen = (whole(at.0) - left, whole(at.1) + down);
        lettering.draw(self.canvas, &self.renderer.palette, line, pen);
        Ok(())
    }

    fn estimate_text_size<T: BackendTextStyle>(
        &self,
        text: &str,
        style: &T,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let cap = narrow(style.size());
        let width = self.renderer.lettering.width(text, cap);
        let up = |length: f32| u32::try_from(floor(length) + 1).unwrap_or_default();
        Ok((up(width), up(cap)))
    }
}

fn rgb(colour: BackendColor) -> Rgb {
    let (red, green, blue) = colour.rgb;
    [red, green, blue]
}

/// The distance of a point from a line between two.
fn distance((x, y): (f32, f32), (ax, ay): (f32, f32), (bx, by): (f32, f32)) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = (dx * dx + dy * dy).max(f32::EPSILON);
    let along = (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}
