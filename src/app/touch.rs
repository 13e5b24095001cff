//! Which game a player touched last, and where its board is.

use super::{App, AppError, BoardPlace, ChannelId, PlayerId};
use crate::rules::{GameId, GameKind};
use crate::store::StoreError;

impl App {
    /// The kind of the open casual game that the player touched last in this channel, else of the one touched last at
    /// all, else the first there is.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn kind_last_touched(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<GameKind, AppError> {
        let last = self.store.casual_last_touched(player, channel).await?;
        Ok(last.map_or(GameKind::ALL[0], |last| last.options.kind()))
    }

    /// Notes where the board of a game is shown now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note_place(&self, game: GameId, place: &BoardPlace) -> Result<(), StoreError> {
        self.store.note_place(game, place).await
    }

    /// Notes the message of a board that was noted without it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note_message(
        &self,
        game: GameId,
        place: &BoardPlace,
        message: u64,
    ) -> Result<(), StoreError> {
        self.store.note_message(game, place, message).await
    }

    /// Where the board of a game was shown last.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn place_of(&self, game: GameId) -> Result<Option<BoardPlace>, StoreError> {
        self.store.place_of(game).await
    }
}
