//! The plain finish: every card left goes home without another move.

use super::{Foundation, Foundations, Move, Place, Status, Table};
use crate::cards::{Card, Suit};

/// How many ways are tried where a card may go to either foundation, or cards may begin a suit whose foundations met.
const TRIES: u32 = 200;

/// The moves that bring every card left home: moves home, the transfers between that they need, and deals of a stock
/// that is known. `None` if none are found, or if the game is over. It was played to the end, so it is sure to win;
/// and no card that lies face down has a part in it.
///
/// ```
/// use lunette::cards::DealNumber;
/// use lunette::rules::{GameKind, Options, Table, plain_finish};
/// let deal = DealNumber::new(7).expect("7 is below 2⁶³");
/// let table = Table::deal(Options::default_of(GameKind::Crescent), deal);
/// assert_eq!(plain_finish(&table), None);
/// ```
pub fn plain_finish(table: &Table) -> Option<Vec<Move>> {
    if table.status() != Status::Playing || !table.is_known() {
        return None;
    }
    let mut moves = Vec::new();
    let mut tries = TRIES;
    finish(table.clone(), &mut moves, &mut tries).then_some(moves)
}

/// Plays on, one way after the other. Where it fails, the moves are as they were.
fn finish(mut table: Table, moves: &mut Vec<Move>, tries: &mut u32) -> bool {
    let before = moves.len();
    while let Some(mv) = only_way(&table) {
        table.apply(mv);
        moves.push(mv);
    }
    let done = table.status() == Status::Won
        || branches(&table)
            .into_iter()
            .any(|branch| try_one(&table, &branch, moves, tries));
    if !done {
        moves.truncate(before);
    }
    done
}

fn try_one(table: &Table, branch: &[Move], moves: &mut Vec<Move>, tries: &mut u32) -> bool {
    let Some(left) = tries.checked_sub(1) else {
        return false;
    };
    *tries = left;
    let (mut next, before) = (table.clone(), moves.len());
    for &mv in branch {
        next.apply(mv);
        moves.push(mv);
    }
    let done = finish(next, moves, tries);
    if !done {
        moves.truncate(before);
    }
    done
}

/// A move home that has no other beside it for its card, or else, if nothing goes home, the deal.
fn only_way(table: &Table) -> Option<Move> {
    let exposed = table.exposed();
    let Some(home) = table.foundations() else {
        let up = |&(from, _): &(Place, Card)| Move::Up { from };
        return exposed.iter().map(up).find(|&mv| table.check(mv).is_ok());
    };
    let only = exposed.iter().find_map(|&(from, card)| {
        let choice = crosses(table, home, card.suit);
        let mut fits = Foundation::ALL
            .into_iter()
            .filter(|&to| home.accepts(card, to));
        match (fits.next(), fits.next(), choice) {
            (Some(to), None, false) => Some(Move::Home { from, to }),
            _ => None,
        }
    });
    let stays = |&(_, card): &(Place, Card)| {
        !home.accepts_somewhere(card) && !crosses(table, home, card.suit)
    };
    only.or_else(|| {
        let deal = exposed.iter().all(stays) && table.check(Move::Deal).is_ok();
        deal.then_some(Move::Deal)
    })
}

/// The ways to bring one card home where there is a choice.
fn branches(table: &Table) -> Vec<Vec<Move>> {
    let Some(home) = table.foundations() else {
        return Vec::new();
    };
    let ways = |(from, card): (Place, Card)| {
        if crosses(table, home, card.suit) {
            return vec![after_transfers(home.clone(), from, card)];
        }
        let fits = Foundation::ALL
            .into_iter()
            .filter(|&to| home.accepts(card, to));
        fits.map(|to| vec![Move::Home { from, to }]).collect()
    };
    table.exposed().into_iter().flat_map(ways).collect()
}

/// Whether cards of the suit can cross from one foundation to the other now.
fn crosses(table: &Table, home: &Foundations, suit: Suit) -> bool {
    let may_cross = |from| table.check(Move::Transfer { suit, from }).is_ok();
    home.has_met(suit) && Foundation::ALL.into_iter().any(may_cross)
}

/// The transfers after which a card of a suit that has met goes home, and its move.
fn after_transfers(mut home: Foundations, from: Place, card: Card) -> Vec<Move> {
    let mut moves = Vec::new();
    loop {
        let fits = Foundation::ALL
            .into_iter()
            .find(|&to| home.accepts(card, to));
        if let Some(to) = fits {
            moves.push(Move::Home { from, to });
            return moves;
        }
        let suit = card.suit;
        let crossing = if card.rank < home.top(suit, Foundation::Ace) {
            Foundation::Ace
        } else {
            Foundation::King
        };
        home.transfer(suit, crossing);
        moves.push(Move::Transfer {
            suit,
            from: crossing,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Rank;
    use crate::rules::Cell;
    use crate::rules::crazy_quilt::CrazyQuilt;
    use crate::rules::crescent::{Crescent, PILES};
    use crate::rules::options::{CrazyQuiltOptions, CrescentOptions, Preset};
    use crate::rules::waning_moon::{self, Twins, WaningMoon};

    fn card(rank: u8, suit: Suit) -> Card {
        Card::new(Rank::new(rank).expect("a rank"), suit)
    }

    fn spades(ranks: &[u8]) -> Vec<Card> {
        ranks.iter().map(|&rank| card(rank, Suit::Spades)).collect()
    }

    /// All suits whole but spades, which show these tops.
    fn tops(ace: u8, king: u8) -> Foundations {
        let mut tops = [[Rank::KING, Rank::ACE]; 4];
        tops[Suit::Spades.index()] = [ace, king].map(|top| Rank::new(top).expect("a rank"));
        Foundations::with_tops(tops)
    }

    fn crescent(preset: Preset, piles: &[&[u8]], home: Foundations) -> Table {
        let piles: [Vec<Card>; PILES] =
            std::array::from_fn(|pile| piles.get(pile).map_or_else(Vec::new, |pile| spades(pile)));
        let options = CrescentOptions::preset(preset);
        Table::Crescent(Crescent::from_parts(options, piles, home, 0))
    }

    /// Sees that the finish is these moves, and that they win.
    #[track_caller]
    fn check(table: &Table, expected: Option<&[&str]>) {
        let found = plain_finish(table);
        let told = found.as_ref().map(|moves| {
            let mut table = table.clone();
            for &mv in moves {
                table.play(mv).expect("every move is legal");
            }
            assert_eq!(table.status(), Status::Won);
            moves.iter().map(Move::to_string).collect::<Vec<_>>()
        });
        let expected = expected.map(|moves| moves.iter().map(ToString::to_string).collect());
        assert_eq!(told, expected);
    }

    #[test]
    fn cards_go_home_as_they_come_up() {
        // The ace foundation wants Q and K; the king foundation has all.
        check(
            &crescent(Preset::Plain, &[&[13, 12]], tops(11, 1)),
            Some(&["p1 fA", "p1 fA"]),
        );
        // Q lies under K, and nothing else can free it.
        check(&crescent(Preset::Plain, &[&[12, 13]], tops(11, 1)), None);
    }

    #[test]
    fn of_two_foundations_the_one_that_leads_on_is_taken() {
        // 7 goes on 6 or on 8. Only on 6 does it let the 8 above the other 7 go home.
        let table = crescent(
            Preset::Plain,
            &[&[13, 12, 11, 10, 9, 7, 8], &[1, 2, 3, 4, 5, 6, 7]],
            tops(6, 8),
        );
        let moves = plain_finish(&table).expect("it can be finished");
        assert_eq!(moves[0].to_string(), "p2 fA");
        // Here the king foundation is the one: the other 7 lies under 6.
        let table = crescent(
            Preset::Plain,
            &[&[1, 2, 3, 4, 5, 7, 6], &[13, 12, 11, 10, 9, 8, 7]],
            tops(6, 8),
        );
        let moves = plain_finish(&table).expect("it can be finished");
        assert_eq!(moves[0].to_string(), "p2 fK");
    }

    #[test]
    fn transfers_are_played_where_the_rules_have_them() {
        // They met at 6 and 7. For the 9 on top two cards cross to the ace foundation; then all others follow.
        let piles: [&[u8]; 2] = [&[13, 12, 11, 10, 9], &[1, 2, 3, 4, 5, 6, 7, 8]];
        let table = crescent(Preset::Classic, &piles, tops(6, 7));
        let nine = ["fK fA S", "fK fA S", "p1 fA"];
        let rest = [["p1 fA"; 4].as_slice(), &["p2 fK"; 8]].concat();
        check(&table, Some(&[nine.as_slice(), &rest].concat()));
        // Without transfers neither 9 nor 8 goes anywhere.
        check(&crescent(Preset::Plain, &piles, tops(6, 7)), None);
    }

    fn moon(stock: Vec<Card>) -> Table {
        let mut piles: [Vec<Card>; waning_moon::PILES] = Default::default();
        piles[4] = spades(&[13, 12]);
        let mut home = [[Some(Rank::KING); 2]; 4];
        home[Suit::Spades.index()][0] = Rank::new(11);
        if !stock.is_empty() {
            home[Suit::Hearts.index()][0] = Rank::new(12);
        }
        Table::WaningMoon(WaningMoon::from_parts(
            piles,
            stock,
            vec![],
            Twins::with_tops(home),
        ))
    }

    #[test]
    fn a_stock_that_nobody_knows_is_not_counted_on() {
        check(&moon(Vec::new()), Some(&["t5 f", "t5 f"]));
        check(&moon(vec![card(13, Suit::Hearts)]), None);
    }

    #[test]
    fn a_stock_that_was_redealt_is_dealt() {
        let quilt = [None; Cell::COUNT];
        let table = |redeals| {
            let heaps = (spades(&[13, 12]), Vec::new());
            let options = CrazyQuiltOptions::default();
            let home = tops(11, 1);
            Table::CrazyQuilt(CrazyQuilt::from_parts(options, quilt, heaps, home, redeals))
        };
        check(&table(0), Some(&["deal", "w fA", "deal", "w fA"]));
        check(&table(1), None);
    }

    #[test]
    fn a_game_that_is_won_has_nothing_to_finish() {
        check(&crescent(Preset::Classic, &[], tops(13, 1)), None);
    }
}
