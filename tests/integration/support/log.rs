//! What must never stand in the bot's log.

use std::io::Write;

/// Every interaction's token begins so.
const INTERACTION_TOKEN: &str = "c3RhbmRpbg";

/// Reads the log of a bot that was told to log this much.
#[track_caller]
pub(super) fn check(log: &str, token: &str, level: &str) {
    forbid(log, token, "the bot's token is logged");
    forbid(log, "An unknown event", "serenity can't read an event");
    forbid(log, "panicked at", "something panicked");
    // serenity's own tracing tells whole requests; nobody runs a bot at that level for long.
    if level != "trace" {
        forbid(log, INTERACTION_TOKEN, "an interaction's token is logged");
    }
}

#[track_caller]
fn forbid(log: &str, forbidden: &str, complaint: &str) {
    if let Some(line) = log.lines().find(|line| line.contains(forbidden)) {
        panic!("{complaint}: {line}");
    }
}

/// Shows how the log of a failed test ends.
pub(super) fn tell(log: &str) {
    let lines: Vec<&str> = log.lines().collect();
    let end = lines[lines.len().saturating_sub(40)..].join("\n");
    // Nothing is left to do if even that can't be written.
    let _ = writeln!(std::io::stderr(), "the bot's log ends:\n{end}");
}
