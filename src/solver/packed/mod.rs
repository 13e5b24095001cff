//! The compact states that searches copy and compare, one a game.

mod cards;
pub(crate) mod crazy_quilt;
pub(crate) mod crescent;
pub(crate) mod waning_moon;
