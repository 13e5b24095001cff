//! The plain values a test reads: messages, controls, commands, modals.

pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod snowflake;
