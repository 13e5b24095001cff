//! Daily races: what their buttons do, and what the time does to them.

mod controls;
mod convert;
mod post;
mod remind;
mod upkeep;

pub(super) use self::controls::{Pressed, act, form, play, show_standings};
pub(super) use self::convert::seconds;
pub(super) use self::post::{Refused, announce};
pub(super) use self::remind::permits_too_much;
pub(super) use self::upkeep::keep_races;

use serenity::all::{AuthorizingIntegrationOwners, GuildId};

use super::place::is_servers;
use crate::app::AppError;
use crate::app::race;

/// The server whose races are meant: the one that this comes from, if the bot was added to it.
pub(super) fn server(
    guild: Option<GuildId>,
    owners: &AuthorizingIntegrationOwners,
) -> Result<race::GuildId, AppError> {
    let guild = guild.filter(|_| is_servers(owners));
    let guild = guild.ok_or(AppError::NoServer)?;
    Ok(race::GuildId(guild.get()))
}
