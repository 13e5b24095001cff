//! A walk through every position that can be reached: the only way to know that a game is lost.

use std::collections::HashSet;

use super::run::{ALL_HOME, Code, Run};

/// How much the positions seen and those on the way may take, in bytes.
const ROOM: usize = 768 << 20;
/// What a key takes beside itself: the slice's address and length, the table's load, the allocator's header.
const BESIDE: usize = 48;

/// How a walk stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// There is more to see.
    GoesOn,
    /// These codes bring all cards home.
    Won(Vec<Code>),
    /// Every position was seen, and none is won.
    Lost,
    /// There is no room for more.
    OutOfRoom,
}

/// A position on the way, and what is still to try there.
struct Stop<S> {
    state: S,
    codes: Vec<Code>,
    next: usize,
}

impl<S> Stop<S> {
    /// How much it takes, in bytes.
    const fn room(&self) -> usize {
        size_of::<Self>() + size_of::<Code>() * self.codes.capacity()
    }
}

/// A depth-first walk. Positions are told apart by their full keys, never by a hash alone.
pub(crate) struct Walk<G: Run> {
    seen: HashSet<Box<[u8]>>,
    way: Vec<Stop<G::State>>,
    room: usize,
}

impl<G: Run> Walk<G> {
    /// A walk from where the game is.
    pub(crate) fn new(game: &G) -> Self {
        let mut walk = Self {
            seen: HashSet::new(),
            way: Vec::new(),
            room: ROOM,
        };
        walk.enter(game);
        walk
    }

    /// Tries one code.
    pub(crate) fn step(&mut self, game: &mut G) -> Standing {
        let Some(stop) = self.way.last_mut() else {
            return Standing::Lost;
        };
        let Some(&code) = stop.codes.get(stop.next) else {
            self.room += stop.room();
            self.way.pop();
            return Standing::GoesOn;
        };
        stop.next += 1;
        game.put(&stop.state);
        game.play(code);
        if game.score() == ALL_HOME {
            let tried = |stop: &Stop<G::State>| stop.codes[stop.next - 1];
            return Standing::Won(self.way.iter().map(tried).collect());
        }
        self.enter(game)
    }

    /// Goes on from here, if this is new.
    fn enter(&mut self, game: &G) -> Standing {
        let key = game.key();
        let key_room = key.len() + BESIDE;
        if !self.seen.insert(key) {
            return Standing::GoesOn;
        }
        let mut codes = Vec::new();
        game.every(&mut codes);
        let stop = Stop {
            state: game.state(),
            codes,
            next: 0,
        };
        let Some(room) = self.room.checked_sub(key_room + stop.room()) else {
            return Standing::OutOfRoom;
        };
        self.room = room;
        self.way.push(stop);
        Standing::GoesOn
    }
}
