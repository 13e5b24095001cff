//! Why a move can't be played, in words.

use super::{Words, fill, foundation_name, move_text};
use crate::rules::{Illegal, Move, Table};

/// The reason for a refusal on this table.
pub fn illegal(words: &Words, table: &Table, reason: Illegal) -> String {
    let say = |key, args: &[_]| words.say(key, args);
    match reason {
        Illegal::GameOver => say("illegal-game-over", &[]),
        Illegal::NoSuchPile(pile) => say("illegal-no-such-pile", &[fill("pile", pile)]),
        Illegal::EmptyPile(pile) => say("illegal-empty-pile", &[fill("pile", pile)]),
        Illegal::EmptyStaysEmpty(pile) => say("illegal-empty-stays-empty", &[fill("pile", pile)]),
        Illegal::SamePile(pile) => say("illegal-same-pile", &[fill("pile", pile)]),
        Illegal::NotOnFoundation {
            card,
            foundation,
            top,
        } => say(
            "illegal-not-on-foundation",
            &[
                fill("card", card),
                fill("foundation", foundation_name(words, foundation)),
                fill("top", format!("{}{}", top.label(), card.suit.symbol())),
            ],
        ),
        Illegal::NotOnPile { card, onto } => say(
            "illegal-not-on-pile",
            &[fill("card", card), fill("onto", onto)],
        ),
        Illegal::TransfersOff => say("illegal-transfers-off", &[]),
        Illegal::NotMet(suit) => say("illegal-not-met", &[fill("suit", suit.symbol())]),
        Illegal::BaseStays { suit, foundation } => say(
            "illegal-base-stays",
            &[
                fill("suit", suit.symbol()),
                fill("foundation", foundation_name(words, foundation)),
            ],
        ),
        Illegal::NoShiftsLeft => say("illegal-no-shifts-left", &[]),
        Illegal::NotStuck => say("illegal-not-stuck", &[fill("move", example(words, table))]),
        Illegal::NothingToShift => say("illegal-nothing-to-shift", &[]),
        Illegal::NothingToUndo => say("illegal-nothing-to-undo", &[]),
        Illegal::NothingToRedo => say("illegal-nothing-to-redo", &[]),
    }
}

/// A move that counts and is left: a transfer only where its suit has a card to free.
fn example(words: &Words, table: &Table) -> String {
    let Table::Crescent(position) = table;
    let counts = |&mv: &Move| match mv {
        Move::Transfer { suit, .. } => position.tops().any(|(_, card)| card.suit == suit),
        _ => true,
    };
    table
        .legal_moves()
        .into_iter()
        .find(counts)
        .map_or_else(String::new, |mv| move_text(words, table, mv))
}
