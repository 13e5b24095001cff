//! A policy that knows any game by its table alone: it looks no further than the next move, and sees no card that
//! lies face down.
//!
//! Every move it plays brings a card home, puts more in order than the game has had, deals, or is the first on a
//! shortest way to such a move. So, pressed again and again, it comes to an end.

use std::collections::HashSet;

use crate::cards::Card;
use crate::rules::{Cell, Game, Move, Table};

/// How many positions are looked at when no move gets anywhere by itself.
const NODES: usize = 500;

/// The next move: home, then into order, then the deal, the redeal, and the way to one of these.
///
/// It leads to no position of the game's line, nor, if there is a choice, to one that was just undone.
pub(super) fn greedy(game: &Game) -> Option<Move> {
    let line: HashSet<Table> = game.positions().collect();
    let best = line.iter().map(order).max()?;
    let both: HashSet<Table> = line.iter().cloned().chain(game.undone()).collect();
    let next = |avoid| next(game.table(), avoid, best);
    next(&both).or_else(|| next(&line))
}

/// The cards home, and the cards in order.
type Order = (u8, usize);

fn next(table: &Table, avoid: &HashSet<Table>, best: Order) -> Option<Move> {
    let mut moves = table.offered_moves();
    moves.retain(|&mv| !avoid.contains(&after(table, mv)));
    let first = |wanted: &dyn Fn(Move) -> bool| moves.iter().copied().find(|&mv| wanted(mv));
    let way_on = |steps| way_on(table, avoid, best, steps);
    first(&Move::is_home)
        .or_else(|| first(&|mv| is_build(mv) && order(&after(table, mv)) > best))
        .or_else(|| way_on(|mv| matches!(mv, Move::Transfer { .. })))
        .or_else(|| first(&|mv| mv == Move::Deal))
        .or_else(|| first(&|mv| mv == Move::Redeal))
        .or_else(|| way_on(is_build))
}

/// The first of the fewest moves of a kind that lead to more order than ever.
fn way_on(
    table: &Table,
    avoid: &HashSet<Table>,
    best: Order,
    steps: fn(Move) -> bool,
) -> Option<Move> {
    let mut seen = HashSet::from([table.clone()]);
    let mut queue = vec![(table.clone(), None)];
    let mut at = 0;
    while let Some((table, first)) = queue.get(at).cloned() {
        at += 1;
        let moves = table.offered_moves().into_iter();
        for mv in moves.filter(|&mv| steps(mv) || mv.is_home()) {
            let next = after(&table, mv);
            if avoid.contains(&next) {
                continue;
            }
            let first = first.or(Some(mv));
            if order(&next) > best {
                return first;
            }
            if seen.len() < NODES && seen.insert(next.clone()) {
                queue.push((next, first));
            }
        }
    }
    None
}

const fn is_build(mv: Move) -> bool {
    matches!(mv, Move::Build { .. })
}

/// In Waning Moon, a card is in order that lies on the next one of its suit; in Crazy Quilt, one that has left the
/// quilt.
fn order(table: &Table) -> Order {
    let in_order = match table {
        Table::Crescent(_) => 0,
        Table::WaningMoon(table) => table.piles().iter().map(|pile| runs(pile)).sum(),
        Table::CrazyQuilt(table) => {
            let empty = |&cell: &Cell| table.cell(cell).is_none();
            Cell::all().filter(empty).count()
        }
    };
    (table.score(), in_order)
}

fn runs(pile: &[Card]) -> usize {
    let follows =
        |pair: &&[Card]| pair[0].suit == pair[1].suit && pair[1].rank.up() == Some(pair[0].rank);
    pile.windows(2).filter(follows).count()
}

fn after(table: &Table, mv: Move) -> Table {
    let mut next = table.clone();
    next.apply(mv);
    next
}
