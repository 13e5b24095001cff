//! Deals: the number gives the same cards for ever.

use std::collections::HashSet;

use lunette::cards::{Card, DealNumber, Rank, Suit};
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::crescent::{Crescent, SHIFTS};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrazyQuiltOptions, CrescentOptions};
use lunette::rules::stock::Stock;
use lunette::rules::waning_moon::WaningMoon;
use lunette::rules::{Cell, Foundation, GameKind, Options, Status, Table};

use crate::{data, tables};

/// Written by `deals.py`, which shares nothing with this project but the description of the shuffle.
const DEALS: &str = include_str!("../data/deals.txt");

/// A game's deals: each the number, and the lines of its cards.
fn golden(kind: GameKind) -> Vec<(u64, Vec<String>)> {
    let lines: Vec<&str> = data::lines(DEALS).collect();
    let deals = lines.chunk_by(|_, next| !next.starts_with("deal "));
    let of_kind = deals.filter_map(|lines| {
        let (key, number) = data::after(lines, "deal")?.split_once(' ')?;
        let cards = lines[1..].iter().copied().map(str::to_owned).collect();
        (key == kind.key()).then(|| (number.parse().expect("a number"), cards))
    });
    of_kind.collect()
}

/// The lines of a deal's cards, as `deals.txt` has them.
fn written(table: &Table) -> Vec<String> {
    let codes = |cards: &[Card]| {
        cards
            .iter()
            .map(|card| card.code())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let numbered = |letter, heaps: &[Vec<Card>]| -> Vec<String> {
        let heaps = heaps.iter().enumerate();
        heaps
            .map(|(index, cards)| format!("{letter}{} {}", index + 1, codes(cards)))
            .collect()
    };
    let stock = |stock: &Stock| format!("stock {}", codes(stock.face_down_cards()));
    match table {
        Table::Crescent(table) => numbered('p', table.piles()),
        Table::WaningMoon(table) => {
            let mut lines = numbered('t', table.piles());
            lines.push(stock(table.stock()));
            lines
        }
        Table::CrazyQuilt(table) => {
            let cells: Vec<Card> = Cell::all().filter_map(|cell| table.cell(cell)).collect();
            let rows: Vec<Vec<Card>> = cells.chunks(8).map(<[Card]>::to_vec).collect();
            let mut lines = numbered('q', &rows);
            lines.push(stock(table.stock()));
            lines
        }
    }
}

#[test]
fn a_number_gives_the_deal_that_the_description_says() {
    for kind in GameKind::ALL {
        let golden = golden(kind);
        assert_eq!(golden.len(), 13);
        for (number, cards) in golden {
            let dealt = data::dealt(Options::default_of(kind), number);
            assert_eq!(written(&dealt), cards, "{kind:?} {number}");
        }
    }
}

#[test]
fn the_options_do_not_change_the_deal() {
    for options in GameKind::ALL.into_iter().flat_map(Options::all_of) {
        let other = Options::default_of(options.kind());
        let [one, other] = [options, other].map(|options| written(&data::dealt(options, 7)));
        assert_eq!(one, other);
    }
}

#[test]
fn a_deal_is_two_decks() {
    for kind in GameKind::ALL {
        for number in 0..200 {
            let dealt = data::dealt(Options::default_of(kind), number);
            assert_eq!(tables::all_cards(&dealt), tables::two_decks());
            assert_eq!(dealt.status(), Status::Playing);
        }
    }
}

fn check_bases(foundations: &Foundations) {
    for suit in Suit::ALL {
        assert_eq!(foundations.top(suit, Foundation::Ace), Rank::ACE);
        assert_eq!(foundations.top(suit, Foundation::King), Rank::KING);
    }
}

#[test]
fn a_deal_of_crescent_is_sixteen_sixes_with_the_bases_at_home_and_three_shifts() {
    let dealt = Crescent::deal(CrescentOptions::default(), data::deal(7));
    assert_eq!(dealt.piles().each_ref().map(Vec::len), [6; 16]);
    assert_eq!((dealt.shifts_left(), SHIFTS), (3, 3));
    check_bases(dealt.foundations());
}

#[test]
fn a_deal_of_waning_moon_is_thirteen_fours_and_a_stock_of_52() {
    let dealt = WaningMoon::deal(data::deal(7));
    assert_eq!(dealt.piles().each_ref().map(Vec::len), [4; 13]);
    assert_eq!((dealt.stock_len(), dealt.waste().len()), (52, 0));
    assert_eq!(dealt.foundations().cards_home(), 0);
}

#[test]
fn a_deal_of_crazy_quilt_is_a_full_quilt_with_sixteen_available_cards_and_a_stock_of_32() {
    let dealt = CrazyQuilt::deal(CrazyQuiltOptions::default(), data::deal(7));
    assert!(Cell::all().all(|cell| dealt.cell(cell).is_some()));
    let available = Cell::all().filter(|&cell| dealt.is_available(cell));
    assert_eq!(available.count(), 16);
    assert_eq!((dealt.stock_len(), dealt.waste().len()), (32, 0));
    assert_eq!((dealt.redeals_left(), dealt.known_stock()), (1, None));
    check_bases(dealt.foundations());
}

#[test]
fn different_numbers_give_different_deals() {
    for kind in GameKind::ALL {
        let deal = |n| data::dealt(Options::default_of(kind), n);
        let near = 0..1_000;
        let far = (0..63).map(|bit| (1_u64 << bit) + 1_000);
        let deals: Vec<_> = near.chain(far).map(deal).collect();
        assert_eq!(deals.iter().collect::<HashSet<_>>().len(), deals.len());
    }
}

/// Which two games share their cards, so that only the salt keeps one from telling of the other.
#[test]
fn one_number_orders_the_same_cards_differently_in_two_games() {
    let crescent = data::dealt(Options::default_of(GameKind::Crescent), 7);
    let quilt = data::dealt(Options::default_of(GameKind::CrazyQuilt), 7);
    let cards = |table: &Table| {
        let lines = written(table);
        let cards = lines.iter().filter_map(|line| line.split_once(' '));
        cards
            .map(|(_, cards)| cards.to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(cards(&crescent).len(), cards(&quilt).len());
    assert_ne!(cards(&crescent), cards(&quilt));
}

#[test]
fn a_deal_number_is_below_two_to_the_63() {
    assert_eq!(DealNumber::new(1 << 63), None);
    assert_eq!(DealNumber::new((1 << 63) - 1), Some(DealNumber::MAX));
}

#[test]
fn a_typed_deal_number_may_be_grouped() {
    let check = |typed, expect| {
        assert_eq!(
            DealNumber::parse(typed).map(DealNumber::get),
            expect,
            "{typed:?}"
        );
    };
    check("0", Some(0));
    check(" 424242 ", Some(424_242));
    check("#424242", Some(424_242));
    check("424,242", Some(424_242));
    check("1_000", Some(1_000));
    check("9223372036854775807", Some((1 << 63) - 1));
    check("9223372036854775808", None);
    check("18446744073709551616", None);
    check("", None);
    check("#", None);
    check("+5", None);
    check("-5", None);
    check("seven", None);
    check("٧", None);
}
