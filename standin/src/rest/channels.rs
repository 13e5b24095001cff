//! Messages the bot posts of its own accord.

use serde_json::Value;

use super::{Context, Reply, body::Body, draft, error::ApiError, route::Deed};
use crate::{
    check::{self, Shape},
    model::{command::ids, snowflake::Snowflake},
    state::{
        State,
        post::{EPHEMERAL, Post},
        rights::bit,
    },
    wire,
};

pub(super) fn get(state: &State, channel: Snowflake) -> Result<Reply, ApiError> {
    known(state, channel)?;
    Ok(Reply::Json(wire::channel(state, channel)))
}

/// The messages everybody sees, newest first.
pub(super) fn messages(state: &State, channel: Snowflake) -> Result<Reply, ApiError> {
    known(state, channel)?;
    let posts = state.posts.values().rev();
    let posts = posts.filter(|post| post.channel == channel && post.visible_to.is_none());
    Ok(Reply::Json(
        posts.map(|post| wire::message(state, post)).collect(),
    ))
}

pub(super) fn create(
    state: &mut State,
    context: &Context<'_>,
    channel: Snowflake,
    body: &Body,
) -> Result<Reply, ApiError> {
    known(state, channel)?;
    may_post(state, channel, !body.files.is_empty())?;
    check::message(
        Shape::CreateMessage,
        &body.json,
        context.settings.silent_mentions,
    )?;
    let flags = body.json["flags"].as_u64().unwrap_or(0);
    if flags & EPHEMERAL != 0 {
        let reason = "flags: only an answer to an interaction can be ephemeral";
        return Err(ApiError::invalid(vec![reason.into()]));
    }
    check::rings(&body.json)?;
    let nonce = nonce(&body.json);
    if let Some(known) = same_nonce(state, channel, &body.json, nonce.as_deref()) {
        return Ok(Reply::Json(wire::message(state, known)));
    }
    let mut blank = Post::blank(state.ids.next(), channel, flags);
    blank.nonce = nonce;
    let mut post = state.lay_over(&blank, &body.json, &body.files, &context.base_url)?;
    let allowed = ids(&body.json["allowed_mentions"], "roles");
    post.mention_roles = state.rung(channel, &post.content, &allowed);
    let message = wire::message(state, &post);
    state.posts.insert(post.id, post);
    Ok(Reply::Json(message))
}

/// Reads, changes or deletes one message of a channel.
pub(super) fn message(
    state: &mut State,
    context: &Context<'_>,
    (channel, id): (Snowflake, Snowflake),
    deed: Deed,
    body: &Body,
) -> Result<Reply, ApiError> {
    known(state, channel)?;
    // An ephemeral message isn't there for anybody who comes by this way.
    let post = state
        .posts
        .get(&id)
        .filter(|post| post.visible_to.is_none());
    let post = post.filter(|post| post.channel == channel);
    let post = post.ok_or_else(ApiError::unknown_message)?;
    match deed {
        Deed::Get => Ok(Reply::Json(wire::message(state, post))),
        Deed::Edit => {
            check::message(
                Shape::EditMessage,
                &body.json,
                context.settings.silent_mentions,
            )?;
            draft::edit(state, context, id, &body.json, body)?;
            let changed = state.posts.get(&id).map(|post| wire::message(state, post));
            Ok(Reply::Json(changed.unwrap_or(Value::Null)))
        }
        Deed::Delete => {
            state.posts.remove(&id);
            Ok(Reply::NoContent)
        }
    }
}

/// Refuses what the bot isn't permitted to post.
fn may_post(state: &State, channel: Snowflake, files: bool) -> Result<(), ApiError> {
    let may = state.bot_permissions(channel);
    let needed = bit::SEND_MESSAGES | if files { bit::ATTACH_FILES } else { 0 };
    if may & needed == needed {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

/// What a message is told apart by, as a string.
fn nonce(body: &Value) -> Option<String> {
    match &body["nonce"] {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The message that was posted under this nonce before, if it shall not be posted twice.
fn same_nonce<'a>(
    state: &'a State,
    channel: Snowflake,
    body: &Value,
    nonce: Option<&str>,
) -> Option<&'a Post> {
    let nonce = nonce.filter(|_| body["enforce_nonce"] == true)?;
    let mut posts = state.posts.values();
    posts.find(|post| post.channel == channel && post.nonce.as_deref() == Some(nonce))
}

/// Refuses a channel that isn't there, that the bot isn't in, or that it can't see.
fn known(state: &State, channel: Snowflake) -> Result<(), ApiError> {
    let found = state
        .channel(channel)
        .ok_or_else(ApiError::unknown_channel)?;
    let sees = state.bot_permissions(channel) & bit::VIEW_CHANNEL != 0;
    if state.has_bot(found.place) && sees {
        Ok(())
    } else {
        Err(ApiError::missing_access())
    }
}
