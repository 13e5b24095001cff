//! The one place that every command and control passes: it logs, catches panics, and sees that the player is
//! answered.

use std::any::Any;
use std::future::Future;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::GuildId;
use tracing::{Instrument, info, info_span};

use super::clock::Clock;
use super::incident::incident;
use super::message::Drawn;
use super::reply::{Form, fill_in, open, send, think};
use super::showing::{PRIVATE, Ready, Showing, anew, form_of, page, private, show, shown};
use super::visit::Visit;
use super::{Bot, error};
use crate::app::{AppError, Place, Shown};
use crate::store::UnixMillis;
use crate::view::screen::{self, Face, Screen};

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
    /// A page or other words that show no board in play, in the form that the visit asks for.
    Page(Screen),
}

async fn handle(bot: &Bot, visit: Visit<'_>, work: impl Future<Output = Result<Answer, AppError>>) {
    let (began, now) = (Clock::Wall.now(), bot.clock.now());
    if visit.form == Form::Later
        && let Err(refused) = think(visit.asked).await
    {
        return error::not_taken(&refused, visit.asked.id);
    }
    let (ready, showing) = answer_of(bot, &visit, work, now).await;
    let (sent, form) = match ready {
        Ready::Screen(drawn, _) if visit.form == Form::Later => {
            (fill_in(visit.asked, &drawn).await, Some(Form::Later))
        }
        Ready::Screen(drawn, form) => (send(visit.asked, &drawn, form).await, Some(form)),
        Ready::Form(form) => (open(visit.asked, form).await, None),
    };
    if let Err(refused) = &sent {
        error::not_taken(refused, visit.asked.id);
    }
    let milliseconds = Clock::Wall.now().0 - began.0;
    info!(?form, milliseconds, answered = sent.is_ok());
    if let (Ok(()), Some(showing)) = (sent, showing) {
        shown(bot, &visit, &showing, now).await;
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
            Ok(Answer::Board(shown)) if shown.place == Place::Anew => {
                anew(bot, visit, *shown, now).await
            }
            Ok(Answer::Board(shown)) => {
                if let Some(panel) = screen::panel(bot.words, &shown.board, &shown.face) {
                    return private(bot, panel).await;
                }
                let form = form_of(visit.form, shown.place);
                show(bot, visit, *shown, form, None, now).await
            }
            Ok(Answer::Anew(shown)) => anew(bot, visit, *shown, now).await,
            Ok(Answer::Private(screen)) => private(bot, screen).await,
            Ok(Answer::Page(screen)) => page(bot, screen, visit.form).await,
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

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message")
        .to_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serenity::all::{ChannelId, Http, InteractionId, UserId};
    use tokio_util::task::TaskTracker;

    use super::*;
    use crate::app::App;
    use crate::discord::place::Seat;
    use crate::discord::reply::Asked;
    use crate::render::Renderer;
    use crate::store::Store;
    use crate::view::text::Words;

    async fn bot(folder: &tempfile::TempDir) -> Bot {
        let address = format!("sqlite:{}", folder.path().join("games.db").display());
        Bot {
            app: App::new(Store::open(&address).await.expect("opened")),
            renderer: Arc::new(Renderer::new().expect("the sprites are read")),
            words: Words::english(),
            clock: Clock::default(),
            wake: Arc::default(),
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
}
