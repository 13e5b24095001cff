//! Ids as Discord makes them: the time in the high bits, a counter in the low ones.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use crate::clock;

/// Milliseconds between 1970 and Discord's own epoch, the first second of 2015.
const EPOCH: u64 = 1_420_070_400_000;

/// The id of anything: a user, a channel, a message, an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(pub u64);

impl Snowflake {
    /// Milliseconds since 1970 at which it was made.
    pub(crate) fn unix_millis(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Snowflake {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Hands out ids, each greater than the one before.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes(u64);

impl Snowflakes {
    pub(crate) fn next(&mut self) -> Snowflake {
        let earliest = clock::unix_millis().saturating_sub(EPOCH) << 22;
        self.0 = earliest.max(self.0 + 1);
        Snowflake(self.0)
    }
}
