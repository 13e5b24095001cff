//! The menu and the buttons under a board.

mod menu;
mod race;
#[cfg(test)]
mod tests;

use self::menu::{menu, targets};
use super::action::{Action, Press};
use super::board::{Board, Chances, Question, Way};
use super::text::{Words, count};
use crate::rules::{Move, Outcome, Place, Table, plain_finish};

/// The most entries that a menu holds.
pub const MENU_LIMIT: usize = 25;

/// One row under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A menu, which takes a whole row.
    Menu(Menu),
    /// Up to five buttons.
    Buttons(Vec<Button>),
}

/// A menu from which one entry is picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its custom id.
    pub id: String,
    /// What it says before anything is picked.
    pub placeholder: String,
    /// Its entries, 1 to 25.
    pub choices: Vec<Choice>,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it says.
    pub label: String,
    /// A smaller second line.
    pub detail: Option<String>,
    /// The value that picking it sends.
    pub value: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its custom id.
    pub id: String,
    /// What it says.
    pub label: String,
    /// How it looks.
    pub style: Style,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// What the player most likely wants.
    Primary,
    /// Anything else.
    Secondary,
    /// What can't be undone.
    Danger,
}

/// The controls of a game: its menu of moves, and the buttons.
pub fn board_controls(words: &Words, board: &Board) -> Vec<Row> {
    if let (true, Some(race)) = (board.closed, board.origin.race()) {
        return race::closed_controls(words, board, race);
    }
    let mut rows: Vec<Row> = menu(words, board).map(Row::Menu).into_iter().collect();
    rows.push(Row::Buttons(play_buttons(words, board)));
    rows.push(Row::Buttons(game_buttons(words, board)));
    rows
}

/// The controls while the player chooses where the card at a place goes.
pub fn target_controls(words: &Words, board: &Board, from: Place) -> Vec<Row> {
    let mut rows = board_controls(words, board);
    let targets = targets(words, board, from);
    if !targets.choices.is_empty() {
        rows.retain(|row| !matches!(row, Row::Menu(_)));
        rows.insert(0, Row::Menu(targets));
    }
    rows
}

/// The buttons under a question.
pub fn question_controls(words: &Words, board: &Board, question: Question) -> Vec<Row> {
    let (yes, press) = match question {
        Question::New(wanted) => ("button-yes-new", Press::New(wanted)),
        Question::GiveUp => ("button-yes-give-up", Press::GiveUp),
        Question::Concede => ("button-concede", Press::GiveUp),
        Question::Bank => ("button-yes-bank", Press::GiveUp),
        Question::AutoUnranked => ("button-yes-unranked", Press::AutoUnranked),
        Question::HintUnranked => ("button-yes-unranked", Press::HintUnranked),
    };
    let mut buttons = vec![
        button(words, board, yes, press, Style::Danger, true),
        plain(words, board, "button-keep", Press::Back, true),
    ];
    if matches!(question, Question::GiveUp | Question::Concede) {
        let could_win = plain(words, board, "button-could-win", Press::CouldWin, true);
        buttons.push(could_win);
    }
    vec![Row::Buttons(buttons)]
}

/// The buttons of what else there is.
pub fn more_controls(words: &Words, board: &Board) -> Vec<Row> {
    let could_win = plain(words, board, "button-could-win", Press::CouldWin, true);
    vec![Row::Buttons(vec![could_win])]
}

/// The button that goes back to where the game could be won, if there is such a place and the log can grow.
pub fn chances_controls(words: &Words, board: &Board, chances: Chances) -> Vec<Row> {
    let Chances::Lost(Some(Way { undos, .. })) = chances else {
        return Vec::new();
    };
    if board.closed {
        return Vec::new();
    }
    let key = "button-go-back";
    let press = Press::UndoMany(u32::try_from(undos).unwrap_or(u32::MAX));
    let mut back = button(words, board, key, press, Style::Primary, true);
    back.label = words.say(key, &[count("count", undos)]);
    vec![Row::Buttons(vec![back])]
}

/// A row with one button that does this.
pub fn single(words: &Words, key: &str, action: Action) -> Vec<Row> {
    vec![Row::Buttons(vec![Button {
        id: action.custom_id(),
        label: words.say(key, &[]),
        style: Style::Primary,
        enabled: true,
    }])]
}

fn play_buttons(words: &Words, board: &Board) -> Vec<Button> {
    let open = !board.closed;
    let plain = |key, press, enabled| plain(words, board, key, press, enabled);
    let has_moves = !board.game.line().is_empty();
    let mut buttons = turn_buttons(words, board);
    buttons.extend([
        plain("button-undo", Press::Undo, open && has_moves),
        plain("button-redo", Press::Redo, open && board.game.can_redo()),
        plain("button-auto", Press::Auto, open),
    ]);
    buttons.push(help_button(words, board));
    buttons
}

/// What helps most: a hint, the finish once it is plain, or, when the game is lost, whether and until when it could be
/// won.
fn help_button(words: &Words, board: &Board) -> Button {
    let open = !board.closed;
    match board.game.outcome() {
        // What can be won is nobody's to know while an attempt is open.
        Outcome::Lost if race::is_attempt(board) => {
            plain(words, board, "button-hint", Press::Hint, false)
        }
        Outcome::Lost | Outcome::GivenUp => {
            plain(words, board, "button-could-win", Press::CouldWin, true)
        }
        Outcome::Playing | Outcome::Won => finish_button(words, board)
            .unwrap_or_else(|| plain(words, board, "button-hint", Press::Hint, open)),
    }
}

/// The button that brings all cards left home, if they plainly go.
fn finish_button(words: &Words, board: &Board) -> Option<Button> {
    let applies = !board.closed && plain_finish(board.game.table()).is_some();
    applies.then(|| {
        let (press, style) = (Press::Finish, Style::Primary);
        button(words, board, "button-finish", press, style, true)
    })
}

/// The buttons of what moves no card in play, each with how many are left.
fn turn_buttons(words: &Words, board: &Board) -> Vec<Button> {
    let turn = |key, mv, left| turn_button(words, board, key, mv, left);
    match board.game.table() {
        Table::Crescent(table) => {
            let left = usize::from(table.shifts_left());
            vec![turn("button-shift", Move::Shift, left)]
        }
        Table::WaningMoon(table) => vec![turn("button-deal", Move::Deal, table.stock_len())],
        // The redeal takes the deal's place when there is nothing more to deal.
        Table::CrazyQuilt(table) if table.stock_len() == 0 && table.redeals_left() > 0 => {
            let left = usize::from(table.redeals_left());
            vec![turn("button-redeal", Move::Redeal, left)]
        }
        Table::CrazyQuilt(table) => vec![turn("button-deal", Move::Deal, table.stock_len())],
    }
}

/// It can be pressed while one is left, to be told why not yet, and stands out when no card can move.
fn turn_button(words: &Words, board: &Board, key: &str, mv: Move, left: usize) -> Button {
    let playing = !board.closed && board.game.outcome() == Outcome::Playing;
    let table = board.game.table();
    let style = if table.check(mv).is_ok() && table.counting_move().is_none() {
        Style::Primary
    } else {
        Style::Secondary
    };
    let mut button = button(
        words,
        board,
        key,
        Press::Play(mv),
        style,
        playing && left > 0,
    );
    button.label = words.say(key, &[count("count", left)]);
    button
}

fn game_buttons(words: &Words, board: &Board) -> Vec<Button> {
    if let Some(race) = board.origin.race() {
        return race::game_buttons(words, board, race);
    }
    let style = if board.closed {
        Style::Primary
    } else {
        Style::Secondary
    };
    let open = !board.closed;
    let plain = |key, press, enabled| plain(words, board, key, press, enabled);
    vec![
        plain("button-type", Press::Type, open),
        button(words, board, "button-new", Press::AskNew, style, true),
        plain("button-give-up", Press::AskGiveUp, open),
        plain("button-more", Press::More, true),
    ]
}

fn plain(words: &Words, board: &Board, key: &str, press: Press, enabled: bool) -> Button {
    button(words, board, key, press, Style::Secondary, enabled)
}

fn button(
    words: &Words,
    board: &Board,
    key: &str,
    press: Press,
    style: Style,
    enabled: bool,
) -> Button {
    let action = Action::Board {
        game: board.id,
        seq: board.seq,
        press,
    };
    Button {
        id: action.custom_id(),
        label: words.say(key, &[]),
        style,
        enabled,
    }
}
