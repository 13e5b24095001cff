//! The record of a game, and the game that it folds into.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::moves::{Move, NotationError};
use super::options::Options;
use super::{Illegal, Status, Table};
use crate::cards::DealNumber;

/// One entry of a game's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A move was played.
    Move(Move),
    /// The last move was taken back.
    Undo,
    /// The move last taken back was played again.
    Redo,
    /// The player gave up.
    GiveUp,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Undo => f.write_str("undo"),
            Self::Redo => f.write_str("redo"),
            Self::GiveUp => f.write_str("giveup"),
        }
    }
}

impl FromStr for Entry {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "undo" => Ok(Self::Undo),
            "redo" => Ok(Self::Redo),
            "giveup" => Ok(Self::GiveUp),
            _ => text.parse().map(Self::Move),
        }
    }
}

/// The number under which a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number under which a daily race is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RaceId(pub i64);

impl fmt::Display for RaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Everything a game is: where it began, and what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game and its rule options.
    pub options: Options,
    /// The deal it began from.
    pub deal: DealNumber,
    /// The log, oldest first.
    pub entries: Vec<Entry>,
}

impl Record {
    /// Plays the log from the deal.
    ///
    /// # Errors
    /// The first entry that can't be played, counted from 0.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let mut game = Game::new(Table::deal(self.options, self.deal));
        for (seq, &entry) in self.entries.iter().enumerate() {
            game.enter(entry)
                .map_err(|reason| ReplayError { seq, entry, reason })?;
        }
        Ok(game)
    }
}

/// An entry of a log could not be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("entry {seq} ({entry}) can't be played: {reason}")]
pub struct ReplayError {
    /// The entry's place in the log, from 0.
    pub seq: usize,
    /// The entry.
    pub entry: Entry,
    /// Why it can't be played.
    pub reason: Illegal,
}

/// How a game stands, with giving up told from a loss by rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It goes on.
    Playing,
    /// Every card is home; the log is closed.
    Won,
    /// No move is left. An undo still reopens it.
    Lost,
    /// The player gave up; the log is closed.
    GivenUp,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 4] = [Self::Playing, Self::Won, Self::Lost, Self::GivenUp];

    /// The word that names it in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Won => "won",
            Self::Lost => "lost",
            Self::GivenUp => "given-up",
        }
    }

    /// Whether a log with this outcome can still grow: an undo reopens a game that was lost by rule.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Playing | Self::Lost)
    }
}

/// A game under way: the fold over a record's entries.
#[derive(Clone, Debug)]
pub struct Game {
    start: Table,
    table: Table,
    line: Vec<Move>,
    undone: Vec<Move>,
    undos: usize,
    given_up: bool,
}

impl Game {
    /// A game that begins from this table.
    pub fn new(start: Table) -> Self {
        Self {
            table: start.clone(),
            start,
            line: Vec::new(),
            undone: Vec::new(),
            undos: 0,
            given_up: false,
        }
    }

    /// The table as it is now.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The moves that led here from the deal, without those that were taken back. As many as the game counts.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The last move, with the table it was played on; `None` on a fresh deal.
    pub fn last_move(&self) -> Option<(Table, Move)> {
        let &last = self.line.last()?;
        let before = self.positions().nth(self.line.len() - 1)?;
        Some((before, last))
    }

    /// How many moves were played since a card last went home, or since the deal. A card that crosses from one
    /// foundation to another was home before.
    pub fn moves_since_home(&self) -> usize {
        let no_home = |mv: &&Move| !mv.is_home();
        self.line.iter().rev().take_while(no_home).count()
    }

    /// Whether a move was taken back that can be played again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many times a move was taken back.
    pub const fn undos(&self) -> usize {
        self.undos
    }

    /// How the game stands.
    pub fn outcome(&self) -> Outcome {
        match self.table.status() {
            _ if self.given_up => Outcome::GivenUp,
            Status::Playing => Outcome::Playing,
            Status::Won => Outcome::Won,
            Status::Lost => Outcome::Lost,
        }
    }

    /// Whether the log can still grow: the game is neither won nor given up.
    pub fn is_open(&self) -> bool {
        self.outcome().is_open()
    }

    /// The moves that can be played now.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.given_up {
            Vec::new()
        } else {
            self.table.legal_moves()
        }
    }

    /// The moves that a player is offered now; [`Table::offered_moves`] says which of the legal ones.
    pub fn offered_moves(&self) -> Vec<Move> {
        if self.given_up {
            Vec::new()
        } else {
            self.table.offered_moves()
        }
    }

    /// Whether the entry can be added to the log.
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn check(&self, entry: Entry) -> Result<(), Illegal> {
        if !self.is_open() {
            return Err(Illegal::GameOver);
        }
        match entry {
            Entry::Move(mv) => self.table.check(mv),
            Entry::Undo if self.line.is_empty() => Err(Illegal::NothingToUndo),
            Entry::Redo if self.undone.is_empty() => Err(Illegal::NothingToRedo),
            Entry::Undo | Entry::Redo | Entry::GiveUp => Ok(()),
        }
    }

    /// Adds the entry. A refused one leaves the game as it was.
    ///
    /// # Errors
    /// The reason why it can't be added.
    pub fn enter(&mut self, entry: Entry) -> Result<(), Illegal> {
        self.check(entry)?;
        match entry {
            Entry::Move(mv) => {
                self.undone.clear();
                self.advance(mv);
            }
            Entry::Undo => self.take_back(),
            Entry::Redo => {
                let again = self.undone.pop().expect("checked");
                self.advance(again);
            }
            Entry::GiveUp => self.given_up = true,
        }
        Ok(())
    }

    /// The tables the game went through on the line to here, the deal first and the present one last.
    pub fn positions(&self) -> impl Iterator<Item = Table> + '_ {
        let mut table = self.start.clone();
        std::iter::once(self.start.clone()).chain(self.line.iter().map(move |&mv| {
            table.apply(mv);
            table.clone()
        }))
    }

    /// The tables that undos led away from and redos would lead to, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = Table> + '_ {
        let mut table = self.table.clone();
        self.undone.iter().rev().map(move |&mv| {
            table.apply(mv);
            table.clone()
        })
    }

    fn advance(&mut self, mv: Move) {
        self.table.apply(mv);
        self.line.push(mv);
    }

    /// There are no inverse moves: the shorter line is played again from the start.
    fn take_back(&mut self) {
        self.undone.push(self.line.pop().expect("checked"));
        self.undos += 1;
        self.table = self.start.clone();
        for &mv in &self.line {
            self.table.apply(mv);
        }
    }
}
