//! The real bot, run by people through the stand-in.

mod clicks;
mod games;
mod restart;
mod start;
mod support;
