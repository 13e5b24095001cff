//! Pictures that were looked at and found good, compared pixel by pixel.
//!
//! With `UPDATE_GOLDEN=1` in the environment the pictures are written anew; look at them before committing.

use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage, imageops};
use lunette::cards::{Card, Rank, Suit};
use lunette::view::scene::{CARD_HEIGHT, CARD_WIDTH, Deck, Item, Placed, Point, Scene, Show};

use crate::support::{self, RENDERER};

/// Holds that a scene looks as it did.
#[expect(
    clippy::disallowed_methods,
    reason = "whoever runs the tests asks for new pictures by the environment"
)]
fn check(name: &str, scene: &Scene) {
    let got = RENDERER.png(scene).expect("the scene can be drawn");
    let path = root().join("tests/golden").join(name).with_extension("png");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return std::fs::write(path, got).expect("the golden pictures can be written");
    }
    let got = decode(&got);
    let expected =
        std::fs::read(&path).expect("there is a golden picture, or UPDATE_GOLDEN=1 makes one");
    let expected = decode(&expected);
    assert_eq!(
        got.dimensions(),
        expected.dimensions(),
        "{name} has another size"
    );
    let wrong = got
        .pixels()
        .zip(expected.pixels())
        .filter(|(a, b)| a != b)
        .count();
    if wrong > 0 {
        let strip = write_strip(name, &expected, &got);
        panic!(
            "{wrong} pixels of {name} differ; see expected, got and difference in {}",
            strip.display()
        );
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).expect("a PNG").into_rgb8()
}

/// Writes the expected picture, the one that was drawn and their difference side by side.
fn write_strip(name: &str, expected: &RgbImage, got: &RgbImage) -> PathBuf {
    let (width, height) = got.dimensions();
    let difference = RgbImage::from_fn(width, height, |x, y| {
        let same = expected.get_pixel(x, y) == got.get_pixel(x, y);
        if same { Rgb([0; 3]) } else { Rgb([255, 0, 80]) }
    });
    let mut strip = RgbImage::new(3 * width, height);
    for (place, picture) in (0..).zip([expected, got, &difference]) {
        imageops::replace(&mut strip, picture, place * i64::from(width), 0);
    }
    let folder = root().join("target/golden-diff");
    std::fs::create_dir_all(&folder).expect("the difference can be written");
    let path = folder.join(name).with_extension("png");
    strip.save(&path).expect("the difference can be written");
    path
}

/// Every card, each beside its strip.
fn all_cards(deck: Deck) -> Scene {
    let place = |row: f32, column: f32, gap: f32| {
        let (x, y) = (2.0 + CARD_WIDTH / 2.0, 4.0 + CARD_HEIGHT / 2.0);
        Placed::upright(Point::new(x + 84.5 * column, y + (CARD_HEIGHT + gap) * row))
    };
    let mut items = Vec::new();
    for card in Card::deck() {
        let (row, column) = (
            f32::from(card.suit as u8),
            f32::from(card.rank.number() - 1),
        );
        let (at, show) = (place(row, column, 6.0), Show::Face);
        items.push(Item::Card { card, at, show });
        let (at, show) = (
            place(0.0, column, 0.0).moved(0.0, 455.0 + 38.0 * row),
            Show::Strip(25.0),
        );
        items.push(Item::Card { card, at, show });
    }
    items.push(Item::Back {
        at: place(5.35, 0.0, 6.0),
    });
    Scene { deck, items }
}

#[test]
fn an_opening() {
    check("opening", &support::opening().scene());
}

#[test]
fn a_crowded_table() {
    check("crowded", &support::crowded().scene());
}

#[test]
fn an_end() {
    check("end", &support::end().scene());
}

#[test]
fn four_colours() {
    check("four-colour", &support::four_colour().scene());
}

#[test]
fn every_card() {
    check("cards", &all_cards(Deck::TwoColour));
}

#[test]
fn every_card_in_four_colours() {
    check("cards-four-colour", &all_cards(Deck::FourColour));
}

#[test]
fn piles_of_every_height() {
    // Sixteen heights at a time: 0 to 15, then 16 to 1.
    check("heights-rising", &heights(|i| i));
    check("heights-falling", &heights(|i| 16 - i));
}

/// More cards than two decks have, so every pile repeats one suit.
fn heights(height: impl Fn(usize) -> usize) -> Scene {
    let mut table = support::Table::new(0, [0; 16]);
    table.piles = std::array::from_fn(|pile| {
        let suit = Suit::ALL[pile % 4];
        let ranks = Rank::all().chain(Rank::all()).skip(pile % 13);
        let ranks = ranks.chain(Rank::all()).take(height(pile));
        ranks.map(|rank| Card::new(rank, suit)).collect()
    });
    table.movable = support::piles(&[4, 8, 12, 16]);
    table.scene()
}
