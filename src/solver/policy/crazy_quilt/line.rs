//! A good line for one way the stock may lie, and what it must play before the next deal.

use crate::rules::Move;
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::solver::nrpa::{Nrpa, SHORT};
use crate::solver::packed::crazy_quilt::CrazyQuiltRun;
use crate::solver::run::{Again, Code, Run};

/// What a search found.
pub(super) struct Found {
    /// The moves of the best line up to its next deal.
    pub(super) moves: Vec<Move>,
    /// The cards home at the end of the line.
    pub(super) score: u8,
    pub(super) nodes: u64,
}

/// Searches for so many nodes, or until a line wins.
pub(super) fn best_line(table: &CrazyQuilt, thought: u64) -> Found {
    let mut game = CrazyQuiltRun::patient(table);
    let start = game.state();
    let mut nrpa = Nrpa::shaped(&mut game, Vec::new(), SHORT);
    let mut nodes = 0;
    while nodes < thought && !nrpa.has_won() {
        nodes += nrpa.playout(&mut game);
    }
    let (line, score) = nrpa.best();
    let line = delay(&mut game, &start, line.to_vec(), score);
    Found {
        moves: moves_of(&mut game, &start, &line[..before_deal(&line)]),
        score,
        nodes,
    }
}

/// The line with each move put off until after the next deal that needn't be made before it: the card dealt may show
/// that another one is better.
fn delay(
    game: &mut CrazyQuiltRun,
    start: &<CrazyQuiltRun as Run>::State,
    mut line: Vec<Code>,
    score: u8,
) -> Vec<Code> {
    let mut deal = before_deal(&line);
    if deal == line.len() {
        return line;
    }
    for at in (0..deal).rev() {
        let mut later = line.clone();
        later[at..=deal].rotate_left(1);
        if let Some(later) = replayed(game, start, &later, score) {
            line = later;
            deal -= 1;
        }
    }
    line
}

/// How many codes the line plays before it deals.
fn before_deal(line: &[Code]) -> usize {
    let deal = line.iter().position(|&code| CrazyQuiltRun::is_deal(code));
    deal.unwrap_or(line.len())
}

/// The line as it is played, if it can be and brings this many cards home.
fn replayed(
    game: &mut CrazyQuiltRun,
    start: &<CrazyQuiltRun as Run>::State,
    line: &[Code],
    score: u8,
) -> Option<Vec<Code>> {
    game.put(start);
    let mut played = Vec::with_capacity(line.len());
    for &code in line {
        let Again::Plays(code) = game.again(code) else {
            return None;
        };
        game.play(code);
        played.push(code);
    }
    (game.score() >= score).then_some(played)
}

/// The moves that the codes stand for, played one after the other.
fn moves_of(
    game: &mut CrazyQuiltRun,
    start: &<CrazyQuiltRun as Run>::State,
    codes: &[Code],
) -> Vec<Move> {
    game.put(start);
    let mut moves = Vec::new();
    for &code in codes {
        moves.extend(game.moves(code));
        game.play(code);
    }
    moves
}
