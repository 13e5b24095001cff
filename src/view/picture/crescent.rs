//! The scene of a game of Crescent.

use super::Marks;
use crate::cards::Suit;
use crate::rules::crescent::{Crescent, SHIFTS};
use crate::rules::{Foundation, Move, Place, Table};
use crate::view::board::Board;
use crate::view::scene::crescent::{self, Captions, Tops, lay_out};
use crate::view::scene::{Deck, Scene};
use crate::view::text::{Words, caption_home, caption_moves};

/// The picture of the game on this table.
pub(super) fn scene(words: &Words, board: &Board, table: &Crescent, marks: &Marks) -> Scene {
    let captions = [
        words.say("caption-shifts", &[]),
        caption_moves(words, board),
        caption_home(words, board),
    ];
    let [shifts, moves, home] = &captions;
    let tops = |foundation| Suit::ALL.map(|suit| table.foundations().top(suit, foundation));
    let shown = crescent::Table {
        piles: std::array::from_fn(|pile| table.piles()[pile].as_slice()),
        ace_tops: tops(Foundation::Ace),
        king_tops: tops(Foundation::King),
        movable: movable(marks),
        last: last(marks.last.as_ref()),
        shifts_left: table.shifts_left(),
        shifts: SHIFTS,
        captions: Captions {
            shifts,
            moves,
            home,
        },
        deck: Deck::TwoColour,
    };
    lay_out(&shown, board.layout)
}

fn movable(marks: &Marks) -> Tops {
    let mut marked = Tops::default();
    for mv in &marks.movable {
        if let Some(Place::Pile(from)) = mv.source() {
            marked.piles[from.index()] = true;
        } else if let Move::Transfer { suit, from } = *mv {
            mark(&mut marked, suit, from);
        }
    }
    if let Some((before, mv)) = &marks.hint {
        mark_target(&mut marked, before, *mv);
    }
    marked
}

/// Where the last move's card lies now. A shift moved a card of every pile of two or more.
fn last(last: Option<&(Table, Move)>) -> Tops {
    let mut marked = Tops::default();
    if let Some((before, mv)) = last {
        mark_target(&mut marked, before, *mv);
    }
    marked
}

fn mark_target(marked: &mut Tops, before: &Table, mv: Move) {
    match mv {
        Move::Home { from, to } => {
            if let Some(card) = before.card_at(from) {
                mark(marked, card.suit, to);
            }
        }
        Move::Build {
            to: Place::Pile(to),
            ..
        } => marked.piles[to.index()] = true,
        Move::Transfer { suit, from } => mark(marked, suit, from.other()),
        Move::Shift => marked.piles = shifted(before),
        _ => {}
    }
}

fn shifted(before: &Table) -> [bool; 16] {
    match before {
        Table::Crescent(before) => std::array::from_fn(|pile| before.piles()[pile].len() >= 2),
        Table::WaningMoon(_) | Table::CrazyQuilt(_) => [false; 16],
    }
}

const fn mark(marked: &mut Tops, suit: Suit, foundation: Foundation) {
    match foundation {
        Foundation::Ace => marked.aces[suit.index()] = true,
        Foundation::King => marked.kings[suit.index()] = true,
    }
}
