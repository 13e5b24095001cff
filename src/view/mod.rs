//! What a player is shown, as plain data: scenes, sentences, controls.
//!
//! Pure: nothing here draws, sends or reads a clock.

pub mod action;
pub mod board;
pub mod chart;
pub mod controls;
pub mod history;
pub mod leaders;
pub mod lesson;
mod picture;
pub mod race;
pub mod scene;
pub mod screen;
pub mod setup;
pub mod stats;
pub mod text;
pub mod typed;
