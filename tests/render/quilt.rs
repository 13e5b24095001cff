//! Crazy Quilt: whether every card can be read, and how the board looks.

use std::time::Duration;

use lunette::cards::{Card, DealNumber, Rank, shuffle};
use lunette::rules::{Cell, Game, GameId, GameKind, Options, Table};
use lunette::view::board::{Board, Origin};
use lunette::view::scene::crazy_quilt::{self, CAPTION, Captions, MARGIN, Places, lay_out};
use lunette::view::scene::{Deck, HEIGHT, Item, Layout, PATCH_HEIGHT, PATCH_WIDTH, Scene, WIDTH};
use lunette::view::screen::{self, Face};
use lunette::view::text::Words;
use proptest::prelude::*;

use crate::golden::check;
use crate::legible::{card, hidden, letters};
use crate::support::{RENDERER, scene_of};

/// Cells that are filled, and which cards are marked.
#[derive(Clone, Debug)]
struct Filling {
    cells: Vec<bool>,
    waste: usize,
    stock: usize,
    movable: Places,
    last: Places,
}

impl Filling {
    fn scene(&self, deal: u64) -> Scene {
        let mut cards: Vec<Card> = Card::deck().chain(Card::deck()).collect();
        let deal = DealNumber::new(deal).expect("a small number");
        shuffle(&mut cards, deal, "render");
        let (waste, quilt) = cards.split_at(self.waste);
        let filled = |i: usize| self.cells[i].then_some(quilt[i]);
        let moon = |left| format!("{left} of 104 home");
        lay_out(&crazy_quilt::Table {
            quilt: std::array::from_fn(filled),
            waste,
            stock: self.stock,
            ace_tops: [Rank::ACE; 4],
            king_tops: [Rank::KING; 4],
            movable: self.movable,
            last: self.last,
            redeals_left: 1,
            redeals: 1,
            captions: Captions {
                home: &moon(104),
                moves: "188 moves",
                redeal: "redeal",
                stock: "stock 32",
                waste: "waste 40",
            },
            deck: Deck::TwoColour,
        })
    }
}

fn places() -> impl Strategy<Value = Places> {
    let four = || proptest::array::uniform4(any::<bool>());
    let cells = proptest::collection::vec(any::<bool>(), Cell::COUNT);
    (cells, any::<bool>(), any::<bool>(), four(), four()).prop_map(
        |(cells, waste, stock, aces, kings)| Places {
            cells: std::array::from_fn(|i| cells[i]),
            waste,
            stock,
            aces,
            kings,
        },
    )
}

fn fillings() -> impl Strategy<Value = Filling> {
    let cells = (0.0..=1.0).prop_flat_map(|full| {
        proptest::collection::vec(proptest::bool::weighted(full), Cell::COUNT)
    });
    (cells, 0_usize..=40, 0_usize..=32, places(), places()).prop_map(
        |(cells, waste, stock, movable, last)| Filling {
            cells,
            waste,
            stock,
            movable,
            last,
        },
    )
}

/// Every index is whole and uncovered, nothing leaves the canvas, and no text meets anything.
fn assert_legible(scene: &Scene) {
    let covers: Vec<_> = scene.items.iter().filter_map(Item::cover).collect();
    for (place, item) in scene.items.iter().enumerate() {
        if let Some(cover) = item.cover() {
            let within = cover.is_within(WIDTH, HEIGHT, MARGIN);
            assert!(within, "{item:?} leaves the canvas");
        }
        if let Some((at, index)) = card(item) {
            let hidden = hidden(scene, place, at, index);
            assert!(hidden.is_none(), "{item:?} is hidden by {hidden:?}");
            let [top, _, bottom, _] = index.0;
            let pixels = (bottom.y - top.y) * 400.0 / WIDTH;
            assert!(pixels >= 8.0, "{item:?} is {pixels} high on a phone");
        }
        if let Item::Label(label) = item {
            let met = covers.iter().find(|cover| cover.overlaps(&letters(label)));
            assert!(met.is_none(), "{label:?} meets {met:?}");
        }
    }
}

proptest! {
    #[test]
    fn no_index_of_a_quilt_is_covered_or_cut(filling in fillings(), deal in 0_u64..100) {
        assert_legible(&filling.scene(deal));
    }
}

// A card that lies or stands is seven parts of a hundred of the canvas wide on the mean.
const _: () = assert!(PATCH_HEIGHT + PATCH_WIDTH >= 2.0 * 0.07 * WIDTH);
const _: () = assert!(CAPTION * 400.0 / WIDTH >= 6.0);

/// The cells whose card has a bar at a short edge, told by where the bars are.
fn barred(scene: &Scene) -> usize {
    let bars = scene.items.iter();
    bars.filter(|item| matches!(item, Item::Bar { .. })).count()
}

#[test]
fn a_fresh_quilt_has_a_bar_at_each_of_sixteen_cards() {
    assert_eq!(barred(&board(0).scene()), 16);
}

#[test]
fn an_empty_cell_frees_the_edges_that_face_it() {
    let all = Filling {
        cells: vec![true; Cell::COUNT],
        waste: 0,
        stock: 0,
        movable: Places::default(),
        last: Places::default(),
    };
    let mut without = all.clone();
    // D4 is vertical: the short edges of C4 and E4 face it, and those of D3 and D5 don't.
    let d4 = Cell::new(4, 4).expect("a cell");
    without.cells[d4.index()] = false;
    assert_eq!(barred(&without.scene(1)), barred(&all.scene(1)) + 2);
}

#[test]
fn no_card_of_the_stock_is_in_the_scene() {
    let scene = board(20).scene();
    let shown = scene.items.iter().filter(|item| card(item).is_some());
    let backs = scene
        .items
        .iter()
        .filter(|item| matches!(item, Item::Back { .. }));
    let game = board(20).0.game;
    let Table::CrazyQuilt(table) = game.table() else {
        panic!("a quilt")
    };
    let quilted = Cell::all().filter(|&cell| table.cell(cell).is_some());
    let waste = table.waste().len().min(3);
    assert_eq!(shown.count(), quilted.count() + waste + 8);
    assert_eq!(backs.count(), 1);
}

/// The game that is won in `tests/data`, after so many moves.
struct Shown(Board);

fn board(moves: usize) -> Shown {
    let text = include_str!("../data/crazy-quilt-won.txt");
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let deal = lines.next().and_then(DealNumber::parse).expect("a deal");
    let options = Options::default_of(GameKind::CrazyQuilt);
    let mut game = Game::new(Table::deal(options, deal));
    for line in lines.take(moves) {
        let entry = line.parse().expect("an entry");
        game.enter(entry).expect("it is legal");
    }
    Shown(Board {
        id: GameId(1),
        seq: u32::try_from(moves).expect("a small number"),
        options,
        origin: Origin::Casual(deal),
        par: None,
        closed: false,
        layout: Layout::default(),
        time: Duration::ZERO,
        game,
    })
}

impl Shown {
    fn scene(&self) -> Scene {
        let screen = screen::board(Words::english(), &self.0, Face::Play(None));
        scene_of(screen)
    }
}

#[test]
fn an_opening() {
    check("quilt-opening", &board(0).scene());
}

#[test]
fn a_crowded_middle() {
    check("quilt-middle", &board(40).scene());
}

#[test]
fn an_end() {
    check("quilt-end", &board(112).scene());
}

#[test]
fn a_won_quilt() {
    check("quilt-won", &board(188).scene());
}

#[test]
fn four_colours() {
    let mut scene = board(40).scene();
    scene.deck = Deck::FourColour;
    check("quilt-four-colour", &scene);
}

#[test]
fn a_quilt_weighs_at_most_150_kilobytes() {
    for moves in [0, 40, 68, 112, 160] {
        let bytes = RENDERER
            .png(&board(moves).scene())
            .expect("it can be drawn")
            .len();
        assert!(bytes <= 150_000, "{bytes} bytes after {moves} moves");
    }
}
