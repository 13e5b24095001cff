//! What the bot posts in a channel by itself.

use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateMessage, Error, Http, MessageId, Nonce, RoleId,
};

use super::convert;
use crate::app;
use crate::app::race::{PostDue, Trouble};
use crate::discord::Bot;
use crate::discord::fault;
use crate::discord::message::Drawn;
use crate::store::UnixMillis;
use crate::view::race;

/// Why a post wasn't made.
pub(in crate::discord) enum Refused {
    /// It can't be made there, now or later.
    Never(Trouble),
    /// It wasn't made, by a fault that passes.
    NotNow(Error),
    /// It may have been made or not, or Discord can't take it as it is.
    Unknown(Error),
}

/// Posts what goes up when the day turns.
///
/// # Errors
/// Why it wasn't, as far as can be known.
pub(super) async fn put_up(
    bot: &Bot,
    http: &Http,
    due: &PostDue,
    now: UnixMillis,
) -> Result<MessageId, Refused> {
    let screen = race::post(bot.words, &convert::post(due, now));
    let roles: Vec<RoleId> = due.role.map(RoleId::new).into_iter().collect();
    let message = Drawn::plain(screen)
        .message(CreateAllowedMentions::new().roles(roles))
        .nonce(Nonce::String(due.nonce.clone()))
        .enforce_nonce(true);
    send(http, due.channel, message).await
}

/// Says in a channel that the daily races are posted there, which shows that they can be.
///
/// # Errors
/// Why it can't be said.
pub(in crate::discord) async fn announce(
    bot: &Bot,
    http: &Http,
    channel: app::ChannelId,
    has_role: bool,
) -> Result<(), Refused> {
    let screen = race::announcement(bot.words, has_role);
    let message = Drawn::plain(screen).message(CreateAllowedMentions::new());
    send(http, channel, message).await.map(drop)
}

async fn send(
    http: &Http,
    channel: app::ChannelId,
    message: CreateMessage,
) -> Result<MessageId, Refused> {
    let sent = ChannelId::new(channel.0).send_message(http, message).await;
    sent.map(|sent| sent.id).map_err(|why| {
        if fault::is_channel_gone(&why) {
            Refused::Never(Trouble::ChannelGone)
        } else if fault::is_forbidden(&why) {
            Refused::Never(Trouble::Forbidden)
        } else if fault::is_put_off(&why) {
            Refused::NotNow(why)
        } else {
            Refused::Unknown(why)
        }
    })
}
