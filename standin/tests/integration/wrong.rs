//! Wrong answers: what is wrong, a word of the reason given for it, and the body.

use serde_json::{Value, json};

use crate::{
    bodies::{button, menu, modal, one_menu, options, row, under},
    raw::{answer, says, silent},
};

pub(crate) type Wrong = (&'static str, &'static str, Value);

pub(crate) fn texts() -> Vec<Wrong> {
    let embeds = (0..11).map(|_| json!({"title": "t"})).collect::<Value>();
    let dangling = json!({"embeds": [{"image": {"url": "attachment://no.png"}}]});
    let mentioning = json!({"content": "x", "allowed_mentions": {"parse": ["users"]}});
    vec![
        ("content of 2001", "2000", says(&long(2001))),
        ("an empty message", "empty message", answer(&json!({}))),
        ("empty content", "empty message", says("")),
        (
            "a misspelt key",
            "contents",
            answer(&json!({"contents": "x"})),
        ),
        ("a dangling attachment://", "no.png", answer(&dangling)),
        (
            "a file that isn't sent",
            "neither",
            answer(&json!({"content": "x", "attachments": [{"id": 0}]})),
        ),
        ("11 embeds", "embeds", answer(&json!({"embeds": embeds}))),
        (
            "an embed's title of 257",
            "256",
            answer(&json!({"embeds": [{"title": long(257)}]})),
        ),
        (
            "no allowed_mentions",
            "allowed_mentions",
            json!({"type": 4, "data": {"content": "x"}}),
        ),
        (
            "mentions of users",
            "allowed_mentions",
            json!({"type": 4, "data": mentioning}),
        ),
    ]
}

pub(crate) fn buttons() -> Vec<Wrong> {
    let many = |count: usize| {
        let buttons = (0..count).map(|at| button(&format!("b{at}"), "B"));
        buttons.collect::<Value>()
    };
    let rows = (0..6).map(|at| row(&json!([button(&format!("{at}"), "B")])));
    let alone = |button: Value| under(&json!([row(&json!([button]))]));
    let twice = json!([row(&json!([button("b", "1"), button("b", "2")]))]);
    let silent = json!({"type": 2, "style": 1, "custom_id": "b"});
    let nameless = json!({"type": 2, "style": 1, "label": "B"});
    vec![
        (
            "6 buttons in a row",
            "5 items",
            under(&json!([row(&many(6))])),
        ),
        ("6 rows", "6 rows", under(&rows.collect())),
        ("an empty custom_id", "custom_id", alone(button("", "B"))),
        (
            "a custom_id of 101",
            "100 characters",
            alone(button(&long(101), "B")),
        ),
        (
            "a label of 81",
            "80 characters",
            alone(button("b", &long(81))),
        ),
        ("a button twice", "twice", under(&twice)),
        (
            "a button that says nothing",
            "neither label nor emoji",
            alone(silent),
        ),
        (
            "a button with an empty label",
            "neither label nor emoji",
            alone(button("b", "")),
        ),
        ("a button without custom_id", "twilight", alone(nameless)),
        (
            "a component of no type",
            "type",
            alone(json!({"custom_id": "b"})),
        ),
    ]
}

pub(crate) fn menus() -> Vec<Wrong> {
    let option = |key: &str| {
        let mut option = json!({"label": "a", "value": "a"});
        option[key] = json!(long(101));
        one_menu(&json!({"options": [option]}))
    };
    let twice = json!([{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]);
    let mixed = json!([row(&json!([button("b", "B"), menu("m", &options(2))]))]);
    let double = json!([row(&json!([
        menu("m", &options(2)),
        menu("n", &options(2))
    ]))]);
    vec![
        ("0 options", "options", one_menu(&json!({"options": []}))),
        (
            "26 options",
            "25 items",
            one_menu(&json!({"options": options(26)})),
        ),
        (
            "an option's label of 101",
            "100 characters",
            option("label"),
        ),
        (
            "an option's value of 101",
            "100 characters",
            option("value"),
        ),
        (
            "an option's description of 101",
            "100 characters",
            option("description"),
        ),
        (
            "a placeholder of 151",
            "150 characters",
            one_menu(&json!({"placeholder": long(151)})),
        ),
        (
            "a value twice",
            "twice",
            one_menu(&json!({"options": twice})),
        ),
        ("a button and a menu in a row", "for itself", under(&mixed)),
        ("two menus in a row", "for itself", under(&double)),
        (
            "min above max",
            "at least",
            one_menu(&json!({"min_values": 2, "max_values": 1})),
        ),
    ]
}

pub(crate) fn kinds() -> Vec<Wrong> {
    let update = json!({"type": 7, "data": silent(&json!({"content": "x"}))});
    let bare = json!({"type": 9, "data": {"custom_id": "m", "title": "t", "components": []}});
    let choices = (0..26).map(|at| json!({"name": format!("{at}"), "value": format!("{at}")}));
    let choices = choices.collect::<Value>();
    vec![
        ("an update without a message", "doesn't fit", update),
        (
            "suggestions to a command",
            "doesn't fit",
            json!({"type": 8, "data": {"choices": []}}),
        ),
        (
            "26 suggestions",
            "25 is the most",
            json!({"type": 8, "data": {"choices": choices}}),
        ),
        (
            "an unknown type",
            "no answer has type 77",
            json!({"type": 77}),
        ),
        (
            "a title of 46",
            "45 characters",
            modal(&long(46), &json!({})),
        ),
        (
            "an input's label of 46",
            "45 characters",
            modal("t", &json!({"label": long(46)})),
        ),
        (
            "an input's min above max",
            "at least",
            modal("t", &json!({"min_length": 3, "max_length": 2})),
        ),
        ("a form without inputs", "components", bare),
    ]
}

fn long(count: usize) -> String {
    "x".repeat(count)
}
