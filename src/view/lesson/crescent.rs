//! Crescent in plain words.

use crate::cards::{Card, Rank, Suit};
use crate::rules::crescent::{Crescent, PILES, SHIFTS};
use crate::rules::foundations::Foundations;
use crate::rules::options::{CrescentOptions, ShiftRule};
use crate::rules::{Foundation, Move, PileNo, Place};
use crate::view::text::{self, Words, fill};

/// The rules under these options, sentence by sentence, and then what the worked position shows.
pub(super) fn rules(words: &Words, options: CrescentOptions) -> Vec<String> {
    let say = |key| words.say(key, &[]);
    let [wraparound, example] = if options.wraparound {
        [
            "rules-crescent-wraparound-on",
            "rules-crescent-example-wraparound-on",
        ]
    } else {
        [
            "rules-crescent-wraparound-off",
            "rules-crescent-example-wraparound-off",
        ]
    };
    let transfers = if options.foundation_moves {
        "rules-crescent-transfers-on"
    } else {
        "rules-crescent-transfers-off"
    };
    let shift = match options.shift {
        ShiftRule::WhenStuck => "rules-crescent-shift-when-stuck",
        ShiftRule::AnyTime => "rules-crescent-shift-any-time",
    };
    let table = worked(options);
    vec![
        say("rules-crescent-deal"),
        say("rules-crescent-aim"),
        format!("{} {}", say("rules-crescent-build"), say(wraparound)),
        say(transfers),
        format!("{} {}", say("rules-crescent-shift"), say(shift)),
        say("rules-crescent-lost"),
        format!(
            "{} {}",
            words.say("rules-crescent-example", &example_args(&table)),
            words.say(example, &wraparound_args(&table)),
        ),
    ]
}

/// The piles of the worked position that hold cards, by index: the second deck's hearts lie among the first one's.
const WORKED_PILES: [(usize, &[u8]); 5] = [
    (CARD_PILE, &[12, 2, 6]),
    (ONTO_PILE, &[10, 8, 7]),
    (KING_PILE, &[11, 3, 13]),
    (ACE_PILE, &[4, 7, 1]),
    (13, &[6, 5, 8, 9]),
];
const CARD_PILE: usize = 2;
const ONTO_PILE: usize = 5;
const KING_PILE: usize = 8;
const ACE_PILE: usize = 10;

/// The move that the worked position explains.
pub(super) fn worked_move() -> Move {
    Move::Home {
        from: Place::Pile(PileNo::from_index(CARD_PILE)),
        to: Foundation::Ace,
    }
}

/// An end game: three suits are home, and of the hearts sixteen cards are left.
pub(super) fn worked(options: CrescentOptions) -> Crescent {
    let rank = |number| Rank::new(number).expect("a rank");
    let mut piles = [const { Vec::new() }; PILES];
    for (index, ranks) in WORKED_PILES {
        piles[index] = ranks
            .iter()
            .map(|&number| Card::new(rank(number), Suit::Hearts))
            .collect();
    }
    let tops = Suit::ALL.map(|suit| match suit {
        Suit::Hearts => [rank(5), rank(9)],
        _ => [Rank::KING, Rank::ACE],
    });
    Crescent::from_parts(options, piles, Foundations::with_tops(tops), SHIFTS)
}

fn example_args(table: &Crescent) -> [text::Arg<'static>; 5] {
    let top = table.foundations().top(Suit::Hearts, Foundation::Ace);
    [
        fill("card", top_of(table, CARD_PILE)),
        fill("from", PileNo::from_index(CARD_PILE)),
        fill("top", Card::new(top, Suit::Hearts)),
        fill("onto", top_of(table, ONTO_PILE)),
        fill("to", PileNo::from_index(ONTO_PILE)),
    ]
}

fn wraparound_args(table: &Crescent) -> [text::Arg<'static>; 4] {
    [
        fill("king", top_of(table, KING_PILE)),
        fill("ace", top_of(table, ACE_PILE)),
        fill("king-pile", PileNo::from_index(KING_PILE)),
        fill("ace-pile", PileNo::from_index(ACE_PILE)),
    ]
}

fn top_of(table: &Crescent, index: usize) -> String {
    let top = table.top(PileNo::from_index(index));
    top.map_or_else(String::new, |card| card.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(index: usize) -> Place {
        Place::Pile(PileNo::from_index(index))
    }

    #[test]
    fn what_the_example_says_is_so_under_all_options() {
        for options in CrescentOptions::all() {
            let table = worked(options);
            let legal = table.legal_moves();
            assert!(legal.contains(&worked_move()));
            let onto = Move::Build {
                from: pile(CARD_PILE),
                to: pile(ONTO_PILE),
            };
            assert!(legal.contains(&onto));
            let wrap = Move::Build {
                from: pile(KING_PILE),
                to: pile(ACE_PILE),
            };
            assert_eq!(legal.contains(&wrap), options.wraparound);
        }
    }

    #[test]
    fn the_worked_position_is_of_two_decks() {
        let table = worked(CrescentOptions::default());
        let home = usize::from(table.foundations().cards_home());
        let mut left: Vec<u8> = table
            .piles()
            .iter()
            .flatten()
            .map(|card| card.rank.number())
            .collect();
        left.sort_unstable();
        assert_eq!(home + left.len(), 104);
        // Hearts: 6 to king for the ace foundation, 8 down to the ace for the king foundation.
        assert_eq!(left, [1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12, 13]);
    }
}
