//! Auto pressed from fresh deals to their ends.

use std::collections::HashSet;
use std::ops::Range;

use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Game, GameKind, Options, Outcome, Table};
use lunette::solver::{Advice, Budget, Memory};

use super::{crescent, is_lost, press};
use crate::data;

/// Presses Auto from each fresh deal to the end, and counts the games it wins.
fn check_deals(options: Options, numbers: Range<u64>, budget: Budget) -> usize {
    let won = |&number: &u64| {
        let mut game = Game::new(data::dealt(options, number));
        let end = press(&mut game, &Memory::new(budget));
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
            Outcome::Playing
                if options.kind() == GameKind::WaningMoon && end == Advice::NothingNew =>
            {
                false
            }
            Outcome::Playing => {
                assert_eq!(end, Advice::Concede, "{name}");
                assert!(is_lost(&game), "{name} is conceded");
                false
            }
            other @ Outcome::GivenUp => panic!("{name} ends {other:?}, {end:?}"),
        }
    };
    numbers.filter(won).count()
}

#[test]
fn classic_deals_end_and_nearly_all_are_won() {
    let won = check_deals(crescent(Preset::Classic), 0..40, Budget(500_000));
    assert!(won >= 36, "{won} of 40");
}

#[test]
fn plain_deals_end_and_most_are_won() {
    let won = check_deals(crescent(Preset::Plain), 0..20, Budget(300_000));
    assert!(won >= 11, "{won} of 20");
}

#[test]
fn deals_end_even_if_auto_hardly_thinks() {
    for options in Preset::ALL.map(crescent) {
        for budget in [0, 2_000] {
            check_deals(options, 60..85, Budget(budget));
        }
    }
}

#[test]
fn deals_end_under_every_combination_of_options() {
    for options in CrescentOptions::all().filter(|options| options.as_preset().is_none()) {
        check_deals(Options::Crescent(options), 1_000..1_008, Budget(50_000));
    }
}

#[test]
fn sixty_deals_of_waning_moon_end() {
    let options = Options::default_of(GameKind::WaningMoon);
    check_deals(options, 0..60, Budget(4_000));
}

#[test]
fn sixty_deals_of_crazy_quilt_end_under_both_options() {
    for options in Options::all_of(GameKind::CrazyQuilt) {
        check_deals(options, 0..60, Budget(4_000));
    }
}
