//! The jacks: young, beardless, each in another hat and another trade.

use super::brush::Brush;
use super::courts::{Dress, badge, face, hand, mouth, neck, robe};
use lunette::cards::Suit;
use lunette::render::palette::{Rgb, colour};

/// Paints a jack.
pub(super) fn draw(brush: &mut Brush, dress: &Dress) {
    let hair = match dress.suit {
        Suit::Clubs => colour::BLOND,
        Suit::Diamonds => colour::INK,
        Suit::Hearts => colour::BROWN,
        Suit::Spades => colour::AUBURN,
    };
    brush.shape(
        "M 42 102 Q 38 70 60 68 Q 82 70 78 102 L 70 106 L 50 106 Z",
        hair,
    );
    robe(brush, dress.robe);
    neck(brush);
    tunic(brush, dress);
    face(brush, hair);
    mouth(brush, colour::CRIMSON);
    fringe(brush, hair);
    match dress.suit {
        Suit::Clubs => hood(brush, dress),
        Suit::Diamonds => helmet(brush, dress),
        Suit::Hearts => hat(brush, dress),
        Suit::Spades => beret(brush, dress),
    }
    trade(brush, dress);
}

fn tunic(brush: &mut Brush, dress: &Dress) {
    brush.shape(
        "M 46 117 L 60 131 L 74 117 L 82 120 L 64 158 L 56 158 L 38 120 Z",
        dress.lining,
    );
    brush.shape(
        "M 50 115 L 60 126 L 70 115 L 74 119 L 60 133 L 46 119 Z",
        dress.robe,
    );
    badge(brush, dress, 145.0);
}

fn fringe(brush: &mut Brush, hair: Rgb) {
    brush.shape(
        "M 44.5 90 Q 43 72 60 70 Q 77 72 75.5 90 L 72 79 Q 60 76 48 79 Z",
        hair,
    );
}

/// A forester's cap with its point to the side.
fn hood(brush: &mut Brush, dress: &Dress) {
    brush.shape(
        "M 41 77 Q 42 58 62 54 Q 78 52 96 60 Q 84 64 80 76 Q 60 70 41 77 Z",
        dress.robe,
    );
    brush.line("M 41.5 76 Q 60 70 80 75.5", 4.0, colour::GOLD);
    brush.shape("M 50 72 Q 44 54 54 43 Q 58 56 53 72 Z", colour::RED);
}

/// A helmet with a crest.
fn helmet(brush: &mut Brush, dress: &Dress) {
    brush.shape(
        "M 41 79 Q 40 52 60 52 Q 80 52 79 79 Q 60 70 41 79 Z",
        colour::GREY,
    );
    brush.line("M 41.5 78 Q 60 69.5 78.5 78", 2.6, colour::GOLD);
    brush.line("M 60 53 L 60 71", 1.6, colour::PAPER);
    brush.shape(
        "M 57 54 Q 46 40 34 50 Q 40 52 42 60 Q 48 54 57 57 Z",
        dress.robe,
    );
}

/// A broad hat with a feather.
fn hat(brush: &mut Brush, dress: &Dress) {
    brush.shape("M 44 74 Q 44 54 60 54 Q 76 54 76 74 Z", dress.robe);
    brush.shape("M 31 76 Q 60 61 89 76 Q 60 84 31 76 Z", dress.robe);
    brush.line("M 45 71 Q 60 66 75 71", 2.6, colour::GOLD);
    brush.shape("M 73 70 Q 92 66 99 46 Q 80 48 73 70 Z", colour::GOLD);
    brush.line("M 74 69 Q 86 62 95 50", 1.0, colour::OLD_GOLD);
}

/// A flat cap pulled to one side.
fn beret(brush: &mut Brush, dress: &Dress) {
    brush.shape(
        "M 42 76 Q 32 68 40 60 Q 54 50 76 56 Q 90 61 79 75 Q 60 69 42 76 Z",
        dress.robe,
    );
    brush.line("M 43 75.5 Q 60 69 78 74.5", 3.4, colour::PAPER);
    brush.disc(74.0, 68.0, 4.0, colour::GOLD);
}

fn trade(brush: &mut Brush, dress: &Dress) {
    let x = 97.0;
    match dress.suit {
        // A bow.
        Suit::Clubs => {
            brush.line("M 94 78 Q 114 116 94 156", 3.4, colour::BROWN);
            brush.line("M 94 79 L 94 156", 1.0, colour::GREY);
            return hand(brush, 103.0, 118.0);
        }
        // A lance with a pennant.
        Suit::Diamonds => {
            brush.line("M 97 52 L 97 156", 3.0, colour::BROWN);
            brush.shape("M 97 44 L 101.5 56 L 92.5 56 Z", colour::GREY);
            brush.shape("M 97 60 L 113 66 L 97 73 Z", colour::GOLD);
        }
        // A letter.
        Suit::Hearts => {
            brush.shape("M 86 108 L 110 104 L 112 120 L 88 124 Z", colour::PAPER);
            brush.line(
                "M 86 108 L 110 104 L 112 120 L 88 124 Z M 86 108 L 100 115 L 110 104",
                1.3,
                colour::OLD_GOLD,
            );
            brush.disc(100.0, 115.0, 2.8, colour::RED);
            return hand(brush, 99.0, 128.0);
        }
        // A torch.
        Suit::Spades => {
            brush.shape(
                "M 93.5 98 L 100.5 98 L 98.5 152 L 95.5 152 Z",
                colour::BROWN,
            );
            brush.shape(
                "M 97 68 Q 110 84 102 97 L 92 97 Q 84 86 94 80 Q 97 76 97 68 Z",
                colour::GOLD,
            );
            brush.shape(
                "M 97 82 Q 103 90 100 97 L 94 97 Q 91 91 97 82 Z",
                colour::RED,
            );
        }
    }
    hand(brush, x, 136.0);
}
