//! Whether a position can be won.

use super::hunt::Hunt;
use super::packed::crazy_quilt::CrazyQuiltRun;
use super::packed::crescent::CrescentRun;
use super::packed::waning_moon::MoonRun;
use super::run::Run;
use crate::rules::{Move, Status, Table};

/// How much work may be done: a number of nodes, which are positions gone through. A core does some 5 million of
/// them a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(pub u64);

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These moves win it.
    Won(Vec<Move>),
    /// It is proven that no moves do.
    Lost,
    /// Neither was found within the budget.
    GaveUp,
}

/// Searches for a win, or for the proof that there is none.
///
/// The same table and budget give the same verdict. All cards are known to it, those face down too.
///
/// ```
/// use lunette::cards::DealNumber;
/// use lunette::rules::{GameKind, Options, Status, Table};
/// use lunette::solver::{Budget, Verdict, solve};
/// let deal = DealNumber::new(7).expect("7 is below 2⁶³");
/// let mut table = Table::deal(Options::default_of(GameKind::Crescent), deal);
/// if let Verdict::Won(line) = solve(&table, Budget(1_000_000)) {
///     for mv in line {
///         table.play(mv).expect("every move is legal");
///     }
///     assert_eq!(table.status(), Status::Won);
/// }
/// ```
pub fn solve(table: &Table, budget: Budget) -> Verdict {
    Solver::new(table).go_on(budget)
}

/// A search that can be taken up again where it gave up.
pub struct Solver(State);

/// The answer where it takes no search, or the search of a game.
enum State {
    Known(Verdict),
    Hunt(Box<dyn Search + Send>),
}

impl Solver {
    /// A search from the table.
    pub fn new(table: &Table) -> Self {
        Self::without(table, &[])
    }

    /// A search for a line that begins with none of these moves. If there are any, it never calls a table lost.
    pub(super) fn without(table: &Table, moves: &[Move]) -> Self {
        Self(match table.status() {
            Status::Won => State::Known(Verdict::Won(Vec::new())),
            Status::Lost => State::Known(Verdict::Lost),
            Status::Playing => search(table, moves),
        })
    }

    /// Goes on for so many nodes more, or until the verdict is found.
    pub fn go_on(&mut self, budget: Budget) -> Verdict {
        match &mut self.0 {
            State::Known(verdict) => verdict.clone(),
            State::Hunt(hunt) => hunt.go_on(budget),
        }
    }

    /// As [`go_on`](Self::go_on), in pieces that end in time: it stops after so many nodes even where a line that wins
    /// was found and is still made shorter, and says that it gave up.
    pub fn go_on_briefly(&mut self, budget: Budget) -> Verdict {
        match &mut self.0 {
            State::Known(verdict) => verdict.clone(),
            State::Hunt(hunt) => hunt.go_on_briefly(budget),
        }
    }

    /// How many nodes it took so far.
    pub fn nodes(&self) -> u64 {
        match &self.0 {
            State::Known(_) => 0,
            State::Hunt(hunt) => hunt.nodes(),
        }
    }

    /// The line so far that brings most cards home, and how many of the 104 are home at its end; no moves and 0 if
    /// none was tried. It ends where no more come home, whether or not moves are left.
    pub fn best(&mut self) -> (Vec<Move>, u8) {
        match &mut self.0 {
            State::Known(_) => (Vec::new(), 0),
            State::Hunt(hunt) => hunt.best(),
        }
    }
}

/// The search of each game, in a position that goes on.
fn search(table: &Table, without: &[Move]) -> State {
    match table {
        Table::Crescent(table) => {
            State::Hunt(Box::new(Hunt::new(CrescentRun::new(table), without)))
        }
        Table::WaningMoon(table) => State::Hunt(Box::new(Hunt::new(MoonRun::new(table), without))),
        Table::CrazyQuilt(table) => {
            State::Hunt(Box::new(Hunt::new(CrazyQuiltRun::new(table), without)))
        }
    }
}

/// What the search of a game can be asked.
trait Search {
    fn go_on(&mut self, budget: Budget) -> Verdict;
    fn go_on_briefly(&mut self, budget: Budget) -> Verdict;
    fn nodes(&self) -> u64;
    fn best(&mut self) -> (Vec<Move>, u8);
}

impl<G: Run> Search for Hunt<G> {
    fn go_on(&mut self, budget: Budget) -> Verdict {
        Self::go_on(self, budget.0);
        self.verdict()
    }

    fn go_on_briefly(&mut self, budget: Budget) -> Verdict {
        Self::go_on_briefly(self, budget.0);
        self.verdict()
    }

    fn nodes(&self) -> u64 {
        Self::nodes(self)
    }

    fn best(&mut self) -> (Vec<Move>, u8) {
        Self::best(self)
    }
}
