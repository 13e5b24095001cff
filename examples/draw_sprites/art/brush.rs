//! Painting paths onto a sprite, in pixels of a picture: an upright card is 117 × 156.

use lunette::render::palette::Rgb;
use lunette::render::sprite_size;
use lunette::view::scene::Form;
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform,
};

/// A sprite that is being painted.
pub(super) struct Brush {
    pixmap: Pixmap,
    /// Where drawings go.
    base: Transform,
    /// The same, or in a mirror.
    transform: Transform,
}

impl Brush {
    /// A sprite of one colour.
    pub(super) fn new(form: Form, [r, g, b]: Rgb) -> Self {
        let size = |pixels: usize| u32::try_from(pixels).expect("a sprite is small");
        let (width, height) = sprite_size(form);
        let mut pixmap = Pixmap::new(size(width), size(height)).expect("not empty");
        pixmap.fill(Color::from_rgba8(r, g, b, 255));
        let base = Transform::from_scale(2.0, 2.0);
        Self {
            pixmap,
            base,
            transform: base,
        }
    }

    /// Its size in the units of the drawings.
    pub(super) fn size(&self) -> (f32, f32) {
        let half = |pixels: u32| f32::from(u16::try_from(pixels).expect("a sprite is small")) / 2.0;
        (half(self.pixmap.width()), half(self.pixmap.height()))
    }

    /// Paints the rest in another size, with the old origin at this point.
    pub(super) fn place(&mut self, scale: f32, x: f32, y: f32) {
        self.base = self.base.pre_translate(x, y).pre_scale(scale, scale);
        self.transform = self.base;
    }

    /// Paints the rest in its own size again, and not in a mirror.
    pub(super) fn reset(&mut self) {
        self.base = Transform::from_scale(2.0, 2.0);
        self.transform = self.base;
    }

    /// Paints the rest as if in a mirror that stands at this x.
    pub(super) fn mirror(&mut self, x: f32) {
        self.transform = self
            .transform
            .pre_translate(2.0 * x, 0.0)
            .pre_scale(-1.0, 1.0);
    }

    /// Fills a path.
    pub(super) fn fill(&mut self, path: &Path, colour: Rgb) {
        let (paint, transform) = (paint(colour), self.transform);
        self.pixmap
            .fill_path(path, &paint, FillRule::Winding, transform, None);
    }

    /// Fills a path written as in an SVG file.
    pub(super) fn shape(&mut self, path: &str, colour: Rgb) {
        self.fill(&parse(path), colour);
    }

    /// Draws a line along a path written as in an SVG file.
    pub(super) fn line(&mut self, path: &str, width: f32, colour: Rgb) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let (paint, transform) = (paint(colour), self.transform);
        self.pixmap
            .stroke_path(&parse(path), &paint, &stroke, transform, None);
    }

    /// Fills a disc.
    pub(super) fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Rgb) {
        self.oval(x, y, radius, radius, colour);
    }

    /// Fills an oval.
    pub(super) fn oval(&mut self, x: f32, y: f32, half_width: f32, half_height: f32, colour: Rgb) {
        let bounds = tiny_skia::Rect::from_xywh(
            x - half_width,
            y - half_height,
            2.0 * half_width,
            2.0 * half_height,
        );
        let path = bounds
            .and_then(PathBuilder::from_oval)
            .expect("an oval has a size");
        self.fill(&path, colour);
    }

    /// The colours of a row of pixels.
    pub(super) fn row(&self, y: usize) -> impl Iterator<Item = Rgb> {
        let width = usize::try_from(self.pixmap.width()).expect("a sprite is small");
        let row = &self.pixmap.pixels()[y * width..][..width];
        row.iter()
            .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
    }
}

fn paint([r, g, b]: Rgb) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, 255);
    paint.anti_alias = true;
    paint
}

/// Reads a path of the SVG commands `M`, `L`, `Q`, `C` and `Z`, all in absolute coordinates and parted by spaces.
pub(super) fn parse(path: &str) -> Path {
    let mut words = path.split_whitespace().peekable();
    let mut builder = PathBuilder::new();
    let mut command = "";
    while let Some(&word) = words.peek() {
        if word.parse::<f32>().is_err() {
            command = word;
            words.next();
        }
        let mut n = || -> f32 {
            let word = words.next().expect("the command's coordinates");
            word.parse().expect("a coordinate")
        };
        match command {
            "M" => builder.move_to(n(), n()),
            "L" => builder.line_to(n(), n()),
            "Q" => builder.quad_to(n(), n(), n(), n()),
            "C" => builder.cubic_to(n(), n(), n(), n(), n(), n()),
            "Z" => builder.close(),
            other => panic!("no such command: {other}"),
        }
    }
    builder.finish().expect("a path has points")
}
