#[test]
fn sizes() {
    use crate::support::{self, RENDERER};
    let s = support::opening().scene();
    let show = |n: &str, s: &lunette::view::scene::Scene| {
        eprintln!("SIZE {n} {}", RENDERER.png(s).unwrap().len())
    };
    show("felt", &lunette::view::scene::Scene::default());
    show("opening", &s);
    let mut t = s.clone();
    t.items
        .retain(|i| matches!(i, lunette::view::scene::Item::Card { .. }));
    show("cards", &t);
    let mut t = s.clone();
    t.items.retain(|i| {
        matches!(
            i,
            lunette::view::scene::Item::Card {
                show: lunette::view::scene::Show::Strip(_),
                ..
            }
        )
    });
    show("strips", &t);
}
