//! What a button or a menu does, to and from its custom id.
//!
//! Every custom id begins with the version of its form, and every one that was ever shipped decodes for ever:
//! `tests/golden/custom_ids.txt` only grows. Version 1, whose fields are parted by dots:
//!
//! | custom id | means |
//! |---|---|
//! | `1.g.GAME.SEQ.VERB` | something done to the board of a game as it was at SEQ |
//! | `1.g.GAME.SEQ.undos.MOVES` | take so many moves back |
//! | `1.g.GAME.SEQ.new.OPTIONS.DEAL` | give that game up and deal this one |
//! | `1.set-aside.GAME.OPTIONS.DEAL` | close a game that can't be continued, and deal this one |
//! | `1.deal.OPTIONS.DEAL` | play this deal oneself |
//!
//! DEAL is a number, `any` for one that is known to be winnable, or `unsure` for one drawn from all.
//!
//! The button Type moves and the form that it opens share `1.g.GAME.SEQ.type`; what was typed comes beside it.
//! A menu's value is a move in the notation, `card p7` (or another place in the notation) or `back`. OPTIONS is the
//! game's key and, behind a `-` if it has options, a letter each: `crescent-wfs` has all three on or strict, a `-`
//! stands for off, and `a` for a shift at any time; so `crazy-quilt-s` and `crazy-quilt-a`, and plain `waning-moon`.

use thiserror::Error;

use crate::cards::DealNumber;
use crate::rules::options::{CrazyQuiltOptions, CrescentOptions, RedealRule, ShiftRule};
use crate::rules::{GameId, GameKind, Move, Options, Place};

/// The greatest length of a custom id, in characters, that Discord takes.
pub const LONGEST: usize = 100;

/// What a control asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something done to a board.
    Board {
        /// The game.
        game: GameId,
        /// The length of its log when the board was drawn.
        seq: u32,
        /// What is done.
        press: Press,
    },
    /// Close a game that can't be continued, and deal another.
    SetAside {
        /// The game that can't be continued.
        game: GameId,
        /// The game to deal.
        wanted: Wanted,
    },
    /// Play this deal.
    Deal(Wanted),
}

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

/// A game to deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The game and its rule options.
    pub options: Options,
    /// Its deal.
    pub deal: WantedDeal,
}

/// Which deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedDeal {
    /// The one of this number.
    Number(DealNumber),
    /// One that is known to be winnable, if one is at hand.
    Winnable,
    /// Any.
    Any,
}

/// A custom id, or the value of a menu, that no version of the bot ever made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a control of this bot")]
pub struct UnknownControl(pub String);

impl Action {
    /// The custom id of a button that does this.
    pub fn custom_id(self) -> String {
        match self {
            Self::Board { game, seq, press } => format!("1.g.{game}.{seq}.{}", verb(press)),
            Self::SetAside { game, wanted } => {
                format!("1.set-aside.{game}.{}", wanted_text(wanted))
            }
            Self::Deal(wanted) => format!("1.deal.{}", wanted_text(wanted)),
        }
    }

    /// Reads the custom id of a button, or of a menu with the value picked from it.
    ///
    /// # Errors
    /// If no version of the bot ever made such a control.
    pub fn decode(custom_id: &str, value: Option<&str>) -> Result<Self, UnknownControl> {
        let fields: Vec<&str> = custom_id.split('.').collect();
        let action = match fields[..] {
            ["1", "g", game, seq, ref rest @ ..] => press(rest, value).and_then(|press| {
                Some(Self::Board {
                    game: game_id(game)?,
                    seq: number(seq)?,
                    press,
                })
            }),
            ["1", "set-aside", game, options, deal] => wanted(options, deal).and_then(|wanted| {
                Some(Self::SetAside {
                    game: game_id(game)?,
                    wanted,
                })
            }),
            ["1", "deal", options, deal] => wanted(options, deal).map(Self::Deal),
            _ => None,
        };
        action.ok_or_else(|| UnknownControl(custom_id.to_owned()))
    }
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

fn verb(press: Press) -> String {
    match press {
        Press::Play(mv @ (Move::Shift | Move::Deal | Move::Redeal)) => mv.to_string(),
        Press::Play(_) | Press::ChooseCard(_) => "menu".to_owned(),
        Press::Back => "back".to_owned(),
        Press::Undo => "undo".to_owned(),
        Press::Redo => "redo".to_owned(),
        Press::Auto => "auto".to_owned(),
        Press::Hint => "hint".to_owned(),
        Press::Finish => "finish".to_owned(),
        Press::More => "more".to_owned(),
        Press::CouldWin => "could-win".to_owned(),
        Press::UndoMany(moves) => format!("undos.{moves}"),
        Press::Type => "type".to_owned(),
        Press::AskNew => "ask-new".to_owned(),
        Press::New(wanted) => format!("new.{}", wanted_text(wanted)),
        Press::AskGiveUp => "ask-giveup".to_owned(),
        Press::GiveUp => "giveup".to_owned(),
    }
}

fn press(fields: &[&str], value: Option<&str>) -> Option<Press> {
    match (fields, value) {
        (["menu"], Some(value)) => picked(value),
        (["shift"], None) => Some(Press::Play(Move::Shift)),
        (["deal"], None) => Some(Press::Play(Move::Deal)),
        (["redeal"], None) => Some(Press::Play(Move::Redeal)),
        (["back"], None) => Some(Press::Back),
        (["undo"], None) => Some(Press::Undo),
        (["redo"], None) => Some(Press::Redo),
        (["auto"], None) => Some(Press::Auto),
        (["hint"], None) => Some(Press::Hint),
        (["finish"], None) => Some(Press::Finish),
        (["more"], None) => Some(Press::More),
        (["could-win"], None) => Some(Press::CouldWin),
        (["undos", moves], None) => number(moves)
            .filter(|&moves| moves > 0)
            .map(Press::UndoMany),
        (["type"], None) => Some(Press::Type),
        (["ask-new"], None) => Some(Press::AskNew),
        (["new", options, deal], None) => wanted(options, deal).map(Press::New),
        (["ask-giveup"], None) => Some(Press::AskGiveUp),
        (["giveup"], None) => Some(Press::GiveUp),
        _ => None,
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

fn wanted_text(wanted: Wanted) -> String {
    let options = options_text(wanted.options);
    match wanted.deal {
        WantedDeal::Number(deal) => format!("{options}.{deal}"),
        WantedDeal::Winnable => format!("{options}.any"),
        WantedDeal::Any => format!("{options}.unsure"),
    }
}

fn wanted(options: &str, deal: &str) -> Option<Wanted> {
    let deal = match deal {
        "any" => WantedDeal::Winnable,
        "unsure" => WantedDeal::Any,
        deal => WantedDeal::Number(DealNumber::new(number(deal)?)?),
    };
    Some(Wanted {
        options: parse_options(options)?,
        deal,
    })
}

fn options_text(options: Options) -> String {
    let key = options.kind().key();
    match options {
        Options::Crescent(options) => format!("{key}-{}", crescent_letters(options)),
        Options::WaningMoon(_) => key.to_owned(),
        Options::CrazyQuilt(options) => format!("{key}-{}", crazy_quilt_letter(options)),
    }
}

fn crescent_letters(options: CrescentOptions) -> String {
    let letter = |on, letter| if on { letter } else { '-' };
    let shift = match options.shift {
        ShiftRule::WhenStuck => 's',
        ShiftRule::AnyTime => 'a',
    };
    [
        letter(options.wraparound, 'w'),
        letter(options.foundation_moves, 'f'),
        shift,
    ]
    .iter()
    .collect()
}

const fn crazy_quilt_letter(options: CrazyQuiltOptions) -> char {
    match options.redeal {
        RedealRule::WhenStuck => 's',
        RedealRule::AnyTime => 'a',
    }
}

fn parse_options(text: &str) -> Option<Options> {
    let all = GameKind::ALL.into_iter().flat_map(Options::all_of);
    all.into_iter()
        .find(|&options| options_text(options) == text)
}

fn game_id(text: &str) -> Option<GameId> {
    number(text).map(GameId).filter(|id| id.0 >= 0)
}

/// A number without sign, spaces or leading zeros, so that one number has one form.
fn number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse::<N>()
        .ok()
        .filter(|number| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_custom_id_fits() {
        for kind in GameKind::ALL {
            let longest = Action::Board {
                game: GameId(i64::MAX),
                seq: u32::MAX,
                press: Press::New(Wanted {
                    options: Options::default_of(kind),
                    deal: WantedDeal::Number(DealNumber::MAX),
                }),
            };
            assert!(longest.custom_id().len() <= LONGEST);
        }
    }

    #[test]
    fn every_game_and_option_is_written_and_read_back() {
        for options in GameKind::ALL.into_iter().flat_map(Options::all_of) {
            for deal in [WantedDeal::Winnable, WantedDeal::Any] {
                let deal = Action::Deal(Wanted { options, deal });
                assert_eq!(Action::decode(&deal.custom_id(), None), Ok(deal));
            }
        }
    }

    #[test]
    fn what_no_version_made_is_unknown() {
        for (id, value) in [
            ("", None),
            ("1", None),
            ("0.g.1.2.undo", None),
            ("2.g.1.2.undo", None),
            ("1.g.1.2", None),
            ("1.g.1.2.und", None),
            ("1.g.1.2.undo.", None),
            ("1.g.1.2.undos", None),
            ("1.g.1.2.undos.0", None),
            ("1.g.1.2.undos.07", None),
            ("1.g.01.2.undo", None),
            ("1.g.+1.2.undo", None),
            ("1.g.-1.2.undo", None),
            ("1.g.1.-2.undo", None),
            ("1.g.99999999999999999999.2.undo", None),
            ("1.g.1.2.undo", Some("p7 fA")),
            ("1.g.1.2.menu", None),
            ("1.g.1.2.menu", Some("p7 fX")),
            ("1.g.1.2.menu", Some("card p0")),
            ("1.g.1.2.menu", Some("card q90")),
            ("1.g.1.2.menu", Some("card w1")),
            ("1.g.1.2.menu", Some("card fA")),
            ("1.g.1.2.new.crescent-wfx.any", None),
            ("1.g.1.2.new.crescent-wfs.9223372036854775808", None),
            ("1.deal.crescent.7", None),
            ("1.deal.waning-moon-.7", None),
            ("1.deal.waning-moon-s.7", None),
            ("1.deal.crazy-quilt.7", None),
            ("1.deal.crazy-quilt-x.7", None),
            ("1.deal.patience-wfs.7", None),
        ] {
            assert!(Action::decode(id, value).is_err(), "{id} {value:?}");
        }
    }
}
