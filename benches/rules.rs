//! How fast the rules are: random play, replaying a record, counting move sequences; and a press of Auto that has to
//! think.

mod support;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lunette::rules::{Entry, Game, GameKind, Move, Record, Table};
use lunette::solver::{Advice, Memory, auto};
use lunette::view::scene::Layout;
use support::{Start, random_line};

/// The moves of a line that is played and replayed.
const LONG: usize = 100;

/// The first deal of Crescent.
fn crescent() -> Table {
    Start::new(GameKind::Crescent, Layout::Arc, 1).table()
}

/// The first deal whose random line has this many moves, and the line.
fn long_line(kind: GameKind, len: usize) -> (Start, Vec<Move>) {
    let start = |deal| Start::new(kind, Layout::Arc, deal);
    let lines = (0..).map(|deal| (start(deal), random_line(start(deal).table(), len)));
    let mut long = lines.skip_while(|(_, line)| line.len() < len);
    long.next().expect("some random game is that long")
}

fn random_play(criterion: &mut Criterion) {
    for kind in GameKind::ALL {
        let (start, line) = long_line(kind, LONG);
        let mut group = criterion.benchmark_group(kind.key());
        group.throughput(Throughput::Elements(line.len() as u64));
        group.bench_function("random play", |bencher| {
            bencher.iter(|| random_line(black_box(start).table(), LONG));
        });
        let record = Record {
            options: start.options,
            deal: start.deal,
            entries: line.into_iter().map(Entry::Move).collect(),
        };
        group.bench_function("replay", |bencher| {
            bencher.iter(|| black_box(&record).replay());
        });
        group.finish();
    }
}

fn count(table: &Table, depth: usize) -> usize {
    let moves = table.legal_moves();
    if depth == 1 {
        return moves.len();
    }
    let after = |mv| {
        let mut next = table.clone();
        next.play(mv).expect("a listed move plays");
        count(&next, depth - 1)
    };
    moves.into_iter().map(after).sum()
}

fn sequences(criterion: &mut Criterion) {
    let table = crescent();
    criterion.bench_function("sequences of 3 moves", |bencher| {
        bencher.iter(|| count(black_box(&table), 3));
    });
}

fn press(criterion: &mut Criterion) {
    // The first position of the deal where Auto has to choose: no card goes home.
    let mut game = Game::new(crescent());
    let memory = Memory::default();
    while let (Some(Move::Home { .. }), Advice::Play(mv)) =
        (game.legal_moves().first(), auto(&game, 0, &memory))
    {
        game.enter(Entry::Move(mv)).expect("advice is legal");
    }
    criterion.bench_function("a press of Auto", |bencher| {
        bencher.iter(|| auto(black_box(&game), 0, &Memory::default()));
    });
}

criterion_group!(benches, random_play, sequences, press);
criterion_main!(benches);
