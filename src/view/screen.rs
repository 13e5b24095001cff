//! What a message shows: a picture, text and controls, as plain data.

use super::action::{Action, Press, Wanted};
use super::board::{Board, Chances, Notice, Question};
use super::chart::Chart;
use super::controls::{self, Row};
use super::picture;
use super::scene::Scene;
use super::text::{self, Words};
use super::typed;
use crate::rules::Place;

/// Everything that a message shows.
#[derive(Clone, Debug)]
pub struct Screen {
    /// The text.
    pub text: String,
    /// The picture with its alt text, if it has one.
    pub picture: Option<Picture>,
    /// The rows of controls under it, at most five.
    pub rows: Vec<Row>,
}

/// A picture and what it shows in words.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What is drawn.
    pub drawing: Drawing,
    /// The same in words, at most 1,024 characters.
    pub alt: String,
}

/// What a picture is drawn from.
#[derive(Clone, Debug)]
pub enum Drawing {
    /// Cards on a table.
    Board(Scene),
    /// A chart.
    Chart(Chart),
}

/// A form in front of a player, with one box for text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its custom id.
    pub id: String,
    /// The words at its top, at most 45 characters.
    pub title: String,
    /// The words over its box, at most 45 characters.
    pub label: String,
    /// What stands in the box while it is empty, at most 100 characters.
    pub placeholder: String,
    /// The most characters that it takes.
    pub longest: u16,
}

/// What stands under a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// The controls of the game, and perhaps a notice over the board.
    Play(Option<Notice>),
    /// The places to which the card at this place can go.
    Targets(Place),
    /// A question.
    Ask(Question),
    /// A [`panel`] for the player alone, of what else there is.
    More,
    /// A [`panel`] for the player alone, of what is known of the game's chances.
    Chances(Chances),
    /// What stood there before, and a [`form`](type_form) in front of it.
    Type,
}

/// The screen of a game.
pub fn board(words: &Words, board: &Board, face: Face) -> Screen {
    let hint = match face {
        Face::Play(Some(Notice::Hint(mv))) => Some(mv),
        _ => None,
    };
    let (text, rows) = match face {
        Face::Type | Face::More | Face::Chances(_) => (
            text::board_text(words, board, None),
            controls::board_controls(words, board),
        ),
        Face::Play(notice) => (
            text::board_text(words, board, notice),
            controls::board_controls(words, board),
        ),
        Face::Targets(from) => (
            text::board_text(words, board, None),
            controls::target_controls(words, board, from),
        ),
        Face::Ask(question) => (
            text::question(words, board, question),
            controls::question_controls(words, board, question),
        ),
    };
    Screen {
        text,
        picture: Some(match hint {
            Some(mv) => Picture {
                drawing: Drawing::Board(picture::hinting(words, board, mv)),
                alt: text::alt_hint(words, board, mv),
            },
            None => Picture {
                drawing: Drawing::Board(picture::scene(words, board)),
                alt: text::alt(words, board),
            },
        }),
        rows,
    }
}

/// What a player alone is shown beside a board; `None` for what stands under the board itself.
pub fn panel(words: &Words, board: &Board, face: &Face) -> Option<Screen> {
    let (text, rows) = match *face {
        Face::More => (
            words.say("more", &[]),
            controls::more_controls(words, board),
        ),
        Face::Chances(chances) => (
            text::chances(words, chances),
            controls::chances_controls(words, board, chances),
        ),
        _ => return None,
    };
    Some(Screen {
        text,
        picture: None,
        rows,
    })
}

/// The form in which moves are typed.
pub fn type_form(words: &Words, board: &Board) -> Form {
    let action = Action::Board {
        game: board.id,
        seq: board.seq,
        press: Press::Type,
    };
    let placeholder = format!("type-placeholder-{}", board.options.kind().key());
    Form {
        id: action.custom_id(),
        title: words.say("type-title", &[]),
        label: words.say("type-label", &[]),
        placeholder: words.say(&placeholder, &[]),
        longest: typed::LONGEST,
    }
}

/// A line of text alone.
pub const fn line(text: String) -> Screen {
    Screen {
        text,
        picture: None,
        rows: Vec::new(),
    }
}

/// A line of text with one button that does something.
pub fn offer(words: &Words, text: String, button: &str, action: Action) -> Screen {
    Screen {
        text,
        picture: None,
        rows: controls::single(words, button, action),
    }
}

/// What a player reads who pressed somebody else's control: an offer to play the same deal.
pub fn not_yours(words: &Words, theirs: Wanted) -> Screen {
    let text = words.say("not-yours", &[]);
    offer(words, text, "button-same-deal", Action::Deal(theirs))
}
