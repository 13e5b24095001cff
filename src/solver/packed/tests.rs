//! The packed states agree with the rules.

use super::crescent::Packed;
use crate::cards::DealNumber;
use crate::rules::crescent::Crescent;
use crate::rules::options::CrescentOptions;
use crate::rules::{Move, Options, Status, Table};

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
        let Table::Crescent(next) = next else {
            panic!("a game stays what it is")
        };
        assert_eq!(packed.after(mv), Packed::new(&next), "{mv}");
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
            let deal = DealNumber::new(number).expect("a small number");
            let mut game = Table::deal(Options::Crescent(options), deal);
            for step in 0..200 {
                let Table::Crescent(table) = &game else {
                    panic!("a game stays what it is")
                };
                check(table);
                let Some(mv) = pick(table, step * 7_919) else {
                    break;
                };
                game.apply(mv);
            }
        }
    }
}
