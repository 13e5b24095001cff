//! The ways to lay a table out that a player can choose from.

/// How a table is laid out. It is no rule: a game goes on in another layout as it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Sixteen fans around the foundations.
    #[default]
    Arc,
    /// Two rows of large cards, what lies under them as tags.
    Rows,
}

impl Layout {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Arc, Self::Rows];

    /// The name under which records keep it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Arc => "arc",
            Self::Rows => "rows",
        }
    }

    /// The layout of this name.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.key() == key)
    }
}
