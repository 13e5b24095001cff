//! What a player is shown, as plain data. This room does no IO.

pub mod scene;
