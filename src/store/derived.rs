//! The columns of a game that follow from its log. The only place that says how.

use super::{PlayedBy, UnixMillis};
use crate::rules::{Entry, Game, Outcome};

/// What one entry of a log makes of the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// How the game stands after it.
    pub outcome: Outcome,
    /// The cards on the foundations after it.
    pub score: u8,
    /// The moves that count after it.
    pub moves: usize,
    /// How many moves were taken back so far.
    pub undos: usize,
    /// 1 if Auto played it, else 0.
    pub assisted: u32,
    /// 1 if it is a move or an undo, else 0.
    pub race_moves: u32,
    /// Its time, if it is a move.
    pub moved_at: Option<UnixMillis>,
    /// Its time.
    pub touched_at: UnixMillis,
    /// Its time, if it closes the log.
    pub closed_at: Option<UnixMillis>,
}

impl Step {
    /// The step of an entry that leads to this game.
    pub fn of(entry: Entry, played_by: PlayedBy, after: &Game, at: UnixMillis) -> Self {
        let outcome = after.outcome();
        let is_move = matches!(entry, Entry::Move(_));
        Self {
            outcome,
            score: after.table().score(),
            moves: after.line().len(),
            undos: after.undos(),
            assisted: u32::from(played_by == PlayedBy::Auto),
            race_moves: u32::from(is_move || entry == Entry::Undo),
            moved_at: is_move.then_some(at),
            touched_at: at,
            closed_at: (!outcome.is_open()).then_some(at),
        }
    }
}

/// The columns as a log that was folded whole gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Derived {
    /// How many entries the log has.
    pub length: u32,
    /// How the game stands.
    pub outcome: Outcome,
    /// The cards on the foundations.
    pub score: u8,
    /// The moves that count.
    pub moves: usize,
    /// How many times a move was taken back.
    pub undos: usize,
    /// The entries that Auto played. The column counts hints as well, which are no entries: it is this or more.
    pub assisted: u32,
    /// What a race counts as moves.
    pub race_moves: u32,
    /// When the last move was played.
    pub moved_at: Option<UnixMillis>,
    /// When the last entry was added, or the game was dealt.
    pub touched_at: UnixMillis,
    /// When the log was closed by an entry. A log is closed without one as well: where another game was dealt in the
    /// place of a lost one, or an attempt's day was over.
    pub closed_at: Option<UnixMillis>,
}

impl Derived {
    /// Those of a game as it is dealt.
    pub fn dealt(game: &Game, started_at: UnixMillis) -> Self {
        Self {
            length: 0,
            outcome: game.outcome(),
            score: game.table().score(),
            moves: 0,
            undos: 0,
            assisted: 0,
            race_moves: 0,
            moved_at: None,
            touched_at: started_at,
            closed_at: None,
        }
    }

    /// Those after another entry.
    pub fn then(self, step: Step) -> Self {
        Self {
            length: self.length + 1,
            outcome: step.outcome,
            score: step.score,
            moves: step.moves,
            undos: step.undos,
            assisted: self.assisted + step.assisted,
            race_moves: self.race_moves + step.race_moves,
            moved_at: step.moved_at.or(self.moved_at),
            touched_at: step.touched_at,
            closed_at: step.closed_at,
        }
    }
}
