//! The queens: long hair, a coronet, a necklace, and something from the garden.

use super::brush::Brush;
use super::courts::{Dress, X, badge, face, hand, mouth, neck, robe};
use super::suits;
use lunette::cards::Suit;
use lunette::render::palette::{Rgb, colour};

/// Paints a queen.
pub(super) fn draw(brush: &mut Brush, dress: &Dress) {
    let hair = match dress.suit {
        Suit::Clubs => colour::BROWN,
        Suit::Diamonds => colour::AUBURN,
        Suit::Hearts => colour::BLOND,
        Suit::Spades => colour::INK,
    };
    behind(brush, dress.suit, hair);
    robe(brush, dress.robe);
    neckline(brush, dress);
    neck(brush);
    necklace(brush, dress);
    face(brush, hair);
    mouth(brush, colour::RED);
    brush.disc(70.0, 94.0, 2.4, colour::SKIN);
    before(brush, dress.suit, hair);
    coronet(brush, dress);
    flower(brush, dress);
}

/// The hair behind the shoulders.
fn behind(brush: &mut Brush, suit: Suit, hair: Rgb) {
    match suit {
        // A veil.
        Suit::Clubs => {
            brush.shape(
                "M 40 78 Q 42 58 60 58 Q 78 58 80 78 L 88 134 L 32 134 Z",
                colour::GREY,
            );
            brush.shape(
                "M 42 78 Q 44 60 60 60 Q 76 60 78 78 L 85 132 L 35 132 Z",
                colour::PAPER,
            );
        }
        // Two plaits.
        Suit::Diamonds => brush.shape("M 42 100 Q 38 64 60 63 Q 82 64 78 100 Z", hair),
        // Curls.
        Suit::Hearts => {
            for (x, y, radius) in [
                (46.0, 74.0, 9.0),
                (41.0, 88.0, 9.0),
                (39.0, 103.0, 9.5),
                (41.0, 117.0, 8.0),
                (74.0, 74.0, 9.0),
                (79.0, 88.0, 9.0),
                (81.0, 103.0, 9.5),
                (79.0, 117.0, 8.0),
                (60.0, 70.0, 10.0),
            ] {
                brush.disc(x, y, radius, hair);
            }
        }
        // Straight and long.
        Suit::Spades => brush.shape(
            "M 42 86 Q 38 62 60 62 Q 82 62 78 86 L 86 138 L 34 138 Z",
            hair,
        ),
    }
}

fn neckline(brush: &mut Brush, dress: &Dress) {
    brush.shape(
        "M 38 119 L 82 119 Q 78 136 60 138 Q 42 136 38 119 Z",
        dress.lining,
    );
    brush.shape(
        "M 42 117 L 78 117 Q 74 132 60 134 Q 46 132 42 117 Z",
        colour::SKIN,
    );
    badge(brush, dress, 147.0);
}

fn necklace(brush: &mut Brush, dress: &Dress) {
    brush.line("M 50 117 Q 60 130 70 117", 1.6, colour::OLD_GOLD);
    brush.disc(X, 124.5, 2.8, dress.ink);
}

/// The hair around the face.
fn before(brush: &mut Brush, suit: Suit, hair: Rgb) {
    match suit {
        Suit::Clubs => brush.shape(
            "M 45 88 Q 44 70 60 69 Q 76 70 75 88 Q 71 76 61 75 Q 50 76 45 88 Z",
            hair,
        ),
        Suit::Diamonds => {
            brush.shape(
                "M 44 92 Q 42 70 58 69 Q 56 80 44 92 Z M 76 92 Q 78 70 58 69 Q 66 80 76 92 Z",
                hair,
            );
            for (x, y) in [(41.5, 99.0), (40.0, 108.0), (39.0, 117.0), (38.5, 126.0)] {
                brush.oval(x, y, 5.2, 5.8, hair);
                brush.oval(2.0 * X - x, y, 5.2, 5.8, hair);
            }
            brush.line(
                "M 34 131.5 L 43 131.5 M 77 131.5 L 86 131.5",
                3.0,
                colour::GOLD,
            );
        }
        Suit::Hearts => {
            for (x, y, radius) in [
                (49.0, 74.0, 6.0),
                (57.0, 71.5, 6.0),
                (65.0, 71.5, 6.0),
                (72.0, 75.0, 6.0),
            ] {
                brush.disc(x, y, radius, hair);
            }
        }
        Suit::Spades => brush.shape(
            "M 44 96 Q 40 68 60 68 Q 80 68 76 96 Q 74 78 66 77 L 54 77 Q 46 78 44 96 Z",
            hair,
        ),
    }
}

fn coronet(brush: &mut Brush, dress: &Dress) {
    brush.shape(
        "M 46 71 L 43 56 L 52 64 L 60 51 L 68 64 L 77 56 L 74 71 Q 60 67 46 71 Z",
        colour::GOLD,
    );
    brush.line("M 46.5 70.5 Q 60 66.8 73.5 70.5", 2.0, colour::OLD_GOLD);
    for (x, y) in [(43.0, 55.0), (60.0, 50.0), (77.0, 55.0)] {
        brush.disc(x, y, 2.9, dress.robe);
    }
}

/// A flower in the suit's colour; the queen of spades holds a mirror instead.
fn flower(brush: &mut Brush, dress: &Dress) {
    let x = 97.0;
    if dress.suit == Suit::Spades {
        brush.line("M 97 112 L 97 140", 3.2, colour::OLD_GOLD);
        brush.oval(x, 98.0, 11.0, 14.0, colour::OLD_GOLD);
        brush.oval(x, 98.0, 8.6, 11.6, colour::CYAN);
        brush.line("M 93 102 L 100 93", 1.8, colour::PAPER);
        return hand(brush, x, 135.0);
    }
    brush.line("M 97 106 L 97 142", 2.2, colour::FOREST);
    brush.shape(
        "M 97 124 Q 106 122 109 114 Q 99 114 97 124 Z",
        colour::FOREST,
    );
    let petals = if dress.suit == Suit::Clubs {
        colour::GOLD
    } else {
        colour::RED
    };
    for (dx, dy) in [
        (0.0, -6.5),
        (6.2, -2.0),
        (3.8, 5.3),
        (-3.8, 5.3),
        (-6.2, -2.0),
    ] {
        brush.disc(x + dx, 98.0 + dy, 5.0, petals);
    }
    brush.disc(
        x,
        98.0,
        4.2,
        if petals == colour::GOLD {
            colour::BROWN
        } else {
            colour::GOLD
        },
    );
    if dress.suit == Suit::Diamonds {
        suits::draw(brush, dress.suit, (x, 98.0), 5.0, colour::PAPER);
    }
    hand(brush, x, 135.0);
}
