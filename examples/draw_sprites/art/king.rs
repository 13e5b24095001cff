//! The kings: a crown, a beard, ermine, and something to rule with.

use super::brush::Brush;
use super::courts::{Dress, X, badge, face, hand, mouth, neck, robe};
use lunette::cards::Suit;
use lunette::render::palette::{Rgb, colour};

/// Paints a king.
pub(super) fn draw(brush: &mut Brush, dress: &Dress) {
    let hair = match dress.suit {
        Suit::Clubs => colour::AUBURN,
        Suit::Diamonds => colour::BLOND,
        Suit::Hearts => colour::GREY,
        Suit::Spades => colour::BROWN,
    };
    brush.shape("M 43 106 Q 38 76 46 70 L 74 70 Q 82 76 77 106 Z", hair);
    robe(brush, dress.robe);
    neck(brush);
    ermine(brush);
    badge(brush, dress, 142.0);
    face(brush, hair);
    beard(brush, dress.suit, hair);
    crown(brush, dress);
    regalia(brush, dress);
}

fn ermine(brush: &mut Brush) {
    brush.shape(
        "M 34 121 Q 60 141 86 121 L 92 127 Q 60 153 28 127 Z",
        colour::PAPER,
    );
    brush.line("M 34 121 Q 60 141 86 121", 1.2, colour::GREY);
    brush.line("M 28 127 Q 60 153 92 127", 1.2, colour::GREY);
    for (x, y) in [(37.0, 127.5), (46.0, 132.5), (74.0, 132.5), (83.0, 127.5)] {
        brush.oval(x, y, 1.3, 2.6, colour::INK);
    }
}

fn beard(brush: &mut Brush, suit: Suit, hair: Rgb) {
    let shape = match suit {
        // Full and round.
        Suit::Clubs => "M 45 88 Q 43 118 60 120 Q 77 118 75 88 Q 70 95 61 94 Q 50 95 45 88 Z",
        // Trimmed short along the jaw.
        Suit::Diamonds => {
            "M 45.5 90 Q 47 108 60 109 Q 73 108 74.5 90 Q 71 99 61 104 Q 51 100 45.5 90 Z"
        }
        // Long, to a point.
        Suit::Hearts => {
            "M 45 88 Q 46 110 56 120 L 61 132 L 66 120 Q 75 110 75 88 Q 70 95 61 94 Q 50 95 45 88 Z"
        }
        // In two points.
        Suit::Spades => {
            "M 45 88 Q 43 108 50 124 L 60 113 L 70 124 Q 77 108 75 88 Q 70 95 61 94 Q 50 95 45 88 Z"
        }
    };
    brush.shape(shape, hair);
    brush.shape(
        "M 51 97.5 Q 57 91.5 61.5 95 Q 66 91.5 72 97.5 Q 66 99 61.5 97 Q 57 99 51 97.5 Z",
        hair,
    );
    if suit == Suit::Diamonds {
        return mouth(brush, colour::CRIMSON);
    }
    brush.line("M 58.5 101 Q 61.5 102.6 64.5 101", 2.4, colour::CRIMSON);
}

fn crown(brush: &mut Brush, dress: &Dress) {
    let top = match dress.suit {
        // Three leaves.
        Suit::Clubs => {
            "M 43 76 L 39 58 Q 48 66 50 62 Q 52 52 60 45 Q 68 52 70 62 Q 72 66 81 58 L 77 76 Z"
        }
        // Battlements.
        Suit::Diamonds => {
            "M 43 76 L 40 54 L 48 54 L 49 61 L 56 61 L 56 52 L 64 52 L 64 61 L 71 61 L 72 54 L 80 54 L 77 76 Z"
        }
        // Closed by arches.
        Suit::Hearts => "M 43 76 Q 34 58 48 55 Q 56 53 60 59 Q 64 53 72 55 Q 86 58 77 76 Z",
        // Five spikes.
        Suit::Spades => "M 43 76 L 37 54 L 48 65 L 52 50 L 60 64 L 68 50 L 72 65 L 83 54 L 77 76 Z",
    };
    brush.shape(top, colour::GOLD);
    brush.shape(
        "M 42.5 71 L 77.5 71 L 76.5 78 Q 60 74.5 43.5 78 Z",
        colour::OLD_GOLD,
    );
    for x in [50.0, X, 70.0] {
        brush.disc(x, 73.6, 2.1, dress.robe);
    }
    if dress.suit == Suit::Hearts {
        brush.line("M 60 60 L 60 71", 1.6, colour::OLD_GOLD);
        brush.line("M 60 58 L 60 46 M 56 50.5 L 64 50.5", 2.6, colour::OLD_GOLD);
    }
}

fn regalia(brush: &mut Brush, dress: &Dress) {
    let x = 96.0;
    match dress.suit {
        Suit::Clubs => {
            brush.line("M 96 66 L 96 156", 3.2, colour::OLD_GOLD);
            brush.shape("M 96 60 Q 106 70 96 80 Q 86 70 96 60 Z", colour::GOLD);
            brush.disc(x, 70.0, 3.2, dress.ink);
        }
        Suit::Diamonds => {
            brush.disc(x, 116.0, 11.0, colour::GOLD);
            brush.line("M 85.5 116 Q 96 120 106.5 116", 2.0, colour::OLD_GOLD);
            brush.line(
                "M 96 104 L 96 91 M 91.5 96 L 100.5 96",
                2.6,
                colour::OLD_GOLD,
            );
            return hand(brush, x, 129.0);
        }
        Suit::Hearts => {
            brush.line("M 96 62 L 96 128", 4.2, colour::GREY);
            brush.line("M 96 60 L 96 126", 1.4, colour::PAPER);
            brush.line(
                "M 87 128 L 105 128 M 96 128 L 96 144",
                3.2,
                colour::OLD_GOLD,
            );
        }
        Suit::Spades => {
            brush.line("M 96 58 L 96 156", 3.2, colour::BROWN);
            brush.shape("M 96 62 Q 110 62 111 76 Q 104 74 96 80 Z", colour::GREY);
            brush.shape("M 94 64 L 86 71 L 94 78 Z", colour::GREY);
        }
    }
    hand(brush, x, 136.0);
}
