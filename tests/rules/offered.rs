//! What a player is offered: all that is legal, but for moves that change nothing or are the same as another.

use std::collections::HashSet;

use lunette::rules::{Game, Move, Place, Table};
use proptest::prelude::*;

use crate::{play, tables};

fn offered(position: &str) -> Vec<String> {
    let lines: Vec<&str> = position.lines().collect();
    let table = Table::WaningMoon(tables::waning_moon(&lines));
    table
        .offered_moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// Thirteen piles, of which those not given hold a king each, so that nothing else can move.
const KINGS: &str = "t5 AC KC\nt6 AD KD\nt7 AH KH\nt8 AS KS\nt9 KC\nt10 KD\nt11 KH\nt12 KS";

#[test]
fn two_empty_piles_are_one_destination() {
    let position = format!("{KINGS}\nt2 9S 5H\nwaste 7C");
    let to_empty: Vec<String> = offered(&position)
        .into_iter()
        .filter(|mv| mv.starts_with("t2 ") || mv.starts_with("w "))
        .collect();
    assert_eq!(to_empty, ["t2 t1", "w t1"]);
}

#[test]
fn the_only_card_of_a_pile_is_not_offered_an_empty_one() {
    let position = format!("{KINGS}\nt2 5H\nt3 6H\nstock 9D");
    assert!(!offered(&position).contains(&"t2 t1".to_owned()));
    assert!(offered(&position).contains(&"t2 t3".to_owned()));
    assert!(offered(&position).contains(&"deal".to_owned()));
}

/// Whether a pile of Waning Moon holds as many cards.
fn holds(table: &Table, place: Place, many: usize) -> bool {
    match (table, place) {
        (Table::WaningMoon(table), Place::Column(pile)) => {
            table.piles()[pile.index()].len() == many
        }
        _ => false,
    }
}

fn check(table: &Table) -> Result<(), TestCaseError> {
    let offered: HashSet<Move> = table.offered_moves().into_iter().collect();
    let mut to_an_empty_pile = HashSet::new();
    for mv in table.legal_moves() {
        let expect = match mv {
            Move::Build { from, to } if holds(table, to, 0) => {
                !holds(table, from, 1) && to_an_empty_pile.insert(from)
            }
            _ => true,
        };
        prop_assert_eq!(offered.contains(&mv), expect, "{}", mv);
    }
    let legal: HashSet<Move> = table.legal_moves().into_iter().collect();
    prop_assert!(offered.is_subset(&legal));
    Ok(())
}

proptest! {
    #![proptest_config(play::config(600))]

    #[test]
    fn every_legal_move_that_changes_something_is_offered_once(table in play::position()) {
        check(&table)?;
    }

    #[test]
    fn so_it_is_on_a_random_line(game in play::midway(250)) {
        check(game.table())?;
        prop_assert_eq!(Game::new(game.table().clone()).offered_moves(), game.offered_moves());
    }
}
