//! The compact states that searches copy and compare, one a game.

pub(crate) mod crescent;
pub(crate) mod waning_moon;
