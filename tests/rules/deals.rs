//! Deals: the number gives the same cards for ever.

use std::collections::HashSet;

use lunette::cards::{Card, DealNumber, Rank, Suit};
use lunette::rules::crescent::{Crescent, SHIFTS};
use lunette::rules::options::CrescentOptions;
use lunette::rules::{Foundation, Table};

use crate::data;

/// Written by `deals.py`, which shares nothing with this project but the description of the shuffle.
const DEALS: &str = include_str!("../data/deals.txt");

fn golden() -> Vec<(u64, Vec<Vec<Card>>)> {
    let lines: Vec<&str> = data::lines(DEALS).collect();
    let deals = lines.chunk_by(|_, next| !next.starts_with("deal "));
    deals
        .map(|lines| {
            let number = data::after(lines, "deal").expect("a number");
            let pile = |n| data::cards(data::after(lines, &format!("p{n}")).expect("a pile"));
            (
                number.parse().expect("a number"),
                (1..=16).map(pile).collect(),
            )
        })
        .collect()
}

#[test]
fn a_number_gives_the_deal_that_the_description_says() {
    let golden = golden();
    assert_eq!(golden.len(), 13);
    for (number, piles) in golden {
        let dealt = Crescent::deal(CrescentOptions::default(), data::deal(number));
        assert_eq!(dealt.piles().to_vec(), piles, "deal {number}");
    }
}

#[test]
fn the_options_do_not_change_the_deal() {
    for options in CrescentOptions::all() {
        let [Table::Crescent(one), Table::Crescent(other)] =
            [options, CrescentOptions::default()].map(|options| data::dealt(options, 7));
        assert_eq!(one.piles(), other.piles());
        assert_eq!(one.options(), options);
    }
}

#[test]
fn a_deal_is_sixteen_sixes_with_the_bases_at_home_and_three_shifts() {
    for number in 0..200 {
        let dealt = Crescent::deal(CrescentOptions::default(), data::deal(number));
        assert!(dealt.piles().iter().all(|pile| pile.len() == 6));
        assert_eq!(dealt.shifts_left(), SHIFTS);
        assert_eq!(SHIFTS, 3);
        for suit in Suit::ALL {
            assert_eq!(dealt.foundations().top(suit, Foundation::Ace), Rank::ACE);
            assert_eq!(dealt.foundations().top(suit, Foundation::King), Rank::KING);
        }
        let two_decks: Vec<Card> = Card::deck().flat_map(|card| [card, card]).collect();
        assert_eq!(data::all_cards(&dealt), two_decks);
    }
}

#[test]
fn different_numbers_give_different_deals() {
    let piles = |n| {
        Crescent::deal(CrescentOptions::default(), data::deal(n))
            .piles()
            .clone()
    };
    let near = 0..1_000;
    let far = (0..63).map(|bit| (1_u64 << bit) + 1_000);
    let deals: Vec<_> = near.chain(far).map(piles).collect();
    assert_eq!(deals.iter().collect::<HashSet<_>>().len(), deals.len());
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
