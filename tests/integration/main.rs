//! The real bot, run by people through the stand-in.

mod clicks;
mod faults;
mod games;
mod kills;
mod layout;
mod places;
mod players;
mod restart;
mod start;
mod store;
mod support;
mod typed;
