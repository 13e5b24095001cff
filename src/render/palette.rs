//! The one palette of every picture.
//!
//! Painting works in palette indices from the first pixel to the last, so nothing is ever quantised afterwards. That
//! needs the colours of anti-aliased edges to be in the palette: it is made of ramps between the colours that meet.

pub mod colour;

use colour::{
    AUBURN, BLOND, BLUE, BROWN, CREAM, CRIMSON, CYAN, DUSK, EDGE, FELT_DEEP, FELT_LIGHT, FOREST,
    GOLD, GREEN, GREY, INK, NIGHT, OLD_GOLD, PAPER, PILL, PURPLE, RED, ROYAL, SKIN, TAN,
};

use super::pixels::channel;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// How many shades of felt there are: palette indices below this, dark to light.
pub const FELT_LEVELS: u8 = 56;

/// The greatest number of colours an 8-bit palette holds.
const MOST: usize = 256;

/// Which colours meet, and how many steps lie between them.
const RAMPS: [(Rgb, Rgb, u16); 40] = {
    let felt = [24, 72, 54];
    [
        (FELT_DEEP, FELT_LIGHT, 54),
        (PAPER, INK, 11),
        (PAPER, RED, 11),
        (PAPER, BLUE, 9),
        (PAPER, GREEN, 9),
        (PAPER, EDGE, 5),
        (EDGE, felt, 3),
        (GOLD, felt, 7),
        (CYAN, felt, 7),
        (CREAM, felt, 7),
        (GOLD, PILL, 7),
        (CREAM, PILL, 7),
        (GOLD, PAPER, 4),
        (CYAN, PAPER, 4),
        (GOLD, EDGE, 3),
        (CYAN, EDGE, 3),
        (CYAN, GOLD, 2),
        (PAPER, CRIMSON, 3),
        (PAPER, ROYAL, 4),
        (PAPER, FOREST, 4),
        (PAPER, PURPLE, 4),
        (PAPER, BROWN, 4),
        (PAPER, AUBURN, 3),
        (PAPER, BLOND, 2),
        (PAPER, GREY, 3),
        (PAPER, OLD_GOLD, 3),
        (PAPER, TAN, 2),
        (SKIN, TAN, 1),
        (SKIN, BROWN, 4),
        (SKIN, AUBURN, 3),
        (SKIN, GREY, 2),
        (SKIN, INK, 5),
        (SKIN, RED, 3),
        (GOLD, INK, 5),
        (GOLD, CRIMSON, 3),
        (GOLD, ROYAL, 4),
        (GOLD, FOREST, 3),
        (GOLD, PURPLE, 3),
        (PAPER, NIGHT, 5),
        (NIGHT, DUSK, 4),
    ]
};

/// The colours, and for any other colour the nearest of them.
pub struct Palette {
    colours: Vec<Rgb>,
    nearest: Vec<u8>,
    coarse: Vec<u8>,
}

impl Palette {
    /// The palette of every picture.
    pub fn new() -> Self {
        let mut colours: Vec<Rgb> = Vec::with_capacity(MOST);
        for (from, to, between) in RAMPS {
            for step in 0..=between + 1 {
                let colour = blend(from, to, step, between + 1);
                if !colours.contains(&colour) {
                    colours.push(colour);
                }
            }
        }
        debug_assert!(colours.len() <= MOST, "the ramps fit an 8-bit palette");
        Self {
            nearest: nearest_of_all(&colours),
            coarse: coarse_of_all(&colours),
            colours,
        }
    }

    /// The colours in order.
    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The colour of an index.
    pub fn rgb(&self, index: u8) -> Rgb {
        self.colours[usize::from(index)]
    }

    /// The index of a colour that is near this one; of one of the named colours, that colour's own.
    pub fn near(&self, colour: Rgb) -> u8 {
        self.nearest[bin(colour)]
    }

    /// The index of a colour, or of its neighbour on a long ramp: of those every second step is left. Enough for the
    /// edges of turned letters, and fewer bytes.
    pub fn coarse(&self, index: u8) -> u8 {
        self.coarse[usize::from(index)]
    }

    /// The index for a colour laid over another with this coverage, 0 to 255.
    pub fn mix(&self, over: Rgb, under: u8, coverage: u8) -> u8 {
        match coverage {
            0..8 => under,
            248.. => self.near(over),
            _ => self.near(blend(self.rgb(under), over, coverage.into(), 255)),
        }
    }
}

impl Default for Palette {
    fn default() -> Self {
        Self::new()
    }
}

/// The colour `step` of `steps` on the way.
fn blend(from: Rgb, to: Rgb, step: u16, steps: u16) -> Rgb {
    let mix = |a: u8, b: u8| {
        let (a, b, step, steps) = (
            u32::from(a),
            u32::from(b),
            u32::from(step),
            u32::from(steps),
        );
        channel((a * (steps - step) + b * step + steps / 2) / steps)
    };
    [
        mix(from[0], to[0]),
        mix(from[1], to[1]),
        mix(from[2], to[2]),
    ]
}

/// Colours that agree in the five high bits of each channel share a bin.
fn bin([r, g, b]: Rgb) -> usize {
    let high = |c: u8| usize::from(c >> 3);
    high(r) << 10 | high(g) << 5 | high(b)
}

fn nearest_of_all(colours: &[Rgb]) -> Vec<u8> {
    let middle = |bin: u32, shift: u32| channel((bin >> shift & 31) << 3 | 4);
    let mut nearest: Vec<u8> = (0..1 << 15)
        .map(|bin| search(colours, [middle(bin, 10), middle(bin, 5), middle(bin, 0)]))
        .collect();
    // A bin with palette colours in it stands for one of them: a ramp's end before a step, and then the earlier one.
    // What goes before is written last.
    let is_end = |colour: &Rgb| {
        RAMPS
            .iter()
            .any(|(from, to, _)| [from, to].contains(&colour))
    };
    let (ends, steps): (Vec<_>, Vec<_>) = (0..=u8::MAX)
        .zip(colours)
        .rev()
        .partition(|(_, colour)| is_end(colour));
    for (index, &colour) in steps.into_iter().chain(ends) {
        nearest[bin(colour)] = index;
    }
    nearest
}

/// A ramp of the letters has at least so many steps between its ends.
const LONG: u16 = 9;

fn coarse_of_all(colours: &[Rgb]) -> Vec<u8> {
    let mut coarse: Vec<u8> = (0..=u8::MAX).collect();
    let place = |colour| colours.iter().position(|&known| known == colour);
    // The first ramp is the felt's.
    for (from, to, between) in RAMPS.into_iter().skip(1).filter(|ramp| ramp.2 >= LONG) {
        for odd in (1..=between).step_by(2) {
            let even = if odd < between { odd + 1 } else { odd - 1 };
            let [odd, even] = [odd, even].map(|step| place(blend(from, to, step, between + 1)));
            if let (Some(odd), Some(even)) = (odd, even) {
                coarse[odd] = coarse[even];
            }
        }
    }
    coarse
}

/// The index of the colour nearest to this one, found by looking at all.
fn search(colours: &[Rgb], wanted: Rgb) -> u8 {
    let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let distance = |c: &Rgb| {
        3 * square(c[0], wanted[0]) + 4 * square(c[1], wanted[1]) + 2 * square(c[2], wanted[2])
    };
    let (mut nearest, mut least) = (0, u32::MAX);
    for (index, colour) in colours.iter().enumerate() {
        let distance = distance(colour);
        if distance < least {
            (nearest, least) = (index, distance);
        }
    }
    u8::try_from(nearest).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_colours_stand_for_themselves() {
        let palette = Palette::new();
        for (from, to, _) in RAMPS {
            for named in [from, to] {
                assert_eq!(palette.rgb(palette.near(named)), named);
            }
        }
    }

    #[test]
    fn the_felt_comes_first_from_dark_to_light() {
        let palette = Palette::new();
        assert_eq!(palette.rgb(0), colour::FELT_DEEP);
        assert_eq!(palette.rgb(FELT_LEVELS - 1), colour::FELT_LIGHT);
    }

    #[test]
    fn a_long_ramp_keeps_its_ends_and_every_second_step() {
        let palette = Palette::new();
        for (from, to, between) in RAMPS {
            for step in 0..=between + 1 {
                let colour = blend(from, to, step, between + 1);
                let index = palette.colours.iter().position(|&known| known == colour);
                let index = u8::try_from(index.expect("in the palette")).expect("a byte");
                let coarse = palette.rgb(palette.coarse(index));
                if step % 2 == 0 || from == colour::FELT_DEEP {
                    assert_eq!(coarse, colour);
                } else if between >= LONG {
                    let [up, down] = [step + 1, step - 1];
                    let even = if up <= between { up } else { down };
                    assert_eq!(coarse, blend(from, to, even, between + 1));
                }
            }
        }
    }

    #[test]
    fn mixing_goes_from_one_colour_to_the_other() {
        let palette = Palette::new();
        let paper = palette.near(colour::PAPER);
        assert_eq!(palette.mix(colour::INK, paper, 0), paper);
        assert_eq!(
            palette.mix(colour::INK, paper, 255),
            palette.near(colour::INK)
        );
        let grey = palette.rgb(palette.mix(colour::INK, paper, 128));
        assert!(grey.iter().all(|&c| (115..=155).contains(&c)), "{grey:?}");
    }
}
