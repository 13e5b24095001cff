//! The daily posts: yesterday's standings and today's race, once when the day turns.

use super::{RaceInfo, Standings};
use crate::app::{App, AppError, ChannelId, PlayerId};
use crate::rules::RaceId;
use crate::store::{Race, ServerSettings, StoreError, Trouble, UnixMillis};

/// A post that is to be made now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostDue {
    /// The race that it announces.
    pub race: RaceInfo,
    /// Where it goes.
    pub channel: ChannelId,
    /// The id of the role that it mentions.
    pub role: Option<u64>,
    /// The first page of the standings of the race before, if there was one.
    pub before: Option<Standings>,
    /// The message's nonce, of which Discord is to be told that it is enforced. It is the same at each try.
    pub nonce: String,
}

/// Nobody: no player has this id.
const NOBODY: PlayerId = PlayerId(0);

impl App {
    /// The posts that are to be made now. Each is handed out until [`post_sent`](Self::post_sent) or
    /// [`post_refused`](Self::post_refused) tells what became of it, though for two minutes at most after it was
    /// [tried](Self::post_tried) first or [put off](Self::post_put_off): a bot that was killed while it posted can't
    /// know whether it did.
    ///
    /// What can't be read or drawn for one server keeps no other waiting: it is among them as an error.
    ///
    /// # Errors
    /// If the store fails for all.
    pub async fn posts_due(
        &self,
        now: UnixMillis,
    ) -> Result<Vec<Result<PostDue, AppError>>, AppError> {
        let mut due = Vec::new();
        for server in self.store.servers_to_post(now).await? {
            due.extend(self.make_post_due(server, now).await.err().map(Err));
        }
        for found in self.store.posts_due(now).await? {
            due.push(match found {
                Ok((race, channel)) => self.post(race, channel, now).await,
                Err(unread) => Err(unread.into()),
            });
        }
        Ok(due)
    }

    async fn make_post_due(
        &self,
        server: Result<ServerSettings, StoreError>,
        now: UnixMillis,
    ) -> Result<(), AppError> {
        let server = server?;
        let race = self.race_now(server.guild, now).await?;
        if let Some(channel) = server.channel {
            self.store.make_post_due(&race, channel).await?;
        }
        Ok(())
    }

    /// Notes that a post is tried now.
    ///
    /// # Errors
    /// If the store fails. The post must not be made then.
    pub async fn post_tried(&self, race: RaceId, now: UnixMillis) -> Result<(), AppError> {
        Ok(self.store.try_post(race, now).await?)
    }

    /// Notes the message of a post that was made.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn post_sent(&self, race: RaceId, message: u64) -> Result<(), AppError> {
        Ok(self.store.note_post(race, message).await?)
    }

    /// Notes that a post was certainly not made, by a fault that may pass: it is handed out again.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn post_put_off(&self, race: RaceId, now: UnixMillis) -> Result<(), AppError> {
        Ok(self.store.put_post_off(race, now).await?)
    }

    /// Switches a server's posts off, as they can't be made. Whoever next runs setup is told why.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn post_refused(&self, race: RaceId, trouble: Trouble) -> Result<(), AppError> {
        let guild = self.known_race(race).await?.drawn.guild;
        self.store.give_up_post(race).await?;
        Ok(self.store.switch_posts_off(guild, trouble).await?)
    }

    async fn post(
        &self,
        race: Race,
        channel: ChannelId,
        now: UnixMillis,
    ) -> Result<PostDue, AppError> {
        let drawn = &race.drawn;
        self.settle(drawn.guild, now).await?;
        let settings = self.store.server(drawn.guild).await?;
        let before = self.store.races_before(drawn.guild, drawn.day, 1).await?;
        let before = match before.into_iter().next() {
            Some(before) => Some(self.page_of(before, 0, NOBODY).await?),
            None => None,
        };
        Ok(PostDue {
            channel,
            role: settings.role,
            before,
            nonce: format!("lunette-race-{}", race.id),
            race: RaceInfo::of(&race),
        })
    }
}
