//! **Remind me**: the role that the daily post mentions, given and taken.

use serenity::all::{Error, GuildId, Http, Permissions, RoleId, UserId};
use tracing::warn;

use super::controls::Pressed;
use crate::app::AppError;
use crate::app::race;
use crate::discord::Bot;
use crate::discord::fault::{self, describe};
use crate::discord::gate::Answer;
use crate::view::screen;
use crate::view::text::fill;

/// What a role that anybody can have by a button must not permit.
const TOO_MUCH: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::VIEW_AUDIT_LOG);

/// Whether a role permits more than anybody should have by a button.
pub(in crate::discord) const fn permits_too_much(permissions: Permissions) -> bool {
    permissions.intersects(TOO_MUCH)
}

/// Gives the role to whoever hasn't got it, and takes it from whoever has.
pub(super) async fn remind(
    bot: &Bot,
    guild: race::GuildId,
    pressed: &Pressed<'_>,
) -> Result<Answer, AppError> {
    let say = |key, role: u64| {
        let text = bot.words.say(key, &[fill("role", role)]);
        Answer::Private(screen::line(text))
    };
    let Some(role) = bot.app.settings(guild).await?.role else {
        return Ok(Answer::Private(screen::line(
            bot.words.say("remind-none", &[]),
        )));
    };
    let (server, wanted) = (GuildId::new(guild.0), RoleId::new(role));
    if grown(pressed, server, wanted) {
        return Ok(say("remind-grown", role));
    }
    let has = pressed.roles.contains(&wanted);
    let user = UserId::new(pressed.player.0);
    let changed = change(&pressed.discord.http, (server, user, wanted), has).await;
    Ok(match changed {
        Ok(()) if has => say("remind-off", role),
        Ok(()) => say("remind-on", role),
        Err(why) => {
            warn!(why = %describe(&why), "a role was not given or taken");
            say(refusal(&why), role)
        }
    })
}

/// Whether the role has come to permit too much since it was set up, as far as the gateway told.
fn grown(pressed: &Pressed<'_>, server: GuildId, role: RoleId) -> bool {
    let guild = pressed.discord.cache.guild(server);
    let role = guild.and_then(|guild| guild.roles.get(&role).map(|role| role.permissions));
    role.is_some_and(permits_too_much)
}

async fn change(
    http: &Http,
    (server, user, role): (GuildId, UserId, RoleId),
    has: bool,
) -> Result<(), Error> {
    if has {
        http.remove_member_role(server, user, role, None).await
    } else {
        http.add_member_role(server, user, role, None).await
    }
}

fn refusal(why: &Error) -> &'static str {
    if fault::is_forbidden(why) {
        "remind-forbidden"
    } else if fault::is_role_gone(why) {
        "remind-gone"
    } else {
        "remind-failed"
    }
}
