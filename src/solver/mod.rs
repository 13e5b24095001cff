//! What to play: Auto, and the states it looks ahead in.
//!
//! Pure and deterministic: budgets count nodes, not time.

mod greedy;
pub(crate) mod packed;
mod plan;
mod policy;
mod search;

pub use self::policy::{Advice, auto};
