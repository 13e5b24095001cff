//! The searches of one position, taken in turns.

use super::nrpa::Nrpa;
use super::run::{ALL_HOME, Code, Run};
use super::shorten::shorten;
use super::solve::Verdict;
use super::vary::Varied;
use super::walk::{Standing, Walk};
use crate::rules::Move;

/// What a step of a walk costs, counted in moves of a playout.
const STEP_COST: u64 = 8;

/// A shorter line is sought for so many times the nodes that the first one took, at most.
const POLISH_SHARE: u64 = 50;

/// A line that was sought for is varied for so many hundredths of the nodes more.
const VARIED: u64 = 60;

/// What a hunt came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// These codes win.
    Won(Vec<Code>),
    /// Nothing does.
    Lost,
    /// It is not known yet.
    Nothing,
}

/// A line that wins and is made shorter, until so many nodes were taken in all.
enum Polish<S> {
    /// Another is sought, for a budget of nodes.
    Seek {
        line: Vec<Code>,
        budget: u64,
        end: u64,
    },
    /// It is varied.
    Vary { varied: Varied<S>, end: u64 },
}

/// A hunt for a win, or for the proof that there is none.
pub(crate) struct Hunt<G: Run> {
    game: G,
    start: G::State,
    nrpa: Nrpa<G>,
    walk: Option<Walk<G>>,
    nodes: u64,
    walked: u64,
    walk_share: u64,
    /// Whether some moves are not to be begun with.
    shut: bool,
    polish: Option<Polish<G::State>>,
    found: Found,
}

impl<G: Run> Hunt<G> {
    /// A hunt from where the game is, which is not won, for lines that begin with none of these moves. With such
    /// moves it proves nothing.
    pub(crate) fn new(mut game: G, without: &[Move]) -> Self {
        let mut shut = Vec::new();
        game.every(&mut shut);
        shut.retain(|&code| without.contains(&game.moves(code)[0]));
        Self {
            start: game.state(),
            nrpa: Nrpa::new(&mut game, shut),
            shut: !without.is_empty(),
            walk: without.is_empty().then(|| Walk::new(&game)),
            walk_share: game.walk_share(),
            game,
            nodes: 0,
            walked: 0,
            polish: None,
            found: Found::Nothing,
        }
    }

    /// Goes on for this many nodes, or until something is found. A line that wins is made shorter beyond that.
    pub(crate) fn go_on(&mut self, nodes: u64) -> &Found {
        self.go_on_briefly(nodes);
        while self.polish.is_some() {
            self.found = self.step();
        }
        &self.found
    }

    /// As [`go_on`](Self::go_on), but stops while a line is made shorter as well.
    pub(crate) fn go_on_briefly(&mut self, nodes: u64) -> &Found {
        let end = self.nodes.saturating_add(nodes);
        while self.found == Found::Nothing && self.nodes < end {
            self.found = self.step();
        }
        &self.found
    }

    /// What was found, with the moves that win.
    pub(crate) fn verdict(&mut self) -> Verdict {
        match &self.found {
            Found::Won(_) => Verdict::Won(self.best().0),
            Found::Lost => Verdict::Lost,
            Found::Nothing => Verdict::GaveUp,
        }
    }

    /// How many nodes it took so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The line that brings most cards home, as moves, and how many are home at its end.
    pub(crate) fn best(&mut self) -> (Vec<Move>, u8) {
        match &self.found {
            Found::Won(line) => {
                let line = line.clone();
                (self.moves(&line), ALL_HOME)
            }
            Found::Lost | Found::Nothing => {
                let (line, score) = self.nrpa.best();
                let line = self.shorten(line.to_vec(), score);
                (self.moves(&line), score)
            }
        }
    }

    fn step(&mut self) -> Found {
        if let Some(polish) = self.polish.take() {
            return self.polish_on(polish);
        }
        if let Some(walk) = &mut self.walk
            && self.walked * self.walk_share <= self.nodes
        {
            self.nodes += STEP_COST;
            self.walked += STEP_COST;
            match walk.step(&mut self.game) {
                Standing::GoesOn => Found::Nothing,
                Standing::Won(line) => self.begin_polish(line),
                Standing::Lost => Found::Lost,
                Standing::OutOfRoom => {
                    self.walk = None;
                    Found::Nothing
                }
            }
        } else {
            self.nodes += self.nrpa.playout(&mut self.game);
            if self.nrpa.has_won() {
                let line = self.nrpa.best().0.to_vec();
                self.begin_polish(line)
            } else {
                Found::Nothing
            }
        }
    }

    /// Makes the winning line shorter, and sees how long a still shorter one is to be sought, as far as the game says.
    fn begin_polish(&mut self, line: Vec<Code>) -> Found {
        self.walk = None;
        let line = self.shorten(line, ALL_HOME);
        let share = self.nodes.saturating_mul(POLISH_SHARE);
        let budget = self.game.polish().min(share);
        let end = self.nodes + budget;
        if !self.nrpa.has_won() {
            self.nrpa.follow(&mut self.game, &line);
        }
        self.polish_on(Polish::Seek { line, budget, end })
    }

    /// Seeks or varies on, or takes what came of it at the end.
    fn polish_on(&mut self, polish: Polish<G::State>) -> Found {
        match polish {
            Polish::Seek { line, budget, end } if self.nodes < end => {
                self.nodes += self.nrpa.playout(&mut self.game);
                self.polish = Some(Polish::Seek { line, budget, end });
                Found::Nothing
            }
            Polish::Seek { line, budget, .. } => self.begin_vary(line, budget * VARIED / 100),
            Polish::Vary { varied, end } => self.vary_on(varied, end),
        }
    }

    /// Varies the line, or the shorter one that was found for it.
    fn begin_vary(&mut self, line: Vec<Code>, budget: u64) -> Found {
        let other = self.nrpa.best().0.to_vec();
        let other = self.shorten(other, ALL_HOME);
        let line = if other.len() < line.len() {
            other
        } else {
            line
        };
        if budget == 0 {
            return Found::Won(line);
        }
        let end = self.nodes + budget;
        let kept = usize::from(self.shut);
        let varied = Varied::new(&mut self.game, &self.start, line, kept);
        self.nodes += varied.nodes();
        self.vary_on(varied, end)
    }

    fn vary_on(&mut self, mut varied: Varied<G::State>, end: u64) -> Found {
        let before = varied.nodes();
        if self.nodes < end && varied.step(&mut self.game, &self.start) {
            self.nodes += varied.nodes() - before;
            self.polish = Some(Polish::Vary { varied, end });
            return Found::Nothing;
        }
        Found::Won(self.shorten(varied.into_line(), ALL_HOME))
    }

    fn shorten(&mut self, line: Vec<Code>, score: u8) -> Vec<Code> {
        let kept = usize::from(self.shut);
        shorten(&mut self.game, &self.start, line, score, kept)
    }

    fn moves(&mut self, line: &[Code]) -> Vec<Move> {
        self.game.put(&self.start);
        let mut moves = Vec::with_capacity(line.len());
        for &code in line {
            moves.extend(self.game.moves(code));
            self.game.play(code);
        }
        moves
    }
}
