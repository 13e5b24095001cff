//! Roles of a server.

use std::sync::Arc;

use serde_json::json;

use crate::{
    model::snowflake::Snowflake,
    person::User,
    place::Guild,
    state::{State, rights::RoleRecord, shared::Shared},
    wire,
};

/// A role of a server. Clones are the same one.
#[derive(Clone)]
pub struct Role {
    shared: Arc<Shared>,
    guild: Snowflake,
    id: Snowflake,
}

impl Guild {
    /// The role of this name, made if there is none. It is mentionable, and stands below the bot's own.
    pub fn role(&self, name: &str) -> Role {
        let id = self.shared.change(|state| {
            let known = state.guild(self.id).and_then(|guild| {
                let mut roles = guild.roles.iter();
                roles.find(|role| role.name == name).map(|role| role.id)
            });
            known.unwrap_or_else(|| make(state, self.id, name))
        });
        Role {
            shared: Arc::clone(&self.shared),
            guild: self.id,
            id,
        }
    }
}

fn make(state: &mut State, guild: Snowflake, name: &str) -> Snowflake {
    let role = RoleRecord {
        id: state.ids.next(),
        name: name.to_owned(),
        permissions: 0,
        mentionable: true,
        above_bot: false,
    };
    let id = role.id;
    if let Some(guild) = state.guild_mut(guild) {
        guild.roles.push(role);
    }
    tell(state, guild, id, "GUILD_ROLE_CREATE");
    id
}

/// Tells the bots of a role, if the bot is in its server.
fn tell(state: &mut State, guild: Snowflake, role: Snowflake, event: &str) {
    let found = state.guild(guild).filter(|guild| guild.has_bot);
    let found = found.and_then(|guild| guild.roles.iter().find(|found| found.id == role));
    if let Some(role) = found.map(wire::role) {
        state.dispatch(event, &json!({"guild_id": guild, "role": role}));
    }
}

impl Role {
    /// Its id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Permits those who have it this, by Discord's bits (32 is to manage the server).
    #[must_use]
    pub fn with_permissions(self, bits: u64) -> Self {
        self.set(|role| role.permissions |= bits)
    }

    /// Lets only those mention it who may mention everyone.
    #[must_use]
    pub fn unmentionable(self) -> Self {
        self.set(|role| role.mentionable = false)
    }

    /// Puts it above the bot's own role, so that the bot can't give or take it.
    #[must_use]
    pub fn above_bot(self) -> Self {
        self.set(|role| role.above_bot = true)
    }

    /// Gives it to somebody.
    pub fn give(&self, user: &User) {
        self.shared.change(|state| {
            if let Some(guild) = state.guild_mut(self.guild) {
                guild.give(user.id, self.id);
            }
        });
    }

    /// Whether somebody has it.
    pub fn is_of(&self, user: &User) -> bool {
        self.shared.read(|state| {
            let guild = state.guild(self.guild);
            let held = guild.and_then(|guild| guild.holders.get(&user.id));
            held.is_some_and(|held| held.contains(&self.id))
        })
    }

    /// Deletes it, so that the bot finds it gone.
    pub fn delete(self) {
        self.shared.change(|state| {
            let Some(guild) = state.guild_mut(self.guild) else {
                return;
            };
            guild.roles.retain(|role| role.id != self.id);
            let holders = guild.holders.values_mut();
            holders.for_each(|held| held.retain(|role| *role != self.id));
            if guild.has_bot {
                let gone = json!({"guild_id": self.guild, "role_id": self.id});
                state.dispatch("GUILD_ROLE_DELETE", &gone);
            }
        });
    }

    fn set(self, change: impl FnOnce(&mut RoleRecord)) -> Self {
        self.shared.change(|state| {
            let guild = state.guild_mut(self.guild);
            let role =
                guild.and_then(|guild| guild.roles.iter_mut().find(|role| role.id == self.id));
            if let Some(role) = role {
                change(role);
            }
            tell(state, self.guild, self.id, "GUILD_ROLE_UPDATE");
        });
        self
    }
}

impl std::fmt::Debug for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Role").field(&self.id).finish()
    }
}
