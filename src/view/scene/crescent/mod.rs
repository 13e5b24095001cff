//! The Crescent: what its picture shows, in either layout.

mod arc;
mod parts;
mod rows;

use super::{Deck, Layout, Scene};
use crate::cards::{Card, Rank};

pub use parts::CAPTION;

/// What is shown. Suits are in the order of [`Suit::ALL`](crate::cards::Suit::ALL).
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The piles 1 to 16, each from its bottom card to its top card. Up to [`TALLEST`] cards can all be read.
    pub piles: [&'a [Card]; 16],
    /// The top of each suit's ace foundation.
    pub ace_tops: [Rank; 4],
    /// The top of each suit's king foundation.
    pub king_tops: [Rank; 4],
    /// The top cards that can move.
    pub movable: Tops,
    /// The top cards that the last move brought there.
    pub last: Tops,
    /// How many shifts are left, at most `shifts`.
    pub shifts_left: u8,
    /// How many shifts the game has.
    pub shifts: u8,
    /// The captions.
    pub captions: Captions<'a>,
    /// The deck's colours.
    pub deck: Deck,
}

/// A yes or no for each card that lies on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tops {
    /// The piles 1 to 16.
    pub piles: [bool; 16],
    /// Each suit's ace foundation.
    pub aces: [bool; 4],
    /// Each suit's king foundation.
    pub kings: [bool; 4],
}

/// The captions, ready to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Captions<'a> {
    /// Names the row of moons, such as `shifts`; at most nine letters.
    pub shifts: &'a str,
    /// Such as `move 14`; at most nine letters.
    pub moves: &'a str,
    /// Such as `37 of 104 home`; at most fifteen letters.
    pub home: &'a str,
}

/// The height of the tallest pile of which every card can be read. Random play goes beyond it in one game of a
/// hundred; then indices are cut at their feet in the arc, and the rows leave cards out and say how many.
pub const TALLEST: usize = 16;

/// The least room between the canvas's sides and anything drawn.
pub const MARGIN: f32 = 8.0;

/// Lays the table out.
pub fn lay_out(table: &Table<'_>, layout: Layout) -> Scene {
    let mut items = Vec::with_capacity(256);
    match layout {
        Layout::Arc => arc::draw(&mut items, table),
        Layout::Rows => rows::draw(&mut items, table),
    }
    Scene {
        deck: table.deck,
        items,
    }
}

/// A count of cards or places, of which there are never more than 104, as a factor.
fn count(things: usize) -> f32 {
    u8::try_from(things).map_or(f32::from(u8::MAX), f32::from)
}
