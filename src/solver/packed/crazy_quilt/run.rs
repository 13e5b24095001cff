//! How the searches go on from a position of Crazy Quilt.
//!
//! Transfers are no moves of their own here, as in Crescent: a suit that has met takes any exposed card of its own,
//! after so many transfers as it needs. Cards leave the quilt, the stock and the waste for good but for the one
//! redeal, so that every way comes to an end.

use super::super::cards::{Copy, after_transfers, suit};
use super::codes::{REDEAL, To, code_of, parts};
use super::state::{Cells, Cloth, State, available, met};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::{Cell, Foundation, Move, Place};
use crate::solver::run::{Again, Choices, Code, Run};

/// What kinds of moves are favoured by, as the exponents of the factors.
const HOME: [f32; 2] = [4.0, 2.0];
const PATIENT_HOME: f32 = 0.0;
const WASTE: f32 = -1.0;
const FREED: f32 = 0.5;
const DEAL: f32 = -1.0;
const REDEALING: f32 = -4.0;

/// A position of Crazy Quilt, and what the searches need to go on from it.
pub(crate) struct CrazyQuiltRun {
    now: State,
    cloth: Cloth,
    /// What favours a move home from the quilt in the first pass, if that is its own.
    early: Option<f32>,
    factors: Factors,
}

/// The factors of the kinds of moves.
struct Factors {
    /// From the quilt in the first pass, and otherwise.
    home: [f32; 2],
    /// By how many cells the card frees.
    waste: [f32; 3],
    deal: f32,
    redeal: f32,
}

impl Factors {
    fn new(early: Option<f32>, turn: u32) -> Self {
        let home = HOME[turn as usize % HOME.len()];
        Self {
            home: [early.unwrap_or(home), home].map(f32::exp),
            waste: [0.0, 1.0, 2.0].map(|freed| f32::exp(WASTE + FREED * freed)),
            deal: DEAL.exp(),
            redeal: REDEALING.exp(),
        }
    }
}

impl CrazyQuiltRun {
    /// The table's position.
    pub(crate) fn new(table: &CrazyQuilt) -> Self {
        let (cloth, now) = State::new(table);
        Self {
            now,
            cloth,
            early: None,
            factors: Factors::new(None, 0),
        }
    }

    /// The table's position, to be gone on from without haste: what goes home from the quilt in the first pass can't
    /// help later to free other cards.
    pub(crate) fn patient(table: &CrazyQuilt) -> Self {
        Self {
            early: Some(PATIENT_HOME),
            factors: Factors::new(Some(PATIENT_HOME), 0),
            ..Self::new(table)
        }
    }
}

impl CrazyQuiltRun {
    /// Whether the code deals.
    pub(crate) fn is_deal(code: Code) -> bool {
        matches!(parts(code), Some((_, To::Dealt)))
    }

    fn code(&self, copy: Copy, to: To) -> Code {
        code_of(copy, to, self.now.second_pass())
    }

    /// Adds the moves of the cards in these cells.
    fn cells(&self, choices: &mut Choices, cells: Cells, to: To, factor: impl Fn(u8) -> f32) {
        for cell in bits(cells) {
            let copy = self.cloth.copies[usize::from(cell) % Cell::COUNT];
            choices.push((self.code(copy, to), factor(cell)));
        }
    }

    /// How many cards the one in this cell keeps from being available.
    const fn freed(&self, cell: u8) -> usize {
        let (quilt, others) = (self.now.quilt, self.now.quilt & !(1 << cell));
        (available(others) & !available(quilt)).count_ones() as usize
    }

    fn open(&self, choices: &mut Choices) {
        let (now, factors) = (&self.now, &self.factors);
        let [early, home] = factors.home;
        let from_quilt = if now.second_pass() { home } else { early };
        let takes = now.top().map_or([false; 2], |top| now.takes(top >> 1));
        let available = available(now.quilt);
        for to in Foundation::ALL {
            let at = to as usize;
            self.cells(choices, available & now.fits[at], To::Home(to), |_| {
                from_quilt
            });
            let top = now.top().filter(|_| takes[at]);
            choices.extend(top.map(|top| (self.code(top, To::Home(to)), home)));
        }
        let waste = |cell| factors.waste[self.freed(cell) % 3];
        self.cells(choices, now.to_waste(&self.cloth), To::Waste, waste);
        match now.stock().first() {
            Some(&next) => choices.push((self.code(next, To::Dealt), factors.deal)),
            None if now.may_redeal(&self.cloth) => choices.push((REDEAL, factors.redeal)),
            None => {}
        }
    }

    /// The place of an exposed copy.
    fn place(&self, copy: Copy) -> Option<Place> {
        match self.now.cell(copy, &self.cloth) {
            Some(cell) => Cell::all().nth(usize::from(cell)).map(Place::Cell),
            None => (self.now.top() == Some(copy)).then_some(Place::Waste),
        }
    }

    fn again_home(&self, copy: Copy, to: Foundation) -> Again {
        let takes = self.now.takes(copy >> 1);
        let to = if takes[to as usize] { to } else { to.other() };
        if takes[to as usize] && self.place(copy).is_some() {
            Again::Plays(self.code(copy, To::Home(to)))
        } else {
            Again::Illegal
        }
    }

    fn again_waste(&self, copy: Copy) -> Again {
        let cell = self.now.cell(copy, &self.cloth);
        match cell.filter(|&cell| self.now.to_waste(&self.cloth) >> cell & 1 == 1) {
            Some(_) => Again::Plays(self.code(copy, To::Waste)),
            None => Again::Illegal,
        }
    }
}

impl Run for CrazyQuiltRun {
    type State = State;

    fn state(&self) -> State {
        self.now.clone()
    }

    fn put(&mut self, state: &State) {
        self.now.clone_from(state);
    }

    fn lean(&mut self, turn: u32) {
        self.factors = Factors::new(self.early, turn);
    }

    fn choices(&mut self, choices: &mut Choices) {
        self.open(choices);
    }

    fn every(&self, codes: &mut Vec<Code>) {
        let mut choices = Vec::new();
        self.open(&mut choices);
        codes.extend(choices.iter().map(|&(code, _)| code));
    }

    fn play(&mut self, code: Code) {
        match parts(code) {
            Some((copy, To::Home(to))) => self.now.go_home(copy, to, &self.cloth),
            Some((copy, To::Waste)) => self.now.go_to_waste(copy, &self.cloth),
            Some((_, To::Dealt)) => self.now.deal(),
            None => self.now.redeal(),
        }
    }

    fn again(&self, code: Code) -> Again {
        match parts(code) {
            Some((copy, To::Home(to))) => self.again_home(copy, to),
            Some((copy, To::Waste)) => self.again_waste(copy),
            Some((_, To::Dealt)) => {
                let next = self.now.stock().first();
                next.map_or(Again::Illegal, |&next| {
                    Again::Plays(self.code(next, To::Dealt))
                })
            }
            None if self.now.may_redeal(&self.cloth) => Again::Plays(REDEAL),
            None => Again::Illegal,
        }
    }

    fn moves(&self, code: Code) -> Vec<Move> {
        let Some((copy, to)) = parts(code) else {
            return vec![Move::Redeal];
        };
        let place = || self.place(copy).expect("a code that was offered");
        match to {
            To::Dealt => vec![Move::Deal],
            To::Waste => vec![Move::Build {
                from: place(),
                to: Place::Waste,
            }],
            To::Home(to) => {
                let tops = self.now.home[suit(copy >> 1)];
                if met(tops) {
                    after_transfers(copy >> 1, tops, place())
                } else {
                    vec![Move::Home { from: place(), to }]
                }
            }
        }
    }

    fn score(&self) -> u8 {
        self.now.score
    }

    /// The cells that hold their card, the waste, the stock and the foundations; all of one deal, whose cells have
    /// one card each. Which copy of a card lies where doesn't matter, nor how the two foundations of a suit that has
    /// met share its cards.
    fn key(&self) -> Box<[u8]> {
        let now = &self.now;
        let tops = now.home.map(|tops| if met(tops) { [1, 2] } else { tops });
        let cards = |copies: &[Copy]| copies.iter().map(|copy| copy >> 1).collect::<Vec<_>>();
        let quilt = now.quilt.to_le_bytes();
        let rest = tops
            .into_iter()
            .flatten()
            .chain([u8::from(now.second_pass())]);
        let waste = cards(now.waste()).into_iter().chain([0]);
        let stock = cards(now.stock()).into_iter();
        quilt
            .into_iter()
            .chain(rest)
            .chain(waste)
            .chain(stock)
            .collect()
    }
}

/// The places of the bits that are set.
fn bits(mut cells: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let low = u8::try_from(cells.trailing_zeros()).ok()?;
        (cells != 0).then(|| {
            cells &= cells - 1;
            low
        })
    })
}
