//! The buttons under a game of a daily race.

use super::{Button, Row, Style, plain};
use crate::rules::Outcome;
use crate::view::action::{Press, RaceAction};
use crate::view::board::{Board, Origin, RaceGame};
use crate::view::race::button;
use crate::view::text::Words;

/// Whether the board is of an attempt, rather than of practice or of a casual game.
pub(super) const fn is_attempt(board: &Board) -> bool {
    matches!(board.origin, Origin::Attempt(_))
}

/// The second row under a game that goes on. There is no New game.
pub(super) fn game_buttons(words: &Words, board: &Board, race: RaceGame) -> Vec<Button> {
    let plain = |key, press| plain(words, board, key, press, true);
    let mut buttons = vec![plain("button-type", Press::Type)];
    if is_attempt(board) {
        buttons.push(plain("button-bank", Press::AskGiveUp));
    } else {
        buttons.push(plain("button-give-up", Press::AskGiveUp));
        buttons.push(plain("button-more", Press::More));
    }
    buttons.push(standings(words, race));
    buttons
}

/// What stands under a game that is closed.
pub(super) fn closed_controls(words: &Words, board: &Board, race: RaceGame) -> Vec<Row> {
    let of_race = |key, action, style| button(words, key, action, style, true);
    let practice = RaceAction::Practice(race.race);
    let mut buttons = Vec::new();
    if is_attempt(board) {
        let post = RaceAction::PostResult(race.race);
        buttons.push(of_race("button-post", post, Style::Primary));
        buttons.push(of_race("button-practice", practice, Style::Secondary));
    } else {
        buttons.push(of_race("button-practice", practice, Style::Primary));
    }
    buttons.push(standings(words, race));
    if board.game.outcome() != Outcome::Won {
        let (key, press) = ("button-could-win", Press::CouldWin);
        buttons.push(plain(words, board, key, press, true));
    }
    vec![Row::Buttons(buttons)]
}

fn standings(words: &Words, race: RaceGame) -> Button {
    let action = RaceAction::Standings(race.race);
    let key = "button-standings";
    button(words, key, action, Style::Secondary, true)
}
