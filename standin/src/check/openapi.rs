//! Discord's own description of its API, applied to what a bot sends.
//!
//! The description isn't part of the project. It is read from `DISCORD_OPENAPI`, or from beside
//! the workspace; where it is in neither place these checks are skipped, and say so once.

use std::{
    collections::HashMap,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use jsonschema::Validator;
use serde_json::Value;

use super::{Shape, schema};

type Compiled = HashMap<&'static str, Arc<Validator>>;

static SPEC: LazyLock<Option<Value>> = LazyLock::new(load);
/// Compiled once a process, and only what is asked for.
static COMPILED: LazyLock<Mutex<Compiled>> = LazyLock::new(Mutex::default);

/// The schemas of the first answers, by their type.
const CALLBACKS: [(&[u64], &str); 4] = [
    (&[4, 5], "CreateMessageInteractionCallbackRequest"),
    (&[6, 7], "UpdateMessageInteractionCallbackRequest"),
    (&[8], "ApplicationCommandAutocompleteCallbackRequest"),
    (&[9], "ModalInteractionCallbackRequest"),
];

/// Compiles the usual validators ahead of the first request, off the way of everybody.
pub(crate) fn warm_up() {
    std::thread::spawn(|| {
        for name in [
            "ApplicationCommandUpdateRequest",
            CALLBACKS[0].1,
            CALLBACKS[1].1,
        ] {
            validator(name);
        }
    });
}

/// What the description finds wrong with a body.
pub(crate) fn flaws(shape: Shape, body: &Value) -> Vec<String> {
    let name = match shape {
        Shape::Callback => {
            let number = body["type"].as_u64();
            let branch = CALLBACKS
                .iter()
                .find(|(types, _)| number.is_some_and(|n| types.contains(&n)));
            match branch {
                Some((_, name)) => name,
                None => return vec![format!("type: no answer has type {}", body["type"])],
            }
        }
        Shape::FollowUp => "IncomingWebhookRequestPartial",
        Shape::EditWebhook => "IncomingWebhookUpdateRequestPartial",
        Shape::CreateMessage => "MessageCreateRequest",
        Shape::EditMessage => "MessageEditRequestPartial",
        Shape::CreateCommand => "ApplicationCommandCreateRequest",
        Shape::PutCommands => return each_command(body),
    };
    let Some(validator) = validator(name) else {
        return Vec::new();
    };
    written(&validator, body, "")
}

fn each_command(body: &Value) -> Vec<String> {
    let Some(all) = body.as_array() else {
        return vec!["body: a list of commands is expected".to_owned()];
    };
    let Some(validator) = validator("ApplicationCommandUpdateRequest") else {
        return Vec::new();
    };
    let commands = all.iter().enumerate();
    commands
        .flat_map(|(at, command)| written(&validator, command, &format!("{at}.")))
        .collect()
}

fn written(validator: &Validator, body: &Value, prefix: &str) -> Vec<String> {
    let errors = validator.iter_errors(body);
    errors
        .map(|error| {
            let path = error.instance_path().to_string();
            let path = path.trim_start_matches('/').replace('/', ".");
            let path = if path.is_empty() { "body" } else { &path };
            format!("{prefix}{path}: {error} (Discord's description)")
        })
        .collect()
}

fn validator(name: &'static str) -> Option<Arc<Validator>> {
    let spec = SPEC.as_ref()?;
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = compiled.get(name) {
        return Some(Arc::clone(known));
    }
    let made = jsonschema::validator_for(&schema::of(spec, name));
    let made = Arc::new(made.expect("Discord's description compiles"));
    compiled.insert(name, Arc::clone(&made));
    Some(made)
}

fn load() -> Option<Value> {
    for path in places() {
        if let Ok(bytes) = std::fs::read(&path) {
            match serde_json::from_slice(&bytes) {
                Ok(spec) => return Some(spec),
                Err(error) => skip(&format!("{} can't be read: {error}", path.display())),
            }
        }
    }
    skip("it is neither where DISCORD_OPENAPI says nor in ../shared/discord/openapi.json");
    None
}

#[allow(
    clippy::disallowed_methods,
    reason = "the description lies outside of the project; this is how one is told where"
)]
fn places() -> Vec<PathBuf> {
    if let Some(named) = std::env::var_os("DISCORD_OPENAPI") {
        return vec![PathBuf::from(named)];
    }
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Beside the workspace, or beside the folder that holds several of its working trees.
    let beside = ["../../shared", "../../../shared", "../shared"].map(|folder| own.join(folder));
    let places = beside.into_iter().chain([PathBuf::from("../shared")]);
    places
        .map(|folder| folder.join("discord/openapi.json"))
        .collect()
}

/// Says so where tests are read. Not by `eprintln!`, which the test harness keeps to itself.
fn skip(why: &str) {
    let note = "discord-standin: the checks against Discord's own description are skipped";
    let _ = writeln!(io::stderr(), "{note}: {why}");
}
