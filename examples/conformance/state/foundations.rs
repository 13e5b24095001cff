//! The ace and king foundations as JSON, both ways.

use lunette::cards::{Card, Rank, Suit};
use lunette::rules::Foundation;
use lunette::rules::foundations::Foundations;
use serde_json::{Value, json};

use super::json::{Object, cards, codes, field, object};

/// The foundations `fA` and `fK` of a state.
pub(super) fn read(state: &Object) -> Result<Foundations, String> {
    let tops = Foundation::ALL.map(|which| read_tops(state, which));
    let [aces, kings] = tops;
    let (aces, kings) = (aces?, kings?);
    let tops = std::array::from_fn(|suit| [aces[suit], kings[suit]]);
    Ok(Foundations::with_tops(tops))
}

/// Writes one of `fA` and `fK`.
pub(super) fn write(foundations: &Foundations, which: Foundation) -> Value {
    let of = |suit: Suit| {
        let cards = run(which, suit, foundations.top(suit, which));
        (suit.letter().to_string(), json!(codes(&cards)))
    };
    Suit::ALL.into_iter().map(of).collect::<Object>().into()
}

/// Every card on the foundations.
pub(super) fn all(foundations: &Foundations) -> impl Iterator<Item = Card> + '_ {
    Suit::ALL.into_iter().flat_map(move |suit| {
        Foundation::ALL
            .into_iter()
            .flat_map(move |which| run(which, suit, foundations.top(suit, which)))
    })
}

const fn foundation_key(which: Foundation) -> &'static str {
    match which {
        Foundation::Ace => "fA",
        Foundation::King => "fK",
    }
}

/// The cards of a foundation that shows this rank, from its base up.
fn run(which: Foundation, suit: Suit, top: Rank) -> Vec<Card> {
    let ranks: Vec<Rank> = match which {
        Foundation::Ace => Rank::all().take_while(|&rank| rank <= top).collect(),
        Foundation::King => Rank::all().rev().take_while(|&rank| rank >= top).collect(),
    };
    ranks.iter().map(|&rank| Card::new(rank, suit)).collect()
}

/// The rank on top of each suit's foundation, by suit.
fn read_tops(state: &Object, which: Foundation) -> Result<[Rank; 4], String> {
    let key = foundation_key(which);
    let suits = object(field(state, key)?, key)?;
    if suits.len() != Suit::ALL.len() {
        return Err(format!("{key} has the suits C, D, H and S"));
    }
    let mut tops = [which.base(); 4];
    for suit in Suit::ALL {
        let found = cards(field(suits, &suit.letter().to_string())?)?;
        tops[suit.index()] = found
            .last()
            .map(|card| card.rank)
            .filter(|&top| found == run(which, suit, top))
            .ok_or_else(|| format!("{key} of {} is no foundation", suit.letter()))?;
    }
    Ok(tops)
}
