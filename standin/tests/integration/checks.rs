//! Each check catches its wrong body, and sound bodies pass.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use discord_standin::Discord;
use serde_json::{Value, json};

use crate::{
    bodies::{button, menu, modal, one_menu, options, row, under},
    raw::{Raw, answer, says},
    wrong,
};

fn patient() -> discord_standin::Builder {
    Discord::builder().first_answer_within(Duration::from_mins(1))
}

/// Whether Discord's own description is at hand. Without it some wrong bodies pass.
fn described() -> bool {
    let beside = ["../../shared", "../../../shared"].map(PathBuf::from);
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::env::var_os("DISCORD_OPENAPI").map_or_else(
        || {
            beside
                .iter()
                .any(|folder| own.join(folder).join("discord/openapi.json").exists())
        },
        |named| Path::new(&named).exists(),
    )
}

#[tokio::test]
async fn wrong_answers_are_refused_and_noted() {
    let raw = Raw::start(patient()).await;
    let wrong = [
        wrong::texts(),
        wrong::buttons(),
        wrong::menus(),
        wrong::kinds(),
    ];
    for (what, word, body) in wrong.into_iter().flatten() {
        let (_, heard) = raw.command().await;
        let (status, error) = raw.callback(&heard, &body).await;
        if status == 204 && !described() {
            continue;
        }
        assert_eq!(status, 400, "{what}: {error}");
        assert!(
            error["code"] == 50035 || error["code"] == 50006,
            "{what}: {error}"
        );
        let breaches = raw.discord.take_breaches();
        assert_eq!(breaches.len(), 1, "{what}");
        let reasons = breaches[0].reasons.join("\n");
        assert!(
            reasons.contains(word) || !described(),
            "{what} is found for another reason: {reasons}"
        );
    }
    let (_, heard) = raw.command().await;
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
        if status == 200 && !described() {
            continue;
        }
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
