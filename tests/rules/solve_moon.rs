//! The solver in Waning Moon: its lines win on the plain table, and what it calls lost is lost.

use std::collections::HashSet;

use lunette::cards::shuffle;
use lunette::rules::waning_moon::WaningMoon;
use lunette::rules::{Entry, Game, GameKind, Move, Options, Outcome, Status, Table};
use lunette::solver::{Advice, Budget, Memory, Solver, Verdict, auto, solve};

use crate::data;

fn dealt(number: u64) -> Table {
    data::dealt(Options::default_of(GameKind::WaningMoon), number)
}

fn replayed(table: &Table, line: &[Move]) -> Status {
    let mut table = table.clone();
    for &mv in line {
        assert_eq!(table.status(), Status::Playing);
        table.play(mv).expect("every move of a line is legal");
    }
    table.status()
}

#[test]
fn most_deals_are_won_by_lines_that_replay() {
    let mut lens = Vec::new();
    for number in 1..41 {
        let table = dealt(number);
        match solve(&table, Budget(500_000)) {
            Verdict::Won(line) => {
                assert_eq!(replayed(&table, &line), Status::Won, "{number}");
                lens.push(line.len());
            }
            Verdict::Lost => panic!("{number} is called lost"),
            Verdict::GaveUp => {}
        }
    }
    lens.sort_unstable();
    assert!(lens.len() >= 34, "{} of 40", lens.len());
    assert!(lens[lens.len() / 2] < 220, "{lens:?}");
}

#[test]
fn the_same_position_gets_the_same_answer_whole_or_in_slices() {
    for number in 28..33 {
        let table = dealt(number);
        let whole = solve(&table, Budget(400_000));
        assert_eq!(solve(&table, Budget(400_000)), whole);
        let mut solver = Solver::new(&table);
        let mut sliced = Verdict::GaveUp;
        while sliced == Verdict::GaveUp && solver.nodes() < 400_000 {
            sliced = solver.go_on(Budget(10_000));
        }
        assert_eq!(sliced, whole);
    }
}

/// Positions of a deal in which few moves are left: some late on a line that wins or a little astray from it, and some
/// in which nearly all was dealt without a plan.
fn late(number: u64) -> Vec<Table> {
    let table = dealt(number);
    let Verdict::Won(line) = solve(&table, Budget(50_000)) else {
        return Vec::new();
    };
    let on_line = (0..30_usize).map(|late| {
        let kept = line.len() * (68 + late * 37 % 30) / 100;
        let mut table = table.clone();
        line[..kept]
            .iter()
            .for_each(|&mv| table.play(mv).expect("it wins"));
        (0..late % 8).for_each(|step| astray(&mut table, step * 7_919 + late * 31));
        table
    });
    let dealt_out = (0..22_usize).map(|late| {
        let mut table = table.clone();
        let mut step = late * 1_009;
        while stock_len(&table) > late % 3 {
            astray(&mut table, step);
            step += 7_919;
        }
        table
    });
    on_line
        .chain(dealt_out)
        .filter(|table| table.status() == Status::Playing)
        .collect()
}

fn stock_len(table: &Table) -> usize {
    let Table::WaningMoon(table) = table else {
        panic!("a table of Waning Moon");
    };
    table.stock_len()
}

/// Plays any move, but more often than not a deal.
fn astray(table: &mut Table, mix: usize) {
    let legal = table.legal_moves();
    let deal = legal.contains(&Move::Deal) && !mix.is_multiple_of(3);
    let any = mix.checked_rem(legal.len()).map(|at| legal[at]);
    if let Some(mv) = if deal { Some(Move::Deal) } else { any } {
        table.play(mv).expect("a listed move plays");
    }
}

/// Whether the position can be won, by trying everything on the plain table; `None` if that is too much.
fn brute(table: &Table) -> Option<bool> {
    let mut seen = HashSet::from([table.clone()]);
    let mut queue = vec![table.clone()];
    while let Some(table) = queue.pop() {
        if table.status() == Status::Won {
            return Some(true);
        }
        // Those home are listed first, and tried first.
        for mv in table.legal_moves().into_iter().rev() {
            let mut next = table.clone();
            next.play(mv).expect("a listed move plays");
            if seen.insert(next.clone()) {
                queue.push(next);
            }
        }
        if seen.len() > 1_000 {
            return None;
        }
    }
    Some(false)
}

/// Compares the solver with trying everything. How many positions are won, and how many lost.
fn check_late(numbers: std::ops::Range<u64>) -> (usize, usize) {
    let (mut won, mut lost) = (0, 0);
    for (number, table) in
        numbers.flat_map(|number| late(number).into_iter().map(move |late| (number, late)))
    {
        let Some(can_be_won) = brute(&table) else {
            continue;
        };
        match solve(&table, Budget(1_000_000)) {
            Verdict::Won(line) => {
                assert!(can_be_won, "{number}");
                assert_eq!(replayed(&table, &line), Status::Won, "{number}");
                won += 1;
            }
            Verdict::Lost => {
                assert!(!can_be_won, "{number} is called lost: {table:?}");
                lost += 1;
            }
            Verdict::GaveUp => panic!("{number} has a small space, and no verdict"),
        }
    }
    (won, lost)
}

#[test]
fn on_thousands_of_late_positions_it_agrees_with_trying_everything() {
    let (won, lost) = check_late(0..100);
    assert!(won > 500 && lost > 1_100, "{won} won, {lost} lost");
}

/// The table with the cards that lie face down in another order.
fn restocked(table: &Table, salt: u64) -> Table {
    let Table::WaningMoon(table) = table else {
        panic!("a table of Waning Moon");
    };
    let mut stock = table.stock().face_down_cards().to_vec();
    shuffle(&mut stock, data::deal(salt), "restocked");
    Table::WaningMoon(WaningMoon::from_parts(
        table.piles().clone(),
        stock,
        table.waste().to_vec(),
        table.foundations().clone(),
    ))
}

#[test]
fn tables_that_differ_only_face_down_get_the_same_advice() {
    // Enough to look ahead. Each is asked with a memory of its own, or the second would be told what the first was.
    let told = |table: &Table| {
        let memory = Memory::new(Budget(100_000));
        auto(&Game::new(table.clone()), 0, &memory)
    };
    let mut tried = 0;
    for number in 0..4 {
        let mut table = dealt(number);
        for step in 0..40 {
            let advice = told(&table);
            let other = restocked(&table, step);
            tried += usize::from(other != table);
            assert_eq!(told(&other), advice, "{number}, {step}");
            let Advice::Play(mv) = advice else { break };
            table.play(mv).expect("advice is legal");
        }
    }
    assert!(tried > 140, "{tried}");
}

#[test]
fn auto_wins_most_games_and_concedes_only_what_is_lost() {
    let memory = Memory::new(Budget(250_000));
    let mut won = 0;
    for number in 400..412 {
        let mut game = Game::new(dealt(number));
        let end = loop {
            match auto(&game, game.line().len(), &memory) {
                Advice::Play(mv) => game.enter(Entry::Move(mv)).expect("advice is legal"),
                end => break end,
            }
        };
        won += u32::from(game.outcome() == Outcome::Won);
        if end == Advice::Concede {
            let Table::WaningMoon(table) = game.table() else {
                panic!("a table of Waning Moon");
            };
            assert!(table.stock().is_empty(), "{number}");
            assert_eq!(
                solve(game.table(), Budget(5_000_000)),
                Verdict::Lost,
                "{number}"
            );
        }
    }
    assert!(won >= 9, "{won} of 12");
}
