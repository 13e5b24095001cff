//! Worked positions: what is legal in each, and how it stands.

use lunette::rules::crescent::Crescent;
use lunette::rules::{Entry, Game, Outcome, Table};

use crate::data::{self, Claims};
use crate::tables;

#[test]
fn every_worked_position_of_crescent_is_as_it_says() {
    check_cases(include_str!("../data/crescent-cases.txt"), 28);
}

#[test]
fn every_worked_position_of_waning_moon_is_as_it_says() {
    check_cases(include_str!("../data/waning-moon-cases.txt"), 10);
}

#[test]
fn every_worked_position_of_crazy_quilt_is_as_it_says() {
    check_cases(include_str!("../data/crazy-quilt-cases.txt"), 15);
}

fn check_cases(text: &str, many: usize) {
    let cases = data::cases(text);
    assert_eq!(cases.len(), many);
    for case in cases {
        let all = tables::all_cards(&case.table);
        assert_eq!(all, tables::two_decks(), "{}", case.name);
        for claims in &case.claims {
            check(&case.name, &case.table, claims);
        }
    }
}

fn check(name: &str, start: &Table, claims: &Claims) {
    let mut game = Game::new(start.clone());
    for &entry in &claims.entries {
        assert_eq!(game.enter(entry), Ok(()), "{name}: {entry}");
    }
    let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    for (word, said) in &claims.words {
        check_claim(name, &game, &legal, word, said);
    }
    if said(claims, "no-other").is_some() {
        let listed = said(claims, "legal").map_or_else(Vec::new, |said| said.split(", ").collect());
        let extra: Vec<_> = legal
            .iter()
            .filter(|mv| !listed.contains(&mv.as_str()))
            .collect();
        assert!(extra.is_empty(), "{name}: {extra:?}");
    }
}

fn said<'a>(claims: &'a Claims, word: &str) -> Option<&'a str> {
    let mut words = claims.words.iter();
    words
        .find(|(found, _)| found == word)
        .map(|(_, said)| said.as_str())
}

fn check_claim(name: &str, game: &Game, legal: &[String], word: &str, said: &str) {
    let yes = |holds| if holds { "yes" } else { "no" }.to_owned();
    let found = match word {
        "status" => match game.outcome() {
            Outcome::Playing => "playing",
            Outcome::Won => "won",
            Outcome::Lost | Outcome::GivenUp => "lost",
        }
        .to_owned(),
        "score" => game.table().score().to_string(),
        "shifts" => crescent(game).shifts_left().to_string(),
        "moves" => game.line().len().to_string(),
        "stuck" => yes(!crescent(game).move_left()),
        "may-shift" => yes(crescent(game).may_shift().is_ok()),
        "legal" => return check_moves(name, game, legal, said, true),
        "illegal" => return check_moves(name, game, legal, said, false),
        "no-other" => return,
        _ => panic!("{name}: no claim {word}"),
    };
    assert_eq!(found, said, "{name}: {word}");
}

fn crescent(game: &Game) -> &Crescent {
    let Table::Crescent(table) = game.table() else {
        panic!("shifts are Crescent's")
    };
    table
}

fn check_moves(name: &str, game: &Game, legal: &[String], moves: &str, expect: bool) {
    for text in moves.split(", ") {
        let entry: Entry = text.parse().expect("a move");
        assert_eq!(
            legal.iter().any(|mv| mv == text),
            expect,
            "{name}: {text} listed"
        );
        assert_eq!(game.check(entry).is_ok(), expect, "{name}: {text} played");
    }
}
