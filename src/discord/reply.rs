//! One answer an interaction, and what is done when Discord doesn't take it.

use std::time::Duration;

use serenity::all::{
    Builder, CreateInteractionResponse, CreateInteractionResponseMessage, Error, Http,
    InteractionId,
};
use tracing::{debug, warn};

use super::fault::{describe, is_answered, is_busy, is_too_late};
use super::message::{self, Drawn};
use crate::view::screen;

/// How long a busy Discord is given before the answer is sent once more. The first answer must come within 3 s.
const PAUSE: Duration = Duration::from_millis(700);

/// The interaction that is answered.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) http: &'a Http,
    pub(super) id: InteractionId,
    pub(super) token: &'a str,
}

/// What form the answer takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A message of its own.
    Post {
        /// Shown to the player alone.
        private: bool,
    },
    /// The message whose control was pressed, anew.
    Update {
        /// Whether that message is shown to the player alone.
        private: bool,
    },
    /// A message of its own for the player alone, which is filled in after it was said that this takes a moment.
    Later,
}

/// Answers, with a fresh message where Discord refuses to change the old one.
///
/// # Errors
/// If Discord took neither.
pub(super) async fn send(asked: Asked<'_>, drawn: &Drawn, form: Form) -> Result<(), Error> {
    match form {
        Form::Post { private } => post(asked, drawn, private).await,
        Form::Later => fill_in(asked, drawn).await,
        Form::Update { private } => {
            let update = CreateInteractionResponse::UpdateMessage(drawn.answer(private));
            match answer(asked, update).await {
                Err(refused) if !is_too_late(&refused) => {
                    warn!(why = %describe(&refused), "an update was refused; a fresh board follows");
                    fresh(asked, drawn, private).await
                }
                done => done,
            }
        }
    }
}

/// Says to the player alone that the answer takes a moment.
///
/// # Errors
/// If Discord didn't take it.
pub(super) async fn think(asked: Asked<'_>) -> Result<(), Error> {
    let later = CreateInteractionResponseMessage::new().ephemeral(true);
    answer(asked, CreateInteractionResponse::Defer(later)).await
}

/// Gives the answer of which it was said that it takes a moment.
///
/// # Errors
/// If Discord didn't take it.
pub(super) async fn fill_in(asked: Asked<'_>, drawn: &Drawn) -> Result<(), Error> {
    let filled = drawn.fill_in().execute(asked.http, asked.token).await;
    filled.map(drop)
}

/// Opens a form in front of the player.
///
/// # Errors
/// If Discord didn't take it.
pub(super) async fn open(asked: Asked<'_>, form: screen::Form) -> Result<(), Error> {
    answer(asked, CreateInteractionResponse::Modal(message::form(form))).await
}

async fn post(asked: Asked<'_>, drawn: &Drawn, private: bool) -> Result<(), Error> {
    answer(
        asked,
        CreateInteractionResponse::Message(drawn.answer(private)),
    )
    .await
}

/// A message of its own: as the answer, or after it if Discord holds the interaction for answered.
async fn fresh(asked: Asked<'_>, drawn: &Drawn, private: bool) -> Result<(), Error> {
    match post(asked, drawn, private).await {
        Err(error) if is_answered(&error) => drawn
            .follow_up(private)
            .execute(asked.http, (None, asked.token))
            .await
            .map(drop),
        done => done,
    }
}

/// Sends the first answer, and once more if Discord was only busy.
async fn answer(asked: Asked<'_>, response: CreateInteractionResponse) -> Result<(), Error> {
    let first = response
        .clone()
        .execute(asked.http, (asked.id, asked.token))
        .await;
    match first {
        Err(error) if is_busy(&error) => {
            debug!(why = %describe(&error), "Discord is busy; the answer is sent once more");
            tokio::time::sleep(PAUSE).await;
            match response.execute(asked.http, (asked.id, asked.token)).await {
                // The first one arrived, although its receipt didn't.
                Err(error) if is_answered(&error) => Ok(()),
                done => done,
            }
        }
        done => done,
    }
}
