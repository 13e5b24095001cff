//! The one place that every command and control passes: it logs, catches panics, and sees that the player is
//! answered.

use std::any::Any;
use std::future::Future;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::{GuildId, InteractionId, UserId};
use tracing::{Instrument, info, info_span, warn};

use super::message::Drawn;
use super::place::{Seat, note_answer, take_controls_off};
use super::reply::{Asked, Form, open, send};
use super::{Bot, clock, error};
use crate::app::{AppError, BoardPlace, Place, PlayerId, Shown};
use crate::render::RenderError;
use crate::rules::GameId;
use crate::store::UnixMillis;
use crate::view::screen::{self, Face, Screen};

/// Who did what, for the log.
pub(super) struct Visit<'a> {
    pub(super) user: UserId,
    pub(super) guild: Option<GuildId>,
    pub(super) action: &'a str,
    pub(super) asked: Asked<'a>,
    /// The form of an answer that shows a board.
    pub(super) form: Form,
    pub(super) seat: Seat,
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
    /// A board on a message of its own. The one that had it before loses its controls.
    Anew(Box<Shown>),
    /// Words for the player alone.
    Private(Screen),
}

/// An answer, ready to be sent.
enum Ready {
    Screen(Drawn, Form),
    Form(screen::Form),
}

/// A board that is shown by an answer.
struct Showing {
    game: GameId,
    place: BoardPlace,
    /// Where it was, if it loses its controls there.
    old: Option<BoardPlace>,
}

async fn handle(bot: &Bot, visit: Visit<'_>, work: impl Future<Output = Result<Answer, AppError>>) {
    let began = clock::now();
    let (ready, showing) = answer_of(bot, &visit, work, began).await;
    let (sent, form) = match ready {
        Ready::Screen(drawn, form) => (send(visit.asked, &drawn, form).await, Some(form)),
        Ready::Form(form) => (open(visit.asked, form).await, None),
    };
    if let Err(refused) = &sent {
        error::not_taken(refused, visit.asked.id);
    }
    let milliseconds = clock::now().0 - began.0;
    info!(?form, milliseconds, answered = sent.is_ok());
    if let (Ok(()), Some(showing)) = (sent, showing) {
        shown(bot, &visit, &showing, began).await;
    }
}

/// What is done once a board is shown. The player isn't kept waiting for it.
async fn shown(bot: &Bot, visit: &Visit<'_>, showing: &Showing, now: UnixMillis) {
    if let Some(old) = &showing.old {
        take_controls_off(visit.asked.http, old, now).await;
    }
    // The message of a control is known. A command's answer has to be asked for.
    if visit.seat.message.is_none() {
        note_answer(bot, visit.asked, showing.game, &showing.place).await;
    }
}

/// The answer, drawn. A panic, in the work or in the drawing, becomes an apology.
async fn answer_of(
    bot: &Bot,
    visit: &Visit<'_>,
    work: impl Future<Output = Result<Answer, AppError>>,
    now: UnixMillis,
) -> (Ready, Option<Showing>) {
    let incident = incident(visit.asked.id);
    let whole = async {
        match work.await {
            Ok(Answer::Board(shown)) if shown.face == Face::Type => {
                let form = screen::type_form(bot.words, &shown.board);
                Ok((Ready::Form(form), None))
            }
            Ok(Answer::Board(shown)) => {
                let form = form_of(visit.form, shown.place);
                show(bot, visit, *shown, form, None, now).await
            }
            Ok(Answer::Anew(shown)) => {
                let old = old_place(bot, shown.board.id).await;
                let private = old.as_ref().is_some_and(|old| old.private);
                show(bot, visit, *shown, Form::Post { private }, old, now).await
            }
            Ok(Answer::Private(screen)) => private(bot, screen).await,
            Err(failure) => private(bot, error::screen_of(bot.words, failure, &incident)).await,
        }
    };
    let why = match AssertUnwindSafe(whole).catch_unwind().await {
        Ok(Ok(answer)) => return answer,
        Ok(Err(undrawn)) => undrawn.to_string(),
        Err(panic) => panic_text(&*panic),
    };
    let apology = error::failed(bot.words, &why, &incident);
    (Ready::Screen(Drawn::plain(apology), PRIVATE), None)
}

/// Draws a board, and meanwhile notes where it will be.
async fn show(
    bot: &Bot,
    visit: &Visit<'_>,
    shown: Shown,
    form: Form,
    old: Option<BoardPlace>,
    now: UnixMillis,
) -> Result<(Ready, Option<Showing>), RenderError> {
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

async fn private(bot: &Bot, screen: Screen) -> Result<(Ready, Option<Showing>), RenderError> {
    let drawn = Drawn::of(&bot.renderer, screen).await?;
    Ok((Ready::Screen(drawn, PRIVATE), None))
}

async fn old_place(bot: &Bot, game: GameId) -> Option<BoardPlace> {
    bot.app.place_of(game).await.unwrap_or_else(|why| {
        warn!(%why, "the place of a board can't be read");
        None
    })
}

const PRIVATE: Form = Form::Post { private: true };

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
    use std::sync::Arc;

    use serenity::all::{ChannelId, Http};
    use tokio_util::task::TaskTracker;

    use super::*;
    use crate::app::App;
    use crate::render::Renderer;
    use crate::store::Store;
    use crate::view::text::Words;

    async fn bot(folder: &tempfile::TempDir) -> Bot {
        let address = format!("sqlite:{}", folder.path().join("games.db").display());
        Bot {
            app: App::new(Store::open(&address).await.expect("opened")),
            renderer: Arc::new(Renderer::new().expect("the sprites are read")),
            words: Words::english(),
            under_way: TaskTracker::new(),
        }
    }

    #[tokio::test]
    async fn a_panic_becomes_an_apology_with_the_incident() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (bot, http) = (bot(&folder).await, Http::new("token"));
        let id = InteractionId::new(1_100_000_000_000_000_001);
        let visit = Visit {
            user: UserId::new(7),
            guild: None,
            action: "1.g.1.0.auto",
            asked: Asked {
                http: &http,
                id,
                token: "token",
            },
            form: Form::Update { private: false },
            seat: Seat {
                channel: ChannelId::new(8),
                message: None,
                editable: None,
            },
        };
        let work = async {
            tokio::task::yield_now().await;
            panic!("a fault in a use case")
        };
        let (ready, showing) = answer_of(&bot, &visit, work, UnixMillis(0)).await;
        let (Ready::Screen(drawn, form), None) = (ready, showing) else {
            panic!("words were to be answered")
        };
        assert_eq!(form, Form::Post { private: true });
        let told = format!("{:?}", drawn.answer(true));
        assert!(told.contains("Something went wrong"), "{told}");
        assert!(told.contains(&incident(id)), "{told}");
    }

    #[test]
    fn an_incident_has_eight_letters_and_its_own_id() {
        let one = incident(InteractionId::new(1_100_000_000_000_000_001));
        let two = incident(InteractionId::new(1_100_000_000_000_000_002));
        assert_eq!(one.len(), 8);
        assert_ne!(one, two);
    }
}
