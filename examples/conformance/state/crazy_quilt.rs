//! Positions of Crazy Quilt as JSON, both ways.

use lunette::cards::Card;
use lunette::rules::crazy_quilt::{CrazyQuilt, REDEALS, STOCK};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrazyQuiltOptions, RedealRule};
use lunette::rules::{Cell, Foundation, Table};
use serde_json::{Value, json};

use super::json::{
    Object, at_most, card, cards, codes, exactly, expect, field, list, object, two_decks,
};
use super::{From, Start, foundations};

type Quilt = [Option<Card>; Cell::COUNT];

/// Reads where a game begins.
pub(super) fn read(from: &From<'_>) -> Result<Start, String> {
    let options = options(&from.places())?;
    let table = match *from {
        From::State(state, _) => {
            expect(state, "game", "crazy_quilt")?;
            let heaps = (
                cards(field(state, "stock")?)?,
                cards(field(state, "waste")?)?,
            );
            let left = at_most(state, "redeals_left", REDEALS)?;
            let home = foundations::read(state)?;
            CrazyQuilt::from_parts(options, quilt(state)?, heaps, home, left)
        }
        From::Deal(deal, _) => {
            let quilt = quilt(deal)?;
            if quilt.contains(&None) {
                return Err("a cell is dealt a card".to_owned());
            }
            let stock = exactly(cards(field(deal, "stock")?)?, STOCK, "the stock")?;
            let heaps = (stock, Vec::new());
            CrazyQuilt::from_parts(options, quilt, heaps, Foundations::default(), REDEALS)
        }
    };
    let quilted = Cell::all().filter_map(|cell| table.cell(cell));
    let heaps = [table.stock().face_down_cards(), table.waste()];
    let heaps = heaps.into_iter().flatten().copied();
    two_decks(
        quilted
            .chain(heaps)
            .chain(foundations::all(table.foundations())),
    )?;
    let strict = options.redeal == RedealRule::WhenStuck;
    let heading = json!({ "game": "crazy_quilt", "options": { "redeal_strict": strict } });
    Start::new(Table::CrazyQuilt(table), from, heading)
}

/// Writes what a position shows.
pub(super) fn write(table: &CrazyQuilt) -> Value {
    let cells: Vec<Value> = Cell::all()
        .map(|cell| json!(table.cell(cell).map(Card::code)))
        .collect();
    let home = table.foundations();
    json!({
        "grid": cells.chunks(8).collect::<Vec<_>>(),
        "fA": foundations::write(home, Foundation::Ace),
        "fK": foundations::write(home, Foundation::King),
        "stock": codes(table.stock().face_down_cards()),
        "waste": codes(table.waste()),
        "redeals_left": table.redeals_left(),
    })
}

fn options(places: &[&Object]) -> Result<CrazyQuiltOptions, String> {
    let mut options = CrazyQuiltOptions::default();
    for turned in places.iter().filter_map(|place| place.get("options")) {
        for (key, value) in object(turned, "options")? {
            options.redeal = match (key.as_str(), value) {
                ("redeal_strict", Value::Bool(true)) => RedealRule::WhenStuck,
                ("redeal_strict", Value::Bool(false)) => RedealRule::AnyTime,
                _ => return Err(format!("there is no option {key} of value {value}")),
            };
        }
    }
    Ok(options)
}

fn quilt(place: &Object) -> Result<Quilt, String> {
    let rows = list(field(place, "grid")?, "grid")?;
    if rows.len() != 8 {
        return Err(format!("{} rows instead of 8", rows.len()));
    }
    let mut cells = Vec::with_capacity(Cell::COUNT);
    for row in rows {
        let row = list(row, "a row")?;
        if row.len() != 8 {
            return Err(format!("{} cells in a row instead of 8", row.len()));
        }
        for cell in row {
            cells.push(if cell.is_null() {
                None
            } else {
                Some(card(cell)?)
            });
        }
    }
    Ok(cells.try_into().expect("eight times eight"))
}
