//! A position of Waning Moon that is copied without an allocation.

mod codes;
mod run;
mod state;
#[cfg(test)]
mod tests;
mod worth;

pub(crate) use self::run::MoonRun;
pub(crate) use self::worth::{WEIGHTS, Weights};
