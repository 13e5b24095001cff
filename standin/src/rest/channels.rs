//! Messages the bot posts of its own accord.

use serde_json::Value;

use super::{Context, Reply, body::Body, draft, error::ApiError, route::Deed};
use crate::{
    check::{self, Shape},
    model::snowflake::Snowflake,
    state::{
        State,
        post::{EPHEMERAL, Post},
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
    let blank = Post::blank(state.ids.next(), channel, flags);
    let post = state.lay_over(&blank, &body.json, &body.files, &context.base_url)?;
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

/// Refuses a channel that isn't there, or that the bot isn't in.
fn known(state: &State, channel: Snowflake) -> Result<(), ApiError> {
    let channel = state
        .channel(channel)
        .ok_or_else(ApiError::unknown_channel)?;
    if state.has_bot(channel.place) {
        Ok(())
    } else {
        Err(ApiError::missing_access())
    }
}
