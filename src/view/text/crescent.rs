//! What only Crescent has, in words.

use super::cards::{foundation_tops, pile_tops};
use super::{Words, count, fill};
use crate::rules::crescent::{Crescent, SHIFTS};
use crate::rules::options::CrescentOptions;

/// What the options are called: a preset's name, or each of them.
pub(super) fn rules_name(words: &Words, options: CrescentOptions) -> String {
    let switch = |on| words.say(if on { "option-on" } else { "option-off" }, &[]);
    match options.as_preset() {
        Some(preset) => words.say(&format!("rules-{}", preset.key()), &[]),
        None => words.say(
            "rules-own",
            &[
                fill("wraparound", switch(options.wraparound)),
                fill("foundation-moves", switch(options.foundation_moves)),
                fill(
                    "shift",
                    words.say(&format!("shift-{}", options.shift.key()), &[]),
                ),
            ],
        ),
    }
}

/// How many shifts are left.
pub(super) fn left(words: &Words, table: &Crescent) -> String {
    let left = usize::from(table.shifts_left());
    words.say("count-shifts-left", &[count("count", left)])
}

/// How many shifts were used.
pub(super) fn used(words: &Words, table: &Crescent) -> String {
    let used = usize::from(SHIFTS - table.shifts_left());
    words.say("count-shifts-used", &[count("count", used)])
}

/// The pile tops and the foundations.
pub(super) fn cards(words: &Words, table: &Crescent) -> String {
    let tops = pile_tops(words, table.piles());
    format!("{tops} {}", foundation_tops(words, table.foundations()))
}
