//! What **More** offers.

use tokio::task::spawn_blocking;

use super::act::resume;
use super::many::each;
use super::{App, AppError, Loaded, Place, Shown};
use crate::rules::Entry;
use crate::solver::{Hope, Past, hope};
use crate::store::UnixMillis;
use crate::view::board::{Chances, Way};
use crate::view::screen::Face;

impl App {
    /// Says whether the game can be won from where it is now, as thought out on a thread that others don't wait for.
    pub(super) async fn could_win(&self, loaded: Loaded) -> Shown {
        let game = loaded.game.clone();
        // It is never closed.
        let turn = self.chances.acquire().await;
        let thought = spawn_blocking(move || hope(&game)).await;
        drop(turn);
        let found = thought.unwrap_or_else(|fault| resume(fault));
        loaded.shown(Face::Chances(chances(found)))
    }

    /// Takes so many moves back, each by an entry, and shows the board on a message of its own: the control was on a
    /// panel beside it.
    pub(super) async fn go_back(
        &self,
        mut loaded: Loaded,
        undos: u32,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let count = usize::try_from(undos).unwrap_or(usize::MAX);
        // A log has no more moves to take back than it has entries, whatever a control says.
        let count = count.min(loaded.game.line().len() + 1);
        let played = each(&loaded.game, vec![Entry::Undo; count]);
        let played = played.map_err(|reason| loaded.illegal(reason))?;
        self.enter_all(&mut loaded, played, now).await?;
        let mut shown = loaded.shown(Face::Play(None));
        shown.place = Place::Anew;
        Ok(shown)
    }
}

fn chances(hope: Hope) -> Chances {
    let way = |past: Past| Way {
        undos: past.undos,
        last: past.last,
    };
    match hope {
        Hope::Open => Chances::Open,
        Hope::Lost(past) => Chances::Lost(past.map(way)),
        Hope::Unknown => Chances::Unknown,
        Hope::FaceDown => Chances::FaceDown,
    }
}
