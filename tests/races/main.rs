//! Daily races on real files, on a clock that the tests set.

mod attempts;
mod beside;
mod days;
mod draws;
mod hides;
mod hours;
mod ladders;
mod old;
mod plans;
mod posts;
mod standings;
mod streaks;
mod support;
mod unranked;
