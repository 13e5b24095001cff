//! Answers JSON lines with JSON lines, so that any other implementation of these rules can be compared with this one.
//!
//! ```text
//! request  {"game": "crescent_classic", "state": STATE, "moves": ["p7 fA", …]}
//!     or   {"game": "crescent_plain", "deal": {"piles": [16 × 6]}, "options": {"shift": "when_stuck"}, "moves": […]}
//! answer   {"start": REPORT, "steps": [{"move": M, "ok": true, …REPORT}], "state": STATE}
//! REPORT   {"status": "playing", "legal_moves": ["p1 p2", …], "score": 8}
//! ```
//!
//! A malformed request is answered `{"error": "…"}`, and the next line is read: every line gets one answer.

mod request;
mod state;

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use serde_json::json;

/// The longest line that is read, in bytes. What is longer is no request but a mistake, and would fill the memory.
const LONGEST: usize = 16 << 20;

fn main() -> ExitCode {
    match serve(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever asked has stopped reading the answers, or the input broke: there is nobody left to tell.
        Err(_) => ExitCode::FAILURE,
    }
}

fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    while let Some(line) = next_line(input)? {
        let answer = line
            .and_then(|line| request::answer(&line))
            .unwrap_or_else(|fault| json!({ "error": fault }));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The next line without its end, or what is wrong with it; `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, String>>> {
    let mut line = Vec::new();
    let limit = LONGEST as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.ends_with(b"\n") {
        line.pop();
    } else if line.len() > LONGEST {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("a line of more than {LONGEST} bytes"))));
    }
    Ok(Some(Ok(line)))
}
