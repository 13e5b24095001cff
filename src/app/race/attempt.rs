//! One's own attempt at a race, practice after it, and what it came to.

use super::RaceInfo;
use crate::app::play::dealt;
use crate::app::{App, AppError, Loaded, PlayerId, Shown};
use crate::rules::RaceId;
use crate::store::{
    ATTEMPT_LASTS, GuildId, Placed, Race, Role, StoreError, StoredGame, Streak, UnixMillis,
};
use crate::view::screen::Face;

/// What comes of a wish to play today's race.
#[derive(Clone, Debug)]
pub enum Daily {
    /// The board of today's attempt: a new one, the open one, or the closed one.
    Shown(Box<Shown>),
    /// A question, as an earlier attempt is still open: whether to go on with that or begin today's.
    WhichOne {
        /// The race of the earlier attempt.
        earlier: Box<RaceInfo>,
        /// When that attempt is closed.
        closes_at: UnixMillis,
        /// Today's race.
        today: Box<RaceInfo>,
    },
}

/// What a closed attempt came to. Nothing of it tells of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCard {
    /// The race.
    pub race: RaceInfo,
    /// The attempt and its place; `None` if it is hidden.
    pub placed: Option<Placed>,
    /// How many attempts have a place so far.
    pub ranked: u32,
    /// The player's days in a row in this server, as they are now.
    pub streak: Streak,
}

impl App {
    /// Shows a player's attempt at today's race of a server, or begins it, unless an earlier one is still open.
    ///
    /// # Errors
    /// Why it can't be done. Nothing was changed then, but that the race may have been drawn.
    pub async fn daily_play(
        &self,
        guild: GuildId,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<Daily, AppError> {
        let today = self.race_now(guild, now).await?;
        if self.store.attempt(today.id, player).await?.is_none() {
            let store = &self.store;
            let earlier = store.earlier_attempt(guild, player, today.id, now).await?;
            if let Some(earlier) = earlier {
                return self.which_one(&earlier, &today).await;
            }
        }
        let shown = self.attempt_at(today, player, now).await?;
        Ok(Daily::Shown(Box::new(shown)))
    }

    /// Shows a player's attempt at today's race of a server, or begins it, whatever else is open.
    ///
    /// # Errors
    /// As [`daily_play`](Self::daily_play).
    pub async fn daily_begin(
        &self,
        guild: GuildId,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let today = self.race_now(guild, now).await?;
        self.attempt_at(today, player, now).await
    }

    /// Shows a player's own attempt at a race.
    ///
    /// # Errors
    /// [`AppError::UnknownRace`], [`AppError::RaceOver`] if the day is over and there is no attempt, or another reason.
    /// An attempt is begun if there is none and the race goes on.
    pub async fn daily_continue(
        &self,
        player: PlayerId,
        race: RaceId,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let race = self.known_race(race).await?;
        self.attempt_at(race, player, now).await
    }

    /// Shows a player's open game of practice on a race's deal, or begins one.
    ///
    /// # Errors
    /// [`AppError::AttemptFirst`] before the player's own attempt is closed, unless the race is final; or another
    /// reason. Nothing was changed then.
    pub async fn practice(
        &self,
        player: PlayerId,
        race: RaceId,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        let race = self.known_race(race).await?;
        let attempt = self.current_attempt(race.id, player, now).await?;
        let closed = attempt.is_some_and(|attempt| attempt.closed_at.is_some());
        if !closed && race.finished_at.is_none() {
            return Err(AppError::AttemptFirst);
        }
        if let Some(open) = self.store.open_practice(race.id, player).await? {
            let game = open.id;
            match self.load(open).await {
                // What can't go on makes room for another.
                Err(AppError::OtherRules(_) | AppError::Store(StoreError::Corrupt { .. })) => {
                    self.store.close_practice(game, now).await?;
                }
                loaded => return Ok(loaded?.shown(Face::Play(None))),
            }
        }
        self.begin_at(race, player, Role::Practice, now).await
    }

    /// What a player's closed attempt at a race came to.
    ///
    /// # Errors
    /// [`AppError::AttemptFirst`] without a closed attempt, or another reason.
    pub async fn result_card(
        &self,
        player: PlayerId,
        race: RaceId,
        now: UnixMillis,
    ) -> Result<ResultCard, AppError> {
        let race = self.known_race(race).await?;
        let attempt = self.current_attempt(race.id, player, now).await?;
        if attempt.is_none_or(|attempt| attempt.closed_at.is_none()) {
            return Err(AppError::AttemptFirst);
        }
        self.settle(race.drawn.guild, now).await?;
        let race = self.known_race(race.id).await?;
        Ok(ResultCard {
            placed: self.store.standing_of(race.id, player).await?,
            ranked: self.store.entered(race.id).await?.ranked,
            streak: self.store.streak(race.drawn.guild, player, now).await?,
            race: RaceInfo::of(&race),
        })
    }

    /// The race of this number.
    pub(super) async fn known_race(&self, race: RaceId) -> Result<Race, AppError> {
        let known = self.store.race(race).await?;
        known.ok_or(AppError::UnknownRace(race))
    }

    /// A game as it is now: an attempt whose 24 hours are over is closed.
    pub(in crate::app) async fn as_of(
        &self,
        stored: StoredGame,
        now: UnixMillis,
    ) -> Result<StoredGame, StoreError> {
        let expired = stored.role == Role::Attempt
            && stored.closed_at.is_none()
            && stored.started_at.0 + ATTEMPT_LASTS <= now.0;
        if !expired {
            return Ok(stored);
        }
        let closed = self.store.close_if_expired(stored.id, now).await?;
        Ok(closed.unwrap_or(stored))
    }

    /// The attempt of a player at a race as it is now.
    async fn current_attempt(
        &self,
        race: RaceId,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<Option<StoredGame>, AppError> {
        match self.store.attempt(race, player).await? {
            Some(attempt) => Ok(Some(self.as_of(attempt, now).await?)),
            None => Ok(None),
        }
    }

    /// The player's attempt at a race, begun if there is none and the race goes on.
    async fn attempt_at(
        &self,
        race: Race,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        if let Some(attempt) = self.current_attempt(race.id, player, now).await? {
            return Ok(self.load(attempt).await?.shown(Face::Play(None)));
        }
        if race.drawn.ends_at <= now {
            return Err(AppError::RaceOver);
        }
        self.begin_at(race, player, Role::Attempt, now).await
    }

    /// Begins a game on a race's deal. If another click was first, its game is shown.
    async fn begin_at(
        &self,
        race: Race,
        player: PlayerId,
        role: Role,
        now: UnixMillis,
    ) -> Result<Shown, AppError> {
        match self.store.begin_race_game(&race, player, role, now).await {
            Err(StoreError::AlreadyOpen) => {
                let open = match role {
                    Role::Attempt => self.store.attempt(race.id, player).await?,
                    _ => self.store.open_practice(race.id, player).await?,
                };
                let open = open.ok_or(StoreError::SeqTaken)?;
                Ok(self.load(open).await?.shown(Face::Play(None)))
            }
            begun => {
                let begun: Loaded = dealt(begun?, Some(race));
                Ok(begun.shown(Face::Play(None)))
            }
        }
    }

    async fn which_one(&self, earlier: &StoredGame, today: &Race) -> Result<Daily, AppError> {
        let race = earlier.race.ok_or(AppError::UnknownGame(earlier.id))?;
        Ok(Daily::WhichOne {
            earlier: Box::new(RaceInfo::of(&self.known_race(race).await?)),
            closes_at: UnixMillis(earlier.started_at.0 + ATTEMPT_LASTS),
            today: Box::new(RaceInfo::of(today)),
        })
    }
}
