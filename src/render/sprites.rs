//! The faces and the back of the cards, drawn by `examples/draw_sprites` and built into the program.

use super::RenderError;
use super::palette::{Palette, Rgb};
use crate::cards::{Card, Suit};
use crate::view::scene::{Deck, Form};

/// A sprite's width and height in pixels: a card of size 1 at twice the canvas's scale.
pub const fn sprite_size(form: Form) -> (usize, usize) {
    match form {
        Form::Portrait => (234, 312),
        Form::Patch => (198, 264),
        Form::Landscape => (264, 198),
        Form::Tag => (129, 77),
    }
}

macro_rules! sheets {
    ($($form:ident $name:literal),* $(,)?) => {
        [$((
            Form::$form,
            $name,
            include_bytes!(concat!("../../assets/cards/", $name, ".png")),
        )),*]
    };
}

/// The sheets of each form: thirteen sprites side by side, ace to king, for each suit, then ♣ and ♦ in colours of
/// their own; the backs alone.
const SHEETS: [(Form, &str, &[u8]); 26] = sheets![
    Portrait "clubs",
    Portrait "diamonds",
    Portrait "hearts",
    Portrait "spades",
    Portrait "clubs-green",
    Portrait "diamonds-blue",
    Landscape "clubs-wide",
    Landscape "diamonds-wide",
    Landscape "hearts-wide",
    Landscape "spades-wide",
    Landscape "clubs-green-wide",
    Landscape "diamonds-blue-wide",
    Tag "clubs-tag",
    Tag "diamonds-tag",
    Tag "hearts-tag",
    Tag "spades-tag",
    Tag "clubs-green-tag",
    Tag "diamonds-blue-tag",
    Patch "clubs-patch",
    Patch "diamonds-patch",
    Patch "hearts-patch",
    Patch "spades-patch",
    Patch "clubs-green-patch",
    Patch "diamonds-blue-patch",
    Portrait "back",
    Landscape "back-wide",
];

/// The number of sheets of a form.
const INKS: u8 = 6;
/// The first sheet of a back.
const BACKS: u8 = 24;

/// Which sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Face {
    sheet: u8,
    column: u8,
}

impl Face {
    /// The face of a card.
    pub(super) fn of(card: Card, deck: Deck, form: Form) -> Self {
        let ink = match (card.suit, deck) {
            (Suit::Clubs, Deck::TwoColour) => 0,
            (Suit::Diamonds, Deck::TwoColour) => 1,
            (Suit::Hearts, _) => 2,
            (Suit::Spades, _) => 3,
            (Suit::Clubs, Deck::FourColour) => 4,
            (Suit::Diamonds, Deck::FourColour) => 5,
        };
        let form = match form {
            Form::Portrait => 0,
            Form::Landscape => 1,
            Form::Tag => 2,
            Form::Patch => 3,
        };
        Self {
            sheet: form * INKS + ink,
            column: card.rank.number() - 1,
        }
    }

    /// The back of every card. A card that shows nothing but its index has none; it is given the upright one.
    pub(super) const fn back(form: Form) -> Self {
        let wide = matches!(form, Form::Landscape) as u8;
        Self {
            sheet: BACKS + wide,
            column: 0,
        }
    }
}

/// The sheets as palette indices.
pub(super) struct Sprites {
    sheets: Vec<Sheet>,
}

struct Sheet {
    /// The width of the whole sheet.
    width: usize,
    /// The size of a sprite.
    sprite: (usize, usize),
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
        let (width, height) = self.sheet.sprite;
        let (x, y) = (x.min(width - 1), y.min(height - 1));
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
        let sheets = SHEETS
            .iter()
            .map(|(form, name, png)| decode(*form, name, png, &known));
        Ok(Self {
            sheets: sheets.collect::<Result<_, _>>()?,
        })
    }

    /// The sprite of a face.
    pub(super) fn get(&self, face: Face) -> Sprite<'_> {
        let sheet = &self.sheets[usize::from(face.sheet)];
        Sprite {
            sheet,
            left: usize::from(face.column) * sheet.sprite.0,
        }
    }
}

fn decode(form: Form, name: &'static str, png: &[u8], known: &Known) -> Result<Sheet, RenderError> {
    let picture = image::load_from_memory_with_format(png, image::ImageFormat::Png)
        .map_err(|source| RenderError::Sheet { name, source })?
        .into_rgb8();
    let sprite = sprite_size(form);
    let width = if name.starts_with("back") { 1 } else { 13 } * sprite.0;
    if picture.len() != 3 * width * sprite.1 {
        return Err(RenderError::Size { name });
    }
    let pixels = known
        .indices(picture.as_raw())
        .ok_or(RenderError::Colour { name })?;
    Ok(Sheet {
        width,
        sprite,
        pixels,
    })
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
