//! The scene of a game of Crazy Quilt.

use super::Marks;
use crate::cards::Suit;
use crate::rules::crazy_quilt::{CrazyQuilt, REDEALS};
use crate::rules::{Cell, Foundation, Move, Place, Table};
use crate::view::board::Board;
use crate::view::scene::crazy_quilt::{self, Captions, Places, lay_out};
use crate::view::scene::{Deck, Scene};
use crate::view::text::{Words, caption_home, caption_moves, count};

/// The picture of the game on this table.
pub(super) fn scene(words: &Words, board: &Board, table: &CrazyQuilt, marks: &Marks) -> Scene {
    let counted = |key, cards| words.say(key, &[count("count", cards)]);
    let captions = [
        caption_home(words, board),
        caption_moves(words, board),
        words.say("caption-redeal", &[]),
        counted("caption-stock-count", table.stock_len()),
        counted("caption-waste-count", table.waste().len()),
    ];
    let [home, moves, redeal, stock, waste] = &captions;
    let tops = |foundation| Suit::ALL.map(|suit| table.foundations().top(suit, foundation));
    let mut quilt = [None; Cell::COUNT];
    for cell in Cell::all() {
        quilt[cell.index()] = table.cell(cell);
    }
    lay_out(&crazy_quilt::Table {
        quilt,
        waste: table.waste(),
        stock: table.stock_len(),
        ace_tops: tops(Foundation::Ace),
        king_tops: tops(Foundation::King),
        movable: movable(marks),
        last: last(marks.last.as_ref()),
        redeals_left: table.redeals_left(),
        redeals: REDEALS,
        captions: Captions {
            home,
            moves,
            redeal,
            stock,
            waste,
        },
        deck: Deck::TwoColour,
    })
}

fn movable(marks: &Marks) -> Places {
    let mut marked = Places::default();
    for mv in &marks.movable {
        match *mv {
            Move::Transfer { suit, from } => mark(&mut marked, suit, from),
            _ => mark_place(&mut marked, mv.source()),
        }
    }
    if let Some((before, mv)) = &marks.hint {
        mark_target(&mut marked, before, *mv);
        marked.stock |= *mv == Move::Deal;
        marked.waste |= *mv == Move::Redeal;
    }
    marked
}

/// Where the last move's card lies now. A redeal moved the whole waste to the stock.
fn last(last: Option<&(Table, Move)>) -> Places {
    let mut marked = Places::default();
    if let Some((before, mv)) = last {
        mark_target(&mut marked, before, *mv);
    }
    marked
}

fn mark_target(marked: &mut Places, before: &Table, mv: Move) {
    match mv {
        Move::Home { from, to } => {
            if let Some(card) = before.card_at(from) {
                mark(marked, card.suit, to);
            }
        }
        Move::Build { to, .. } => mark_place(marked, Some(to)),
        Move::Transfer { suit, from } => mark(marked, suit, from.other()),
        Move::Deal => marked.waste = true,
        Move::Redeal => marked.stock = true,
        Move::Up { .. } | Move::Shift => {}
    }
}

const fn mark_place(marked: &mut Places, place: Option<Place>) {
    match place {
        Some(Place::Cell(cell)) => marked.cells[cell.index()] = true,
        Some(Place::Waste) => marked.waste = true,
        Some(Place::Pile(_) | Place::Column(_)) | None => {}
    }
}

const fn mark(marked: &mut Places, suit: Suit, foundation: Foundation) {
    match foundation {
        Foundation::Ace => marked.aces[suit.index()] = true,
        Foundation::King => marked.kings[suit.index()] = true,
    }
}
