//! Moves in words.

use super::{Words, fill};
use crate::cards::{Card, Suit};
use crate::rules::{Foundation, Move, Place, Table};

/// A move that can be played on this table, such as "6♣ pile 4 → pile 9 on 5♣".
pub fn move_text(words: &Words, table: &Table, mv: Move) -> String {
    match mv {
        Move::Home { from, to } => home(words, table, from, &foundation_name(words, to)),
        Move::Up { from } => home(words, table, from, &words.say("foundation", &[])),
        Move::Build { from, to } => build(words, table, from, to),
        Move::Transfer { suit, from } => transfer(words, table, suit, from),
        Move::Shift => words.say("move-shift", &[]),
        Move::Deal => words.say("move-deal", &[]),
        Move::Redeal => words.say("move-redeal", &[]),
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

/// What a place is called.
pub fn place_name(words: &Words, place: Place) -> String {
    match place {
        Place::Pile(pile) | Place::Column(pile) => words.say("place-pile", &[fill("pile", pile)]),
        Place::Cell(cell) => words.say("place-cell", &[fill("cell", cell)]),
        Place::Waste => words.say("place-waste", &[]),
    }
}

fn home(words: &Words, table: &Table, from: Place, foundation: &str) -> String {
    words.say(
        "move-home",
        &[
            fill("card", card_at(table, from)),
            fill("from", place_name(words, from)),
            fill("foundation", foundation),
        ],
    )
}

fn build(words: &Words, table: &Table, from: Place, to: Place) -> String {
    let card = fill("card", card_at(table, from));
    let from = fill("from", place_name(words, from));
    let place = fill("to", place_name(words, to));
    match table.card_at(to) {
        Some(onto) => words.say("move-build", &[card, from, place, fill("onto", onto)]),
        None => words.say("move-build-empty", &[card, from, place]),
    }
}

fn transfer(words: &Words, table: &Table, suit: Suit, from: Foundation) -> String {
    let top = table.foundations().map(|all| all.top(suit, from));
    let card = top.map_or_else(String::new, |rank| Card::new(rank, suit).to_string());
    words.say(
        "move-transfer",
        &[
            fill("card", card),
            fill("from", foundation_name(words, from)),
            fill("to", foundation_name(words, from.other())),
        ],
    )
}

fn card_at(table: &Table, place: Place) -> String {
    let card = table.card_at(place);
    card.map_or_else(String::new, |card| card.to_string())
}
