//! How a text that isn't finished can go on.

use super::{Wish, entry, first_move, is_parting, read, words};
use crate::rules::{Entry, Game, GameKind, Place};

/// The most suggestions that are shown at once.
pub const SUGGESTIONS: usize = 25;

/// A text so far, and the moves that can come next.
#[derive(Clone, Debug)]
pub struct Completion {
    /// The whole moves of the text, in the notation.
    pub before: Vec<String>,
    /// The game after these.
    pub game: Game,
    /// What can be played then and begins as the rest of the text does, [`SUGGESTIONS`] at most.
    pub next: Vec<Entry>,
}

/// Completes a text with the moves that are legal after it; `None` if its whole moves can't be played, or if one of
/// them turns up a card that nobody has seen, which a text that isn't sent must not give away.
pub fn complete(kind: GameKind, game: &Game, text: &str) -> Option<Completion> {
    let spoken = words::without_brackets(text);
    let tail = spoken.rfind(is_parting).map_or(0, |at| at + 1);
    let (head, tail) = spoken.split_at(tail);
    let mut said = Said::new(game.clone());
    if !head
        .trim_matches(|letter: char| letter.is_whitespace() || is_parting(letter))
        .is_empty()
    {
        said.all(kind, head)?;
    }
    let ended = tail.ends_with(char::is_whitespace);
    let words = words::spoken(tail);
    let rest = said.whole_moves(kind, &words, ended)?;
    let next = said.next(&begun(rest, ended));
    Some(Completion {
        before: said.before,
        game: said.game,
        next,
    })
}

/// A game's entry as a player reads and types it: the log's notation, but for the cells of a quilt.
pub fn notation(entry: Entry) -> String {
    let word = |word: &str| match Place::parse(word) {
        Some(Place::Cell(cell)) => cell.to_string().to_lowercase(),
        _ => word.to_owned(),
    };
    let text = entry.to_string();
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The moves that a text has said so far.
struct Said {
    game: Game,
    before: Vec<String>,
}

impl Said {
    const fn new(game: Game) -> Self {
        Self {
            game,
            before: Vec::new(),
        }
    }

    /// Plays a text that is to be whole.
    fn all(&mut self, kind: GameKind, text: &str) -> Option<()> {
        for step in read(kind, text) {
            self.play(step.wish.ok()?)?;
        }
        Some(())
    }

    /// Plays the whole moves that the words begin with, and gives the words that are left. The last word may still
    /// be growing, unless the text has `ended` with a space.
    fn whole_moves<'a>(
        &mut self,
        kind: GameKind,
        words: &'a [&'a str],
        ended: bool,
    ) -> Option<&'a [&'a str]> {
        let mut rest = words;
        while let Some((wish, length)) = begins_whole(kind, rest) {
            if length == rest.len() && !ended {
                break;
            }
            self.play(wish)?;
            rest = &rest[length..];
        }
        Some(rest)
    }

    fn play(&mut self, wish: Wish) -> Option<()> {
        let entry = entry(&self.game, wish).ok()?;
        if matches!(entry, Entry::Move(mv) if self.game.table().turns_up_unknown(mv)) {
            return None;
        }
        self.game.enter(entry).ok()?;
        self.before.push(notation(entry));
        Some(())
    }

    /// What can be played now and begins so. What begins with just the word that was typed comes first: pile 1
    /// before pile 10.
    fn next(&self, begun: &str) -> Vec<Entry> {
        let moves = self.game.offered_moves().into_iter().map(Entry::Move);
        let mut next: Vec<(bool, Entry)> = moves
            .chain([Entry::Undo, Entry::Redo])
            .filter(|&entry| self.game.check(entry).is_ok())
            .map(|entry| (bare(&notation(entry)), entry))
            .filter(|(bare, _)| bare.starts_with(begun))
            .map(|(bare, entry)| (bare.split(' ').next() != begun.split(' ').next(), entry))
            .collect();
        next.sort_by_key(|&(other, _)| other);
        next.truncate(SUGGESTIONS);
        next.into_iter().map(|(_, entry)| entry).collect()
    }
}

/// The whole move that the words begin with, and how many of them it takes.
fn begins_whole(kind: GameKind, spoken: &[&str]) -> Option<(Wish, usize)> {
    (1..=spoken.len().min(3)).find_map(|length| {
        let words = words::all(kind, &spoken[..length]).ok()?;
        first_move(&spoken[..length], &words)
            .ok()
            .filter(|&(_, taken)| taken == length)
    })
}

/// The words of a move that isn't whole, as [`bare`] writes them.
fn begun(words: &[&str], ended: bool) -> String {
    let space = if ended && !words.is_empty() { " " } else { "" };
    bare(&words.join(" ")) + space
}

/// A move's text without what doesn't matter in it.
fn bare(text: &str) -> String {
    let plain = |word: &str| {
        let digits = word.strip_prefix(['p', 't']);
        let digits = digits.filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
        digits.unwrap_or(word).to_owned()
    };
    let text = text.to_lowercase();
    text.split(' ').map(plain).collect::<Vec<_>>().join(" ")
}
