//! One use of a command or a control, from the click to the last follow-up.

use std::time::Instant;

use crate::{
    answer::AnswerKind,
    model::{command::Choice, modal::Modal, snowflake::Snowflake},
};

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Snowflake,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Snowflake,
    pub(crate) channel: Snowflake,
    /// The message whose control was used, if one was.
    pub(crate) source: Option<Snowflake>,
    pub(crate) began: Instant,
    pub(crate) first: Option<FirstAnswer>,
    /// The message `@original` names.
    pub(crate) original: Option<Snowflake>,
    pub(crate) follow_ups: Vec<Snowflake>,
    /// Nothing more need be waited for.
    pub(crate) settled: bool,
    pub(crate) modal: Option<Modal>,
    pub(crate) choices: Vec<Choice>,
}

/// How and when the bot first answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FirstAnswer {
    pub(crate) kind: AnswerKind,
    pub(crate) at: Instant,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command { name: String },
    Autocomplete,
    Component,
    ModalSubmit,
}

impl InteractionKind {
    /// Discord's number for it.
    pub(crate) fn number(&self) -> u8 {
        match self {
            Self::Command { .. } => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::ModalSubmit => 5,
        }
    }
}
