//! What only Waning Moon has, in words.

use super::cards::{pile_tops, waste_top};
use super::{Words, count, fill};
use crate::cards::Suit;
use crate::rules::waning_moon::WaningMoon;

/// How many cards are left in the stock.
pub(super) fn left(words: &Words, table: &WaningMoon) -> String {
    words.say("count-stock", &[count("count", table.stock_len())])
}

/// The pile tops, the waste and the foundations.
pub(super) fn cards(words: &Words, table: &WaningMoon) -> String {
    let tops = pile_tops(words, table.piles());
    let waste = waste_top(words, table.waste());
    format!("{tops} {waste} {}", foundations(words, table))
}

fn foundations(words: &Words, table: &WaningMoon) -> String {
    let suit = |suit: Suit| {
        let [lower, higher] = table.foundations().tops(suit).map(|top| match top {
            Some(top) => top.label().to_owned(),
            None => words.say("alt-nothing", &[]),
        });
        let symbol = fill("suit", suit.symbol());
        let args = [symbol, fill("lower", lower), fill("higher", higher)];
        words.say("alt-twins", &args)
    };
    let all = Suit::ALL.map(suit).join(", ");
    words.say("alt-twin-foundations", &[fill("foundations", all)])
}
