//! Moves that are typed.

use super::{App, AppError, Loaded, PlayerId, Shown};
use crate::rules::{Entry, Game, GameId};
use crate::store::{ChannelId, StoreError, StoredGame, UnixMillis};
use crate::view::board::Notice;
use crate::view::screen::Face;
use crate::view::typed::{Completion, Step, Stop, Why, complete, entry, read};

impl App {
    /// Plays what a player typed without naming a game: in the one last touched, up to the first move that can't be
    /// played.
    ///
    /// # Errors
    /// [`AppError::NothingOpen`] without an open game, [`AppError::Unplayed`] if not even the first move can be
    /// played, or another reason. Nothing was changed then.
    pub async fn type_moves(
        &self,
        player: PlayerId,
        channel: ChannelId,
        text: &str,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let open = self.store.last_touched(player, channel).await?;
        let open = open.ok_or(AppError::NothingOpen)?;
        let loaded = self.load(self.as_of(open, now).await?).await?;
        if loaded.is_closed() {
            return Ok(loaded.shown(Face::Play(Some(Notice::Finished))));
        }
        self.type_on(loaded, text, now).await
    }

    /// Plays what a player typed into the form of a board as it was when its log had `seq` entries.
    ///
    /// # Errors
    /// As [`type_moves`](Self::type_moves).
    pub async fn submit(
        &self,
        player: PlayerId,
        (id, seq): (GameId, u32),
        text: &str,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let loaded = self.load(self.owned(player, id, now).await?).await?;
        if loaded.is_closed() {
            Ok(loaded.shown(Face::Play(Some(Notice::Finished))))
        } else if loaded.seq == seq {
            self.type_on(loaded, text, now).await
        } else {
            Ok(loaded.shown(Face::Play(Some(Notice::TypedTooLate))))
        }
    }

    /// How a text can go on that a player types without naming a game; `None` if it can't, or without an open game.
    ///
    /// # Errors
    /// If the game can't be loaded.
    pub async fn complete(
        &self,
        player: PlayerId,
        channel: ChannelId,
        text: &str,
    ) -> Result<Option<Completion>, AppError> {
        let Some(open) = self.store.last_touched(player, channel).await? else {
            return Ok(None);
        };
        let kind = open.options.kind();
        let loaded = self.load(open).await?;
        Ok(complete(kind, &loaded.game, text))
    }

    async fn type_on(
        &self,
        mut loaded: Loaded,
        text: &str,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let steps = read(loaded.stored.options.kind(), text);
        let (played, stop) = play(&loaded.game, &steps);
        if let (true, Some(stop)) = (played.is_empty(), &stop) {
            return Err(AppError::Unplayed(Box::new(stop.clone())));
        }
        let notice = notice(played.len(), stop);
        match self.enter_all(&mut loaded, played, now).await {
            // Another click was first: the player is shown what it led to.
            Err(StoreError::SeqTaken) => {
                let StoredGame { player, id, .. } = loaded.stored;
                let loaded = self.load(self.owned(player, id, now).await?).await?;
                return Ok(loaded.shown(Face::Play(Some(Notice::TypedTooLate))));
            }
            done => done?,
        }
        self.settle_closed(&loaded, now).await?;
        Ok(loaded.shown(Face::Play(notice)))
    }
}

/// The entries that can be played one after the other, each with the game after it, and where that ends early.
fn play(game: &Game, steps: &[Step]) -> (Vec<(Entry, Game)>, Option<Stop>) {
    let mut played: Vec<(Entry, Game)> = Vec::new();
    for step in steps {
        let game = played.last().map_or(game, |(_, after)| after);
        match play_one(game, step) {
            Ok(next) => played.push(next),
            Err(why) => {
                let stop = Stop {
                    played: played.len(),
                    of: steps.len(),
                    typed: step.typed.clone(),
                    why,
                };
                return (played, Some(stop));
            }
        }
    }
    (played, None)
}

fn play_one(game: &Game, step: &Step) -> Result<(Entry, Game), Why> {
    let refused = |reason| Why::Refused(reason, Box::new(game.table().clone()));
    let wish = step.wish.clone().map_err(Why::Unread)?;
    let entry = entry(game, wish).map_err(refused)?;
    let mut after = game.clone();
    after
        .enter(entry)
        .map_err(|reason| refused(reason.into()))?;
    Ok((entry, after))
}

/// What is said over the board: nothing about a single move, which the board shows.
fn notice(played: usize, stop: Option<Stop>) -> Option<Notice> {
    match stop {
        Some(stop) => Some(Notice::TypedStopped(Box::new(stop))),
        None if played > 1 => Some(Notice::TypedPlayed(played)),
        None => None,
    }
}
