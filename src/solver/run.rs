//! What a game gives the searches: a state that runs forward along codes of moves.

use crate::rules::Move;

/// A move as the searches know it. It says what moves where, and in which phase of the game, so that what was learnt
/// of it in one playout holds in the next.
pub(crate) type Code = u16;

/// How many codes a game can have.
pub(crate) const CODES: usize = 1 << 14;

/// The moves that a playout can choose from, each with the factor that its kind is favoured by.
pub(crate) type Choices = Vec<(Code, f32)>;

/// What a code that was good in another line does in this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// It is legal, under this code.
    Plays(Code),
    /// What it brings about is so already.
    Needless,
    /// It can't be played here.
    Illegal,
}

/// A position that moves are played on.
pub(crate) trait Run {
    /// All of the position that a move can change, in little room.
    type State;

    /// The position.
    fn state(&self) -> Self::State;

    /// Goes to a position, and forgets which moves were used.
    fn put(&mut self, state: &Self::State);

    /// Takes to another of the ways to favour moves.
    fn lean(&mut self, turn: u32);

    /// Adds what a playout may go on with; nothing at its end.
    fn choices(&mut self, choices: &mut Choices);

    /// Adds every move that can matter, the best kinds first.
    fn every(&self, codes: &mut Vec<Code>);

    /// Plays a code that was offered here.
    fn play(&mut self, code: Code);

    /// What the code of another line does here.
    fn again(&self, code: Code) -> Again;

    /// The moves that the code stands for here.
    fn moves(&self, code: Code) -> Vec<Move>;

    /// How many of the 104 cards are home.
    fn score(&self) -> u8;

    /// A walk from here has one node of the search in so many: few, until so many cards are home that it may well see
    /// every position.
    fn walk_share(&self) -> u64 {
        if self.score() >= LATE { 2 } else { 16 }
    }

    /// For how many nodes more a shorter line is sought when one that wins is known.
    fn polish(&self) -> u64 {
        0
    }

    /// The position in full. Two with the same key can be won or lost alike.
    fn key(&self) -> Box<[u8]>;
}

/// The score of a game that is won.
pub(crate) const ALL_HOME: u8 = 104;

/// How many cards are home when few positions are left.
const LATE: u8 = 72;
