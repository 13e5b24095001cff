//! What every kind of message says and offers.
//!
//! The snapshots beside this file hold it whole, picture apart; `cargo insta review`, or `INSTA_UPDATE=always`, takes
//! a change.

mod boards;
mod help;
mod history;
mod leaders;
mod page;
mod races;
mod screens;
mod stats;
