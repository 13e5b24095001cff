//! Which move Auto plays: along its plan, after an undo, and when nothing is left to play.

use lunette::rules::options::Preset;
use lunette::rules::{Entry, Game, Move, Outcome};
use lunette::solver::{Advice, Budget, Memory, Verdict, auto, solve};

use super::{advice, crescent, hasty, is_lost, position, press};
use crate::data;

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
    for line in data::lines(include_str!("../../data/crescent-plain-lost.txt")).skip(1) {
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
