//! What stands over the board of a daily race's game.

use super::board::home;
use super::race::race_moves;
use super::{Words, duration, fill, long_day};
use crate::rules::Outcome;
use crate::view::board::{Board, Origin, RaceGame};

/// Lines over the board of an attempt: what it came to, or until when it can go on.
pub(super) fn lines(words: &Words, board: &Board) -> Vec<String> {
    let Origin::Attempt(race) = board.origin else {
        return Vec::new();
    };
    let mut lines = vec![if board.closed {
        closed(words, board, race)
    } else {
        open(words, board, race)
    }];
    if race.assisted {
        lines.push(words.say("race-unranked", &[]));
    }
    if !board.closed && !race.proven {
        lines.push(words.say("race-unproven", &[]));
    }
    lines
}

/// How an attempt stands, in a word or two; `None` for any other game, and while it goes on.
pub(super) fn standing(words: &Words, board: &Board) -> Option<String> {
    let attempt = matches!(board.origin, Origin::Attempt(_));
    match board.game.outcome() {
        _ if !attempt => None,
        Outcome::GivenUp => Some(words.say("standing-banked", &[])),
        Outcome::Playing | Outcome::Lost if board.closed => Some(words.say("standing-closed", &[])),
        _ => None,
    }
}

/// Where a game comes from: its deal, with its par where that is known, or the day of its race, whose deal is a secret
/// until it is final.
pub(super) fn origin(words: &Words, board: &Board) -> String {
    let of = |key, race: RaceGame| words.say(key, &[fill("day", long_day(words, race.day))]);
    match (board.origin, board.par) {
        (Origin::Casual(deal), Some(par)) => {
            words.say("deal-and-par", &[fill("deal", deal), fill("par", par)])
        }
        (Origin::Casual(deal), None) => words.say("deal", &[fill("deal", deal)]),
        (Origin::Attempt(race), _) => of("board-race", race),
        (Origin::Practice(race), _) => of("board-practice", race),
    }
}

fn open(words: &Words, board: &Board, race: RaceGame) -> String {
    let args = [
        fill("at", race.closes_at),
        fill("moves", race_moves(words, race.race_moves)),
    ];
    match board.game.outcome() {
        Outcome::Lost => words.say("race-lost", &args),
        _ => words.say("race-closes", &args),
    }
}

fn closed(words: &Words, board: &Board, race: RaceGame) -> String {
    let args = [
        home(board),
        fill("moves", race_moves(words, race.race_moves)),
        fill("time", duration(words, board.time)),
    ];
    match board.game.outcome() {
        Outcome::Won => words.say("race-won", &args),
        Outcome::GivenUp => words.say("race-banked", &args),
        Outcome::Playing | Outcome::Lost => words.say("race-expired", &args),
    }
}
