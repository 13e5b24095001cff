//! Daily races on real files, on a clock that the tests set.

mod attempts;
mod days;
mod draws;
mod ladders;
mod old;
mod plans;
mod posts;
mod standings;
mod streaks;
mod support;
mod unranked;
