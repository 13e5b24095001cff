//! What holds in every game, whatever is played.

use std::collections::BTreeSet;

use lunette::cards::{Card, Suit};
use lunette::rules::crescent::Crescent;
use lunette::rules::options::ShiftRule;
use lunette::rules::{Entry, Foundation, Game, Illegal, Move, Status, Table};
use proptest::prelude::*;

use crate::{data, play};

/// Every text that is a move, and more that would be one if the game had more piles.
fn well_formed() -> Vec<String> {
    let piles = || (0..=20).map(|number| format!("p{number}"));
    let onto = || piles().chain(["fA".to_owned(), "fK".to_owned()]);
    let from_piles = piles().flat_map(|from| onto().map(move |to| format!("{from} {to}")));
    let transfers =
        ["C", "D", "H", "S"].map(|suit| [format!("fA fK {suit}"), format!("fK fA {suit}")]);
    let all = from_piles.chain(transfers.into_iter().flatten());
    all.chain(["shift".to_owned()]).collect()
}

fn crescent(table: &Table) -> &Crescent {
    let Table::Crescent(table) = table;
    table
}

/// Whether some exposed card goes to a foundation or another pile, now or after transfers that are all played out.
fn a_move_is_left(table: &Crescent) -> bool {
    let tops: Vec<Card> = table.tops().map(|(_, card)| card).collect();
    let lands = |a: &Card, b: &Card| {
        let apart = a.rank.number().abs_diff(b.rank.number());
        a.suit == b.suit && (apart == 1 || table.options().wraparound && apart == 12)
    };
    let pairs = tops.iter().enumerate();
    let build = pairs
        .clone()
        .any(|(at, a)| tops[at + 1..].iter().any(|b| lands(a, b)));
    build
        || Suit::ALL
            .into_iter()
            .any(|suit| goes_home(table, suit, &tops))
}

fn goes_home(table: &Crescent, suit: Suit, tops: &[Card]) -> bool {
    let [ace, king] = Foundation::ALL.map(|which| table.foundations().top(suit, which).number());
    let mut reached = BTreeSet::from([(ace, king)]);
    let mut queue = vec![(ace, king)];
    while let Some((ace, king)) = queue.pop() {
        if !table.options().foundation_moves || king != ace + 1 {
            continue;
        }
        let down = (ace > 1).then(|| (ace - 1, ace));
        let up = (king < 13).then(|| (king, king + 1));
        queue.extend(down.into_iter().chain(up).filter(|&to| reached.insert(to)));
    }
    let fits = |card: &Card| {
        let rank = card.rank.number();
        reached
            .iter()
            .any(|&(ace, king)| rank == ace + 1 || rank + 1 == king)
    };
    tops.iter().filter(|card| card.suit == suit).any(fits)
}

fn check_moves(game: &Game) -> Result<(), TestCaseError> {
    let listed: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    let once: BTreeSet<&String> = listed.iter().collect();
    prop_assert_eq!(once.len(), listed.len(), "a move is listed twice");
    let mut played = 0;
    for text in well_formed() {
        let Ok(mv) = text.parse::<Move>() else {
            prop_assert!(text.contains("p0"), "{}", text);
            continue;
        };
        let mut after = game.table().clone();
        let ok = after.play(mv).is_ok();
        prop_assert_eq!(ok, listed.contains(&text), "{}", text);
        prop_assert_eq!(ok, after != *game.table(), "{}", text);
        played += usize::from(ok);
    }
    prop_assert_eq!(played, listed.len());
    Ok(())
}

/// The status by the book, from what the rules say in words.
fn check_status(table: &Crescent) -> Result<(), TestCaseError> {
    let won = table.foundations().cards_home() == 104;
    let left = a_move_is_left(table);
    let allowed = match table.options().shift {
        ShiftRule::WhenStuck => !left,
        ShiftRule::AnyTime => table.piles().iter().any(|pile| pile.len() >= 2),
    };
    let may_shift = !won && table.shifts_left() > 0 && allowed;
    let status = match (won, left || may_shift) {
        (true, _) => Status::Won,
        (false, true) => Status::Playing,
        (false, false) => Status::Lost,
    };
    prop_assert_eq!(table.move_left(), left);
    prop_assert_eq!(table.may_shift().is_ok(), may_shift);
    prop_assert_eq!(table.status(), status);
    prop_assert!(status == Status::Playing || table.legal_moves().is_empty());
    prop_assert_eq!(table.legal_moves().contains(&Move::Shift), may_shift);
    Ok(())
}

proptest! {
    #![proptest_config(play::config(150))]

    #[test]
    fn a_random_game_keeps_its_two_decks(mut game in play::fresh(), choices in play::choices(250)) {
        let all = data::all_cards(crescent(game.table()));
        for choice in choices {
            play::wander(&mut game, &[choice]);
            prop_assert_eq!(&data::all_cards(crescent(game.table())), &all);
        }
        let two_decks: Vec<Card> = Card::deck().flat_map(|card| [card, card]).collect();
        prop_assert_eq!(all, two_decks);
    }

    #[test]
    fn a_score_never_falls_and_shifts_never_come_back(mut game in play::fresh(), choices in play::choices(250)) {
        for choice in choices {
            let before = game.table().clone();
            let mv = play::pick(&game, choice);
            play::wander(&mut game, &[choice]);
            let home = u8::from(matches!(mv, Some(Move::Home { .. })));
            let shift = u8::from(mv == Some(Move::Shift));
            prop_assert_eq!(game.table().score(), before.score() + home);
            prop_assert_eq!(crescent(game.table()).shifts_left() + shift, crescent(&before).shifts_left());
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
        check_status(crescent(game.table()))?;
    }
}

proptest! {
    #![proptest_config(play::config(600))]

    #[test]
    fn in_any_position_the_moves_and_the_status_are_those_of_the_rules(table in play::position()) {
        check_status(&table)?;
        check_moves(&Game::new(Table::Crescent(table)))?;
    }
}
