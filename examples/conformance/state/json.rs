//! Small things as JSON, both ways, and what is wrong with those that aren't.

use lunette::cards::Card;
use serde_json::{Map, Value};

pub(crate) type Object = Map<String, Value>;

/// A list of cards, each a code.
pub(super) fn cards(pile: &Value) -> Result<Vec<Card>, String> {
    list(pile, "a pile")?.iter().map(card).collect()
}

/// A card's code.
pub(super) fn card(code: &Value) -> Result<Card, String> {
    let known = code.as_str().and_then(Card::from_code);
    known.ok_or_else(|| format!("{code} is no card"))
}

/// The codes of cards.
pub(super) fn codes(cards: &[Card]) -> Value {
    cards.iter().map(|card| card.code()).collect()
}

/// A place's lists of cards, as many as the game has piles.
pub(super) fn piles<const N: usize>(place: &Object) -> Result<[Vec<Card>; N], String> {
    let piles = list(field(place, "piles")?, "piles")?;
    let piles: Vec<Vec<Card>> = piles.iter().map(cards).collect::<Result<_, _>>()?;
    piles
        .try_into()
        .map_err(|piles: Vec<_>| format!("{} piles instead of {N}", piles.len()))
}

/// As many cards as this.
pub(super) fn exactly(cards: Vec<Card>, many: usize, what: &str) -> Result<Vec<Card>, String> {
    if cards.len() == many {
        Ok(cards)
    } else {
        Err(format!("{what} is dealt {many} cards"))
    }
}

/// A small number left of something that a game has so many of.
pub(super) fn at_most(place: &Object, key: &str, most: u8) -> Result<u8, String> {
    let left = field(place, key)?.as_u64();
    left.and_then(|left| u8::try_from(left).ok())
        .filter(|&left| left <= most)
        .ok_or_else(|| format!("{key} is a number from 0 to {most}"))
}

/// The cards must be two decks.
pub(super) fn two_decks(cards: impl Iterator<Item = Card>) -> Result<(), String> {
    let mut counts = [0; 52];
    for card in cards {
        counts[card.index()] += 1;
    }
    match Card::deck().find(|card| counts[card.index()] != 2) {
        Some(card) => Err(format!("{} of {}", counts[card.index()], card.code())),
        None => Ok(()),
    }
}

/// What the field holds, if the place has it, must be this word.
pub(super) fn expect(place: &Object, key: &str, word: &str) -> Result<(), String> {
    match place.get(key) {
        Some(value) if value != word => Err(format!("{key} is {value} instead of \"{word}\"")),
        _ => Ok(()),
    }
}

/// What the field holds.
pub(super) fn field<'a>(place: &'a Object, key: &str) -> Result<&'a Value, String> {
    place.get(key).ok_or_else(|| format!("{key} is missing"))
}

/// The value as an object.
pub(super) fn object<'a>(value: &'a Value, what: &str) -> Result<&'a Object, String> {
    value.as_object().ok_or(format!("{what} is an object"))
}

/// The value as a list.
pub(super) fn list<'a>(value: &'a Value, what: &str) -> Result<&'a Vec<Value>, String> {
    value.as_array().ok_or(format!("{what} is a list"))
}

/// A count that leaves room for more.
pub(super) fn count(value: &Value) -> Result<u64, String> {
    let count = value.as_u64().filter(|&count| count < 1 << 53);
    count.ok_or(format!("{value} is no number of moves"))
}
