//! The numbers of move sequences from fixed positions, which another implementation counted.

use lunette::rules::{Game, Table};

use crate::data::{self, Claims};

#[test]
fn every_count_of_move_sequences_of_crescent_agrees() {
    check_counts(include_str!("../data/crescent-counts.txt"), 6);
}

#[test]
fn every_count_of_move_sequences_of_waning_moon_agrees() {
    check_counts(include_str!("../data/waning-moon-counts.txt"), 3);
}

#[test]
fn every_count_of_move_sequences_of_crazy_quilt_agrees() {
    check_counts(include_str!("../data/crazy-quilt-counts.txt"), 3);
}

fn check_counts(text: &str, many: usize) {
    let cases = data::cases(text);
    assert_eq!(cases.len(), many);
    for case in cases {
        for claims in &case.claims {
            check(&case.name, case.table.clone(), claims);
        }
    }
}

fn check(name: &str, start: Table, claims: &Claims) {
    let mut game = Game::new(start);
    for &entry in &claims.entries {
        assert_eq!(game.enter(entry), Ok(()), "{name}: {entry}");
    }
    let (word, expect) = &claims.words[0];
    assert_eq!(word, "counts");
    let depths = 1..=expect.split(' ').count();
    let found: Vec<String> = depths
        .map(|depth| count(game.table(), depth).to_string())
        .collect();
    assert_eq!(&found.join(" "), expect, "case {name}");
}

fn count(table: &Table, depth: usize) -> usize {
    let moves = table.legal_moves();
    if depth == 1 {
        return moves.len();
    }
    let after = |mv| {
        let mut next = table.clone();
        next.play(mv).expect("a listed move plays");
        next
    };
    moves
        .into_iter()
        .map(|mv| count(&after(mv), depth - 1))
        .sum()
}
