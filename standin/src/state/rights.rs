//! Roles, and what a member or the bot may do where.

use std::collections::BTreeMap;

use super::{State, world::Place};
use crate::{model::snowflake::Snowflake, settings::APPLICATION};

/// Discord's bits of what one may do.
pub(crate) mod bit {
    pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
    pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
    pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
    pub(crate) const ATTACH_FILES: u64 = 1 << 15;
    pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
    pub(crate) const MANAGE_ROLES: u64 = 1 << 28;
}

/// Everything that a channel can deny: what the bot may do unless a test takes some of it away.
pub(crate) const ALL: u64 = ((1 << 51) - 1) & !bit::ADMINISTRATOR;

/// A role of a server, `@everyone` apart.
#[derive(Clone, Debug)]
pub(crate) struct RoleRecord {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) permissions: u64,
    /// Whether anybody may ring at all who have it.
    pub(crate) mentionable: bool,
    /// Whether it stands above the bot's own, out of its reach.
    pub(crate) above_bot: bool,
}

/// Who has which roles of a server.
pub(crate) type Holders = BTreeMap<Snowflake, Vec<Snowflake>>;

impl State {
    /// What somebody may do in a place.
    pub(crate) fn permissions_of(&self, user: Snowflake, place: Place) -> u64 {
        let own = self.user(user).map_or(0, |user| user.permissions);
        let guild = place.guild().and_then(|guild| self.guild(guild));
        let roles = guild.into_iter().flat_map(|guild| {
            let held = guild.holders.get(&user).map_or(&[][..], Vec::as_slice);
            guild.roles.iter().filter(|role| held.contains(&role.id))
        });
        roles.fold(own, |all, role| all | role.permissions)
    }

    /// What the bot may do in a channel.
    pub(crate) fn bot_permissions(&self, channel: Snowflake) -> u64 {
        let Some(channel) = self.channel(channel) else {
            return 0;
        };
        let guild = channel.place.guild().and_then(|guild| self.guild(guild));
        let whole = guild.map_or(ALL, |guild| guild.bot_permissions);
        if whole & bit::ADMINISTRATOR == 0 {
            whole & !channel.denied_to_bot
        } else {
            ALL
        }
    }

    /// The roles at which a text rings: those it mentions, is allowed to, and may.
    pub(crate) fn rung(
        &self,
        channel: Snowflake,
        content: &str,
        allowed: &[Snowflake],
    ) -> Vec<Snowflake> {
        let guild = self.channel(channel).and_then(|found| found.place.guild());
        let guild = guild.and_then(|guild| self.guild(guild));
        let any = self.bot_permissions(channel) & bit::MENTION_EVERYONE != 0;
        let roles = guild.map_or(&[][..], |guild| guild.roles.as_slice());
        roles
            .iter()
            .filter(|role| content.contains(&format!("<@&{}>", role.id)))
            .filter(|role| allowed.contains(&role.id) && (any || role.mentionable))
            .map(|role| role.id)
            .collect()
    }

    /// The id of the bot's own role in a server: its own number, in a range that no other id is in.
    pub(crate) fn bots_role(guild: Snowflake) -> Snowflake {
        Snowflake(guild.0 ^ APPLICATION.0)
    }
}
