//! Cards that lie face down: two tables that differ in nothing else are shown alike, to the last byte.

use std::time::Duration;

use lunette::cards::{Card, DealNumber, Rank, Suit, shuffle};
use lunette::rules::crazy_quilt::{CrazyQuilt, REDEALS, STOCK};
use lunette::rules::foundations::Foundations;
use lunette::rules::options::{CrazyQuiltOptions, RedealRule, WaningMoonOptions};
use lunette::rules::waning_moon::{self, DEALT, PILES, Twins, WaningMoon};
use lunette::rules::{Cell, Entry, Game, GameId, Move, Options, Table};
use lunette::solver::{Budget, Memory, auto};
use lunette::view::board::{Board, Origin, Question};
use lunette::view::scene::Layout;
use lunette::view::screen::{self, Face};
use lunette::view::text::Words;
use lunette::view::typed::complete;
use proptest::prelude::*;

use crate::support::RENDERER;

/// Two games from tables that differ in two cards of their stocks; the first of the two is turned up by the deal of
/// this number.
struct Pair {
    options: Options,
    games: [Game; 2],
    turned_up: usize,
}

impl Pair {
    /// Everything a player is shown of either game, and told by Auto; and what a log would have of it.
    fn shown(&self) -> [(Vec<String>, Vec<u8>); 2] {
        [0, 1].map(|which| shown(self.options, &self.games[which]))
    }

    /// Plays a move in both, as often as it is dealt.
    fn play(&mut self, mv: Move) {
        for game in &mut self.games {
            game.enter(Entry::Move(mv)).expect("legal in both");
        }
    }

    fn dealt(&self) -> usize {
        let deals = self.games[0].line().iter();
        deals.filter(|&&mv| mv == Move::Deal).count()
    }

    /// Holds that they look alike until the difference turns up, and no longer; `choose` picks each move.
    fn check(&mut self, mut choose: impl FnMut(&[Move]) -> Move) {
        while self.dealt() < self.turned_up {
            let [one, other] = self.shown();
            assert!(one == other, "after {} moves", self.games[0].line().len());
            let [one, other] = [0, 1].map(|which| suggested(&self.games[which]));
            assert_eq!(one, other);
            let moves = self.games[0].offered_moves();
            assert_eq!(moves, self.games[1].offered_moves());
            self.play(choose(&moves));
        }
        let [one, other] = self.shown();
        assert!(one.0 != other.0 && one.1 != other.1);
    }
}

fn shown(options: Options, game: &Game) -> (Vec<String>, Vec<u8>) {
    let board = Board {
        id: GameId(1),
        seq: u32::try_from(game.line().len()).expect("a short game"),
        options,
        origin: Origin::Casual(DealNumber::new(7).expect("a small number")),
        par: None,
        closed: false,
        time: Duration::ZERO,
        layout: Layout::default(),
        game: game.clone(),
    };
    let targets = (game.offered_moves().into_iter()).filter_map(Move::source);
    let faces = targets
        .map(Face::Targets)
        .chain([Face::Play(None), Face::Ask(Question::GiveUp)]);
    let screens = faces.map(|face| screen::board(Words::english(), &board, face));
    let said = screens.map(|screen| format!("{screen:?}"));
    let told = format!("{:?}", auto(game, 0, &Memory::new(Budget(4_000))));
    let logged = format!("{:?}", game.table());
    let said = said.chain([told, logged]).collect();
    let screen = screen::board(Words::english(), &board, Face::Play(None));
    let picture = screen.picture.expect("a board has a picture");
    let png = RENDERER.picture(&picture.drawing).expect("it can be drawn");
    (said, png)
}

/// What is suggested to a player who types, and has or hasn't typed a deal that isn't played yet.
fn suggested(game: &Game) -> Vec<String> {
    let kind = game.table().kind();
    let texts = [
        "",
        "w",
        "deal",
        "deal;",
        "deal; w ",
        "deal deal w",
        "deal; undo; deal; w f; ",
    ];
    texts
        .iter()
        .map(|text| match complete(kind, game, text) {
            Some(known) => format!("{text}: {:?} {:?}", known.before, known.next),
            None => format!("{text}: nothing"),
        })
        .collect()
}

/// Two quilts dealt alike, whose stocks have these two cards, counted from the next one, in each other's place.
fn quilts(deal: u64, first: usize, second: usize) -> Option<Pair> {
    let is_base = |card: &Card| matches!(card.rank, Rank::ACE | Rank::KING);
    let second_deck = Card::deck().filter(|card| !is_base(card));
    let mut cards: Vec<Card> = Card::deck().chain(second_deck).collect();
    shuffle(&mut cards, DealNumber::new(deal)?, "face-down");
    let stock = cards.split_off(Cell::COUNT);
    let mut other = stock.clone();
    other.swap(STOCK - 1 - first, STOCK - 1 - second);
    let options = CrazyQuiltOptions {
        redeal: RedealRule::AnyTime,
    };
    let quilt: [Option<Card>; Cell::COUNT] = std::array::from_fn(|i| Some(cards[i]));
    let game = |stock| {
        let home = Foundations::default();
        let table = CrazyQuilt::from_parts(options, quilt, (stock, Vec::new()), home, REDEALS);
        Game::new(Table::CrazyQuilt(table))
    };
    (stock != other).then(|| Pair {
        options: Options::CrazyQuilt(options),
        games: [game(stock), game(other)],
        turned_up: first + 1,
    })
}

/// Two tables of Waning Moon dealt alike, as [`quilts`] are.
fn moons(deal: u64, first: usize, second: usize) -> Option<Pair> {
    let mut cards: Vec<Card> = Card::deck().chain(Card::deck()).collect();
    shuffle(&mut cards, DealNumber::new(deal)?, "face-down");
    let stock = cards.split_off(PILES * DEALT);
    let mut other = stock.clone();
    other.swap(MOON - 1 - first, MOON - 1 - second);
    let piles: [Vec<Card>; PILES] = std::array::from_fn(|i| cards[DEALT * i..][..DEALT].to_vec());
    let game = |stock| {
        let table = WaningMoon::from_parts(piles.clone(), stock, Vec::new(), Twins::default());
        Game::new(Table::WaningMoon(table))
    };
    (stock != other).then(|| Pair {
        options: Options::WaningMoon(WaningMoonOptions),
        games: [game(stock), game(other)],
        turned_up: first + 1,
    })
}

const MOON: usize = waning_moon::STOCK;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn moons_that_differ_face_down_look_alike(
        deal in any::<u32>(),
        first in 0..MOON / 2,
        second in MOON / 2..MOON,
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..40),
    ) {
        if let Some(mut pair) = moons(deal.into(), first, second) {
            let mut choices = choices.iter();
            pair.check(|moves| choices.next().map_or(Move::Deal, |choice| *choice.get(moves)));
        }
    }

    #[test]
    fn quilts_that_differ_face_down_look_alike(
        deal in any::<u32>(),
        first in 0..STOCK / 2,
        second in STOCK / 2..STOCK,
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..40),
    ) {
        if let Some(mut pair) = quilts(deal.into(), first, second) {
            let mut choices = choices.iter();
            // When the choices are used up, deal.
            pair.check(|moves| choices.next().map_or(Move::Deal, |choice| *choice.get(moves)));
        }
    }
}

/// A stock that was redealt is known to the player, but the picture and the words show no more of it.
#[test]
fn a_redealt_stock_is_counted_and_not_shown() {
    let game = |order: [usize; 3]| {
        let known = [(2, Suit::Clubs), (5, Suit::Hearts), (9, Suit::Spades)]
            .map(|(rank, suit)| Card::new(Rank::new(rank).expect("a rank"), suit));
        let stock = order.map(|i| known[i]).to_vec();
        let options = CrazyQuiltOptions::default();
        let quilt = [None; Cell::COUNT];
        let home = Foundations::default();
        let table = CrazyQuilt::from_parts(options, quilt, (stock, Vec::new()), home, 0);
        (
            Options::CrazyQuilt(options),
            Game::new(Table::CrazyQuilt(table)),
        )
    };
    let [one, other] =
        [game([0, 1, 2]), game([1, 0, 2])].map(|(options, game)| shown(options, &game));
    assert!(one == other);
}
