//! The menu of moves, and the menu of places to which one card goes.

use super::{Choice, MENU_LIMIT, Menu};
use crate::rules::{Move, Place};
use crate::view::action::{Press, menu_id, menu_value};
use crate::view::board::Board;
use crate::view::text::{Words, count, fill, move_text, place_name};

/// The moves that are offered, but for those that are buttons. With more than a menu holds, the cards that can move.
pub(super) fn menu(words: &Words, board: &Board) -> Option<Menu> {
    let moves = listed_moves(board);
    if moves.is_empty() {
        return None;
    }
    let whole = moves.len() <= MENU_LIMIT;
    let choices = if whole {
        moves
            .iter()
            .map(|&mv| play_choice(words, board, mv))
            .collect()
    } else {
        card_choices(words, board, &moves)
    };
    let placeholder = if whole {
        "menu-placeholder"
    } else {
        "menu-placeholder-cards"
    };
    Some(Menu {
        id: menu_id(board.id, board.seq),
        placeholder: words.say(placeholder, &[count("count", moves.len())]),
        choices,
    })
}

fn listed_moves(board: &Board) -> Vec<Move> {
    if board.closed {
        return Vec::new();
    }
    let mut moves = board.game.offered_moves();
    moves.retain(|mv| !matches!(mv, Move::Shift | Move::Deal | Move::Redeal));
    moves
}

/// An entry for each card that can move, of which no game exposes more than 16, and one for each of up to 8 transfers.
fn card_choices(words: &Words, board: &Board, moves: &[Move]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for &mv in moves {
        let choice = match mv.source() {
            Some(from)
                if moves
                    .iter()
                    .filter(|&&other| other.source() == Some(from))
                    .count()
                    > 1 =>
            {
                card_choice(words, board, from, moves)
            }
            _ => play_choice(words, board, mv),
        };
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// The places to which the card at one place goes, and the way back.
pub(super) fn targets(words: &Words, board: &Board, from: Place) -> Menu {
    let mut choices: Vec<Choice> = listed_moves(board)
        .into_iter()
        .filter(|&mv| mv.source() == Some(from))
        .map(|mv| play_choice(words, board, mv))
        .collect();
    if !choices.is_empty() {
        choices.push(Choice {
            label: words.say("menu-back", &[]),
            detail: None,
            value: menu_value(Press::Back).unwrap_or_default(),
        });
    }
    Menu {
        id: menu_id(board.id, board.seq),
        placeholder: words.say(
            "menu-placeholder-targets",
            &[fill("card", top(board, from))],
        ),
        choices,
    }
}

fn play_choice(words: &Words, board: &Board, mv: Move) -> Choice {
    Choice {
        label: move_text(words, board.game.table(), mv),
        detail: None,
        value: menu_value(Press::Play(mv)).unwrap_or_default(),
    }
}

fn card_choice(words: &Words, board: &Board, from: Place, moves: &[Move]) -> Choice {
    let places = moves
        .iter()
        .filter(|&&mv| mv.source() == Some(from))
        .count();
    Choice {
        label: words.say(
            "menu-card",
            &[
                fill("card", top(board, from)),
                fill("from", place_name(words, from)),
            ],
        ),
        detail: Some(words.say("menu-card-detail", &[count("count", places)])),
        value: menu_value(Press::ChooseCard(from)).unwrap_or_default(),
    }
}

fn top(board: &Board, place: Place) -> String {
    let card = board.game.table().card_at(place);
    card.map_or_else(String::new, |card| card.to_string())
}
