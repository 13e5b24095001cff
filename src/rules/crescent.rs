//! Crescent: sixteen piles around eight foundations, and three shifts.

use super::foundations::{Foundation, Foundations, without_bases};
use super::options::{CrescentOptions, ShiftRule};
use super::{Illegal, Move, PileNo, Place, Status};
use crate::cards::{Card, DealNumber, Suit, shuffle};

/// How many piles there are.
pub const PILES: usize = 16;
/// How many cards a pile holds after the deal.
pub const DEALT: usize = 6;
/// How many shifts a game has.
pub const SHIFTS: u8 = 3;

/// A position of Crescent. All its cards are face up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crescent {
    options: CrescentOptions,
    piles: [Vec<Card>; PILES],
    foundations: Foundations,
    shifts_left: u8,
}

impl Crescent {
    /// Deals: one ace and one king of each suit are the bases, the other 96 cards go to the piles in the order of
    /// [`shuffle`], six to the first pile from its bottom up, six to the second, and so on.
    pub fn deal(options: CrescentOptions, number: DealNumber) -> Self {
        let mut cards = without_bases();
        shuffle(&mut cards, number, "crescent");
        let mut sixes = cards.chunks_exact(DEALT);
        let piles = std::array::from_fn(|_| sixes.next().expect("96 is 16 sixes").to_vec());
        Self::from_parts(options, piles, Foundations::default(), SHIFTS)
    }

    /// The position with these piles, each bottom → top. The caller sees to it that the cards are two decks.
    pub const fn from_parts(
        options: CrescentOptions,
        piles: [Vec<Card>; PILES],
        foundations: Foundations,
        shifts_left: u8,
    ) -> Self {
        Self {
            options,
            piles,
            foundations,
            shifts_left,
        }
    }

    /// The rule options it is played under.
    pub const fn options(&self) -> CrescentOptions {
        self.options
    }

    /// The sixteen piles, each bottom → top.
    pub const fn piles(&self) -> &[Vec<Card>; PILES] {
        &self.piles
    }

    /// The top card of a pile; `None` for an empty pile or one that doesn't exist.
    pub fn top(&self, pile: PileNo) -> Option<Card> {
        self.piles.get(pile.index())?.last().copied()
    }

    /// The eight foundations.
    pub const fn foundations(&self) -> &Foundations {
        &self.foundations
    }

    /// How many shifts are left, 0 to 3.
    pub const fn shifts_left(&self) -> u8 {
        self.shifts_left
    }

    /// Whether the game is won, lost by rule, or goes on.
    pub fn status(&self) -> Status {
        if self.foundations.are_complete() {
            Status::Won
        } else if self.may_shift().is_ok() || self.move_left() {
            Status::Playing
        } else {
            Status::Lost
        }
    }

    /// Whether the move can be played.
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.status() != Status::Playing {
            return Err(Illegal::GameOver);
        }
        match mv {
            Move::Home {
                from: Place::Pile(from),
                to,
            } => self.foundations.check_home(self.card_on(from)?, to),
            Move::Build {
                from: Place::Pile(from),
                to: Place::Pile(to),
            } => self.check_build(from, to),
            Move::Transfer { suit, from } => self.check_transfer(suit, from),
            Move::Shift => self.may_shift(),
            _ => Err(Illegal::OtherGame),
        }
    }

    /// Plays a move that [`check`](Self::check) accepts. Any other leaves a position that no game has.
    pub(super) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Home {
                from: Place::Pile(from),
                to,
            } => {
                let card = self.take(from);
                self.foundations.put(card, to);
            }
            Move::Build {
                from: Place::Pile(from),
                to: Place::Pile(to),
            } => {
                let card = self.take(from);
                self.piles[to.index()].push(card);
            }
            Move::Transfer { suit, from } => self.foundations.transfer(suit, from),
            Move::Shift => {
                self.shifts_left -= 1;
                for pile in self.piles.iter_mut().filter(|pile| pile.len() >= 2) {
                    pile.rotate_left(1);
                }
            }
            _ => unreachable!("{mv} is no move of Crescent"),
        }
    }

    /// Every legal move: to the foundations, between the piles, transfers, the shift.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.status() != Status::Playing {
            return Vec::new();
        }
        let tops = self.exposed();
        let home = tops.flat_map(|(from, card)| self.foundations.home_moves(from, card));
        let mut moves: Vec<Move> = home.chain(self.build_moves()).collect();
        if self.options.foundation_moves {
            moves.extend(self.foundations.transfers());
        }
        moves.extend(self.may_shift().is_ok().then_some(Move::Shift));
        moves
    }

    /// Whether a move that counts is left: a card to a foundation or to another pile, now or after transfers.
    pub fn move_left(&self) -> bool {
        let takes = |card| self.foundations.takes(card, self.options.foundation_moves);
        self.tops().any(|(_, card)| takes(card)) || self.build_moves().next().is_some()
    }

    /// The piles that hold cards, each with its top card.
    pub fn tops(&self) -> impl Iterator<Item = (PileNo, Card)> + Clone + '_ {
        self.piles
            .iter()
            .enumerate()
            .filter_map(|(index, pile)| pile.last().map(|&card| (PileNo::from_index(index), card)))
    }

    /// The same, as [`Table::exposed`](super::Table::exposed) has them.
    pub(super) fn exposed(&self) -> impl Iterator<Item = (Place, Card)> + '_ {
        self.tops().map(|(pile, card)| (Place::Pile(pile), card))
    }

    pub(super) fn card_at(&self, place: Place) -> Option<Card> {
        match place {
            Place::Pile(pile) => self.top(pile),
            Place::Column(_) | Place::Cell(_) | Place::Waste => None,
        }
    }

    fn build_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.tops().flat_map(move |(from, card)| {
            self.tops()
                .filter(move |&(to, onto)| to != from && self.may_land(card, onto))
                .map(move |(to, _)| Move::Build {
                    from: Place::Pile(from),
                    to: Place::Pile(to),
                })
        })
    }

    fn may_land(&self, card: Card, onto: Card) -> bool {
        if self.options.wraparound {
            card.is_neighbour_around(onto)
        } else {
            card.is_neighbour(onto)
        }
    }

    fn check_build(&self, from: PileNo, to: PileNo) -> Result<(), Illegal> {
        let card = self.card_on(from)?;
        if from == to {
            return Err(Illegal::SamePile(from));
        }
        let onto = self.card_on(to).map_err(|fault| match fault {
            Illegal::EmptyPile(pile) => Illegal::EmptyStaysEmpty(pile),
            other => other,
        })?;
        if self.may_land(card, onto) {
            Ok(())
        } else {
            Err(Illegal::NotOnPile { card, onto })
        }
    }

    fn check_transfer(&self, suit: Suit, from: Foundation) -> Result<(), Illegal> {
        if self.options.foundation_moves {
            self.foundations.check_transfer(suit, from)
        } else {
            Err(Illegal::TransfersOff)
        }
    }

    /// Whether a shift is allowed now, in a game that isn't won.
    ///
    /// # Errors
    /// The reason why it isn't.
    pub fn may_shift(&self) -> Result<(), Illegal> {
        if self.foundations.are_complete() {
            Err(Illegal::GameOver)
        } else if self.shifts_left == 0 {
            Err(Illegal::NoShiftsLeft)
        } else if self.options.shift == ShiftRule::WhenStuck && self.move_left() {
            Err(Illegal::NotStuck)
        } else if self.options.shift == ShiftRule::AnyTime && self.nothing_to_shift() {
            Err(Illegal::NothingToShift)
        } else {
            Ok(())
        }
    }

    fn nothing_to_shift(&self) -> bool {
        self.piles.iter().all(|pile| pile.len() < 2)
    }

    fn card_on(&self, pile: PileNo) -> Result<Card, Illegal> {
        let cards = self
            .piles
            .get(pile.index())
            .ok_or(Illegal::NoSuchPile(pile))?;
        cards.last().copied().ok_or(Illegal::EmptyPile(pile))
    }

    fn take(&mut self, from: PileNo) -> Card {
        self.piles[from.index()]
            .pop()
            .expect("a checked move leaves a pile with cards")
    }
}
