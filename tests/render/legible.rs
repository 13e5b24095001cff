//! Every rank and suit on the table can be read, whatever the piles' heights.

use lunette::view::scene::crescent::{CAPTION, MARGIN, Tops};
use lunette::view::scene::{
    Anchor, CARD_WIDTH, HEIGHT, INDEX, Item, Label, Layout, Placed, Quad, Rect, Scene, Show,
    TAG_INDEX, WIDTH,
};
use proptest::prelude::*;

use crate::golden;
use crate::support::Table;

/// The place of an item if it is a card, and of its index.
pub(crate) fn card(item: &Item) -> Option<(Placed, Quad)> {
    match item {
        Item::Card { at, show, .. } => Some((*at, show.index(*at))),
        _ => None,
    }
}

/// What hides part of the card at this place in the drawing order, if anything does.
pub(crate) fn hidden(scene: &Scene, place: usize, at: Placed, index: Quad) -> Option<&Item> {
    scene.items[place + 1..].iter().find(|item| {
        // A card's own ring lies outside it.
        let own = matches!(item, Item::Ring { at: ring, .. } if *ring == at);
        !own && item.cover().is_some_and(|cover| cover.overlaps(&index))
    })
}

/// A box that holds a caption: no letter of the font is wider on average.
pub(crate) fn letters(label: &Label) -> Quad {
    let width = 0.9 * label.cap * f32::from(u8::try_from(label.text.len()).expect("a short text"));
    let left = match label.anchor {
        Anchor::Start => label.at.x,
        Anchor::Middle => label.at.x - width / 2.0,
        Anchor::End => label.at.x - width,
    };
    let (top, height) = (label.at.y - label.cap, label.cap);
    Rect {
        left,
        top,
        width,
        height,
    }
    .quad()
}

/// Captions stand apart from everything; a pile's number only has to lie on its own ground.
fn assert_captions_free(scene: &Scene) {
    let covers: Vec<_> = scene.items.iter().filter_map(Item::cover).collect();
    for item in &scene.items {
        if let Item::Label(label) = item
            && label.cap == CAPTION
        {
            let met = covers.iter().find(|cover| cover.overlaps(&letters(label)));
            assert!(met.is_none(), "{label:?} meets {met:?}");
        }
    }
}

fn assert_legible(scene: &Scene) {
    assert_captions_free(scene);
    for (place, item) in scene.items.iter().enumerate() {
        if let Some(cover) = item.cover() {
            assert!(
                cover.is_within(WIDTH, HEIGHT, MARGIN),
                "{item:?} leaves the canvas"
            );
        }
        if let Some((at, index)) = card(item) {
            let hidden = hidden(scene, place, at, index);
            assert!(hidden.is_none(), "{item:?} is hidden by {hidden:?}");
        }
    }
}

fn assert_both_legible(table: &Table) {
    for layout in Layout::ALL {
        assert_legible(&table.scene(layout));
    }
}

/// The heights of sixteen piles that hold at most 96 cards, some of them very unlike.
fn heights() -> impl Strategy<Value = [usize; 16]> {
    let height = prop_oneof![2 => 0_usize..=16, 1 => Just(16), 1 => Just(0)];
    (proptest::array::uniform16(height), 0_usize..16).prop_map(|(mut heights, first)| {
        let mut left = 96;
        for i in 0..16 {
            let height = &mut heights[(first + i) % 16];
            *height = (*height).min(left);
            left -= *height;
        }
        heights
    })
}

fn tops() -> impl Strategy<Value = Tops> {
    let four = || proptest::array::uniform4(any::<bool>());
    (proptest::array::uniform16(any::<bool>()), four(), four())
        .prop_map(|(piles, aces, kings)| Tops { piles, aces, kings })
}

proptest! {
    #[test]
    fn no_index_is_covered_or_cut(heights in heights(), movable in tops(), last in tops()) {
        let table = Table { movable, last, ..Table::new(0, heights) };
        assert_both_legible(&table);
    }
}

#[test]
fn full_piles_side_by_side_can_be_read_anywhere() {
    let all = Tops {
        piles: [true; 16],
        aces: [true; 4],
        kings: [true; 4],
    };
    for first in 0..=10 {
        let heights = std::array::from_fn(|i| {
            if (first..first + 6).contains(&i) {
                16
            } else {
                0
            }
        });
        let table = Table {
            movable: all,
            last: all,
            ..Table::new(0, heights)
        };
        assert_both_legible(&table);
    }
}

// An index is at least eight pixels high on a phone, where a picture is 400 wide.
const _: () = assert!(INDEX.height * 400.0 / WIDTH >= 8.0);
const _: () = assert!(TAG_INDEX.height * 400.0 / WIDTH >= 8.0);
const _: () = assert!(INDEX.height >= 0.29 * CARD_WIDTH);
const _: () = assert!(CARD_WIDTH >= 0.07 * WIDTH);

/// Random play reaches piles of seventeen and more. Not every index is whole then, but nothing leaves the canvas, the
/// bottom card and the top card can be read, and cards left out are counted.
#[test]
fn piles_too_tall_stay_on_the_canvas() {
    for height in [17, 20, 30, 48] {
        for first in 0..16 {
            let heights = std::array::from_fn(|i| if i == first { height } else { 1 });
            let table = Table::new(0, heights);
            for layout in Layout::ALL {
                let scene = table.scene(layout);
                let covers = scene.items.iter().filter_map(Item::cover);
                for cover in covers {
                    assert!(cover.is_within(WIDTH, HEIGHT, MARGIN), "{cover:?}");
                }
                let cards = scene.items.iter().filter(|item| card(item).is_some());
                let left_out = heights.iter().sum::<usize>() + 8 - cards.count();
                let said = scene.items.iter().any(|item| {
                    matches!(item, Item::Label(label) if label.text == format!("+{left_out}"))
                });
                assert_eq!(said, left_out > 0);
                for shown in [table.piles[first][0], table.piles[first][height - 1]] {
                    let shows =
                        |item: &Item| matches!(item, Item::Card { card, .. } if *card == shown);
                    assert!(scene.items.iter().any(shows), "{shown}");
                }
            }
        }
    }
}

/// Waning Moon's columns grow to twenty cards below a row of foundations.
#[test]
fn a_column_of_twenty_can_be_read() {
    let scene = golden::column(20);
    assert_legible(&scene);
    for item in &scene.items {
        if let Some((_, index)) = card(item) {
            let height = index.0[3].y - index.0[0].y;
            assert!(height * 400.0 / WIDTH >= 8.0, "{height}");
        }
    }
}

#[test]
fn only_top_cards_show_their_faces() {
    let heights = [1, 2, 0, 3, 1, 1, 6, 16, 1, 0, 0, 2, 1, 1, 5, 1];
    let scene = Table::new(6, heights).scene(Layout::Arc);
    let faces = scene.items.iter().filter(|item| {
        matches!(
            item,
            Item::Card {
                show: Show::Face,
                ..
            }
        )
    });
    assert_eq!(faces.count(), 8 + 13);
}

#[test]
fn a_pile_shows_its_cards_from_the_bottom_to_the_top() {
    let table = Table::new(5, [6; 16]);
    let scene = table.scene(Layout::Arc);
    let cards = scene.items.iter().filter_map(|item| match item {
        Item::Card { card, .. } => Some(*card),
        _ => None,
    });
    let in_piles: Vec<_> = cards.skip(8).collect();
    assert_eq!(in_piles, table.piles.concat());
}
