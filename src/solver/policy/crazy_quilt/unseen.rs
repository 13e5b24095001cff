//! The cards that lie face down, as far as the player can tell.

use crate::cards::{Card, Rank, Suit};
use crate::rules::crazy_quilt::CrazyQuilt;
use crate::rules::{Cell, Foundation};

/// The table with these cards as its stock.
pub(super) fn with_stock(table: &CrazyQuilt, stock: &[Card]) -> CrazyQuilt {
    let mut cells = Cell::all().map(|cell| table.cell(cell));
    CrazyQuilt::from_parts(
        table.options(),
        std::array::from_fn(|_| cells.next().flatten()),
        (stock.to_vec(), table.waste().to_vec()),
        table.foundations().clone(),
        table.redeals_left(),
    )
}

/// The cards that lie nowhere to be seen, in order: two decks without those on the table.
pub(super) fn unseen(table: &CrazyQuilt) -> Vec<Card> {
    let mut left: Vec<Card> = Card::deck().flat_map(|card| [card, card]).collect();
    let cells = Cell::all().filter_map(|cell| table.cell(cell));
    for seen in cells
        .chain(table.waste().iter().copied())
        .chain(home(table))
    {
        if let Some(at) = left.iter().position(|&card| card == seen) {
            left.remove(at);
        }
    }
    left
}

/// The cards on the foundations.
fn home(table: &CrazyQuilt) -> impl Iterator<Item = Card> {
    let top = |suit, to| table.foundations().top(suit, to);
    Suit::ALL.into_iter().flat_map(move |suit| {
        let (ace, king) = (top(suit, Foundation::Ace), top(suit, Foundation::King));
        let up = Rank::all().filter(move |&rank| rank <= ace);
        let down = Rank::all().filter(move |&rank| rank >= king);
        up.chain(down).map(move |rank| Card::new(rank, suit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DealNumber;
    use crate::rules::options::CrazyQuiltOptions;
    use crate::rules::{Move, Table};

    fn dealt(number: u64) -> CrazyQuilt {
        let deal = DealNumber::new(number).expect("a small number");
        CrazyQuilt::deal(CrazyQuiltOptions::default(), deal)
    }

    fn after(table: &CrazyQuilt, mv: Move) -> CrazyQuilt {
        let mut next = Table::CrazyQuilt(table.clone());
        next.play(mv).expect("it is legal");
        match next {
            Table::CrazyQuilt(next) => next,
            Table::Crescent(_) | Table::WaningMoon(_) => panic!("a game stays what it is"),
        }
    }

    #[test]
    fn what_is_unseen_is_what_will_be_dealt() {
        for number in 0..20 {
            let mut tables = vec![dealt(number)];
            while let Some(table) = tables.last().filter(|table| table.stock_len() > 0) {
                tables.push(after(table, Move::Deal));
            }
            let last = tables.last().expect("the fresh one at least");
            for table in &tables {
                let mut dealt_later = last.waste()[table.waste().len()..].to_vec();
                dealt_later.sort_unstable();
                assert_eq!(unseen(table), dealt_later);
            }
        }
    }

    #[test]
    fn what_went_home_or_to_the_waste_is_seen() {
        let mut table = dealt(7);
        for _ in 0..120 {
            let moves = table.legal_moves();
            let Some(&mv) = moves.first() else { break };
            let before = unseen(&table).len();
            let deals = usize::from(mv == Move::Deal);
            if mv == Move::Redeal {
                break;
            }
            table = after(&table, mv);
            assert_eq!(unseen(&table).len(), before - deals, "{mv}");
        }
    }
}
