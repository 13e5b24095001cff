//! The scene of a game of Waning Moon.

use super::Marks;
use crate::cards::{Rank, Suit};
use crate::rules::waning_moon::{Twins, WaningMoon};
use crate::rules::{Move, Place, Table};
use crate::view::board::Board;
use crate::view::scene::waning_moon::{self, Captions, Places, lay_out};
use crate::view::scene::{Deck, Scene};
use crate::view::text::{Words, caption_home, caption_moves, count};

/// The picture of the game on this table.
pub(super) fn scene(words: &Words, board: &Board, table: &WaningMoon, marks: &Marks) -> Scene {
    let counted = |key, cards| words.say(key, &[count("count", cards)]);
    let captions = [
        counted("caption-stock-count", table.stock_len()),
        counted("caption-waste-count", table.waste().len()),
        caption_moves(words, board),
        caption_home(words, board),
    ];
    let [stock, waste, moves, home] = &captions;
    lay_out(&waning_moon::Table {
        piles: std::array::from_fn(|pile| table.piles()[pile].as_slice()),
        waste: table.waste(),
        stock: table.stock_len(),
        foundations: Suit::ALL.map(|suit| table.foundations().tops(suit)),
        movable: movable(marks, table.foundations()),
        last: last(marks.last.as_ref(), table.foundations()),
        captions: Captions {
            stock,
            waste,
            moves,
            home,
        },
        deck: Deck::TwoColour,
    })
}

fn movable(marks: &Marks, foundations: &Twins) -> Places {
    let mut marked = Places::default();
    for mv in &marks.movable {
        mark(&mut marked, mv.source());
    }
    match &marks.hint {
        Some((before, Move::Up { from })) => {
            if let Some(card) = before.card_at(*from) {
                let below = card.rank.down();
                mark_twin(&mut marked, card.suit, below, foundations);
            }
        }
        Some((_, Move::Build { to, .. })) => mark(&mut marked, Some(*to)),
        Some((_, Move::Deal)) => (marked.stock, marked.waste) = (true, true),
        _ => {}
    }
    marked
}

/// Where the last move's card lies now.
fn last(last: Option<&(Table, Move)>, foundations: &Twins) -> Places {
    let mut marked = Places::default();
    let Some((before, mv)) = last else {
        return marked;
    };
    match *mv {
        Move::Up { from } => {
            if let Some(card) = before.card_at(from) {
                mark_twin(&mut marked, card.suit, Some(card.rank), foundations);
            }
        }
        Move::Build { to, .. } => mark(&mut marked, Some(to)),
        Move::Deal => marked.waste = true,
        Move::Home { .. } | Move::Transfer { .. } | Move::Shift | Move::Redeal => {}
    }
    marked
}

const fn mark(marked: &mut Places, place: Option<Place>) {
    match place {
        Some(Place::Column(pile)) => marked.piles[pile.index()] = true,
        Some(Place::Waste) => marked.waste = true,
        Some(Place::Pile(_) | Place::Cell(_)) | None => {}
    }
}

/// The foundation of a suit that shows this rank. If both do, one is as good as the other.
fn mark_twin(marked: &mut Places, suit: Suit, rank: Option<Rank>, foundations: &Twins) {
    let tops = foundations.tops(suit);
    if let Some(twin) = tops.iter().position(|&top| top == rank) {
        marked.foundations[suit.index()][twin] = true;
    }
}
