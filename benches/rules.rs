//! How fast the rules are: random play, replaying a record, counting move sequences; and one press of Auto that has to
//! think.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lunette::cards::DealNumber;
use lunette::rules::options::CrescentOptions;
use lunette::rules::{Entry, Game, Move, Options, Record, Table};
use lunette::solver::{Advice, Memory, auto};

fn options() -> Options {
    Options::Crescent(CrescentOptions::default())
}

fn number(n: u64) -> DealNumber {
    DealNumber::new(n).expect("a small number")
}

/// A line of this many moves, each drawn from the legal ones by a fixed generator.
fn random_line(deal: DealNumber, len: usize) -> Vec<Move> {
    let mut table = Table::deal(options(), deal);
    let mut mix: u32 = 1;
    let mut line = Vec::new();
    while line.len() < len {
        let legal = table.legal_moves();
        mix = mix.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let Some(at) = (mix >> 16).checked_rem(u32::try_from(legal.len()).expect("few moves"))
        else {
            break;
        };
        line.push(legal[at as usize]);
        table.play(legal[at as usize]).expect("a listed move plays");
    }
    line
}

/// The first deal whose random line has this many moves, and the line.
fn long_line(len: usize) -> (DealNumber, Vec<Move>) {
    let lines = (0..).map(|n| (number(n), random_line(number(n), len)));
    let mut long = lines.skip_while(|(_, line)| line.len() < len);
    long.next().expect("some random game is that long")
}

fn random_play(criterion: &mut Criterion) {
    let (deal, line) = long_line(200);
    let mut group = criterion.benchmark_group("rules");
    group.throughput(Throughput::Elements(line.len() as u64));
    group.bench_function("random play", |bencher| {
        bencher.iter(|| random_line(black_box(deal), 200));
    });
}

fn replay(criterion: &mut Criterion) {
    let (deal, line) = long_line(200);
    let record = Record {
        options: options(),
        deal,
        entries: line.into_iter().map(Entry::Move).collect(),
    };
    criterion.bench_function("replay of 200 moves", |bencher| {
        bencher.iter(|| black_box(&record).replay());
    });
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
    let table = Table::deal(options(), number(1));
    criterion.bench_function("sequences of 3 moves", |bencher| {
        bencher.iter(|| count(black_box(&table), 3));
    });
}

fn press(criterion: &mut Criterion) {
    // The first position of the deal where Auto has to choose: no card goes home.
    let mut game = Game::new(Table::deal(options(), number(1)));
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

criterion_group!(benches, random_play, replay, sequences, press);
criterion_main!(benches);
