//! The solver: its lines win on the plain table, and what it calls lost is lost.

use std::collections::HashSet;

use lunette::cards::{Card, Rank, shuffle};
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::crescent::{Crescent, PILES};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrazyQuiltOptions, CrescentOptions, Preset};
use lunette::rules::{Cell, GameKind, Options, Status, Table};
use lunette::solver::{Budget, Solver, Verdict, solve};

use crate::data;

fn crescent(preset: Preset) -> Options {
    Options::Crescent(CrescentOptions::preset(preset))
}

/// How many of the deals are won within the budget. Every line is played on the plain table.
fn check_deals(options: Options, numbers: std::ops::Range<u64>, budget: Budget) -> usize {
    let won = |&number: &u64| {
        let table = data::dealt(options, number);
        let name = format!("{:?} {options} {number}", options.kind());
        match solve(&table, budget) {
            Verdict::Won(line) => {
                assert_eq!(replayed(&table, &line), Status::Won, "{name}");
                assert!(line.len() < 300, "{name} takes {}", line.len());
                true
            }
            Verdict::Lost => panic!("{name} is called lost"),
            Verdict::GaveUp => false,
        }
    };
    numbers.filter(won).count()
}

fn replayed(table: &Table, line: &[lunette::rules::Move]) -> Status {
    let mut table = table.clone();
    for &mv in line {
        assert_eq!(table.status(), Status::Playing);
        table.play(mv).expect("every move of a line is legal");
    }
    table.status()
}

#[test]
fn winning_lines_of_both_presets_replay() {
    let budget = Budget(1_000_000);
    let classic = check_deals(crescent(Preset::Classic), 1..41, budget);
    assert!(classic >= 36, "{classic} of 40");
    let plain = check_deals(crescent(Preset::Plain), 1..41, budget);
    assert!(plain >= 16, "{plain} of 40");
}

#[test]
fn winning_lines_replay_under_every_combination_of_options() {
    for options in Options::all_of(GameKind::Crescent) {
        let won = check_deals(options, 100..106, Budget(500_000));
        assert!(won > 0, "{options}");
    }
}

#[test]
fn winning_lines_of_crazy_quilt_replay_under_both_options() {
    for options in Options::all_of(GameKind::CrazyQuilt) {
        let won = check_deals(options, 1..31, Budget(1_000_000));
        assert!(won >= 22, "{won} of 30 with {options}");
    }
}

#[test]
fn the_same_position_gets_the_same_answer_whole_or_in_slices() {
    for number in 1..6 {
        let table = data::dealt(crescent(Preset::Plain), number);
        let whole = solve(&table, Budget(300_000));
        assert_eq!(solve(&table, Budget(300_000)), whole);
        let mut solver = Solver::new(&table);
        let mut sliced = Verdict::GaveUp;
        while sliced == Verdict::GaveUp && solver.nodes() < 300_000 {
            sliced = solver.go_on(Budget(10_000));
        }
        assert_eq!(sliced, whole);
    }
}

#[test]
fn a_search_in_short_pieces_finds_the_line_that_one_in_a_piece_finds() {
    // Of Waning Moon, whose lines are made shorter for long.
    let options = Options::default_of(GameKind::WaningMoon);
    for number in 1..4 {
        let table = data::dealt(options, number);
        let Verdict::Won(whole) = solve(&table, Budget(2_000_000)) else {
            continue;
        };
        let mut solver = Solver::new(&table);
        let mut pieces = 0;
        let line = loop {
            let before = solver.nodes();
            let verdict = solver.go_on_briefly(Budget(1_000));
            // The last playout of a piece is played to its end.
            assert!(solver.nodes() - before < 2_000, "a piece is short");
            pieces += 1;
            match verdict {
                Verdict::GaveUp => {}
                Verdict::Won(line) => break line,
                Verdict::Lost => panic!("deal {number} is won"),
            }
        };
        assert_eq!(line, whole);
        assert!(pieces > 100, "most of them make the line shorter");
    }
}

#[test]
fn finished_games_need_no_search() {
    let options = CrescentOptions::preset(Preset::Plain);
    let won = late(options, [(0, 0); 4], 3, 1, 0);
    assert_eq!(solve(&won, Budget(0)), Verdict::Won(Vec::new()));
    // Two cards of each suit, each of the two on the wrong side of the other.
    let text = "case x\nrules plain\np1 KC QC\nfA JC KD KH KS\nfK AC AD AH AS\nshifts 0\nexpect\n";
    let table = data::cases(text).remove(0).table;
    assert!(matches!(solve(&table, Budget(100)), Verdict::Won(line) if line.len() == 2));
    let stuck = "case x\nrules plain\np1 QC KC\nfA JC KD KH KS\nfK AC AD AH AS\nshifts 0\nexpect\n";
    let table = data::cases(stuck).remove(0).table;
    assert_eq!(solve(&table, Budget(0)), Verdict::Lost);
}

/// The cards that foundations with these tops lack.
fn out_of(tops: [[Rank; 2]; 4]) -> Vec<Card> {
    let up = |card: &Card| card.rank > tops[card.suit.index()][0];
    let down = |card: &Card| card.rank < tops[card.suit.index()][1];
    let up = Card::deck().filter(up);
    up.chain(Card::deck().filter(down)).collect()
}

/// A position of Crescent near the end: for each suit how many cards its two foundations lack, on so many piles, mixed by number.
fn late(
    options: CrescentOptions,
    lacking: [(u8, u8); 4],
    piles: usize,
    number: u64,
    shifts: u8,
) -> Table {
    let rank = |number| Rank::new(number).expect("1 to 13");
    let tops = lacking.map(|(up, down)| [rank(13 - up), rank(1 + down)]);
    let mut cards = out_of(tops);
    shuffle(&mut cards, data::deal(number), "late");
    let mut found: [Vec<Card>; PILES] = Default::default();
    for (at, card) in cards.into_iter().enumerate() {
        found[at % piles].push(card);
    }
    let foundations = Foundations::with_tops(tops);
    Table::Crescent(Crescent::from_parts(options, found, foundations, shifts))
}

/// Whether the position can be won, by trying everything on the plain table; `None` if that is too much.
fn brute(table: &Table) -> Option<bool> {
    let mut seen = HashSet::from([table.clone()]);
    let mut queue = vec![table.clone()];
    while let Some(table) = queue.pop() {
        if table.status() == Status::Won {
            return Some(true);
        }
        for mv in table.legal_moves() {
            let mut next = table.clone();
            next.play(mv).expect("a listed move plays");
            if seen.insert(next.clone()) {
                queue.push(next);
            }
        }
        if seen.len() > 3_000 {
            return None;
        }
    }
    Some(false)
}

/// What the suits lack in the late position of this number: few cards of each, or one suit that has met or is near
/// it, with its transfers, and few cards of another.
fn lacking(number: u64) -> [(u8, u8); 4] {
    let digit = |place: u32, base: u64| {
        u8::try_from(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (8 * place) & 255)
            .expect("a byte")
            % u8::try_from(base).expect("small")
    };
    if number.is_multiple_of(3) {
        let ace = 1 + digit(1, 12);
        let apart = digit(2, 2);
        let king = (ace + 1 + apart).min(13);
        let met = (13 - ace, king - 1);
        [met, (digit(3, 3), digit(4, 2)), (0, 0), (0, 0)]
    } else {
        std::array::from_fn(|suit| {
            let place = 2 * u32::try_from(suit).expect("four suits");
            (digit(place, 4), digit(place + 1, 4))
        })
    }
}

/// Compares the solver with trying everything. How many positions are won, and how many lost.
fn check_late(numbers: std::ops::Range<u64>, late: impl Fn(u64) -> Table) -> (usize, usize) {
    let (mut won, mut lost) = (0, 0);
    for number in numbers {
        let table = late(number);
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
    let all: Vec<CrescentOptions> = CrescentOptions::all().collect();
    let late = |number: u64| {
        let options = all[usize::try_from(number).expect("small") % 8];
        let piles = 2 + usize::try_from(number / 8 % 7).expect("small");
        let shifts = u8::try_from(number / 56 % 3).expect("small");
        late(options, lacking(number), piles, number, shifts)
    };
    let (won, lost) = check_late(0..4_000, late);
    assert!(won > 800 && lost > 800, "{won} won, {lost} lost");
    assert!(won + lost > 3_000, "{won} won, {lost} lost");
}

/// A position of Crazy Quilt near the end: what its foundations lack lies in so many cells here and there, then on the
/// waste and in the stock, mixed by number.
fn late_quilt(options: CrazyQuiltOptions, number: u64, redeals: u8) -> Table {
    let rank = |number| Rank::new(number).expect("1 to 13");
    let tops = lacking(number).map(|(up, down)| [rank(13 - up), rank(1 + down)]);
    let mut cards = out_of(tops);
    shuffle(&mut cards, data::deal(number), "late");
    let index = |count: u64| usize::try_from(number / 7 % count).expect("small");
    let cells: Vec<Cell> = Cell::all().collect();
    let (first, apart) = (index(64), 2 * index(5) + 1);
    let order = (0..64).map(|at| cells[(first + at * apart) % 64]);
    let in_quilt = cards.len() * (index(3) + 1) / 4;
    let mut quilt = [None; Cell::COUNT];
    for (cell, card) in order.zip(cards.drain(..in_quilt)) {
        quilt[cell.index()] = Some(card);
    }
    let waste = cards.split_off(cards.len() * index(4) / 3);
    let foundations = Foundations::with_tops(tops);
    let stacks = (cards, waste);
    Table::CrazyQuilt(CrazyQuilt::from_parts(
        options,
        quilt,
        stacks,
        foundations,
        redeals,
    ))
}

#[test]
fn on_thousands_of_late_quilts_it_agrees_with_trying_everything() {
    let options: Vec<CrazyQuiltOptions> = CrazyQuiltOptions::all().collect();
    let late = |number: u64| {
        let place = usize::try_from(number % 2).expect("small");
        late_quilt(options[place], number, u8::from(number % 4 < 2))
    };
    let (won, lost) = check_late(0..4_000, late);
    assert!(won > 500 && lost > 500, "{won} won, {lost} lost");
    assert!(won + lost > 2_500, "{won} won, {lost} lost");
}
