//! What a bot did that Discord would have refused.

use std::fmt;

use serde::Serialize;

/// A request that Discord would have refused, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Breach {
    /// The request, its tokens cut: `POST /interactions/1/…/callback`.
    pub request: String,
    /// The HTTP status it was refused with.
    pub status: u16,
    /// Discord's error code.
    pub code: u32,
    /// What was wrong, one sentence each.
    pub reasons: Vec<String>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} → {} ({})", self.request, self.status, self.code)?;
        self.reasons
            .iter()
            .try_for_each(|reason| write!(f, "\n    {reason}"))
    }
}
