//! Crescent as the searches play it.
//!
//! Transfers are no moves of their own here. A suit that has met takes any exposed card of its own, after so many
//! transfers as it needs, and then both its foundations show that card's rank, so that it has met no longer. This
//! leaves out the endless trade, and nothing else.

use super::super::cards::{Copy, after_transfers};
use super::codes::{ACE, PHASE, SHIFT, code_of, narrow, parts};
use super::state::{Saved, State, bits, met};
use super::{ALL, Code as Card, Set, build, home, is_in, neighbours, suit};
use crate::rules::crescent::{Crescent, PILES};
use crate::rules::options::{CrescentOptions, ShiftRule};
use crate::rules::{Foundation, Move, PileNo, Place};
use crate::solver::run::{Again, CODES, Choices, Code, Run};

/// How often a copy may go to the same pile in a phase when nothing else is left and a shift is to be reached. It
/// goes there once otherwise, which ends loops.
const USES: u8 = 3;

/// What kinds of moves are favoured by, as the exponents of the factors.
const HOME: [f32; 2] = [8.0, 6.0];
const BUILD: f32 = 2.0;
const LEAVE_NEIGHBOUR: f32 = -2.0;
const LEAVE_EMPTY: f32 = -2.5;
const SHIFTING: f32 = -4.0;

/// A position of Crescent, and what the searches need to go on from it.
pub(crate) struct CrescentRun {
    now: State,
    options: CrescentOptions,
    /// For each card the cards it lands on, 0 for none.
    near: [[Card; 2]; 64],
    /// How often each code was used, and all that were.
    used: Vec<u8>,
    played: Vec<Code>,
    factors: Factors,
}

/// The factors of the kinds of moves.
struct Factors {
    home: f32,
    /// By whether the move leaves a neighbour, and an empty pile.
    build: [[f32; 2]; 2],
    shift: f32,
}

impl Factors {
    fn new(turn: u32) -> Self {
        let build = |neighbour, empty| f32::exp(BUILD + neighbour + empty);
        Self {
            home: HOME[turn as usize % HOME.len()].exp(),
            build: [0.0, LEAVE_NEIGHBOUR].map(|near| [0.0, LEAVE_EMPTY].map(|e| build(near, e))),
            shift: SHIFTING.exp(),
        }
    }
}

impl CrescentRun {
    /// The table's position.
    pub(crate) fn new(table: &Crescent) -> Self {
        let options = table.options();
        Self {
            now: State::new(table),
            options,
            near: std::array::from_fn(|card| near(card, options)),
            used: vec![0; CODES],
            played: Vec::new(),
            factors: Factors::new(0),
        }
    }

    /// The cards that an exposed one lands beside.
    const fn beside_exposed(&self) -> Set {
        const ACES: Set = 0x0002_0002_0002_0002;
        let exposed = self.now.exposed;
        let near = exposed << 1 | exposed >> 1;
        if self.options.wraparound {
            near | (exposed & ACES) << 12 | exposed >> 12 & ACES
        } else {
            near
        }
    }

    /// The piles that the card lands on, a bit each.
    const fn landings(&self, card: Card) -> u16 {
        let [a, b] = self.near[card as usize % 64];
        self.now.at[a as usize % 64] | self.now.at[b as usize % 64]
    }

    const fn phase(&self) -> usize {
        (self.now.shifts_left as usize) << PHASE
    }

    /// The exposed cards that have a move.
    const fn movable(&self) -> Set {
        self.now.exposed & (self.beside_exposed() | self.now.wanted())
    }

    /// The foundations that take an exposed card.
    fn homes(&self, copy: Copy) -> impl Iterator<Item = usize> + use<> {
        let wanted = self.now.wanted.map(|wanted| is_in(copy >> 1, wanted));
        (0..2).filter(move |&to| wanted[to]).map(|to| ACE + to)
    }

    /// The factor of a pile move from here.
    fn build_factor(&self, pile: usize, copy: Copy) -> f32 {
        let len = usize::from(self.now.lens[pile]);
        if len == 1 {
            return self.factors.build[0][1];
        }
        let under = self.now.piles[pile][len - 2] >> 1;
        let near = self.near[usize::from(copy >> 1) % 64].contains(&under);
        self.factors.build[usize::from(near)][0]
    }

    /// Adds the moves home, and the pile moves that were used less often than this. Whether there are others.
    fn cards(&self, choices: &mut Choices, uses: u8) -> bool {
        let phase = self.phase();
        let mut others = false;
        let mut cards = self.movable();
        while cards != 0 {
            let card = low_bit(cards);
            cards &= cards - 1;
            let landings = self.landings(card);
            for pile in bits(self.now.at[usize::from(card) % 64]) {
                let copy = self.now.piles[pile][usize::from(self.now.lens[pile]) - 1];
                let code = |to| phase + code_of(copy, to);
                for to in self.homes(copy) {
                    choices.push((narrow(code(to)), self.factors.home));
                }
                if landings == 0 {
                    continue;
                }
                let factor = self.build_factor(pile, copy);
                for to in bits(landings) {
                    if self.used[code(to) % CODES] < uses {
                        choices.push((narrow(code(to)), factor));
                    } else {
                        others = true;
                    }
                }
            }
        }
        others
    }

    fn may_shift(&self) -> bool {
        self.now.shifts_left > 0
            && match self.options.shift {
                ShiftRule::WhenStuck => self.movable() == 0,
                ShiftRule::AnyTime => self.now.lens.iter().any(|&len| len >= 2),
            }
    }
}

impl Run for CrescentRun {
    type State = Saved;

    fn state(&self) -> Saved {
        self.now.save()
    }

    fn put(&mut self, state: &Saved) {
        self.now.put(state, self.options);
        for code in self.played.drain(..) {
            self.used[usize::from(code)] = 0;
        }
    }

    fn lean(&mut self, turn: u32) {
        self.factors = Factors::new(turn);
    }

    fn choices(&mut self, choices: &mut Choices) {
        let before = choices.len();
        let others = self.cards(choices, 1);
        if self.may_shift() {
            choices.push((narrow(self.phase() + SHIFT), self.factors.shift));
        } else if others && choices.len() == before && self.now.shifts_left > 0 {
            self.cards(choices, USES);
        }
    }

    fn every(&self, codes: &mut Vec<Code>) {
        let mut choices = Vec::new();
        self.cards(&mut choices, u8::MAX);
        choices.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        codes.extend(choices.iter().map(|&(code, _)| code));
        codes.extend(self.may_shift().then(|| narrow(self.phase() + SHIFT)));
    }

    fn play(&mut self, code: Code) {
        let Some((copy, to)) = parts(code) else {
            return self.now.shift();
        };
        let pile = self.now.place(copy).expect("a code that was offered");
        self.now.take(pile, copy);
        if to < PILES {
            self.now.land(to, copy);
            let used = &mut self.used[usize::from(code)];
            *used = used.saturating_add(1);
            self.played.push(code);
        } else {
            self.now
                .go_home(copy, Foundation::ALL[to - ACE], self.options);
        }
    }

    fn again(&self, code: Code) -> Again {
        let here = |to| Again::Plays(narrow(self.phase() + to));
        let Some((copy, to)) = parts(code) else {
            return if self.may_shift() {
                here(SHIFT)
            } else {
                Again::Illegal
            };
        };
        let Some(from) = self.now.place(copy) else {
            return Again::Illegal;
        };
        if from == to {
            Again::Needless
        } else if to < PILES && self.landings(copy >> 1) >> to & 1 == 1 {
            here(code_of(copy, to))
        } else if to < PILES {
            Again::Illegal
        } else {
            let mut homes = self.homes(copy);
            let home = homes.find(|&home| home == to);
            let home = home.or_else(|| self.homes(copy).next());
            home.map_or(Again::Illegal, |home| here(code_of(copy, home)))
        }
    }

    fn moves(&self, code: Code) -> Vec<Move> {
        let Some((copy, to)) = parts(code) else {
            return vec![Move::Shift];
        };
        let from = self.now.place(copy).expect("a code that was offered");
        if to < PILES {
            return vec![build(from, to)];
        }
        let tops = self.now.home[suit(copy >> 1)];
        if met(tops, self.options) {
            after_transfers(copy >> 1, tops, Place::Pile(PileNo::from_index(from)))
        } else {
            vec![home(from, Foundation::ALL[to - ACE])]
        }
    }

    fn score(&self) -> u8 {
        self.now.score
    }

    /// The piles in order, as their places don't matter, and the foundations. How the two of a suit that has met
    /// share its cards doesn't matter either.
    fn key(&self) -> Box<[u8]> {
        let mut piles: [&[Copy]; PILES] = std::array::from_fn(|pile| self.now.pile(pile));
        piles.sort_unstable_by(|a, b| a.iter().map(|c| c >> 1).cmp(b.iter().map(|c| c >> 1)));
        let tops = self.now.home.map(|tops| {
            let shared = met(tops, self.options);
            if shared { [1, 2] } else { tops }
        });
        let cards = piles.iter().filter(|pile| !pile.is_empty());
        let cards = cards.flat_map(|pile| pile.iter().map(|copy| copy >> 1).chain([0]));
        let rest = tops.into_iter().flatten().chain([self.now.shifts_left]);
        cards.chain(rest).collect()
    }
}

/// The two cards that this one lands on, or fewer and 0.
fn near(card: usize, options: CrescentOptions) -> [Card; 2] {
    let on = Card::try_from(card).ok().filter(|&card| is_in(card, ALL));
    let set = on.map_or(0, |card| neighbours(card, options));
    let mut cards = (0..64).filter(|&card| is_in(card, set));
    std::array::from_fn(|_| cards.next().unwrap_or(0))
}

#[expect(clippy::cast_possible_truncation, reason = "a place is below 64")]
const fn low_bit(set: Set) -> Card {
    set.trailing_zeros() as Card
}
