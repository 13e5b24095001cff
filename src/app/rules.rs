//! Which rules a player asks about.

use super::{App, AppError, ChannelId, PlayerId};
use crate::rules::{GameKind, Options};

/// What `/rules` was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesRequest {
    /// Those of the game last touched, or of the first game there is.
    Last,
    /// Those of this game: of the open one of its kind, or its default.
    Of(GameKind),
    /// These.
    Exactly(Options),
}

impl App {
    /// The options whose rules are to be told.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn rules(
        &self,
        player: PlayerId,
        channel: ChannelId,
        request: RulesRequest,
    ) -> Result<Options, AppError> {
        let (open, kind) = match request {
            RulesRequest::Exactly(options) => return Ok(options),
            RulesRequest::Of(kind) => (self.store.open_game(player, kind).await?, kind),
            RulesRequest::Last => {
                let last = self.store.last_touched(player, channel).await?;
                (last, GameKind::ALL[0])
            }
        };
        Ok(open.map_or(Options::default_of(kind), |open| open.options))
    }
}
