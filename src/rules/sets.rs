//! The rule sets that have a name.

use super::options::{CrescentOptions, Preset};
use super::{GameKind, Options};

/// A game with its usual rule options, as the command line, the races and the shipped deals name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// Crescent: kings and aces are neighbours, foundations trade, a shift when stuck.
    CrescentClassic,
    /// Crescent without these, and with a shift at any time.
    CrescentPlain,
    /// Waning Moon.
    WaningMoon,
    /// Crazy Quilt with the redeal when stuck.
    CrazyQuilt,
}

impl RuleSet {
    /// Every one.
    pub const ALL: [Self; 4] = [
        Self::CrescentClassic,
        Self::CrescentPlain,
        Self::WaningMoon,
        Self::CrazyQuilt,
    ];

    /// The word that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::CrescentClassic => "crescent-classic",
            Self::CrescentPlain => "crescent-plain",
            Self::WaningMoon => "waning-moon",
            Self::CrazyQuilt => "crazy-quilt",
        }
    }

    /// The one of this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.key() == key)
    }

    /// The rule options it stands for.
    pub const fn options(self) -> Options {
        match self {
            Self::CrescentClassic => Options::Crescent(CrescentOptions::preset(Preset::Classic)),
            Self::CrescentPlain => Options::Crescent(CrescentOptions::preset(Preset::Plain)),
            Self::WaningMoon => Options::default_of(GameKind::WaningMoon),
            Self::CrazyQuilt => Options::default_of(GameKind::CrazyQuilt),
        }
    }
}
