//! Positions of Waning Moon as JSON, both ways.

use lunette::cards::{Card, Rank, Suit};
use lunette::rules::Table;
use lunette::rules::waning_moon::{DEALT, PILES, STOCK, Twins, WaningMoon};
use serde_json::{Value, json};

use super::json::{Object, cards, codes, exactly, expect, field, list, object, piles, two_decks};
use super::{From, Start};

/// Reads where a game begins. It has no options.
pub(super) fn read(from: &From<'_>) -> Result<Start, String> {
    for place in from.places() {
        if let Some(options) = place.get("options")
            && let Some(key) = object(options, "options")?.keys().next()
        {
            return Err(format!("there is no option {key}"));
        }
    }
    let table = match *from {
        From::State(state, _) => {
            expect(state, "game", "waning_moon")?;
            let [stock, waste] = ["stock", "waste"].map(|key| cards(field(state, key)?));
            WaningMoon::from_parts(piles(state)?, stock?, waste?, foundations(state)?)
        }
        From::Deal(deal, _) => {
            let piles = piles::<PILES>(deal)?;
            for pile in &piles {
                exactly(pile.clone(), DEALT, "a pile")?;
            }
            let stock = exactly(cards(field(deal, "stock")?)?, STOCK, "the stock")?;
            WaningMoon::from_parts(piles, stock, Vec::new(), Twins::default())
        }
    };
    let heaps = [table.stock().face_down_cards(), table.waste()];
    let heaps = heaps.into_iter().flatten();
    let home = Suit::ALL.into_iter().flat_map(|suit| {
        let tops = table.foundations().tops(suit);
        tops.into_iter().flat_map(move |top| run(suit, top))
    });
    two_decks(
        table
            .piles()
            .iter()
            .flatten()
            .chain(heaps)
            .copied()
            .chain(home),
    )?;
    Start::new(
        Table::WaningMoon(table),
        from,
        json!({ "game": "waning_moon" }),
    )
}

/// Writes what a position shows.
pub(super) fn write(table: &WaningMoon) -> Value {
    let twins = |suit: Suit| {
        let tops = table.foundations().tops(suit);
        let runs = tops.map(|top| codes(&run(suit, top)));
        (suit.letter().to_string(), json!(runs))
    };
    json!({
        "piles": table.piles().iter().map(|pile| codes(pile)).collect::<Vec<_>>(),
        "stock": codes(table.stock().face_down_cards()),
        "waste": codes(table.waste()),
        "foundations": Suit::ALL.into_iter().map(twins).collect::<Object>(),
    })
}

fn foundations(state: &Object) -> Result<Twins, String> {
    let suits = object(field(state, "foundations")?, "foundations")?;
    if suits.len() != Suit::ALL.len() {
        return Err("foundations has the suits C, D, H and S".to_owned());
    }
    let mut tops = [[None; 2]; 4];
    for suit in Suit::ALL {
        let letter = suit.letter().to_string();
        let found = list(field(suits, &letter)?, "a suit's foundations")?;
        let [one, other] = &found[..] else {
            return Err(format!(
                "{} foundations of {letter} instead of 2",
                found.len()
            ));
        };
        tops[suit.index()] = [top(suit, one)?, top(suit, other)?];
    }
    Ok(Twins::with_tops(tops))
}

/// The rank on top of a foundation, which must be one.
fn top(suit: Suit, foundation: &Value) -> Result<Option<Rank>, String> {
    let found = cards(foundation)?;
    let top = found.last().map(|card| card.rank);
    if found == run(suit, top) {
        Ok(top)
    } else {
        Err(format!(
            "{foundation} is no foundation of {}",
            suit.letter()
        ))
    }
}

/// The cards of a foundation that shows this rank, from the ace up.
fn run(suit: Suit, top: Option<Rank>) -> Vec<Card> {
    let ranks = Rank::all().take_while(|&rank| Some(rank) <= top);
    ranks.map(|rank| Card::new(rank, suit)).collect()
}
