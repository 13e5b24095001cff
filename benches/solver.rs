//! How fast the solver is, in nodes a second.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lunette::cards::DealNumber;
use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{GameKind, Options, Table};
use lunette::solver::{Budget, Solver, Verdict};

/// A plain deal that takes far more than the bench's budget, so that all of it is used.
const HARD: u64 = 34;
/// The same of Waning Moon.
const HARD_MOON: u64 = 49;
const BUDGET: Budget = Budget(500_000);

fn nodes(criterion: &mut Criterion) {
    let plain = Options::Crescent(CrescentOptions::preset(Preset::Plain));
    let moon = Options::default_of(GameKind::WaningMoon);
    let mut group = criterion.benchmark_group("solver");
    group.throughput(Throughput::Elements(BUDGET.0));
    group.sample_size(20);
    for (name, options, deal) in [
        ("nodes of crescent plain", plain, HARD),
        ("nodes of waning moon", moon, HARD_MOON),
    ] {
        let deal = DealNumber::new(deal).expect("a deal number");
        let table = Table::deal(options, deal);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let verdict = Solver::new(black_box(&table)).go_on(BUDGET);
                assert_eq!(verdict, Verdict::GaveUp);
            });
        });
    }
    group.finish();
}

/// From nothing to the line that wins an easy deal, shortened.
fn line(criterion: &mut Criterion) {
    let options = Options::Crescent(CrescentOptions::preset(Preset::Classic));
    let deal = DealNumber::new(8).expect("a deal number");
    let table = Table::deal(options, deal);
    criterion.bench_function("a winning line of crescent classic", |bencher| {
        bencher.iter(|| {
            let verdict = Solver::new(black_box(&table)).go_on(BUDGET);
            assert!(matches!(verdict, Verdict::Won(_)));
        });
    });
}

criterion_group!(benches, nodes, line);
criterion_main!(benches);
