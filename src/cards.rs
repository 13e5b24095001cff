//! Cards, and the deal that a number stands for.
//!
//! This room imports no other. Everything in it is a small `Copy` value.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// One of the four suits, in the order ♣ ♦ ♥ ♠.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// Every suit, in order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit's place in [`Suit::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit's letter in the notation: `C`, `D`, `H` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    /// The suit with this letter in the notation, capitals only.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'C' => Some(Self::Clubs),
            'D' => Some(Self::Diamonds),
            'H' => Some(Self::Hearts),
            'S' => Some(Self::Spades),
            _ => None,
        }
    }

    /// The suit's sign as players read it.
    pub const fn symbol(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }
}

/// A rank from the ace (1) to the king (13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The ace, 1.
    pub const ACE: Self = Self(1);
    /// The king, 13.
    pub const KING: Self = Self(13);

    /// The rank of this number, 1 to 13.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 13 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Every rank, ace to king.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=13).map(Self)
    }

    /// The rank's number, 1 to 13.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next rank up; the king has none.
    pub const fn up(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    /// The next rank down; the ace has none.
    pub const fn down(self) -> Option<Self> {
        Self::new(self.0 - 1)
    }

    /// The rank's letter in the notation, one of `A23456789TJQK`.
    pub const fn letter(self) -> char {
        b"A23456789TJQK"[self.0 as usize - 1] as char
    }

    /// The rank with this letter in the notation, capitals only.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|rank| rank.letter() == letter)
    }

    /// The rank as players read it: `A`, `2` … `10`, `J`, `Q`, `K`.
    pub const fn label(self) -> &'static str {
        [
            "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
        ][self.0 as usize - 1]
    }
}

/// A playing card. The two copies of a card in two decks are equal.
///
/// [`Display`](fmt::Display) writes it as players read it, `10♥`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Its suit.
    pub suit: Suit,
    /// Its rank.
    pub rank: Rank,
}

impl Card {
    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self { suit, rank }
    }

    /// The 52 cards of one deck: ♣ ace to king, then ♦, ♥, ♠.
    pub fn deck() -> impl Iterator<Item = Self> {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::all().map(move |rank| Self::new(rank, suit)))
    }

    /// The card's place in [`Card::deck`], 0 to 51.
    pub const fn index(self) -> usize {
        self.suit.index() * 13 + self.rank.0 as usize - 1
    }

    /// Whether the other card has the same suit and a rank one higher or lower.
    pub const fn is_neighbour(self, other: Self) -> bool {
        self.suit as u8 == other.suit as u8 && self.rank.0.abs_diff(other.rank.0) == 1
    }

    /// Whether the other card is a neighbour, or one is the king and one the ace of the same suit.
    pub const fn is_neighbour_around(self, other: Self) -> bool {
        let wraps = self.rank.0.abs_diff(other.rank.0) == 12;
        self.is_neighbour(other) || self.suit as u8 == other.suit as u8 && wraps
    }

    /// The card written in the notation, such as `TH`.
    pub fn code(self) -> String {
        [self.rank.letter(), self.suit.letter()].iter().collect()
    }

    /// The card with this code in the notation, such as `TH`; `None` for anything else.
    ///
    /// ```
    /// use lunette::cards::Card;
    /// assert_eq!(Card::from_code("TH").map(|card| card.to_string()).as_deref(), Some("10♥"));
    /// assert_eq!(Card::from_code("10H"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        let mut letters = code.chars();
        let rank = Rank::from_letter(letters.next()?)?;
        let suit = Suit::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self { suit, rank })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.label(), self.suit.symbol())
    }
}

/// The number of a deal, 0 ≤ n < 2⁶³. It gives the same deal for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealNumber(u64);

impl DealNumber {
    /// The greatest deal number, 2⁶³ − 1.
    pub const MAX: Self = Self(i64::MAX.unsigned_abs());

    /// The least deal number.
    pub const ZERO: Self = Self(0);

    /// The deal of this number, if it is below 2⁶³.
    pub const fn new(number: u64) -> Option<Self> {
        if number <= Self::MAX.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number itself.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Reads what a player typed: digits, which may be grouped by spaces, commas, dots or underscores, and
    /// may follow a `#`. `None` if it is not a deal number.
    pub fn parse(typed: &str) -> Option<Self> {
        let digits: String = typed
            .trim()
            .trim_start_matches('#')
            .chars()
            .filter(|c| !matches!(c, ' ' | ',' | '.' | '_' | '\''))
            .collect();
        // `u64::from_str` takes a leading plus; a deal number has none.
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        digits.parse().ok().and_then(Self::new)
    }
}

impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Shuffles the cards as the deal number says, the same way for ever.
///
/// The generator is `ChaCha8` (RFC 8439's block function with 8 rounds, a zero nonce and the block counter from
/// zero). Its 32-byte key is the number in 8 little-endian bytes, then `salt` in ASCII, cut or padded with zeros to
/// 24 bytes. The salt keeps the same number from giving two games the same order of cards, which would let one
/// game tell what lies face down in another. The shuffle is the Fisher–Yates shuffle from the last place down; a
/// place below `n` is drawn from 32-bit words by Lemire's method, which has no bias.
pub fn shuffle(cards: &mut [Card], deal: DealNumber, salt: &str) {
    let mut rng = ChaCha8Rng::from_seed(key(deal, salt));
    for last in (1..cards.len()).rev() {
        let place = below(&mut rng, last + 1);
        cards.swap(last, place);
    }
}

fn key(deal: DealNumber, salt: &str) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&deal.0.to_le_bytes());
    for (slot, byte) in key[8..].iter_mut().zip(salt.bytes()) {
        *slot = byte;
    }
    key
}

/// A uniform number below `n`, which is at least 1 and at most 2³².
fn below(rng: &mut impl Rng, n: usize) -> usize {
    let n = n as u64;
    let rejected_below = ((1_u64 << 32) - n) % n;
    loop {
        let wide = u64::from(rng.next_u32()) * n;
        if wide & 0xffff_ffff >= rejected_below {
            return usize::try_from(wide >> 32).expect("a place in a slice fits usize");
        }
    }
}
