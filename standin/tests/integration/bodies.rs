//! Bodies and parts of them.

use serde_json::{Value, json};

use crate::raw::answer;

pub(crate) fn button(id: &str, label: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": id, "label": label})
}

pub(crate) fn menu(id: &str, options: &Value) -> Value {
    json!({"type": 3, "custom_id": id, "options": options})
}

pub(crate) fn options(count: usize) -> Value {
    (0..count)
        .map(|at| json!({"label": format!("{at}"), "value": format!("{at}")}))
        .collect()
}

pub(crate) fn row(components: &Value) -> Value {
    json!({"type": 1, "components": components})
}

pub(crate) fn under(rows: &Value) -> Value {
    answer(&json!({"content": "x", "components": rows}))
}

pub(crate) fn one_menu(extra: &Value) -> Value {
    let mut menu = menu("m", &options(2));
    for (key, value) in extra.as_object().into_iter().flatten() {
        menu[key] = value.clone();
    }
    under(&json!([row(&json!([menu]))]))
}

pub(crate) fn modal(title: &str, input: &Value) -> Value {
    let mut text = json!({"type": 4, "custom_id": "t", "style": 1, "label": "Moves"});
    for (key, value) in input.as_object().into_iter().flatten() {
        text[key] = value.clone();
    }
    json!({"type": 9, "data": {"custom_id": "m", "title": title, "components": [row(&json!([text]))]}})
}
