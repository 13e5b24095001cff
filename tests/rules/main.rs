//! The rules, their notation and records, the deals, Auto, and the solver.

mod auto;
mod book;
mod cases;
mod counts;
mod data;
mod deals;
mod lines;
mod notation;
mod offered;
mod play;
mod properties;
mod record;
mod refusals;
mod solve;
mod solve_moon;
mod tables;
