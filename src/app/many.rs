//! Entries that are added to a log together, all of them or none.

use super::{App, AppError, Loaded, Shown};
use crate::rules::{Entry, Game, Illegal, plain_finish};
use crate::store::{NewEntry, PlayedBy, StoreError, UnixMillis};
use crate::view::screen::Face;

impl App {
    /// Brings every card left home, each move an entry of the player's.
    pub(super) async fn finish(
        &self,
        mut loaded: Loaded,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let moves = plain_finish(loaded.game.table()).ok_or(AppError::NoFinish)?;
        let played = each(&loaded.game, moves.into_iter().map(Entry::Move));
        let played = played.map_err(|reason| loaded.illegal(reason))?;
        self.enter_all(&mut loaded, played, now).await?;
        self.settle_closed(&loaded, now).await?;
        Ok(loaded.shown(Face::Play(None)))
    }

    /// Adds entries of the player's to the log, each with the game after it, and goes on to the last.
    pub(super) async fn enter_all(
        &self,
        loaded: &mut Loaded,
        played: Vec<(Entry, Game)>,
        now: UnixMillis,
    ) -> Result<(), StoreError> {
        self.store
            .append_all(&entries(loaded, &played), now)
            .await?;
        for (entry, after) in played {
            loaded.game = after;
            loaded.went_on(entry, PlayedBy::Player, now);
        }
        Ok(())
    }
}

/// The entries one after the other, each with the game after it.
pub(super) fn each(
    game: &Game,
    entries: impl IntoIterator<Item = Entry>,
) -> Result<Vec<(Entry, Game)>, Illegal> {
    let mut after = game.clone();
    let enter = |entry| {
        after.enter(entry)?;
        Ok((entry, after.clone()))
    };
    entries.into_iter().map(enter).collect()
}

fn entries<'a>(loaded: &Loaded, played: &'a [(Entry, Game)]) -> Vec<NewEntry<'a>> {
    let game = loaded.stored.id;
    played
        .iter()
        .zip(loaded.seq..)
        .map(|(&(entry, ref after), seq)| NewEntry {
            game,
            seq,
            entry,
            played_by: PlayedBy::Player,
            after,
        })
        .collect()
}
