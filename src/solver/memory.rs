//! What was found for positions before, so that it need not be searched for again.
//!
//! Forgetting it changes no answer, only how long the answer takes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::solve::Budget;
use crate::rules::{Move, Table};

/// How much Auto may think about a position: some 0.3 s of one core.
const THOUGHT: Budget = Budget(2_500_000);
/// How many positions are kept.
const KEPT: usize = 256;

/// A line from a position, and what it is good for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) moves: Vec<Move>,
    /// The cards home at its end.
    pub(super) score: u8,
    /// Whether it is proven that the position can't be won.
    pub(super) lost: bool,
}

/// A position, and the moves that are not to be begun with.
pub(super) type Question = (Table, Vec<Move>);

/// The lines of the positions that were searched last, and how much each search may cost.
#[derive(Debug)]
pub struct Memory {
    thought: Budget,
    lines: Mutex<Lines>,
}

#[derive(Debug, Default)]
struct Lines {
    kept: HashMap<Question, Line>,
    nodes: u64,
}

impl Default for Memory {
    /// An empty memory, with the budget that players are served with.
    fn default() -> Self {
        Self::new(THOUGHT)
    }
}

impl Memory {
    /// An empty memory. Each position that is searched gets this budget.
    pub fn new(thought: Budget) -> Self {
        Self {
            thought,
            lines: Mutex::default(),
        }
    }

    /// How many nodes all searches took.
    pub fn nodes(&self) -> u64 {
        self.with(|lines| lines.nodes)
    }

    /// The line that was found, or else the one that this search finds.
    pub(super) fn recall(
        &self,
        question: Question,
        search: impl FnOnce(&Question, Budget) -> (Line, u64),
    ) -> Line {
        if let Some(line) = self.with(|lines| lines.kept.get(&question).cloned()) {
            return line;
        }
        // The search runs without the lock: others needn't wait for it.
        let (line, nodes) = search(&question, self.thought);
        self.with(|lines| {
            lines.nodes += nodes;
            if lines.kept.len() >= KEPT {
                lines.kept.clear();
            }
            lines.kept.insert(question, line.clone());
        });
        line
    }

    fn with<T>(&self, act: impl FnOnce(&mut Lines) -> T) -> T {
        // A panic elsewhere leaves the lines whole.
        act(&mut self.lines.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
