//! The menu and the buttons under a board.

use super::action::{Action, Press, menu_id, menu_value};
use super::board::{Board, Question};
use super::text::{Words, count, fill, move_text};
use crate::rules::{Move, Outcome, PileNo, Table};

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

/// The controls while the player chooses where the card on a pile goes.
pub fn target_controls(words: &Words, board: &Board, from: PileNo) -> Vec<Row> {
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
    let playing = board.game.outcome() == Outcome::Playing;
    let Table::Crescent(table) = board.game.table();
    let shifts = usize::from(table.shifts_left());
    let mut shift = button(
        words,
        board,
        "button-shift",
        Press::Play(Move::Shift),
        Style::Secondary,
        open && playing && shifts > 0,
    );
    shift.label = words.say("button-shift", &[count("count", shifts)]);
    if table.may_shift().is_ok() && !table.move_left() {
        shift.style = Style::Primary;
    }
    let plain = |key, press, enabled| button(words, board, key, press, Style::Secondary, enabled);
    let has_moves = !board.game.line().is_empty();
    vec![
        shift,
        plain("button-undo", Press::Undo, open && has_moves),
        plain("button-redo", Press::Redo, open && board.game.can_redo()),
        plain("button-auto", Press::Auto, open),
    ]
}

fn game_buttons(words: &Words, board: &Board) -> Vec<Button> {
    let style = if board.closed {
        Style::Primary
    } else {
        Style::Secondary
    };
    vec![
        button(words, board, "button-new", Press::AskNew, style, true),
        button(
            words,
            board,
            "button-give-up",
            Press::AskGiveUp,
            Style::Secondary,
            !board.closed,
        ),
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

/// The legal moves but the shift, which is a button. With more than a menu holds, the cards that can move.
fn menu(words: &Words, board: &Board) -> Option<Menu> {
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
    let mut moves = board.game.legal_moves();
    moves.retain(|&mv| mv != Move::Shift);
    moves
}

/// An entry for each of up to 16 cards that can move, and one for each of up to 8 transfers.
fn card_choices(words: &Words, board: &Board, moves: &[Move]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for &mv in moves {
        let choice = match leaves(mv) {
            Some(from)
                if moves
                    .iter()
                    .filter(|&&other| leaves(other) == Some(from))
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

fn targets(words: &Words, board: &Board, from: PileNo) -> Menu {
    let mut choices: Vec<Choice> = listed_moves(board)
        .into_iter()
        .filter(|&mv| leaves(mv) == Some(from))
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

fn card_choice(words: &Words, board: &Board, from: PileNo, moves: &[Move]) -> Choice {
    let places = moves.iter().filter(|&&mv| leaves(mv) == Some(from)).count();
    Choice {
        label: words.say(
            "menu-card",
            &[fill("card", top(board, from)), fill("from", from)],
        ),
        detail: Some(words.say("menu-card-detail", &[count("count", places)])),
        value: menu_value(Press::ChooseCard(from)).unwrap_or_default(),
    }
}

fn leaves(mv: Move) -> Option<PileNo> {
    match mv {
        Move::Home { from, .. } | Move::Build { from, .. } => Some(from),
        Move::Transfer { .. } | Move::Shift => None,
    }
}

fn top(board: &Board, pile: PileNo) -> String {
    let Table::Crescent(table) = board.game.table();
    table
        .top(pile)
        .map_or_else(String::new, |card| card.to_string())
}
