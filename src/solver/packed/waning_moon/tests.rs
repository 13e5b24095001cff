//! The packed states of Waning Moon agree with the rules.

use std::collections::HashMap;

use super::key::upward;
use super::state::Copy;
use super::{Closure, MoonRun, Sight};
use crate::cards::{Card, DealNumber, Rank, Suit};
use crate::rules::waning_moon::WaningMoon;
use crate::rules::{GameKind, Move, Options, Status, Table};
use crate::solver::run::{Again, Code, Run};

fn dealt(number: u64) -> Table {
    let number = DealNumber::new(number).expect("a small number");
    Table::deal(Options::default_of(GameKind::WaningMoon), number)
}

fn moon(table: &Table) -> &WaningMoon {
    match table {
        Table::WaningMoon(table) => table,
        other => panic!("{other:?} is no table of Waning Moon"),
    }
}

fn card(copy: Copy) -> Card {
    let rank = Rank::new(copy >> 1 & 15).expect("a rank");
    Card::new(rank, Suit::ALL[usize::from(copy >> 5)])
}

/// The piles and the waste as the run has them.
fn shown(run: &MoonRun) -> Vec<Vec<Card>> {
    let state = run.state();
    let tops = state.tops().iter().copied().chain([state.waste()]);
    let cards = |top: Copy| upward(&state, top).into_iter().map(card).collect();
    tops.map(cards).collect()
}

fn check_same(run: &MoonRun, table: &WaningMoon) {
    let piles = table.piles().iter().map(Vec::as_slice);
    let all: Vec<&[Card]> = piles.chain([table.waste()]).collect();
    assert_eq!(shown(run), all);
    assert_eq!(run.score(), table.foundations().cards_home());
}

fn codes(run: &MoonRun) -> Vec<Code> {
    let mut codes = Vec::new();
    run.every(&mut codes);
    codes
}

/// A card that goes home safely, by the words of the rule.
fn is_safe(table: &Table, mv: Move) -> bool {
    let Move::Up { from } = mv else {
        return false;
    };
    let card = table.card_at(from).expect("a card goes home");
    let [low, _] = moon(table).foundations().tops(card.suit);
    card.rank.number() <= low.map_or(0, Rank::number) + 1
}

fn check(table: &Table) {
    let run = MoonRun::new(moon(table));
    check_same(&run, moon(table));
    let offered = table.offered_moves();
    let mut firsts: Vec<Move> = codes(&run).iter().map(|&code| run.moves(code)[0]).collect();
    if offered.iter().any(|&mv| is_safe(table, mv)) {
        assert!(firsts.len() == 1 && is_safe(table, firsts[0]));
    } else {
        firsts.sort_unstable();
        let mut offered = offered;
        offered.sort_unstable();
        assert_eq!(firsts, offered);
    }
    for code in codes(&run) {
        check_code(table, code);
    }
}

/// The code's moves are legal, lead where it does, and leave no safe card.
fn check_code(table: &Table, code: Code) {
    let mut run = MoonRun::new(moon(table));
    assert_eq!(run.again(code), Again::Plays(code));
    let mut next = table.clone();
    for mv in run.moves(code) {
        next.play(mv).expect("a code stands for legal moves");
    }
    run.play(code);
    check_same(&run, moon(&next));
    assert!(!next.legal_moves().iter().any(|&mv| is_safe(&next, mv)));
}

/// Plays on: home and onto piles more often than not, else any move.
fn pick(table: &Table, mix: usize) -> Option<Move> {
    let legal = table.legal_moves();
    let first = legal.first().filter(|_| !mix.is_multiple_of(4));
    first
        .or_else(|| legal.get(mix.checked_rem(legal.len())?))
        .copied()
}

#[test]
fn a_run_moves_as_the_rules_say() {
    for number in 0..60 {
        let mut table = dealt(number);
        for step in 0..150 {
            check(&table);
            let Some(mv) = pick(&table, step * 7_919) else {
                break;
            };
            table.apply(mv);
        }
    }
}

#[test]
fn the_last_home_card_wins() {
    let mut table = dealt(11);
    let mut run = MoonRun::new(moon(&table));
    let mut nrpa = crate::solver::nrpa::Nrpa::new(&mut run, Vec::new());
    while !nrpa.has_won() {
        nrpa.playout(&mut run);
    }
    let mut run = MoonRun::new(moon(&table));
    for &code in nrpa.best().0 {
        for mv in run.moves(code) {
            table.play(mv).expect("a code stands for legal moves");
        }
        run.play(code);
    }
    assert_eq!((run.score(), table.status()), (104, Status::Won));
}

/// All that tells positions apart: the piles in any order, the waste, and how many cards were dealt.
type Content = (Vec<Vec<Card>>, usize);

fn content(run: &MoonRun) -> Content {
    let mut cards = shown(run);
    let waste = cards.pop().expect("the waste is last");
    cards.sort_unstable();
    cards.push(waste);
    (cards, run.state().dealt())
}

#[test]
fn equal_keys_are_equal_positions_and_the_places_of_new_piles_do_not_matter() {
    for number in 0..20 {
        let start = MoonRun::new(moon(&dealt(number))).state();
        let mut run = MoonRun::new(moon(&dealt(number)));
        let mut known: HashMap<Box<[u8]>, Content> = HashMap::new();
        let mut keys: HashMap<Content, Box<[u8]>> = HashMap::new();
        for walk in 0..300_usize {
            run.put(&start);
            for step in 0..120_usize {
                let codes = codes(&run);
                let Some(place) = (walk * 31 + step * step * (walk + 7)).checked_rem(codes.len())
                else {
                    break;
                };
                run.play(codes[place]);
                let content = content(&run);
                let other = known.entry(run.key()).or_insert_with(|| content.clone());
                assert_eq!(*other, content);
                keys.entry(content).or_insert_with(|| run.key());
            }
        }
        // The key alone tells two piles with the same cards left of them, and two equal cards of the stock.
        assert!(known.len() - keys.len() <= known.len() / 10);
        assert!(known.len() > 500);
    }
}

/// The places of a table in which cards lie, without the names of the piles.
fn cards_of(table: &WaningMoon) -> (Vec<Vec<Card>>, Vec<Card>) {
    let mut piles = table.piles().to_vec();
    piles.sort_unstable();
    (piles, table.waste().to_vec())
}

/// Every position that the rules let be reached without a deal, those with a card that goes home safely left out.
fn reachable(table: &Table) -> std::collections::HashSet<(Vec<Vec<Card>>, Vec<Card>)> {
    let mut known = std::collections::HashSet::from([table.clone()]);
    let mut queue = vec![table.clone()];
    let mut settled = std::collections::HashSet::new();
    while let Some(table) = queue.pop() {
        let moves = table.legal_moves();
        let safe = moves.iter().find(|&&mv| is_safe(&table, mv));
        if safe.is_none() {
            settled.insert(cards_of(moon(&table)));
        }
        let on = safe.map_or(moves.as_slice(), std::slice::from_ref);
        for &mv in on.iter().filter(|&&mv| mv != Move::Deal) {
            let mut next = table.clone();
            next.apply(mv);
            if known.insert(next.clone()) {
                queue.push(next);
            }
        }
    }
    settled
}

#[test]
fn a_closure_is_what_can_be_reached_without_a_deal() {
    let mut compared = 0;
    for number in 0..40 {
        let mut table = dealt(number);
        for _ in 0..number % 4 {
            table.apply(Move::Deal);
        }
        let mut closure = Closure::default();
        let start = Sight::new(moon(&table));
        let (count, _) = closure.explore(&start, 2_000);
        if count == 2_000 {
            continue;
        }
        let reached: std::collections::HashSet<_> = (0..count)
            .map(|at| {
                let mut end = table.clone();
                for mv in closure.way(&start, at) {
                    end.play(mv).expect("a way is legal");
                }
                cards_of(moon(&end))
            })
            .collect();
        assert_eq!(reached, reachable(&table), "{number}");
        compared += 1;
    }
    assert!(compared >= 20, "{compared}");
}

#[test]
fn the_cards_not_seen_are_those_that_will_be_dealt() {
    for number in 0..20 {
        let mut table = dealt(number);
        for step in 0..60 {
            let mut stock = moon(&table).stock().face_down_cards().to_vec();
            let mut unseen: Vec<Card> = Sight::new(moon(&table))
                .cards()
                .into_iter()
                .map(card)
                .collect();
            stock.sort_unstable();
            unseen.sort_unstable();
            assert_eq!(unseen, stock);
            if let Some(mv) = pick(&table, step * 7_919) {
                table.apply(mv);
            }
        }
    }
}
