//! How long a board takes: drawing it with the turned cards at hand, drawing it with none, and encoding it.

#[path = "../tests/render/support.rs"]
mod support;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use lunette::render::Renderer;
use lunette::view::scene::Layout;

fn boards(c: &mut Criterion) {
    let renderer = &*support::RENDERER;
    let boards = [
        ("opening", support::opening()),
        ("middle", support::middle()),
        ("crowded", support::crowded()),
        ("end", support::end()),
        ("won", support::won()),
        ("four-colour", support::four_colour()),
    ];
    let boards = boards
        .iter()
        .flat_map(|board| Layout::ALL.map(|layout| (board, layout)));
    for ((name, table), layout) in boards {
        let scene = table.scene(layout);
        let canvas = renderer.draw(&scene);
        let mut group = c.benchmark_group(format!("{name}, {layout:?}"));
        group.bench_function("scene", |b| b.iter(|| black_box(&table).scene(layout)));
        group.bench_function("draw", |b| b.iter(|| renderer.draw(black_box(&scene))));
        group.bench_function("encode", |b| b.iter(|| renderer.encode(black_box(&canvas))));
        group.finish();
    }
}

fn from_nothing(c: &mut Criterion) {
    let fresh = || Renderer::new().expect("the sprites are built in");
    let scene = support::opening().scene(Layout::Arc);
    let mut group = c.benchmark_group("fresh");
    group.sample_size(10);
    group.bench_function("renderer", |b| b.iter(fresh));
    group.bench_function("first draw", |b| {
        b.iter_batched(
            fresh,
            |renderer| renderer.draw(&scene),
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

criterion_group!(benches, boards, from_nothing);
criterion_main!(benches);
