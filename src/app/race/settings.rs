//! What a server sets for its races.

use super::RaceInfo;
use super::day::{begins, day_in, zone_name};
use crate::app::{App, AppError, ChannelId};
use crate::store::{GameChoice, GuildId, ServerSettings, UnixMillis};

/// What is to be changed; what isn't named stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    /// The name of a zone.
    pub zone: Option<String>,
    /// Which game the races are of.
    pub game: Option<GameChoice>,
    /// The channel of the daily post, in which the bot was found to be able to post. It switches the posts on.
    pub channel: Option<ChannelId>,
    /// Whom the post mentions.
    pub mention: Option<Mention>,
    /// Whether there are posts.
    pub posts: Option<Posts>,
}

/// Whom the daily post mentions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    /// The role of this id.
    Role(u64),
    /// Nobody.
    Nobody,
}

impl Mention {
    /// The id of the role, if it is one.
    pub const fn role(self) -> Option<u64> {
        match self {
            Self::Role(role) => Some(role),
            Self::Nobody => None,
        }
    }
}

/// Whether there is a daily post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posts {
    /// There is.
    On,
    /// There is none.
    Off,
}

/// The settings of a server, with when they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The settings after the change.
    pub settings: ServerSettings,
    /// Those before it. Their trouble is why the bot switched the posts off, if it did since the last change.
    pub before: ServerSettings,
    /// The race that goes on. A change of zone or game holds from its end; without one, at once.
    pub running: Option<RaceInfo>,
}

impl App {
    /// The settings of a server.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn settings(&self, guild: GuildId) -> Result<ServerSettings, AppError> {
        Ok(self.store.server(guild).await?)
    }

    /// Changes the settings of a server. A trouble with the posts is told once: in `before`.
    ///
    /// # Errors
    /// [`AppError::UnknownZone`], or [`AppError::NoChannel`] if posts are switched on that have nowhere to go. Nothing
    /// was changed then.
    pub async fn set_up(
        &self,
        guild: GuildId,
        change: SettingsChange,
        now: UnixMillis,
    ) -> Result<Setup, AppError> {
        let before = self.store.server(guild).await?;
        let running = self.race_going_on(guild, now).await?;
        let mut settings = changed(before.clone(), change)?;
        let overdue = before.next_post_at.filter(|&at| at <= now);
        settings.next_post_at = settings.posts.then(|| {
            let turns = || begins(&settings.zone, day_in(&settings.zone, now).next());
            let ends_at = running.as_ref().map(|race| race.drawn.ends_at);
            overdue.or(ends_at).unwrap_or_else(turns)
        });
        self.store.set_server(&settings).await?;
        Ok(Setup {
            settings,
            before,
            running: running.map(|race| RaceInfo::of(&race)),
        })
    }
}

fn changed(old: ServerSettings, change: SettingsChange) -> Result<ServerSettings, AppError> {
    let zone = match change.zone {
        Some(name) => zone_name(&name).ok_or(AppError::UnknownZone(name))?,
        None => old.zone,
    };
    let channel = change.channel.or(old.channel);
    let posts = match change.posts {
        Some(posts) => posts == Posts::On,
        None => old.posts || change.channel.is_some(),
    };
    if posts && channel.is_none() {
        return Err(AppError::NoChannel);
    }
    Ok(ServerSettings {
        guild: old.guild,
        zone,
        game: change.game.unwrap_or(old.game),
        channel,
        role: change.mention.map_or(old.role, Mention::role),
        posts,
        trouble: None,
        next_post_at: old.next_post_at,
    })
}
