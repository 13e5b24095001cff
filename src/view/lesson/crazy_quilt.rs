//! Crazy Quilt in plain words.

use crate::cards::{Card, Rank, Suit};
use crate::rules::crazy_quilt::{CrazyQuilt, REDEALS};
use crate::rules::foundations::Foundations;
use crate::rules::options::{CrazyQuiltOptions, RedealRule};
use crate::rules::{Cell, Foundation, Move, Place};
use crate::view::text::{Words, fill};

/// The rules under these options, sentence by sentence, and then what the worked position shows.
pub(super) fn rules(words: &Words, options: CrazyQuiltOptions) -> Vec<String> {
    let say = |key| words.say(key, &[]);
    let redeal = match options.redeal {
        RedealRule::WhenStuck => "rules-crazy-quilt-redeal-when-stuck",
        RedealRule::AnyTime => "rules-crazy-quilt-redeal-any-time",
    };
    let table = worked(options);
    let top = table.foundations().top(Suit::Hearts, Foundation::Ace);
    let shown = |card: Option<Card>| card.map_or_else(String::new, |card| card.to_string());
    let example = [
        fill("card", shown(table.cell(card_cell()))),
        fill("from", card_cell()),
        fill("top", Card::new(top, Suit::Hearts)),
        fill("onto", shown(table.waste().last().copied())),
        fill("shut", shown(table.cell(shut_cell()))),
        fill("shut-cell", shut_cell()),
    ];
    vec![
        say("rules-crazy-quilt-deal"),
        say("rules-crazy-quilt-aim"),
        say("rules-crazy-quilt-available"),
        say("rules-crazy-quilt-waste"),
        say("rules-crazy-quilt-transfers"),
        format!("{} {}", say("rules-crazy-quilt-redeal"), say(redeal)),
        say("rules-crazy-quilt-lost"),
        words.say("rules-crazy-quilt-example", &example),
    ]
}

/// The hearts in rows 3 to 5 and columns C to F of the worked position.
const PATCH: [[u8; 4]; 3] = [[6, 12, 3, 10], [8, 11, 1, 6], [9, 4, 7, 8]];
const WASTE: [u8; 2] = [2, 7];
const STOCK: [u8; 2] = [13, 5];

fn card_cell() -> Cell {
    Cell::new(3, 3).expect("C3")
}

fn shut_cell() -> Cell {
    Cell::new(4, 4).expect("D4")
}

/// The move that the worked position explains.
pub(super) fn worked_move() -> Move {
    Move::Home {
        from: Place::Cell(card_cell()),
        to: Foundation::Ace,
    }
}

/// An end game: three suits are home, and of the hearts sixteen cards are left.
pub(super) fn worked(options: CrazyQuiltOptions) -> CrazyQuilt {
    let mut quilt = [None; Cell::COUNT];
    for (row, ranks) in (3..).zip(PATCH) {
        for (column, card) in (3..).zip(hearts(&ranks)) {
            quilt[Cell::new(row, column).expect("a cell").index()] = Some(card);
        }
    }
    let tops = Suit::ALL.map(|suit| match suit {
        Suit::Hearts => [rank(5), rank(9)],
        _ => [Rank::KING, Rank::ACE],
    });
    let rest = (hearts(&STOCK), hearts(&WASTE));
    CrazyQuilt::from_parts(options, quilt, rest, Foundations::with_tops(tops), REDEALS)
}

fn rank(number: u8) -> Rank {
    Rank::new(number).expect("a rank")
}

fn hearts(ranks: &[u8]) -> Vec<Card> {
    let card = |&number: &u8| Card::new(rank(number), Suit::Hearts);
    ranks.iter().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_example_says_is_so_under_all_options() {
        for redeal in [RedealRule::WhenStuck, RedealRule::AnyTime] {
            let table = worked(CrazyQuiltOptions { redeal });
            let legal = table.legal_moves();
            let waste = Move::Build {
                from: Place::Cell(card_cell()),
                to: Place::Waste,
            };
            assert!(legal.contains(&worked_move()) && legal.contains(&waste));
            assert!(!table.is_available(shut_cell()));
        }
    }

    #[test]
    fn the_worked_position_is_of_two_decks() {
        let table = worked(CrazyQuiltOptions::default());
        let mut left: Vec<u8> = PATCH
            .into_iter()
            .flatten()
            .chain(WASTE)
            .chain(STOCK)
            .collect();
        left.sort_unstable();
        assert_eq!(
            usize::from(table.foundations().cards_home()) + left.len(),
            104
        );
        // Hearts: 6 to king for the ace foundation, 8 down to the ace for the king foundation.
        assert_eq!(left, [1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12, 13]);
    }
}
