//! Waning Moon in plain words.

use crate::cards::{Card, Rank, Suit};
use crate::rules::waning_moon::{PILES, Twins, WaningMoon};
use crate::rules::{Move, PileNo, Place};
use crate::view::text::{Words, fill};

/// The rules, sentence by sentence, and then what the worked position shows.
pub(super) fn rules(words: &Words) -> Vec<String> {
    let say = |key| words.say(key, &[]);
    let table = worked();
    let [lower, _] = table.foundations().tops(Suit::Hearts);
    let example = [
        fill("card", top_of(&table, CARD_PILE)),
        fill("from", PileNo::from_index(CARD_PILE)),
        fill(
            "top",
            lower.map_or_else(String::new, |rank| {
                Card::new(rank, Suit::Hearts).to_string()
            }),
        ),
        fill("onto", top_of(&table, ONTO_PILE)),
        fill("to", PileNo::from_index(ONTO_PILE)),
    ];
    vec![
        say("rules-waning-moon-deal"),
        say("rules-waning-moon-aim"),
        say("rules-waning-moon-build"),
        say("rules-waning-moon-stock"),
        say("rules-waning-moon-lost"),
        words.say("rules-waning-moon-example", &example),
    ]
}

/// The hearts on the piles of the worked position, by index.
const WORKED_PILES: [(usize, &[u8]); 4] = [
    (CARD_PILE, &[12, 10, 6]),
    (ONTO_PILE, &[11, 9, 7]),
    (8, &[13, 8]),
    (10, &[]),
];
const CARD_PILE: usize = 2;
const ONTO_PILE: usize = 5;
const WASTE: [u8; 1] = [10];
const STOCK: [u8; 3] = [11, 12, 13];

/// The move that the worked position explains.
pub(super) fn worked_move() -> Move {
    Move::Up {
        from: Place::Column(PileNo::from_index(CARD_PILE)),
    }
}

/// An end game: three suits are home, and of the hearts twelve cards are left.
pub(super) fn worked() -> WaningMoon {
    let mut piles = [const { Vec::new() }; PILES];
    for (index, ranks) in WORKED_PILES {
        piles[index] = hearts(ranks);
    }
    let tops = Suit::ALL.map(|suit| match suit {
        Suit::Hearts => [Rank::new(5), Rank::new(9)],
        _ => [Some(Rank::KING); 2],
    });
    WaningMoon::from_parts(
        piles,
        hearts(&STOCK),
        hearts(&WASTE),
        Twins::with_tops(tops),
    )
}

fn hearts(ranks: &[u8]) -> Vec<Card> {
    let ranks = ranks
        .iter()
        .map(|&number| Rank::new(number).expect("a rank"));
    ranks.map(|rank| Card::new(rank, Suit::Hearts)).collect()
}

fn top_of(table: &WaningMoon, index: usize) -> String {
    let top = table.piles()[index].last();
    top.map_or_else(String::new, ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_example_says_is_so() {
        let legal = worked().legal_moves();
        let onto = Move::Build {
            from: Place::Column(PileNo::from_index(CARD_PILE)),
            to: Place::Column(PileNo::from_index(ONTO_PILE)),
        };
        assert!(legal.contains(&worked_move()) && legal.contains(&onto));
    }

    #[test]
    fn the_worked_position_is_of_two_decks() {
        let table = worked();
        let on_piles = WORKED_PILES
            .into_iter()
            .flat_map(|(_, ranks)| ranks.iter().copied());
        let mut left: Vec<u8> = on_piles.chain(WASTE).chain(STOCK).collect();
        left.sort_unstable();
        assert_eq!(
            usize::from(table.foundations().cards_home()) + left.len(),
            104
        );
        // Hearts: 6 to king for the lower foundation, 10 to king for the higher.
        assert_eq!(left, [6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13]);
    }
}
