//! Pictures that were looked at and found good, compared pixel by pixel.
//!
//! With `UPDATE_GOLDEN=1` in the environment the pictures are written anew; look at them before committing.

use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage, imageops};
use lunette::cards::{Card, Rank, Suit};
use lunette::view::scene::{
    CARD_HEIGHT, CARD_WIDTH, Deck, Form, HEIGHT, Item, Layout, Placed, Point, Scene, Show, Side,
    Top, counted,
};
use lunette::view::screen::Drawing;

use crate::support::{self, RENDERER};

/// Holds that a scene looks as it did.
pub(crate) fn check(name: &str, scene: &Scene) {
    compare(name, RENDERER.png(scene).expect("the scene can be drawn"));
}

/// Holds that a picture looks as it did.
pub(crate) fn check_drawing(name: &str, drawing: &Drawing) {
    let png = RENDERER.picture(drawing).expect("it can be drawn");
    compare(name, png);
}

#[expect(
    clippy::disallowed_methods,
    reason = "whoever runs the tests asks for new pictures by the environment"
)]
fn compare(name: &str, got: Vec<u8>) {
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

/// Holds that a table looks as it did, in both layouts.
fn check_both(name: &str, table: &support::Table) {
    check(name, &table.scene(Layout::Arc));
    check(&format!("{name}-rows"), &table.scene(Layout::Rows));
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

/// One column of so many cards, as far down the canvas as a row of other cards and its labels need.
pub(crate) fn column(cards: usize) -> Scene {
    let top = 8.0 + CARD_HEIGHT + 31.0;
    let strip =
        (HEIGHT - 8.0 - top - CARD_HEIGHT) / f32::from(u8::try_from(cards - 1).expect("few"));
    let place = |above: f32| {
        let center = Point::new(100.0, top + CARD_HEIGHT / 2.0 + strip * above);
        Placed::upright(center)
    };
    let shows = (1..cards).map(|_| Show::Strip(strip)).chain([Show::Face]);
    let items = Card::deck().take(cards).zip(shows).zip(0_u8..);
    let items = items.map(|((card, show), n)| {
        let at = place(f32::from(n));
        Item::Card { card, at, show }
    });
    Scene {
        deck: Deck::TwoColour,
        items: items.collect(),
    }
}

/// Every card on its side, some with free edges; backs, places with counts, tags, and strips that are squeezed.
fn forms(deck: Deck) -> Scene {
    let mut items = column(20).items;
    let wide = |column: u8, row: u8| {
        let center = Point::new(
            205.0 + 69.0 * f32::from(column),
            45.0 + 69.0 * f32::from(row),
        );
        Placed::upright(center).form(Form::Landscape).scaled(0.73)
    };
    for card in Card::deck() {
        let (row, column) = (card.suit as u8, card.rank.number() - 1);
        let (at, show) = (wide(column, row), Show::Face);
        items.push(Item::Card { card, at, show });
        let at = Placed::upright(Point::new(
            205.0 + 50.0 * f32::from(column),
            320.0 + 28.0 * f32::from(row),
        ));
        let at = at.form(Form::Tag);
        items.push(Item::Card { card, at, show });
    }
    for (n, side) in (0_u8..).zip([Side::Top, Side::Right, Side::Bottom, Side::Left]) {
        let center = Point::new(250.0 + 130.0 * f32::from(n), 520.0);
        let at = Placed::upright(center).form(Form::Landscape);
        items.push(Item::Card {
            card: Card::new(Rank::new(10).expect("a rank"), Suit::ALL[usize::from(n)]),
            at,
            show: Show::Face,
        });
        items.push(Item::Bar { at, side });
    }
    let tops = [
        Top::Back,
        Top::Face(Card::new(Rank::KING, Suit::Diamonds)),
        Top::Empty,
    ];
    for (n, top) in (0_u8..).zip(tops) {
        let at = Placed::upright(Point::new(800.0 + 100.0 * f32::from(n), 560.0));
        counted(&mut items, at, top, usize::from(52 - 26 * n));
    }
    let at = Placed::upright(Point::new(1040.0, 400.0)).form(Form::Landscape);
    items.push(Item::Back { at });
    Scene { deck, items }
}

/// Every card of a quilt, standing and lying.
fn patches(deck: Deck) -> Scene {
    let mut items = Vec::new();
    for card in Card::deck() {
        let (row, column) = (card.suit as u8, card.rank.number() - 1);
        for (form, top, step) in [(Form::Patch, 45.0, 84.0), (Form::Landscape, 370.0, 64.0)] {
            let (x, y) = (52.0 + 83.0 * f32::from(column), top + step * f32::from(row));
            let at = Placed::upright(Point::new(x, y)).form(form).scaled(0.9);
            let show = Show::Face;
            items.push(Item::Card { card, at, show });
        }
    }
    Scene { deck, items }
}

#[test]
fn every_patch() {
    check("patches", &patches(Deck::TwoColour));
    check("patches-four-colour", &patches(Deck::FourColour));
}

#[test]
fn every_form() {
    check("forms", &forms(Deck::TwoColour));
    check("forms-four-colour", &forms(Deck::FourColour));
}

#[test]
fn an_opening() {
    check_both("opening", &support::opening());
}

#[test]
fn a_middle() {
    check_both("middle", &support::middle());
}

#[test]
fn a_won_game() {
    check_both("won", &support::won());
}

#[test]
fn a_crowded_table() {
    check_both("crowded", &support::crowded());
}

#[test]
fn an_end() {
    check_both("end", &support::end());
}

#[test]
fn four_colours() {
    check_both("four-colour", &support::four_colour());
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
    check_both("heights-rising", &heights(|i| i));
    check_both("heights-falling", &heights(|i| 16 - i));
}

/// More cards than two decks have, so every pile repeats one suit.
fn heights(height: impl Fn(usize) -> usize) -> support::Table {
    let mut table = support::Table::new(0, [0; 16]);
    table.piles = std::array::from_fn(|pile| {
        let suit = Suit::ALL[pile % 4];
        let ranks = Rank::all().chain(Rank::all()).skip(pile % 13);
        let ranks = ranks.chain(Rank::all()).take(height(pile));
        ranks.map(|rank| Card::new(rank, suit)).collect()
    });
    table.movable = support::piles(&[4, 8, 12, 16]);
    table
}
