//! Lines of text in the one font, set by the height of a capital letter.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};

use super::canvas::Canvas;
use super::palette::{Palette, Rgb};
use super::pixels::{coverage, floor, pixel, place};
use super::{RenderError, cache::Cache};

/// The font, and the letters drawn lately.
pub(super) struct Lettering {
    font: FontRef<'static>,
    /// Scale over the height of a capital letter.
    ratio: f32,
    glyphs: Cache<(char, u32), Glyph>,
}

/// A letter's coverage, measured from its pen position on the base line.
struct Glyph {
    left: i32,
    top: i32,
    width: usize,
    cover: Vec<u8>,
}

impl Lettering {
    /// Reads the font.
    pub(super) fn new() -> Result<Self, RenderError> {
        let font = FontRef::try_from_slice(dejavu::sans_condensed::bold())
            .map_err(|_| RenderError::Font)?;
        let cap = font.outline(font.glyph_id('H')).ok_or(RenderError::Font)?;
        Ok(Self {
            ratio: font.height_unscaled() / cap.bounds.height().abs().max(1.0),
            font,
            glyphs: Cache::new(1 << 20),
        })
    }

    /// The width of a line in pixels.
    pub(super) fn width(&self, text: &str, cap: f32) -> f32 {
        let scaled = self.font.as_scaled(PxScale::from(cap * self.ratio));
        text.chars()
            .map(|c| scaled.h_advance(scaled.glyph_id(c)))
            .sum()
    }

    /// Writes a line that begins at this point of the base line, in pixels.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
        (text, cap, colour): (&str, f32, Rgb),
        (mut x, y): (f32, f32),
    ) {
        let scaled = self.font.as_scaled(PxScale::from(cap * self.ratio));
        for c in text.chars() {
            let size = |glyph: &Glyph| glyph.cover.len() + size_of::<Glyph>();
            let glyph = self
                .glyphs
                .get((c, cap.to_bits()), size, || self.glyph(c, cap));
            glyph.draw(canvas, palette, colour, (floor(x + 0.5), floor(y + 0.5)));
            x += scaled.h_advance(scaled.glyph_id(c));
        }
    }

    fn glyph(&self, c: char, cap: f32) -> Glyph {
        let id = self.font.glyph_id(c);
        let Some(outlined) = self.font.outline_glyph(id.with_scale(cap * self.ratio)) else {
            return Glyph {
                left: 0,
                top: 0,
                width: 1,
                cover: Vec::new(),
            };
        };
        let bounds = outlined.px_bounds();
        let width = place(floor(bounds.width())).max(1);
        let mut cover = vec![0; width * place(floor(bounds.height()))];
        outlined.draw(|x, y, c| {
            let (x, y) = (x as usize, y as usize);
            if let Some(pixel) = cover.get_mut(y * width + x) {
                *pixel = coverage(c);
            }
        });
        Glyph {
            left: floor(bounds.min.x),
            top: floor(bounds.min.y),
            width,
            cover,
        }
    }
}

impl Glyph {
    fn draw(&self, canvas: &mut Canvas, palette: &Palette, colour: Rgb, (x, y): (i32, i32)) {
        for (dy, covers) in (self.top..).zip(self.cover.chunks(self.width)) {
            let left = x + self.left;
            let (row, skip) = canvas.row(y + dy, left, left + pixel(covers.len()));
            for (pixel, &cover) in row.iter_mut().zip(covers.iter().skip(skip)) {
                *pixel = palette.mix(colour, *pixel, cover);
            }
        }
    }
}
