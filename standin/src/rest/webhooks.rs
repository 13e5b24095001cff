//! What follows the first answer: edits of `@original`, and follow-ups.

use serde_json::Value;

use super::{Context, Reply, body::Body, draft, error::ApiError, route::Deed};
use crate::{
    answer::AnswerKind,
    check::{self, Shape},
    clock,
    model::snowflake::Snowflake,
    state::{
        State,
        interaction::Interaction,
        post::{EPHEMERAL, LOADING},
    },
    wire,
};

/// Sends a follow-up. After a deferred answer the first one fills in the "thinking…".
pub(super) fn follow_up(
    state: &mut State,
    context: &Context<'_>,
    token: &str,
    body: &Body,
) -> Result<Reply, ApiError> {
    let interaction = open(state, context, token)?;
    check::message(
        Shape::FollowUp,
        &body.json,
        context.settings.silent_mentions,
    )?;
    let thinking = interaction.original.filter(|id| {
        state
            .posts
            .get(id)
            .is_some_and(|post| post.flags & LOADING != 0)
    });
    let id = if let Some(thinking) = thinking {
        // Whether it is ephemeral was settled by the deferral; a follow-up that says nothing agrees.
        let mut data = body.json.clone();
        let flags = state
            .posts
            .get(&thinking)
            .map_or(0, |post| post.flags & EPHEMERAL);
        if data.get("flags").is_none() {
            data["flags"] = Value::from(flags);
        }
        draft::edit(state, context, thinking, &data, body)?;
        thinking
    } else {
        draft::create(state, context, &interaction, &body.json, body)?
    };
    let known = state.interactions.get_mut(&interaction.id);
    if let Some(known) = known {
        known.settled = true;
        if thinking.is_none() {
            known.follow_ups.push(id);
        }
    }
    shown(state, id)
}

/// Reads, changes or deletes one message of an interaction.
pub(super) fn message(
    state: &mut State,
    context: &Context<'_>,
    token: &str,
    message: Option<Snowflake>,
    deed: Deed,
    body: &Body,
) -> Result<Reply, ApiError> {
    let interaction = open(state, context, token)?;
    let id = match message {
        None => interaction.original,
        Some(id) => belongs(state, &interaction, id).then_some(id),
    };
    let id = id.ok_or_else(ApiError::unknown_message)?;
    match deed {
        Deed::Get => shown(state, id),
        Deed::Edit => {
            check::message(
                Shape::EditWebhook,
                &body.json,
                context.settings.silent_mentions,
            )?;
            draft::edit(state, context, id, &body.json, body)?;
            settle(state, interaction.id);
            shown(state, id)
        }
        Deed::Delete => {
            state
                .posts
                .remove(&id)
                .ok_or_else(ApiError::unknown_message)?;
            settle(state, interaction.id);
            Ok(Reply::NoContent)
        }
    }
}

/// The interaction, if it was answered and its token is still good.
fn open(state: &State, context: &Context<'_>, token: &str) -> Result<Interaction, ApiError> {
    let interaction = state
        .by_token(token)
        .ok_or_else(ApiError::unknown_webhook)?;
    let first = interaction.first.ok_or_else(ApiError::unknown_webhook)?;
    let talkative = !matches!(first.kind, AnswerKind::Autocomplete | AnswerKind::Failed);
    if !talkative || clock::since(interaction.began) > context.settings.token_life {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}

fn belongs(state: &State, interaction: &Interaction, id: Snowflake) -> bool {
    let asked = state.posts.get(&id).and_then(|post| post.asked.as_ref());
    asked.is_some_and(|asked| asked.interaction == interaction.id)
        || interaction.original == Some(id)
}

fn settle(state: &mut State, id: Snowflake) {
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.settled = true;
    }
}

fn shown(state: &State, id: Snowflake) -> Result<Reply, ApiError> {
    let post = state.posts.get(&id).ok_or_else(ApiError::unknown_message)?;
    Ok(Reply::Json(wire::message(state, post)))
}
