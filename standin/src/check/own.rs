//! What neither Discord's description nor twilight finds, and Discord or this bot forbids.

use std::collections::HashSet;

use serde_json::Value;

use crate::model::component::{list, text};

const BUTTON: u64 = 2;
const SELECTS: [u64; 5] = [3, 5, 6, 7, 8];

/// What is wrong with a message, or with a change to one.
pub(crate) fn message(body: &Value) -> Vec<String> {
    let mut flaws = Vec::new();
    if text(body, "content").is_some_and(|content| content.chars().count() > 2000) {
        flaws.push("content: it is longer than 2000 characters".to_owned());
    }
    for (at, file) in list(body, "attachments").iter().enumerate() {
        if text(file, "description").is_some_and(|alt| alt.chars().count() > 1024) {
            flaws.push(format!(
                "attachments.{at}: its alt text is longer than 1024 characters"
            ));
        }
    }
    flaws.extend(controls(list(body, "components")));
    flaws
}

/// The bot's own rule: nothing it says may ring at anybody, but for roles that a post of its own names.
pub(crate) fn mentions(body: &Value) -> Vec<String> {
    let allowed = &body["allowed_mentions"];
    let parse = &allowed["parse"];
    let mut flaws = Vec::new();
    if !parse.as_array().is_some_and(Vec::is_empty) {
        flaws.push("allowed_mentions: this bot says {\"parse\": []} with everything".to_owned());
    }
    if !list(allowed, "users").is_empty() {
        flaws.push("allowed_mentions: this bot rings at no user".to_owned());
    }
    flaws
}

/// The bot's own rule: no answer rings at a role.
pub(crate) fn roles_unmentioned(body: &Value) -> Option<String> {
    let rings = !list(&body["allowed_mentions"], "roles").is_empty();
    rings.then(|| "allowed_mentions: an answer of this bot rings at no role".to_owned())
}

/// What is wrong with whom a message rings at: Discord refuses a kind that is both listed and allowed whole.
pub(crate) fn rings(body: &Value) -> Vec<String> {
    let allowed = &body["allowed_mentions"];
    let whole = |kind: &str| list(allowed, "parse").iter().any(|parse| parse == kind);
    let twice = ["users", "roles"]
        .into_iter()
        .filter(|kind| whole(kind) && !list(allowed, kind).is_empty());
    twice
        .map(|kind| format!("allowed_mentions: parse has {kind:?}, so {kind} can't list some"))
        .collect()
}

/// What is wrong with the rows under a message.
fn controls(rows: &[Value]) -> Vec<String> {
    let mut flaws = Vec::new();
    if rows.len() > 5 {
        flaws.push(format!(
            "components: {} rows, and 5 is the most",
            rows.len()
        ));
    }
    flaws.extend(repeated_ids(rows));
    for (at, row) in rows.iter().enumerate() {
        let here = format!("components.{at}");
        let parts = list(row, "components");
        let menus = parts.iter().filter(|part| is_select(part)).count();
        if menus > 1 || menus == 1 && parts.len() > 1 {
            flaws.push(format!("{here}: a menu needs a row for itself"));
        }
        for part in parts {
            flaws.extend(button(part).map(|flaw| format!("{here}: {flaw}")));
            flaws.extend(
                select(part)
                    .into_iter()
                    .map(|flaw| format!("{here}: {flaw}")),
            );
        }
    }
    flaws
}

fn is_select(part: &Value) -> bool {
    part["type"]
        .as_u64()
        .is_some_and(|kind| SELECTS.contains(&kind))
}

fn repeated_ids(rows: &[Value]) -> Vec<String> {
    let mut seen = HashSet::new();
    let parts = rows.iter().flat_map(|row| list(row, "components"));
    let ids = parts.filter_map(|part| text(part, "custom_id"));
    let repeated = ids.filter(|id| !seen.insert(id.clone()));
    repeated
        .map(|id| format!("components: the custom_id {id:?} is there twice"))
        .collect()
}

fn button(part: &Value) -> Option<String> {
    let is_button = part["type"].as_u64() == Some(BUTTON) && part["style"].as_u64() != Some(6);
    let label = text(part, "label").is_some_and(|label| !label.is_empty());
    let emoji = part.get("emoji").is_some_and(|emoji| !emoji.is_null());
    (is_button && !label && !emoji).then(|| {
        let id = text(part, "custom_id").unwrap_or_default();
        format!("the button {id:?} has neither label nor emoji")
    })
}

fn select(part: &Value) -> Vec<String> {
    if !is_select(part) {
        return Vec::new();
    }
    let id = text(part, "custom_id").unwrap_or_default();
    let mut flaws = Vec::new();
    let least = part["min_values"].as_u64().unwrap_or(1);
    let most = part["max_values"].as_u64().unwrap_or(1);
    if least > most {
        flaws.push(format!(
            "the menu {id:?} wants {least} values at least and {most} at most"
        ));
    }
    let mut seen = HashSet::new();
    let values = list(part, "options")
        .iter()
        .filter_map(|option| text(option, "value"));
    let repeated = values.filter(|value| !seen.insert(value.clone()));
    flaws.extend(repeated.map(|value| format!("the menu {id:?} has the value {value:?} twice")));
    let chosen = list(part, "options")
        .iter()
        .filter(|option| option["default"] == true);
    if chosen.count() as u64 > most {
        flaws.push(format!(
            "the menu {id:?} has more defaults than it takes values"
        ));
    }
    flaws
}

/// What is wrong with a form.
pub(crate) fn modal(data: &Value) -> Vec<String> {
    let rows = list(data, "components");
    let mut flaws = repeated_ids(rows);
    if rows.len() > 5 {
        flaws.push(format!(
            "components: {} rows, and 5 is the most",
            rows.len()
        ));
    }
    for input in rows.iter().flat_map(|row| list(row, "components")) {
        let id = text(input, "custom_id").unwrap_or_default();
        let least = input["min_length"].as_u64().unwrap_or(0);
        let most = input["max_length"].as_u64().unwrap_or(4000);
        if least > most {
            flaws.push(format!(
                "components: {id:?} wants {least} characters at least and {most} at most"
            ));
        }
        let filled = text(input, "value").map_or(0, |value| value.chars().count() as u64);
        if filled > most {
            flaws.push(format!(
                "components: {id:?} begins with more than its {most} characters"
            ));
        }
        if text(input, "label").is_none_or(|label| label.is_empty()) {
            flaws.push(format!("components: {id:?} has no label"));
        }
    }
    flaws
}

/// What is wrong with suggestions.
pub(crate) fn suggestions(data: &Value) -> Vec<String> {
    let mut flaws = Vec::new();
    let choices = list(data, "choices");
    if choices.len() > 25 {
        flaws.push(format!(
            "data.choices: {} choices, and 25 is the most",
            choices.len()
        ));
    }
    for choice in choices {
        let length = text(choice, "name").map_or(0, |name| name.chars().count());
        if !(1..=100).contains(&length) {
            flaws.push(format!("data.choices: a name of {length} characters"));
        }
    }
    flaws
}
