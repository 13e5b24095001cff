//! Cards that several games have, in words.

use super::{Words, fill};
use crate::cards::{Card, Suit};
use crate::rules::Foundation;
use crate::rules::foundations::Foundations;

/// The top card of each pile, and how many lie in it.
pub(super) fn pile_tops(words: &Words, piles: &[Vec<Card>]) -> String {
    let pile = |(index, cards): (usize, &Vec<_>)| match cards.last() {
        Some(card) => words.say(
            "alt-pile",
            &[
                fill("number", index + 1),
                fill("card", card),
                fill("count", cards.len()),
            ],
        ),
        None => words.say("alt-pile-empty", &[fill("number", index + 1)]),
    };
    let tops: Vec<String> = piles.iter().enumerate().map(pile).collect();
    words.say("alt-tops", &[fill("tops", tops.join(", "))])
}

/// What the ace and the king foundation of each suit show.
pub(super) fn foundation_tops(words: &Words, foundations: &Foundations) -> String {
    let suit = |suit: Suit| {
        let top = |foundation| foundations.top(suit, foundation).label();
        words.say(
            "alt-foundation",
            &[
                fill("suit", suit.symbol()),
                fill("ace", top(Foundation::Ace)),
                fill("king", top(Foundation::King)),
            ],
        )
    };
    let foundations = Suit::ALL.map(suit).join(", ");
    words.say("alt-foundations", &[fill("foundations", foundations)])
}

/// The top card of the waste.
pub(super) fn waste_top(words: &Words, waste: &[Card]) -> String {
    match waste.last() {
        Some(card) => words.say(
            "alt-waste",
            &[fill("card", card), fill("count", waste.len())],
        ),
        None => words.say("alt-waste-empty", &[]),
    }
}
