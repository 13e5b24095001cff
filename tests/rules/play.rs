//! Games and positions drawn at random.

use lunette::cards::{Card, Rank, shuffle};
use lunette::rules::crescent::{Crescent, PILES};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::CrescentOptions;
use lunette::rules::{Entry, Game, Move, Options, Table};
use proptest::prelude::*;

use crate::data;

/// How many games or positions each property is tried on.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        // The seed that is printed with a failure says it all.
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Any of the eight combinations of options.
pub(crate) fn options() -> impl Strategy<Value = CrescentOptions> {
    proptest::sample::select(CrescentOptions::all().collect::<Vec<_>>())
}

/// Any deal under any options.
pub(crate) fn fresh() -> impl Strategy<Value = Game> {
    (options(), 0..1_u64 << 63).prop_map(|(options, number)| {
        Game::new(Table::deal(Options::Crescent(options), data::deal(number)))
    })
}

/// What steers a random line, a number a move.
pub(crate) fn choices(len: usize) -> impl Strategy<Value = Vec<u16>> {
    proptest::collection::vec(any::<u16>(), 0..len)
}

/// A legal move. A quarter of the choices take any; the others get on: home, toward the later pile, or transfers.
pub(crate) fn pick(game: &Game, choice: u16) -> Option<Move> {
    let legal = game.legal_moves();
    let gets_on = |mv: &Move| match (mv, choice % 4) {
        (Move::Home { .. }, 1 | 2) | (Move::Transfer { .. }, 3) => true,
        (Move::Build { from, to }, 2 | 3) => from < to,
        _ => false,
    };
    let some: Vec<Move> = legal.iter().copied().filter(gets_on).collect();
    let among = if some.is_empty() { legal } else { some };
    let at = usize::from(choice / 4).checked_rem(among.len())?;
    Some(among[at])
}

/// Plays along the choices until the game is over.
pub(crate) fn wander(game: &mut Game, choices: &[u16]) {
    for &choice in choices {
        let Some(mv) = pick(game, choice) else { break };
        game.enter(Entry::Move(mv)).expect("a listed move plays");
    }
}

/// A game somewhere in the middle.
pub(crate) fn midway(len: usize) -> impl Strategy<Value = Game> {
    (fresh(), choices(len)).prop_map(|(mut game, choices)| {
        wander(&mut game, &choices);
        game
    })
}

/// Any position of two decks: foundations of any height, those of a suit often just met, and few or many piles.
pub(crate) fn position() -> impl Strategy<Value = Crescent> {
    let suit = (1..=13_u8, 1..=13_u8, any::<bool>());
    let foundations = proptest::array::uniform4(suit);
    let rest = (0..1_u64 << 63, 1..=PILES, 0..=3_u8);
    (options(), foundations, rest).prop_map(|(options, suits, (number, piles, shifts_left))| {
        let tops = suits.map(|(ace, king, met)| {
            let king = if met { 13.min(ace + 1) } else { king };
            [ace, king].map(|number| Rank::new(number).expect("1 to 13"))
        });
        let mut cards = not_home(tops);
        shuffle(&mut cards, data::deal(number), "position");
        let mut found: [Vec<Card>; PILES] = Default::default();
        for (at, card) in cards.into_iter().enumerate() {
            found[at % piles].push(card);
        }
        Crescent::from_parts(options, found, Foundations::with_tops(tops), shifts_left)
    })
}

fn not_home(tops: [[Rank; 2]; 4]) -> Vec<Card> {
    let up = |card: &Card| card.rank > tops[card.suit.index()][0];
    let down = |card: &Card| card.rank < tops[card.suit.index()][1];
    Card::deck()
        .filter(up)
        .chain(Card::deck().filter(down))
        .collect()
}
