//! Whole clicks with and without a top-up of the pool beside them, in turns.
//!
//! `cargo bench --bench top_up` prints, for each of five runs, the 99th percentile of a click's time without and with
//! it, and how many times as long the second is; and the median of that.

#[path = "support/house.rs"]
mod house;
mod support;

use std::io::{self, Write};
use std::time::Duration;

use house::House;
use lunette::discord::top_up;
use lunette::rules::GameKind;
use tokio::time::Instant;

const RUNS: usize = 5;
/// How many clicks of each game a run has.
const CLICKS: usize = 200;
/// How long a top-up is under way before the first click.
const WARM_UP: Duration = Duration::from_millis(500);

fn main() -> io::Result<()> {
    // `cargo test --benches` only wants to know that it runs.
    if is_bench() { measure() } else { Ok(()) }
}

#[expect(clippy::disallowed_methods, reason = "cargo says so in an argument")]
fn is_bench() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}

fn measure() -> io::Result<()> {
    let mut out = io::stdout();
    let houses = GameKind::ALL.map(House::new);
    // The first pictures are slower, as no card is turned yet.
    for house in &houses {
        time(house);
    }
    let mut ratios = Vec::new();
    for run in 1..=RUNS {
        let without = millis(p99(&houses, false));
        let with = millis(p99(&houses, true));
        ratios.push(with / without);
        writeln!(
            out,
            "run {run}: p99 {without:.1} ms without, {with:.1} ms with: {:.2} times",
            with / without
        )?;
    }
    ratios.sort_by(f64::total_cmp);
    writeln!(out, "median: {:.2} times", ratios[RUNS / 2])
}

/// What 99 in 100 clicks don't exceed, over all games.
fn p99(houses: &[House], topped_up: bool) -> Duration {
    let mut times = Vec::new();
    for house in houses {
        let beside = topped_up.then(|| house.runtime.spawn(top_up::fill(house.app.clone())));
        if beside.is_some() {
            std::thread::sleep(WARM_UP);
        }
        times.extend((0..CLICKS).map(|_| time(house)));
        if let Some(beside) = beside {
            let lack = house.runtime.block_on(house.app.pool_lacks(0));
            assert!(
                lack.expect("read").is_some(),
                "the top-up had nothing to do"
            );
            assert!(!beside.is_finished(), "the top-up ended");
            beside.abort();
        }
    }
    times.sort_unstable();
    times[times.len() * 99 / 100]
}

fn time(house: &House) -> Duration {
    let click = house.click();
    let began = Instant::now();
    house.runtime.block_on(house.whole(&click));
    began.elapsed()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
