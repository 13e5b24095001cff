//! What an error of Discord's means.

use serenity::all::{Error, HttpError, StatusCode};

/// Discord's codes, as its documentation of the JSON error codes lists them.
mod code {
    pub(super) const UNKNOWN_INTERACTION: isize = 10062;
    pub(super) const UNKNOWN_CHANNEL: isize = 10003;
    pub(super) const UNKNOWN_ROLE: isize = 10011;
    pub(super) const ALREADY_ANSWERED: isize = 40060;
}

/// An error in one line, without the address that it may carry: an interaction's address holds its token.
pub(super) fn describe(error: &Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(refused)) => format!(
            "{} ({}: {})",
            refused.status_code, refused.error.code, refused.error.message
        ),
        Error::Http(HttpError::Request(lost)) => {
            let kind = if lost.is_timeout() {
                "no answer in time"
            } else if lost.is_connect() {
                "no connection"
            } else {
                "the request failed"
            };
            kind.to_owned()
        }
        other => other.to_string(),
    }
}

/// Whether Discord may take the same a moment later.
pub(super) fn is_busy(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(refused)) => {
            refused.status_code == StatusCode::TOO_MANY_REQUESTS
                || refused.status_code.is_server_error()
        }
        Error::Http(HttpError::Request(lost)) => !lost.is_timeout(),
        _ => false,
    }
}

/// Whether the interaction can't be answered any more, in any form.
pub(super) fn is_too_late(error: &Error) -> bool {
    json_code(error) == Some(code::UNKNOWN_INTERACTION)
}

/// Whether Discord holds the interaction for answered.
pub(super) fn is_answered(error: &Error) -> bool {
    json_code(error) == Some(code::ALREADY_ANSWERED)
}

/// Whether the channel isn't there any more.
pub(super) fn is_channel_gone(error: &Error) -> bool {
    json_code(error) == Some(code::UNKNOWN_CHANNEL)
}

/// Whether the role isn't there any more.
pub(super) fn is_role_gone(error: &Error) -> bool {
    json_code(error) == Some(code::UNKNOWN_ROLE)
}

/// Whether the bot may not do it.
pub(super) fn is_forbidden(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(refused)) => {
            refused.status_code == StatusCode::FORBIDDEN
        }
        _ => false,
    }
}

/// Whether Discord answered that it can't do what was asked just now, but may later.
pub(super) fn is_put_off(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::UnsuccessfulRequest(_))) && is_busy(error)
}

fn json_code(error: &Error) -> Option<isize> {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(refused)) => Some(refused.error.code),
        _ => None,
    }
}
