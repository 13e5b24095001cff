//! Who stands where in a race.

use super::RaceInfo;
use crate::app::{App, AppError, PlayerId};
use crate::day::Day;
use crate::rules::RaceId;
use crate::store::{Entered, GuildId, Hide, Placed, Race, UnixMillis};

/// How many attempts a page of the standings has.
const PAGE: u32 = 10;

/// A page of a race's standings. They are provisional until the race is final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The race.
    pub race: RaceInfo,
    /// The attempts of the page in their order.
    pub rows: Vec<Placed>,
    /// The page, the first of which is 0.
    pub page: u32,
    /// How many pages there are, at least one.
    pub pages: u32,
    /// How many attempts there are.
    pub entered: Entered,
    /// The attempt of the player who asks.
    pub own: Option<Placed>,
}

impl App {
    /// The standings of today's race of a server, which is drawn if nobody looked at it before.
    ///
    /// # Errors
    /// Why it can't be done.
    pub async fn board_today(
        &self,
        guild: GuildId,
        viewer: PlayerId,
        now: UnixMillis,
    ) -> Result<Standings, AppError> {
        self.settle(guild, now).await?;
        let race = self.race_now(guild, now).await?;
        self.page_of(race, 0, viewer).await
    }

    /// A page of the standings of a race; the last one for a page that isn't there.
    ///
    /// # Errors
    /// [`AppError::UnknownRace`], or another reason.
    pub async fn standings(
        &self,
        race: RaceId,
        page: u32,
        viewer: PlayerId,
        now: UnixMillis,
    ) -> Result<Standings, AppError> {
        let guild = self.known_race(race).await?.drawn.guild;
        self.settle(guild, now).await?;
        self.page_of(self.known_race(race).await?, page, viewer)
            .await
    }

    /// The standings of a server's race of this day, or of the latest one whose day is over.
    ///
    /// # Errors
    /// [`AppError::NoRaceOn`] or [`AppError::NoRaceYet`] without such a race, or another reason.
    pub async fn results(
        &self,
        guild: GuildId,
        day: Option<Day>,
        viewer: PlayerId,
        now: UnixMillis,
    ) -> Result<Standings, AppError> {
        self.settle(guild, now).await?;
        let race = match day {
            Some(day) => self.store.race_on(guild, day).await?,
            None => self.latest_over(guild, now).await?,
        };
        let race = race.ok_or(day.map_or(AppError::NoRaceYet, AppError::NoRaceOn))?;
        self.page_of(race, 0, viewer).await
    }

    /// The days before today on which a server had races, the latest first, at most so many: for suggestions.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn days_raced(
        &self,
        guild: GuildId,
        most: u32,
        now: UnixMillis,
    ) -> Result<Vec<Day>, AppError> {
        let settings = self.store.server(guild).await?;
        let tomorrow = super::day::day_in(&settings.zone, now).next().next();
        let races = self.store.races_before(guild, tomorrow, most + 1).await?;
        let over = races.into_iter().filter(|race| race.drawn.ends_at <= now);
        let days = over.map(|race| race.drawn.day);
        Ok(days.take(most as usize).collect())
    }

    /// The day of a server's race that goes on; `None` if it isn't drawn.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn race_today(
        &self,
        guild: GuildId,
        now: UnixMillis,
    ) -> Result<Option<RaceInfo>, AppError> {
        let race = self.race_going_on(guild, now).await?;
        Ok(race.map(|race| RaceInfo::of(&race)))
    }

    /// Takes a player's attempt out of the standings, with a record of who did it. Says whether it was in them.
    ///
    /// # Errors
    /// [`AppError::NoAttempt`] without one, or another reason.
    pub async fn hide(
        &self,
        (race, player): (RaceId, PlayerId),
        by: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, AppError> {
        let attempt = self.store.attempt(race, player).await?;
        attempt.ok_or(AppError::NoAttempt)?;
        Ok(self.store.hide(race, player, by, now).await?)
    }

    /// Puts a hidden attempt back, with a record of who did it. Says whether it was hidden.
    ///
    /// # Errors
    /// [`AppError::NoAttempt`] without one, or another reason.
    pub async fn unhide(
        &self,
        (race, player): (RaceId, PlayerId),
        by: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, AppError> {
        let attempt = self.store.attempt(race, player).await?;
        attempt.ok_or(AppError::NoAttempt)?;
        Ok(self.store.unhide(race, player, by, now).await?)
    }

    /// Who hid whose attempt at a race and who put it back, the first one first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn hides(&self, race: RaceId) -> Result<Vec<Hide>, AppError> {
        Ok(self.store.hides(race).await?)
    }

    /// The race of a server on this day, or the one that goes on.
    ///
    /// # Errors
    /// [`AppError::NoRaceOn`] without such a race, or another reason.
    pub async fn race_of_day(
        &self,
        guild: GuildId,
        day: Option<Day>,
        now: UnixMillis,
    ) -> Result<RaceInfo, AppError> {
        let race = match day {
            Some(day) => {
                let race = self.store.race_on(guild, day).await?;
                race.ok_or(AppError::NoRaceOn(day))?
            }
            None => self.race_now(guild, now).await?,
        };
        Ok(RaceInfo::of(&race))
    }

    pub(super) async fn page_of(
        &self,
        race: Race,
        page: u32,
        viewer: PlayerId,
    ) -> Result<Standings, AppError> {
        let entered = self.store.entered(race.id).await?;
        let pages = entered.all.div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        Ok(Standings {
            rows: self.store.standings(race.id, page * PAGE, PAGE).await?,
            own: self.store.standing_of(race.id, viewer).await?,
            race: RaceInfo::of(&race),
            page,
            pages,
            entered,
        })
    }

    /// The latest race of a server whose day is over.
    pub(super) async fn latest_over(
        &self,
        guild: GuildId,
        now: UnixMillis,
    ) -> Result<Option<Race>, AppError> {
        let Some(latest) = self.store.latest_race(guild).await? else {
            return Ok(None);
        };
        if latest.drawn.ends_at <= now {
            return Ok(Some(latest));
        }
        let before = self.store.races_before(guild, latest.drawn.day, 1).await?;
        Ok(before.into_iter().next())
    }
}
