//! A scene or a chart as a PNG of 1650 × 1050 pixels.
//!
//! The values are at the bottom (`palette`, `canvas`, `shape`), then what is painted (`felt`, `sprites` turned into
//! `stamp`s, `shadow`, `text`), then the painter. The same scene gives the same bytes.

mod cache;
mod canvas;
mod chart;
mod encode;
mod felt;
mod mask;
mod paint;
pub mod palette;
mod pixels;
mod pose;
mod shadow;
mod shape;
mod sprites;
mod stamp;
mod text;

pub use canvas::Canvas;
pub use sprites::sprite_size;

use cache::Cache;
use mask::Mask;
use palette::Palette;
use pose::Pose;
use shadow::Shadow;
use sprites::{Face, Sprites};
use stamp::{Part, Stamp};

use crate::view::chart::Chart;
use crate::view::scene::Scene;
use crate::view::screen::Drawing;

/// The width of a picture in pixels.
pub const PICTURE_WIDTH: usize = 1650;
/// The height of a picture in pixels.
pub const PICTURE_HEIGHT: usize = 1050;

/// The turned cards kept for the next picture: enough for every card in every pile of the Crescent.
const STAMP_BYTES: usize = 28 << 20;
/// The shadows kept, one a pose.
const SHADOW_BYTES: usize = 2 << 20;

/// The pixels of rings and the like kept, each for one place on the canvas.
const MASK_BYTES: usize = 4 << 20;

/// Draws scenes. One is made at the start, and all tasks share it.
pub struct Renderer {
    palette: Palette,
    sprites: Sprites,
    lettering: text::Lettering,
    felt: Canvas,
    stamps: Cache<(Face, Part, Pose), Stamp>,
    shadows: Cache<Pose, Shadow>,
    masks: Cache<shape::Key, Mask>,
}

impl Renderer {
    /// Decodes the sprites and draws the felt.
    ///
    /// # Errors
    /// If the sprites or the font built into the program can't be read.
    pub fn new() -> Result<Self, RenderError> {
        let palette = Palette::new();
        Ok(Self {
            sprites: Sprites::load(&palette)?,
            lettering: text::Lettering::new()?,
            felt: felt::draw(PICTURE_WIDTH, PICTURE_HEIGHT),
            stamps: Cache::new(STAMP_BYTES),
            shadows: Cache::new(SHADOW_BYTES),
            masks: Cache::new(MASK_BYTES),
            palette,
        })
    }

    /// Draws a scene.
    pub fn draw(&self, scene: &Scene) -> Canvas {
        paint::scene(self, scene)
    }

    /// Draws a chart.
    ///
    /// # Errors
    /// If its axes can't be laid out.
    pub fn draw_chart(&self, chart: &Chart) -> Result<Canvas, RenderError> {
        chart::draw(self, chart)
    }

    /// Draws a picture and encodes it.
    ///
    /// # Errors
    /// If it can't be laid out, or the encoder refuses it.
    pub fn picture(&self, drawing: &Drawing) -> Result<Vec<u8>, RenderError> {
        match drawing {
            Drawing::Board(scene) => self.png(scene),
            Drawing::Chart(chart) => self.encode(&self.draw_chart(chart)?),
        }
    }

    /// Encodes a drawn scene as an indexed PNG.
    ///
    /// # Errors
    /// If the encoder refuses the picture.
    pub fn encode(&self, canvas: &Canvas) -> Result<Vec<u8>, RenderError> {
        Ok(encode::png(canvas, &self.palette)?)
    }

    /// Draws a scene and encodes it.
    ///
    /// # Errors
    /// If the encoder refuses the picture.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.encode(&self.draw(scene))
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A sheet of sprites can't be decoded.
    #[error("the sprites of {name} can't be decoded")]
    Sheet {
        /// The sheet.
        name: &'static str,
        /// What the decoder says.
        source: image::ImageError,
    },
    /// A sheet of sprites hasn't the size that this version reads.
    #[error("the sprites of {name} have another size")]
    Size {
        /// The sheet.
        name: &'static str,
    },
    /// A sheet of sprites was drawn with another palette.
    #[error("the sprites of {name} have a colour that isn't in the palette")]
    Colour {
        /// The sheet.
        name: &'static str,
    },
    /// The font can't be read.
    #[error("the font can't be read")]
    Font,
    /// A chart can't be laid out.
    #[error("the chart can't be laid out: {0}")]
    Chart(String),
    /// The picture can't be encoded.
    #[error("the picture can't be encoded")]
    Encode(#[from] png::EncodingError),
}
