//! Shortens a line.

use std::collections::{HashMap, HashSet};

use super::run::{Again, Code, Run};

/// A line of so many moves wanders, and is gone along for shorter ways.
const LONG: usize = 300;
/// How many positions around one of the line are looked at for a way to a later one.
const NEAR: usize = 300;

/// Leaves out whatever the line brings this many cards home without, the latest moves first, until nothing more can
/// go. So many of its first moves stay.
pub(crate) fn shorten<G: Run>(
    game: &mut G,
    start: &G::State,
    line: Vec<Code>,
    score: u8,
    kept: usize,
) -> Vec<Code> {
    let line = leave_out(game, start, line, score, kept);
    if line.len() < LONG {
        return line;
    }
    let line = cut_across(game, start, line, score, kept);
    leave_out(game, start, line, score, kept)
}

/// Leaves out what can be left out.
fn leave_out<G: Run>(
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

/// Takes shorter ways between positions of the line.
fn cut_across<G: Run>(
    game: &mut G,
    start: &G::State,
    mut line: Vec<Code>,
    score: u8,
    kept: usize,
) -> Vec<Code> {
    let mut at = kept;
    let mut places = places(game, start, &line);
    while at < line.len() {
        game.put(start);
        line[..at].iter().for_each(|&code| game.play(code));
        if let Some((way, end)) = short_way(game, at, &places) {
            let rest = line[end..].iter();
            let way = line[..at].iter().chain(&way).chain(rest);
            if let Some(shorter) = played(game, start, way, score) {
                line = shorter;
                places = self::places(game, start, &line);
                continue;
            }
        }
        at += 1;
    }
    line
}

/// How many moves of the line lead to each of its positions.
fn places<G: Run>(game: &mut G, start: &G::State, line: &[Code]) -> HashMap<Box<[u8]>, usize> {
    game.put(start);
    let after = |(at, &code): (usize, &Code)| {
        game.play(code);
        (game.key(), at + 1)
    };
    line.iter().enumerate().map(after).collect()
}

/// The way from here to a later position of the line that saves most moves, and which one that is.
fn short_way<G: Run>(
    game: &mut G,
    at: usize,
    places: &HashMap<Box<[u8]>, usize>,
) -> Option<(Vec<Code>, usize)> {
    let mut queue = vec![(game.state(), 0, 0, 0)];
    let mut seen = HashSet::from([game.key()]);
    let mut best = None;
    let mut most = 0;
    let mut from = 0;
    while from < queue.len() && queue.len() < NEAR {
        let mut codes = Vec::new();
        let depth = queue[from].3 + 1;
        game.put(&queue[from].0);
        game.every(&mut codes);
        for code in codes {
            game.put(&queue[from].0);
            game.play(code);
            let key = game.key();
            let saved = places
                .get(&key)
                .map_or(0, |&place| place.saturating_sub(at + depth));
            if seen.insert(key) {
                queue.push((game.state(), from, code, depth));
            }
            if saved > most {
                most = saved;
                best = Some((queue.len() - 1, at + depth + saved));
            }
        }
        from += 1;
    }
    let (mut last, end) = best?;
    let mut way = Vec::new();
    while last > 0 {
        way.push(queue[last].2);
        last = queue[last].1;
    }
    way.reverse();
    Some((way, end))
}

/// The line without the move at this place and without what becomes needless then, if it still brings as many home.
fn without<G: Run>(
    game: &mut G,
    start: &G::State,
    line: &[Code],
    at: usize,
    score: u8,
) -> Option<Vec<Code>> {
    let left = line[..at].iter().chain(&line[at + 1..]);
    played(game, start, left, score)
}

/// The codes as they play from the start, without needless ones, if they bring so many home.
fn played<'a, G: Run>(
    game: &mut G,
    start: &G::State,
    codes: impl Iterator<Item = &'a Code>,
    score: u8,
) -> Option<Vec<Code>> {
    game.put(start);
    let mut shorter = Vec::new();
    for &code in codes {
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
