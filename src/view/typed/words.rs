//! The words that moves are typed in.

use super::Unread;
use crate::cards::Suit;
use crate::rules::{Cell, Foundation, GameKind, PileNo};

/// A place that a card leaves or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// `7`, `p7`: a pile.
    Pile(PileNo),
    /// `c4`: a cell of the quilt, by its column's letter and its row's number.
    Cell(Cell),
    /// `w`: the top of the waste.
    Waste,
    /// `f`, `fa`, `fk`: a foundation of the card's suit.
    Foundation(Option<Foundation>),
}

/// What is said by one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// `shift`
    Shift,
    /// `deal`
    Deal,
    /// `redeal`
    Redeal,
    /// `undo`
    Undo,
    /// `redo`
    Redo,
}

/// A word that was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Spot(Spot),
    Suit(Suit),
    Deed(Deed),
}

/// The text with spaces for what stands in brackets.
pub(super) fn without_brackets(text: &str) -> String {
    let mut depth = 0_u32;
    let mut outside = |letter: char| match letter {
        '(' => {
            depth += 1;
            ' '
        }
        ')' => {
            depth = depth.saturating_sub(1);
            ' '
        }
        letter if depth == 0 => letter,
        _ => ' ',
    };
    text.chars().map(&mut outside).collect()
}

/// The words of a stretch of text, without arrows and what is said for the ear.
pub(super) fn spoken(stretch: &str) -> Vec<&str> {
    let is_filler = |word: &str| matches!(&*word.to_lowercase(), "pile" | "column" | "to");
    stretch
        .split(|letter: char| letter.is_whitespace() || matches!(letter, '→' | '>' | '-'))
        .filter(|word| !word.is_empty() && !is_filler(word))
        .collect()
}

/// Understands every word, as words of this game.
pub(super) fn all(kind: GameKind, spoken: &[&str]) -> Result<Vec<Word>, Unread> {
    let understood = |word: &&str| {
        let meant = word_of(&word.to_lowercase()).map_err(|fault| as_typed(fault, word))?;
        is_of(kind, meant)?;
        Ok(meant)
    };
    spoken.iter().map(understood).collect()
}

/// The fault with the word as the player wrote it.
fn as_typed(fault: Unread, word: &str) -> Unread {
    match fault {
        Unread::Word(_) => Unread::Word(word.to_owned()),
        other => other,
    }
}

fn word_of(word: &str) -> Result<Word, Unread> {
    Ok(match word {
        "shift" => Word::Deed(Deed::Shift),
        "deal" => Word::Deed(Deed::Deal),
        "redeal" => Word::Deed(Deed::Redeal),
        "undo" => Word::Deed(Deed::Undo),
        "redo" => Word::Deed(Deed::Redo),
        "w" | "waste" => Word::Spot(Spot::Waste),
        "f" => Word::Spot(Spot::Foundation(None)),
        "fa" => Word::Spot(Spot::Foundation(Some(Foundation::Ace))),
        "fk" => Word::Spot(Spot::Foundation(Some(Foundation::King))),
        _ => match suit(word) {
            Some(suit) => Word::Suit(suit),
            None => Word::Spot(pile_or_cell(word)?),
        },
    })
}

fn suit(word: &str) -> Option<Suit> {
    let mut letters = word.chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    Suit::from_letter(letter.to_ascii_uppercase())
        .or_else(|| Suit::ALL.into_iter().find(|suit| suit.symbol() == letter))
}

fn pile_or_cell(word: &str) -> Result<Spot, Unread> {
    let not_a_word = || Unread::Word(word.to_owned());
    let first = word.chars().next().ok_or_else(not_a_word)?;
    let digits = word.strip_prefix(['p', 't']).unwrap_or(word);
    if is_number(digits) {
        return pile(digits).ok_or_else(|| Unread::NoSuchPile(digits.to_owned()));
    }
    let row_text = &word[first.len_utf8()..];
    match (first, row_text.parse()) {
        ('a'..='h', Ok(row)) if is_number(row_text) => {
            let cell = Cell::new(row, first as u8 - b'a' + 1);
            cell.map(Spot::Cell).ok_or_else(not_a_word)
        }
        _ => Err(not_a_word()),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn pile(digits: &str) -> Option<Spot> {
    digits.parse().ok().and_then(PileNo::new).map(Spot::Pile)
}

/// Whether the game has such a place or deed.
fn is_of(kind: GameKind, word: Word) -> Result<(), Unread> {
    match word {
        Word::Spot(spot) if !has_spot(kind, spot) => Err(Unread::NoSuchSpot(kind, spot)),
        Word::Deed(deed) if !has_deed(kind, deed) => Err(Unread::NoSuchDeed(kind, deed)),
        _ => Ok(()),
    }
}

const fn has_spot(kind: GameKind, spot: Spot) -> bool {
    match kind {
        GameKind::Crescent => matches!(spot, Spot::Pile(_) | Spot::Foundation(_)),
        GameKind::WaningMoon => matches!(
            spot,
            Spot::Pile(_) | Spot::Waste | Spot::Foundation(None | Some(Foundation::Ace))
        ),
        GameKind::CrazyQuilt => matches!(spot, Spot::Cell(_) | Spot::Waste | Spot::Foundation(_)),
    }
}

const fn has_deed(kind: GameKind, deed: Deed) -> bool {
    match kind {
        GameKind::Crescent => matches!(deed, Deed::Shift | Deed::Undo | Deed::Redo),
        GameKind::WaningMoon => matches!(deed, Deed::Deal | Deed::Undo | Deed::Redo),
        GameKind::CrazyQuilt => !matches!(deed, Deed::Shift),
    }
}
