//! Cards as numbers, and sets of them as bits.

use crate::cards::{Card, Rank, Suit};
use crate::rules::{Foundation, Move, Place};

/// A card, suit × 16 + rank; 0 where no card lies.
pub(crate) type Code = u8;

/// A card and which of its two copies it is: card × 2 + copy.
pub(crate) type Copy = u8;

/// Cards, a bit for each code.
pub(crate) type Set = u64;

/// The bits of one suit's ranks.
pub(super) const RANKS: Set = 0x3ffe;

/// The card's code.
pub(super) fn code(card: Card) -> Code {
    let suit = u8::try_from(card.suit.index()).expect("there are four suits");
    suit << 4 | card.rank.number()
}

/// The index of the card's suit.
pub(super) const fn suit(card: Code) -> usize {
    (card >> 4) as usize
}

/// The number of the card's rank.
pub(super) const fn rank(card: Code) -> u8 {
    card & 15
}

/// Whether the card is in the set.
pub(crate) const fn is_in(card: Code, set: Set) -> bool {
    set >> card & 1 == 1
}

/// Tells the two copies of each card apart, in the order in which they come.
pub(super) struct Copies([u8; 64]);

impl Copies {
    /// No copy has come yet.
    pub(super) const fn new() -> Self {
        Self([0; 64])
    }

    /// The next copy of the card.
    pub(super) fn next(&mut self, card: Card) -> Copy {
        let card = code(card);
        let had = &mut self.0[usize::from(card)];
        let copy = card << 1 | *had;
        *had += 1;
        copy
    }
}

/// The transfers that an exposed card of a suit that has met waits for, and its move home. The suit's ace and king
/// foundation show these ranks; afterwards both show the card's, so that it has met no longer.
pub(super) fn after_transfers(card: Code, [ace, king]: [u8; 2], from: Place) -> Vec<Move> {
    let suit = Suit::ALL[suit(card)];
    // The card of the ace's own rank fits the king foundation, the card of the king's the ace foundation.
    let (toward, count, to) = if rank(card) <= ace {
        (Foundation::Ace, ace - rank(card), Foundation::King)
    } else {
        (Foundation::King, rank(card) - king, Foundation::Ace)
    };
    let transfer = Move::Transfer { suit, from: toward };
    let mut moves = vec![transfer; usize::from(count)];
    moves.push(Move::Home { from, to });
    moves
}

const _: () = assert!(Rank::KING.number() < 16, "a rank fits four bits");
