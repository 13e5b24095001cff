//! The scene of a game's board.

use super::board::Board;
use super::scene::crescent::{Arc, Captions, Tops, arc};
use super::scene::{Deck, Scene};
use super::text::{Words, caption_home, caption_moves};
use crate::cards::Suit;
use crate::rules::crescent::{Crescent, SHIFTS};
use crate::rules::{Foundation, Move, Table};

/// The picture of the game: its cards, what can move, and what moved last.
pub(super) fn scene(words: &Words, board: &Board) -> Scene {
    let Table::Crescent(table) = board.game.table();
    let captions = [
        words.say("caption-shifts", &[]),
        caption_moves(words, board),
        caption_home(words, board),
    ];
    let [shifts, moves, home] = &captions;
    let tops = |foundation| Suit::ALL.map(|suit| table.foundations().top(suit, foundation));
    arc(&Arc {
        piles: std::array::from_fn(|pile| table.piles()[pile].as_slice()),
        ace_tops: tops(Foundation::Ace),
        king_tops: tops(Foundation::King),
        movable: movable(board),
        last: last(board),
        shifts_left: table.shifts_left(),
        shifts: SHIFTS,
        captions: Captions {
            shifts,
            moves,
            home,
        },
        deck: Deck::TwoColour,
    })
}

fn movable(board: &Board) -> Tops {
    let mut marked = Tops::default();
    if !board.closed {
        for mv in board.game.legal_moves() {
            match mv {
                Move::Home { from, .. } | Move::Build { from, .. } => {
                    marked.piles[from.index()] = true;
                }
                Move::Transfer { suit, from } => mark(&mut marked, suit, from),
                Move::Shift => {}
            }
        }
    }
    marked
}

/// Where the last move's card lies now. A shift moved a card of every pile of two or more.
fn last(board: &Board) -> Tops {
    let mut marked = Tops::default();
    let Some((Table::Crescent(before), mv)) = board.game.last_move() else {
        return marked;
    };
    match mv {
        Move::Home { from, to } => {
            if let Some(card) = before.top(from) {
                mark(&mut marked, card.suit, to);
            }
        }
        Move::Build { to, .. } => marked.piles[to.index()] = true,
        Move::Transfer { suit, from } => mark(&mut marked, suit, from.other()),
        Move::Shift => marked.piles = shifted(&before),
    }
    marked
}

fn shifted(before: &Crescent) -> [bool; 16] {
    std::array::from_fn(|pile| before.piles()[pile].len() >= 2)
}

const fn mark(marked: &mut Tops, suit: Suit, foundation: Foundation) {
    match foundation {
        Foundation::Ace => marked.aces[suit.index()] = true,
        Foundation::King => marked.kings[suit.index()] = true,
    }
}
