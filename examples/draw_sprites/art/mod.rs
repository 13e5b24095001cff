//! The cards' faces and back.

mod back;
mod brush;
mod courts;
mod index;
mod jack;
mod king;
mod pips;
mod queen;
mod suits;

use brush::Brush;
use lunette::cards::{Card, Rank, Suit};
use lunette::render::palette::{Palette, Rgb, colour};
use lunette::render::sprite_size;
use lunette::view::scene::Form;

/// Sprites side by side, as palette indices.
pub(crate) struct Sheet {
    /// The file's name, without its ending.
    pub(crate) name: String,
    /// The width in pixels.
    pub(crate) width: usize,
    /// The indices, row by row.
    pub(crate) pixels: Vec<u8>,
}

impl Sheet {
    /// The height in pixels.
    pub(crate) fn height(&self) -> usize {
        self.pixels.len() / self.width
    }
}

/// Draws every sheet.
pub(crate) fn sheets(palette: &Palette) -> Vec<Sheet> {
    let suits = [
        ("clubs", Suit::Clubs, colour::INK),
        ("diamonds", Suit::Diamonds, colour::RED),
        ("hearts", Suit::Hearts, colour::RED),
        ("spades", Suit::Spades, colour::INK),
        ("clubs-green", Suit::Clubs, colour::GREEN),
        ("diamonds-blue", Suit::Diamonds, colour::BLUE),
    ];
    let forms = [
        (Form::Portrait, ""),
        (Form::Landscape, "-wide"),
        (Form::Tag, "-tag"),
        (Form::Patch, "-patch"),
    ];
    let faces = forms.iter().flat_map(|&(form, ending)| {
        suits.map(|(name, suit, ink)| {
            let card = |rank| face(form, Card::new(rank, suit), ink);
            let faces: Vec<_> = Rank::all().map(card).collect();
            sheet(format!("{name}{ending}"), form, &faces, palette)
        })
    });
    let backs = forms[..2].iter().map(|&(form, ending)| {
        let name = format!("back{ending}");
        sheet(name, form, &[back::draw(form)], palette)
    });
    faces.chain(backs).collect()
}

fn face(form: Form, card: Card, ink: Rgb) -> Brush {
    let mut brush = Brush::new(form, colour::PAPER);
    match card.rank.number() {
        11.. if form != Form::Tag => courts::draw(&mut brush, form, card, ink),
        _ => pips::draw(&mut brush, form, card, ink),
    }
    index::draw(&mut brush, form, card, ink);
    brush
}

fn sheet(name: String, form: Form, sprites: &[Brush], palette: &Palette) -> Sheet {
    let (width, height) = sprite_size(form);
    let mut pixels = Vec::with_capacity(sprites.len() * width * height);
    for y in 0..height {
        for sprite in sprites {
            pixels.extend(sprite.row(y).map(|rgb| palette.near(rgb)));
        }
    }
    Sheet {
        name,
        width: sprites.len() * width,
        pixels,
    }
}
