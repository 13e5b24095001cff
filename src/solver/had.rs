//! Positions that must not come back.

use std::collections::HashSet;

use crate::rules::{Game, Move, Table};

/// Positions that must not come back.
pub(super) struct Had {
    tables: HashSet<Table>,
    highest: u8,
}

impl Had {
    /// These positions.
    pub(super) fn new(tables: impl Iterator<Item = Table>) -> Self {
        let mut had = Self {
            tables: HashSet::new(),
            highest: 0,
        };
        tables.for_each(|table| had.add(table));
        had
    }

    /// The positions of the game's line, and those that were undone.
    pub(super) fn of(game: &Game) -> Self {
        Self::new(game.positions().chain(game.undone()))
    }

    /// One more.
    pub(super) fn add(&mut self, table: Table) {
        self.highest = self.highest.max(table.score());
        self.tables.insert(table);
    }

    /// Whether the move leads to none of them. A legal move never lowers the score, so a score above all theirs
    /// settles it without the position.
    pub(super) fn lets(&self, table: &Table, mv: Move) -> bool {
        let next = || {
            let mut next = table.clone();
            next.apply(mv);
            next
        };
        table.score() > self.highest || !self.tables.contains(&next())
    }

    /// The legal moves that lead to one of them.
    pub(super) fn shut(&self, table: &Table) -> Vec<Move> {
        let mut moves = table.legal_moves();
        moves.retain(|&mv| !self.lets(table, mv));
        moves
    }
}
