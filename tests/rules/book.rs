//! How a table stands by the book: the words of the rules again, with nothing of the code's own.

use std::collections::BTreeSet;

use lunette::cards::{Card, Rank, Suit};
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::crescent::Crescent;
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{RedealRule, ShiftRule};
use lunette::rules::waning_moon::WaningMoon;
use lunette::rules::{Cell, Foundation, Status, Table};

/// What the rules say of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) move_left: bool,
    /// Whether the shift, the deal or the redeal can be played, in this order.
    pub(crate) turns: [bool; 3],
    pub(crate) status: Status,
}

/// The standing by the book.
pub(crate) fn standing(table: &Table) -> Standing {
    match table {
        Table::Crescent(table) => crescent(table),
        Table::WaningMoon(table) => waning_moon(table),
        Table::CrazyQuilt(table) => crazy_quilt(table),
    }
}

fn stands(won: bool, move_left: bool, turns: [bool; 3]) -> Standing {
    let turns = turns.map(|turn| turn && !won);
    let status = match (won, move_left || turns.contains(&true)) {
        (true, _) => Status::Won,
        (false, true) => Status::Playing,
        (false, false) => Status::Lost,
    };
    Standing {
        move_left,
        turns,
        status,
    }
}

fn crescent(table: &Crescent) -> Standing {
    let options = table.options();
    let tops: Vec<Card> = table
        .piles()
        .iter()
        .filter_map(|pile| pile.last().copied())
        .collect();
    let build = tops.iter().enumerate().any(|(at, a)| {
        let mut others = tops[at + 1..].iter();
        others.any(|b| neighbours(*a, *b, options.wraparound))
    });
    let left = build || goes_home(table.foundations(), options.foundation_moves, &tops);
    let allowed = match options.shift {
        ShiftRule::WhenStuck => !left,
        ShiftRule::AnyTime => table.piles().iter().any(|pile| pile.len() >= 2),
    };
    let won = table.foundations().cards_home() == 104;
    stands(
        won,
        left,
        [table.shifts_left() > 0 && allowed, false, false],
    )
}

fn waning_moon(table: &WaningMoon) -> Standing {
    let piles = table.piles();
    let tops: Vec<(Card, bool)> = piles
        .iter()
        .filter_map(|pile| Some((*pile.last()?, pile.len() > 1)))
        .collect();
    // Whether the card leaves something behind, so that an empty pile would take it to some effect.
    let exposed = tops
        .iter()
        .copied()
        .chain(table.waste().last().map(|&card| (card, true)));
    let an_empty_pile = piles.iter().any(Vec::is_empty);
    let moves = |(card, leaves): (Card, bool)| {
        let home = table
            .foundations()
            .tops(card.suit)
            .contains(&card.rank.down());
        let onto = |&(top, _): &(Card, bool)| {
            top.suit == card.suit && top.rank.number() == card.rank.number() + 1
        };
        home || tops.iter().any(onto) || an_empty_pile && leaves
    };
    let left = exposed.into_iter().any(moves);
    let won = table.foundations().cards_home() == 104;
    stands(won, left, [false, table.stock_len() > 0, false])
}

fn crazy_quilt(table: &CrazyQuilt) -> Standing {
    let available: Vec<Card> = available(table).collect();
    let top = table.waste().last().copied();
    let to_waste = |card: &Card| top.is_some_and(|top| neighbours(*card, top, true));
    let exposed: Vec<Card> = available.iter().copied().chain(top).collect();
    let left = available.iter().any(to_waste) || goes_home(table.foundations(), true, &exposed);
    let turned = table.stock_len() == 0 && top.is_some() && table.redeals_left() > 0;
    let redeal = turned && (table.options().redeal == RedealRule::AnyTime || !left);
    let won = table.foundations().cards_home() == 104;
    stands(won, left, [false, table.stock_len() > 0, redeal])
}

/// The cards with a short edge at the border or at an empty cell, by their coordinates.
fn available(table: &CrazyQuilt) -> impl Iterator<Item = Card> + '_ {
    let card = |row: u8, column: u8| table.cell(Cell::new(row, column)?);
    (1..=8).flat_map(move |row| {
        (1..=8).filter_map(move |column| {
            let ends = match (row + column) % 2 {
                0 => [card(row - 1, column), card(row + 1, column)],
                _ => [card(row, column - 1), card(row, column + 1)],
            };
            card(row, column).filter(|_| ends.contains(&None))
        })
    })
}

fn neighbours(a: Card, b: Card, wraparound: bool) -> bool {
    let apart = a.rank.number().abs_diff(b.rank.number());
    a.suit == b.suit && (apart == 1 || wraparound && apart == 12)
}

/// Whether some card goes to a foundation, now or after transfers that are all played out.
fn goes_home(foundations: &Foundations, transfers: bool, cards: &[Card]) -> bool {
    let fits = |&card: &Card| {
        let rank = card.rank.number();
        let mut pairs = reached(foundations, transfers, card.suit).into_iter();
        pairs.any(|(ace, king)| rank == ace + 1 || rank + 1 == king)
    };
    cards.iter().any(fits)
}

fn reached(foundations: &Foundations, transfers: bool, suit: Suit) -> BTreeSet<(u8, u8)> {
    let top = |which| foundations.top(suit, which).number();
    let now = (top(Foundation::Ace), top(Foundation::King));
    let mut reached = BTreeSet::from([now]);
    let mut queue = vec![now];
    while let Some((ace, king)) = queue.pop() {
        if !transfers || king != ace + 1 {
            continue;
        }
        let down = (ace > Rank::ACE.number()).then(|| (ace - 1, ace));
        let up = (king < Rank::KING.number()).then(|| (king, king + 1));
        queue.extend(down.into_iter().chain(up).filter(|&to| reached.insert(to)));
    }
    reached
}
