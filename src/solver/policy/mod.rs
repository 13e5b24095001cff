//! Auto: the one move it plays, chosen from what the player can see.
//!
//! Each game has a policy of its own.

mod crazy_quilt;
mod crescent;
mod waning_moon;

use super::memory::Memory;
use crate::rules::{Game, Move, Outcome, Table};

/// What Auto says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Play this move. It is legal, and leads to a position the game has not had.
    Play(Move),
    /// The game is lost, by rule or as was proven: give up, or undo.
    Concede,
    /// Every way on leads back to where the game has been, or the game is closed.
    NothingNew,
}

/// Advises on the next move. `run` says how many of the last entries of the log Auto played one after the other: as
/// long as that goes on it follows one plan, which it finds again from the record.
///
/// It never goes back to a position on the game's line, so asking again and again comes to an end. Where there is a
/// choice it doesn't repeat what was just undone either. The same game and run get the same advice, whatever is in
/// the memory.
///
/// ```
/// use lunette::cards::DealNumber;
/// use lunette::rules::{Entry, Game, GameKind, Options, Outcome, Table};
/// use lunette::solver::{Advice, Memory, auto};
/// let deal = DealNumber::new(7).expect("7 is below 2⁶³");
/// let mut game = Game::new(Table::deal(Options::default_of(GameKind::Crescent), deal));
/// let memory = Memory::default();
/// while let Advice::Play(mv) = auto(&game, game.line().len(), &memory) {
///     game.enter(Entry::Move(mv)).expect("advice is legal");
/// }
/// assert_ne!(game.outcome(), Outcome::Playing);
/// ```
pub fn auto(game: &Game, run: usize, memory: &Memory) -> Advice {
    match game.outcome() {
        Outcome::Playing => advise(game, run, memory),
        Outcome::Lost => Advice::Concede,
        Outcome::Won | Outcome::GivenUp => Advice::NothingNew,
    }
}

fn advise(game: &Game, run: usize, memory: &Memory) -> Advice {
    match game.table() {
        Table::Crescent(table) => crescent::advise(game, table, run, memory),
        Table::WaningMoon(table) => waning_moon::advise(game, table, run, memory),
        Table::CrazyQuilt(table) => crazy_quilt::advise(game, table, run, memory),
    }
}

fn play(mv: Option<Move>) -> Advice {
    mv.map_or(Advice::NothingNew, Advice::Play)
}
