//! Giving roles to members, and taking them away.

use super::{Reply, error::ApiError, route::RoleDeed};
use crate::{
    model::snowflake::Snowflake,
    state::{State, rights::bit},
};

/// Gives somebody a role, or takes it away.
pub(super) fn role(
    state: &mut State,
    guild: Snowflake,
    (user, role): (Snowflake, Snowflake),
    deed: RoleDeed,
) -> Result<Reply, ApiError> {
    let known = state.guild(guild).filter(|guild| guild.has_bot);
    let known = known.ok_or_else(ApiError::missing_access)?;
    let found = known.roles.iter().find(|found| found.id == role);
    let found = found.ok_or_else(|| ApiError::unlucky(404, 10011, "Unknown Role"))?;
    if state.user(user).is_none() {
        return Err(ApiError::unlucky(404, 10007, "Unknown Member"));
    }
    let may = known.bot_permissions & (bit::MANAGE_ROLES | bit::ADMINISTRATOR) != 0;
    if !may || found.above_bot {
        return Err(ApiError::missing_permissions());
    }
    if let Some(guild) = state.guild_mut(guild) {
        match deed {
            RoleDeed::Give => guild.give(user, role),
            RoleDeed::Take => guild.take(user, role),
        }
    }
    Ok(Reply::NoContent)
}
