//! Getting a board or words ready to be sent, and what is done once a board is shown.

use tracing::warn;

use super::Bot;
use super::message::Drawn;
use super::place::{note_answer, take_controls_off};
use super::reply::Form;
use super::visit::Visit;
use crate::app::{BoardPlace, Place, Shown};
use crate::render::RenderError;
use crate::rules::GameId;
use crate::store::UnixMillis;
use crate::view::screen::{self, Screen};

/// An answer, ready to be sent.
pub(super) enum Ready {
    Screen(Drawn, Form),
    Form(screen::Form),
}

/// A board that is shown by an answer.
pub(super) struct Showing {
    game: GameId,
    place: BoardPlace,
    /// Where it was, if it loses its controls there.
    old: Option<BoardPlace>,
}

/// What is done once a board is shown. The player isn't kept waiting for it.
pub(super) async fn shown(bot: &Bot, visit: &Visit<'_>, showing: &Showing, now: UnixMillis) {
    if let Some(old) = &showing.old {
        take_controls_off(visit.asked.http, old, now).await;
    }
    // The message of a control is known, if it is where the board goes. Any other has to be asked for.
    if visit.seat.message.is_none() || showing.old.is_some() {
        note_answer(bot, visit.asked, showing.game, &showing.place).await;
    }
}

/// Draws a board, and meanwhile notes where it will be.
pub(super) async fn show(
    bot: &Bot,
    visit: &Visit<'_>,
    shown: Shown,
    form: Form,
    old: Option<BoardPlace>,
    now: UnixMillis,
) -> Result<(Ready, Option<Showing>), RenderError> {
    let form = match shown.board.origin.race() {
        Some(_) => alone(form),
        None => form,
    };
    let game = shown.board.id;
    let place = visit.seat.place(visit.asked, form, now);
    let screen = screen::board(bot.words, &shown.board, shown.face);
    let (drawn, noted) = tokio::join!(
        Drawn::of(&bot.renderer, screen),
        bot.app.note_place(game, &place)
    );
    if let Err(why) = noted {
        warn!(%why, "the place of a board was not noted");
    }
    Ok((
        Ready::Screen(drawn?, form),
        Some(Showing { game, place, old }),
    ))
}

/// Shows a board on a message of its own, and takes the controls off the one that had it before.
pub(super) async fn anew(
    bot: &Bot,
    visit: &Visit<'_>,
    shown: Shown,
    now: UnixMillis,
) -> Result<(Ready, Option<Showing>), RenderError> {
    let old = old_place(bot, shown.board.id).await;
    let private = old.as_ref().is_some_and(|old| old.private);
    show(bot, visit, shown, Form::Post { private }, old, now).await
}

pub(super) async fn private(
    bot: &Bot,
    screen: Screen,
) -> Result<(Ready, Option<Showing>), RenderError> {
    page(bot, screen, PRIVATE).await
}

/// Draws a screen that shows no board in play.
pub(super) async fn page(
    bot: &Bot,
    screen: Screen,
    form: Form,
) -> Result<(Ready, Option<Showing>), RenderError> {
    let drawn = Drawn::of(&bot.renderer, screen).await?;
    Ok((Ready::Screen(drawn, form), None))
}

async fn old_place(bot: &Bot, game: GameId) -> Option<BoardPlace> {
    bot.app.place_of(game).await.unwrap_or_else(|why| {
        warn!(%why, "the place of a board can't be read");
        None
    })
}

pub(super) const PRIVATE: Form = Form::Post { private: true };

/// The form in which nobody else sees it: the board of a race, wherever it would have gone.
const fn alone(form: Form) -> Form {
    match form {
        Form::Post { .. } | Form::Update { private: false } => PRIVATE,
        private => private,
    }
}

pub(super) const fn form_of(form: Form, place: Place) -> Form {
    match (form, place) {
        (Form::Update { private }, Place::Fresh) => Form::Post { private },
        (form, _) => form,
    }
}
