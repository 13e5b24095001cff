//! Reads the positions in `tests/data`; `crescent-cases.txt` says how they are written.

use lunette::cards::{Card, DealNumber};
use lunette::rules::{Entry, Options, Table};

use crate::tables;

/// A position and what holds of it.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) table: Table,
    pub(crate) claims: Vec<Claims>,
}

/// What holds after some entries from the case's position.
#[derive(Default)]
pub(crate) struct Claims {
    pub(crate) entries: Vec<Entry>,
    /// Each a word and what is said of it.
    pub(crate) words: Vec<(String, String)>,
}

/// The text of a file in `tests/data`, without comments and empty lines.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The cases of a file.
pub(crate) fn cases(text: &str) -> Vec<Case> {
    let lines: Vec<&str> = lines(text).collect();
    lines
        .chunk_by(|_, next| !next.starts_with("case "))
        .map(case)
        .collect()
}

/// A deal number that is known to be one.
pub(crate) fn deal(number: u64) -> DealNumber {
    DealNumber::new(number).expect("a deal number")
}

/// A fresh table.
pub(crate) fn dealt(options: Options, number: u64) -> Table {
    Table::deal(options, deal(number))
}

/// The cards with these codes.
pub(crate) fn cards(codes: &str) -> Vec<Card> {
    let card = |code| Card::from_code(code).expect("a card's code");
    codes.split(' ').map(card).collect()
}

/// The rest of the line that begins with this word.
pub(crate) fn after<'a>(lines: &[&'a str], word: &str) -> Option<&'a str> {
    let mut rests = lines.iter().map(|line| split(line));
    rests
        .find(|&(first, _)| first == word)
        .map(|(_, rest)| rest)
}

fn split(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

fn case(lines: &[&str]) -> Case {
    let start = lines.iter().position(|&line| line == "expect");
    let (position, expected) = lines.split_at(start.expect("a case expects something"));
    Case {
        name: after(position, "case").expect("a name").to_owned(),
        table: tables::table(position),
        claims: claims(expected),
    }
}

fn claims(lines: &[&str]) -> Vec<Claims> {
    let sections = lines.chunk_by(|_, next| !next.starts_with("then "));
    sections.map(section).collect()
}

fn section(lines: &[&str]) -> Claims {
    let entry = |text: &str| text.parse().expect("an entry");
    let entries = after(lines, "then").map(|moves| moves.split(", ").map(entry).collect());
    let owned = |line: &&str| {
        let (word, rest) = split(line);
        (word.to_owned(), rest.to_owned())
    };
    Claims {
        entries: entries.unwrap_or_default(),
        words: lines[1..].iter().map(owned).collect(),
    }
}
