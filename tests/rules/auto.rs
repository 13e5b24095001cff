//! Auto: it never goes back, and pressed again and again it comes to an end.

use std::collections::HashSet;
use std::ops::Range;

use lunette::cards::shuffle;
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::options::{CrescentOptions, Preset};
use lunette::rules::{Cell, Entry, Game, GameKind, Move, Options, Outcome, Table};
use lunette::solver::{Advice, Budget, Memory, Verdict, auto, solve};
use proptest::prelude::*;

use crate::{data, play, tables};

fn crescent(preset: Preset) -> Options {
    Options::Crescent(CrescentOptions::preset(preset))
}

/// A memory whose searches are short, so that many games can be tried.
fn hasty() -> Memory {
    Memory::new(Budget(4_000))
}

/// What Auto says when it is pressed for the first time.
fn advice(game: &Game) -> Advice {
    auto(game, 0, &hasty())
}

/// Presses Auto until it has nothing more to play.
fn press(game: &mut Game, memory: &Memory) -> Advice {
    for run in 0..1_000 {
        match auto(game, run, memory) {
            Advice::Play(mv) => game.enter(Entry::Move(mv)).expect("advice is legal"),
            end => return end,
        }
    }
    panic!("Auto goes on for ever");
}

/// Whether the solver proves the game lost.
fn is_lost(game: &Game) -> bool {
    solve(game.table(), Budget(10_000_000)) == Verdict::Lost
}

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

/// The table with the cards that lie face down in another order.
fn mixed(table: &Table, salt: u64) -> Table {
    let Table::CrazyQuilt(quilt) = table else {
        panic!("a quilt")
    };
    let mut stock = quilt.stock().face_down_cards().to_vec();
    shuffle(&mut stock, data::deal(salt), "face-down");
    let mut cells = Cell::all().map(|cell| quilt.cell(cell));
    Table::CrazyQuilt(CrazyQuilt::from_parts(
        quilt.options(),
        std::array::from_fn(|_| cells.next().expect("64 cells")),
        (stock, quilt.waste().to_vec()),
        quilt.foundations().clone(),
        quilt.redeals_left(),
    ))
}

#[test]
fn quilts_that_differ_only_face_down_get_the_same_advice() {
    let mut tried = 0;
    for (number, options) in (0..).zip(Options::all_of(GameKind::CrazyQuilt)) {
        let mut game = Game::new(data::dealt(options, 40 + number));
        while game.legal_moves().contains(&Move::Deal) && game.line().len() < 60 {
            let memory = || Memory::new(Budget(40_000));
            let told = auto(&game, 0, &memory());
            for salt in 0..2 {
                let other = Game::new(mixed(game.table(), salt));
                tried += usize::from(other.table() != game.table());
                assert_eq!(auto(&other, 0, &memory()), told, "{}", game.line().len());
            }
            let Advice::Play(mv) = told else {
                panic!("a card can be dealt")
            };
            game.enter(Entry::Move(mv)).expect("advice is legal");
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn a_quilt_whose_stock_is_known_is_won_to_its_end() {
    // The waste lies in an order that only the redeal mends.
    let text = "case x\ngame crazy-quilt\nwaste TC JC QC KC\nfA 9C KD KH KS\nfK AC AD AH AS\nredeals 1\nexpect\n";
    let mut game = Game::new(data::cases(text).remove(0).table);
    assert_eq!(tables::all_cards(game.table()).len(), 104);
    assert_eq!(press(&mut game, &hasty()), Advice::NothingNew);
    assert_eq!(game.outcome(), Outcome::Won);
    assert!(game.line().contains(&Move::Redeal));
}

#[test]
fn the_same_game_gets_the_same_advice_whatever_was_remembered() {
    // Not won at once with so little thought, so that plans are changed on the way.
    for number in 0..6 {
        let mut game = Game::new(data::dealt(crescent(Preset::Plain), number));
        let remembering = hasty();
        for run in 0..400 {
            let advice = auto(&game, run, &remembering);
            if run % 7 == 0 {
                assert_eq!(auto(&game, run, &hasty()), advice, "{number}, move {run}");
            }
            let Advice::Play(mv) = advice else { break };
            game.enter(Entry::Move(mv)).expect("advice is legal");
        }
    }
}

#[test]
fn a_line_that_wins_is_followed_to_its_end() {
    let table = data::dealt(crescent(Preset::Classic), 8);
    let Verdict::Won(line) = solve(&table, Budget(500_000)) else {
        panic!("this deal is won in a moment")
    };
    let mut game = Game::new(table);
    // A memory of its own for each press, as after a restart.
    for (run, &mv) in line.iter().enumerate().take(40) {
        let advice = auto(&game, run, &Memory::new(Budget(500_000)));
        assert_eq!(advice, Advice::Play(mv), "move {run}");
        game.enter(Entry::Move(mv)).expect("legal");
    }
}

#[test]
fn a_proven_loss_is_conceded_while_moves_are_left() {
    // The queen lies on the king that must go first; the eights of spades can still be moved, to no avail.
    let spades = "p2 9S\np3 8S\np4 8S 7S\n";
    let text = format!(
        "case x\nrules plain\np1 QC KC\n{spades}fA JC KD KH KS\nfK AC AD AH AS\nshifts 0\nexpect\n"
    );
    let mut game = Game::new(data::cases(&text).remove(0).table);
    assert_eq!(game.outcome(), Outcome::Playing);
    let memory = Memory::new(Budget(100_000));
    assert_eq!(auto(&game, 0, &memory), Advice::Concede);
    assert_eq!(press(&mut game, &memory), Advice::Concede);
}

#[test]
fn a_closed_game_gets_no_advice_and_a_lost_one_is_conceded() {
    let mut game = Game::new(data::dealt(crescent(Preset::Classic), 7));
    game.enter(Entry::GiveUp).expect("always possible");
    assert_eq!(advice(&game), Advice::NothingNew);

    let mut game = position("p1 AC\np2 KC", "QC", "2C", 0);
    assert_eq!(press(&mut game, &hasty()), Advice::NothingNew);
    assert_eq!(game.outcome(), Outcome::Won);

    let mut game = Game::new(data::dealt(crescent(Preset::Plain), 82));
    for line in data::lines(include_str!("../data/crescent-plain-lost.txt")).skip(1) {
        if advice(&game) == Advice::Concede {
            assert!(is_lost(&game), "Auto gives up while the game can be won");
        }
        game.enter(line.parse().expect("an entry")).expect("legal");
    }
    assert_eq!(advice(&game), Advice::Concede);
    game.enter(Entry::Undo)
        .expect("a lost game can be reopened");
    assert_eq!(game.outcome(), Outcome::Playing);
    assert!(advice(&game) != Advice::NothingNew);
}

#[test]
fn after_an_undo_another_move_is_played_where_there_is_a_choice() {
    let mut game = Game::new(data::dealt(crescent(Preset::Classic), 7));
    for _ in 0..40 {
        let Advice::Play(first) = advice(&game) else {
            panic!("the game has only begun")
        };
        game.enter(Entry::Move(first)).expect("advice is legal");
        game.enter(Entry::Undo).expect("a move was played");
        let Advice::Play(second) = advice(&game) else {
            panic!("a move is left")
        };
        let leads_back = |mv: &Move| {
            let mut next = game.table().clone();
            next.play(*mv).expect("a listed move plays");
            game.positions().any(|had| had == next)
        };
        let mut others = game.legal_moves();
        others.retain(|mv| *mv != first && !leads_back(mv));
        assert!(
            second != first || others.is_empty(),
            "{first}, not {others:?}"
        );
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
    assert_eq!(advice(&game), Advice::Play(only[0]));
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
