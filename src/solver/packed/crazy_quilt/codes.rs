//! The codes of Crazy Quilt's moves: the pass, then the copy, then where it goes.

use super::super::cards::Copy;
use crate::rules::Foundation;
use crate::solver::run::{CODES, Code};

/// Where a copy goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum To {
    /// Home, or to either foundation if the suit has met.
    Home(Foundation),
    /// From the quilt to the waste.
    Waste,
    /// From the stock to the waste.
    Dealt,
}

/// How far a copy stands to the left of its destination in a code, and the pass.
const COPY: u32 = 2;
const PASS: u32 = COPY + 7;
/// The code of the redeal; there is no copy 0.
pub(super) const REDEAL: Code = 0;

/// The code of a copy's move in the first or the second pass.
pub(super) fn code_of(copy: Copy, to: To, second: bool) -> Code {
    let to = match to {
        To::Home(foundation) => foundation as u16,
        To::Waste => 2,
        To::Dealt => 3,
    };
    u16::from(second) << PASS | u16::from(copy) << COPY | to
}

/// The copy and where it goes; `None` for the redeal.
pub(super) fn parts(code: Code) -> Option<(Copy, To)> {
    let copy = Copy::try_from(code >> COPY & 127).expect("it was cut to 7 bits");
    let to = match code & 3 {
        0 => To::Home(Foundation::Ace),
        1 => To::Home(Foundation::King),
        2 => To::Waste,
        _ => To::Dealt,
    };
    (copy != 0).then_some((copy, to))
}

const _: () = assert!(2 << PASS <= CODES);
