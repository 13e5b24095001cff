//! What goes wrong inside poise, before or around a command.

use std::convert::Infallible;

use tracing::{error, warn};

use crate::discord::error::failed;
use crate::discord::fault::describe;
use crate::discord::incident::incident;
use crate::discord::message::Drawn;
use crate::discord::{Bot, reply};

/// Answers for it.
pub(in crate::discord) async fn framework_failed(
    failure: poise::FrameworkError<'_, Bot, Infallible>,
) {
    if let Some(poise::Context::Application(context)) = failure.ctx() {
        let why = failure.to_string();
        let interaction = context.interaction;
        let incident = incident(interaction.id);
        let drawn = Drawn::plain(failed(context.data().words, &why, &incident));
        let asked = reply::Asked {
            http: &context.serenity_context().http,
            id: interaction.id,
            token: &interaction.token,
        };
        if let Err(refused) = reply::send(asked, &drawn, reply::Form::Post { private: true }).await
        {
            warn!(incident, why = %describe(&refused), "the answer was not taken");
        }
    } else {
        error!(why = %failure, "poise failed");
    }
}
