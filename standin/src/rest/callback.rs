//! The first answer to an interaction.

use serde_json::{Value, json};

use super::{Context, Reply, body::Body, draft, error::ApiError};
use crate::{
    answer::AnswerKind,
    check, clock,
    model::{command::Choice, component::list, modal::Modal, snowflake::Snowflake},
    state::{
        State,
        interaction::{FirstAnswer, Interaction, InteractionKind},
    },
    wire,
};

pub(super) fn answer(
    state: &mut State,
    context: &Context<'_>,
    id: Snowflake,
    token: &str,
    body: &Body,
) -> Result<Reply, ApiError> {
    let interaction = waiting(state, context, id, token)?;
    check::callback(&body.json, context.settings.silent_mentions)?;
    let kind = allowed(&interaction, &body.json)?;
    let data = &body.json["data"];
    let mut next = interaction.clone();
    match kind {
        AnswerKind::Message => {
            next.original = Some(draft::create(state, context, &interaction, data, body)?);
        }
        AnswerKind::DeferredMessage => {
            next.original = Some(draft::placeholder(state, &interaction, data));
        }
        AnswerKind::Update => {
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            draft::edit(state, context, source, data, body)?;
            next.original = Some(source);
        }
        AnswerKind::DeferredUpdate => next.original = interaction.source,
        AnswerKind::Modal => {
            next.modal = Some(Modal::read(data, interaction.channel, interaction.source));
        }
        AnswerKind::Autocomplete => {
            next.choices = list(data, "choices").iter().map(Choice::read).collect();
        }
        AnswerKind::Failed => {}
    }
    next.settled = !kind.is_deferred();
    next.first = Some(FirstAnswer {
        kind,
        at: clock::now(),
    });
    let reply = reply(state, context, &next, &body.json);
    state.interactions.insert(id, next);
    Ok(reply)
}

/// The interaction, if it still waits for its first answer.
fn waiting(
    state: &State,
    context: &Context<'_>,
    id: Snowflake,
    token: &str,
) -> Result<Interaction, ApiError> {
    let known = state
        .interactions
        .get(&id)
        .filter(|known| known.token == token);
    let interaction = known.ok_or_else(ApiError::unknown_interaction)?;
    if interaction.first.is_some() {
        let message = "Interaction has already been acknowledged.";
        return Err(ApiError::breach(400, 40060, message));
    }
    if clock::since(interaction.began) > context.settings.first_answer {
        return Err(ApiError::unknown_interaction());
    }
    Ok(interaction.clone())
}

/// The kind of answer, if this interaction may have it.
fn allowed(interaction: &Interaction, body: &Value) -> Result<AnswerKind, ApiError> {
    let number = body["type"].as_u64().unwrap_or(0);
    let kind = AnswerKind::from_number(number);
    let fits = match kind {
        None | Some(AnswerKind::Failed) => false,
        Some(AnswerKind::Autocomplete) => interaction.kind == InteractionKind::Autocomplete,
        Some(_) if interaction.kind == InteractionKind::Autocomplete => false,
        Some(AnswerKind::Update | AnswerKind::DeferredUpdate) => interaction.source.is_some(),
        Some(AnswerKind::Modal) => interaction.kind != InteractionKind::ModalSubmit,
        Some(AnswerKind::Message | AnswerKind::DeferredMessage) => true,
    };
    kind.filter(|_| fits).ok_or_else(|| {
        let asked = interaction.kind.number();
        ApiError::invalid(vec![format!(
            "type: an answer of type {number} doesn't fit an interaction of type {asked}"
        )])
    })
}

/// 204, or what was made of it when the bot asked by `with_response`.
fn reply(state: &State, context: &Context<'_>, interaction: &Interaction, body: &Value) -> Reply {
    let wanted = context
        .query
        .split('&')
        .any(|part| part == "with_response=true");
    if !wanted {
        return Reply::NoContent;
    }
    let message = interaction.original.and_then(|id| state.posts.get(&id));
    Reply::Json(json!({
        "interaction": {
            "id": interaction.id,
            "type": interaction.kind.number(),
            "response_message_id": interaction.original,
            "response_message_loading": message.is_some_and(|post| post.flags & 128 != 0),
            "response_message_ephemeral": message.is_some_and(|post| post.flags & 64 != 0),
        },
        "resource": {
            "type": body["type"],
            "message": message.map(|post| wire::message(state, post)),
        },
    }))
}
