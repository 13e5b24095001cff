//! Waning Moon as the searches play it.
//!
//! After each move every card goes home that does so safely: one whose rank is at most one above the lower foundation
//! of its suit. Nothing can be put on it any more, so it is of no use where it lies, and whatever is done with it there
//! can as well be left out. No card moves from one empty pile to another, and of the empty piles only the first is
//! moved to.

use super::codes::{Step, To, code, deal, onto, step};
use super::factors::Factors;
use super::key::First;
use super::state::{Copy, NONE, State};
use super::steps::{landings, move_of};
use crate::rules::Move;
use crate::rules::waning_moon::WaningMoon;
use crate::solver::run::{Again, CODES, Choices, Code, Run};

/// A position of Waning Moon, and what the searches need to go on from it.
pub(crate) struct MoonRun {
    now: State,
    /// The stock, the next card first.
    stock: Vec<Copy>,
    first: First,
    /// Which codes were used, and in their order.
    used: Vec<bool>,
    played: Vec<Code>,
    factors: Factors,
}

impl MoonRun {
    /// The table's position.
    pub(crate) fn new(table: &WaningMoon) -> Self {
        let (now, stock) = State::new(table);
        Self {
            first: First::new(&now, &stock),
            now,
            stock,
            used: vec![false; CODES],
            played: Vec::new(),
            factors: Factors::new(),
        }
    }

    /// Adds the moves, and those used before too if they are asked for.
    fn moves_left(&self, choices: &mut Choices, again: bool) {
        if let Some(copy) = self.now.safe() {
            // Only where the search began: later they are played with the move that lets them go.
            choices.push((self.code(copy, To::Home), self.factors.home));
            return;
        }
        for &copy in self.now.tops() {
            if copy != NONE {
                self.off_pile(copy, choices, again);
            }
        }
        if self.now.waste() != NONE {
            self.off_waste(choices);
        }
        if self.now.dealt() < self.stock.len() {
            choices.push((deal(self.now.dealt()), self.factors.deal));
        }
    }

    fn off_pile(&self, copy: Copy, choices: &mut Choices, again: bool) {
        let breaks = usize::from(self.now.is_in_run(copy));
        let mut add = |to, factor| {
            let code = self.code(copy, to);
            if again || to == To::Home || !self.used[usize::from(code)] {
                choices.push((code, factor));
            }
        };
        if self.now.goes_home(copy) {
            add(To::Home, self.factors.home);
        }
        for onto in landings(&self.now, copy) {
            add(To::Card(onto), self.factors.build[breaks]);
        }
        if self.now.under(copy) != NONE && self.now.empty_pile().is_some() {
            add(To::Empty, self.factors.to_empty[breaks]);
        }
    }

    fn off_waste(&self, choices: &mut Choices) {
        let copy = self.now.waste();
        let mut add = |to, factor| choices.push((self.code(copy, to), factor));
        if self.now.goes_home(copy) {
            add(To::Home, self.factors.home);
        }
        for onto in landings(&self.now, copy) {
            add(To::Card(onto), self.factors.from_waste);
        }
        if self.now.empty_pile().is_some() {
            add(To::Empty, self.factors.waste_to_empty);
        }
    }

    fn code(&self, copy: Copy, to: To) -> Code {
        code(copy, to, self.now.dealt())
    }

    fn is_exposed(&self, copy: Copy) -> bool {
        self.now.waste() == copy || self.now.shown() >> (copy % 128) & 1 == 1
    }

    /// What a card's move does here.
    fn card_again(&self, copy: Copy, to: To) -> Again {
        let plays = |to| Again::Plays(self.code(copy, to));
        let wasted = self.now.wasted() >> copy & 1 == 1;
        let exposed = self.is_exposed(copy);
        if self.now.is_home(copy) {
            return Again::Needless;
        }
        match to {
            To::Home if exposed && self.now.goes_home(copy) => plays(to),
            To::Card(onto) if landings(&self.now, copy).any(|other| other == onto) && exposed => {
                plays(to)
            }
            // The other copy serves as well.
            To::Card(_) if self.now.is_in_run(copy) => Again::Needless,
            To::Card(_) if exposed => {
                let other = landings(&self.now, copy).next();
                other.map_or(Again::Illegal, |onto| plays(To::Card(onto)))
            }
            To::Empty if !wasted && self.now.under(copy) == NONE && self.is_on_pile(copy) => {
                Again::Needless
            }
            To::Empty if exposed && self.now.empty_pile().is_some() => plays(to),
            _ => Again::Illegal,
        }
    }

    /// Whether the card, which is neither home nor on the waste, is not in the stock.
    fn is_on_pile(&self, copy: Copy) -> bool {
        !self.stock[self.now.dealt()..].contains(&copy)
    }

    fn advance(&mut self, code: Code) {
        match step(code) {
            Step::Deal => self.now.deal(self.stock[self.now.dealt()]),
            Step::Card(copy, To::Home) => self.now.go_home(copy),
            Step::Card(copy, to) => self.now.build(copy, onto(to)),
        }
    }
}

impl Run for MoonRun {
    type State = State;

    fn state(&self) -> State {
        self.now
    }

    fn put(&mut self, state: &State) {
        self.now = *state;
        for code in self.played.drain(..) {
            self.used[usize::from(code)] = false;
        }
    }

    fn lean(&mut self, _turn: u32) {}

    fn choices(&mut self, choices: &mut Choices) {
        self.moves_left(choices, false);
    }

    fn every(&self, codes: &mut Vec<Code>) {
        let mut choices = Vec::new();
        self.moves_left(&mut choices, true);
        choices.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        codes.extend(choices.iter().map(|&(code, _)| code));
    }

    fn play(&mut self, code: Code) {
        self.advance(code);
        while let Some(copy) = self.now.safe() {
            self.now.go_home(copy);
        }
        self.used[usize::from(code)] = true;
        self.played.push(code);
    }

    fn again(&self, code: Code) -> Again {
        match step(code) {
            Step::Deal if self.now.dealt() < self.stock.len() => {
                Again::Plays(deal(self.now.dealt()))
            }
            Step::Deal => Again::Needless,
            Step::Card(copy, to) => self.card_again(copy, to),
        }
    }

    fn moves(&self, code: Code) -> Vec<Move> {
        let mut next = self.now;
        let mut moves = vec![match step(code) {
            Step::Deal => Move::Deal,
            Step::Card(copy, to) => move_of(&next, (copy, to)),
        }];
        match step(code) {
            Step::Deal => next.deal(self.stock[next.dealt()]),
            Step::Card(copy, To::Home) => next.go_home(copy),
            Step::Card(copy, to) => next.build(copy, onto(to)),
        }
        while let Some(copy) = next.safe() {
            moves.push(move_of(&next, (copy, To::Home)));
            next.go_home(copy);
        }
        moves
    }

    fn score(&self) -> u8 {
        self.now.score()
    }

    fn walk_share(&self) -> u64 {
        4
    }

    fn polish(&self) -> u64 {
        500_000
    }

    fn key(&self) -> Box<[u8]> {
        self.first.key(&self.now)
    }
}
