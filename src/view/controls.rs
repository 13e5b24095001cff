//! The menu and the buttons under a board.

mod menu;
#[cfg(test)]
mod tests;

use self::menu::{menu, targets};
use super::action::{Action, Press};
use super::board::{Board, Question};
use super::text::{Words, count};
use crate::rules::{Move, Outcome, Place, Table};

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

/// The two buttons under a question.
pub fn question_controls(words: &Words, board: &Board, question: Question) -> Vec<Row> {
    let (yes, press) = match question {
        Question::New(wanted) => ("button-yes-new", Press::New(wanted)),
        Question::GiveUp => ("button-yes-give-up", Press::GiveUp),
        Question::Concede => ("button-concede", Press::GiveUp),
    };
    vec![Row::Buttons(vec![
        button(words, board, yes, press, Style::Danger, true),
        button(
            words,
            board,
            "button-keep",
            Press::Back,
            Style::Secondary,
            true,
        ),
    ])]
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
    let plain = |key, press, enabled| button(words, board, key, press, Style::Secondary, enabled);
    let has_moves = !board.game.line().is_empty();
    let mut buttons = turn_buttons(words, board);
    buttons.extend([
        plain("button-undo", Press::Undo, open && has_moves),
        plain("button-redo", Press::Redo, open && board.game.can_redo()),
        plain("button-auto", Press::Auto, open),
    ]);
    buttons
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
    let style = if board.closed {
        Style::Primary
    } else {
        Style::Secondary
    };
    let open = !board.closed;
    let plain = |key, press, enabled| button(words, board, key, press, Style::Secondary, enabled);
    vec![
        plain("button-type", Press::Type, open),
        button(words, board, "button-new", Press::AskNew, style, true),
        plain("button-give-up", Press::AskGiveUp, open),
    ]
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
