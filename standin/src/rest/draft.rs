//! Making and changing messages, whichever route asks for it.

use serde_json::Value;

use super::{Context, body::Body, error::ApiError};
use crate::{
    model::snowflake::Snowflake,
    state::{
        State,
        interaction::{Interaction, InteractionKind},
        post::{Asked, EPHEMERAL, LOADING, Post},
    },
};

/// Makes a new message in the name of an interaction.
pub(super) fn create(
    state: &mut State,
    context: &Context<'_>,
    interaction: &Interaction,
    data: &Value,
    body: &Body,
) -> Result<Snowflake, ApiError> {
    let flags = data["flags"].as_u64().unwrap_or(0) & !LOADING;
    let blank = blank(state, interaction, flags);
    let post = state.lay_over(&blank, data, &body.files, &context.base_url)?;
    let id = post.id;
    state.posts.insert(id, post);
    Ok(id)
}

/// Puts up a "thinking…" that the bot will fill in.
pub(super) fn placeholder(state: &mut State, interaction: &Interaction, data: &Value) -> Snowflake {
    let flags = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL;
    let post = blank(state, interaction, flags | LOADING);
    let id = post.id;
    state.posts.insert(id, post);
    id
}

/// Changes a message.
pub(super) fn edit(
    state: &mut State,
    context: &Context<'_>,
    id: Snowflake,
    data: &Value,
    body: &Body,
) -> Result<(), ApiError> {
    let post = state
        .posts
        .get(&id)
        .ok_or_else(ApiError::unknown_message)?
        .clone();
    let mut next = state.lay_over(&post, data, &body.files, &context.base_url)?;
    next.mark_edited();
    state.posts.insert(id, next);
    Ok(())
}

fn blank(state: &mut State, interaction: &Interaction, flags: u64) -> Post {
    let mut post = Post::blank(state.ids.next(), interaction.channel, flags);
    post.visible_to = (flags & EPHEMERAL != 0).then_some(interaction.user);
    post.asked = Some(Asked {
        interaction: interaction.id,
        user: interaction.user,
        command: match &interaction.kind {
            InteractionKind::Command { name } => Some(name.clone()),
            _ => None,
        },
        source: interaction.source,
    });
    post
}
