//! A policy that knows any game by its table alone: it looks no further than the next move, and sees no card that
//! lies face down.
//!
//! Every move it plays brings a card home, joins a card to the next one of its suit, empties the quilt or the stock,
//! or is the first on a shortest way to such a move. So, pressed again and again, it comes to an end.

use std::collections::HashSet;

use crate::cards::Card;
use crate::rules::{Game, Move, Place, Table};

/// How many positions are looked at when no move gets anywhere by itself.
const NODES: usize = 500;

/// The next move: home, then onto the next card, then the deal, the redeal, and the way to one of these.
///
/// It leads to no position of the game's line, nor, if there is a choice, to one that was just undone.
pub(super) fn greedy(game: &Game) -> Option<Move> {
    let line: HashSet<Table> = game.positions().collect();
    let both: HashSet<Table> = line.iter().cloned().chain(game.undone()).collect();
    next(game.table(), &both).or_else(|| next(game.table(), &line))
}

fn next(table: &Table, avoid: &HashSet<Table>) -> Option<Move> {
    let mut moves = table.offered_moves();
    moves.retain(|&mv| !avoid.contains(&after(table, mv)));
    let first = |wanted: &dyn Fn(Move) -> bool| moves.iter().copied().find(|&mv| wanted(mv));
    first(&Move::is_home)
        .or_else(|| first(&|mv| joins(table, mv)))
        .or_else(|| way_on(table, avoid, |mv| matches!(mv, Move::Transfer { .. })))
        .or_else(|| first(&|mv| mv == Move::Deal))
        .or_else(|| first(&|mv| mv == Move::Redeal))
        .or_else(|| way_on(table, avoid, |mv| matches!(mv, Move::Build { .. })))
}

/// Whether the move takes a card from the quilt to the waste, or onto a pile that isn't empty and from a place where
/// it doesn't lie on the next card of its suit already. No game has an endless line of such moves.
fn joins(table: &Table, mv: Move) -> bool {
    match mv {
        Move::Build { to, .. } if table.card_at(to).is_none() => false,
        Move::Build { from, .. } => !lies_in_order(table, from),
        _ => false,
    }
}

fn lies_in_order(table: &Table, from: Place) -> bool {
    let (Table::WaningMoon(table), Place::Column(pile)) = (table, from) else {
        return false;
    };
    let follows = |under: &Card, card: &Card| {
        under.suit == card.suit && card.rank.up() == Some(under.rank)
    };
    matches!(&table.piles()[pile.index()][..], [.., under, card] if follows(under, card))
}

/// The first of the fewest moves of a kind after which a card goes home or joins another.
fn way_on(table: &Table, avoid: &HashSet<Table>, steps: fn(Move) -> bool) -> Option<Move> {
    let mut seen = HashSet::from([table.clone()]);
    let mut queue = vec![(table.clone(), None)];
    let mut at = 0;
    while let Some((table, first)) = queue.get(at).cloned() {
        at += 1;
        for mv in table.offered_moves() {
            let gets_on = mv.is_home() || joins(&table, mv);
            if !gets_on && !steps(mv) {
                continue;
            }
            let next = after(&table, mv);
            if avoid.contains(&next) {
                continue;
            }
            let first = first.or(Some(mv));
            if gets_on {
                return first;
            }
            if seen.len() < NODES && seen.insert(next.clone()) {
                queue.push((next, first));
            }
        }
    }
    None
}

fn after(table: &Table, mv: Move) -> Table {
    let mut next = table.clone();
    next.apply(mv);
    next
}
