//! Auto: the one move it plays, chosen from what the player can see.

use super::follow::{Course, follow};
use super::memory::Memory;
use super::packed::crescent::Packed;
use super::plan::{Avoid, Plan, Prospect};
use super::search::{Found, nearest_progress};
use crate::rules::crescent::Crescent;
use crate::rules::options::CrescentOptions;
use crate::rules::{Game, Move, Outcome, Table};

/// How many plans are compared.
const PLANS: u32 = 24;
/// How many positions are looked at when no plan gets anywhere.
const NODES: usize = 2_000;

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
    let Table::Crescent(table) = game.table();
    let avoids = avoids(game);
    match follow(game, run, &avoids[0], memory) {
        Course::Play(mv) => Advice::Play(mv),
        Course::Lost => Advice::Concede,
        Course::Unknown => by_rule(table, &avoids).map_or(Advice::NothingNew, Advice::Play),
    }
}

/// What simple plans say where the solver has nothing to say.
fn by_rule(table: &Crescent, avoids: &[Avoid]) -> Option<Move> {
    let (start, options) = (Packed::new(table), table.options());
    avoids
        .iter()
        .find_map(|avoid| {
            only_home(table, &start, avoid).or_else(|| planned(start, options, avoid))
        })
        .or_else(|| searched(start, options, avoids))
}

/// What to avoid: first the line and what was undone, then, if nothing else is left, the line alone.
fn avoids(game: &Game) -> Vec<Avoid> {
    let packed = |Table::Crescent(table): Table| Packed::new(&table);
    let undone: Vec<Packed> = game.undone().map(packed).collect();
    let line = || game.positions().map(packed);
    let both = (!undone.is_empty()).then(|| Avoid::new(line().chain(undone)));
    both.into_iter().chain([Avoid::new(line())]).collect()
}

/// The move home that every plan would begin with, if there is just one.
fn only_home(table: &Crescent, start: &Packed, avoid: &Avoid) -> Option<Move> {
    let moves = table.legal_moves().into_iter();
    let mut homes = moves.filter(|mv| matches!(mv, Move::Home { .. }) && avoid.lets(start, *mv));
    let only = homes.next()?;
    homes.next().is_none().then_some(only)
}

/// The first move of the plan that brings most cards home, and of those the shortest.
fn planned(start: Packed, options: CrescentOptions, avoid: &Avoid) -> Option<Move> {
    let prospects = (0..PLANS).map(|number| Plan::new(number).play(start, options, avoid));
    let sound = prospects.filter(|prospect| !prospect.blocked);
    let rank = |prospect: &Prospect| (104 - prospect.score, prospect.len);
    sound.min_by_key(rank)?.first
}

fn searched(start: Packed, options: CrescentOptions, avoids: &[Avoid]) -> Option<Move> {
    let mut way_on = None;
    for avoid in avoids {
        match nearest_progress(start, options, avoid, NODES) {
            Found::Way(mv) => return Some(mv),
            Found::OutOfNodes(mv) => way_on = Some(mv),
            Found::Nothing => {}
        }
    }
    way_on
}
