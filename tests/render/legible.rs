//! Every rank and suit on the table can be read, whatever the piles' heights.

use lunette::view::scene::crescent::{CAPTION, MARGIN, Tops};
use lunette::view::scene::{
    Anchor, CARD_WIDTH, HEIGHT, INDEX, Item, Label, Placed, Quad, Rect, Scene, Show, WIDTH,
};
use proptest::prelude::*;

use crate::support::Table;

/// The place of an item if it is a card.
fn card(item: &Item) -> Option<Placed> {
    match item {
        Item::Card { at, .. } => Some(*at),
        _ => None,
    }
}

/// What hides part of the card at this place in the drawing order, if anything does.
fn hidden(scene: &Scene, place: usize, at: Placed) -> Option<&Item> {
    scene.items[place + 1..].iter().find(|item| {
        // A card's own ring lies outside it.
        let own = matches!(item, Item::Ring { at: ring, .. } if *ring == at);
        !own && item
            .cover()
            .is_some_and(|cover| cover.overlaps(&at.index()))
    })
}

/// A box that holds a caption: no letter of the font is wider on average.
fn letters(label: &Label) -> Quad {
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
        if let Some(at) = card(item) {
            let hidden = hidden(scene, place, at);
            assert!(hidden.is_none(), "{item:?} is hidden by {hidden:?}");
        }
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
        assert_legible(&table.scene());
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
        assert_legible(&table.scene());
    }
}

// An index is at least eight pixels high on a phone, where a picture is 400 wide.
const _: () = assert!(INDEX.height * 400.0 / WIDTH >= 8.0);
const _: () = assert!(INDEX.height >= 0.29 * CARD_WIDTH);
const _: () = assert!(CARD_WIDTH >= 0.07 * WIDTH);

#[test]
fn only_top_cards_show_their_faces() {
    let heights = [1, 2, 0, 3, 1, 1, 6, 16, 1, 0, 0, 2, 1, 1, 5, 1];
    let scene = Table::new(6, heights).scene();
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
    let scene = table.scene();
    let cards = scene.items.iter().filter_map(|item| match item {
        Item::Card { card, .. } => Some(*card),
        _ => None,
    });
    let in_piles: Vec<_> = cards.skip(8).collect();
    assert_eq!(in_piles, table.piles.concat());
}
