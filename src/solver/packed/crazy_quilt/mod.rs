//! Crazy Quilt as the searches play it.

mod codes;
mod run;
mod state;
#[cfg(test)]
mod tests;

pub(crate) use self::run::CrazyQuiltRun;
