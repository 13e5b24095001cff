//! The real bot, run by people through the stand-in.

mod auto;
mod clicks;
mod games;
mod kills;
mod restart;
mod start;
mod support;
