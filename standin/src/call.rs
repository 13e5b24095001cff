//! The log of every REST request.

use std::time::Duration;

use serde::Serialize;

use crate::{faults::Endpoint, model::snowflake::Snowflake};

/// One REST request a bot made.
#[derive(Clone, Debug, Serialize)]
pub struct Call {
    /// What it was for; `None` for an address the stand-in doesn't know.
    pub endpoint: Option<Endpoint>,
    /// Its HTTP method.
    pub method: String,
    /// Its path below `/api/v10`, with the tokens cut.
    pub path: String,
    /// What it was answered; `None` when an ordered fault left it without.
    pub status: Option<u16>,
    /// When it came, counted from the start of the stand-in.
    pub at: Duration,
    /// The interaction it belongs to.
    pub interaction: Option<Snowflake>,
}
