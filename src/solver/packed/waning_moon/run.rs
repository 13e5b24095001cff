//! Waning Moon as the searches play it.
//!
//! After each move every card goes home that does so safely: one whose rank is at most one above the lower foundation
//! of its suit. Nothing can be put on it any more, so it is of no use where it lies, and whatever is done with it there
//! can as well be left out. No card moves from one empty pile to another, and of the empty piles only the first is
//! moved to.

use super::codes::{Step, To, code, deal, onto, step};
use super::state::{Copy, NONE, State};
use super::worth::{Weights, worth};
use crate::rules::waning_moon::{PILES, WaningMoon};
use crate::rules::{Move, PileNo, Place};
use crate::solver::run::{Again, CODES, Choices, Code, Run};

/// What kinds of moves are favoured by, as the exponents of the factors.
const HOME: f32 = 3.0;
const BUILD: f32 = 3.0;
const BREAK: f32 = -3.0;
const FROM_WASTE: f32 = 2.0;
const TO_EMPTY: f32 = -1.0;
const WASTE_TO_EMPTY: f32 = 0.0;
const DEAL: f32 = -1.0;

/// How many of its first cards a pile has that takes two bytes in a key. A run on them has twelve cards at most.
const LONG: usize = 15;

/// A position of Waning Moon, and what the searches need to go on from it.
pub(crate) struct MoonRun {
    now: State,
    /// The stock, the next card first.
    stock: Vec<Copy>,
    /// The piles as they were, and the place of each card that was not on them in a key.
    piles: [Vec<Copy>; PILES],
    places: [u8; 128],
    loose: usize,
    /// Which codes were used, and in their order.
    used: Vec<bool>,
    played: Vec<Code>,
    factors: Factors,
}

/// The factors of the kinds of moves.
#[derive(Clone, Copy)]
struct Factors {
    home: f32,
    /// From a pile to another and to an empty one, by whether that breaks a run.
    build: [f32; 2],
    to_empty: [f32; 2],
    from_waste: f32,
    waste_to_empty: f32,
    deal: f32,
}

impl Factors {
    fn new() -> Self {
        Self {
            home: HOME.exp(),
            build: [BUILD, BUILD + BREAK].map(f32::exp),
            to_empty: [TO_EMPTY, TO_EMPTY + BREAK].map(f32::exp),
            from_waste: FROM_WASTE.exp(),
            waste_to_empty: WASTE_TO_EMPTY.exp(),
            deal: DEAL.exp(),
        }
    }
}

impl MoonRun {
    /// The table's position.
    pub(crate) fn new(table: &WaningMoon) -> Self {
        let (now, stock) = State::new(table);
        let piles = now.tops().map(|top| upward(&now, top));
        let mut loose = upward(&now, now.waste());
        loose.extend(&stock);
        let mut places = [0; 128];
        for (place, &copy) in (0..).zip(&loose) {
            places[usize::from(copy)] = place;
        }
        Self {
            now,
            stock,
            piles,
            places,
            loose: loose.len(),
            used: vec![false; CODES],
            played: Vec::new(),
            factors: Factors::new(),
        }
    }

    /// What the position is worth by these weights.
    pub(crate) fn worth(&self, weights: &Weights) -> f32 {
        worth(&self.now, weights)
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
        for onto in self.landings(copy) {
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
        for onto in self.landings(copy) {
            add(To::Card(onto), self.factors.from_waste);
        }
        if self.now.empty_pile().is_some() {
            add(To::Empty, self.factors.waste_to_empty);
        }
    }

    fn landings(&self, copy: Copy) -> impl Iterator<Item = Copy> + use<> {
        let set = self.now.landings(copy);
        let first = (copy & !1) + 2;
        (0..2)
            .filter(move |other| set >> other & 1 == 1)
            .map(move |other| first + other)
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
            To::Card(onto) if self.landings(copy).any(|other| other == onto) && exposed => {
                plays(to)
            }
            // The other copy serves as well.
            To::Card(_) if self.now.is_in_run(copy) => Again::Needless,
            To::Card(_) if exposed => {
                let other = self.landings(copy).next();
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

    /// The move of one card that the code stands for.
    fn own_move(&self, code: Code) -> Move {
        match step(code) {
            Step::Deal => Move::Deal,
            Step::Card(copy, To::Home) => home(&self.now, copy),
            Step::Card(copy, to) => {
                let pile = self.now.pile_of(onto(to)).expect("a code that was offered");
                Move::Build {
                    from: place(&self.now, copy),
                    to: Place::Column(PileNo::from_index(pile)),
                }
            }
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
        let mut moves = vec![self.own_move(code)];
        let mut next = self.now;
        match step(code) {
            Step::Deal => next.deal(self.stock[next.dealt()]),
            Step::Card(copy, To::Home) => next.go_home(copy),
            Step::Card(copy, to) => next.build(copy, onto(to)),
        }
        while let Some(copy) = next.safe() {
            moves.push(home(&next, copy));
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

    /// For each pile how many of its first cards it still has, and how long the run on them is; the piles that are
    /// one run each, in order, as the lowest card and the length; which of the loose cards lie on the waste; the
    /// deals. What is home is then known.
    fn key(&self) -> Box<[u8]> {
        let mut key = Vec::with_capacity(4 * PILES + 8 + self.loose / 8);
        let mut runs = Vec::with_capacity(PILES);
        for (top, first) in self.now.tops().iter().zip(&self.piles) {
            let pile = upward(&self.now, *top);
            if is_run(&pile) {
                key.push(0);
                runs.extend(pile.first().map(|copy| [copy & !1, byte(pile.len())]));
                continue;
            }
            let both = pile.iter().zip(first);
            let kept = both.take_while(|(a, b)| **a >> 1 == **b >> 1).count();
            let run = byte(pile.len() - kept);
            // Most piles take one byte. Which those are that take two is told by the first.
            if kept < LONG {
                key.push(byte(kept) << 4 | run);
            } else {
                key.extend([byte(LONG) << 4 | run, byte(kept)]);
            }
        }
        runs.sort_unstable();
        key.extend(runs.as_flattened());
        let waste = upward(&self.now, self.now.waste());
        let start = key.len();
        key.resize(start + self.loose.div_ceil(8), 0);
        for copy in waste {
            let at = usize::from(self.places[usize::from(copy)]);
            key[start + at / 8] |= 1 << (at % 8);
        }
        key.push(byte(self.now.dealt()));
        key.into_boxed_slice()
    }
}

/// The cards from the lowest up to this one.
pub(super) fn upward(state: &State, top: Copy) -> Vec<Copy> {
    let down = std::iter::successors(Some(top), |&copy| Some(state.under(copy)));
    let mut cards: Vec<Copy> = down.take_while(|&copy| copy != NONE).collect();
    cards.reverse();
    cards
}

/// Whether each card lies on the next one of its suit.
fn is_run(pile: &[Copy]) -> bool {
    pile.windows(2).all(|two| two[0] >> 1 == (two[1] >> 1) + 1)
}

fn home(state: &State, copy: Copy) -> Move {
    Move::Up {
        from: place(state, copy),
    }
}

fn place(state: &State, copy: Copy) -> Place {
    let pile = state.pile_of(copy).map(PileNo::from_index);
    pile.map_or(Place::Waste, Place::Column)
}

fn byte(count: usize) -> u8 {
    u8::try_from(count).expect("there are 104 cards")
}
