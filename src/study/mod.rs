//! `lunette solve`: what the solver and Auto make of deals.
//!
//! It reads the clock and the memory this process takes, and writes to the standard streams.

mod bar;
mod measure;
mod report;

use std::io::{self, Write};
use std::time::Duration;

pub(crate) use self::bar::Bar;
use self::measure::Work;
use self::report::Report;
use crate::cards::DealNumber;
use crate::config::Solve;
use crate::rules::{Entry, Game, Table};
use crate::solver::{Advice, Budget, Memory, Solver, Verdict, auto};

/// How many nodes are gone through before the clock is read again; some 20 ms.
const SLICE: Budget = Budget(100_000);

/// Does what was asked, and writes the results.
///
/// # Errors
/// If they can't be written.
pub fn run(solve: &Solve) -> io::Result<()> {
    let deals = solve.deals();
    let mut bar = Bar::new(deals.len(), "deals");
    let mut reports = Vec::with_capacity(deals.len());
    for deal in deals {
        let report = if solve.auto {
            play(solve, deal, &bar)
        } else {
            search(solve, deal, &bar)
        };
        bar.clear();
        report::write(&mut io::stdout(), solve, &report)?;
        reports.push(report);
        bar.count();
    }
    bar.clear();
    if solve.range.is_some() && !solve.json {
        report::summary(&mut io::stdout(), &reports)?;
    }
    io::stdout().flush()
}

/// Draws the bar after so long on the present deal.
fn show(bar: &Bar, solve: &Solve, spent: Duration) {
    let spent = spent.as_secs_f64();
    bar.show_part(
        spent / solve.seconds,
        &format!(", {spent:.0} s on this one"),
    );
}

/// Searches a deal until its time or its nodes are over.
fn search(solve: &Solve, deal: DealNumber, bar: &Bar) -> Report {
    let start = measure::now();
    let table = Table::deal(solve.options(), deal);
    let mut solver = Solver::new(&table);
    let over = |nodes: u64| match solve.nodes {
        Some(all) => nodes >= all,
        None => start.elapsed().as_secs_f64() >= solve.seconds,
    };
    let mut verdict = solver.go_on(SLICE);
    while verdict == Verdict::GaveUp && !over(solver.nodes()) {
        verdict = solver.go_on(SLICE);
        show(bar, solve, start.elapsed());
    }
    let spent = start.elapsed();
    let (best, home) = solver.best();
    let line = match &verdict {
        Verdict::Won(line) => line.clone(),
        Verdict::Lost | Verdict::GaveUp => best,
    };
    let home = if matches!(verdict, Verdict::Won(_)) {
        104
    } else {
        home
    };
    Report {
        deal,
        result: verdict.into(),
        line,
        home,
        nodes: solver.nodes(),
        spent,
        slow_move: None,
    }
}

/// Lets Auto play a deal to its end.
fn play(solve: &Solve, deal: DealNumber, bar: &Bar) -> Report {
    let start = measure::now();
    let memory = Memory::default();
    let mut game = Game::new(Table::deal(solve.options(), deal));
    let mut times = Vec::new();
    let end = loop {
        let asked = Work::begin();
        let advice = auto(&game, game.line().len(), &memory);
        times.push(asked.spent());
        match advice {
            Advice::Play(mv) if game.enter(Entry::Move(mv)).is_ok() => {
                show(bar, solve, start.elapsed());
            }
            end => break end,
        }
    };
    Report {
        deal,
        result: report::result_of(game.outcome(), end),
        line: game.line().to_vec(),
        home: game.table().score(),
        nodes: memory.nodes(),
        spent: start.elapsed(),
        slow_move: Some(measure::high(times)),
    }
}
