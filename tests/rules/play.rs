//! Games and positions drawn at random.

use lunette::cards::{Card, DealNumber, Rank, shuffle};
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::crescent::{self, Crescent};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrazyQuiltOptions, CrescentOptions};
use lunette::rules::waning_moon::{self, Twins, WaningMoon};
use lunette::rules::{Entry, Game, GameKind, Move, Options, Table};
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

/// Any options of any game, each game as often.
pub(crate) fn options() -> impl Strategy<Value = Options> {
    proptest::sample::select(&GameKind::ALL)
        .prop_flat_map(|kind| proptest::sample::select(Options::all_of(kind)))
}

/// Any deal of any game under any options.
pub(crate) fn fresh() -> impl Strategy<Value = Game> {
    (options(), 0..1_u64 << 63)
        .prop_map(|(options, number)| Game::new(data::dealt(options, number)))
}

/// Any deal of Crescent under any options.
pub(crate) fn fresh_crescent() -> impl Strategy<Value = Game> {
    let options = proptest::sample::select(Options::all_of(GameKind::Crescent));
    (options, 0..1_u64 << 63).prop_map(|(options, number)| Game::new(data::dealt(options, number)))
}

/// What steers a random line, a number a move.
pub(crate) fn choices(len: usize) -> impl Strategy<Value = Vec<u16>> {
    proptest::collection::vec(any::<u16>(), 0..len)
}

/// A legal move. A quarter of the choices take any; the others get on: home, toward the later pile, the
/// deal, or transfers.
pub(crate) fn pick(game: &Game, choice: u16) -> Option<Move> {
    let legal = game.legal_moves();
    let gets_on = |mv: &Move| match (mv, choice % 4) {
        (Move::Home { .. } | Move::Up { .. } | Move::Deal, 1 | 2) | (Move::Transfer { .. }, 3) => {
            true
        }
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

/// Any position of two decks of any game.
pub(crate) fn position() -> impl Strategy<Value = Table> {
    prop_oneof![
        crescent_position(),
        waning_moon_position(),
        crazy_quilt_position()
    ]
}

/// Any position of Crescent: few or many piles, and foundations as they may be.
pub(crate) fn crescent_position() -> impl Strategy<Value = Table> {
    let options = proptest::sample::select(CrescentOptions::all().collect::<Vec<_>>());
    let rest = (seed(), 1..=crescent::PILES, 0..=3_u8);
    (options, tops(), rest).prop_map(|(options, tops, (seed, piles, shifts_left))| {
        let mut found: [Vec<Card>; crescent::PILES] = Default::default();
        for (at, card) in not_home(tops, seed).into_iter().enumerate() {
            found[at % piles].push(card);
        }
        let foundations = Foundations::with_tops(tops);
        Table::Crescent(Crescent::from_parts(
            options,
            found,
            foundations,
            shifts_left,
        ))
    })
}

/// Any position of Waning Moon: few or many piles, some of a single card, and often nothing more to deal.
fn waning_moon_position() -> impl Strategy<Value = Table> {
    let heights = proptest::array::uniform4(proptest::array::uniform2(0..=13_u8));
    let rest = (seed(), 1..=waning_moon::PILES, 0..=20_usize, any::<bool>());
    (heights, rest).prop_map(|(heights, (seed, piles, waste, dealt))| {
        let mut cards = Vec::new();
        for card in Card::deck() {
            let missing = heights[card.suit.index()].iter();
            let missing = missing.filter(|&&height| card.rank.number() > height);
            cards.extend(missing.map(|_| card));
        }
        shuffle(&mut cards, seed, "position");
        let [stock, waste] = [20 * usize::from(!dealt), waste].map(|many| {
            let left = cards.len().saturating_sub(many);
            cards.split_off(left)
        });
        let mut found: [Vec<Card>; waning_moon::PILES] = Default::default();
        let last = found.len() - 1;
        for (at, card) in cards.into_iter().enumerate() {
            let single = at < piles.min(last);
            found[if single { at } else { last }].push(card);
        }
        let foundations = Twins::with_tops(heights.map(|twins| twins.map(Rank::new)));
        Table::WaningMoon(WaningMoon::from_parts(found, stock, waste, foundations))
    })
}

/// Any position of Crazy Quilt: the quilt full of holes, and often nothing more to deal.
fn crazy_quilt_position() -> impl Strategy<Value = Table> {
    let options = proptest::sample::select(CrazyQuiltOptions::all().collect::<Vec<_>>());
    let rest = (seed(), any::<u64>(), any::<u64>(), any::<bool>(), 0..=1_u8);
    (options, tops(), rest).prop_map(|(options, tops, (seed, one, other, dealt, redeals))| {
        let mut cards = not_home(tops, seed);
        let holes = one & other;
        let quilt = std::array::from_fn(|cell| {
            let hole = holes >> cell & 1 == 1;
            if hole { None } else { cards.pop() }
        });
        let stock = if dealt {
            Vec::new()
        } else {
            cards.split_off(cards.len() / 2)
        };
        let foundations = Foundations::with_tops(tops);
        let table = CrazyQuilt::from_parts(options, quilt, (stock, cards), foundations, redeals);
        Table::CrazyQuilt(table)
    })
}

fn seed() -> impl Strategy<Value = DealNumber> {
    (0..1_u64 << 63).prop_map(data::deal)
}

/// Foundations of any height, those of a suit often just met.
fn tops() -> impl Strategy<Value = [[Rank; 2]; 4]> {
    let suit = (1..=13_u8, 1..=13_u8, any::<bool>());
    proptest::array::uniform4(suit).prop_map(|suits| {
        suits.map(|(ace, king, met)| {
            let king = if met { 13.min(ace + 1) } else { king };
            [ace, king].map(|number| Rank::new(number).expect("1 to 13"))
        })
    })
}

/// The cards that aren't on the foundations, shuffled.
fn not_home(tops: [[Rank; 2]; 4], seed: DealNumber) -> Vec<Card> {
    let up = |card: &Card| card.rank > tops[card.suit.index()][0];
    let down = |card: &Card| card.rank < tops[card.suit.index()][1];
    let mut cards: Vec<Card> = Card::deck()
        .filter(up)
        .chain(Card::deck().filter(down))
        .collect();
    shuffle(&mut cards, seed, "position");
    cards
}
