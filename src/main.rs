//! Lunette
fn main() {}
