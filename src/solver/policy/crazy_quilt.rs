//! Auto of Crazy Quilt: it guesses how the stock may lie, until it is known.

use super::{Advice, play};
use crate::cards::{Card, Rank, Suit};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::{Cell, Foundation, Game, Move, Place, Table};
use crate::solver::chance::Chance;
use crate::solver::follow::{Course, follow};
use crate::solver::greedy::greedy;
use crate::solver::had::Had;
use crate::solver::memory::{Line, Memory, Question};
use crate::solver::nrpa::{Nrpa, SHORT};
use crate::solver::packed::crazy_quilt::CrazyQuiltRun;
use crate::solver::run::{ALL_HOME, Run};
use crate::solver::solve::Budget;

/// How many ways the stock may lie are looked at.
const GUESSES: u64 = 16;
/// The share of them that must agree on a move, or else a card is dealt.
const AGREED: f64 = 0.6;

/// Advises on the next move of a game that is played at this table.
pub(super) fn advise(game: &Game, table: &CrazyQuilt, run: usize, memory: &Memory) -> Advice {
    let had = Had::of(game);
    if !is_known(table) {
        return play(guessed(game, &had, memory).or_else(|| greedy(game)));
    }
    // Nothing is begun where the stock was not known yet.
    let known = game
        .positions()
        .filter(|table| quilt(table).is_some_and(is_known));
    match follow(game, run.min(known.count() - 1), &had, memory) {
        Course::Play(mv) => Advice::Play(mv),
        Course::Lost => Advice::Concede,
        Course::Unknown => play(greedy(game)),
    }
}

const fn quilt(table: &Table) -> Option<&CrazyQuilt> {
    match table {
        Table::CrazyQuilt(table) => Some(table),
        Table::Crescent(_) | Table::WaningMoon(_) => None,
    }
}

/// Whether the player knows where every card lies.
const fn is_known(table: &CrazyQuilt) -> bool {
    table.redeals_left() == 0 || table.stock_len() == 0
}

/// The move that most ways the stock may lie call for; `None` if all lead to positions that the game had.
fn guessed(game: &Game, had: &Had, memory: &Memory) -> Option<Move> {
    let table = game.table();
    let question = (table.clone(), had.shut(table));
    memory.recall(question, think).moves.first().copied()
}

fn think((table, shut): &Question, thought: Budget) -> (Line, u64) {
    let Some(table) = quilt(table) else {
        unreachable!("it was one when it was asked about")
    };
    let (mv, nodes) = vote(table, shut, thought);
    let line = Line {
        moves: mv.into_iter().collect(),
        score: 0,
        lost: false,
    };
    (line, nodes)
}

/// Lets each way the stock may lie vote for what its best line plays before the next deal, as heavily as that line
/// does well.
fn vote(table: &CrazyQuilt, shut: &[Move], thought: Budget) -> (Option<Move>, u64) {
    let mut open = Table::CrazyQuilt(table.clone()).legal_moves();
    open.retain(|mv| *mv != Move::Deal && !shut.contains(mv));
    let deal = (!shut.contains(&Move::Deal)).then_some(Move::Deal);
    if open.is_empty() {
        return (deal, 0);
    }
    let mut votes = vec![0.0; open.len()];
    let (mut all, mut nodes) = (0.0, 0);
    let mut unseen = unseen(table);
    let mut chance = Chance::from_bytes(&CrazyQuiltRun::new(&with_stock(table, &unseen)).key());
    for _ in 0..GUESSES {
        shuffle(&mut unseen, &mut chance);
        let found = best_line(&with_stock(table, &unseen), thought.0 / GUESSES);
        let weight = (-f64::from(ALL_HOME - found.score) / 2.0).exp();
        all += weight;
        nodes += found.nodes;
        for (mv, votes) in open.iter().zip(&mut votes) {
            if plays_at_once(&found.moves, *mv) {
                *votes += weight;
            }
        }
    }
    let ranked = open.iter().copied().zip(votes);
    let best = ranked.max_by(|(_, one), (_, other)| one.total_cmp(other));
    let agreed = best.filter(|&(_, votes)| votes >= AGREED * all);
    let chosen = agreed.map(|(mv, _)| mv).or(deal);
    (chosen.or(best.map(|(mv, _)| mv)), nodes)
}

/// What a search found.
struct Found {
    /// The moves of the best line up to its next deal.
    moves: Vec<Move>,
    score: u8,
    nodes: u64,
}

fn best_line(table: &CrazyQuilt, thought: u64) -> Found {
    let mut game = CrazyQuiltRun::patient(table);
    let start = game.state();
    let mut nrpa = Nrpa::shaped(&mut game, Vec::new(), SHORT);
    let mut nodes = 0;
    while nodes < thought && !nrpa.has_won() {
        nodes += nrpa.playout(&mut game);
    }
    let (line, score) = nrpa.best();
    game.put(&start);
    let mut moves = Vec::new();
    for &code in line {
        let next = game.moves(code);
        if next == [Move::Deal] {
            break;
        }
        moves.extend(next);
        game.play(code);
    }
    Found {
        moves,
        score,
        nodes,
    }
}

/// Whether the move, which is legal now, is one of these and moves the same card there.
fn plays_at_once(moves: &[Move], mv: Move) -> bool {
    let before = moves.iter().position(|&played| played == mv);
    let waste = |mv: &Move| mv.source() == Some(Place::Waste) || matches!(mv, Move::Build { .. });
    let same =
        |before: usize| mv.source() != Some(Place::Waste) || !moves[..before].iter().any(waste);
    before.is_some_and(same)
}

/// The table with these cards as its stock.
fn with_stock(table: &CrazyQuilt, stock: &[Card]) -> CrazyQuilt {
    let mut cells = Cell::all().map(|cell| table.cell(cell));
    CrazyQuilt::from_parts(
        table.options(),
        std::array::from_fn(|_| cells.next().flatten()),
        (stock.to_vec(), table.waste().to_vec()),
        table.foundations().clone(),
        table.redeals_left(),
    )
}

/// The cards that lie nowhere to be seen, in order: two decks without those on the table.
fn unseen(table: &CrazyQuilt) -> Vec<Card> {
    let mut left: Vec<Card> = Card::deck().flat_map(|card| [card, card]).collect();
    let cells = Cell::all().filter_map(|cell| table.cell(cell));
    for seen in cells
        .chain(table.waste().iter().copied())
        .chain(home(table))
    {
        if let Some(at) = left.iter().position(|&card| card == seen) {
            left.remove(at);
        }
    }
    left
}

/// The cards on the foundations.
fn home(table: &CrazyQuilt) -> impl Iterator<Item = Card> {
    let top = |suit, to| table.foundations().top(suit, to);
    Suit::ALL.into_iter().flat_map(move |suit| {
        let (ace, king) = (top(suit, Foundation::Ace), top(suit, Foundation::King));
        let up = Rank::all().filter(move |&rank| rank <= ace);
        let down = Rank::all().filter(move |&rank| rank >= king);
        up.chain(down).map(move |rank| Card::new(rank, suit))
    })
}

fn shuffle(cards: &mut [Card], chance: &mut Chance) {
    for last in (1..cards.len()).rev() {
        let to = chance.next() % (last as u64 + 1);
        cards.swap(last, usize::try_from(to).expect("an index"));
    }
}
