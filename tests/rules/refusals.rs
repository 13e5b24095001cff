//! Why a move is refused: each reason where the rules have it, and none in another's place.

use lunette::cards::{Card, Rank};
use lunette::rules::{Cell, Foundation, Illegal, Move, PileNo, Table};

use crate::tables;

fn card(code: &str) -> Card {
    Card::from_code(code).expect("a card")
}

fn cell(row: u8, column: u8) -> Cell {
    Cell::new(row, column).expect("a cell")
}

fn pile(number: u8) -> PileNo {
    PileNo::new(number).expect("a pile")
}

fn moon(text: &str) -> Table {
    Table::WaningMoon(tables::waning_moon(&text.lines().collect::<Vec<_>>()))
}

/// Foundations that have only begun.
const BASES: &str = "fA AC AD AH AS\nfK KC KD KH KS";

fn quilt(text: &str) -> Table {
    let text = format!("{text}\n{BASES}");
    Table::CrazyQuilt(tables::crazy_quilt(&text.lines().collect::<Vec<_>>()))
}

#[track_caller]
fn check(table: &Table, mv: &str, expect: Result<(), Illegal>) {
    let mv: Move = mv.parse().expect("a move");
    let mut after = table.clone();
    assert_eq!(after.play(mv), expect, "{mv}");
    assert_eq!(after == *table, expect.is_err(), "{mv}");
}

#[test]
fn waning_moon_says_which_pile_or_waste_has_no_card() {
    let table = moon("t1 9S\nstock 5H");
    check(&table, "t2 t1", Err(Illegal::EmptyPile(pile(2))));
    check(&table, "t2 f", Err(Illegal::EmptyPile(pile(2))));
    check(&table, "t14 f", Err(Illegal::NoSuchPile(pile(14))));
    check(&table, "t1 t14", Err(Illegal::NoSuchPile(pile(14))));
    check(&table, "t1 t1", Err(Illegal::SamePile(pile(1))));
    check(&table, "w t1", Err(Illegal::EmptyWaste));
    check(&table, "w f", Err(Illegal::EmptyWaste));
    check(&table, "t1 t13", Ok(()));
}

#[test]
fn waning_moon_says_what_a_card_should_land_on() {
    let table = moon("t1 9S\nt2 8S\nt3 TS\nt4 8H\nt5 AC\nt6 KC\nt7 2C\nwaste QC");
    let below = |card_code, onto| {
        let (card, onto) = (card(card_code), card(onto));
        Err(Illegal::NotBelow { card, onto })
    };
    check(&table, "t2 t1", Ok(()));
    check(&table, "t1 t2", below("9S", "8S"));
    check(&table, "t2 t3", below("8S", "TS"));
    check(&table, "t4 t1", below("8H", "9S"));
    check(&table, "t5 t7", Ok(()));
    check(&table, "w t6", Ok(()));
    let king = Illegal::KingOnAce {
        card: card("KC"),
        onto: card("AC"),
    };
    check(&table, "t6 t5", Err(king));
}

#[test]
fn waning_moon_says_what_both_foundations_of_the_suit_show() {
    let table = moon("f - - - - - - 3S 5S\nt1 4S\nt2 6S\nt3 5S\nt4 2C\nt5 AC");
    check(&table, "t1 f", Ok(()));
    check(&table, "t2 f", Ok(()));
    check(&table, "t5 f", Ok(()));
    let shows = |code, tops: [Option<u8>; 2]| {
        let tops = tops.map(|top| top.and_then(Rank::new));
        let card = card(code);
        Err(Illegal::NotNext { card, tops })
    };
    check(&table, "t3 f", shows("5S", [Some(3), Some(5)]));
    check(&table, "t4 f", shows("2C", [None, None]));
}

#[test]
fn a_deal_needs_a_stock() {
    check(&moon("t1 9S\nt2 TS"), "deal", Err(Illegal::EmptyStock));
    check(&moon("t1 9S\nt2 TS\nstock AC"), "deal", Ok(()));
    let table = quilt("redeals 0\nq1 2C - - - - - - -");
    check(&table, "deal", Err(Illegal::EmptyStock));
}

#[test]
fn crazy_quilt_says_why_a_card_stays() {
    // B1 is horizontal and between two cards; A1 and C1 are vertical, at the border.
    let table = quilt("redeals 1\nq1 4C 2C 9C - - - - -\nstock 5C 5D");
    check(&table, "q12 fA", Err(Illegal::NotAvailable(cell(1, 2))));
    check(&table, "q12 w", Err(Illegal::NotAvailable(cell(1, 2))));
    check(&table, "q14 fA", Err(Illegal::EmptyCell(cell(1, 4))));
    check(&table, "w fA", Err(Illegal::EmptyWaste));
    let on_empty = Illegal::NotOnEmptyWaste { card: card("4C") };
    check(&table, "q11 w", Err(on_empty));
    let mut dealt = table.clone();
    dealt.play(Move::Deal).expect("the stock has cards");
    let not_on = |onto| Illegal::NotOnWaste {
        card: card("4C"),
        onto: card(onto),
    };
    check(&dealt, "q11 w", Err(not_on("5D")));
    dealt.play(Move::Deal).expect("the stock has a card");
    check(&dealt, "q11 w", Ok(()));
    let not_home = Illegal::NotOnFoundation {
        card: card("4C"),
        foundation: Foundation::Ace,
        top: Rank::ACE,
    };
    check(&dealt, "q11 fA", Err(not_home));
}

#[test]
fn crazy_quilt_says_why_there_is_no_redeal() {
    let lone = "q1 9S - - - - - - -";
    let check_redeal = |text: &str, expect| check(&quilt(text), "redeal", expect);
    check_redeal(&format!("redeals 1\nwaste 5H 5D\n{lone}"), Ok(()));
    let stock = format!("redeals 1\nstock 4S\nwaste 5H\n{lone}");
    check_redeal(&stock, Err(Illegal::StockNotEmpty));
    let left = "redeals 1\nwaste 5H\nq1 2S - - - - - - -";
    check_redeal(left, Err(Illegal::RedealNotStuck));
    check_redeal(&format!("option redeal any-time\n{left}"), Ok(()));
    check_redeal(
        "redeals 0\nwaste 5H\nq1 2S - - - - - - -",
        Err(Illegal::NoRedealsLeft),
    );
    check_redeal(
        "option redeal any-time\nredeals 1\nq1 2S - - - - - - -",
        Err(Illegal::NothingToRedeal),
    );
}

#[test]
fn a_redeal_deals_the_same_cards_in_the_same_order_and_they_are_known() {
    let mut table = quilt("redeals 1\nstock 7D 6H 5S 4C");
    let mut orders = Vec::new();
    for _ in 0..2 {
        for _ in 0..4 {
            table.play(Move::Deal).expect("the stock has a card");
        }
        let Table::CrazyQuilt(now) = &table else {
            panic!("it stays Crazy Quilt")
        };
        orders.push(now.waste().to_vec());
        if now.redeals_left() == 1 {
            assert_eq!(now.known_stock(), None);
            table.play(Move::Redeal).expect("nothing fits");
        }
        let Table::CrazyQuilt(now) = &table else {
            panic!("it stays Crazy Quilt")
        };
        assert_eq!(now.known_stock().map(<[Card]>::len), Some(now.stock_len()));
    }
    let dealt: Vec<Card> = ["4C", "5S", "6H", "7D"].map(card).to_vec();
    assert_eq!(orders, [dealt.clone(), dealt]);
}

#[test]
fn no_game_knows_the_moves_of_another() {
    let crescent = Table::Crescent(tables::crescent(&[
        "rules classic",
        "shifts 3",
        "p1 2C",
        "fA AC AD AH AS",
        "fK KC KD KH KS",
    ]));
    let moon = moon("t1 AC\nstock 2C");
    let quilt = quilt("redeals 1\nq1 2C - - - - - - -\nstock 3C");
    let check_all = |table: &Table, moves: &[&str]| {
        for mv in moves {
            check(table, mv, Err(Illegal::OtherGame));
        }
    };
    check_all(
        &crescent,
        &[
            "t1 f", "t1 t2", "w f", "w fA", "q11 fA", "q11 w", "deal", "redeal",
        ],
    );
    check_all(
        &moon,
        &[
            "p1 fA", "p1 p2", "w fA", "q11 w", "fA fK C", "shift", "redeal",
        ],
    );
    check_all(
        &quilt,
        &["p1 fA", "p1 p2", "t1 f", "t1 t2", "w f", "w t1", "shift"],
    );
}

#[test]
fn what_is_face_down_is_not_written_to_a_log() {
    let one = moon("t1 9S\nstock AC 2D 3H");
    let other = moon("t1 9S\nstock 4C 5D 6H");
    assert_ne!(one, other);
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
}
