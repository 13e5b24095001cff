//! The rule options of each game, and the presets that published rule sets make of them.

use std::fmt;

use super::GameKind;

/// The options of one game, which are stored with it.
///
/// [`Display`](fmt::Display) writes them as the store keeps them, and [`Options::parse`] reads that again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Options {
    /// Crescent's.
    Crescent(CrescentOptions),
    /// Waning Moon's.
    WaningMoon(WaningMoonOptions),
    /// Crazy Quilt's.
    CrazyQuilt(CrazyQuiltOptions),
}

impl Options {
    /// The game they belong to.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Crescent(_) => GameKind::Crescent,
            Self::WaningMoon(_) => GameKind::WaningMoon,
            Self::CrazyQuilt(_) => GameKind::CrazyQuilt,
        }
    }

    /// The default options of a game.
    pub const fn default_of(kind: GameKind) -> Self {
        match kind {
            GameKind::Crescent => Self::Crescent(CrescentOptions::preset(Preset::Classic)),
            GameKind::WaningMoon => Self::WaningMoon(WaningMoonOptions),
            GameKind::CrazyQuilt => Self::CrazyQuilt(CrazyQuiltOptions {
                redeal: RedealRule::WhenStuck,
            }),
        }
    }

    /// Every combination of options of a game, the default first.
    pub fn all_of(kind: GameKind) -> Vec<Self> {
        match kind {
            GameKind::Crescent => CrescentOptions::all().map(Self::Crescent).collect(),
            GameKind::WaningMoon => vec![Self::WaningMoon(WaningMoonOptions)],
            GameKind::CrazyQuilt => CrazyQuiltOptions::all().map(Self::CrazyQuilt).collect(),
        }
    }

    /// Reads what [`Display`](fmt::Display) wrote; `None` if it isn't that.
    pub fn parse(kind: GameKind, text: &str) -> Option<Self> {
        let mut all = Self::all_of(kind).into_iter();
        all.find(|options| options.to_string() == text)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crescent(options) => options.fmt(f),
            Self::WaningMoon(options) => options.fmt(f),
            Self::CrazyQuilt(options) => options.fmt(f),
        }
    }
}

/// A published rule set of Crescent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Kings and aces are neighbours, foundations may trade cards, a shift only when stuck. The default.
    Classic,
    /// No wraparound, no transfers, a shift at any time.
    Plain,
}

impl Preset {
    /// Both, the default first.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Plain];

    /// The word that names it in commands and in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Plain => "plain",
        }
    }
}

/// When a shift is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShiftRule {
    /// Only when no other move that counts is left.
    WhenStuck,
    /// At any time, while some pile holds two or more cards.
    AnyTime,
}

impl ShiftRule {
    /// Both.
    pub const ALL: [Self; 2] = [Self::WhenStuck, Self::AnyTime];

    /// The word that names it in commands and in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::WhenStuck => "when-stuck",
            Self::AnyTime => "any-time",
        }
    }
}

/// The options of a game of Crescent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CrescentOptions {
    /// Whether the king and the ace of a suit are neighbours on the piles.
    pub wraparound: bool,
    /// Whether transfers between the two foundations of a suit are allowed.
    pub foundation_moves: bool,
    /// When a shift is allowed.
    pub shift: ShiftRule,
}

impl Default for CrescentOptions {
    fn default() -> Self {
        Self::preset(Preset::Classic)
    }
}

impl CrescentOptions {
    /// The options that a preset stands for.
    pub const fn preset(preset: Preset) -> Self {
        match preset {
            Preset::Classic => Self {
                wraparound: true,
                foundation_moves: true,
                shift: ShiftRule::WhenStuck,
            },
            Preset::Plain => Self {
                wraparound: false,
                foundation_moves: false,
                shift: ShiftRule::AnyTime,
            },
        }
    }

    /// The preset that these options are, if they are one.
    pub fn as_preset(self) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|&preset| Self::preset(preset) == self)
    }

    /// Every combination, eight of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let switch = [true, false];
        switch.into_iter().flat_map(move |wraparound| {
            switch.into_iter().flat_map(move |foundation_moves| {
                ShiftRule::ALL.into_iter().map(move |shift| Self {
                    wraparound,
                    foundation_moves,
                    shift,
                })
            })
        })
    }
}

impl fmt::Display for CrescentOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |on| if on { "on" } else { "off" };
        write!(
            f,
            "wraparound={} foundation-moves={} shift={}",
            switch(self.wraparound),
            switch(self.foundation_moves),
            self.shift.key()
        )
    }
}

/// The options of a game of Waning Moon: it has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WaningMoonOptions;

impl fmt::Display for WaningMoonOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none")
    }
}

/// When the redeal is allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RedealRule {
    /// Only when the stock is empty and no other move that counts is left. The default.
    #[default]
    WhenStuck,
    /// Whenever the stock is empty.
    AnyTime,
}

impl RedealRule {
    /// Both, the default first.
    pub const ALL: [Self; 2] = [Self::WhenStuck, Self::AnyTime];

    /// The word that names it in commands and in the store.
    pub const fn key(self) -> &'static str {
        match self {
            Self::WhenStuck => "when-stuck",
            Self::AnyTime => "any-time",
        }
    }
}

/// The options of a game of Crazy Quilt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CrazyQuiltOptions {
    /// When the redeal is allowed.
    pub redeal: RedealRule,
}

impl CrazyQuiltOptions {
    /// Both combinations, the default first.
    pub fn all() -> impl Iterator<Item = Self> {
        RedealRule::ALL.into_iter().map(|redeal| Self { redeal })
    }
}

impl fmt::Display for CrazyQuiltOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "redeal={}", self.redeal.key())
    }
}
