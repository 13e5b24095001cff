//! Waning Moon: whether every card can be read, and how the board looks.

use std::time::Duration;

use lunette::cards::{Card, DealNumber, Rank, Suit, shuffle};
use lunette::rules::{Game, GameId, GameKind, Options, Table};
use lunette::view::board::{Board, Origin};
use lunette::view::scene::waning_moon::{self, Captions, MARGIN, Places, TALLEST, lay_out};
use lunette::view::scene::{Deck, HEIGHT, Item, Label, Layout, Rect, Role, Scene, WIDTH};
use lunette::view::screen::{self, Face};
use lunette::view::text::Words;
use proptest::prelude::*;

use crate::golden::check;
use crate::legible::{card, hidden, letters};
use crate::support::{RENDERER, scene_of};

const PILES: usize = 13;

/// How many cards lie where, and which are marked.
#[derive(Clone, Debug)]
struct Filling {
    heights: [usize; PILES],
    waste: usize,
    stock: usize,
    foundations: [[u8; 2]; 4],
    movable: Places,
    last: Places,
}

impl Filling {
    fn scene(&self, deal: u64) -> Scene {
        let mut cards: Vec<Card> = Card::deck().chain(Card::deck()).collect();
        let deal = DealNumber::new(deal).expect("a small number");
        shuffle(&mut cards, deal, "render");
        // More cards may lie about than two decks have.
        let mut cards = cards.into_iter().cycle();
        let piles: Vec<Vec<Card>> = (self.heights)
            .map(|height| cards.by_ref().take(height).collect())
            .into();
        let waste: Vec<Card> = cards.take(self.waste).collect();
        lay_out(&waning_moon::Table {
            piles: std::array::from_fn(|i| piles[i].as_slice()),
            waste: &waste,
            stock: self.stock,
            foundations: self.foundations.map(|twins| twins.map(Rank::new)),
            movable: self.movable,
            last: self.last,
            captions: Captions {
                stock: &format!("stock {}", self.stock),
                waste: &format!("waste {}", self.waste),
                moves: "188 moves",
                home: "104 of 104 home",
            },
            deck: Deck::TwoColour,
        })
    }
}

fn places() -> impl Strategy<Value = Places> {
    let twins = proptest::array::uniform4(proptest::array::uniform2(any::<bool>()));
    let piles = proptest::array::uniform13(any::<bool>());
    (piles, any::<bool>(), twins).prop_map(|(piles, waste, foundations)| Places {
        piles,
        waste,
        foundations,
        stock: waste,
    })
}

fn fillings() -> impl Strategy<Value = Filling> {
    let height = prop_oneof![3 => 0..=TALLEST, 1 => Just(TALLEST), 1 => Just(0), 1 => Just(1)];
    let heights = proptest::array::uniform13(height);
    // Games keep to sixteen cards, so that such tables come up too.
    let heights = (heights, prop_oneof![Just(16), Just(TALLEST)])
        .prop_map(|(heights, most)| heights.map(|height| height.min(most)));
    let twins = proptest::array::uniform4(proptest::array::uniform2(0_u8..=13));
    (
        heights,
        0_usize..=52,
        0_usize..=52,
        twins,
        places(),
        places(),
    )
        .prop_map(
            |(heights, waste, stock, foundations, movable, last)| Filling {
                heights,
                waste,
                stock,
                foundations,
                movable,
                last,
            },
        )
}

/// Every index is whole, uncovered and large enough, nothing leaves the canvas, and no caption meets anything.
fn assert_legible(scene: &Scene) {
    let covers: Vec<_> = scene.items.iter().filter_map(Item::cover).collect();
    for (place, item) in scene.items.iter().enumerate() {
        if let Some(cover) = item.cover() {
            let within = cover.is_within(WIDTH, HEIGHT, MARGIN - 0.01);
            assert!(within, "{item:?} leaves the canvas");
        }
        if let Some((at, index)) = card(item) {
            let hidden = hidden(scene, place, at, index);
            assert!(hidden.is_none(), "{item:?} is hidden by {hidden:?}");
            let [top, _, bottom, _] = index.0;
            let pixels = (bottom.y - top.y) * 400.0 / WIDTH;
            assert!(pixels >= 8.0, "{item:?} is {pixels} high on a phone");
        }
        if let Item::Label(label) = item
            && label.role == Role::Caption
            && !lies_on_ground(scene, label)
        {
            let met = covers.iter().find(|cover| cover.overlaps(&letters(label)));
            assert!(met.is_none(), "{label:?} meets {met:?}");
        }
    }
}

/// Whether the text is that of a number, which lies on a ground of its own.
fn lies_on_ground(scene: &Scene, label: &Label) -> bool {
    let at = Rect::around(label.at, 1.0, 1.0).quad();
    scene.items.iter().any(|item| match item {
        Item::Pill(ground) => ground.quad().overlaps(&at),
        _ => false,
    })
}

proptest! {
    #[test]
    fn no_index_of_a_column_is_covered_or_cut(filling in fillings(), deal in 0_u64..100) {
        assert_legible(&filling.scene(deal));
    }
}

#[test]
fn columns_of_every_height_can_be_read_beside_each_other() {
    let all = Places {
        piles: [true; PILES],
        waste: true,
        stock: true,
        foundations: [[true; 2]; 4],
    };
    for height in 0..=TALLEST {
        let filling = Filling {
            heights: [height; PILES],
            waste: height,
            stock: 52,
            foundations: [[0, 13]; 4],
            movable: all,
            last: all,
        };
        assert_legible(&filling.scene(1));
    }
}

#[test]
fn a_column_shows_every_card_from_the_bottom_to_the_top() {
    let shown = board(LINE.len() / 2);
    let Table::WaningMoon(table) = shown.0.game.table() else {
        panic!("a moon")
    };
    let home = Suit::ALL.map(|suit| table.foundations().tops(suit));
    let home = home.as_flattened().iter().flatten().count();
    let scene = shown.scene();
    let cards = scene.items.iter().filter_map(|item| match item {
        Item::Card { card, .. } => Some(*card),
        _ => None,
    });
    let columns: Vec<_> = cards.skip(table.waste().len().min(3) + home).collect();
    assert_eq!(columns, table.piles().concat());
}

/// The game that is won in `tests/data`, after so many moves.
struct Shown(Board);

static TEXT: &str = include_str!("../data/waning-moon-won.txt");
static LINE: std::sync::LazyLock<Vec<&str>> =
    std::sync::LazyLock::new(|| TEXT.lines().filter(|line| !line.starts_with('#')).collect());

fn board(moves: usize) -> Shown {
    let deal = DealNumber::parse(LINE[0]).expect("a deal");
    let options = Options::default_of(GameKind::WaningMoon);
    let mut game = Game::new(Table::deal(options, deal));
    for line in &LINE[1..=moves] {
        let entry = line.parse().expect("an entry");
        game.enter(entry).expect("it is legal");
    }
    Shown(Board {
        id: GameId(1),
        seq: u32::try_from(moves).expect("a small number"),
        options,
        origin: Origin::Casual(deal),
        par: None,
        closed: !game.is_open(),
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
    check("moon-opening", &board(0).scene());
}

#[test]
fn a_crowded_middle() {
    check("moon-middle", &board(middle()).scene());
}

#[test]
fn an_end() {
    check("moon-end", &board(LINE.len() - 9).scene());
}

#[test]
fn a_won_moon() {
    check("moon-won", &board(LINE.len() - 1).scene());
}

#[test]
fn four_colours() {
    let mut scene = board(middle()).scene();
    scene.deck = Deck::FourColour;
    check("moon-four-colour", &scene);
}

#[test]
fn columns_of_up_to_sixteen_and_of_up_to_twenty() {
    let filling = |heights| Filling {
        heights,
        waste: 12,
        stock: 31,
        foundations: [[1, 2], [0, 4], [5, 5], [0, 0]],
        movable: Places {
            piles: std::array::from_fn(|i| i % 3 == 1),
            waste: true,
            ..Places::default()
        },
        last: Places {
            piles: std::array::from_fn(|i| i == 7),
            ..Places::default()
        },
    };
    let sixteen = [4, 16, 16, 15, 14, 0, 1, 13, 12, 2, 10, 8, 6];
    check("moon-sixteen", &filling(sixteen).scene(3));
    let twenty = [4, 20, 16, 19, 18, 0, 1, 17, 12, 2, 20, 8, 1];
    check("moon-twenty", &filling(twenty).scene(3));
}

#[test]
fn a_moon_weighs_at_most_150_kilobytes() {
    for moves in [0, middle(), LINE.len() - 1] {
        let png = RENDERER.png(&board(moves).scene());
        let bytes = png.expect("it can be drawn").len();
        assert!(bytes <= 150_000, "{bytes} bytes after {moves} moves");
    }
}

/// How many moves into the game its columns are fullest.
fn middle() -> usize {
    let cards = |moves: &usize| {
        let Table::WaningMoon(table) = board(*moves).0.game.table().clone() else {
            panic!("a moon")
        };
        let heights = table.piles().each_ref().map(Vec::len);
        heights.iter().sum::<usize>() + heights.iter().max().copied().unwrap_or_default()
    };
    (0..LINE.len()).max_by_key(cards).unwrap_or_default()
}
