//! A player's last games, and looking at one again.

use super::{App, AppError, PlayerId};
use crate::rules::GameId;
use crate::store::{self, Role, UnixMillis};
use crate::view::board::Board;
use crate::view::history::{History, Mark, PAGE, PastGame, PastRace, Slice};
use crate::view::screen::Face;

impl App {
    /// Some of a player's games that are over. Where nothing is newer than a game any more, the last ones.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn history(&self, player: PlayerId, slice: Slice) -> Result<History, AppError> {
        // One more than is shown tells whether there are others.
        let count = u32::try_from(PAGE).unwrap_or(u32::MAX).saturating_add(1);
        let found = self.store.history(player, stored(slice), count).await?;
        let more = found.len() > PAGE;
        if matches!(slice, Slice::NewerThan(_)) && !more {
            return Box::pin(self.history(player, Slice::Latest)).await;
        }
        let skip = match slice {
            Slice::NewerThan(_) => usize::from(more),
            Slice::Latest | Slice::OlderThan(_) => 0,
        };
        Ok(History {
            games: found.iter().skip(skip).take(PAGE).map(past).collect(),
            newer: match slice {
                Slice::Latest => false,
                Slice::OlderThan(_) => true,
                Slice::NewerThan(_) => more,
            },
            older: more || matches!(slice, Slice::NewerThan(_)),
        })
    }

    /// A game of the player's own as it stands, to be looked at.
    ///
    /// # Errors
    /// Why it can't be shown.
    pub async fn look(
        &self,
        player: PlayerId,
        game: GameId,
        now: UnixMillis,
    ) -> Result<Board, AppError> {
        let loaded = self.load(self.owned(player, game, now).await?).await?;
        Ok(loaded.shown(Face::Play(None)).board)
    }
}

fn stored(slice: Slice) -> store::Slice {
    let mark = |Mark { at, id }| store::Mark {
        at: UnixMillis(at),
        id,
    };
    match slice {
        Slice::Latest => store::Slice::Latest,
        Slice::OlderThan(from) => store::Slice::OlderThan(mark(from)),
        Slice::NewerThan(from) => store::Slice::NewerThan(mark(from)),
    }
}

fn past(past: &store::PastGame) -> PastGame {
    let game = &past.game;
    PastGame {
        mark: Mark {
            at: game.touched_at.0,
            id: game.id,
        },
        options: game.options,
        race: past.day.and_then(|day| match game.role {
            Role::Casual => None,
            Role::Attempt => Some(PastRace::Attempt(day)),
            Role::Practice => Some(PastRace::Practice(day)),
        }),
        deal: (!past.secret).then_some(game.deal),
        outcome: game.outcome,
        home: game.score,
        moves: game.moves,
    }
}
