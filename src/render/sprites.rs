//! The faces and the back of the cards, drawn by `examples/draw_sprites` and built into the program.

use super::RenderError;
use super::palette::{Palette, Rgb};
use crate::cards::{Card, Suit};
use crate::view::scene::Deck;

/// A sprite's width in pixels: a card at twice the canvas's scale.
pub const SPRITE_WIDTH: usize = 234;
/// A sprite's height in pixels.
pub const SPRITE_HEIGHT: usize = 312;

/// The sheets: thirteen sprites side by side, ace to king, and the back alone.
const SHEETS: [(&str, &[u8]); 7] = [
    ("clubs", include_bytes!("../../assets/cards/clubs.png")),
    (
        "diamonds",
        include_bytes!("../../assets/cards/diamonds.png"),
    ),
    ("hearts", include_bytes!("../../assets/cards/hearts.png")),
    ("spades", include_bytes!("../../assets/cards/spades.png")),
    (
        "clubs-green",
        include_bytes!("../../assets/cards/clubs-green.png"),
    ),
    (
        "diamonds-blue",
        include_bytes!("../../assets/cards/diamonds-blue.png"),
    ),
    ("back", include_bytes!("../../assets/cards/back.png")),
];

/// Which sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Face {
    sheet: u8,
    column: u8,
}

impl Face {
    /// The face of a card.
    pub(super) fn of(card: Card, deck: Deck) -> Self {
        let sheet = match (card.suit, deck) {
            (Suit::Clubs, Deck::TwoColour) => 0,
            (Suit::Diamonds, Deck::TwoColour) => 1,
            (Suit::Hearts, _) => 2,
            (Suit::Spades, _) => 3,
            (Suit::Clubs, Deck::FourColour) => 4,
            (Suit::Diamonds, Deck::FourColour) => 5,
        };
        Self {
            sheet,
            column: card.rank.number() - 1,
        }
    }

    /// The back of every card.
    pub(super) const BACK: Self = Self {
        sheet: 6,
        column: 0,
    };
}

/// The sheets as palette indices.
pub(super) struct Sprites {
    sheets: Vec<Sheet>,
}

struct Sheet {
    width: usize,
    pixels: Vec<u8>,
}

/// A sprite's pixels, within its sheet.
#[derive(Clone, Copy)]
pub(super) struct Sprite<'a> {
    sheet: &'a Sheet,
    left: usize,
}

/// How far down a sprite its index reaches, with some paper below.
const INDEX_BOTTOM: usize = 80;

impl Sprite<'_> {
    /// The palette index at a point, in the sprite's pixels; a point outside takes the nearest one inside.
    pub(super) fn at(self, x: usize, y: usize) -> u8 {
        let (x, y) = (x.min(SPRITE_WIDTH - 1), y.min(SPRITE_HEIGHT - 1));
        self.sheet.pixels[y * self.sheet.width + self.left + x]
    }

    /// The same as on a strip: the index and bare paper, as cut pips would be taken for what they are not.
    pub(super) fn at_strip(self, x: usize, y: usize) -> u8 {
        if y < INDEX_BOTTOM {
            self.at(x, y)
        } else {
            self.at(x, INDEX_BOTTOM - 1)
        }
    }
}

impl Sprites {
    /// Decodes the sheets.
    pub(super) fn load(palette: &Palette) -> Result<Self, RenderError> {
        let known = Known::new(palette);
        let sheets = SHEETS.iter().map(|(name, png)| decode(name, png, &known));
        Ok(Self {
            sheets: sheets.collect::<Result<_, _>>()?,
        })
    }

    /// The sprite of a face.
    pub(super) fn get(&self, face: Face) -> Sprite<'_> {
        Sprite {
            sheet: &self.sheets[usize::from(face.sheet)],
            left: usize::from(face.column) * SPRITE_WIDTH,
        }
    }
}

fn decode(name: &'static str, png: &[u8], known: &Known) -> Result<Sheet, RenderError> {
    let picture = image::load_from_memory_with_format(png, image::ImageFormat::Png)
        .map_err(|source| RenderError::Sheet { name, source })?
        .into_rgb8();
    let width = if name == "back" { 1 } else { 13 } * SPRITE_WIDTH;
    if picture.len() != 3 * width * SPRITE_HEIGHT {
        return Err(RenderError::Size { name });
    }
    let pixels = known
        .indices(picture.as_raw())
        .ok_or(RenderError::Colour { name })?;
    Ok(Sheet { width, pixels })
}

/// The palette's colours in order, to find a colour's exact index.
struct Known(Vec<(Rgb, u8)>);

impl Known {
    fn new(palette: &Palette) -> Self {
        let mut known: Vec<_> = palette.colours().iter().copied().zip(0..=u8::MAX).collect();
        known.sort_unstable();
        Self(known)
    }

    /// The index of every pixel, if the palette has all their colours.
    fn indices(&self, rgb: &[u8]) -> Option<Vec<u8>> {
        let mut before = self.0[0];
        let index = |pixel: &Rgb| {
            if *pixel != before.0 {
                let place = self.0.binary_search_by_key(pixel, |entry| entry.0).ok()?;
                before = self.0[place];
            }
            Some(before.1)
        };
        rgb.as_chunks::<3>().0.iter().map(index).collect()
    }
}
