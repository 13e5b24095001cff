//! A position of Crazy Quilt: what the deal fixed, and what moves change.

use super::super::cards::{Code as Card, Copies, Copy, RANKS, Set, rank, suit};
use crate::cards::Suit;
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::options::{CrazyQuiltOptions, RedealRule};
use crate::rules::{Cell, Foundation};

/// Cells, a bit for each index.
pub(super) type Cells = u64;

/// How many cards the waste or the stock can hold at most.
const CARDS: usize = 96;

/// The cells whose cards stand upright, and the outermost columns.
const VERTICAL: Cells = 0xaa55_aa55_aa55_aa55;
const LEFT: Cells = 0x0101_0101_0101_0101;
const RIGHT: Cells = LEFT << 7;

/// Which of the cells that hold a card have a free short edge.
pub(super) const fn available(quilt: Cells) -> Cells {
    let shut_upright = quilt << 8 & quilt >> 8;
    let shut_lying = (quilt & !RIGHT) << 1 & (quilt & !LEFT) >> 1;
    quilt & !(shut_upright & VERTICAL | shut_lying & !VERTICAL)
}

/// What stays as it was where the search began.
pub(super) struct Cloth {
    options: CrazyQuiltOptions,
    /// The card in each cell, 0 for none, and the cell of each copy, 64 for none.
    pub(super) copies: [Copy; Cell::COUNT],
    pub(super) cells: [u8; 128],
    /// The cells of each card.
    at: [Cells; 64],
    /// The two cards that each card lies beside on the waste.
    near: [[Card; 2]; 64],
}

impl Cloth {
    fn new(options: CrazyQuiltOptions, copies: [Copy; Cell::COUNT]) -> Self {
        let (mut cells, mut at) = ([64; 128], [0; 64]);
        for (cell, &copy) in (0_u8..).zip(&copies).filter(|&(_, &copy)| copy != 0) {
            cells[usize::from(copy)] = cell;
            at[usize::from(copy >> 1)] |= 1 << cell;
        }
        Self {
            options,
            copies,
            cells,
            at,
            near: std::array::from_fn(near),
        }
    }

    /// The cells of the cards that may go on this one.
    pub(super) const fn beside(&self, card: Card) -> Cells {
        let [one, other] = self.near[card as usize % 64];
        self.at[one as usize % 64] | self.at[other as usize % 64]
    }
}

/// The cards next to this one, whose king is next to the ace; 0 and 0 where there is no such card.
fn near(card: usize) -> [Card; 2] {
    let Ok(card) = Card::try_from(card) else {
        return [0; 2];
    };
    let of_suit = |rank| card & !15 | rank;
    match rank(card) {
        1 => [of_suit(13), of_suit(2)],
        13 => [of_suit(12), of_suit(1)],
        2..=12 => [card - 1, card + 1],
        _ => [0; 2],
    }
}

/// What moves change.
#[derive(Clone)]
pub(crate) struct State {
    /// The cells that hold their card.
    pub(super) quilt: Cells,
    waste: [Copy; CARDS],
    waste_len: u8,
    /// The stock, the card that is dealt next first.
    stock: [Copy; CARDS],
    next: u8,
    end: u8,
    /// The ranks on the foundations, by suit, the ace foundation's first.
    pub(super) home: [[u8; 2]; 4],
    redeals_left: u8,
    pub(super) score: u8,
    /// The cells whose cards go to the ace foundation, and to the king foundation, when they are exposed; and those
    /// cards. Of a suit that has met all go to the ace foundation.
    pub(super) fits: [Cells; 2],
    wanted: [Set; 2],
}

impl State {
    /// The table's position.
    pub(super) fn new(table: &CrazyQuilt) -> (Cloth, Self) {
        let mut copies = Copies::new();
        let mut copy = |card| copies.next(card);
        let cells = Cell::all().map(|cell| table.cell(cell).map_or(0, &mut copy));
        let cells: Vec<Copy> = cells.collect();
        let waste: Vec<Copy> = table.waste().iter().map(|&card| copy(card)).collect();
        let stock = table.stock().face_down_cards().iter().rev();
        let stock: Vec<Copy> = stock.map(|&card| copy(card)).collect();
        let cloth = Cloth::new(
            table.options(),
            cells.try_into().expect("a quilt has 64 cells"),
        );
        let home = |suit| Foundation::ALL.map(|to| table.foundations().top(suit, to).number());
        let quilt = cloth.at.iter().fold(0, |quilt, at| quilt | at);
        let mut state = Self {
            quilt,
            waste: filled(&waste),
            waste_len: len(&waste),
            stock: filled(&stock),
            next: 0,
            end: len(&stock),
            home: Suit::ALL.map(home),
            redeals_left: table.redeals_left(),
            score: table.foundations().cards_home(),
            fits: [0; 2],
            wanted: [0; 2],
        };
        (0..4).for_each(|suit| state.want(suit, &cloth));
        (cloth, state)
    }

    /// The waste, bottom → top.
    pub(super) fn waste(&self) -> &[Copy] {
        &self.waste[..usize::from(self.waste_len)]
    }

    /// The stock, the card that is dealt next first.
    pub(super) fn stock(&self) -> &[Copy] {
        &self.stock[usize::from(self.next)..usize::from(self.end)]
    }

    /// The top card of the waste.
    pub(super) fn top(&self) -> Option<Copy> {
        self.waste().last().copied()
    }

    /// Whether the waste has been turned over.
    pub(super) const fn second_pass(&self) -> bool {
        self.redeals_left == 0
    }

    /// The foundations that take the card when it is exposed: one of those two if its suit has met.
    pub(super) fn takes(&self, card: Card) -> [bool; 2] {
        self.wanted.map(|wanted| wanted >> card & 1 == 1)
    }

    /// The cells whose cards may go to the waste.
    pub(super) fn to_waste(&self, cloth: &Cloth) -> Cells {
        let beside = self.top().map_or(0, |top| cloth.beside(top >> 1));
        beside & available(self.quilt)
    }

    /// The copy's cell, if it is there and available.
    pub(super) const fn cell(&self, copy: Copy, cloth: &Cloth) -> Option<u8> {
        let cell = cloth.cells[copy as usize % 128];
        if cell < 64 && available(self.quilt) >> cell & 1 == 1 {
            Some(cell)
        } else {
            None
        }
    }

    /// Whether the waste may be turned over.
    pub(super) fn may_redeal(&self, cloth: &Cloth) -> bool {
        self.redeals_left > 0
            && self.stock().is_empty()
            && self.waste_len > 0
            && (cloth.options.redeal == RedealRule::AnyTime || !self.move_left(cloth))
    }

    fn move_left(&self, cloth: &Cloth) -> bool {
        let [ace, king] = self.fits;
        let top_goes = |top: Copy| self.takes(top >> 1).contains(&true);
        available(self.quilt) & (ace | king) != 0
            || self.top().is_some_and(top_goes)
            || self.to_waste(cloth) != 0
    }

    /// Takes the copy from its cell, or else from the waste, whose top card it is.
    fn take(&mut self, copy: Copy, cloth: &Cloth) {
        let bit = 1_u64.checked_shl(u32::from(cloth.cells[usize::from(copy) % 128]));
        match bit.filter(|bit| self.quilt & bit != 0) {
            Some(bit) => self.quilt &= !bit,
            None => self.waste_len -= 1,
        }
    }

    /// Moves an exposed copy home: to its destination, or to either if the suit has met.
    pub(super) fn go_home(&mut self, copy: Copy, to: Foundation, cloth: &Cloth) {
        self.take(copy, cloth);
        let card = copy >> 1;
        let tops = &mut self.home[suit(card)];
        if met(*tops) {
            *tops = [rank(card); 2];
        } else {
            tops[to as usize] = rank(card);
        }
        self.score += 1;
        self.want(suit(card), cloth);
    }

    /// Moves an available copy to the waste.
    pub(super) fn go_to_waste(&mut self, copy: Copy, cloth: &Cloth) {
        self.take(copy, cloth);
        self.lay(copy);
    }

    /// Deals the stock's next card.
    pub(super) fn deal(&mut self) {
        let copy = self.stock[usize::from(self.next)];
        self.next += 1;
        self.lay(copy);
    }

    fn lay(&mut self, copy: Copy) {
        self.waste[usize::from(self.waste_len)] = copy;
        self.waste_len += 1;
    }

    /// Turns the waste over.
    pub(super) fn redeal(&mut self) {
        self.stock = self.waste;
        self.next = 0;
        self.end = self.waste_len;
        self.waste_len = 0;
        self.redeals_left -= 1;
    }

    /// Works out which cards of the suit are wanted, and where they lie.
    fn want(&mut self, suit: usize, cloth: &Cloth) {
        let tops @ [ace, king] = self.home[suit];
        let lanes = if met(tops) {
            [RANKS, 0]
        } else {
            [1 << (ace + 1) & RANKS, 1 << (king - 1) & RANKS]
        };
        for ((wanted, fits), lane) in self.wanted.iter_mut().zip(&mut self.fits).zip(lanes) {
            *wanted = *wanted & !(0xffff << (16 * suit)) | lane << (16 * suit);
            *fits = cells_of(*wanted, cloth);
        }
    }
}

fn cells_of(mut cards: Set, cloth: &Cloth) -> Cells {
    let mut cells = 0;
    while cards != 0 {
        cells |= cloth.at[cards.trailing_zeros() as usize % 64];
        cards &= cards - 1;
    }
    cells
}

fn filled(cards: &[Copy]) -> [Copy; CARDS] {
    let mut all = [0; CARDS];
    all[..cards.len()].copy_from_slice(cards);
    all
}

fn len(cards: &[Copy]) -> u8 {
    u8::try_from(cards.len()).expect("there are 96 cards at most")
}

/// Whether a suit whose foundations show these ranks has met.
pub(super) const fn met([ace, king]: [u8; 2]) -> bool {
    king == ace + 1
}
