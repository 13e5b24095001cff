//! The packed states of Crazy Quilt agree with the rules.

use super::CrazyQuiltRun;
use crate::cards::{Card, DealNumber, Rank, Suit, shuffle};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::foundations::Foundations;
use crate::rules::options::CrazyQuiltOptions;
use crate::rules::{Cell, Foundation, Move, Options, Place, Table};
use crate::solver::run::{Again, Code, Run};

fn deal(number: u64) -> DealNumber {
    DealNumber::new(number).expect("a small number")
}

fn quilt(table: &Table) -> &CrazyQuilt {
    match table {
        Table::CrazyQuilt(table) => table,
        Table::Crescent(_) | Table::WaningMoon(_) => panic!("a game stays what it is"),
    }
}

/// Plays the code's moves on the table.
fn follow(table: &CrazyQuilt, moves: &[Move]) -> Table {
    let mut next = Table::CrazyQuilt(table.clone());
    for &mv in moves {
        next.play(mv).expect("a code stands for legal moves");
    }
    next
}

fn every(run: &CrazyQuiltRun) -> Vec<Code> {
    let mut codes = Vec::new();
    run.every(&mut codes);
    codes
}

/// Every code stands for legal moves and leads where they lead, and no legal move but transfers is missing.
fn check(table: &CrazyQuilt) {
    let run = CrazyQuiltRun::new(table);
    let codes = every(&run);
    let legal = table.legal_moves();
    assert_eq!(codes.is_empty(), legal.is_empty());
    let plain = |mv: &&Move| !matches!(mv, Move::Transfer { .. });
    let firsts: Vec<Move> = codes.iter().map(|&code| run.moves(code)[0]).collect();
    assert!(legal.iter().filter(plain).all(|mv| firsts.contains(mv)));
    for code in codes {
        let next = follow(table, &run.moves(code));
        let mut run = CrazyQuiltRun::new(table);
        assert_eq!(run.again(code), Again::Plays(code));
        run.play(code);
        let new = CrazyQuiltRun::new(quilt(&next));
        assert_eq!(run.key(), new.key());
        assert_eq!(run.score(), next.score());
        let moves = |run: &CrazyQuiltRun| -> Vec<_> {
            every(run).into_iter().map(|code| run.moves(code)).collect()
        };
        assert_eq!(moves(&run), moves(&new), "it goes on alike");
    }
}

/// Plays on: mostly to the waste or home, or deals; else any move.
fn pick(table: &CrazyQuilt, mix: usize) -> Option<Move> {
    let legal = table.legal_moves();
    let card = |mv: &&Move| matches!(mv, Move::Home { .. } | Move::Build { .. });
    let first = legal.iter().rev().find(card);
    let first = first.filter(|_| !mix.is_multiple_of(4));
    first
        .or_else(|| legal.get(mix.checked_rem(legal.len())?))
        .copied()
}

#[test]
fn a_run_moves_as_the_rules_say() {
    for options in CrazyQuiltOptions::all() {
        for number in 0..20 {
            let mut game = Table::deal(Options::CrazyQuilt(options), deal(number));
            for step in 0..250 {
                check(quilt(&game));
                let Some(mv) = pick(quilt(&game), step * 7_919) else {
                    break;
                };
                game.apply(mv);
            }
        }
    }
}

/// Clubs have met at this rank; of the thirteen that are left one is on the waste, the others lie in the quilt's
/// first rows, and all other suits are home.
fn met_suit(ace: u8) -> CrazyQuilt {
    let rank = |number| Rank::new(number).expect("1 to 13");
    let mut tops = [[Rank::KING, Rank::ACE]; 4];
    tops[Suit::Clubs.index()] = [rank(ace), rank(ace + 1)];
    let mut clubs: Vec<Card> = Rank::all()
        .map(|rank| Card::new(rank, Suit::Clubs))
        .collect();
    shuffle(&mut clubs, deal(u64::from(ace)), "met");
    let waste = clubs.pop().into_iter().collect();
    let cells = std::array::from_fn::<_, { Cell::COUNT }, _>(|cell| clubs.get(cell).copied());
    let options = CrazyQuiltOptions::default();
    let home = Foundations::with_tops(tops);
    CrazyQuilt::from_parts(options, cells, (Vec::new(), waste), home, 0)
}

#[test]
fn a_met_suit_takes_any_exposed_card_and_has_met_no_longer() {
    for ace in 1..13 {
        let table = met_suit(ace);
        check(&table);
        let run = CrazyQuiltRun::new(&table);
        let exposed: Vec<(Place, Card)> = Table::CrazyQuilt(table.clone()).exposed();
        assert!(exposed.len() > 6);
        for (place, card) in exposed {
            let leaves = |&code: &Code| matches!(run.moves(code).last(), Some(Move::Home { from, .. }) if *from == place);
            let homes: Vec<Code> = every(&run).into_iter().filter(leaves).collect();
            assert_eq!(homes.len(), 1, "one way, however the transfers go");
            let next = follow(&table, &run.moves(homes[0]));
            let foundations = next.foundations().expect("it has both kinds");
            let shown = Foundation::ALL.map(|to| foundations.top(Suit::Clubs, to));
            assert_eq!(shown, [card.rank; 2]);
            assert!(!foundations.has_met(Suit::Clubs));
        }
    }
}
