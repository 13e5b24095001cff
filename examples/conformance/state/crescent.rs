//! Positions of Crescent as JSON, both ways.

use lunette::rules::crescent::{Crescent, DEALT, PILES, SHIFTS};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrescentOptions, Preset, ShiftRule};
use lunette::rules::{Foundation, Table};
use serde_json::{Value, json};

use super::json::{Object, at_most, codes, exactly, expect, object, piles, two_decks};
use super::{From, Start, foundations};

/// Reads where a game begins whose rules are the preset's, but for the options that are turned.
pub(super) fn read(preset: Preset, from: &From<'_>) -> Result<Start, String> {
    let (options, given) = options(preset, &from.places())?;
    let table = match *from {
        From::State(state, _) => {
            expect(state, "game", "crescent")?;
            expect(state, "rules", preset.key())?;
            let shifts_left = at_most(state, "shifts_left", SHIFTS)?;
            let home = foundations::read(state)?;
            Crescent::from_parts(options, piles(state)?, home, shifts_left)
        }
        From::Deal(deal, _) => {
            let piles = piles::<PILES>(deal)?;
            for pile in &piles {
                exactly(pile.clone(), DEALT, "a pile")?;
            }
            Crescent::from_parts(options, piles, Foundations::default(), SHIFTS)
        }
    };
    let home = foundations::all(table.foundations());
    two_decks(table.piles().iter().flatten().copied().chain(home))?;
    let heading = json!({ "game": "crescent", "rules": preset.key(), "options": given });
    Start::new(Table::Crescent(table), from, heading)
}

/// Writes what a position shows.
pub(super) fn write(table: &Crescent) -> Value {
    let home = table.foundations();
    json!({
        "piles": table.piles().iter().map(|pile| codes(pile)).collect::<Vec<_>>(),
        "fA": foundations::write(home, Foundation::Ace),
        "fK": foundations::write(home, Foundation::King),
        "shifts_left": table.shifts_left(),
    })
}

/// The preset with what the places turn, later ones over earlier ones; and all that they turn.
fn options(preset: Preset, places: &[&Object]) -> Result<(CrescentOptions, Object), String> {
    let mut options = CrescentOptions::preset(preset);
    let mut given = Object::new();
    for place in places {
        let Some(turned) = place.get("options") else {
            continue;
        };
        for (key, value) in object(turned, "options")? {
            turn(&mut options, key, value)?;
            given.insert(key.clone(), value.clone());
        }
    }
    Ok((options, given))
}

fn turn(options: &mut CrescentOptions, key: &str, value: &Value) -> Result<(), String> {
    match (key, value) {
        ("wraparound", &Value::Bool(on)) => options.wraparound = on,
        ("foundation_moves", &Value::Bool(on)) => options.foundation_moves = on,
        ("shift", value) if value == "when_stuck" => options.shift = ShiftRule::WhenStuck,
        ("shift", value) if value == "any_time" => options.shift = ShiftRule::AnyTime,
        _ => return Err(format!("there is no option {key} of value {value}")),
    }
    Ok(())
}
