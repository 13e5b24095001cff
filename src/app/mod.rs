//! The use cases: what happens when a player runs a command or presses a control.
//!
//! Each loads the record, applies what was asked, appends it, and says what the player is to be shown. The time is
//! passed in, and nothing is kept in memory from one click to the next but what Auto has searched, which only saves
//! time.

mod act;
mod chance;
mod error;
mod history;
mod many;
mod more;
mod play;
mod pool;
pub mod race;
mod rules;
mod shipped;
mod stats;
mod touch;
mod typed;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, Semaphore};

pub use self::error::AppError;
pub use self::play::PlayRequest;
pub use self::pool::{DealSearch, Lack, Sought};
pub use self::rules::RulesRequest;

use crate::rules::{Entry, Game, Illegal, RULES_VERSION};
use crate::solver::Memory;
use crate::store::derived::Step;
use crate::store::{
    ATTEMPT_LASTS, NewEntry, PlayedBy, Race, Role, Store, StoreError, StoredGame, UnixMillis,
};
use crate::view::action::{Action, Press};
use crate::view::board::{Board, Origin, RaceGame};
use crate::view::scene::Layout;
use crate::view::screen::Face;

pub use crate::store::{BoardPlace, ChannelId, PlayerId};

/// The game, as the players' wishes reach it.
#[derive(Clone, Debug)]
pub struct App {
    store: Store,
    memory: Arc<Memory>,
    /// One search for a game's chances runs at a time: they may wait, and moves must not wait for them.
    chances: Arc<Semaphore>,
    /// One race is drawn at a time.
    draws: Arc<Mutex<()>>,
}

/// A board to show.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The game.
    pub board: Board,
    /// What stands under it.
    pub face: Face,
    /// Where it goes.
    pub place: Place,
}

/// Where a board goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the message whose control was pressed. After a command there is none, and it goes on a message of its own.
    InPlace,
    /// On a message of its own: the one whose control was pressed keeps a finished game.
    Fresh,
    /// On a message of its own, and the one that had it before loses its controls.
    Anew,
}

impl App {
    /// The use cases over these records.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            memory: Arc::default(),
            chances: Arc::new(Semaphore::new(1)),
            draws: Arc::default(),
        }
    }

    /// Does what a control asks for.
    ///
    /// # Errors
    /// Why it can't be done. Nothing was changed then.
    pub async fn act(
        &self,
        player: PlayerId,
        action: Action,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        match action {
            Action::Board { game, seq, press } => self.press(player, game, seq, press, now).await,
            Action::SetAside { game, wanted } => self.set_aside(player, game, wanted, now).await,
            Action::Deal(wanted) => self.play_deal(player, wanted, now).await,
            Action::Race(_) => Err(AppError::NoServer),
            Action::Page(_) => Err(AppError::NoBoard),
        }
    }

    /// The game folded from its log, with the race that it belongs to.
    async fn load(&self, stored: StoredGame) -> Result<Loaded, AppError> {
        let race = match stored.race {
            Some(id) => self.store.race(id).await?,
            None => None,
        };
        if stored.rules_version != RULES_VERSION {
            return Err(AppError::OtherRules(Box::new(stored)));
        }
        let entries = self.store.entries(&stored).await?;
        let seq = u32::try_from(entries.len()).expect("a log has fewer than 2³² entries");
        let game = stored
            .record(entries)
            .replay()
            .map_err(|fault| StoreError::Corrupt {
                game: stored.id,
                options: Some(stored.options),
                what: fault.to_string(),
            })?;
        Ok(Loaded {
            stored,
            seq,
            game,
            race,
        })
    }
}

/// A game that was loaded whole.
struct Loaded {
    stored: StoredGame,
    seq: u32,
    game: Game,
    race: Option<Race>,
}

impl Loaded {
    fn is_closed(&self) -> bool {
        self.stored.closed_at.is_some() || !self.game.is_open()
    }

    fn shown(self, face: Face) -> Shown {
        // A race looks at moves only.
        let last = match self.stored.role {
            Role::Attempt => self.stored.moved_at.unwrap_or(self.stored.started_at),
            Role::Casual | Role::Practice => self.stored.touched_at,
        };
        // The clock may have been set back, and a damaged row may say anything.
        let time = last.0.saturating_sub(self.stored.started_at.0);
        Shown {
            board: Board {
                par: self.stored.par,
                closed: self.is_closed(),
                id: self.stored.id,
                seq: self.seq,
                options: self.stored.options,
                origin: origin(&self.stored, self.race.as_ref()),
                // A name that a later version wrote is shown as the first one.
                layout: Layout::from_key(&self.stored.layout).unwrap_or_default(),
                time: Duration::from_millis(u64::try_from(time).unwrap_or_default()),
                game: self.game,
            },
            face,
            place: Place::InPlace,
        }
    }

    /// Whether it is an attempt at a daily race that can go on.
    fn is_open_attempt(&self) -> bool {
        self.stored.role == Role::Attempt && !self.is_closed()
    }

    /// Whether it is an attempt at a daily race that can go on and that nothing has helped with so far.
    fn is_ranked(&self) -> bool {
        self.is_open_attempt() && self.stored.assisted == 0
    }

    /// Takes over what an entry that was added made of the row.
    fn went_on(&mut self, entry: Entry, played_by: PlayedBy, now: UnixMillis) {
        let step = Step::of(entry, played_by, &self.game, now);
        self.seq += 1;
        self.stored.race_moves += step.race_moves;
        self.stored.assisted += step.assisted;
        self.stored.moved_at = step.moved_at.or(self.stored.moved_at);
        self.stored.touched_at = step.touched_at;
    }

    /// That an entry can't be added to the log as it is.
    fn illegal(&self, reason: Illegal) -> AppError {
        AppError::Illegal {
            reason,
            table: Box::new(self.game.table().clone()),
        }
    }

    fn entry(&self, entry: Entry, played_by: PlayedBy) -> NewEntry<'_> {
        NewEntry {
            game: self.stored.id,
            seq: self.seq,
            entry,
            played_by,
            after: &self.game,
        }
    }
}

/// What a game was dealt for, with no word of a deal that is a secret yet.
fn origin(stored: &StoredGame, race: Option<&Race>) -> Origin {
    let Some(race) = race else {
        return Origin::Casual(stored.deal);
    };
    let game = RaceGame {
        race: race.id,
        day: race.drawn.day,
        deal: race.finished_at.map(|_| stored.deal),
        proven: race.drawn.proven,
        closes_at: (stored.started_at.0 + ATTEMPT_LASTS).div_euclid(1_000),
        race_moves: stored.race_moves,
        assisted: stored.assisted > 0,
    };
    match stored.role {
        Role::Practice => Origin::Practice(game),
        Role::Attempt | Role::Casual => Origin::Attempt(game),
    }
}

/// Whether the press only asks or lists, and leaves the log as it is.
const fn only_asks(press: Press) -> bool {
    matches!(
        press,
        Press::ChooseCard(_) | Press::Back | Press::AskNew | Press::AskGiveUp | Press::Type
    )
}
