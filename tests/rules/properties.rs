//! What holds in every game, whatever is played.

use std::collections::BTreeSet;

use lunette::rules::{Entry, Game, Illegal, Move, Status, Table};
use proptest::prelude::*;

use crate::{book, play, tables};

/// Every text that is a move of some game, and more that would be one if the game had more piles.
fn well_formed() -> Vec<String> {
    let numbered = |letter| (1..=20).map(move |number| format!("{letter}{number}"));
    let words = |words: &[&str]| {
        words
            .iter()
            .map(|&word| word.to_owned())
            .collect::<Vec<_>>()
    };
    let cells = (1..=8).flat_map(|row| (1..=8).map(move |column| format!("q{row}{column}")));
    let waste = || words(&["w"]).into_iter();
    let mut all = words(&["shift", "deal", "redeal"]);
    all.extend(
        ["C", "D", "H", "S"]
            .iter()
            .flat_map(|suit| [format!("fA fK {suit}"), format!("fK fA {suit}")]),
    );
    let mut cross = |from: Vec<String>, to: Vec<String>| {
        all.extend(
            from.iter()
                .flat_map(|from| to.iter().map(move |to| format!("{from} {to}"))),
        );
    };
    cross(numbered('p').collect(), numbered('p').collect());
    cross(
        numbered('t').chain(waste()).collect(),
        numbered('t').collect(),
    );
    cross(cells.clone().collect(), words(&["w"]));
    cross(
        numbered('p').chain(cells).chain(waste()).collect(),
        words(&["fA", "fK"]),
    );
    cross(numbered('t').chain(waste()).collect(), words(&["f"]));
    all
}

fn check_moves(game: &Game) -> Result<(), TestCaseError> {
    let listed: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    let once: BTreeSet<&String> = listed.iter().collect();
    prop_assert_eq!(once.len(), listed.len(), "a move is listed twice");
    let mut played = 0;
    for text in well_formed() {
        let mv = text.parse::<Move>().expect("well formed");
        let mut after = game.table().clone();
        let ok = after.play(mv).is_ok();
        prop_assert_eq!(ok, listed.contains(&text), "{}", text);
        prop_assert_eq!(ok, after != *game.table(), "{}", text);
        played += usize::from(ok);
    }
    prop_assert_eq!(played, listed.len());
    Ok(())
}

/// The status, and what else the rules say in words.
fn check_status(table: &Table) -> Result<(), TestCaseError> {
    let expect = book::standing(table);
    let legal = table.legal_moves();
    let turns = [Move::Shift, Move::Deal, Move::Redeal];
    prop_assert_eq!(table.status(), expect.status);
    prop_assert_eq!(turns.map(|turn| legal.contains(&turn)), expect.turns);
    prop_assert_eq!(turns.map(|turn| table.check(turn).is_ok()), expect.turns);
    if expect.status == Status::Playing {
        prop_assert_eq!(table.counting_move().is_some(), expect.move_left);
    } else {
        prop_assert!(legal.is_empty());
    }
    Ok(())
}

/// The shifts, the redeals and the cards of the stock that are left.
fn left(table: &Table) -> [usize; 3] {
    match table {
        Table::Crescent(table) => [usize::from(table.shifts_left()), 0, 0],
        Table::WaningMoon(table) => [0, 0, table.stock_len()],
        Table::CrazyQuilt(table) => [0, usize::from(table.redeals_left()), table.stock_len()],
    }
}

proptest! {
    #![proptest_config(play::config(300))]

    #[test]
    fn a_random_game_keeps_its_two_decks(mut game in play::fresh(), choices in play::choices(250)) {
        let all = tables::all_cards(game.table());
        for choice in choices {
            play::wander(&mut game, &[choice]);
            prop_assert_eq!(&tables::all_cards(game.table()), &all);
        }
        prop_assert_eq!(all, tables::two_decks());
    }

    #[test]
    fn a_score_never_falls_and_what_is_spent_never_comes_back(mut game in play::fresh(), choices in play::choices(250)) {
        for choice in choices {
            let before = game.table().clone();
            let mv = play::pick(&game, choice);
            play::wander(&mut game, &[choice]);
            let home = u8::from(mv.is_some_and(Move::is_home));
            prop_assert_eq!(game.table().score(), before.score() + home);
            let spent = |turn| usize::from(mv == Some(turn));
            let [shifts, redeals, stock] = left(&before);
            let now = left(game.table());
            let dealt = if mv == Some(Move::Redeal) { now[2] } else { stock - spent(Move::Deal) };
            prop_assert_eq!(now, [shifts - spent(Move::Shift), redeals - spent(Move::Redeal), dealt]);
        }
    }

    #[test]
    fn an_undo_restores_the_exact_table_and_a_redo_the_next(game in play::midway(120), choice in any::<u16>()) {
        let mut now = game.clone();
        if let Some(mv) = play::pick(&game, choice) {
            now.enter(Entry::Move(mv)).expect("a listed move plays");
            let next = now.clone();
            if now.enter(Entry::Undo).is_err() {
                prop_assert_eq!(next.table().status(), Status::Won);
                return Ok(());
            }
            prop_assert_eq!(now.table(), game.table());
            prop_assert_eq!(now.line(), game.line());
            prop_assert_eq!(now.undone().collect::<Vec<_>>(), vec![next.table().clone()]);
            prop_assert_eq!(now.enter(Entry::Redo), Ok(()));
            prop_assert_eq!(now.table(), next.table());
            prop_assert_eq!(now.line(), next.line());
        }
    }

    #[test]
    fn undoing_everything_gives_the_deal_and_redoing_everything_the_game(game in play::midway(120)) {
        prop_assume!(game.is_open());
        let positions: Vec<Table> = game.positions().collect();
        prop_assert_eq!(positions.len(), game.line().len() + 1);
        let mut now = game.clone();
        for table in positions.iter().rev() {
            prop_assert_eq!(now.table(), table);
            let again: Vec<Table> = now.undone().collect();
            prop_assert_eq!(&again[..], &positions[now.line().len() + 1..]);
            let undone = now.enter(Entry::Undo);
            prop_assert_eq!(undone.is_err(), std::ptr::eq(table, &raw const positions[0]));
        }
        prop_assert_eq!(now.enter(Entry::Undo), Err(Illegal::NothingToUndo));
        prop_assert_eq!(now.undos(), game.line().len());
        while now.enter(Entry::Redo).is_ok() {}
        prop_assert_eq!(now.table(), game.table());
        prop_assert_eq!(now.line(), game.line());
    }

    #[test]
    fn on_a_random_line_the_moves_and_the_status_are_those_of_the_rules(game in play::midway(250)) {
        check_moves(&game)?;
        check_status(game.table())?;
    }
}

proptest! {
    #![proptest_config(play::config(1_200))]

    #[test]
    fn in_any_position_the_moves_and_the_status_are_those_of_the_rules(table in play::position()) {
        check_status(&table)?;
        prop_assert_eq!(tables::all_cards(&table), tables::two_decks());
        check_moves(&Game::new(table))?;
    }
}
