//! The text over a board, and its alt text.

use std::time::Duration;

use super::{Words, count, fill, move_text};
use crate::cards::Suit;
use crate::rules::crescent::{Crescent, SHIFTS};
use crate::rules::{Foundation, GameKind, Options, Outcome, Table};
use crate::view::action::Wanted;
use crate::view::board::{Board, Notice, Question};

/// The greatest length of an alt text, in characters, that Discord takes.
const LONGEST_ALT: usize = 1024;

/// The text over a board: a notice, what a finished game came to, and the line that every board has.
pub fn board_text(words: &Words, board: &Board, notice: Option<Notice>) -> String {
    let lines = [
        notice.map(|notice| notice_text(words, board, notice)),
        ending(words, board),
        Some(board_line(words, board)),
    ];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// A question about a board, over the board's line.
pub fn question(words: &Words, board: &Board, question: Question) -> String {
    let home = fill("home", board.game.table().score());
    let asked = match question {
        Question::New(wanted) => words.say(
            "ask-new-wanted",
            &[
                fill("wanted", wanted_name(words, wanted)),
                fill("moves", moves(words, board)),
                home,
            ],
        ),
        Question::GiveUp => words.say("ask-give-up", &[home]),
        Question::Concede if board.game.outcome() == Outcome::Lost => {
            words.say("ask-concede", &[home])
        }
        Question::Concede => words.say("ask-concede-proven", &[home]),
    };
    format!("{asked}\n{}", board_line(words, board))
}

/// What a game that could be dealt is called.
pub fn wanted_name(words: &Words, wanted: Wanted) -> String {
    let game = fill("game", game_name(words, wanted.options.kind()));
    let rules = fill("rules", rules_name(words, wanted.options));
    match wanted.deal {
        Some(deal) => words.say("wanted-deal", &[game, rules, fill("deal", deal)]),
        None => words.say("wanted-any", &[game, rules]),
    }
}

/// What the options of a game are called: a preset's name, or each of them.
pub fn rules_name(words: &Words, options: Options) -> String {
    let Options::Crescent(options) = options;
    let switch = |on| words.say(if on { "option-on" } else { "option-off" }, &[]);
    match options.as_preset() {
        Some(preset) => words.say(&format!("rules-{}", preset.key()), &[]),
        None => words.say(
            "rules-own",
            &[
                fill("wraparound", switch(options.wraparound)),
                fill("foundation-moves", switch(options.foundation_moves)),
                fill(
                    "shift",
                    words.say(&format!("shift-{}", options.shift.key()), &[]),
                ),
            ],
        ),
    }
}

/// The picture's caption of how many moves were played.
pub fn caption_moves(words: &Words, board: &Board) -> String {
    words.say("caption-moves", &[count("count", board.game.line().len())])
}

/// The picture's caption of how many cards are home.
pub fn caption_home(words: &Words, board: &Board) -> String {
    words.say("caption-home", &[fill("home", board.game.table().score())])
}

/// The picture in words: the last move, the pile tops, the foundations and how the game stands.
pub fn alt(words: &Words, board: &Board) -> String {
    let Table::Crescent(table) = board.game.table();
    let last = match board.game.last_move() {
        Some((before, mv)) => words.say("alt-last", &[fill("move", move_text(words, &before, mv))]),
        None => words.say("alt-first", &[]),
    };
    let standing = words.say(
        "alt-board",
        &[
            fill("game", game_name(words, board.options.kind())),
            fill("standing", standing(words, board)),
            fill("home", table.foundations().cards_home()),
            fill("shifts", shifts_left(words, table)),
        ],
    );
    let parts = [
        last,
        alt_tops(words, table),
        alt_foundations(words, table),
        standing,
    ];
    parts.join(" ").chars().take(LONGEST_ALT).collect()
}

fn alt_tops(words: &Words, table: &Crescent) -> String {
    let pile = |(index, cards): (usize, &Vec<_>)| match cards.last() {
        Some(card) => words.say(
            "alt-pile",
            &[
                fill("number", index + 1),
                fill("card", card),
                fill("count", cards.len()),
            ],
        ),
        None => words.say("alt-pile-empty", &[fill("number", index + 1)]),
    };
    let tops: Vec<String> = table.piles().iter().enumerate().map(pile).collect();
    words.say("alt-tops", &[fill("tops", tops.join(", "))])
}

fn alt_foundations(words: &Words, table: &Crescent) -> String {
    let suit = |suit: Suit| {
        let top = |foundation| table.foundations().top(suit, foundation).label();
        words.say(
            "alt-foundation",
            &[
                fill("suit", suit.symbol()),
                fill("ace", top(Foundation::Ace)),
                fill("king", top(Foundation::King)),
            ],
        )
    };
    let foundations = Suit::ALL.map(suit).join(", ");
    words.say("alt-foundations", &[fill("foundations", foundations)])
}

fn board_line(words: &Words, board: &Board) -> String {
    let Table::Crescent(table) = board.game.table();
    words.say(
        "board-line",
        &[
            fill("game", game_name(words, board.options.kind())),
            fill("rules", rules_name(words, board.options)),
            fill("standing", standing(words, board)),
            fill("moves", moves(words, board)),
            fill("home", board.game.table().score()),
            fill("shifts", shifts_left(words, table)),
            fill("deal", board.deal),
        ],
    )
}

fn notice_text(words: &Words, board: &Board, notice: Notice) -> String {
    match notice {
        Notice::OutOfDate => words.say("notice-out-of-date", &[]),
        Notice::Finished => words.say("notice-finished", &[]),
        Notice::StillOpen => words.say("notice-still-open", &[]),
        Notice::AutoPlayed => {
            let played = board
                .game
                .last_move()
                .map_or_else(String::new, |(before, mv)| move_text(words, &before, mv));
            words.say("notice-auto", &[fill("move", played)])
        }
    }
}

/// What a game that is over came to; nothing while it goes on.
fn ending(words: &Words, board: &Board) -> Option<String> {
    match board.game.outcome() {
        Outcome::Playing => None,
        Outcome::Won => Some(won(words, board)),
        Outcome::Lost if board.closed => Some(words.say("board-lost-closed", &[])),
        Outcome::Lost => Some(words.say("board-lost", &[])),
        Outcome::GivenUp => Some(words.say(
            "board-given-up",
            &[fill("home", board.game.table().score())],
        )),
    }
}

fn won(words: &Words, board: &Board) -> String {
    let Table::Crescent(table) = board.game.table();
    let used = usize::from(SHIFTS - table.shifts_left());
    words.say(
        "board-won",
        &[
            fill("moves", moves(words, board)),
            fill(
                "undos",
                words.say("count-undos", &[count("count", board.game.undos())]),
            ),
            fill(
                "shifts",
                words.say("count-shifts-used", &[count("count", used)]),
            ),
            fill("time", duration(words, board.time)),
        ],
    )
}

fn standing(words: &Words, board: &Board) -> String {
    words.say(&format!("standing-{}", board.game.outcome().key()), &[])
}

fn game_name(words: &Words, kind: GameKind) -> String {
    words.say(&format!("game-{}", kind.key()), &[])
}

fn moves(words: &Words, board: &Board) -> String {
    words.say("count-moves", &[count("count", board.game.line().len())])
}

fn shifts_left(words: &Words, table: &Crescent) -> String {
    words.say(
        "count-shifts-left",
        &[count("count", usize::from(table.shifts_left()))],
    )
}

/// A time in its two greatest units.
fn duration(words: &Words, time: Duration) -> String {
    let seconds = time.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match (days, hours, minutes) {
        (1.., _, _) => words.say(
            "time-days",
            &[fill("days", days), fill("hours", hours % 24)],
        ),
        (_, 1.., _) => words.say(
            "time-hours",
            &[fill("hours", hours), fill("minutes", minutes % 60)],
        ),
        (_, _, 1..) => words.say(
            "time-minutes",
            &[fill("minutes", minutes), fill("seconds", seconds % 60)],
        ),
        _ => words.say("time-seconds", &[fill("seconds", seconds)]),
    }
}
