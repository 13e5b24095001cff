//! The one place that every command and control passes: it logs, catches panics, and sees that the player is
//! answered.

use std::any::Any;
use std::future::Future;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::{GuildId, InteractionId, UserId};
use tracing::{Instrument, info, info_span};

use super::message::Drawn;
use super::reply::{Asked, Form, send};
use super::{Bot, clock, error};
use crate::app::{AppError, Place, PlayerId, Shown};
use crate::view::screen::{self, Screen};

/// Who did what, for the log.
pub(super) struct Visit<'a> {
    pub(super) user: UserId,
    pub(super) guild: Option<GuildId>,
    pub(super) action: &'a str,
    pub(super) asked: Asked<'a>,
    /// The form of an answer that shows a board.
    pub(super) form: Form,
}

impl Visit<'_> {
    pub(super) const fn player(&self) -> PlayerId {
        PlayerId(self.user.get())
    }
}

/// Runs what was asked for and sends its answer.
pub(super) async fn pass(
    bot: &Bot,
    visit: Visit<'_>,
    work: impl Future<Output = Result<Answer, AppError>>,
) {
    let under_way = bot.under_way.token();
    let span = info_span!(
        "interaction",
        user = %visit.user,
        guild = visit.guild.map(GuildId::get),
        action = visit.action,
    );
    // On the heap: what the store's drivers keep across their waits is large.
    Box::pin(handle(bot, visit, work)).instrument(span).await;
    drop(under_way);
}

/// What there is to show.
pub(super) enum Answer {
    /// A board.
    Board(Box<Shown>),
    /// Words for the player alone.
    Private(Screen),
}

async fn handle(bot: &Bot, visit: Visit<'_>, work: impl Future<Output = Result<Answer, AppError>>) {
    let began = clock::now();
    let (drawn, form) = answer_of(bot, &visit, work).await;
    let sent = send(visit.asked, &drawn, form).await;
    if let Err(refused) = &sent {
        error::not_taken(refused, visit.asked.id);
    }
    let milliseconds = clock::now().0 - began.0;
    info!(?form, milliseconds, answered = sent.is_ok());
}

/// The answer, drawn. A panic, in the work or in the drawing, becomes an apology.
async fn answer_of(
    bot: &Bot,
    visit: &Visit<'_>,
    work: impl Future<Output = Result<Answer, AppError>>,
) -> (Drawn, Form) {
    let incident = incident(visit.asked.id);
    let whole = async {
        let (screen, form) = match work.await {
            Ok(Answer::Board(shown)) => (board(bot, &shown), form_of(visit.form, shown.place)),
            Ok(Answer::Private(screen)) => (screen, PRIVATE),
            Err(failure) => (error::screen_of(bot.words, failure, &incident), PRIVATE),
        };
        Drawn::of(&bot.renderer, screen)
            .await
            .map(|drawn| (drawn, form))
    };
    let why = match AssertUnwindSafe(whole).catch_unwind().await {
        Ok(Ok(answer)) => return answer,
        Ok(Err(undrawn)) => undrawn.to_string(),
        Err(panic) => panic_text(&*panic),
    };
    let apology = error::failed(bot.words, &why, &incident);
    (Drawn::plain(apology), PRIVATE)
}

const PRIVATE: Form = Form::Post { private: true };

fn board(bot: &Bot, shown: &Shown) -> Screen {
    screen::board(bot.words, &shown.board, shown.face)
}

const fn form_of(form: Form, place: Place) -> Form {
    match (form, place) {
        (Form::Update { private }, Place::Fresh) => Form::Post { private },
        (form, _) => form,
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message")
        .to_owned()
}

/// A short id that a player can pass on and that stands in the log: eight letters and digits of the interaction's id.
pub(super) fn incident(interaction: InteractionId) -> String {
    // Crockford's base 32, which has no letters that read as digits.
    const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let id = interaction.get();
    (0..8)
        .rev()
        .map(|place| {
            let digit = (id >> (5 * place)) & 31;
            char::from(DIGITS[usize::try_from(digit).expect("five bits")])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_incident_has_eight_letters_and_its_own_id() {
        let one = incident(InteractionId::new(1_100_000_000_000_000_001));
        let two = incident(InteractionId::new(1_100_000_000_000_000_002));
        assert_eq!(one.len(), 8);
        assert_ne!(one, two);
    }
}
