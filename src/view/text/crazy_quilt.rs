//! What only Crazy Quilt has, in words.

use super::cards::{foundation_tops, waste_top};
use super::{Words, count, fill};
use crate::rules::Cell;
use crate::rules::crazy_quilt::{CrazyQuilt, REDEALS};
use crate::rules::options::CrazyQuiltOptions;

/// When the redeal is allowed.
pub(super) fn rules_name(words: &Words, options: CrazyQuiltOptions) -> String {
    words.say(&format!("rules-redeal-{}", options.redeal.key()), &[])
}

/// How many cards are left in the stock, and whether the redeal is.
pub(super) fn left(words: &Words, table: &CrazyQuilt) -> String {
    let stock = words.say("count-stock", &[count("count", table.stock_len())]);
    let redeals = usize::from(table.redeals_left());
    let redeals = words.say("count-redeals-left", &[count("count", redeals)]);
    format!("{stock}, {redeals}")
}

/// Whether the redeal was used.
pub(super) fn used(words: &Words, table: &CrazyQuilt) -> String {
    let used = usize::from(REDEALS - table.redeals_left());
    words.say("count-redeals-used", &[count("count", used)])
}

/// The available cards of the quilt, the waste and the foundations.
pub(super) fn cards(words: &Words, table: &CrazyQuilt) -> String {
    let available = Cell::all().filter(|&cell| table.is_available(cell));
    let named = available.filter_map(|cell| {
        let card = table.cell(cell)?;
        let args = [fill("cell", cell), fill("card", card)];
        Some(words.say("alt-cell", &args))
    });
    let named: Vec<String> = named.collect();
    let quilt = if named.is_empty() {
        words.say("alt-available-none", &[])
    } else {
        words.say("alt-available", &[fill("cards", named.join(", "))])
    };
    let waste = waste_top(words, table.waste());
    format!(
        "{quilt} {waste} {}",
        foundation_tops(words, table.foundations())
    )
}
