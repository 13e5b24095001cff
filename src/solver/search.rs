//! The nearest progress, through every kind of move.

use std::collections::HashSet;

use super::packed::crescent::Packed;
use super::plan::Avoid;
use crate::rules::Move;
use crate::rules::options::CrescentOptions;

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The first move on the shortest way to a card home, a shift, or the end of the game.
    Way(Move),
    /// No such way among the nodes it had, but the move leads somewhere new.
    OutOfNodes(Move),
    /// There is no such way.
    Nothing,
}

/// Searches breadth-first, without going through a position to avoid.
pub(super) fn nearest_progress(
    start: Packed,
    options: CrescentOptions,
    avoid: &Avoid,
    nodes: usize,
) -> Found {
    let mut seen = HashSet::from([start]);
    let mut queue = vec![(start, None)];
    let mut at = 0;
    while let Some(&(table, first)) = queue.get(at) {
        at += 1;
        for mv in table.moves(options) {
            let next = table.after(mv);
            let first = first.unwrap_or(mv);
            if avoid.has(&next) {
                continue;
            }
            let progress = matches!(mv, Move::Home { .. } | Move::Shift) || next.is_over(options);
            if progress {
                return Found::Way(first);
            }
            if seen.len() >= nodes {
                return Found::OutOfNodes(first_of(&queue).unwrap_or(first));
            }
            if seen.insert(next) {
                queue.push((next, Some(first)));
            }
        }
    }
    Found::Nothing
}

fn first_of(queue: &[(Packed, Option<Move>)]) -> Option<Move> {
    queue.iter().find_map(|&(_, first)| first)
}
