//! The real bot, run by people through the stand-in.

mod assist;
mod auto;
mod check;
mod clicks;
mod daily;
mod damaged;
mod faults;
mod games;
mod kills;
mod layout;
mod pages;
mod places;
mod players;
mod pool;
mod restart;
mod start;
mod stocks;
mod store;
mod support;
mod typed;
