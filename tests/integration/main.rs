//! The real bot, run by people through the stand-in.

mod clicks;
mod games;
mod kills;
mod layout;
mod places;
mod restart;
mod start;
mod support;
mod typed;
