//! Whether a game can still be won, and until when it could.

use super::solve::{Budget, Solver, Verdict};
use crate::rules::{Game, Table};

/// What is spent on the position as it is: about a second of one core.
const PRESENT: u64 = 5_000_000;
/// What is spent on each earlier position, and on all of them together.
const EACH: u64 = 1_500_000;
const ALL: u64 = 9_000_000;

/// What is known of a game's chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hope {
    /// The position can be won.
    Open,
    /// It is proven that it can't. So many moves ago it could, if a position was found that can be won.
    Lost(Option<Past>),
    /// Neither was found.
    Unknown,
    /// Cards lie face down that the player doesn't know, so nothing is said.
    FaceDown,
}

/// An earlier position of a game that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// How many undos lead back to it.
    pub undos: usize,
    /// Whether it is proven to be the last one.
    pub last: bool,
}

/// Says whether the game can still be won from where it is, and if not, until when it could.
///
/// While the game is open no card counts that lies face down: with one that the player doesn't know, nothing is said.
/// The same game gets the same answer.
pub fn hope(game: &Game) -> Hope {
    let present = game.table();
    if game.is_open() && !present.is_known() {
        return Hope::FaceDown;
    }
    match Solver::new(present).go_on(Budget(PRESENT)) {
        Verdict::Won(_) => Hope::Open,
        Verdict::Lost => Hope::Lost(Back::new(game).search()),
        Verdict::GaveUp => Hope::Unknown,
    }
}

/// A search back through the positions of a game whose last one is lost.
struct Back {
    tables: Vec<Table>,
    nodes: u64,
}

impl Back {
    fn new(game: &Game) -> Self {
        let tables = game.positions().collect();
        Self { tables, nodes: ALL }
    }

    /// Goes back in steps that double until a position can be won, then narrows down to the last that is known to.
    ///
    /// From a position all earlier ones can be won that it came from, and from a lost one all later ones are lost; so
    /// only what isn't decided within the budget can hide a later position that can be won.
    fn search(mut self) -> Option<Past> {
        let present = self.tables.len() - 1;
        let (mut not_won, mut proven) = (present, true);
        let mut step = 1;
        let mut won = loop {
            let at = present.saturating_sub(step);
            match self.ask(at) {
                Verdict::Won(_) => break at,
                _ if at == 0 => return None,
                verdict => (not_won, proven) = (at, verdict == Verdict::Lost),
            }
            step *= 2;
        };
        while not_won - won > 1 {
            let middle = won.midpoint(not_won);
            match self.ask(middle) {
                Verdict::Won(_) => won = middle,
                verdict => (not_won, proven) = (middle, verdict == Verdict::Lost),
            }
        }
        Some(Past {
            undos: present - won,
            last: proven,
        })
    }

    fn ask(&mut self, at: usize) -> Verdict {
        let mut solver = Solver::new(&self.tables[at]);
        let verdict = solver.go_on(Budget(self.nodes.min(EACH)));
        self.nodes = self.nodes.saturating_sub(solver.nodes());
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, DealNumber, Rank, Suit};
    use crate::rules::crescent::{Crescent, PILES};
    use crate::rules::foundations::Foundations;
    use crate::rules::options::{CrescentOptions, Preset};
    use crate::rules::{Entry, GameKind, Options};

    /// A plain Crescent without shifts, in which only spades are left: 7 on the ace foundation wins, for it lets the
    /// 8 go home above the other 7; on the king foundation it leaves the 8 there for good.
    fn fork(moves: &[&str]) -> Game {
        let ranks: [&[u8]; 2] = [&[13, 12, 11, 10, 9, 7, 8], &[1, 2, 3, 4, 5, 6, 7]];
        let rank = |rank| Rank::new(rank).expect("a rank");
        let pile = |ranks: &[u8]| {
            ranks
                .iter()
                .map(|&r| Card::new(rank(r), Suit::Spades))
                .collect()
        };
        let piles: [Vec<Card>; PILES] = std::array::from_fn(|index| {
            ranks.get(index).map_or_else(Vec::new, |ranks| pile(ranks))
        });
        let mut tops = [[Rank::KING, Rank::ACE]; 4];
        tops[Suit::Spades.index()] = [rank(6), rank(8)];
        let options = CrescentOptions::preset(Preset::Plain);
        let home = Foundations::with_tops(tops);
        let table = Crescent::from_parts(options, piles, home, 0);
        let mut game = Game::new(Table::Crescent(table));
        for mv in moves {
            let mv = mv.parse().expect("a move");
            game.enter(Entry::Move(mv)).expect("legal");
        }
        game
    }

    fn lost(undos: usize) -> Hope {
        Hope::Lost(Some(Past { undos, last: true }))
    }

    #[test]
    fn a_position_that_can_be_won_says_so() {
        assert_eq!(hope(&fork(&[])), Hope::Open);
        assert_eq!(hope(&fork(&["p2 fA"])), Hope::Open);
    }

    #[test]
    fn a_wrong_move_is_found_however_long_ago_it_was() {
        let moves = ["p2 fK"; 7];
        for played in 1..=7 {
            assert_eq!(hope(&fork(&moves[..played])), lost(played), "{played}");
        }
    }

    #[test]
    fn a_game_that_never_could_be_won_has_no_way_back() {
        let game = Game::new(fork(&["p2 fK"]).table().clone());
        assert_eq!(hope(&game), Hope::Lost(None));
    }

    #[test]
    fn while_the_game_is_open_nothing_is_said_of_cards_face_down() {
        let deal = DealNumber::new(7).expect("a small number");
        for kind in [GameKind::WaningMoon, GameKind::CrazyQuilt] {
            let table = Table::deal(Options::default_of(kind), deal);
            assert!(!table.is_known());
            assert_eq!(hope(&Game::new(table)), Hope::FaceDown);
        }
    }
}
