//! Shortens a line.

use super::run::{Again, Code, Run};

/// Leaves out whatever the line brings this many cards home without, the latest moves first, until nothing more can
/// go. So many of its first moves stay.
pub(crate) fn shorten<G: Run>(
    game: &mut G,
    start: &G::State,
    mut line: Vec<Code>,
    score: u8,
    kept: usize,
) -> Vec<Code> {
    loop {
        let before = line.len();
        for at in (kept..before).rev() {
            if at < line.len()
                && let Some(shorter) = without(game, start, &line, at, score)
            {
                line = shorter;
            }
        }
        if line.len() == before {
            return line;
        }
    }
}

/// The line without the move at this place and without what becomes needless then, if it still brings as many home.
fn without<G: Run>(
    game: &mut G,
    start: &G::State,
    line: &[Code],
    at: usize,
    score: u8,
) -> Option<Vec<Code>> {
    game.put(start);
    let mut shorter = Vec::with_capacity(line.len());
    let left = line.iter().enumerate().filter(|&(place, _)| place != at);
    for (_, &code) in left {
        match game.again(code) {
            Again::Plays(code) => {
                game.play(code);
                shorter.push(code);
            }
            Again::Needless => {}
            Again::Illegal => return None,
        }
    }
    (game.score() >= score).then_some(shorter)
}
