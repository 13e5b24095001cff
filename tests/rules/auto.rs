//! Auto: it never goes back, and pressed again and again it comes to an end.

use std::collections::HashSet;
use std::ops::Range;

use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Entry, Game, GameKind, Move, Options, Outcome, Table};
use lunette::solver::{Advice, auto};
use proptest::prelude::*;

use crate::{data, play, tables};

fn crescent(preset: Preset) -> Options {
    Options::Crescent(CrescentOptions::preset(preset))
}

/// Presses Auto until it has nothing more to play.
fn press(game: &mut Game) -> Advice {
    loop {
        match auto(game) {
            Advice::Play(mv) => game.enter(Entry::Move(mv)).expect("advice is legal"),
            end => return end,
        }
        assert!(game.line().len() <= 1_000, "Auto goes on for ever");
    }
}

/// Presses Auto from each fresh deal to the end, and counts the games it wins.
fn check_deals(options: Options, numbers: Range<u64>) -> usize {
    let won = |&number: &u64| {
        let mut game = Game::new(data::dealt(options, number));
        let end = press(&mut game);
        let name = format!("{:?} {options} {number}", options.kind());
        assert!(
            game.line().len() <= 500,
            "{name} takes {}",
            game.line().len()
        );
        let positions: Vec<Table> = game.positions().collect();
        let once: HashSet<&Table> = positions.iter().collect();
        assert_eq!(once.len(), positions.len(), "{name} repeats a position");
        match game.outcome() {
            Outcome::Won => true,
            Outcome::Lost => {
                assert_eq!(end, Advice::Concede, "{name}");
                false
            }
            // Only cards that go back and forth are left.
            Outcome::Playing if options.kind() == GameKind::WaningMoon => {
                assert_eq!(end, Advice::NothingNew, "{name}");
                false
            }
            other => panic!("{name} ends {other:?}, {end:?}"),
        }
    };
    numbers.filter(won).count()
}

#[test]
fn five_hundred_classic_deals_end_and_over_half_are_won() {
    assert!(check_deals(crescent(Preset::Classic), 0..500) > 250);
}

#[test]
fn five_hundred_more_classic_deals_end() {
    check_deals(crescent(Preset::Classic), 500..1_000);
}

#[test]
fn five_hundred_plain_deals_end_and_some_are_won() {
    assert!(check_deals(crescent(Preset::Plain), 0..500) > 75);
}

#[test]
fn five_hundred_more_plain_deals_end() {
    check_deals(crescent(Preset::Plain), 500..1_000);
}

#[test]
fn deals_end_under_every_combination_of_options() {
    for options in CrescentOptions::all().filter(|options| options.as_preset().is_none()) {
        check_deals(Options::Crescent(options), 1_000..1_030);
    }
}

#[test]
fn sixty_deals_of_waning_moon_end() {
    check_deals(Options::default_of(GameKind::WaningMoon), 0..60);
}

#[test]
fn sixty_deals_of_crazy_quilt_end_under_both_options() {
    for options in Options::all_of(GameKind::CrazyQuilt) {
        check_deals(options, 0..60);
    }
}

#[test]
fn the_same_game_gets_the_same_advice() {
    let game = Game::new(data::dealt(crescent(Preset::Classic), 7));
    assert_eq!(auto(&game), auto(&game.clone()));
}

#[test]
fn a_closed_game_gets_no_advice_and_a_lost_one_is_conceded() {
    let mut game = Game::new(data::dealt(crescent(Preset::Classic), 7));
    game.enter(Entry::GiveUp).expect("always possible");
    assert_eq!(auto(&game), Advice::NothingNew);

    let mut game = position("p1 AC\np2 KC", "QC", "2C", 0);
    assert_eq!(press(&mut game), Advice::NothingNew);
    assert_eq!(game.outcome(), Outcome::Won);

    let mut game = Game::new(data::dealt(crescent(Preset::Plain), 82));
    for line in data::lines(include_str!("../data/crescent-plain-lost.txt")).skip(1) {
        let Advice::Play(_) = auto(&game) else {
            panic!("Auto gives up while a move is left")
        };
        game.enter(line.parse().expect("an entry")).expect("legal");
    }
    assert_eq!(auto(&game), Advice::Concede);
    game.enter(Entry::Undo)
        .expect("a lost game can be reopened");
    assert!(matches!(auto(&game), Advice::Play(_)));
}

#[test]
fn after_an_undo_another_move_is_played_where_there_is_a_choice() {
    let mut game = Game::new(data::dealt(crescent(Preset::Classic), 7));
    for _ in 0..40 {
        let Advice::Play(first) = auto(&game) else {
            panic!("the game has only begun")
        };
        game.enter(Entry::Move(first)).expect("advice is legal");
        game.enter(Entry::Undo).expect("a move was played");
        let Advice::Play(second) = auto(&game) else {
            panic!("a move is left")
        };
        assert!(second != first || game.legal_moves() == [first]);
        game.enter(Entry::Move(second)).expect("advice is legal");
    }
}

#[test]
fn a_single_move_that_was_undone_is_played_again() {
    // Only the four of clubs goes anywhere.
    let mut game = position("p1 KC QC JC TC 9C 8C 7C 6C 5C 4C", "3C", "AC", 0);
    let only = game.legal_moves();
    assert_eq!(only.len(), 1);
    game.enter(Entry::Move(only[0])).expect("listed");
    game.enter(Entry::Undo).expect("a move was played");
    assert_eq!(auto(&game), Advice::Play(only[0]));
}

/// A classic position of clubs and, with two more lines, spades; all other suits are home.
fn position(piles: &str, ace: &str, king: &str, shifts: u8) -> Game {
    let text = format!(
        "case x\nrules classic\n{piles}\nfA {ace} KD KH KS\nfK {king} AD AH AS\nshifts {shifts}\nexpect\n"
    );
    let case = data::cases(&text).remove(0);
    assert_eq!(tables::all_cards(&case.table).len(), 104);
    Game::new(case.table)
}

#[test]
fn a_suit_traded_back_and_forth_is_traded_the_other_way() {
    // The nine fits when the eight is on the ace foundation; the player went the wrong way and came back.
    let mut game = met("", "7C", "8C", "");
    for mv in ["fA fK C", "fK fA C"] {
        game.enter(mv.parse().expect("a move")).expect("legal");
    }
    let Advice::Play(mv) = auto(&game) else {
        panic!("the other way is new")
    };
    assert_eq!(mv.to_string(), "fK fA C");
    game.enter(Entry::Move(mv)).expect("advice is legal");
    assert_eq!(auto(&game), Advice::Play("p1 fA".parse().expect("a move")));
}

#[test]
fn when_every_way_on_was_traded_already_the_player_is_told() {
    let mut game = met("", "7C", "8C", "");
    for mv in ["fK fA C", "fA fK C"] {
        game.enter(mv.parse().expect("a move")).expect("legal");
    }
    assert_eq!(game.outcome(), Outcome::Playing);
    assert_eq!(auto(&game), Advice::NothingNew);
    // Taking the way back from the log opens it again.
    game.enter(Entry::Undo).expect("a move was played");
    assert_eq!(auto(&game), Advice::Play("p1 fA".parse().expect("a move")));
}

#[test]
fn another_suit_is_traded_when_that_makes_the_way_new() {
    let spades = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS ";
    let mut game = met(spades, "7C", "8C", "7S 8S");
    for mv in ["fK fA C", "fA fK C"] {
        game.enter(mv.parse().expect("a move")).expect("legal");
    }
    let before = game.line().len();
    press(&mut game);
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
    match auto(game) {
        Advice::Play(mv) => {
            prop_assert_eq!(game.outcome(), Outcome::Playing);
            let mut next = game.table().clone();
            prop_assert_eq!(next.play(mv), Ok(()));
            prop_assert!(game.positions().all(|had| had != next), "{} goes back", mv);
        }
        Advice::Concede => prop_assert_eq!(game.outcome(), Outcome::Lost),
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
            match (choice % 8, auto(&game)) {
                (0, _) => _ = game.enter(Entry::Undo),
                (1, _) => _ = game.enter(Entry::Redo),
                (2..=4, Advice::Play(mv)) => game.enter(Entry::Move(mv)).expect("legal"),
                _ => play::wander(&mut game, &[choice / 8]),
            }
        }
        let before = game.line().len();
        press(&mut game);
        prop_assert!(game.line().len() <= before + 500);
        prop_assert!(game.outcome() != Outcome::Playing || !leads_on(&game));
    }

    #[test]
    fn in_any_position_its_advice_is_sound(table in play::crescent_position(), choices in play::choices(12)) {
        let mut game = Game::new(table);
        for choice in choices {
            check_advice(&game)?;
            play::wander(&mut game, &[choice]);
        }
        check_advice(&game)?;
        press(&mut game);
    }
}
