//! Drawing and encoding to order, for a script that reads the processor time.

use std::hint::black_box;
use std::io::{BufRead, Write};

use anyhow::{Context, bail};
use lunette::render::{Canvas, Renderer};
use lunette::view::scene::Scene;

use crate::scene_json::scene_json;
use crate::support;

/// A board, with its picture as far as it was drawn.
struct Subject {
    name: String,
    scene: Scene,
    canvas: Canvas,
}

/// Prints the boards, then does what each line of the input asks for.
pub(crate) fn serve(
    renderer: &Renderer,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    let subjects = subjects(renderer);
    for subject in &subjects {
        writeln!(output, "{}", scene_json(&subject.name, &subject.scene))?;
    }
    writeln!(output)?;
    output.flush()?;
    for line in input.lines() {
        let bytes = work(renderer, &subjects, &line?)?;
        writeln!(output, "{bytes}")?;
        output.flush()?;
    }
    Ok(())
}

/// The felt alone, and the boards.
fn subjects(renderer: &Renderer) -> Vec<Subject> {
    let felt = ("felt".to_owned(), Scene::default());
    let named = std::iter::once(felt).chain(support::scenes());
    let drawn = named.map(|(name, scene)| Subject {
        name,
        canvas: renderer.draw(&scene),
        scene,
    });
    drawn.collect()
}

/// Does one order, and says how many bytes the picture has, or for drawing alone how many pixels.
fn work(renderer: &Renderer, subjects: &[Subject], order: &str) -> anyhow::Result<usize> {
    let [task, with, name] = order.splitn(3, ' ').collect::<Vec<_>>()[..] else {
        bail!("an order is a task, a number or file, and a board");
    };
    let named = subjects.iter().find(|subject| subject.name == name);
    let Subject { scene, canvas, .. } = named.context("no such board")?;
    let mut made = 0;
    match task {
        "draw" => {
            for _ in 0..with.parse()? {
                made = black_box(renderer.draw(black_box(scene))).pixels().len();
            }
        }
        "encode" => {
            for _ in 0..with.parse()? {
                made = black_box(renderer.encode(black_box(canvas))?).len();
            }
        }
        "save" => std::fs::write(with, renderer.encode(canvas)?)?,
        _ => bail!("no such task"),
    }
    Ok(made)
}
