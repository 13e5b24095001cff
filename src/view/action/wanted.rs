//! A game to deal, as a control names it.

use super::number;
use crate::cards::DealNumber;
use crate::rules::options::{CrazyQuiltOptions, CrescentOptions, RedealRule, ShiftRule};
use crate::rules::{GameKind, Options};

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

impl Wanted {
    /// The game and its deal, as a custom id names them: `OPTIONS.DEAL`.
    pub(super) fn text(self) -> String {
        let options = options_text(self.options);
        match self.deal {
            WantedDeal::Number(deal) => format!("{options}.{deal}"),
            WantedDeal::Winnable => format!("{options}.any"),
            WantedDeal::Any => format!("{options}.unsure"),
        }
    }

    /// Reads both fields of a [`text`](Self::text).
    pub(super) fn read(options: &str, deal: &str) -> Option<Self> {
        let deal = match deal {
            "any" => WantedDeal::Winnable,
            "unsure" => WantedDeal::Any,
            deal => WantedDeal::Number(DealNumber::new(number(deal)?)?),
        };
        Some(Self {
            options: parse_options(options)?,
            deal,
        })
    }
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
