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
use lunette::render::{SPRITE_HEIGHT, SPRITE_WIDTH};

/// Sprites side by side, as palette indices.
pub(crate) struct Sheet {
    /// The file's name, without its ending.
    pub(crate) name: &'static str,
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
    let faces = suits.map(|(name, suit, ink)| {
        let faces: Vec<_> = Rank::all()
            .map(|rank| face(Card::new(rank, suit), ink))
            .collect();
        sheet(name, &faces, palette)
    });
    let back = sheet("back", &[back::draw()], palette);
    faces.into_iter().chain([back]).collect()
}

fn face(card: Card, ink: Rgb) -> Brush {
    let mut brush = Brush::new(colour::PAPER);
    match card.rank.number() {
        11.. => courts::draw(&mut brush, card, ink),
        _ => pips::draw(&mut brush, card, ink),
    }
    index::draw(&mut brush, card, ink);
    brush
}

fn sheet(name: &'static str, sprites: &[Brush], palette: &Palette) -> Sheet {
    let mut pixels = Vec::with_capacity(sprites.len() * SPRITE_WIDTH * SPRITE_HEIGHT);
    for y in 0..SPRITE_HEIGHT {
        for sprite in sprites {
            pixels.extend(sprite.row(y).map(|rgb| palette.near(rgb)));
        }
    }
    Sheet {
        name,
        width: sprites.len() * SPRITE_WIDTH,
        pixels,
    }
}
