//! Each check catches its wrong body, and sound bodies pass.

use std::time::Duration;

use discord_standin::Discord;
use serde_json::{Value, json};

use crate::raw::{Raw, answer, says, silent};

fn patient() -> discord_standin::Builder {
    Discord::builder().first_answer_within(Duration::from_secs(60))
}

fn button(id: &str, label: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": id, "label": label})
}

fn menu(id: &str, options: &Value) -> Value {
    json!({"type": 3, "custom_id": id, "options": options})
}

fn options(count: usize) -> Value {
    (0..count)
        .map(|at| json!({"label": format!("{at}"), "value": format!("{at}")}))
        .collect()
}

fn row(components: &Value) -> Value {
    json!({"type": 1, "components": components})
}

fn under(rows: &Value) -> Value {
    answer(&json!({"content": "x", "components": rows}))
}

fn one_menu(extra: &Value) -> Value {
    let mut menu = menu("m", &options(2));
    for (key, value) in extra.as_object().into_iter().flatten() {
        menu[key] = value.clone();
    }
    under(&json!([row(&json!([menu]))]))
}

fn modal(title: &str, input: &Value) -> Value {
    let mut text = json!({"type": 4, "custom_id": "t", "style": 1, "label": "Moves"});
    for (key, value) in input.as_object().into_iter().flatten() {
        text[key] = value.clone();
    }
    json!({"type": 9, "data": {"custom_id": "m", "title": title, "components": [row(&json!([text]))]}})
}

fn wrong_answers() -> Vec<(&'static str, Value)> {
    let long = |count: usize| "x".repeat(count);
    let buttons = |count: usize| {
        (0..count)
            .map(|at| button(&format!("b{at}"), "B"))
            .collect::<Value>()
    };
    let alone = |button: Value| under(&json!([row(&json!([button]))]));
    let option = |key: &str| {
        let mut option = json!({"label": "a", "value": "a"});
        option[key] = json!(long(101));
        one_menu(&json!({"options": [option]}))
    };
    vec![
        ("6 buttons in a row", under(&json!([row(&buttons(6))]))),
        (
            "6 rows",
            under(
                &(0..6)
                    .map(|at| row(&json!([button(&format!("{at}"), "B")])))
                    .collect(),
            ),
        ),
        ("0 options", one_menu(&json!({"options": []}))),
        ("26 options", one_menu(&json!({"options": options(26)}))),
        ("an empty custom_id", alone(button("", "B"))),
        ("a custom_id of 101", alone(button(&long(101), "B"))),
        ("a label of 81", alone(button("b", &long(81)))),
        ("an option's label of 101", option("label")),
        ("an option's value of 101", option("value")),
        ("an option's description of 101", option("description")),
        (
            "a placeholder of 151",
            one_menu(&json!({"placeholder": long(151)})),
        ),
        ("content of 2001", says(&long(2001))),
        ("an empty message", answer(&json!({}))),
        ("empty content", says("")),
        (
            "a button twice",
            under(&json!([row(&json!([button("b", "1"), button("b", "2")]))])),
        ),
        (
            "a value twice",
            one_menu(&json!({"options": [
            {"label": "a", "value": "v"}, {"label": "b", "value": "v"}]})),
        ),
        (
            "a button that says nothing",
            alone(json!({"type": 2, "style": 1, "custom_id": "b"})),
        ),
        ("a button with an empty label", alone(button("b", ""))),
        (
            "a button without custom_id",
            alone(json!({"type": 2, "style": 1, "label": "B"})),
        ),
        (
            "a button and a menu in a row",
            under(&json!([row(&json!([
                button("b", "B"),
                menu("m", &options(2))
            ]))])),
        ),
        (
            "two menus in a row",
            under(&json!([row(&json!([
                menu("m", &options(2)),
                menu("n", &options(2))
            ]))])),
        ),
        (
            "min above max",
            one_menu(&json!({"min_values": 2, "max_values": 1})),
        ),
        ("a misspelt key", answer(&json!({"contents": "x"}))),
        (
            "a component of no type",
            under(&json!([row(&json!([{"custom_id": "b"}]))])),
        ),
        (
            "a dangling attachment://",
            answer(&json!({"embeds": [{"image": {"url": "attachment://no.png"}}]})),
        ),
        (
            "an attachment that isn't sent",
            answer(&json!({"content": "x", "attachments": [{"id": 0}]})),
        ),
        (
            "11 embeds",
            answer(&json!({"embeds": (0..11).map(|_| json!({"title": "t"})).collect::<Vec<_>>()})),
        ),
        (
            "an embed's title of 257",
            answer(&json!({"embeds": [{"title": long(257)}]})),
        ),
        (
            "no allowed_mentions",
            json!({"type": 4, "data": {"content": "x"}}),
        ),
        (
            "mentions of users",
            json!({"type": 4, "data": {"content": "x", "allowed_mentions": {"parse": ["users"]}}}),
        ),
        (
            "an update without a message",
            json!({"type": 7, "data": silent(&json!({"content": "x"}))}),
        ),
        (
            "suggestions to a command",
            json!({"type": 8, "data": {"choices": []}}),
        ),
        ("an unknown type", json!({"type": 77})),
        ("a title of 46", modal(&long(46), &json!({}))),
        (
            "an input's label of 46",
            modal("t", &json!({"label": long(46)})),
        ),
        (
            "an input's min above max",
            modal("t", &json!({"min_length": 3, "max_length": 2})),
        ),
        (
            "a form without inputs",
            json!({"type": 9, "data": {"custom_id": "m", "title": "t", "components": []}}),
        ),
    ]
}

#[tokio::test]
async fn wrong_answers_are_refused_and_noted() {
    let raw = Raw::start(patient()).await;
    let (_, heard) = raw.command().await;
    for (what, body) in wrong_answers() {
        let (status, error) = raw.callback(&heard, &body).await;
        assert_eq!(status, 400, "{what}: {error}");
        assert!(
            error["code"] == 50035 || error["code"] == 50006,
            "{what}: {error}"
        );
        let breaches = raw.discord.take_breaches();
        assert_eq!(breaches.len(), 1, "{what}");
        assert!(!breaches[0].reasons.is_empty(), "{what}");
    }
    let alt = answer(&json!({"attachments": [{"id": 0, "description": "x".repeat(1025)}]}));
    let (status, error) = raw.callback_with_file(&heard, &alt).await;
    assert_eq!(status, 400, "alt text of 1025: {error}");
    raw.discord.take_breaches();
    let (status, _) = raw.callback(&heard, &says("sound")).await;
    assert_eq!(status, 204, "refused answers are none");
}

#[tokio::test]
async fn sound_answers_pass() {
    let raw = Raw::start(patient()).await;
    let long = |count: usize| "x".repeat(count);
    let full_row = (0..5)
        .map(|at| button(&format!("b{at}"), &long(80)))
        .collect::<Value>();
    let bodies = [
        says(&long(2000)),
        under(&json!([
            row(&full_row),
            row(&json!([menu(&long(100), &options(25))]))
        ])),
        one_menu(&json!({"placeholder": long(150), "min_values": 0, "max_values": 2})),
        answer(&json!({"embeds": [{"title": "t", "description": "d", "color": 255}]})),
        answer(&json!({"content": "x", "flags": 64})),
        json!({"type": 5, "data": null}),
        json!({"type": 5, "data": {"flags": 64}}),
        modal(
            &long(45),
            &json!({"min_length": 1, "max_length": 4000, "required": false}),
        ),
        under(&json!([row(
            &json!([{"type": 2, "style": 5, "url": "https://example.com", "label": "L"}])
        )])),
        under(&json!([row(
            &json!([{"type": 2, "style": 2, "custom_id": "e", "emoji": {"name": "🌙"}}])
        )])),
    ];
    for body in bodies {
        let (_, heard) = raw.command().await;
        let (status, error) = raw.callback(&heard, &body).await;
        assert_eq!(status, 204, "{body}: {error}");
    }
    let (pending, heard) = raw.command().await;
    let picture = answer(&json!({
        "attachments": [{"id": 0, "filename": "board.png", "description": "x".repeat(1024)}],
        "embeds": [{"image": {"url": "attachment://board.png"}}],
    }));
    let (status, error) = raw.callback_with_file(&heard, &picture).await;
    assert_eq!(status, 204, "{error}");
    assert_eq!(pending.await.message().attachments.len(), 1);
}

#[tokio::test]
async fn wrong_commands_are_refused() {
    let raw = Raw::start(patient()).await;
    let with = |option: Value| json!([{"name": "a", "description": "d", "options": [option]}]);
    let option = |extra: &Value| {
        let mut option = json!({"type": 3, "name": "o", "description": "d"});
        for (key, value) in extra.as_object().into_iter().flatten() {
            option[key] = value.clone();
        }
        with(option)
    };
    let choices = |count: usize| {
        (0..count)
            .map(|at| json!({"name": format!("{at}"), "value": format!("{at}")}))
            .collect::<Value>()
    };
    let table = [
        (
            "a name of 33",
            json!([{"name": "x".repeat(33), "description": "d"}]),
        ),
        (
            "a name in capitals",
            json!([{"name": "Play", "description": "d"}]),
        ),
        (
            "a name with a space",
            json!([{"name": "pl ay", "description": "d"}]),
        ),
        ("no description", json!([{"name": "play"}])),
        (
            "the same name twice",
            json!([{"name": "a", "description": "d"}, {"name": "a", "description": "e"}]),
        ),
        ("26 choices", option(&json!({"choices": choices(26)}))),
        (
            "a choice twice",
            option(&json!({"choices": [{"name": "a", "value": "v"}, {"name": "b", "value": "v"}]})),
        ),
        (
            "autocomplete with choices",
            option(&json!({"autocomplete": true, "choices": choices(2)})),
        ),
        (
            "min above max",
            option(&json!({"min_length": 5, "max_length": 4})),
        ),
        (
            "an option's description of 101",
            option(&json!({"description": "x".repeat(101)})),
        ),
        ("a misspelt key", json!([{"name": "a", "descripton": "d"}])),
        (
            "an option of no type",
            with(json!({"name": "o", "description": "d"})),
        ),
        (
            "required after optional",
            json!([{"name": "a", "description": "d", "options": [
            {"type": 3, "name": "o", "description": "d"},
            {"type": 3, "name": "p", "description": "d", "required": true}]}]),
        ),
    ];
    for (what, body) in table {
        let (status, error) = raw.commands(&body).await;
        assert_eq!(
            (status, error["code"].as_u64()),
            (400, Some(50035)),
            "{what}: {error}"
        );
        assert_eq!(raw.discord.take_breaches().len(), 1, "{what}");
    }
    let sound = json!([{"name": "a", "description": "d", "nsfw": false, "contexts": [0, 1],
        "default_member_permissions": "32", "integration_types": [0],
        "options": [{"type": 4, "name": "deal", "description": "d", "min_value": 0, "options": []}]}]);
    let (status, error) = raw.commands(&sound).await;
    assert_eq!(status, 200, "{error}");
    assert_eq!(
        raw.discord.commands()[0].default_member_permissions,
        Some(32)
    );
}

#[tokio::test]
async fn a_breach_fails_the_test_that_caused_it() {
    let raw = Raw::start(patient()).await;
    let (_, heard) = raw.command().await;
    raw.callback(&heard, &says("")).await;
    let dropped = tokio::spawn(async move { drop(raw) }).await;
    let panic = dropped.expect_err("it panics").into_panic();
    let text = panic.downcast_ref::<String>().expect("it says why");
    assert!(text.contains("Cannot send an empty message"), "{text}");
}
