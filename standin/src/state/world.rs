//! Who is there, and where they meet.

use super::{
    State,
    rights::{ALL, Holders, RoleRecord},
};
use crate::model::snowflake::Snowflake;

/// What an ordinary member may do: see, write, attach, use commands.
pub(crate) const MEMBER: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 31;

#[derive(Clone, Debug)]
pub(crate) struct UserRecord {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) permissions: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct GuildRecord {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) locale: String,
    /// Whether the bot was added to it.
    pub(crate) has_bot: bool,
    /// What the bot may do in it, where a channel doesn't deny it.
    pub(crate) bot_permissions: u64,
    pub(crate) roles: Vec<RoleRecord>,
    pub(crate) holders: Holders,
}

impl GuildRecord {
    pub(crate) fn give(&mut self, user: Snowflake, role: Snowflake) {
        let held = self.holders.entry(user).or_default();
        if !held.contains(&role) {
            held.push(role);
        }
    }

    pub(crate) fn take(&mut self, user: Snowflake, role: Snowflake) {
        let held = self.holders.entry(user).or_default();
        held.retain(|held| *held != role);
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ChannelRecord {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) place: Place,
    /// What it denies the bot of what its server lets it do.
    pub(crate) denied_to_bot: u64,
}

/// A channel of a server, somebody's direct messages with the bot, or direct messages without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Guild(Snowflake),
    Dm(Snowflake),
    Group,
}

impl Place {
    pub(crate) fn guild(self) -> Option<Snowflake> {
        match self {
            Self::Guild(guild) => Some(guild),
            Self::Dm(_) | Self::Group => None,
        }
    }
}

impl State {
    pub(crate) fn user(&self, id: Snowflake) -> Option<&UserRecord> {
        self.users.iter().find(|user| user.id == id)
    }

    pub(crate) fn user_mut(&mut self, id: Snowflake) -> Option<&mut UserRecord> {
        self.users.iter_mut().find(|user| user.id == id)
    }

    pub(crate) fn guild(&self, id: Snowflake) -> Option<&GuildRecord> {
        self.guilds.iter().find(|guild| guild.id == id)
    }

    pub(crate) fn guild_mut(&mut self, id: Snowflake) -> Option<&mut GuildRecord> {
        self.guilds.iter_mut().find(|guild| guild.id == id)
    }

    /// Whether the bot is in this place, rather than brought along by whoever installed it for themselves.
    pub(crate) fn has_bot(&self, place: Place) -> bool {
        match place {
            Place::Guild(guild) => self.guild(guild).is_some_and(|guild| guild.has_bot),
            Place::Dm(_) => true,
            Place::Group => false,
        }
    }

    pub(crate) fn channel(&self, id: Snowflake) -> Option<&ChannelRecord> {
        self.channels.iter().find(|channel| channel.id == id)
    }

    /// The user of this name, who joins if nobody has it yet.
    pub(crate) fn user_named(&mut self, name: &str) -> Snowflake {
        if let Some(user) = self.users.iter().find(|user| user.name == name) {
            return user.id;
        }
        let id = self.ids.next();
        self.users.push(UserRecord {
            id,
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            permissions: MEMBER,
        });
        id
    }

    /// The server of this name, and whether it is new.
    pub(crate) fn guild_named(&mut self, name: &str, has_bot: bool) -> (Snowflake, bool) {
        if let Some(guild) = self.guilds.iter().find(|guild| guild.name == name) {
            return (guild.id, false);
        }
        let id = self.ids.next();
        self.guilds.push(GuildRecord {
            id,
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            has_bot,
            bot_permissions: ALL,
            roles: Vec::new(),
            holders: Holders::new(),
        });
        (id, true)
    }

    /// The channel of this name in this place, and whether it is new.
    pub(crate) fn channel_named(&mut self, place: Place, name: &str) -> (Snowflake, bool) {
        let known = |channel: &&ChannelRecord| channel.place == place && channel.name == name;
        if let Some(channel) = self.channels.iter().find(known) {
            return (channel.id, false);
        }
        let id = self.ids.next();
        self.channels.push(ChannelRecord {
            id,
            name: name.to_owned(),
            place,
            denied_to_bot: 0,
        });
        (id, true)
    }
}
