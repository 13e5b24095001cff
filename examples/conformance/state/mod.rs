//! Positions as JSON, both ways: a file a game.

mod crazy_quilt;
mod crescent;
mod foundations;
mod json;
mod waning_moon;

use lunette::rules::Table;
use lunette::rules::options::Preset;
use serde_json::Value;

use self::json::{Object, count, field, object};

/// Where a request begins, with what an answer repeats.
pub(crate) struct Start {
    /// The position.
    pub(crate) table: Table,
    /// The moves counted before it.
    pub(crate) moves: u64,
    heading: Object,
}

/// What a request says of its beginning: a state or a deal, and the request itself, whose options come last.
enum From<'a> {
    State(&'a Object, &'a Object),
    Deal(&'a Object, &'a Object),
}

impl From<'_> {
    /// Where options may stand, later ones over earlier ones.
    fn places(&self) -> Vec<&Object> {
        match self {
            Self::State(state, request) => vec![state, request],
            Self::Deal(_, request) => vec![request],
        }
    }
}

impl Start {
    fn new(table: Table, from: &From<'_>, heading: Value) -> Result<Self, String> {
        let moves = match from {
            From::State(state, _) => state.get("moves").map_or(Ok(0), count)?,
            From::Deal(..) => 0,
        };
        let Value::Object(heading) = heading else {
            return Err("a heading is an object".to_owned());
        };
        Ok(Self {
            table,
            moves,
            heading,
        })
    }
}

/// Reads where the request begins: its state, or its deal.
pub(crate) fn read(request: &Object) -> Result<Start, String> {
    let from = match (request.get("state"), request.get("deal")) {
        (Some(state), None) => From::State(object(state, "state")?, request),
        (None, Some(deal)) => From::Deal(object(deal, "deal")?, request),
        _ => return Err("a request has either a state or a deal".to_owned()),
    };
    match field(request, "game")?.as_str() {
        Some("crescent_classic") => crescent::read(Preset::Classic, &from),
        Some("crescent_plain") => crescent::read(Preset::Plain, &from),
        Some("waning_moon") => waning_moon::read(&from),
        Some("crazy_quilt") => crazy_quilt::read(&from),
        _ => Err(format!("there is no game {}", request["game"])),
    }
}

/// Writes a position that was reached from the start.
pub(crate) fn write(start: &Start, table: &Table, moves: u64) -> Value {
    let mut state = match table {
        Table::Crescent(table) => crescent::write(table),
        Table::WaningMoon(table) => waning_moon::write(table),
        Table::CrazyQuilt(table) => crazy_quilt::write(table),
    };
    for (key, value) in &start.heading {
        state[key] = value.clone();
    }
    state["moves"] = moves.into();
    state
}
