//! The store on a real file: what it keeps, and what it says when the file is in a bad way.

mod faults;
mod games;
mod history;
mod layout;
mod migrations;
mod pool;
mod stats;
mod sums;
mod support;
