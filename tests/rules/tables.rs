//! Reads the tables in `tests/data`, each game's its own way, and counts their cards.

use lunette::cards::{Card, Rank, Suit};
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::crescent::{Crescent, PILES};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrazyQuiltOptions, CrescentOptions, Preset, RedealRule, ShiftRule};
use lunette::rules::waning_moon::{self, Twins, WaningMoon};
use lunette::rules::{Cell, Foundation, Table};

use crate::data::{after, cards};

/// The table that the lines before a case's `expect` describe; without a game it is Crescent's.
pub(crate) fn table(lines: &[&str]) -> Table {
    match after(lines, "game") {
        None => Table::Crescent(crescent(lines)),
        Some("waning-moon") => Table::WaningMoon(waning_moon(lines)),
        Some("crazy-quilt") => Table::CrazyQuilt(crazy_quilt(lines)),
        Some(other) => panic!("no game {other}"),
    }
}

/// The position of Crescent.
pub(crate) fn crescent(lines: &[&str]) -> Crescent {
    let shifts = after(lines, "shifts").expect("the shifts left");
    Crescent::from_parts(
        crescent_options(lines),
        std::array::from_fn::<_, PILES, _>(|index| heap(lines, &format!("p{}", index + 1))),
        foundations(lines),
        shifts.parse().expect("a number"),
    )
}

/// The position of Waning Moon.
pub(crate) fn waning_moon(lines: &[&str]) -> WaningMoon {
    let pile = |index| heap(lines, &format!("t{}", index + 1));
    WaningMoon::from_parts(
        std::array::from_fn::<_, { waning_moon::PILES }, _>(pile),
        heap(lines, "stock"),
        heap(lines, "waste"),
        after(lines, "f").map_or_else(Twins::default, twins),
    )
}

/// The position of Crazy Quilt.
pub(crate) fn crazy_quilt(lines: &[&str]) -> CrazyQuilt {
    let row = |number| {
        let row = after(lines, &format!("q{number}")).unwrap_or("- - - - - - - -");
        let cells: Vec<_> = row.split(' ').map(Card::from_code).collect();
        assert_eq!(cells.len(), 8, "{row}");
        cells
    };
    let quilt: Vec<Option<Card>> = (1..=8).flat_map(row).collect();
    let redeal = match after(lines, "option") {
        None => RedealRule::WhenStuck,
        Some("redeal any-time") => RedealRule::AnyTime,
        Some(other) => panic!("no option {other}"),
    };
    let redeals = after(lines, "redeals").expect("the redeals left");
    CrazyQuilt::from_parts(
        CrazyQuiltOptions { redeal },
        quilt.try_into().expect("64 cells"),
        (heap(lines, "stock"), heap(lines, "waste")),
        foundations(lines),
        redeals.parse().expect("a number"),
    )
}

fn heap(lines: &[&str], word: &str) -> Vec<Card> {
    after(lines, word).map_or_else(Vec::new, cards)
}

/// The cards on top of the foundations, two a suit, and `-` for none.
fn twins(tops: &str) -> Twins {
    let tops: Vec<&str> = tops.split(' ').collect();
    assert_eq!(tops.len(), 8);
    let top = |suit: usize, which: usize| {
        let card = Card::from_code(tops[2 * suit + which])?;
        assert_eq!(card.suit.index(), suit);
        Some(card.rank)
    };
    Twins::with_tops(std::array::from_fn(|suit| [top(suit, 0), top(suit, 1)]))
}

fn foundations(lines: &[&str]) -> Foundations {
    let tops = |word| -> Vec<Rank> {
        let cards = cards(after(lines, word).expect("the foundations' tops"));
        let suits: Vec<Suit> = cards.iter().map(|card| card.suit).collect();
        assert_eq!(suits, Suit::ALL);
        cards.iter().map(|card| card.rank).collect()
    };
    let (aces, kings) = (tops("fA"), tops("fK"));
    Foundations::with_tops(std::array::from_fn(|suit| [aces[suit], kings[suit]]))
}

fn crescent_options(lines: &[&str]) -> CrescentOptions {
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

/// All the cards on a table, with those on the foundations, in order.
pub(crate) fn all_cards(table: &Table) -> Vec<Card> {
    let mut cards = match table {
        Table::Crescent(table) => table.piles().concat(),
        Table::WaningMoon(table) => [
            &table.piles().concat()[..],
            table.stock().face_down_cards(),
            table.waste(),
        ]
        .concat(),
        Table::CrazyQuilt(table) => {
            let quilt: Vec<Card> = Cell::all().filter_map(|cell| table.cell(cell)).collect();
            [&quilt[..], table.stock().face_down_cards(), table.waste()].concat()
        }
    };
    cards.extend(home(table));
    cards.sort_unstable();
    cards
}

/// Two decks, in order.
pub(crate) fn two_decks() -> Vec<Card> {
    Card::deck().flat_map(|card| [card, card]).collect()
}

fn home(table: &Table) -> Vec<Card> {
    let run = |suit: Suit, up_to: Option<Rank>| {
        let ranks = Rank::all().filter(move |&rank| Some(rank) <= up_to);
        ranks.map(move |rank| Card::new(rank, suit))
    };
    let of_suit = |suit: Suit| -> Vec<Card> {
        match table {
            Table::Crescent(_) | Table::CrazyQuilt(_) => {
                let foundations = table.foundations().expect("both kinds");
                let king = foundations.top(suit, Foundation::King);
                let down = Rank::all().filter(|&rank| rank >= king);
                run(suit, Some(foundations.top(suit, Foundation::Ace)))
                    .chain(down.map(|rank| Card::new(rank, suit)))
                    .collect()
            }
            Table::WaningMoon(table) => {
                let [lower, higher] = table.foundations().tops(suit);
                run(suit, lower).chain(run(suit, higher)).collect()
            }
        }
    };
    Suit::ALL.into_iter().flat_map(of_suit).collect()
}
