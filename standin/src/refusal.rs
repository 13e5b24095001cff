//! What Discord's own client doesn't let a person do.

use thiserror::Error;

use crate::model::snowflake::Snowflake;

/// Why a person couldn't even send what they wanted to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// A command begins with a slash.
    #[error("{0:?} isn't a slash command")]
    NotACommand(String),
    /// No such command or subcommand is registered here.
    #[error("there is no command /{name}; there are {known:?}")]
    NoCommand {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The command may not be used in this place, or by this person.
    #[error("/{name} can't be used {why}")]
    NotAllowed {
        /// The command.
        name: String,
        /// By whom or where not.
        why: &'static str,
    },
    /// The command has no such option.
    #[error("there is no option {name:?}; there are {known:?}")]
    NoOption {
        /// What was given.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A required option wasn't given.
    #[error("the option {0:?} must be given")]
    MissingOption(String),
    /// An option doesn't take this value.
    #[error("the option {option:?} doesn't take {value:?}: {why}")]
    BadValue {
        /// The option.
        option: String,
        /// What was given.
        value: String,
        /// What it takes.
        why: String,
    },
    /// The message isn't there, or isn't shown to this person.
    #[error("message {0} isn't to be seen")]
    NoMessage(Snowflake),
    /// The message has no such control, or several that begin so.
    #[error("no single control is called {name:?}; there are {known:?}")]
    NoControl {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The control is greyed.
    #[error("{0:?} is disabled")]
    Disabled(String),
    /// A form has no such input, or the input doesn't take this text.
    #[error("the input {input:?} {why}")]
    BadInput {
        /// The input's `custom_id`.
        input: String,
        /// What was wrong.
        why: String,
    },
}
