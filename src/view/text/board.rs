//! The text over a board, and its alt text.

use super::{
    Arg, Words, count, crazy_quilt, crescent, duration, fill, move_text, race_board, stopped,
    waning_moon,
};
use crate::rules::{GameKind, Move, Options, Outcome, Table};
use crate::view::action::{Wanted, WantedDeal};
use crate::view::board::{Board, Chances, Notice, Question, Way};

/// The greatest length of an alt text, in characters, that Discord takes.
pub const LONGEST_ALT: usize = 1024;
/// After how many moves that brought no card home the player is told so.
const MANY: usize = 50;

/// The text over a board: a notice, what a finished game came to, and the line that every board has.
pub fn board_text(words: &Words, board: &Board, notice: Option<Notice>) -> String {
    let mut lines: Vec<String> = Vec::new();
    lines.extend(notice.map(|notice| notice_text(words, board, notice)));
    let of_race = race_board::lines(words, board);
    if of_race.is_empty() {
        lines.extend(ending(words, board));
    }
    lines.extend(of_race);
    lines.extend(no_home(words, board));
    lines.push(board_line(words, board));
    lines.join("\n")
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
        Question::Bank => words.say("ask-bank", &[home]),
        Question::AutoUnranked => words.say("ask-auto-unranked", &[]),
        Question::HintUnranked => words.say("ask-hint-unranked", &[]),
    };
    format!("{asked}\n{}", board_line(words, board))
}

/// What is known of a game's chances.
pub fn chances(words: &Words, chances: Chances) -> String {
    let ago = |key, way: Way| words.say(key, &[count("count", way.undos)]);
    match chances {
        Chances::Open => words.say("chances-open", &[]),
        Chances::Unknown => words.say("chances-unknown", &[]),
        Chances::FaceDown => words.say("chances-face-down", &[]),
        Chances::Lost(None) => words.say("chances-lost", &[]),
        Chances::Lost(Some(way)) if way.last => ago("chances-lost-last", way),
        Chances::Lost(Some(way)) => ago("chances-lost-could", way),
    }
}

/// What a game that could be dealt is called.
pub fn wanted_name(words: &Words, wanted: Wanted) -> String {
    let name = full_name(words, wanted.options);
    match wanted.deal {
        WantedDeal::Number(deal) => {
            words.say("wanted-deal", &[fill("name", name), fill("deal", deal)])
        }
        WantedDeal::Winnable | WantedDeal::Any => name,
    }
}

/// What a game under these options is called.
pub fn full_name(words: &Words, options: Options) -> String {
    let game = game_name(words, options.kind());
    match rules_name(words, options) {
        Some(rules) => words.say("named", &[fill("game", game), fill("rules", rules)]),
        None => game,
    }
}

/// What the options of a game are called: a preset's name, or each of them; `None` if it has none.
pub fn rules_name(words: &Words, options: Options) -> Option<String> {
    match options {
        Options::Crescent(options) => Some(crescent::rules_name(words, options)),
        Options::WaningMoon(_) => None,
        Options::CrazyQuilt(options) => Some(crazy_quilt::rules_name(words, options)),
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

/// The picture in words: the last move, the cards and the foundations, and how the game stands.
pub fn alt(words: &Words, board: &Board) -> String {
    let last = match board.game.last_move() {
        Some((before, mv)) => words.say("alt-last", &[fill("move", move_text(words, &before, mv))]),
        None => words.say("alt-first", &[]),
    };
    alt_after(words, board, last)
}

/// The picture in words, with the move that it marks as a hint.
pub fn alt_hint(words: &Words, board: &Board, mv: Move) -> String {
    let hinted = move_text(words, board.game.table(), mv);
    let first = words.say("alt-hint", &[fill("move", hinted)]);
    alt_after(words, board, first)
}

/// The picture in words, after a first sentence.
pub fn alt_after(words: &Words, board: &Board, first: String) -> String {
    let table = board.game.table();
    let standing = words.say(
        "alt-board",
        &[
            fill("game", game_name(words, board.options.kind())),
            fill("standing", standing(words, board)),
            fill("home", table.score()),
            fill("left", left(words, table)),
        ],
    );
    let parts = [first, cards(words, table), standing];
    parts.join(" ").chars().take(LONGEST_ALT).collect()
}

/// The cards on the table in words.
fn cards(words: &Words, table: &Table) -> String {
    match table {
        Table::Crescent(table) => crescent::cards(words, table),
        Table::WaningMoon(table) => waning_moon::cards(words, table),
        Table::CrazyQuilt(table) => crazy_quilt::cards(words, table),
    }
}

/// What is left of what a game has so many of.
fn left(words: &Words, table: &Table) -> String {
    match table {
        Table::Crescent(table) => crescent::left(words, table),
        Table::WaningMoon(table) => waning_moon::left(words, table),
        Table::CrazyQuilt(table) => crazy_quilt::left(words, table),
    }
}

/// What a won game used of it; `None` if every game uses all.
fn used(words: &Words, table: &Table) -> Option<String> {
    match table {
        Table::Crescent(table) => Some(crescent::used(words, table)),
        Table::WaningMoon(_) => None,
        Table::CrazyQuilt(table) => Some(crazy_quilt::used(words, table)),
    }
}

fn board_line(words: &Words, board: &Board) -> String {
    let game = fill("game", game_name(words, board.options.kind()));
    let name = match rules_name(words, board.options) {
        Some(rules) => words.say("board-name", &[game, fill("rules", rules)]),
        None => words.say("board-name-only", &[game]),
    };
    words.say(
        "board-line",
        &[
            fill("name", name),
            fill("standing", standing(words, board)),
            fill("moves", moves(words, board)),
            fill("home", board.game.table().score()),
            fill("left", left(words, board.game.table())),
            fill("origin", race_board::origin(words, board)),
        ],
    )
}

fn notice_text(words: &Words, board: &Board, notice: Notice) -> String {
    match notice {
        Notice::OutOfDate => words.say("notice-out-of-date", &[]),
        Notice::Finished => words.say("notice-finished", &[]),
        Notice::StillOpen => words.say("notice-still-open", &[]),
        Notice::NotKnown => words.say("notice-not-known", &[]),
        Notice::Hint(mv) => {
            let hinted = move_text(words, board.game.table(), mv);
            words.say("notice-hint", &[fill("move", hinted)])
        }
        Notice::HintLost => words.say("notice-hint-lost", &[]),
        Notice::TypedTooLate => words.say("notice-typed-too-late", &[]),
        Notice::TypedPlayed(moves) => words.say("notice-typed-played", &[count("count", moves)]),
        Notice::TypedStopped(stop) => stopped(words, &stop),
        Notice::AutoPlayed => {
            let played = board
                .game
                .last_move()
                .map_or_else(String::new, |(before, mv)| move_text(words, &before, mv));
            words.say("notice-auto", &[fill("move", played)])
        }
    }
}

/// That the game may lead nowhere, which the rules don't see as long as moves can be taken back by others.
fn no_home(words: &Words, board: &Board) -> Option<String> {
    let moves = board.game.moves_since_home();
    let told = board.game.outcome() == Outcome::Playing && !board.closed && moves >= MANY;
    told.then(|| words.say("notice-no-home", &[count("count", moves)]))
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
    let undos = words.say("count-undos", &[count("count", board.game.undos())]);
    let counts = [moves(words, board), undos]
        .into_iter()
        .chain(used(words, board.game.table()))
        .collect::<Vec<_>>()
        .join(", ");
    let time = duration(words, board.time);
    words.say("board-won", &[fill("counts", counts), fill("time", time)])
}

fn standing(words: &Words, board: &Board) -> String {
    let of_race = race_board::standing(words, board);
    of_race.unwrap_or_else(|| plain_standing(words, board))
}

fn plain_standing(words: &Words, board: &Board) -> String {
    words.say(&format!("standing-{}", board.game.outcome().key()), &[])
}

/// What a game is called.
pub fn game_name(words: &Words, kind: GameKind) -> String {
    words.say(&format!("game-{}", kind.key()), &[])
}

fn moves(words: &Words, board: &Board) -> String {
    words.say("count-moves", &[count("count", board.game.line().len())])
}

/// The cards home, for a place holder.
pub(super) fn home(board: &Board) -> Arg<'static> {
    fill("home", board.game.table().score())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::cards::DealNumber;
    use crate::rules::{Entry, Game, GameId, Place};
    use crate::view::board::Origin;
    use crate::view::scene::Layout;

    /// A plain Crescent after so many moves of one card to another pile and back.
    fn to_and_fro(moves: usize) -> Board {
        let options = Options::Crescent(crate::rules::options::CrescentOptions::preset(
            crate::rules::options::Preset::Plain,
        ));
        for deal in (0..).filter_map(DealNumber::new) {
            let mut game = Game::new(Table::deal(options, deal));
            while game.line().len() < moves {
                let Some(back) = game
                    .offered_moves()
                    .into_iter()
                    .find(|&mv| returns(&game, mv))
                else {
                    break;
                };
                game.enter(Entry::Move(back)).expect("an offered move");
            }
            if game.line().len() == moves {
                return Board {
                    id: GameId(1),
                    seq: 0,
                    options,
                    origin: Origin::Casual(deal),
                    par: None,
                    closed: false,
                    time: Duration::ZERO,
                    layout: Layout::default(),
                    game,
                };
            }
        }
        unreachable!("some deal has a card that can go to and fro")
    }

    /// Whether the move is the last one backwards, or can be taken back by another.
    fn returns(game: &Game, mv: Move) -> bool {
        let Move::Build { from, to } = mv else {
            return false;
        };
        let (Place::Pile(_), Place::Pile(_)) = (from, to) else {
            return false;
        };
        let mut after = game.table().clone();
        after.play(mv).is_ok() && after.check(Move::Build { from: to, to: from }).is_ok()
    }

    #[test]
    fn a_game_in_which_nothing_goes_home_says_so_after_fifty_moves() {
        let words = Words::english();
        let text = |moves| board_text(words, &to_and_fro(moves), None);
        assert!(!text(49).contains("No card has gone home"));
        assert!(text(50).contains("No card has gone home for 50 moves."));
        let mut board = to_and_fro(50);
        board.game.enter(Entry::GiveUp).expect("the game is open");
        assert!(!board_text(words, &board, None).contains("No card has gone home"));
    }
}
