//! A position of Waning Moon that is copied without an allocation.

mod closure;
mod codes;
mod factors;
mod key;
mod known;
mod run;
mod sight;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod worth;

pub(crate) use self::closure::Closure;
pub(crate) use self::run::MoonRun;
pub(crate) use self::sight::{Sight, seen};
