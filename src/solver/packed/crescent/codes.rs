//! The codes of Crescent's moves: the phase, then the copy, then where it goes.

use super::super::cards::Copy;
use crate::rules::crescent::PILES;
use crate::solver::run::{CODES, Code};

/// Destinations of a card: the piles, then the two foundations.
pub(super) const ACE: usize = PILES;
/// How far a copy stands to the left of its destination in a code, and the phase, which is the shifts left.
const COPY: u32 = 5;
pub(super) const PHASE: u32 = COPY + 7;
/// The code of the shift in its phase; there is no copy 0.
pub(super) const SHIFT: usize = 0;

/// The code of a copy's move in phase 0.
pub(super) const fn code_of(copy: Copy, to: usize) -> usize {
    (copy as usize) << COPY | to
}

/// The copy and where it goes; `None` for the shift.
pub(super) fn parts(code: Code) -> Option<(Copy, usize)> {
    let copy = Copy::try_from(code >> COPY & 127).expect("it was cut to 7 bits");
    (copy != 0).then_some((copy, usize::from(code) % (1 << COPY)))
}

/// The code in as many bits as it needs.
#[expect(
    clippy::cast_possible_truncation,
    reason = "codes are below CODES, as is said under this"
)]
pub(super) const fn narrow(code: usize) -> Code {
    code as Code
}

const _: () = assert!(4 << PHASE <= CODES && ACE + 1 < 1 << COPY);
