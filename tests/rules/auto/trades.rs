//! Transfers back and forth, which Auto doesn't repeat.

use std::collections::HashSet;

use lunette::rules::{Entry, Game, Outcome, Table};
use lunette::solver::Advice;

use super::{advice, hasty, press};
use crate::{data, tables};

#[test]
fn a_suit_traded_back_and_forth_is_traded_the_other_way() {
    // The nine fits when the eight is on the ace foundation; the player went the wrong way and came back.
    let mut game = met("", "7C", "8C", "");
    for mv in ["fA fK C", "fK fA C"] {
        game.enter(mv.parse().expect("a move")).expect("legal");
    }
    let Advice::Play(mv) = advice(&game) else {
        panic!("the other way is new")
    };
    assert_eq!(mv.to_string(), "fK fA C");
    game.enter(Entry::Move(mv)).expect("advice is legal");
    assert_eq!(
        advice(&game),
        Advice::Play("p1 fA".parse().expect("a move"))
    );
}

#[test]
fn when_every_way_on_was_traded_already_the_player_is_told() {
    let mut game = met("", "7C", "8C", "");
    for mv in ["fK fA C", "fA fK C"] {
        game.enter(mv.parse().expect("a move")).expect("legal");
    }
    assert_eq!(game.outcome(), Outcome::Playing);
    assert_eq!(advice(&game), Advice::NothingNew);
    // Taking the way back from the log opens it again.
    game.enter(Entry::Undo).expect("a move was played");
    assert_eq!(
        advice(&game),
        Advice::Play("p1 fA".parse().expect("a move"))
    );
}

#[test]
fn another_suit_is_traded_when_that_makes_the_way_new() {
    let spades = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS ";
    let mut game = met(spades, "7C", "8C", "7S 8S");
    for mv in ["fK fA C", "fA fK C"] {
        game.enter(mv.parse().expect("a move")).expect("legal");
    }
    let before = game.line().len();
    press(&mut game, &hasty());
    assert_ne!(game.outcome(), Outcome::Playing);
    assert!(game.table().score() > 104 - 26, "the nine went home");
    let new: Vec<Table> = game.positions().skip(before + 1).collect();
    let old: HashSet<Table> = game.positions().take(before + 1).collect();
    assert!(new.iter().all(|table| !old.contains(table)));
}

/// Clubs have met, and one pile holds what is left of the suit with the nine on top, over what else is given.
fn met(under: &str, ace: &str, king: &str, spades: &str) -> Game {
    let spades = if spades.is_empty() { "KS AS" } else { spades };
    let (up, down) = spades.split_once(' ').expect("two cards");
    let pile = format!("p1 {under}AC 2C 3C 4C 5C 6C 7C 8C TC JC QC KC 9C");
    let text = format!(
        "case x\nrules classic\n{pile}\nfA {ace} KD KH {up}\nfK {king} AD AH {down}\nshifts 0\nexpect\n"
    );
    let case = data::cases(&text).remove(0);
    assert_eq!(tables::all_cards(&case.table).len(), 104);
    Game::new(case.table)
}
