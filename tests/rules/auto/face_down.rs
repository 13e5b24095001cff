//! Auto of Crazy Quilt, which looks under no card and plays on once all are known.

use lunette::cards::shuffle;
use lunette::rules::crazy_quilt::CrazyQuilt;
use lunette::rules::{Cell, Entry, Game, GameKind, Move, Options, Outcome, Table};
use lunette::solver::{Advice, Budget, Memory, auto};

use super::{hasty, press};
use crate::{data, tables};

/// The table with the cards that lie face down in another order.
fn mixed(table: &Table, salt: u64) -> Table {
    let Table::CrazyQuilt(quilt) = table else {
        panic!("a quilt")
    };
    let mut stock = quilt.stock().face_down_cards().to_vec();
    shuffle(&mut stock, data::deal(salt), "face-down");
    let mut cells = Cell::all().map(|cell| quilt.cell(cell));
    Table::CrazyQuilt(CrazyQuilt::from_parts(
        quilt.options(),
        std::array::from_fn(|_| cells.next().expect("64 cells")),
        (stock, quilt.waste().to_vec()),
        quilt.foundations().clone(),
        quilt.redeals_left(),
    ))
}

#[test]
fn quilts_that_differ_only_face_down_get_the_same_advice() {
    let mut tried = 0;
    for (number, options) in (0..).zip(Options::all_of(GameKind::CrazyQuilt)) {
        let mut game = Game::new(data::dealt(options, 40 + number));
        while game.legal_moves().contains(&Move::Deal) && game.line().len() < 60 {
            let memory = || Memory::new(Budget(40_000));
            let told = auto(&game, 0, &memory());
            for salt in 0..2 {
                let other = Game::new(mixed(game.table(), salt));
                tried += usize::from(other.table() != game.table());
                assert_eq!(auto(&other, 0, &memory()), told, "{}", game.line().len());
            }
            let Advice::Play(mv) = told else {
                panic!("a card can be dealt")
            };
            game.enter(Entry::Move(mv)).expect("advice is legal");
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn a_quilt_whose_stock_is_known_is_won_to_its_end() {
    // The waste lies in an order that only the redeal mends.
    let text = "case x\ngame crazy-quilt\nwaste TC JC QC KC\nfA 9C KD KH KS\nfK AC AD AH AS\nredeals 1\nexpect\n";
    let mut game = Game::new(data::cases(text).remove(0).table);
    assert_eq!(tables::all_cards(game.table()).len(), 104);
    assert_eq!(press(&mut game, &hasty()), Advice::NothingNew);
    assert_eq!(game.outcome(), Outcome::Won);
    assert!(game.line().contains(&Move::Redeal));
}
