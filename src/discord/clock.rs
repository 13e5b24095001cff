//! The clock. The only place that reads it.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::UnixMillis;

/// The time now.
#[expect(
    clippy::disallowed_methods,
    reason = "this is the reader of the wall clock"
)]
pub(super) fn now() -> UnixMillis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    UnixMillis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
