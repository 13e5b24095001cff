//! Finds deals that can be won, and writes the list that the bot begins its pool with.
//!
//! `cargo run --release --example find_deals crescent-plain > assets/deals/crescent-plain.txt` makes a list again, to
//! the byte as long as the solver stays as it is: numbers are drawn by a generator that begins from the list's name,
//! and the search counts nodes.

use std::io::{self, Write};

use lunette::cards::DealNumber;
use lunette::rules::{Line, RuleSet, Table};
use lunette::solver::{Budget, Verdict, solve};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// How many deals a list has.
const DEALS: usize = 200;
/// Lower numbers are left to tests and tables.
const FIRST: u32 = 1_000;
/// A deal on which this isn't enough is passed over; it is some 2 s of a core.
const BUDGET: Budget = Budget(10_000_000);

fn main() -> io::Result<()> {
    let name = std::env::args_os().nth(1).unwrap_or_default();
    match name.to_str().and_then(RuleSet::from_key) {
        Some(set) => write(set),
        None => Err(io::Error::other(format!(
            "name a rule set: {}",
            RuleSet::ALL.map(RuleSet::key).join(", ")
        ))),
    }
}

fn write(set: RuleSet) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(
        out,
        "# Deals of {} that can be won, drawn at random below 2^32, each with a line that wins.",
        set.key()
    )?;
    writeln!(
        out,
        "# Made by examples/find_deals with the solver of this bot; a test plays every line."
    )?;
    let mut chance = ChaCha8Rng::from_seed(seed(set));
    let mut known = Vec::new();
    while known.len() < DEALS {
        let number = chance.next_u32();
        if number < FIRST || known.contains(&number) {
            continue;
        }
        let Some(deal) = DealNumber::new(u64::from(number)) else {
            continue;
        };
        if let Verdict::Won(moves) = solve(&Table::deal(set.options(), deal), BUDGET) {
            writeln!(out, "{deal} {}", Line(moves))?;
            known.push(number);
        }
    }
    out.flush()
}

/// The name of the set, filled up with zeros.
fn seed(set: RuleSet) -> [u8; 32] {
    let mut seed = [0; 32];
    seed.iter_mut()
        .zip(set.key().bytes())
        .for_each(|(to, from)| *to = from);
    seed
}
