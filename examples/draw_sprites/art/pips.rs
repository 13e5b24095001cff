//! The pips of the ace to the ten. Those in the lower half stand on their heads.

use super::brush::Brush;
use super::suits;
use lunette::cards::{Card, Suit};
use lunette::render::palette::{Rgb, colour};
use lunette::view::scene::Form;

/// The columns and rows that the pips stand in.
struct Field {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    /// Half the height of a pip, and of a nine's or a ten's.
    half: (f32, f32),
    /// The middle of an ace, half its height, and how much more a ♠ has.
    ace: ((f32, f32), f32, f32),
    /// Whether lines go across where an upright card has columns.
    lies: bool,
}

const UPRIGHT: Field = Field {
    left: 29.0,
    right: 88.0,
    top: 57.0,
    bottom: 139.0,
    half: (13.0, 11.0),
    ace: ((58.5, 96.0), 42.0, 8.0),
    lies: false,
};

const PATCH: Field = Field {
    left: 24.0,
    right: 75.0,
    top: 51.0,
    bottom: 118.0,
    half: (11.5, 9.5),
    ace: ((49.5, 84.0), 36.0, 5.0),
    lies: false,
};

/// Below the index; the ace beside it.
const LYING: Field = Field {
    left: 20.0,
    right: 112.0,
    top: 49.0,
    bottom: 85.0,
    half: (10.0, 9.0),
    ace: ((95.0, 51.0), 32.0, 2.0),
    lies: true,
};

/// Paints the pips of a card.
pub(super) fn draw(brush: &mut Brush, form: Form, card: Card, ink: Rgb) {
    let field = match form {
        Form::Portrait => UPRIGHT,
        Form::Patch => PATCH,
        Form::Landscape => LYING,
        Form::Tag => return,
    };
    let number = card.rank.number();
    if number == 1 {
        return ace(brush, &field, card.suit, ink);
    }
    let half = if number > 8 {
        field.half.1
    } else {
        field.half.0
    };
    for (side, part) in layout(number) {
        let (across, down) = if field.lies {
            (part, side)
        } else {
            (side, part)
        };
        let x = field.left + (field.right - field.left) * across;
        let y = field.top + (field.bottom - field.top) * down;
        let half = if down > 0.5 { -half } else { half };
        suits::draw(brush, card.suit, (x, y), half, ink);
    }
}

/// The place of each pip: how far it is from the left column to the right, and from the first row to the last.
fn layout(number: u8) -> Vec<(f32, f32)> {
    let third = 1.0 / 3.0;
    let (sides, middle): (&[f32], &[f32]) = match number {
        2 => (&[], &[0.0, 1.0]),
        3 => (&[], &[0.0, 0.5, 1.0]),
        4 => (&[0.0, 1.0], &[]),
        5 => (&[0.0, 1.0], &[0.5]),
        6 => (&[0.0, 0.5, 1.0], &[]),
        7 => (&[0.0, 0.5, 1.0], &[0.25]),
        8 => (&[0.0, 0.5, 1.0], &[0.25, 0.75]),
        9 => (&[0.0, third, 2.0 * third, 1.0], &[0.5]),
        _ => (
            &[0.0, third, 2.0 * third, 1.0],
            &[third / 2.0, 1.0 - third / 2.0],
        ),
    };
    let sides = sides.iter().flat_map(|&y| [(0.0, y), (1.0, y)]);
    sides.chain(middle.iter().map(|&y| (0.5, y))).collect()
}

/// One great pip; the ace of spades has the house's moon in it.
fn ace(brush: &mut Brush, field: &Field, suit: Suit, ink: Rgb) {
    let ((x, y), half, more) = field.ace;
    let half = if suit == Suit::Spades {
        half + more
    } else {
        half
    };
    suits::draw(brush, suit, (x, y), half, ink);
    if suit == Suit::Spades {
        brush.disc(x, y + 0.1 * half, 0.34 * half, colour::GOLD);
        brush.disc(x + 0.14 * half, y + 0.04 * half, 0.28 * half, ink);
    }
}
