//! A progress bar, for people only: nothing is drawn when standard error isn't a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

/// How wide the bar is.
const WIDTH: usize = 30;

/// The bar: deals done, of all.
pub(super) struct Bar {
    all: usize,
    done: usize,
    /// How long a deal may take.
    limit: Duration,
    shown: bool,
}

impl Bar {
    /// A bar for so many deals.
    pub(super) fn new(all: usize, limit: Duration) -> Self {
        let shown = io::stderr().is_terminal();
        Self {
            all,
            done: 0,
            limit,
            shown,
        }
    }

    /// Draws it, after so long on the present deal.
    pub(super) fn show(&self, spent: Duration) {
        if self.shown {
            // Where a bar can't be drawn, nobody misses it.
            let _ = write!(io::stderr(), "\r{}", self.text(spent));
        }
    }

    /// Takes it off the screen, so that a result can be written.
    pub(super) fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r{:1$}\r", "", WIDTH + 40);
        }
    }

    /// Counts a deal.
    pub(super) const fn deal_done(&mut self) {
        self.done += 1;
    }

    fn text(&self, spent: Duration) -> String {
        let part = (spent.as_secs_f64() / self.limit.as_secs_f64()).min(1.0);
        let filled = self.filled(part);
        let bar: String = (0..WIDTH)
            .map(|at| if at < filled { '#' } else { '.' })
            .collect();
        let Self { all, done, .. } = self;
        format!(
            "[{bar}] {done} of {all} deals, {:.0} s on this one",
            spent.as_secs_f64()
        )
    }

    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a bar shows two digits at most"
    )]
    fn filled(&self, part: f64) -> usize {
        ((self.done as f64 + part) / self.all as f64 * WIDTH as f64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_fills_with_the_deals_and_the_time() {
        let mut bar = Bar::new(2, Duration::from_secs(10));
        let text = bar.text(Duration::from_secs(4));
        assert_eq!(
            text,
            "[######........................] 0 of 2 deals, 4 s on this one"
        );
        bar.deal_done();
        assert!(
            bar.text(Duration::from_secs(99))
                .starts_with(&format!("[{}]", "#".repeat(30)))
        );
    }
}
