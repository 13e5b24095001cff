//! The four suits.

use super::brush::{Brush, parse};
use lunette::cards::Suit;
use lunette::render::palette::Rgb;
use tiny_skia::{Path, Transform};

const CLUB: &str = "M 0 -1 C .28 -1 .46 -.8 .46 -.56 C .46 -.36 .34 -.2 .18 -.08 C .3 -.2 .42 -.24 .54 -.24 \
    C .8 -.24 .98 -.04 .98 .2 C .98 .46 .78 .66 .54 .66 C .36 .66 .18 .54 .07 .36 C .08 .66 .2 .9 .38 1 \
    L -.38 1 C -.2 .9 -.08 .66 -.07 .36 C -.18 .54 -.36 .66 -.54 .66 C -.78 .66 -.98 .46 -.98 .2 \
    C -.98 -.04 -.8 -.24 -.54 -.24 C -.42 -.24 -.3 -.2 -.18 -.08 C -.34 -.2 -.46 -.36 -.46 -.56 \
    C -.46 -.8 -.28 -1 0 -1 Z";
const DIAMOND: &str = "M 0 -1 Q .34 -.42 .78 0 Q .34 .42 0 1 Q -.34 .42 -.78 0 Q -.34 -.42 0 -1 Z";
const HEART: &str = "M 0 .96 C -.32 .5 -.98 .16 -.98 -.38 C -.98 -.72 -.76 -.92 -.5 -.92 \
    C -.25 -.92 -.08 -.76 0 -.52 C .08 -.76 .25 -.92 .5 -.92 C .76 -.92 .98 -.72 .98 -.38 \
    C .98 .16 .32 .5 0 .96 Z";
const SPADE: &str = "M 0 -1 C .3 -.58 .94 -.26 .94 .22 C .94 .52 .72 .68 .48 .68 C .3 .68 .15 .58 .07 .4 \
    C .08 .7 .2 .9 .38 1 L -.38 1 C -.2 .9 -.08 .7 -.07 .4 C -.15 .58 -.3 .68 -.48 .68 \
    C -.72 .68 -.94 .52 -.94 .22 C -.94 -.26 -.3 -.58 0 -1 Z";

/// The sign of a suit around a point; upside down if `half` is negative. `half` is half its height.
pub(super) fn sign(suit: Suit, x: f32, y: f32, half: f32) -> Path {
    let drawing = match suit {
        Suit::Clubs => CLUB,
        Suit::Diamonds => DIAMOND,
        Suit::Hearts => HEART,
        Suit::Spades => SPADE,
    };
    let place = Transform::from_translate(x, y).pre_scale(half.abs(), half);
    parse(drawing).transform(place).expect("a sign has a size")
}

/// Paints the sign of a suit around a point.
pub(super) fn draw(brush: &mut Brush, suit: Suit, (x, y): (f32, f32), half: f32, ink: Rgb) {
    brush.fill(&sign(suit, x, y, half), ink);
}
