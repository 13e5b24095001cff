//! Servers and their channels.

use std::sync::Arc;

use serde_json::json;

use crate::{
    model::{message::Message, snowflake::Snowflake},
    person::User,
    state::{shared::Shared, world::Place},
    wire,
};

/// A server. Clones are the same one.
#[derive(Clone)]
pub struct Guild {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Snowflake,
}

/// A channel of a server, or direct messages. Clones are the same one.
#[derive(Clone)]
pub struct Channel {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Snowflake,
}

impl Guild {
    /// Its id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The channel of this name, made if there is none.
    pub fn channel(&self, name: &str) -> Channel {
        let id = self.shared.change(|state| {
            let (id, new) = state.channel_named(Place::Guild(self.id), name);
            if new && state.has_bot(Place::Guild(self.id)) {
                let channel = wire::channel(state, id);
                state.dispatch("CHANNEL_CREATE", &channel);
            }
            id
        });
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Sets the language of the server, such as `de`.
    #[must_use]
    pub fn speaking(self, locale: &str) -> Self {
        self.shared.change(|state| {
            if let Some(guild) = state.guild_mut(self.id) {
                locale.clone_into(&mut guild.locale);
            }
        });
        self
    }

    /// Lets the bot do only this in the server, by Discord's bits.
    pub fn permit_bot(&self, bits: u64) {
        self.shared.change(|state| {
            if let Some(guild) = state.guild_mut(self.id) {
                guild.bot_permissions = bits;
            }
        });
    }

    /// Throws the bot out of the server.
    pub fn leave(self) {
        self.shared.change(|state| {
            state.guilds.retain(|guild| guild.id != self.id);
            state
                .channels
                .retain(|channel| channel.place != Place::Guild(self.id));
            state.dispatch("GUILD_DELETE", &json!({"id": self.id}));
        });
    }
}

impl Channel {
    /// Its id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The messages `reader` sees here, oldest first.
    pub fn messages(&self, reader: &User) -> Vec<Message> {
        self.shared.read(|state| state.messages(self.id, reader.id))
    }

    /// Denies the bot this here, by Discord's bits (1024 is to see it, 2048 to post), and nothing else.
    pub fn deny_bot(&self, bits: u64) {
        self.shared.change(|state| {
            let channel = state.channels.iter_mut().find(|found| found.id == self.id);
            if let Some(channel) = channel {
                channel.denied_to_bot = bits;
            }
            let place = state.channel(self.id).map(|channel| channel.place);
            if place.is_some_and(|place| state.has_bot(place)) {
                let changed = wire::channel(state, self.id);
                state.dispatch("CHANNEL_UPDATE", &changed);
            }
        });
    }

    /// Deletes the channel, so that the bot finds it gone.
    pub fn delete(self) {
        self.shared.change(|state| {
            let gone = wire::channel(state, self.id);
            let place = state.channel(self.id).map(|channel| channel.place);
            state.channels.retain(|channel| channel.id != self.id);
            state.posts.retain(|_, post| post.channel != self.id);
            if place.is_some_and(|place| state.has_bot(place)) {
                state.dispatch("CHANNEL_DELETE", &gone);
            }
        });
    }
}

impl std::fmt::Debug for Guild {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Guild").field(&self.id).finish()
    }
}

impl std::fmt::Debug for Channel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Channel").field(&self.id).finish()
    }
}
