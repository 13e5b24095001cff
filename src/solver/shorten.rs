//! Shortens a line that wins.

use super::run::{ALL_HOME, Again, Code, Run};

/// Leaves out whatever the line wins without, the latest moves first, until nothing more can go.
pub(crate) fn shorten<G: Run>(game: &mut G, start: &G::State, mut line: Vec<Code>) -> Vec<Code> {
    loop {
        let before = line.len();
        for at in (0..before).rev() {
            if at < line.len()
                && let Some(shorter) = without(game, start, &line, at)
            {
                line = shorter;
            }
        }
        if line.len() == before {
            return line;
        }
    }
}

/// The line without the move at this place and without what becomes needless then, if it still wins.
fn without<G: Run>(game: &mut G, start: &G::State, line: &[Code], at: usize) -> Option<Vec<Code>> {
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
    (game.score() == ALL_HOME).then_some(shorter)
}
