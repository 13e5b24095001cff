//! What stands under a quilt.

use std::time::Duration;

use super::menu::menu;
use super::*;
use crate::cards::{Card, DealNumber, Rank, Suit, shuffle};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::foundations::Foundations;
use crate::rules::options::CrazyQuiltOptions;
use crate::rules::{Cell, Game, GameId, Options};
use crate::view::board::Origin;
use crate::view::scene::Layout;

type Quilt = [Option<Card>; Cell::COUNT];

/// A board with this quilt, this stock and waste, and these tops of the foundations.
fn board(quilt: Quilt, heaps: (Vec<Card>, Vec<Card>), tops: [[u8; 2]; 4], redeals: u8) -> Board {
    let rank = |number| Rank::new(number).expect("a rank");
    let home = Foundations::with_tops(tops.map(|tops| tops.map(rank)));
    let options = CrazyQuiltOptions::default();
    let table = CrazyQuilt::from_parts(options, quilt, heaps, home, redeals);
    Board {
        id: GameId(1),
        seq: 0,
        options: Options::CrazyQuilt(options),
        origin: Origin::Casual(DealNumber::new(7).expect("a small number")),
        par: None,
        closed: false,
        layout: Layout::default(),
        time: Duration::ZERO,
        game: Game::new(Table::CrazyQuilt(table)),
    }
}

/// The entries of the menu under a quilt whose stock is empty.
fn entries(quilt: Quilt, waste: Card, tops: [[u8; 2]; 4]) -> Vec<String> {
    let board = board(quilt, (Vec::new(), vec![waste]), tops, 1);
    let choices = menu(Words::english(), &board).map_or_else(Vec::new, |menu| menu.choices);
    choices.into_iter().map(|choice| choice.label).collect()
}

#[test]
fn moves_of_a_quilt_name_its_cells_and_go_home_first() {
    let heart = |rank| Card::new(Rank::new(rank).expect("a rank"), Suit::Hearts);
    let c4 = Cell::new(4, 3).expect("a cell");
    let mut quilt = [None; Cell::COUNT];
    quilt[c4.index()] = Some(heart(7));
    // ♥ shows 6 and 9, ♠ has met at 5 and 6.
    let tops = [[1, 13], [1, 13], [6, 9], [5, 6]];
    let expected = [
        "7♥ C4 → ace foundation",
        "8♥ waste → king foundation",
        "7♥ C4 → waste on 8♥",
        "5♠ ace foundation → king foundation",
        "6♠ king foundation → ace foundation",
    ];
    assert_eq!(entries(quilt, heart(8), tops), expected);
}

#[test]
fn a_quilt_never_has_more_moves_than_a_menu_holds() {
    for number in 0..500_u64 {
        let mut cards: Vec<Card> = Card::deck().chain(Card::deck()).collect();
        let deal = DealNumber::new(number).expect("a small number");
        shuffle(&mut cards, deal, "menu");
        // Only cards that stand, so that all of them are available.
        let mut quilt = [None; Cell::COUNT];
        for cell in Cell::all().filter(|cell| cell.is_vertical()) {
            quilt[cell.index()] = cards.pop();
        }
        let spread = u8::try_from(number % 6).expect("a small number");
        let tops = [[1 + spread, 13 - spread]; 4];
        let entries = entries(quilt, cards[0], tops).len();
        assert!(entries <= 20, "{entries} entries");
    }
}

/// The first button under a quilt of one card that can't move, with so many cards in the stock and the waste.
fn first_button(stock: usize, waste: usize, redeals: u8) -> Button {
    let heap = |cards| vec![Card::new(Rank::KING, Suit::Hearts); cards];
    let mut quilt = [None; Cell::COUNT];
    quilt[0] = Some(Card::new(Rank::KING, Suit::Spades));
    let board = board(quilt, (heap(stock), heap(waste)), [[1, 13]; 4], redeals);
    play_buttons(Words::english(), &board).swap_remove(0)
}

#[track_caller]
fn check(button: &Button, label: &str, enabled: bool) {
    assert_eq!((button.label.as_str(), button.enabled), (label, enabled));
}

#[test]
fn the_redeal_takes_the_place_of_the_deal_once() {
    check(&first_button(3, 0, 1), "Deal (3)", true);
    check(&first_button(0, 3, 1), "Redeal (1)", true);
    check(&first_button(3, 0, 0), "Deal (3)", true);
    check(&first_button(0, 3, 0), "Deal (0)", false);
}

#[test]
fn the_redeal_stands_out_when_no_card_can_move() {
    assert_eq!(first_button(0, 3, 1).style, Style::Primary);
}
