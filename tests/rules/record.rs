//! Records: the log of a game, and what is wrong with one that can't be.

use lunette::rules::options::CrescentOptions;
use lunette::rules::record::ReplayError;
use lunette::rules::{Entry, Illegal, Move, Options, Outcome, Record};
use proptest::prelude::*;

use crate::{data, play};

fn record(entries: &[Entry]) -> Record {
    Record {
        options: Options::Crescent(CrescentOptions::default()),
        deal: data::deal(7),
        entries: entries.to_vec(),
    }
}

/// The first `n` legal moves of deal 7, each the first that is listed.
fn first_moves(n: usize) -> Vec<Entry> {
    let mut entries = Vec::new();
    for _ in 0..n {
        let game = record(&entries).replay().expect("legal so far");
        entries.push(Entry::Move(game.legal_moves()[0]));
    }
    entries
}

#[track_caller]
fn check(entries: &[Entry], expect: Result<(usize, Outcome), (usize, Illegal)>) {
    let found = record(entries)
        .replay()
        .map(|game| (game.line().len(), game.outcome()))
        .map_err(|ReplayError { seq, entry, reason }| {
            assert_eq!(entry, entries[seq]);
            (seq, reason)
        });
    assert_eq!(found, expect);
}

#[test]
fn an_empty_log_is_a_fresh_deal() {
    check(&[], Ok((0, Outcome::Playing)));
}

#[test]
fn the_log_counts_the_moves_that_were_not_taken_back() {
    let [a, b, c] = first_moves(3).try_into().expect("three");
    check(&[a, b, c], Ok((3, Outcome::Playing)));
    check(
        &[a, b, Entry::Undo, Entry::Undo, Entry::Redo],
        Ok((1, Outcome::Playing)),
    );
    check(
        &[a, b, Entry::Undo, Entry::Redo, c],
        Ok((3, Outcome::Playing)),
    );
}

#[test]
fn a_corrupt_log_names_the_entry_and_the_reason() {
    let [a, b] = first_moves(2).try_into().expect("two");
    check(&[Entry::Undo], Err((0, Illegal::NothingToUndo)));
    check(&[a, Entry::Redo], Err((1, Illegal::NothingToRedo)));
    check(
        &[a, Entry::Undo, Entry::Undo],
        Err((2, Illegal::NothingToUndo)),
    );
    check(
        &[a, b, Entry::Undo, a, Entry::Redo],
        Err((3, refusal(&[a], a))),
    );
    check(
        &[a, b, Entry::Move(Move::Shift)],
        Err((2, Illegal::NotStuck)),
    );
    check(
        &[a, Entry::GiveUp, Entry::Undo],
        Err((2, Illegal::GameOver)),
    );
    check(&[a, Entry::GiveUp, b], Err((2, Illegal::GameOver)));
    check(&[Entry::GiveUp, Entry::GiveUp], Err((1, Illegal::GameOver)));
    let text = record(&[a, Entry::Redo])
        .replay()
        .expect_err("corrupt")
        .to_string();
    assert_eq!(
        text,
        "entry 1 (redo) can't be played: there is no move to redo"
    );
}

fn refusal(entries: &[Entry], next: Entry) -> Illegal {
    let game = record(entries).replay().expect("legal so far");
    game.check(next).expect_err("the same card has moved")
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let [a, b] = first_moves(2).try_into().expect("two");
    check(
        &[a, Entry::Undo, a, Entry::Redo],
        Err((3, Illegal::NothingToRedo)),
    );
    check(
        &[a, b, Entry::Undo, b, Entry::Redo],
        Err((4, Illegal::NothingToRedo)),
    );
}

#[test]
fn a_game_that_was_given_up_keeps_its_score_and_has_no_moves() {
    let mut entries = first_moves(3);
    let score = record(&entries).replay().expect("legal").table().score();
    entries.push(Entry::GiveUp);
    let game = record(&entries)
        .replay()
        .expect("giving up is always possible");
    assert_eq!(
        (game.outcome(), game.table().score()),
        (Outcome::GivenUp, score)
    );
    assert!(game.legal_moves().is_empty());
    assert!(!game.is_open());
}

proptest! {
    #![proptest_config(play::config(100))]

    #[test]
    fn replaying_a_log_gives_the_game_that_wrote_it(
        options in play::options(),
        number in 0..1_u64 << 63,
        choices in play::choices(200),
    ) {
        let deal = data::deal(number);
        let mut record = Record { options, deal, entries: Vec::new() };
        let mut game = record.replay().expect("a fresh deal");
        for choice in choices {
            let entry = match choice % 11 {
                0 | 1 => Entry::Undo,
                2 => Entry::Redo,
                _ => match play::pick(&game, choice / 11) {
                    Some(mv) => Entry::Move(mv),
                    None => Entry::Undo,
                },
            };
            if game.enter(entry).is_ok() {
                record.entries.push(entry);
            }
        }
        let log: Vec<String> = record.entries.iter().map(ToString::to_string).collect();
        let read = log.iter().map(|text| text.parse().expect("an entry")).collect();
        let again = Record { entries: read, ..record }.replay().expect("what was played plays");
        prop_assert_eq!(again.table(), game.table());
        prop_assert_eq!(again.line(), game.line());
        prop_assert_eq!(again.undos(), game.undos());
        prop_assert_eq!(again.outcome(), game.outcome());
    }

    #[test]
    fn options_are_written_and_read_back(options in play::options()) {
        let text = options.to_string();
        prop_assert_eq!(Options::parse(options.kind(), &text), Some(options));
        prop_assert_eq!(Options::parse(options.kind(), &format!("{text} ")), None);
    }
}
