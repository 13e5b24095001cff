//! Nested rollout policy adaptation (Rosin, 2011), with a bias for each kind of move (Cazenave, 2021).
//!
//! A policy gives each code a weight. A playout draws its moves by weight × factor, and a level draws its policy
//! toward the best line it knows after each line that the level below found, beginning from its own policy. Nothing
//! judges a position: only how many cards are home at the end counts.

use std::cmp::Reverse;

use super::chance::Chance;
use super::run::{ALL_HOME, CODES, Choices, Code, Run};

/// How far a policy is drawn toward the best line at a time; α in the paper.
const STEP: f32 = 0.5;
/// A weight stays between this and its inverse.
const HEAVIEST: f32 = 1e15;
/// A level ends when it found its best line this many times more: its policy has made up its mind.
const REPEATS: u32 = 5;

/// The weights of all codes. A code is below [`CODES`], and is cut to say so.
type Policy = Box<[f32; CODES]>;

/// A line is the better, the higher this is.
type Rank = (u8, Reverse<usize>);

/// Which of all the choices were open at a step, and which one was chosen.
#[derive(Clone, Copy, Debug)]
struct Step {
    start: usize,
    end: usize,
    chosen: usize,
}

/// A playout: what was open at each step, and what was chosen.
#[derive(Clone, Debug, Default)]
struct Trace {
    choices: Choices,
    steps: Vec<Step>,
    score: u8,
}

impl Trace {
    fn line(&self) -> impl Iterator<Item = Code> + '_ {
        self.steps.iter().map(|step| self.choices[step.chosen].0)
    }

    /// What makes one better than another: the score, and of lines that win the length.
    fn rank(&self) -> Rank {
        let len = if self.score == ALL_HOME {
            self.steps.len()
        } else {
            0
        };
        (self.score, Reverse(len))
    }

    fn clear(&mut self) {
        self.choices.clear();
        self.steps.clear();
    }

    /// The choices of each step that had more than one, with the place of the chosen one among them.
    fn forks(&self) -> impl Iterator<Item = (&[(Code, f32)], usize)> {
        let forks = self.steps.iter().filter(|step| step.end - step.start > 1);
        forks.map(|step| {
            let choices = &self.choices[step.start..step.end];
            (choices, step.chosen - step.start)
        })
    }
}

/// One level of the search.
struct Level {
    policy: Policy,
    best: Trace,
    /// How many lines it has been given.
    lines: u32,
    /// How many of them were its best one again.
    repeats: u32,
}

impl Level {
    fn new() -> Self {
        let policy = vec![1.0; CODES].into_boxed_slice();
        Self {
            policy: policy.try_into().expect("it has this length"),
            best: Trace::default(),
            lines: 0,
            repeats: 0,
        }
    }

    fn restart(&mut self) {
        self.lines = 0;
        self.repeats = 0;
    }

    /// Takes a line, in exchange for the one it had if this is as good.
    fn take(&mut self, trial: &mut Trace) {
        let first = self.lines == 0;
        self.lines += 1;
        if first || trial.rank() >= self.best.rank() {
            let again = !first && trial.line().eq(self.best.line());
            self.repeats = if again { self.repeats + 1 } else { 0 };
            std::mem::swap(trial, &mut self.best);
        }
    }

    /// Draws the policy toward the best line.
    fn adapt(&mut self, scales: &mut Vec<f32>) {
        scales.clear();
        for (choices, chosen) in self.best.forks() {
            let weight = |&(code, factor): &(Code, f32)| self.policy[cut(code)] * factor;
            let share = -STEP / choices.iter().map(weight).sum::<f32>();
            let first = scales.len();
            scales.extend(choices.iter().map(|choice| exp(weight(choice) * share)));
            scales[first + chosen] *= E_TO_STEP;
        }
        let mut scales = &scales[..];
        for (choices, _) in self.best.forks() {
            let (here, rest) = scales.split_at(choices.len());
            for (&(code, _), scale) in choices.iter().zip(here) {
                let weight = &mut self.policy[cut(code)];
                *weight = (*weight * scale).clamp(1.0 / HEAVIEST, HEAVIEST);
            }
            scales = rest;
        }
    }
}

/// e to the power of [`STEP`].
const E_TO_STEP: f32 = 1.648_721_3;

/// The exponential of a number between −[`STEP`] and 0, to three digits.
fn exp(x: f32) -> f32 {
    1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0)))
}

const fn cut(code: Code) -> usize {
    code as usize % CODES
}

/// A search that can be stopped after any playout and goes on from there.
pub(crate) struct Nrpa<G: Run> {
    start: G::State,
    /// Codes that no line begins with.
    shut: Vec<Code>,
    shape: Shape,
    chance: Chance,
    levels: [Level; 3],
    turn: u32,
    trial: Trace,
    /// Scratch: weights and scales.
    scratch: Vec<f32>,
    best: Vec<Code>,
    rank: Option<Rank>,
}

impl<G: Run> Nrpa<G> {
    /// A search from where the game is, for lines that don't begin with these codes.
    pub(crate) fn new(game: &mut G, shut: Vec<Code>) -> Self {
        Self::shaped(game, shut, THOROUGH)
    }

    /// A search of another shape.
    pub(crate) fn shaped(game: &mut G, shut: Vec<Code>, shape: Shape) -> Self {
        game.lean(0);
        Self {
            start: game.state(),
            shut,
            shape,
            chance: Chance::from_bytes(&game.key()),
            levels: std::array::from_fn(|_| Level::new()),
            turn: 0,
            trial: Trace::default(),
            scratch: Vec::new(),
            best: Vec::new(),
            rank: None,
        }
    }

    /// The best line so far, and the cards home at its end.
    pub(crate) fn best(&self) -> (&[Code], u8) {
        (&self.best, self.score())
    }

    fn score(&self) -> u8 {
        self.rank.map_or(0, |(score, _)| score)
    }

    /// Whether a line that brings all cards home was found.
    pub(crate) fn has_won(&self) -> bool {
        self.score() == ALL_HOME
    }

    /// Plays once to the end and learns from it. Returns how many moves that took, at least 1.
    pub(crate) fn playout(&mut self, game: &mut G) -> u64 {
        self.play_out(game);
        let moves = self.trial.steps.len().max(1) as u64;
        self.remember();
        self.learn(game);
        moves
    }

    /// Begins again from a line of legal codes.
    pub(crate) fn follow(&mut self, game: &mut G, line: &[Code]) {
        game.put(&self.start);
        self.trial.clear();
        for &code in line {
            let start = self.trial.choices.len();
            game.choices(&mut self.trial.choices);
            let here = self.trial.choices[start..].iter();
            let at = here.clone().position(|&(other, _)| other == code);
            // A playout isn't offered a code that it used before, but the line may have it.
            let chosen = start + at.unwrap_or(here.len());
            if at.is_none() {
                self.trial.choices.push((code, 1.0));
            }
            let end = self.trial.choices.len();
            game.play(code);
            self.trial.steps.push(Step { start, end, chosen });
        }
        self.trial.score = game.score();
        self.remember();
        let (depth, _) = (self.shape)(self.turn);
        let top = &mut self.levels[depth - 1];
        top.policy.fill(1.0);
        top.restart();
        top.take(&mut self.trial);
        top.adapt(&mut self.scratch);
        self.hand_down(depth - 1);
    }

    /// Keeps the line if it is the best one so far.
    fn remember(&mut self) {
        if Some(self.trial.rank()) > self.rank {
            self.rank = Some(self.trial.rank());
            self.best = self.trial.line().collect();
        }
    }

    fn play_out(&mut self, game: &mut G) {
        game.put(&self.start);
        self.trial.clear();
        loop {
            let start = self.trial.choices.len();
            game.choices(&mut self.trial.choices);
            if start == 0 && !self.shut.is_empty() {
                let shut = &self.shut;
                self.trial.choices.retain(|(code, _)| !shut.contains(code));
            }
            let end = self.trial.choices.len();
            let chosen = match end - start {
                0 => break,
                1 => start,
                _ => start + self.draw(start),
            };
            game.play(self.trial.choices[chosen].0);
            self.trial.steps.push(Step { start, end, chosen });
        }
        self.trial.score = game.score();
    }

    /// Draws one of the choices from `start` on.
    fn draw(&mut self, start: usize) -> usize {
        let policy = &self.levels[0].policy;
        let sums = &mut self.scratch;
        sums.clear();
        let mut sum = 0.0;
        for &(code, factor) in &self.trial.choices[start..] {
            sum += policy[cut(code)] * factor;
            sums.push(sum);
        }
        let drawn = self.chance.unit() * sum;
        let at = sums.iter().position(|&sum| drawn < sum);
        at.unwrap_or(sums.len() - 1)
    }

    /// Gives the line to the lowest level, and the best line of each level that is done to the next.
    fn learn(&mut self, game: &mut G) {
        let (depth, lines) = (self.shape)(self.turn);
        for at in 0..depth {
            let level = &mut self.levels[at];
            level.take(&mut self.trial);
            if level.lines < lines && level.repeats < REPEATS {
                level.adapt(&mut self.scratch);
                return self.hand_down(at);
            }
            std::mem::swap(&mut self.trial, &mut level.best);
        }
        self.turn += 1;
        game.lean(self.turn);
        let (depth, _) = (self.shape)(self.turn);
        self.levels[depth - 1].policy.fill(1.0);
        self.levels[depth - 1].restart();
        self.hand_down(depth - 1);
    }

    /// Lets every level under this one begin again from its policy.
    fn hand_down(&mut self, from: usize) {
        let (below, above) = self.levels.split_at_mut(from);
        for level in below {
            level.policy.copy_from_slice(&above[0].policy[..]);
            level.restart();
        }
    }
}

/// How many levels the search of a turn has, and how many lines a level takes.
pub(crate) type Shape = fn(turn: u32) -> (usize, u32);

/// Restarts find most wins; a deeper search finds some that restarts miss.
const THOROUGH: Shape = |turn| if turn % 3 == 2 { (3, 60) } else { (2, 100) };
/// Some thousand playouts.
pub(crate) const SHORT: Shape = |_| (2, 32);
