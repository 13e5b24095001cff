//! Serves what `benches/compare` measures, and looks for the heaviest boards.
//!
//! ```text
//! measure serve            prints each board of the benches as a JSON line, and an empty line; then does what each
//!                          line says, `draw N BOARD`, `encode N BOARD` (N times) or `save FILE BOARD`, and answers it
//!                          with a line
//! measure heaviest DEALS   plays so many deals of each game at random, and prints the greatest picture of each board
//! ```

mod heaviest;
mod scene_json;
mod serve;
#[path = "../../benches/support/mod.rs"]
mod support;

use std::io;

use clap::{Parser, Subcommand};
use lunette::render::Renderer;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Draws and encodes boards as standard input asks.
    Serve,
    /// Looks for the heaviest board of each kind.
    Heaviest {
        /// How many deals are played.
        deals: u64,
    },
}

fn main() -> anyhow::Result<()> {
    let renderer = Renderer::new()?;
    let mut output = io::stdout().lock();
    match Arguments::parse().task {
        Task::Serve => serve::serve(&renderer, &mut io::stdin().lock(), &mut output),
        Task::Heaviest { deals } => heaviest::search(&renderer, deals, &mut output),
    }
}
