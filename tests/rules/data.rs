//! Reads the positions in `tests/data`; `crescent-cases.txt` says how they are written.

use lunette::cards::{Card, DealNumber, Rank, Suit};
use lunette::rules::crescent::{Crescent, PILES};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrescentOptions, Preset, ShiftRule};
use lunette::rules::{Entry, Foundation, Options, Table};

/// A position and what holds of it.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) table: Crescent,
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
pub(crate) fn dealt(options: CrescentOptions, number: u64) -> Table {
    Table::deal(Options::Crescent(options), deal(number))
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
        table: table(position),
        claims: claims(expected),
    }
}

fn table(lines: &[&str]) -> Crescent {
    let pile = |index| after(lines, &format!("p{}", index + 1)).map_or_else(Vec::new, cards);
    let shifts = after(lines, "shifts").expect("the shifts left");
    Crescent::from_parts(
        options(lines),
        std::array::from_fn::<_, PILES, _>(pile),
        foundations(lines),
        shifts.parse().expect("a number"),
    )
}

fn foundations(lines: &[&str]) -> Foundations {
    let tops = |word| -> Vec<Rank> {
        let cards = cards(after(lines, word).expect("the foundations' tops"));
        assert_eq!(
            cards.iter().map(|card| card.suit).collect::<Vec<_>>(),
            Suit::ALL
        );
        cards.iter().map(|card| card.rank).collect()
    };
    let (aces, kings) = (tops("fA"), tops("fK"));
    Foundations::with_tops(std::array::from_fn(|suit| [aces[suit], kings[suit]]))
}

fn options(lines: &[&str]) -> CrescentOptions {
    let preset = match after(lines, "rules") {
        Some("classic") => Preset::Classic,
        Some("plain") => Preset::Plain,
        other => panic!("no rules {other:?}"),
    };
    let mut options = CrescentOptions::preset(preset);
    for line in lines.iter().filter(|line| line.starts_with("option ")) {
        match *line {
            "option wraparound on" => options.wraparound = true,
            "option wraparound off" => options.wraparound = false,
            "option foundation-moves on" => options.foundation_moves = true,
            "option foundation-moves off" => options.foundation_moves = false,
            "option shift when-stuck" => options.shift = ShiftRule::WhenStuck,
            "option shift any-time" => options.shift = ShiftRule::AnyTime,
            _ => panic!("no {line}"),
        }
    }
    options
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

/// All the cards on a table, with those on the foundations.
pub(crate) fn all_cards(table: &Crescent) -> Vec<Card> {
    let home = Suit::ALL.into_iter().flat_map(|suit| {
        let [ace, king] = Foundation::ALL.map(|which| table.foundations().top(suit, which));
        let up = Rank::all().filter(move |&rank| rank <= ace);
        let down = Rank::all().filter(move |&rank| rank >= king);
        up.chain(down).map(move |rank| Card::new(rank, suit))
    });
    let mut cards: Vec<Card> = table
        .piles()
        .iter()
        .flatten()
        .copied()
        .chain(home)
        .collect();
    cards.sort_unstable();
    cards
}
