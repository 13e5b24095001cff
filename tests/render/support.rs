//! Tables to be drawn.

use std::sync::LazyLock;

use lunette::cards::{Card, DealNumber, Rank, shuffle};
use lunette::render::Renderer;
use lunette::view::scene::crescent::{self, Captions, Tops, lay_out};
use lunette::view::scene::{Deck, Layout, Scene};
use lunette::view::screen::{Drawing, Screen};

/// The one renderer, shared as the bot shares it.
pub(crate) static RENDERER: LazyLock<Renderer> =
    LazyLock::new(|| Renderer::new().expect("the sprites are built in"));

/// The cards that a screen shows.
pub(crate) fn scene_of(screen: Screen) -> Scene {
    match screen.picture.expect("a board has a picture").drawing {
        Drawing::Board(scene) => scene,
        Drawing::Chart(_) => panic!("a board is no chart"),
    }
}

/// A Crescent table made up for a test: what is dealt, and to which heights.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) piles: [Vec<Card>; 16],
    pub(crate) ace_tops: [Rank; 4],
    pub(crate) king_tops: [Rank; 4],
    pub(crate) movable: Tops,
    pub(crate) last: Tops,
    pub(crate) shifts_left: u8,
    pub(crate) moves: &'static str,
    pub(crate) home: &'static str,
    pub(crate) deck: Deck,
}

impl Table {
    /// Sixteen piles of these heights, dealt from the 104 cards of this deal.
    pub(crate) fn new(deal: u64, heights: [usize; 16]) -> Self {
        let mut cards: Vec<Card> = Card::deck().chain(Card::deck()).collect();
        let deal = DealNumber::new(deal).expect("a small number");
        shuffle(&mut cards, deal, "render");
        Self {
            piles: heights.map(|height| cards.split_off(cards.len() - height)),
            ace_tops: [Rank::ACE; 4],
            king_tops: [Rank::KING; 4],
            movable: Tops::default(),
            last: Tops::default(),
            shifts_left: 3,
            moves: "move 0",
            home: "8 of 104 home",
            deck: Deck::TwoColour,
        }
    }

    pub(crate) fn scene(&self, layout: Layout) -> Scene {
        let table = crescent::Table {
            piles: std::array::from_fn(|i| self.piles[i].as_slice()),
            ace_tops: self.ace_tops,
            king_tops: self.king_tops,
            movable: self.movable,
            last: self.last,
            shifts_left: self.shifts_left,
            shifts: 3,
            captions: Captions {
                shifts: "shifts",
                moves: self.moves,
                home: self.home,
            },
            deck: self.deck,
        };
        lay_out(&table, layout)
    }
}

/// The tops of these piles, numbered from 1.
pub(crate) fn piles(numbers: &[usize]) -> Tops {
    let mut tops = Tops::default();
    for number in numbers {
        tops.piles[number - 1] = true;
    }
    tops
}

/// A table just dealt: six cards in every pile.
pub(crate) fn opening() -> Table {
    Table {
        movable: piles(&[2, 7, 11, 14]),
        ..Table::new(1, [6; 16])
    }
}

/// Late trouble: seven piles full, most of the others empty.
pub(crate) fn crowded() -> Table {
    let mut table = Table::new(2, [0, 2, 0, 0, 0, 1, 16, 16, 16, 16, 15, 8, 0, 0, 3, 0]);
    table.movable = piles(&[6, 8, 11, 15]);
    table.last = piles(&[8]);
    table.movable.aces[1] = true;
    table.shifts_left = 1;
    table.moves = "move 57";
    table.home = "11 of 104 home";
    table
}

/// Nearly won: a few cards left.
pub(crate) fn end() -> Table {
    let mut table = Table::new(3, [0, 0, 1, 0, 2, 0, 0, 1, 1, 0, 0, 3, 0, 0, 0, 1]);
    let ranks = |numbers: [u8; 4]| numbers.map(|n| Rank::new(n).expect("a rank"));
    table.ace_tops = ranks([12, 13, 11, 13]);
    table.king_tops = ranks([2, 1, 3, 1]);
    table.movable = piles(&[3, 8, 16]);
    table.last.aces[2] = true;
    table.movable.aces[2] = true;
    table.last.kings[0] = true;
    table.shifts_left = 0;
    table.moves = "move 131";
    table.home = "95 of 104 home";
    table
}

/// Won: every card is home.
pub(crate) fn won() -> Table {
    let mut table = Table::new(4, [0; 16]);
    table.ace_tops = [Rank::KING; 4];
    table.king_tops = [Rank::ACE; 4];
    table.last.aces[1] = true;
    table.shifts_left = 1;
    table.moves = "move 141";
    table.home = "104 of 104 home";
    table
}

/// Mid-game: piles of up to ten, one of them just moved onto and able to move on.
pub(crate) fn middle() -> Table {
    let mut table = Table::new(9, [3, 7, 10, 4, 8, 0, 10, 9, 1, 10, 4, 6, 0, 5, 2, 6]);
    table.movable = piles(&[2, 3, 9, 12]);
    table.last = piles(&[3]);
    table.moves = "move 38";
    table.home = "19 of 104 home";
    table
}

/// The opening with a suit to a colour.
pub(crate) fn four_colour() -> Table {
    Table {
        deck: Deck::FourColour,
        ..opening()
    }
}
