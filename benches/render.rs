//! How long a board takes: laying it out, drawing it with the turned cards at hand, encoding it, and drawing with
//! nothing at hand.

mod support;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use lunette::render::Renderer;

fn fresh() -> Renderer {
    Renderer::new().expect("the sprites are built in")
}

fn boards(c: &mut Criterion) {
    let renderer = fresh();
    for (name, scene) in support::scenes() {
        let canvas = renderer.draw(&scene);
        let mut group = c.benchmark_group(name);
        group.bench_function("draw", |b| b.iter(|| renderer.draw(black_box(&scene))));
        group.bench_function("encode", |b| b.iter(|| renderer.encode(black_box(&canvas))));
        group.finish();
    }
}

fn from_nothing(c: &mut Criterion) {
    let mut group = c.benchmark_group("fresh");
    group.sample_size(10);
    group.bench_function("renderer", |b| b.iter(fresh));
    for (name, scene) in support::scenes() {
        if name.ends_with("opening") {
            group.bench_function(format!("first draw, {name}"), |b| {
                b.iter_batched(
                    fresh,
                    |renderer| renderer.draw(&scene),
                    BatchSize::PerIteration,
                );
            });
        }
    }
    group.finish();
}

criterion_group!(benches, boards, from_nothing);
criterion_main!(benches);
