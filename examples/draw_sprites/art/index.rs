//! The index: rank and suit, as tall as each other, so that a strip shows both whole.

use super::brush::{Brush, parse};
use super::suits;
use ab_glyph::{Font, FontRef, OutlineCurve};
use lunette::cards::{Card, Suit};
use lunette::render::palette::Rgb;
use lunette::view::scene::Form;
use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// Drawing units to a unit of the scene.
const SCALE: f32 = 1.5;
/// The room between rank and suit.
const GAP: f32 = 2.5;
/// The font's J hangs below the line and would be squeezed to an I, so it has a drawing of its own.
const J: &str = "M 7 0 L 22 0 L 22 23 C 22 30 18 34 11 34 C 5 34 1 31 0 24.5 L 7.5 22.5 C 8 25.5 9 27 11 27 \
    C 13.3 27 14 25.5 14 22.5 L 14 7 L 7 7 Z";

/// Paints the index of a card. A tag has less room, so its letters and signs are narrower.
pub(super) fn draw(brush: &mut Brush, form: Form, card: Card, ink: Rgb) {
    let room = form.index().scaled(SCALE);
    let (left, top, cap) = (room.left, room.top, room.height);
    let is_tag = form == Form::Tag;
    let mut pen = left;
    for letter in card.rank.label().chars() {
        let glyph = if letter == 'J' {
            parse(J)
        } else {
            outline(letter)
        };
        let width = width(letter, glyph.bounds(), cap, is_tag);
        brush.fill(&fit(&glyph, pen, top, width, cap), ink);
        pen += width
            + match (letter, is_tag) {
                ('1', true) => 1.0,
                ('1', false) => 1.5,
                (_, true) => 2.0,
                (_, false) => GAP,
            };
    }
    let half = cap / 2.0
        - match (is_tag, card.suit) {
            (false, Suit::Diamonds) => 0.0,
            (true, Suit::Diamonds) => 2.0,
            (false, _) => 1.0,
            (true, _) => 3.5,
        };
    let sign = suits::sign(card.suit, 0.0, 0.0, half);
    let bounds = sign.bounds();
    let (x, y) = (
        pen - bounds.left(),
        top + (cap - bounds.height()) / 2.0 - bounds.top(),
    );
    let sign = sign
        .transform(Transform::from_translate(x, y))
        .expect("a sign has a size");
    let right = room.left + room.width;
    assert!(sign.bounds().right() <= right, "{card} is too wide");
    brush.fill(&sign, ink);
}

/// A letter's own width when it is as tall as a capital, within what can be read and what there is room for.
fn width(letter: char, bounds: Rect, cap: f32, is_tag: bool) -> f32 {
    let natural = bounds.width() * cap / bounds.height();
    match letter {
        '1' if is_tag => natural.min(9.5),
        '0' if is_tag => natural.min(17.5),
        '1' => natural.min(14.0),
        '0' => natural.min(24.0),
        _ if is_tag => natural.clamp(17.0, 24.0),
        _ => natural.clamp(18.0, 30.0),
    }
}

/// Stretches a letter to a box.
fn fit(glyph: &Path, left: f32, top: f32, width: f32, height: f32) -> Path {
    let bounds = glyph.bounds();
    let place = Transform::from_translate(left, top)
        .pre_scale(width / bounds.width(), height / bounds.height())
        .pre_translate(-bounds.left(), -bounds.top());
    glyph.clone().transform(place).expect("a letter has a size")
}

/// A letter of the font, y growing downward.
fn outline(letter: char) -> Path {
    let font = FontRef::try_from_slice(dejavu::sans_condensed::bold()).expect("the font is whole");
    let outline = font
        .outline(font.glyph_id(letter))
        .expect("the font has the letter");
    let mut builder = PathBuilder::new();
    let mut end = None;
    for curve in outline.curves {
        let (OutlineCurve::Line(from, _)
        | OutlineCurve::Quad(from, ..)
        | OutlineCurve::Cubic(from, ..)) = curve;
        if end != Some(from) {
            builder.move_to(from.x, -from.y);
        }
        end = Some(match curve {
            OutlineCurve::Line(_, to) => {
                builder.line_to(to.x, -to.y);
                to
            }
            OutlineCurve::Quad(_, a, to) => {
                builder.quad_to(a.x, -a.y, to.x, -to.y);
                to
            }
            OutlineCurve::Cubic(_, a, b, to) => {
                builder.cubic_to(a.x, -a.y, b.x, -b.y, to.x, -to.y);
                to
            }
        });
    }
    builder.finish().expect("a letter has an outline")
}
