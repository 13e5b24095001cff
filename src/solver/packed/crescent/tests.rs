//! The packed states of Crescent agree with the rules.

use super::{CrescentRun, Packed};
use crate::cards::{Card, DealNumber, Rank, Suit, shuffle};
use crate::rules::crescent::{Crescent, PILES};
use crate::rules::foundations::Foundations;
use crate::rules::options::{CrescentOptions, Preset};
use crate::rules::{Foundation, Move, Options, Place, Status, Table};
use crate::solver::run::{Again, Code, Run};

fn deal(number: u64) -> DealNumber {
    DealNumber::new(number).expect("a small number")
}

fn crescent(table: &Table) -> &Crescent {
    match table {
        Table::Crescent(table) => table,
        Table::WaningMoon(_) | Table::CrazyQuilt(_) => panic!("a game stays what it is"),
    }
}

fn check(table: &Crescent) {
    let (packed, options) = (Packed::new(table), table.options());
    assert_eq!(packed.score(), table.foundations().cards_home());
    assert_eq!(packed.is_stuck(options), !table.move_left());
    match table.status() {
        Status::Playing => assert_eq!(packed.moves(options), table.legal_moves()),
        Status::Lost => assert!(packed.is_over(options)),
        Status::Won => assert_eq!(packed.score(), 104),
    }
    for mv in table.legal_moves() {
        let mut next = Table::Crescent(table.clone());
        next.apply(mv);
        assert_eq!(packed.after(mv), Packed::new(crescent(&next)), "{mv}");
    }
}

/// Plays on: home more often than not, else any move.
fn pick(table: &Crescent, mix: usize) -> Option<Move> {
    let legal = table.legal_moves();
    let home = |mv: &&Move| matches!(mv, Move::Home { .. } | Move::Shift);
    let first = legal.iter().find(home).filter(|_| !mix.is_multiple_of(4));
    first
        .or_else(|| legal.get(mix.checked_rem(legal.len())?))
        .copied()
}

#[test]
fn a_packed_position_moves_as_the_rules_say() {
    for options in CrescentOptions::all() {
        for number in 0..20 {
            let mut game = Table::deal(Options::Crescent(options), deal(number));
            for step in 0..200 {
                let table = crescent(&game);
                check(table);
                let Some(mv) = pick(table, step * 7_919) else {
                    break;
                };
                game.apply(mv);
            }
        }
    }
}

/// Plays the code's moves on the table.
fn follow(table: &Crescent, moves: &[Move]) -> Crescent {
    let mut next = Table::Crescent(table.clone());
    for &mv in moves {
        next.play(mv).expect("a code stands for legal moves");
    }
    crescent(&next).clone()
}

fn check_run(table: &Crescent) {
    let run = CrescentRun::new(table);
    let mut codes = Vec::new();
    run.every(&mut codes);
    let legal = table.legal_moves();
    assert_eq!(codes.is_empty(), legal.is_empty());
    let plain = |mv: &&Move| !matches!(mv, Move::Transfer { .. });
    let firsts: Vec<Move> = codes.iter().map(|&code| run.moves(code)[0]).collect();
    assert!(legal.iter().filter(plain).all(|mv| firsts.contains(mv)));
    for code in codes {
        let next = follow(table, &run.moves(code));
        let mut run = CrescentRun::new(table);
        assert_eq!(run.again(code), Again::Plays(code));
        run.play(code);
        assert_eq!(run.key(), CrescentRun::new(&next).key());
        assert_eq!(run.score(), next.foundations().cards_home());
    }
}

#[test]
fn a_run_moves_as_the_rules_say() {
    for options in CrescentOptions::all() {
        for number in 20..30 {
            let mut game = Table::deal(Options::Crescent(options), deal(number));
            for step in 0..200 {
                let table = crescent(&game);
                check_run(table);
                let Some(mv) = pick(table, step * 7_919) else {
                    break;
                };
                game.apply(mv);
            }
        }
    }
}

/// Clubs have met at this rank; the thirteen that are left lie on two piles, and all other suits are home.
fn met(ace: u8, options: CrescentOptions) -> Crescent {
    let rank = |number| Rank::new(number).expect("1 to 13");
    let mut tops = [[Rank::KING, Rank::ACE]; 4];
    tops[Suit::Clubs.index()] = [rank(ace), rank(ace + 1)];
    let mut clubs: Vec<Card> = Rank::all()
        .map(|rank| Card::new(rank, Suit::Clubs))
        .collect();
    shuffle(&mut clubs, deal(u64::from(ace)), "met");
    let mut piles: [Vec<Card>; PILES] = Default::default();
    for (at, card) in clubs.into_iter().enumerate() {
        piles[at % 2].push(card);
    }
    Crescent::from_parts(options, piles, Foundations::with_tops(tops), 0)
}

#[test]
fn a_met_suit_takes_any_exposed_card_and_has_met_no_longer() {
    for ace in 1..13 {
        let table = met(ace, CrescentOptions::preset(Preset::Classic));
        check_run(&table);
        let run = CrescentRun::new(&table);
        for (from, card) in table.tops() {
            let mut codes = Vec::new();
            run.every(&mut codes);
            let home = |&code: &Code| matches!(run.moves(code).last(), Some(Move::Home { from: pile, .. }) if *pile == Place::Pile(from));
            let homes: Vec<Code> = codes.into_iter().filter(home).collect();
            assert_eq!(homes.len(), 1, "one way, however the transfers go");
            let next = follow(&table, &run.moves(homes[0]));
            let shown = Foundation::ALL.map(|to| next.foundations().top(Suit::Clubs, to));
            assert_eq!(shown, [card.rank; 2]);
            assert!(!next.foundations().has_met(Suit::Clubs));
        }
    }
}

#[test]
fn a_met_suit_that_may_not_trade_takes_what_fits() {
    let table = met(6, CrescentOptions::preset(Preset::Plain));
    check_run(&table);
}

#[test]
fn how_a_met_suit_shares_its_cards_and_where_piles_stand_does_not_tell_positions_apart() {
    let options = CrescentOptions::preset(Preset::Classic);
    let (six, seven) = (met(6, options), met(7, options));
    let mut piles = six.piles().clone();
    piles.reverse();
    let other = Crescent::from_parts(options, piles, seven.foundations().clone(), 0);
    assert_eq!(CrescentRun::new(&six).key(), CrescentRun::new(&other).key());
    assert_ne!(CrescentRun::new(&six).key(), CrescentRun::new(&seven).key());
}
