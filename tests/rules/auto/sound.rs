//! What Auto advises in any position.

use std::collections::HashSet;

use lunette::rules::{Entry, Game, Move, Outcome, Table};
use lunette::solver::Advice;
use proptest::prelude::*;

use super::{advice, hasty, is_lost, press};
use crate::play;

/// Whether a card can go home, or a shift be made, without going through a position of the game's line.
fn leads_on(game: &Game) -> bool {
    let mut seen: HashSet<Table> = game.positions().collect();
    let mut queue = vec![game.table().clone()];
    while let Some(table) = queue.pop() {
        for mv in table.legal_moves() {
            let mut next = table.clone();
            next.play(mv).expect("a listed move plays");
            if matches!(mv, Move::Home { .. } | Move::Shift) {
                return true;
            }
            if seen.insert(next.clone()) {
                queue.push(next);
            }
        }
    }
    false
}

fn check_advice(game: &Game) -> Result<(), TestCaseError> {
    match advice(game) {
        Advice::Play(mv) => {
            prop_assert_eq!(game.outcome(), Outcome::Playing);
            let mut next = game.table().clone();
            prop_assert_eq!(next.play(mv), Ok(()));
            prop_assert!(game.positions().all(|had| had != next), "{} goes back", mv);
        }
        Advice::Concede => prop_assert!(game.outcome() == Outcome::Lost || is_lost(game)),
        Advice::NothingNew => {
            prop_assert!(game.outcome() != Outcome::Playing || !leads_on(game));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(play::config(48))]

    #[test]
    fn with_moves_of_the_players_mixed_in_it_never_goes_back(
        mut game in play::fresh_crescent(),
        choices in play::choices(160),
    ) {
        for choice in choices {
            check_advice(&game)?;
            match (choice % 8, advice(&game)) {
                (0, _) => _ = game.enter(Entry::Undo),
                (1, _) => _ = game.enter(Entry::Redo),
                (2..=4, Advice::Play(mv)) => game.enter(Entry::Move(mv)).expect("legal"),
                _ => play::wander(&mut game, &[choice / 8]),
            }
        }
        let before = game.line().len();
        let end = press(&mut game, &hasty());
        prop_assert!(game.line().len() <= before + 500);
        let conceded = end == Advice::Concede && is_lost(&game);
        prop_assert!(game.outcome() != Outcome::Playing || conceded || !leads_on(&game));
    }

    #[test]
    fn in_any_position_its_advice_is_sound(table in play::crescent_position(), choices in play::choices(12)) {
        let mut game = Game::new(table);
        for choice in choices {
            check_advice(&game)?;
            play::wander(&mut game, &[choice]);
        }
        check_advice(&game)?;
        press(&mut game, &hasty());
    }
}
