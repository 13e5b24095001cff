//! How fast the solver is, in nodes a second.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lunette::cards::DealNumber;
use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Game, GameKind, Options, Table};
use lunette::solver::{Budget, Memory, Solver, Verdict, auto};

const BUDGET: Budget = Budget(500_000);

/// Deals that take far more than the bench's budget, so that all of it is used.
const HARD: [(&str, GameRules, u64); 3] = [
    ("nodes of crescent plain", crescent_plain, 34),
    ("nodes of crazy quilt", crazy_quilt, 76),
    ("nodes of waning moon", waning_moon, 49),
];

/// Deals that are won in a moment.
const EASY: [(&str, GameRules, u64); 2] = [
    ("a winning line of crescent classic", crescent_classic, 8),
    ("a winning line of crazy quilt", crazy_quilt, 1),
];

type GameRules = fn() -> Options;

fn crescent_classic() -> Options {
    Options::Crescent(CrescentOptions::preset(Preset::Classic))
}

fn crescent_plain() -> Options {
    Options::Crescent(CrescentOptions::preset(Preset::Plain))
}

fn waning_moon() -> Options {
    Options::default_of(GameKind::WaningMoon)
}

fn crazy_quilt() -> Options {
    Options::default_of(GameKind::CrazyQuilt)
}

fn dealt(rules: GameRules, number: u64) -> Table {
    Table::deal(rules(), DealNumber::new(number).expect("a deal number"))
}

fn nodes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solver");
    group.throughput(Throughput::Elements(BUDGET.0));
    group.sample_size(20);
    for (name, rules, number) in HARD {
        let table = dealt(rules, number);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let verdict = Solver::new(black_box(&table)).go_on(BUDGET);
                assert_eq!(verdict, Verdict::GaveUp);
            });
        });
    }
    group.finish();
}

/// From nothing to the line that wins, shortened.
fn line(criterion: &mut Criterion) {
    for (name, rules, number) in EASY {
        let table = dealt(rules, number);
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| {
                let verdict = Solver::new(black_box(&table)).go_on(BUDGET);
                assert!(matches!(verdict, Verdict::Won(_)));
            });
        });
    }
}

/// The first move of a game whose stock nobody knows.
fn guess(criterion: &mut Criterion) {
    let game = Game::new(dealt(crazy_quilt, 1));
    let mut group = criterion.benchmark_group("auto");
    group.sample_size(10);
    group.bench_function("a move of crazy quilt", |bencher| {
        bencher.iter(|| auto(black_box(&game), 0, &Memory::default()));
    });
    group.finish();
}

criterion_group!(benches, nodes, line, guess);
criterion_main!(benches);
