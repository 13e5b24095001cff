//! What a message shows: a picture, text and controls, as plain data.

use super::action::{Action, Wanted};
use super::board::{Board, Notice, Question};
use super::controls::{self, Row};
use super::picture;
use super::scene::Scene;
use super::text::{self, Words};
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
    pub scene: Scene,
    /// The same in words, at most 1,024 characters.
    pub alt: String,
}

/// What stands under a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The controls of the game, and perhaps a notice over the board.
    Play(Option<Notice>),
    /// The places to which the card at this place can go.
    Targets(Place),
    /// A question.
    Ask(Question),
}

/// The screen of a game.
pub fn board(words: &Words, board: &Board, face: Face) -> Screen {
    let (text, rows) = match face {
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
        picture: Some(Picture {
            scene: picture::scene(words, board),
            alt: text::alt(words, board),
        }),
        rows,
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
