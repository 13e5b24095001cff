//! A progress bar, for people only: nothing is drawn when standard error isn't a terminal.

use std::io::{self, IsTerminal, Write};

/// How wide the bar is.
const WIDTH: usize = 30;
/// The most that stands beside it.
const BESIDE: usize = 60;

/// The bar: what is done, of all.
pub(crate) struct Bar {
    all: usize,
    done: usize,
    /// What is counted, in the plural.
    what: &'static str,
    shown: bool,
}

impl Bar {
    /// A bar for so many of these.
    pub(crate) fn new(all: usize, what: &'static str) -> Self {
        let shown = io::stderr().is_terminal();
        Self {
            all,
            done: 0,
            what,
            shown,
        }
    }

    /// Draws it.
    pub(crate) fn show(&self) {
        self.show_part(0.0, "");
    }

    /// Draws it with this part of the present one done, and with these words behind it.
    pub(crate) fn show_part(&self, part: f64, words: &str) {
        if self.shown {
            // Where a bar can't be drawn, nobody misses it.
            let _ = write!(io::stderr(), "\r{}", self.text(part, words));
        }
    }

    /// Takes it off the screen, so that a result can be written.
    pub(crate) fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r{:1$}\r", "", WIDTH + BESIDE);
        }
    }

    /// Counts one.
    pub(crate) const fn count(&mut self) {
        self.done += 1;
    }

    fn text(&self, part: f64, words: &str) -> String {
        let filled = self.filled(part.min(1.0));
        let bar: String = (0..WIDTH)
            .map(|at| if at < filled { '#' } else { '.' })
            .collect();
        let Self {
            all, done, what, ..
        } = self;
        format!("[{bar}] {done} of {all} {what}{words}")
    }

    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a bar shows two digits at most"
    )]
    fn filled(&self, part: f64) -> usize {
        ((self.done as f64 + part) / self.all.max(1) as f64 * WIDTH as f64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_fills_with_what_is_done() {
        let mut bar = Bar::new(2, "deals");
        assert_eq!(
            bar.text(0.4, ", 4 s on this one"),
            "[######........................] 0 of 2 deals, 4 s on this one"
        );
        bar.count();
        assert!(
            bar.text(9.9, "")
                .starts_with(&format!("[{}]", "#".repeat(30)))
        );
    }

    #[test]
    fn a_bar_for_nothing_is_empty() {
        let bar = Bar::new(0, "games");
        assert_eq!(
            bar.text(0.0, ""),
            format!("[{}] 0 of 0 games", ".".repeat(30))
        );
    }
}
