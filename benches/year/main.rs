//! A year of daily races in three servers of 200 players each, and a race of 10,000 attempts: how great the file gets,
//! and how long it takes to look into it, after a week and after the year.
//!
//! The games are written past the store in great transactions, with logs that replay to what their rows say; races are
//! drawn and finished by the bot's own functions.
//!
//! ```text
//! cargo bench --bench year
//! ```

mod fill;
mod look;
mod template;

use std::fs;
use std::time::{Duration, Instant};

use lunette::app::App;
use lunette::app::race::GuildId;
use lunette::store::Store;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use self::fill::Filler;
use self::look::look;
use self::template::templates;

const SERVERS: [GuildId; 3] = [GuildId(1), GuildId(2), GuildId(3)];
/// A server with one race, of many attempts.
const GREAT: GuildId = GuildId(4);
const PLAYERS: u64 = 200;
const DAYS: u32 = 365;
const MANY: u64 = 10_000;

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    if is_bench() {
        Runtime::new().expect("threads").block_on(year());
    }
}

#[expect(clippy::disallowed_methods, reason = "cargo says so in an argument")]
fn is_bench() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}
async fn year() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.db");
    let store = Store::open(&format!("sqlite:{}", file.display())).await;
    let store = store.expect("opened");
    let app = App::new(store.clone());
    let mut filler = Filler::new(&file, &store, templates()).await;
    let began = now();
    let mut finishes = Vec::new();
    for day in 1..=DAYS {
        for guild in SERVERS {
            finishes.extend(filler.day(guild, PLAYERS).await);
        }
        if day == 7 {
            say(&format!("after a week: {} games", filler.games));
            look(&app, &store, filler.now(), SERVERS[0]).await;
        }
        if day < DAYS {
            filler.next_day();
        }
    }
    finishes.sort_unstable();
    let size = |path: &std::path::Path| fs::metadata(path).map_or(0, |file| file.len());
    say(&format!(
        "after a year: {} games, {} entries, {} MB; filled in {:.0?}",
        filler.games,
        filler.entries,
        size(&file) / 1_000_000,
        began.elapsed(),
    ));
    say(&format!(
        "finishing a race of 200: median {:.1?}, longest {:.1?}",
        median(&finishes),
        finishes.last()
    ));
    filler.sizes().await;
    look(&app, &store, filler.now(), SERVERS[0]).await;
    let finish = filler.day(GREAT, MANY).await;
    assert!(finish.is_none(), "its first race");
    say(&format!("a race of {MANY} attempts:"));
    look(&app, &store, filler.now(), GREAT).await;
    filler.next_day();
    filler.next_day();
    let finish = filler.finish(GREAT).await;
    say(&format!("finishing it: {finish:.1?}; the day after:"));
    look(&app, &store, filler.now(), GREAT).await;
}

/// The middle one of times that are in order.
fn median(times: &[Duration]) -> Duration {
    times.get(times.len() / 2).copied().unwrap_or_default()
}

#[expect(clippy::disallowed_methods, reason = "this edge measures")]
fn now() -> Instant {
    Instant::now()
}

#[expect(clippy::print_stdout, reason = "what a bench is for")]
fn say(text: &str) {
    println!("{text}");
}
