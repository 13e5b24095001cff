//! Who the bot is, and where its gateway is.

use serde_json::json;

use super::{Context, Reply, body::Body, error::ApiError, gateway_url};
use crate::{model::command::id, settings::APPLICATION, state::State, state::world::Place, wire};

pub(super) fn gateway(context: &Context<'_>) -> Reply {
    Reply::Json(json!({"url": gateway_url(context)}))
}

pub(super) fn gateway_bot(context: &Context<'_>) -> Reply {
    Reply::Json(json!({
        "url": gateway_url(context),
        "shards": 1,
        "session_start_limit": {
            "total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1,
        },
    }))
}

pub(super) fn user() -> Reply {
    Reply::Json(wire::bot())
}

pub(super) fn application() -> Reply {
    Reply::Json(json!({
        "id": APPLICATION,
        "name": "Lunette",
        "icon": null,
        "description": "",
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "00",
        "team": null,
        "owner": wire::bot(),
        "bot": wire::bot(),
        "flags": 0,
        "summary": "",
    }))
}

/// Opens somebody's direct messages.
pub(super) fn open_dm(state: &mut State, body: &Body) -> Result<Reply, ApiError> {
    let user = id(&body.json, "recipient_id").and_then(|user| Some(state.user(user)?.id));
    let user = user.ok_or_else(|| ApiError::unlucky(400, 50033, "Invalid Recipient(s)"))?;
    let (channel, _) = state.channel_named(Place::Dm(user), "");
    Ok(Reply::Json(wire::channel(state, channel)))
}
