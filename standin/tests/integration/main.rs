//! The stand-in, tried by a small serenity bot and by requests made by hand.

mod answers;
mod bodies;
mod bot;
mod checks;
mod faults;
mod gateway;
mod limits;
mod page;
mod places;
mod raw;
mod rights;
mod wrong;
