//! Where boards are shown, and taking the controls off one that was posted anew.

use std::time::Duration;

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, Builder, CreateAllowedMentions,
    EditInteractionResponse, EditMessage, Error, Http, InteractionContext, MessageId,
};
use tracing::{debug, warn};

use super::Bot;
use super::fault::describe;
use super::reply::{Asked, Form};
use crate::app::{BoardPlace, ChannelId};
use crate::rules::GameId;
use crate::store::UnixMillis;

/// How long an interaction's token is used after its board was shown. Discord takes it for 15 minutes.
const TOKEN_LIFE: Duration = Duration::from_mins(14);

/// Where an interaction comes from.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    pub(super) channel: serenity::all::ChannelId,
    /// The message whose control was used; `None` for a command.
    pub(super) message: Option<MessageId>,
    /// Whether the bot may edit messages there in its own name, where that is told.
    pub(super) editable: Option<bool>,
}

impl Seat {
    pub(super) const fn channel(self) -> ChannelId {
        ChannelId(self.channel.get())
    }

    /// The place of a board that is answered with in this form.
    pub(super) fn place(self, asked: Asked<'_>, form: Form, now: UnixMillis) -> BoardPlace {
        let (private, message) = match form {
            Form::Post { private } => (private, None),
            Form::Update { private } => (private, self.message),
            Form::Later => (true, None),
        };
        BoardPlace {
            channel: self.channel(),
            message: message.map(MessageId::get),
            private,
            editable: self.editable,
            token: asked.token.to_owned(),
            touched_at: now,
        }
    }
}

/// Whether the bot may edit the messages of a channel: in its own direct messages, and where it is installed to the
/// server. A user's own installation lets it only answer there.
pub(super) fn is_editable(
    context: Option<InteractionContext>,
    owners: &AuthorizingIntegrationOwners,
) -> bool {
    context == Some(InteractionContext::BotDm) || is_servers(owners)
}

/// Whether the bot was added to the server, rather than brought along by a user.
pub(super) fn is_servers(owners: &AuthorizingIntegrationOwners) -> bool {
    let in_server = |owner: &AuthorizingIntegrationOwner| {
        matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))
    };
    owners.0.iter().any(in_server)
}

/// Takes the controls off a board that was posted anew elsewhere. Where nothing leads to it any more, it keeps them:
/// they carry the seq they were drawn for, so that none of them can play twice.
pub(super) async fn take_controls_off(http: &Http, old: &BoardPlace, now: UnixMillis) {
    if let (Some(true), false, Some(message)) = (old.editable, old.private, old.message) {
        let channel = serenity::all::ChannelId::new(old.channel.0);
        match edit_message(http, channel, MessageId::new(message)).await {
            Ok(()) => return,
            Err(why) => {
                debug!(why = %describe(&why), "the old board can't be edited by its channel");
            }
        }
    }
    let age = u64::try_from(now.0 - old.touched_at.0).unwrap_or_default();
    if Duration::from_millis(age) < TOKEN_LIFE {
        let edit = EditInteractionResponse::new()
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        if let Err(why) = edit.execute(http, &old.token).await {
            debug!(why = %describe(&why), "the old board can't be edited by its interaction");
        }
    }
}

async fn edit_message(
    http: &Http,
    channel: serenity::all::ChannelId,
    message: MessageId,
) -> Result<(), Error> {
    let edit = EditMessage::new()
        .components(Vec::new())
        .allowed_mentions(CreateAllowedMentions::new());
    channel.edit_message(http, message, edit).await.map(drop)
}

/// Asks which message a command's answer became, and notes it.
pub(super) async fn note_answer(bot: &Bot, asked: Asked<'_>, game: GameId, place: &BoardPlace) {
    match asked
        .http
        .get_original_interaction_response(asked.token)
        .await
    {
        Ok(message) => {
            let noted = bot.app.note_message(game, place, message.id.get()).await;
            if let Err(why) = noted {
                warn!(%why, "the message of a board was not noted");
            }
        }
        Err(why) => debug!(why = %describe(&why), "the message of a board is not known"),
    }
}
