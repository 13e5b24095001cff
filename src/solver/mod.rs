//! What can be won, and what to play.
//!
//! Pure and deterministic: budgets count nodes, not time, and chance comes from the position alone.

mod chance;
mod follow;
mod greedy;
mod had;
mod hope;
mod hunt;
mod memory;
mod nrpa;
pub(crate) mod packed;
mod plan;
mod policy;
mod run;
mod search;
mod shorten;
mod solve;
mod vary;
mod walk;

pub use self::hope::{Hope, Past, hope};
pub use self::memory::Memory;
pub use self::policy::{Advice, auto};
pub use self::solve::{Budget, Solver, Verdict, solve};
