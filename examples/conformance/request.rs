//! One request and its answer.

use lunette::rules::{Entry, Game, Outcome};
use serde_json::{Map, Value, json};

use crate::state::{self, Start};

/// Plays the request's moves, and reports on the start and after each.
pub(crate) fn answer(line: &[u8]) -> Result<Value, String> {
    let request: Value = serde_json::from_slice(line).map_err(|fault| fault.to_string())?;
    let request = request.as_object().ok_or("a request is an object")?;
    let start = state::read(request)?;
    let moves = moves(request)?;

    let mut game = Game::new(start.table.clone());
    let first = report(&game);
    let steps: Vec<Value> = moves.iter().map(|text| step(&mut game, text)).collect();
    Ok(json!({ "start": first, "steps": steps, "state": after(&start, &game) }))
}

fn moves(request: &Map<String, Value>) -> Result<Vec<&str>, String> {
    let Some(moves) = request.get("moves") else {
        return Ok(Vec::new());
    };
    let texts = moves.as_array().ok_or("moves is a list")?.iter();
    texts
        .map(|text| text.as_str().ok_or_else(|| format!("{text} is no string")))
        .collect()
}

fn step(game: &mut Game, text: &str) -> Value {
    let ok = entry(text).is_some_and(|entry| game.enter(entry).is_ok());
    let mut step = report(game);
    step.insert("move".to_owned(), json!(text));
    step.insert("ok".to_owned(), json!(ok));
    Value::Object(step)
}

/// The log also knows a redo; this format doesn't.
fn entry(text: &str) -> Option<Entry> {
    text.parse().ok().filter(|&entry| entry != Entry::Redo)
}

fn report(game: &Game) -> Map<String, Value> {
    let status = match game.outcome() {
        Outcome::Playing => "playing",
        Outcome::Won => "won",
        Outcome::Lost | Outcome::GivenUp => "lost",
    };
    let mut legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    legal.sort_unstable();
    [
        ("status", json!(status)),
        ("legal_moves", json!(legal)),
        ("score", json!(game.table().score())),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .into_iter()
    .collect()
}

fn after(start: &Start, game: &Game) -> Value {
    state::write(start, game.table(), start.moves + game.line().len() as u64)
}
