//! A click from its custom id to the bytes of the answer, by stage and whole, on a game of each kind in its middle.
//!
//! The games are in a file of their own in the temporary folder, kept as the bot keeps it: a commit is on the disk
//! before it returns, so that `append` measures that disk more than the program.

#[path = "support/house.rs"]
mod house;
mod support;

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkGroup, Criterion, criterion_group, criterion_main};
use house::{Click, House, NOW, decode, entry, reply};
use lunette::discord::message::Drawn;
use lunette::rules::GameKind;

type Group<'a> = BenchmarkGroup<'a, criterion::measurement::WallTime>;

fn clicks(criterion: &mut Criterion) {
    for kind in GameKind::ALL {
        let house = House::new(kind);
        let mut group = criterion.benchmark_group(format!("click, {}", kind.key()));
        pure_stages(&house, &mut group);
        store_stages(&house, &mut group);
        group.bench_function("whole", |bencher| {
            let whole = |click| house.runtime.block_on(house.whole(&click));
            bencher.iter_batched(|| house.click(), whole, BatchSize::PerIteration);
        });
        group.finish();
    }
}

fn pure_stages(house: &House, group: &mut Group<'_>) {
    let click = house.click();
    let (stored, entries) = house.runtime.block_on(house.read(&click));
    let game = house.game(&stored, entries.clone());
    let screen = house.screen(&game);
    let scene = support::scene(&support::board(house.start, &house.line));
    let canvas = house.renderer.draw(&scene);
    let drawn = Drawn::of(&house.renderer, screen);
    let drawn = house.runtime.block_on(drawn).expect("drawn");
    group.bench_function("1 decode", |b| b.iter(|| decode(black_box(&click))));
    group.bench_function("3 replay and play", |b| {
        b.iter(|| house.game(&stored, black_box(entries.clone())));
    });
    group.bench_function("5 screen", |b| b.iter(|| house.screen(black_box(&game))));
    group.bench_function("6 draw", |b| {
        b.iter(|| house.renderer.draw(black_box(&scene)));
    });
    group.bench_function("7 encode", |b| {
        b.iter(|| house.renderer.encode(black_box(&canvas)));
    });
    group.bench_function("8 reply", |b| b.iter(|| reply(black_box(&drawn))));
}

fn store_stages(house: &House, group: &mut Group<'_>) {
    let click = house.click();
    group.bench_function("2 read", |bencher| {
        bencher.iter(|| house.runtime.block_on(house.read(black_box(&click))));
    });
    let after = house.runtime.block_on(house.read(&click));
    let after = house.game(&after.0, after.1);
    let seq = u32::try_from(house.line.len()).expect("a short log");
    group.bench_function("4 append", |bencher| {
        let append = |click: Click| {
            let entry = entry(&click.stored, seq, house.next, &after);
            let done = house.runtime.block_on(house.store.append(entry, NOW));
            done.expect("stored");
        };
        bencher.iter_batched(|| house.click(), append, BatchSize::PerIteration);
    });
}

criterion_group!(benches, clicks);
criterion_main!(benches);
