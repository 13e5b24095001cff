//! The checks of each body: Discord's own description, twilight's rules, and a list of our own.

mod openapi;
mod own;
mod own_commands;
mod schema;
mod twilight;

pub(crate) use self::openapi::warm_up;

use serde_json::Value;

use crate::rest::error::ApiError;

/// Which body it is, as Discord's description names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    Callback,
    FollowUp,
    EditWebhook,
    CreateMessage,
    EditMessage,
    PutCommands,
    CreateCommand,
}

/// Checks the registration of commands.
pub(crate) fn commands(shape: Shape, body: &Value) -> Result<(), ApiError> {
    let all = match body {
        Value::Array(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    };
    let mut flaws = openapi::flaws(shape, body);
    flaws.extend(twilight::commands(all));
    flaws.extend(own_commands::flaws(all));
    verdict(flaws)
}

/// Checks a message to send, or a change to one.
pub(crate) fn message(shape: Shape, body: &Value, silent: bool) -> Result<(), ApiError> {
    let mut flaws = openapi::flaws(shape, body);
    flaws.extend(message_flaws(body, silent));
    // What the bot posts by itself may ring at roles, if it names them; nothing else may.
    if silent && shape != Shape::CreateMessage {
        flaws.extend(own::roles_unmentioned(body));
    }
    verdict(flaws)
}

/// Checks whom a message of the bot's own rings at.
pub(crate) fn rings(body: &Value) -> Result<(), ApiError> {
    verdict(own::rings(body))
}

/// Checks a first answer, whichever type it has.
pub(crate) fn callback(body: &Value, silent: bool) -> Result<(), ApiError> {
    let mut flaws = openapi::flaws(Shape::Callback, body);
    let data = &body["data"];
    match body["type"].as_u64() {
        Some(4 | 7) => {
            flaws.extend(message_flaws(data, silent));
            if silent {
                flaws.extend(own::roles_unmentioned(data));
            }
        }
        // A deferral says nothing yet, so it need not say whom it mentions.
        Some(5) => flaws.extend(message_flaws(data, false)),
        Some(8) => flaws.extend(own::suggestions(data)),
        Some(9) => flaws.extend(own::modal(data)),
        _ => {}
    }
    verdict(flaws)
}

fn message_flaws(body: &Value, silent: bool) -> Vec<String> {
    let mut flaws = twilight::message(body);
    flaws.extend(own::message(body));
    if silent {
        flaws.extend(own::mentions(body));
    }
    flaws
}

fn verdict(flaws: Vec<String>) -> Result<(), ApiError> {
    if flaws.is_empty() {
        Ok(())
    } else {
        Err(ApiError::invalid(flaws))
    }
}
