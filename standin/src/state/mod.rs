//! All that the stand-in knows, in one value behind one lock.

pub(crate) mod interaction;
pub(crate) mod post;
pub(crate) mod rights;
pub(crate) mod session;
pub(crate) mod shared;
pub(crate) mod world;

use std::collections::BTreeMap;

use serde_json::Value;

use self::{
    interaction::Interaction,
    post::Post,
    session::Session,
    world::{ChannelRecord, GuildRecord, UserRecord},
};
use crate::{
    breach::Breach,
    call::Call,
    faults::Orders,
    model::{
        command::Command,
        message::Message,
        snowflake::{Snowflake, Snowflakes},
    },
};

#[derive(Default)]
pub(crate) struct State {
    pub(crate) ids: Snowflakes,
    pub(crate) users: Vec<UserRecord>,
    pub(crate) guilds: Vec<GuildRecord>,
    pub(crate) channels: Vec<ChannelRecord>,
    /// As the bot sent them, with an id each.
    pub(crate) commands: Vec<Value>,
    pub(crate) posts: BTreeMap<Snowflake, Post>,
    pub(crate) interactions: BTreeMap<Snowflake, Interaction>,
    pub(crate) sessions: Vec<Session>,
    pub(crate) calls: Vec<Call>,
    pub(crate) breaches: Vec<Breach>,
    pub(crate) orders: Orders,
    pub(crate) readies: usize,
    pub(crate) resumes: usize,
    /// Commands were put while no bot was connected; the next session counts them as its own.
    pub(crate) put_before_ready: bool,
}

impl State {
    /// The registered commands.
    pub(crate) fn commands(&self) -> Vec<Command> {
        self.commands.iter().map(Command::read).collect()
    }

    /// A message as it stands.
    pub(crate) fn message(&self, id: Snowflake) -> Option<Message> {
        self.posts.get(&id).map(|post| self.snapshot(post))
    }

    /// The messages of a channel that `reader` may see, oldest first.
    pub(crate) fn messages(&self, channel: Snowflake, reader: Snowflake) -> Vec<Message> {
        let posts = self.posts.values();
        posts
            .filter(|post| post.channel == channel)
            .filter(|post| post.visible_to.is_none_or(|only| only == reader))
            .map(|post| self.snapshot(post))
            .collect()
    }

    fn snapshot(&self, post: &Post) -> Message {
        let asked_by = post.asked.as_ref().and_then(|asked| {
            let command = asked.command.clone()?;
            Some((self.user(asked.user)?.name.clone(), command))
        });
        post.snapshot(asked_by)
    }

    /// The interaction whose token this is.
    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.interactions
            .values()
            .find(|known| known.token == token)
    }
}
