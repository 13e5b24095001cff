//! Crazy Quilt: 64 cards woven into a quilt, a stock that is dealt twice, and eight foundations.

use super::foundations::{Foundations, without_bases};
use super::options::{CrazyQuiltOptions, RedealRule};
use super::stock::Stock;
use super::{Cell, GameKind, Illegal, Move, Place, Status};
use crate::cards::{Card, DealNumber, shuffle};

/// How many cards the stock holds after the deal.
pub const STOCK: usize = 32;
/// How many redeals a game has.
pub const REDEALS: u8 = 1;

/// A position of Crazy Quilt. All its cards are face up but the stock, which is known after the redeal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CrazyQuilt {
    options: CrazyQuiltOptions,
    quilt: [Option<Card>; Cell::COUNT],
    stock: Stock,
    waste: Vec<Card>,
    foundations: Foundations,
    redeals_left: u8,
}

impl CrazyQuilt {
    /// Deals: one ace and one king of each suit are the bases; the other 96 cards, in the order of [`shuffle`], go to
    /// the quilt row by row, each from left to right; the last 32 are the stock, of which the last card of all is
    /// dealt first.
    pub fn deal(options: CrazyQuiltOptions, number: DealNumber) -> Self {
        let mut cards = without_bases();
        shuffle(&mut cards, number, GameKind::CrazyQuilt.key());
        let stock = cards.split_off(Cell::COUNT);
        Self {
            options,
            quilt: std::array::from_fn(|index| Some(cards[index])),
            stock: Stock::new(stock),
            waste: Vec::new(),
            foundations: Foundations::default(),
            redeals_left: REDEALS,
        }
    }

    /// The position with this quilt in the order of [`Cell::all`], this waste, bottom → top, and this stock, its next
    /// card last. The caller sees to it that the cards are two decks.
    pub fn from_parts(
        options: CrazyQuiltOptions,
        quilt: [Option<Card>; Cell::COUNT],
        (stock, waste): (Vec<Card>, Vec<Card>),
        foundations: Foundations,
        redeals_left: u8,
    ) -> Self {
        Self {
            options,
            quilt,
            stock: Stock::new(stock),
            waste,
            foundations,
            redeals_left,
        }
    }

    /// The rule options it is played under.
    pub const fn options(&self) -> CrazyQuiltOptions {
        self.options
    }

    /// The card in a cell, if it isn't empty.
    pub const fn cell(&self, cell: Cell) -> Option<Card> {
        self.quilt[cell.index()]
    }

    /// The stock, face down: [`known_stock`](Self::known_stock) says whether the player knows it.
    pub const fn stock(&self) -> &Stock {
        &self.stock
    }

    /// How many cards are left in the stock.
    pub const fn stock_len(&self) -> usize {
        self.stock.len()
    }

    /// The stock once the waste was turned over to become it, the next card last; `None` before the redeal, when
    /// nobody knows it.
    pub fn known_stock(&self) -> Option<&[Card]> {
        (self.redeals_left == 0).then(|| self.stock.face_down_cards())
    }

    /// The waste, bottom → top.
    pub fn waste(&self) -> &[Card] {
        &self.waste
    }

    /// The eight foundations.
    pub const fn foundations(&self) -> &Foundations {
        &self.foundations
    }

    /// How many redeals are left, 0 or 1.
    pub const fn redeals_left(&self) -> u8 {
        self.redeals_left
    }

    /// Which of the cell's short edges, up and down or left and right, face the border or an empty cell.
    pub fn free_ends(&self, cell: Cell) -> [bool; 2] {
        cell.ends()
            .map(|end| end.is_none_or(|end| self.cell(end).is_none()))
    }

    /// Whether the cell holds a card with a free short edge.
    pub fn is_available(&self, cell: Cell) -> bool {
        self.cell(cell).is_some() && self.free_ends(cell).contains(&true)
    }

    /// Whether the game is won, lost by rule, or goes on.
    pub fn status(&self) -> Status {
        if self.foundations.are_complete() {
            Status::Won
        } else if !self.stock.is_empty() || self.may_redeal().is_ok() || self.move_left() {
            Status::Playing
        } else {
            Status::Lost
        }
    }

    /// Whether a move of a card that counts is left: to a foundation, now or after transfers, or to the waste.
    pub fn move_left(&self) -> bool {
        let mut exposed = self.exposed();
        exposed.any(|(_, card)| self.foundations.takes(card, true))
            || self.waste_moves().next().is_some()
    }

    /// Whether a redeal is allowed now.
    ///
    /// # Errors
    /// The reason why it isn't.
    pub fn may_redeal(&self) -> Result<(), Illegal> {
        if self.foundations.are_complete() {
            Err(Illegal::GameOver)
        } else if self.redeals_left == 0 {
            Err(Illegal::NoRedealsLeft)
        } else if !self.stock.is_empty() {
            Err(Illegal::StockNotEmpty)
        } else if self.waste.is_empty() {
            Err(Illegal::NothingToRedeal)
        } else if self.options.redeal == RedealRule::WhenStuck && self.move_left() {
            Err(Illegal::RedealNotStuck)
        } else {
            Ok(())
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
            Move::Home { from, to } => self.foundations.check_home(self.card_from(from)?, to),
            Move::Build {
                from: from @ Place::Cell(_),
                to: Place::Waste,
            } => self.check_waste(self.card_from(from)?),
            Move::Transfer { suit, from } => self.foundations.check_transfer(suit, from),
            Move::Deal if self.stock.is_empty() => Err(Illegal::EmptyStock),
            Move::Deal => Ok(()),
            Move::Redeal => self.may_redeal(),
            _ => Err(Illegal::OtherGame),
        }
    }

    /// Plays a move that [`check`](Self::check) accepts. Any other leaves a position that no game has.
    pub(super) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Home { from, to } => {
                let card = self.take(from);
                self.foundations.put(card, to);
            }
            Move::Build {
                from,
                to: Place::Waste,
            } => {
                let card = self.take(from);
                self.waste.push(card);
            }
            Move::Transfer { suit, from } => self.foundations.transfer(suit, from),
            Move::Deal => self.waste.push(self.stock.deal()),
            Move::Redeal => self.redeal(),
            _ => unreachable!("{mv} is no move of Crazy Quilt"),
        }
    }

    /// Every legal move: to the foundations, to the waste, transfers, the deal, the redeal.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.status() != Status::Playing {
            return Vec::new();
        }
        let exposed = self.exposed();
        let home = exposed.flat_map(|(from, card)| self.foundations.home_moves(from, card));
        let deal = (!self.stock.is_empty()).then_some(Move::Deal);
        let redeal = self.may_redeal().is_ok().then_some(Move::Redeal);
        home.chain(self.waste_moves())
            .chain(self.foundations.transfers())
            .chain(deal)
            .chain(redeal)
            .collect()
    }

    /// The available cards of the quilt and the top card of the waste.
    pub(super) fn exposed(&self) -> impl Iterator<Item = (Place, Card)> + '_ {
        let top = self.waste.last().map(|&card| (Place::Waste, card));
        self.available()
            .map(|(cell, card)| (Place::Cell(cell), card))
            .chain(top)
    }

    pub(super) fn card_at(&self, place: Place) -> Option<Card> {
        match place {
            Place::Cell(cell) => self.cell(cell),
            Place::Waste => self.waste.last().copied(),
            Place::Pile(_) | Place::Column(_) => None,
        }
    }

    fn available(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        Cell::all()
            .filter(|&cell| self.is_available(cell))
            .filter_map(|cell| self.cell(cell).map(|card| (cell, card)))
    }

    fn waste_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.available()
            .filter(|&(_, card)| self.check_waste(card).is_ok())
            .map(|(cell, _)| Move::Build {
                from: Place::Cell(cell),
                to: Place::Waste,
            })
    }

    fn check_waste(&self, card: Card) -> Result<(), Illegal> {
        match self.waste.last() {
            None => Err(Illegal::NotOnEmptyWaste { card }),
            Some(&onto) if card.is_neighbour_around(onto) => Ok(()),
            Some(&onto) => Err(Illegal::NotOnWaste { card, onto }),
        }
    }

    fn card_from(&self, from: Place) -> Result<Card, Illegal> {
        match from {
            Place::Cell(cell) => {
                let card = self.cell(cell).ok_or(Illegal::EmptyCell(cell))?;
                let available = self.is_available(cell);
                available.then_some(card).ok_or(Illegal::NotAvailable(cell))
            }
            Place::Waste => self.waste.last().copied().ok_or(Illegal::EmptyWaste),
            Place::Pile(_) | Place::Column(_) => Err(Illegal::OtherGame),
        }
    }

    fn take(&mut self, from: Place) -> Card {
        let taken = match from {
            Place::Cell(cell) => self.quilt[cell.index()].take(),
            Place::Waste => self.waste.pop(),
            Place::Pile(_) | Place::Column(_) => None,
        };
        taken.expect("a checked move leaves a place with a card")
    }

    /// The card first dealt was at the bottom of the waste, and comes to the end, to be dealt first again.
    fn redeal(&mut self) {
        let mut cards = std::mem::take(&mut self.waste);
        cards.reverse();
        self.stock = Stock::new(cards);
        self.redeals_left -= 1;
    }
}
