//! A position of Crescent in 121 bytes without a pointer.

mod codes;
mod run;
mod state;
#[cfg(test)]
mod tests;

pub(crate) use self::run::CrescentRun;

pub(crate) use super::cards::{Code, Set, is_in};
use super::cards::{RANKS, code, rank, suit};
use crate::cards::{Card, Suit};
use crate::rules::crescent::{Crescent, PILES};
use crate::rules::options::{CrescentOptions, ShiftRule};
use crate::rules::{Foundation, Move, PileNo, Place, Table};

/// How many cards the piles hold at most.
const CARDS: usize = 96;

/// The bits of all ranks of all suits.
const ALL: Set = RANKS << 48 | RANKS << 32 | RANKS << 16 | RANKS;

/// The position. What it may do is a matter of [`CrescentOptions`], which it doesn't carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Packed {
    /// All piles, one after the other, each bottom → top; zeros behind the last.
    cards: [Code; CARDS],
    lens: [u8; PILES],
    /// The ranks on the foundations, by suit, the ace foundation's first.
    home: [[u8; 2]; 4],
    shifts_left: u8,
}

impl Packed {
    /// Packs a table.
    pub(crate) fn new(table: &Crescent) -> Self {
        let mut cards = [0; CARDS];
        for (slot, &card) in cards.iter_mut().zip(table.piles().iter().flatten()) {
            *slot = code(card);
        }
        let len = |pile: &Vec<Card>| u8::try_from(pile.len()).expect("there are 96 cards at most");
        let home = |suit| Foundation::ALL.map(|to| table.foundations().top(suit, to).number());
        Self {
            cards,
            lens: table.piles().each_ref().map(len),
            home: Suit::ALL.map(home),
            shifts_left: table.shifts_left(),
        }
    }

    /// Packs a table, if it is one of Crescent.
    pub(crate) fn of(table: &Table) -> Option<Self> {
        match table {
            Table::Crescent(table) => Some(Self::new(table)),
            Table::WaningMoon(_) | Table::CrazyQuilt(_) => None,
        }
    }

    /// How many cards are on the foundations.
    pub(crate) fn score(&self) -> u8 {
        104 - self.lens.iter().sum::<u8>()
    }

    /// The position after a legal move.
    pub(crate) fn after(mut self, mv: Move) -> Self {
        self.play(mv);
        self
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        match mv {
            Move::Home {
                from: Place::Pile(from),
                to,
            } => {
                let card = self.take(from.index());
                self.home[suit(card)][to as usize] = rank(card);
            }
            Move::Build {
                from: Place::Pile(from),
                to: Place::Pile(to),
            } => {
                let card = self.take(from.index());
                self.put(to.index(), card);
            }
            Move::Transfer { suit, from } => self.transfer(suit, from),
            Move::Shift => self.shift(),
            _ => unreachable!("{mv} is no move of Crescent"),
        }
    }

    /// The top card of every pile, 0 where it is empty.
    pub(crate) fn tops(&self) -> [Code; PILES] {
        let mut end = 0;
        std::array::from_fn(|pile| {
            let len = usize::from(self.lens[pile]);
            end += len;
            if len == 0 { 0 } else { self.cards[end - 1] }
        })
    }

    /// The pile's cards, bottom → top.
    pub(crate) fn pile(&self, pile: usize) -> &[Code] {
        let start = self.start(pile);
        &self.cards[start..start + usize::from(self.lens[pile])]
    }

    /// Whether the card, which may be none, goes on this foundation of its suit.
    pub(crate) fn goes(&self, card: Code, to: Foundation) -> bool {
        card != 0 && goes(card, self.home[suit(card)], to)
    }

    /// The cards that would go home if they were exposed: now, or after transfers within their suit.
    pub(crate) fn wanted(&self, options: CrescentOptions) -> Set {
        let of_suit = |suit: usize| lane(self.home[suit], options) << (16 * suit);
        (0..4).map(of_suit).sum()
    }

    /// The transfer that brings this wanted card nearer to a foundation; `None` if it fits one already.
    pub(crate) fn toward(&self, card: Code) -> Option<Move> {
        let [ace, _] = self.home[suit(card)];
        let from = if rank(card) > ace {
            Foundation::King
        } else {
            Foundation::Ace
        };
        let fits = Foundation::ALL.iter().any(|&to| self.goes(card, to));
        let suit = Suit::ALL[suit(card)];
        (!fits).then_some(Move::Transfer { suit, from })
    }

    /// Every transfer that is legal while the game goes on.
    pub(crate) fn transfers(&self, options: CrescentOptions) -> impl Iterator<Item = Move> + use<> {
        let table = *self;
        let base = |from: Foundation| from.base().number();
        Suit::ALL
            .into_iter()
            .filter(move |suit| options.foundation_moves && table.has_met(suit.index()))
            .flat_map(move |suit| {
                Foundation::ALL
                    .into_iter()
                    .filter(move |&from| table.home[suit.index()][from as usize] != base(from))
                    .map(move |from| Move::Transfer { suit, from })
            })
    }

    /// Whether no move that counts is left.
    pub(crate) fn is_stuck(&self, options: CrescentOptions) -> bool {
        let tops = self.tops();
        let all = set_of(&tops);
        let lands = |&card: &Code| neighbours(card, options) & all != 0;
        all & self.wanted(options) == 0 && !tops.iter().any(lands)
    }

    /// Whether a shift is legal, in a game that isn't won.
    pub(crate) fn may_shift(&self, options: CrescentOptions) -> bool {
        self.shifts_left > 0
            && match options.shift {
                ShiftRule::WhenStuck => self.is_stuck(options),
                ShiftRule::AnyTime => self.lens.iter().any(|&len| len >= 2),
            }
    }

    /// Whether the game is lost by rule, if it isn't won.
    pub(crate) fn is_over(&self, options: CrescentOptions) -> bool {
        self.is_stuck(options) && !self.may_shift(options)
    }

    /// Every legal move of a game that goes on, in the order of the rules.
    pub(crate) fn moves(&self, options: CrescentOptions) -> Vec<Move> {
        let tops = self.tops();
        let piles = || 0..PILES;
        let homes = piles().flat_map(|from| {
            let goes = move |to: &Foundation| self.goes(tops[from], *to);
            let fitting = Foundation::ALL.into_iter().filter(goes);
            fitting.map(move |to| home(from, to))
        });
        let builds = piles().flat_map(|from| {
            let onto = neighbours(tops[from], options);
            let lands = move |&to: &usize| is_in(tops[to], onto);
            piles().filter(lands).map(move |to| build(from, to))
        });
        let shift = self.may_shift(options).then_some(Move::Shift);
        homes
            .chain(builds)
            .chain(self.transfers(options))
            .chain(shift)
            .collect()
    }

    fn has_met(&self, suit: usize) -> bool {
        let [ace, king] = self.home[suit];
        king == ace + 1
    }

    fn transfer(&mut self, suit: Suit, from: Foundation) {
        let [ace, king] = &mut self.home[suit.index()];
        match from {
            Foundation::Ace => (*ace, *king) = (*ace - 1, *ace),
            Foundation::King => (*ace, *king) = (*king, *king + 1),
        }
    }

    fn shift(&mut self) {
        let mut start = 0;
        for len in self.lens.map(usize::from) {
            if len >= 2 {
                self.cards[start..start + len].rotate_left(1);
            }
            start += len;
        }
        self.shifts_left -= 1;
    }

    fn start(&self, pile: usize) -> usize {
        self.lens[..pile].iter().map(|&len| usize::from(len)).sum()
    }

    fn take(&mut self, pile: usize) -> Code {
        let end = self.start(pile) + usize::from(self.lens[pile]);
        let card = self.cards[end - 1];
        self.cards.copy_within(end.., end - 1);
        self.cards[95] = 0;
        self.lens[pile] -= 1;
        card
    }

    fn put(&mut self, pile: usize, card: Code) {
        let end = self.start(pile) + usize::from(self.lens[pile]);
        self.cards.copy_within(end..95, end + 1);
        self.cards[end] = card;
        self.lens[pile] += 1;
    }
}

/// The ranks that go home in a suit whose foundations show these: now, or after transfers.
const fn lane([ace, king]: [u8; 2], options: CrescentOptions) -> Set {
    if options.foundation_moves && king == ace + 1 {
        RANKS
    } else {
        (1 << (ace + 1) | 1 << (king - 1)) & RANKS
    }
}

/// Whether the card goes on this foundation of its suit, which with the other one shows these ranks.
const fn goes(card: Code, [ace, king]: [u8; 2], to: Foundation) -> bool {
    match to {
        Foundation::Ace => rank(card) == ace + 1,
        Foundation::King => rank(card) + 1 == king,
    }
}

/// The set of these cards, without the code of none.
pub(crate) fn set_of(cards: &[Code]) -> Set {
    cards.iter().fold(0, |set, &card| set | 1 << card) & ALL
}

/// The cards that the card lands on in the piles; none has none.
pub(crate) const fn neighbours(card: Code, options: CrescentOptions) -> Set {
    let lane = RANKS << (card & !15);
    let near = match rank(card) {
        0 => 0,
        1 if options.wraparound => 1 << (card + 1) | 1 << (card + 12),
        13 if options.wraparound => 1 << (card - 1) | 1 << (card - 12),
        _ => 1 << (card - 1) | 1 << (card + 1),
    };
    near & lane
}

/// The move from one pile index to another.
pub(crate) fn build(from: usize, to: usize) -> Move {
    let [from, to] = [from, to].map(|pile| Place::Pile(PileNo::from_index(pile)));
    Move::Build { from, to }
}

/// The move from a pile index home.
pub(crate) fn home(from: usize, to: Foundation) -> Move {
    let from = Place::Pile(PileNo::from_index(from));
    Move::Home { from, to }
}
