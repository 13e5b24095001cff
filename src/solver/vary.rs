//! Varies a line that wins, and keeps what wins as soon.
//!
//! One move is left out or another played in its place, and the rest follows as it can: a move that can't be played
//! yet waits until it can. Lines of the same length replace each other, so that the search doesn't stay where it is.

use super::chance::Chance;
use super::run::{ALL_HOME, Again, Code, Run};

/// The position is kept after every so many moves of the line.
const EVERY: usize = 8;

/// A line that is varied.
pub(crate) struct Varied<S> {
    chance: Chance,
    line: Vec<Code>,
    /// So many of the first moves stay.
    kept: usize,
    /// The positions on the line, one in [`EVERY`].
    states: Vec<S>,
    nodes: u64,
}

impl<S> Varied<S> {
    /// This line from this position. So many of the first moves stay.
    pub(crate) fn new<G: Run<State = S>>(
        game: &mut G,
        start: &S,
        line: Vec<Code>,
        kept: usize,
    ) -> Self {
        game.put(start);
        let mut varied = Self {
            chance: Chance::from_bytes(&game.key()),
            line: Vec::new(),
            kept,
            states: Vec::new(),
            nodes: 0,
        };
        varied.take(game, start, line);
        varied
    }

    /// Tries one variation. Says whether there was any to try.
    pub(crate) fn step<G: Run<State = S>>(&mut self, game: &mut G, start: &S) -> bool {
        if self.line.len() <= self.kept {
            return false;
        }
        if let Some(line) = self.variation(game, self.kept) {
            self.take(game, start, line);
        }
        true
    }

    /// How many nodes it took so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The shortest line so far.
    pub(crate) fn into_line(self) -> Vec<Code> {
        self.line
    }

    fn take<G: Run<State = S>>(&mut self, game: &mut G, start: &S, line: Vec<Code>) {
        self.line = line;
        self.states.clear();
        game.put(start);
        for (at, &code) in self.line.iter().enumerate() {
            if at.is_multiple_of(EVERY) {
                self.states.push(game.state());
            }
            game.play(code);
        }
        self.nodes += self.line.len() as u64;
    }

    /// The line with one move left out or changed, if it still wins and is no longer.
    fn variation<G: Run<State = S>>(&mut self, game: &mut G, kept: usize) -> Option<Vec<Code>> {
        let at = kept + self.draw(self.line.len() - kept);
        let begun = at / EVERY;
        game.put(&self.states[begun]);
        for &code in &self.line[begun * EVERY..at] {
            game.play(code);
        }
        self.nodes += (at % EVERY) as u64 + 1;
        let mut codes = Vec::new();
        game.every(&mut codes);
        codes.retain(|&code| code != self.line[at]);
        let other = codes.get(self.draw(codes.len() + 1));
        let mut line = self.line[..at].to_vec();
        if let Some(&code) = other {
            game.play(code);
            line.push(code);
        }
        let from = at + usize::from(other.is_none());
        self.follow(game, line, from)
    }

    /// Plays on from here what the line plays from this place on.
    fn follow<G: Run>(
        &mut self,
        game: &mut G,
        mut line: Vec<Code>,
        from: usize,
    ) -> Option<Vec<Code>> {
        let mut rest = self.line[from..].iter();
        let mut waiting = Vec::new();
        while game.score() < ALL_HOME {
            self.nodes += 1;
            let code = match next_of(game, &mut waiting) {
                Some(code) => code,
                None => match game.again(*rest.next()?) {
                    Again::Plays(code) => code,
                    Again::Needless => continue,
                    Again::Illegal => {
                        waiting.push(self.line[self.line.len() - rest.len() - 1]);
                        continue;
                    }
                },
            };
            if line.len() == self.line.len() {
                return None;
            }
            game.play(code);
            line.push(code);
        }
        Some(line)
    }

    fn draw(&mut self, count: usize) -> usize {
        usize::try_from(self.chance.next() % count as u64).expect("an index")
    }
}

/// The first of the waiting codes that can be played now. Those that are needless wait no longer.
fn next_of<G: Run>(game: &G, waiting: &mut Vec<Code>) -> Option<Code> {
    let mut at = 0;
    while at < waiting.len() {
        match game.again(waiting[at]) {
            Again::Plays(code) => {
                waiting.remove(at);
                return Some(code);
            }
            Again::Needless => {
                waiting.remove(at);
            }
            Again::Illegal => at += 1,
        }
    }
    None
}
