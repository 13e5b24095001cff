//! The court cards: what kings, queens and jacks share. Every suit has its own robe, hair and bearing.

use super::brush::Brush;
use super::{jack, king, queen, suits};
use lunette::cards::{Card, Suit};
use lunette::render::palette::{Rgb, colour};
use lunette::view::scene::Form;

/// The figure's middle.
pub(super) const X: f32 = 60.0;

/// What a court wears.
pub(super) struct Dress {
    /// The suit.
    pub(super) suit: Suit,
    /// The suit's colour.
    pub(super) ink: Rgb,
    /// The robe.
    pub(super) robe: Rgb,
    /// Its lining.
    pub(super) lining: Rgb,
}

/// Paints a king, a queen or a jack.
pub(super) fn draw(brush: &mut Brush, form: Form, card: Card, ink: Rgb) {
    match form {
        Form::Patch => brush.place(0.82, 0.5, 3.0),
        // Beside the index.
        Form::Landscape => brush.place(0.7, 49.0, -10.8),
        Form::Portrait | Form::Tag => {}
    }
    let (robe, lining) = match card.suit {
        Suit::Clubs => (colour::FOREST, colour::GOLD),
        Suit::Diamonds => (colour::PURPLE, colour::GOLD),
        Suit::Hearts => (colour::CRIMSON, colour::GOLD),
        Suit::Spades => (colour::ROYAL, colour::PAPER),
    };
    let dress = Dress {
        suit: card.suit,
        ink,
        robe,
        lining,
    };
    let turned = matches!(
        (card.rank.number(), card.suit),
        (13, Suit::Diamonds | Suit::Clubs)
            | (12, Suit::Spades | Suit::Hearts)
            | (11, Suit::Spades | Suit::Diamonds)
    );
    if turned {
        brush.mirror(X - 1.0);
    }
    match card.rank.number() {
        13 => king::draw(brush, &dress),
        12 => queen::draw(brush, &dress),
        _ => jack::draw(brush, &dress),
    }
    brush.reset();
}

/// A robe over both shoulders, down to the card's end.
pub(super) fn robe(brush: &mut Brush, colour: Rgb) {
    brush.shape(
        "M 10 158 L 13 140 Q 18 124 42 119 L 78 119 Q 102 124 107 140 L 110 158 Z",
        colour,
    );
}

/// The neck, in shade.
pub(super) fn neck(brush: &mut Brush) {
    brush.shape("M 53 98 L 67 98 L 69 122 Q 60 128 51 122 Z", colour::TAN);
}

/// A face that looks a little to the right.
pub(super) fn face(brush: &mut Brush, brow: Rgb) {
    brush.oval(X, 88.0, 14.5, 17.0, colour::SKIN);
    for x in [56.0, 68.5] {
        brush.oval(x, 86.5, 1.9, 2.2, colour::INK);
        let (l, r) = (x - 3.6, x + 3.2);
        brush.line(&format!("M {l} 81.6 Q {x} 79.6 {r} 81.2"), 1.8, brow);
    }
    brush.line("M 63 87 L 65 93 L 61.5 94", 1.3, colour::TAN);
}

/// Lips.
pub(super) fn mouth(brush: &mut Brush, colour: Rgb) {
    brush.line("M 58.5 98.6 Q 62 100.6 65.5 98.6", 2.2, colour);
}

/// The suit's sign on the breast.
pub(super) fn badge(brush: &mut Brush, dress: &Dress, y: f32) {
    brush.disc(X, y, 12.5, colour::OLD_GOLD);
    brush.disc(X, y, 11.0, colour::PAPER);
    suits::draw(brush, dress.suit, (X, y), 8.0, dress.ink);
}

/// A hand that holds something upright, at this x.
pub(super) fn hand(brush: &mut Brush, x: f32, y: f32) {
    brush.oval(x, y, 6.0, 5.0, colour::SKIN);
    let (left, right) = (x - 4.0, x + 4.0);
    for finger in [y - 0.5, y + 2.0] {
        let line = format!("M {left} {finger} L {right} {finger}");
        brush.line(&line, 0.9, colour::TAN);
    }
}
