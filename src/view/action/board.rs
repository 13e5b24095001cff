//! What is done to the board of a game.

use super::number;
use super::wanted::Wanted;
use crate::rules::{GameId, Move, Place};

/// What is done to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Play a move.
    Play(Move),
    /// List where the card at this place can go.
    ChooseCard(Place),
    /// List the cards again, or answer a question with no.
    Back,
    /// Take the last move back.
    Undo,
    /// Play the move last taken back.
    Redo,
    /// Let Auto play a move.
    Auto,
    /// Show the move that Auto would play.
    Hint,
    /// Auto in an open attempt at a race: the question whether it may become unranked was answered with yes.
    AutoUnranked,
    /// Hint in an open attempt at a race: the question whether it may become unranked was answered with yes.
    HintUnranked,
    /// Bring every card left home.
    Finish,
    /// Open the panel of what else there is.
    More,
    /// Ask whether the game can still be won.
    CouldWin,
    /// Take so many moves back, at least one.
    UndoMany(u32),
    /// Open the form in which moves are typed, or, for the form itself, play what was typed.
    Type,
    /// Ask whether to deal a new game.
    AskNew,
    /// Give the game up and deal another: the question was answered with yes.
    New(Wanted),
    /// Ask whether to give up.
    AskGiveUp,
    /// Give up: the question was answered with yes.
    GiveUp,
}

/// The custom id of the menu of moves.
pub fn menu_id(game: GameId, seq: u32) -> String {
    format!("1.g.{game}.{seq}.menu")
}

/// The value of a menu's entry that does this; `None` for what only a button does.
pub fn menu_value(press: Press) -> Option<String> {
    match press {
        Press::Play(mv) => Some(mv.to_string()),
        Press::ChooseCard(place) => Some(format!("card {place}")),
        Press::Back => Some("back".to_owned()),
        _ => None,
    }
}

impl Press {
    /// What stands behind the game and the seq in the custom id of this.
    pub(super) fn verb(self) -> String {
        match self {
            Self::Play(mv @ (Move::Shift | Move::Deal | Move::Redeal)) => mv.to_string(),
            Self::Play(_) | Self::ChooseCard(_) => "menu".to_owned(),
            Self::Back => "back".to_owned(),
            Self::Undo => "undo".to_owned(),
            Self::Redo => "redo".to_owned(),
            Self::Auto => "auto".to_owned(),
            Self::Hint => "hint".to_owned(),
            Self::AutoUnranked => "auto-unranked".to_owned(),
            Self::HintUnranked => "hint-unranked".to_owned(),
            Self::Finish => "finish".to_owned(),
            Self::More => "more".to_owned(),
            Self::CouldWin => "could-win".to_owned(),
            Self::UndoMany(moves) => format!("undos.{moves}"),
            Self::Type => "type".to_owned(),
            Self::AskNew => "ask-new".to_owned(),
            Self::New(wanted) => format!("new.{}", wanted.text()),
            Self::AskGiveUp => "ask-giveup".to_owned(),
            Self::GiveUp => "giveup".to_owned(),
        }
    }

    /// Reads a [`verb`](Self::verb), with the value picked from a menu.
    pub(super) fn read(fields: &[&str], value: Option<&str>) -> Option<Self> {
        match (fields, value) {
            (["menu"], Some(value)) => picked(value),
            (["shift"], None) => Some(Self::Play(Move::Shift)),
            (["deal"], None) => Some(Self::Play(Move::Deal)),
            (["redeal"], None) => Some(Self::Play(Move::Redeal)),
            (["back"], None) => Some(Self::Back),
            (["undo"], None) => Some(Self::Undo),
            (["redo"], None) => Some(Self::Redo),
            (["auto"], None) => Some(Self::Auto),
            (["hint"], None) => Some(Self::Hint),
            (["auto-unranked"], None) => Some(Self::AutoUnranked),
            (["hint-unranked"], None) => Some(Self::HintUnranked),
            (["finish"], None) => Some(Self::Finish),
            (["more"], None) => Some(Self::More),
            (["could-win"], None) => Some(Self::CouldWin),
            (["undos", moves], None) => {
                number(moves).filter(|&moves| moves > 0).map(Self::UndoMany)
            }
            (["type"], None) => Some(Self::Type),
            (["ask-new"], None) => Some(Self::AskNew),
            (["new", options, deal], None) => Wanted::read(options, deal).map(Self::New),
            (["ask-giveup"], None) => Some(Self::AskGiveUp),
            (["giveup"], None) => Some(Self::GiveUp),
            _ => None,
        }
    }
}

fn picked(value: &str) -> Option<Press> {
    if value == "back" {
        return Some(Press::Back);
    }
    match value.strip_prefix("card ") {
        Some(place) => Place::parse(place).map(Press::ChooseCard),
        None => value.parse().ok().map(Press::Play),
    }
}
