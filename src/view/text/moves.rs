//! Moves in words.

use super::{Words, fill};
use crate::cards::{Card, Suit};
use crate::rules::crescent::Crescent;
use crate::rules::{Foundation, Move, PileNo, Table};

/// A move that can be played on this table, such as "6♣ pile 4 → pile 9 on 5♣".
pub fn move_text(words: &Words, table: &Table, mv: Move) -> String {
    let Table::Crescent(table) = table;
    match mv {
        Move::Home { from, to } => home(words, table, from, to),
        Move::Build { from, to } => build(words, table, from, to),
        Move::Transfer { suit, from } => transfer(words, table, suit, from),
        Move::Shift => words.say("move-shift", &[]),
    }
}

/// What a foundation is called.
pub fn foundation_name(words: &Words, foundation: Foundation) -> String {
    words.say(
        match foundation {
            Foundation::Ace => "foundation-ace",
            Foundation::King => "foundation-king",
        },
        &[],
    )
}

fn home(words: &Words, table: &Crescent, from: PileNo, to: Foundation) -> String {
    words.say(
        "move-home",
        &[
            fill("card", top(table, from)),
            fill("from", from),
            fill("foundation", foundation_name(words, to)),
        ],
    )
}

fn build(words: &Words, table: &Crescent, from: PileNo, to: PileNo) -> String {
    words.say(
        "move-build",
        &[
            fill("card", top(table, from)),
            fill("from", from),
            fill("to", to),
            fill("onto", top(table, to)),
        ],
    )
}

fn transfer(words: &Words, table: &Crescent, suit: Suit, from: Foundation) -> String {
    let card = Card::new(table.foundations().top(suit, from), suit);
    words.say(
        "move-transfer",
        &[
            fill("card", card),
            fill("from", foundation_name(words, from)),
            fill("to", foundation_name(words, from.other())),
        ],
    )
}

fn top(table: &Crescent, pile: PileNo) -> String {
    table
        .top(pile)
        .map_or_else(String::new, |card| card.to_string())
}
