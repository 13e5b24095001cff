//! Why a move can't be played, in words.

use super::{Words, fill, foundation_name, move_text};
use crate::cards::{Card, Rank};
use crate::rules::{Illegal, Table};

/// The reason for a refusal on this table.
pub fn illegal(words: &Words, table: &Table, reason: Illegal) -> String {
    let say = |key, args: &[_]| words.say(key, args);
    match reason {
        Illegal::GameOver => say("illegal-game-over", &[]),
        Illegal::NoSuchPile(pile) => say("illegal-no-such-pile", &[fill("pile", pile)]),
        Illegal::EmptyPile(pile) => say("illegal-empty-pile", &[fill("pile", pile)]),
        Illegal::OtherGame => say("illegal-other-game", &[]),
        Illegal::EmptyCell(cell) => say("illegal-empty-cell", &[fill("cell", cell)]),
        Illegal::EmptyWaste => say("illegal-empty-waste", &[]),
        Illegal::NotAvailable(cell) => say("illegal-not-available", &[fill("cell", cell)]),
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
        Illegal::NotNext { card, tops } => {
            let [lower, higher] = twin_tops(words, card, tops);
            let tops = [fill("lower", lower), fill("higher", higher)];
            say(
                "illegal-not-next",
                &[&[fill("card", card)], &tops[..]].concat(),
            )
        }
        Illegal::NotBelow { card, onto } => say(
            "illegal-not-below",
            &[fill("card", card), fill("onto", onto)],
        ),
        Illegal::KingOnAce { card, onto } => say(
            "illegal-king-on-ace",
            &[fill("card", card), fill("onto", onto)],
        ),
        Illegal::NotOnEmptyWaste { card } => {
            say("illegal-not-on-empty-waste", &[fill("card", card)])
        }
        Illegal::NotOnWaste { card, onto } => say(
            "illegal-not-on-waste",
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
        Illegal::EmptyStock => say("illegal-empty-stock", &[]),
        Illegal::NoRedealsLeft => say("illegal-no-redeals-left", &[]),
        Illegal::StockNotEmpty => say("illegal-stock-not-empty", &[]),
        Illegal::NothingToRedeal => say("illegal-nothing-to-redeal", &[]),
        Illegal::RedealNotStuck => say(
            "illegal-redeal-not-stuck",
            &[fill("move", example(words, table))],
        ),
        Illegal::NothingToUndo => say("illegal-nothing-to-undo", &[]),
        Illegal::NothingToRedo => say("illegal-nothing-to-redo", &[]),
    }
}

/// What the two foundations of the card's suit show.
fn twin_tops(words: &Words, card: Card, tops: [Option<Rank>; 2]) -> [String; 2] {
    tops.map(|top| match top {
        Some(top) => Card::new(top, card.suit).to_string(),
        None => words.say("alt-nothing", &[]),
    })
}

/// A move that counts and is left.
fn example(words: &Words, table: &Table) -> String {
    table
        .counting_move()
        .map_or_else(String::new, |mv| move_text(words, table, mv))
}
