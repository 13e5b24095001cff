//! What the pictures weigh, and that nothing in them is left to chance.

use lunette::render::palette::Palette;
use lunette::render::{PICTURE_HEIGHT, PICTURE_WIDTH, Renderer};
use lunette::view::scene::{Layout, Scene};

use crate::support::{self, RENDERER};

fn boards() -> impl Iterator<Item = Scene> {
    let tables = [
        support::opening(),
        support::crowded(),
        support::end(),
        support::four_colour(),
    ];
    let both = |table: support::Table| Layout::ALL.map(|layout| table.scene(layout));
    tables.into_iter().flat_map(both)
}

#[test]
fn a_scene_gives_the_same_bytes_from_a_warm_and_a_fresh_renderer() {
    for scene in boards() {
        let first = RENDERER.png(&scene).expect("it can be drawn");
        assert_eq!(RENDERER.png(&scene).expect("it can be drawn"), first);
        let fresh = Renderer::new().expect("the sprites are built in");
        assert_eq!(fresh.png(&scene).expect("it can be drawn"), first);
    }
}

#[test]
fn a_board_weighs_at_most_150_kilobytes() {
    for scene in boards() {
        let bytes = RENDERER.png(&scene).expect("it can be drawn").len();
        assert!(bytes <= 150_000, "{bytes} bytes");
    }
}

#[test]
fn a_picture_has_the_shape_and_the_palette_it_should() {
    let canvas = RENDERER.draw(&support::opening().scene(Layout::Arc));
    assert_eq!(
        (canvas.width(), canvas.height()),
        (PICTURE_WIDTH, PICTURE_HEIGHT)
    );
    let colours = Palette::new().colours().len();
    assert!(colours <= 256);
    assert!(
        canvas
            .pixels()
            .iter()
            .all(|&index| usize::from(index) < colours)
    );
}

#[test]
fn an_empty_scene_is_felt() {
    let canvas = RENDERER.draw(&Scene::default());
    let felt = lunette::render::palette::FELT_LEVELS;
    assert!(canvas.pixels().iter().all(|&index| index < felt));
}
