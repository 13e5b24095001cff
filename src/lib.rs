//! Lunette: two-deck patience games in a Discord channel.
pub mod cards;
pub mod render;
pub mod view;
