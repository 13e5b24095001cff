//! The pips of the ace to the ten. Those in the lower half stand on their heads.

use super::brush::Brush;
use super::suits;
use lunette::cards::{Card, Suit};
use lunette::render::palette::{Rgb, colour};

/// The columns' x.
const LEFT: f32 = 29.0;
const MIDDLE: f32 = 58.5;
const RIGHT: f32 = 88.0;
/// The y of the first and of the last row.
const TOP: f32 = 57.0;
const BOTTOM: f32 = 139.0;

/// Paints the pips of a card.
pub(super) fn draw(brush: &mut Brush, card: Card, ink: Rgb) {
    let number = card.rank.number();
    if number == 1 {
        return ace(brush, card.suit, ink);
    }
    let half = if number > 8 { 11.0 } else { 13.0 };
    for (x, part) in layout(number) {
        let y = TOP + (BOTTOM - TOP) * part;
        let half = if part > 0.5 { -half } else { half };
        suits::draw(brush, card.suit, (x, y), half, ink);
    }
}

/// The place of each pip: its column, and how far down it is from the first row to the last.
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
    let sides = sides.iter().flat_map(|&y| [(LEFT, y), (RIGHT, y)]);
    sides.chain(middle.iter().map(|&y| (MIDDLE, y))).collect()
}

/// One great pip; the ace of spades has the house's moon in it.
fn ace(brush: &mut Brush, suit: Suit, ink: Rgb) {
    let half = if suit == Suit::Spades { 50.0 } else { 42.0 };
    suits::draw(brush, suit, (MIDDLE, 96.0), half, ink);
    if suit == Suit::Spades {
        brush.disc(MIDDLE, 101.0, 17.0, colour::GOLD);
        brush.disc(MIDDLE + 7.0, 98.0, 14.0, ink);
    }
}
