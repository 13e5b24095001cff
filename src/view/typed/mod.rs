//! What a player types, read freely: one move or a sequence.
//!
//! Moves are parted by `;`, `,` or a new line. Between two of these, words are read from left to right, and spaces
//! part moves too: a move is one word (`shift`, `undo`), a place and a place (`3 9`, `3 f`), or two foundations and a
//! suit (`fa fk h`), so that no text has two readings. A stretch that doesn't come out even is doubtful, and nothing
//! of it is read: not `3 9` out of `3 9 4`.
//!
//! Case, the letter before a pile's number, arrows, the words `pile`, `column` and `to`, and whatever stands in
//! brackets don't matter. This is not the notation of the log ([`Move`](crate::rules::Move)), which is strict.
//!
//! A text that can't be read is [`Unread`]; a move that is read and can't be played is [`Refused`].

mod play;
mod suggest;
#[cfg(test)]
mod tests;
mod words;

pub use self::play::{Refused, entry};
pub use self::suggest::{Completion, SUGGESTIONS, complete, notation};
pub use self::words::{Deed, Spot};

use thiserror::Error;

use self::words::Word;
use crate::cards::Suit;
use crate::rules::{Foundation, GameKind, Table};

/// The most characters of text that are taken at once.
pub const LONGEST: u16 = 1000;

/// One thing that a player wishes to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something that is said by a word.
    Do(Deed),
    /// The card here to there.
    Carry {
        /// Where the card lies.
        from: Spot,
        /// Where it is to go.
        to: Spot,
    },
    /// The top card of a foundation to the suit's other one.
    Cross {
        /// The suit.
        suit: Suit,
        /// The foundation the card leaves.
        from: Foundation,
    },
}

/// One move of a sequence, as it was typed and as it is understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The text.
    pub typed: String,
    /// What it says.
    pub wish: Result<Wish, Unread>,
}

/// Why a text isn't a move of this game, on any table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unread {
    /// There is no text.
    #[error("there is no move in it")]
    Nothing,
    /// A word that means nothing here.
    #[error("'{0}' is no place and no word of any game")]
    Word(String),
    /// A number that no pile has, in any game.
    #[error("there is no pile {0}")]
    NoSuchPile(String),
    /// A place that this game hasn't.
    #[error("{} has no {:?}", .0.key(), .1)]
    NoSuchSpot(GameKind, Spot),
    /// A word for something that this game hasn't.
    #[error("{} has no {:?}", .0.key(), .1)]
    NoSuchDeed(GameKind, Deed),
    /// It says where from, but not where to.
    #[error("'{0}' says where from, but not where to")]
    NoTarget(String),
    /// A suit with no foundations before it.
    #[error("a suit stands alone")]
    SuitAlone,
    /// A transfer that doesn't say of which suit.
    #[error("a transfer needs a suit")]
    NoSuit,
    /// A transfer from a foundation to itself.
    #[error("a transfer goes from one foundation to the other")]
    SameFoundation,
    /// A card can leave a foundation only for the suit's other one.
    #[error("a card leaves a foundation only for the suit's other one")]
    LeavesFoundation,
}

/// Where a sequence stopped, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// How many moves were played before.
    pub played: usize,
    /// How many were typed; a stretch that can't be read counts as one.
    pub of: usize,
    /// The text of the one that can't be played.
    pub typed: String,
    /// Why not.
    pub why: Why,
}

/// Why a typed move wasn't played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It isn't a move of this game.
    Unread(Unread),
    /// It can't be played on this table.
    Refused(Refused, Box<Table>),
}

/// Reads a text, move by move.
///
/// ```
/// use lunette::rules::GameKind;
/// use lunette::view::typed::read;
/// let steps = read(GameKind::Crescent, "3 f, P7 p12; fa fk h 4 9");
/// let typed: Vec<&str> = steps.iter().map(|step| step.typed.as_str()).collect();
/// assert_eq!(typed, ["3 f", "P7 p12", "fa fk h", "4 9"]);
/// assert!(steps.iter().all(|step| step.wish.is_ok()));
/// ```
pub fn read(kind: GameKind, text: &str) -> Vec<Step> {
    let spoken = words::without_brackets(text);
    let steps: Vec<Step> = spoken
        .split(is_parting)
        .filter(|stretch| !stretch.trim().is_empty())
        .flat_map(|stretch| read_stretch(kind, stretch))
        .collect();
    if steps.is_empty() {
        return vec![unread(text, Unread::Nothing)];
    }
    steps
}

const fn is_parting(letter: char) -> bool {
    matches!(letter, ';' | ',' | '\n' | '\r')
}

/// The moves between two partings, or why the stretch isn't understood.
fn read_stretch(kind: GameKind, stretch: &str) -> Vec<Step> {
    let spoken = words::spoken(stretch);
    if spoken.is_empty() {
        return vec![unread(stretch, Unread::Nothing)];
    }
    let steps = words::all(kind, &spoken).and_then(|words| whole_moves(&spoken, &words));
    steps.unwrap_or_else(|why| vec![unread(stretch, why)])
}

fn unread(typed: &str, why: Unread) -> Step {
    Step {
        typed: typed.split_whitespace().collect::<Vec<_>>().join(" "),
        wish: Err(why),
    }
}

/// The moves that these words are, with nothing left over.
fn whole_moves(spoken: &[&str], words: &[Word]) -> Result<Vec<Step>, Unread> {
    let mut steps = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (wish, length) = first_move(&spoken[at..], &words[at..])?;
        steps.push(Step {
            typed: spoken[at..at + length].join(" "),
            wish: Ok(wish),
        });
        at += length;
    }
    Ok(steps)
}

/// The move that these words begin with, and how many of them it takes.
fn first_move(spoken: &[&str], words: &[Word]) -> Result<(Wish, usize), Unread> {
    match *words {
        [Word::Deed(deed), ..] => Ok((Wish::Do(deed), 1)),
        [Word::Spot(Spot::Foundation(from)), ref rest @ ..] => {
            let wish = cross(from, rest).unwrap_or_else(|| Err(no_target(spoken)));
            wish.map(|wish| (wish, 3))
        }
        [Word::Spot(from), Word::Spot(to), ..] => Ok((Wish::Carry { from, to }, 2)),
        [Word::Spot(_), ..] => Err(no_target(spoken)),
        [Word::Suit(_), ..] => Err(Unread::SuitAlone),
        [] => Err(Unread::Nothing),
    }
}

fn no_target(spoken: &[&str]) -> Unread {
    Unread::NoTarget(spoken.first().copied().unwrap_or_default().to_owned())
}

/// A transfer; where one of the foundations isn't named, it is the other one. `None` if no place follows.
fn cross(from: Option<Foundation>, rest: &[Word]) -> Option<Result<Wish, Unread>> {
    Some(match *rest {
        [Word::Spot(Spot::Foundation(to)), Word::Suit(suit), ..] => {
            let from = from.or(to.map(Foundation::other));
            match (from, to) {
                (Some(from), to) if to != Some(from) => Ok(Wish::Cross { suit, from }),
                _ => Err(Unread::SameFoundation),
            }
        }
        [Word::Spot(Spot::Foundation(_)), ..] => Err(Unread::NoSuit),
        [Word::Spot(_), ..] => Err(Unread::LeavesFoundation),
        _ => return None,
    })
}
