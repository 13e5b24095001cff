//! Places that a card can leave or land on, and their notation both ways.

use std::fmt;

/// The number of a pile as players count it, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PileNo(u8);

impl PileNo {
    /// The pile of this number; there is no pile 0.
    pub const fn new(number: u8) -> Option<Self> {
        if number == 0 {
            None
        } else {
            Some(Self(number))
        }
    }

    /// The pile at this index, which counts from 0.
    ///
    /// # Panics
    /// If the index is over 254; no game has so many piles.
    pub fn from_index(index: usize) -> Self {
        Self(u8::try_from(index + 1).expect("no game has 255 piles"))
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for PileNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many rows and columns a quilt has.
const SIDE: u8 = 8;

/// A cell of an 8 × 8 quilt. Rows and columns count from 1, top left.
///
/// [`Display`](fmt::Display) writes it as players read it, the column's letter and the row's number.
///
/// ```
/// use lunette::rules::Cell;
/// let cell = Cell::new(3, 4).expect("there are eight rows and columns");
/// assert_eq!(cell.to_string(), "D3");
/// assert!(!cell.is_vertical());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = SIDE as usize * SIDE as usize;

    /// The cell in this row and column, each 1 to 8.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row >= 1 && row <= SIDE && column >= 1 && column <= SIDE {
            Some(Self((row - 1) * SIDE + column - 1))
        } else {
            None
        }
    }

    /// Every cell, row by row, each from left to right.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..SIDE * SIDE).map(Self)
    }

    /// The row, 1 to 8 from the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE + 1
    }

    /// The column, 1 to 8 from the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE + 1
    }

    /// The cell's place in [`Cell::all`], 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether its card stands upright, its short edges facing up and down; else they face left and right.
    pub const fn is_vertical(self) -> bool {
        (self.row() + self.column()).is_multiple_of(2)
    }

    /// The cells that its short edges face, up and down or left and right; `None` at the border.
    pub const fn ends(self) -> [Option<Self>; 2] {
        let (row, column) = (self.row(), self.column());
        if self.is_vertical() {
            [Self::new(row - 1, column), Self::new(row + 1, column)]
        } else {
            [Self::new(row, column - 1), Self::new(row, column + 1)]
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.column() - 1);
        write!(f, "{letter}{}", self.row())
    }
}

/// A place that a card can leave or land on, foundations apart.
///
/// [`Display`](fmt::Display) writes it in the notation, and [`Place::parse`] reads that again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// `p7`: a pile of Crescent.
    Pile(PileNo),
    /// `t3`: a pile of Waning Moon.
    Column(PileNo),
    /// `q34`: the cell in row 3 and column 4 of the quilt.
    Cell(Cell),
    /// `w`: the top of the waste.
    Waste,
}

impl Place {
    /// Reads the strict notation; `None` for anything else.
    pub fn parse(word: &str) -> Option<Self> {
        let (letter, digits) = word.split_at_checked(1)?;
        match letter {
            "p" => pile(digits).map(Self::Pile),
            "t" => pile(digits).map(Self::Column),
            "q" => cell(digits).map(Self::Cell),
            "w" => digits.is_empty().then_some(Self::Waste),
            _ => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pile(pile) => write!(f, "p{pile}"),
            Self::Column(pile) => write!(f, "t{pile}"),
            Self::Cell(cell) => write!(f, "q{}{}", cell.row(), cell.column()),
            Self::Waste => f.write_str("w"),
        }
    }
}

fn pile(digits: &str) -> Option<PileNo> {
    // `u8::from_str` would take "+7" and "07".
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    plain
        .then(|| digits.parse().ok())
        .flatten()
        .and_then(PileNo::new)
}

fn cell(digits: &str) -> Option<Cell> {
    match *digits.as_bytes() {
        [row @ b'1'..=b'8', column @ b'1'..=b'8'] => Cell::new(row - b'0', column - b'0'),
        _ => None,
    }
}
