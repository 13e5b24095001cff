//! Whole games, move by move, to their end.

use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Entry, Game, GameKind, Illegal, Move, Options, Outcome, Record, Table};

use crate::data;

fn crescent(preset: Preset) -> Options {
    Options::Crescent(CrescentOptions::preset(preset))
}

fn record(options: Options, text: &str) -> Record {
    let mut lines = data::lines(text);
    let deal = lines
        .next()
        .expect("a deal number")
        .parse()
        .expect("a number");
    Record {
        options,
        deal: data::deal(deal),
        entries: lines.map(|line| line.parse().expect("an entry")).collect(),
    }
}

#[track_caller]
fn check(options: Options, text: &str, expect: Outcome) -> Game {
    let record = record(options, text);
    for end in 0..record.entries.len() {
        let entries = record.entries[..end].to_vec();
        let before = Record {
            entries,
            ..record.clone()
        };
        let outcome = before.replay().map(|game| game.outcome());
        assert_eq!(outcome, Ok(Outcome::Playing), "after {end} moves");
    }
    let game = record.replay().expect("every move is legal");
    assert_eq!(game.outcome(), expect);
    assert!(game.legal_moves().is_empty());
    game
}

fn played(game: &Game, turn: Move) -> usize {
    game.line().iter().filter(|&&mv| mv == turn).count()
}

fn shifts(game: &Game) -> usize {
    played(game, Move::Shift)
}

fn transfers(game: &Game) -> usize {
    let transfer = |mv: &&Move| matches!(mv, Move::Transfer { .. });
    game.line().iter().filter(transfer).count()
}

#[test]
fn a_classic_game_with_shifts_and_transfers_is_won_and_closed() {
    let text = include_str!("../data/crescent-classic-won.txt");
    let mut game = check(crescent(Preset::Classic), text, Outcome::Won);
    assert!(shifts(&game) > 0 && transfers(&game) > 0);
    assert_eq!(game.table().score(), 104);
    for entry in [
        Entry::Undo,
        Entry::Redo,
        Entry::GiveUp,
        Entry::Move(Move::Shift),
    ] {
        assert_eq!(game.enter(entry), Err(Illegal::GameOver));
    }
}

#[test]
fn a_plain_game_with_shifts_is_won() {
    let text = include_str!("../data/crescent-plain-won.txt");
    let game = check(crescent(Preset::Plain), text, Outcome::Won);
    assert!(shifts(&game) > 0 && transfers(&game) == 0);
    assert_eq!(game.table().score(), 104);
}

#[test]
fn a_game_lost_by_rule_has_used_its_shifts_and_an_undo_reopens_it() {
    for (preset, text) in [
        (
            Preset::Classic,
            include_str!("../data/crescent-classic-lost.txt"),
        ),
        (
            Preset::Plain,
            include_str!("../data/crescent-plain-lost.txt"),
        ),
    ] {
        let mut game = check(crescent(preset), text, Outcome::Lost);
        let Table::Crescent(table) = game.table() else {
            panic!("Crescent stays Crescent")
        };
        assert_eq!((shifts(&game), table.shifts_left()), (3, 0));
        assert!(game.is_open());
        assert_eq!(game.enter(Entry::Undo), Ok(()));
        assert_eq!(game.outcome(), Outcome::Playing);
        assert_eq!(game.enter(Entry::Redo), Ok(()));
        assert_eq!(game.outcome(), Outcome::Lost);
    }
}

#[test]
fn a_game_of_waning_moon_is_won_and_closed() {
    let options = Options::default_of(GameKind::WaningMoon);
    let text = include_str!("../data/waning-moon-won.txt");
    let mut game = check(options, text, Outcome::Won);
    assert!(played(&game, Move::Deal) <= 52);
    assert_eq!(game.table().score(), 104);
    assert_eq!(game.enter(Entry::Undo), Err(Illegal::GameOver));
}

#[test]
fn a_game_of_waning_moon_is_lost_when_the_stock_is_dealt_and_no_card_moves() {
    let options = Options::default_of(GameKind::WaningMoon);
    let text = include_str!("../data/waning-moon-lost.txt");
    let mut game = check(options, text, Outcome::Lost);
    assert_eq!(played(&game, Move::Deal), 52);
    assert!(game.is_open());
    assert_eq!(game.enter(Entry::Undo), Ok(()));
    assert_eq!(game.outcome(), Outcome::Playing);
    assert_eq!(game.enter(Entry::Redo), Ok(()));
    assert_eq!(game.outcome(), Outcome::Lost);
}

#[test]
fn a_game_of_crazy_quilt_is_won_after_its_redeal() {
    let options = Options::default_of(GameKind::CrazyQuilt);
    let text = include_str!("../data/crazy-quilt-won.txt");
    let game = check(options, text, Outcome::Won);
    assert_eq!(played(&game, Move::Redeal), 1);
    assert_eq!(game.table().score(), 104);
}

#[test]
fn a_game_of_crazy_quilt_is_lost_after_its_redeal() {
    let options = Options::default_of(GameKind::CrazyQuilt);
    let text = include_str!("../data/crazy-quilt-lost.txt");
    let mut game = check(options, text, Outcome::Lost);
    assert_eq!(played(&game, Move::Redeal), 1);
    assert_eq!(game.enter(Entry::Undo), Ok(()));
    assert_eq!(game.outcome(), Outcome::Playing);
}
