//! The codes of Waning Moon's moves: the phase, then the copy, then where it goes.

use super::state::{Copy, NONE};
use crate::solver::run::{CODES, Code};

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum To {
    /// On a card, which is the first or second copy of the next one of its suit.
    Card(Copy),
    /// To an empty pile.
    Empty,
    /// Home.
    Home,
}

/// A code taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The deal.
    Deal,
    /// A card's move.
    Card(Copy, To),
}

const EMPTY: Code = 2;
const HOME: Code = 3;
const PHASE: u32 = 9;
/// How many cards are dealt in a phase.
const DEALS: usize = 13;
/// The code of the first deal.
const DEAL: Code = 1 << 13;

/// The code of the deal of so many cards before.
pub(super) fn deal(dealt: usize) -> Code {
    DEAL + narrow(dealt)
}

/// The code of a card's move when so many cards are dealt.
pub(super) fn code(copy: Copy, to: To, dealt: usize) -> Code {
    let to = match to {
        To::Card(onto) => Code::from(onto & 1),
        To::Empty => EMPTY,
        To::Home => HOME,
    };
    narrow(dealt / DEALS) << PHASE | Code::from(copy) << 2 | to
}

/// What the code stands for.
pub(super) fn step(code: Code) -> Step {
    if code >= DEAL {
        return Step::Deal;
    }
    let copy = Copy::try_from(code >> 2 & 127).expect("it was cut to 7 bits");
    let to = match code & 3 {
        EMPTY => To::Empty,
        HOME => To::Home,
        _ => To::Card((copy & !1) + 2 + u8::from(code & 1 == 1)),
    };
    Step::Card(copy, to)
}

/// What the card is put on.
pub(super) const fn onto(to: To) -> Copy {
    match to {
        To::Card(onto) => onto,
        To::Empty | To::Home => NONE,
    }
}

fn narrow(number: usize) -> Code {
    Code::try_from(number).expect("a stock has 104 cards at most")
}

const _: () = assert!((104 / DEALS + 1) << PHASE <= DEAL as usize && DEAL as usize + 104 < CODES);
