//! Discord: the only room that knows serenity and poise.
//!
//! An interaction passes through `gate` once: it is decoded, the use case runs, the screen is drawn, and one answer
//! is sent.

mod clock;
mod commands;
mod components;
mod connect;
mod daily;
mod error;
mod fault;
mod gate;
mod incident;
mod invite;
mod log;
pub mod message;
mod pages;
mod place;
mod reply;
mod showing;
pub mod top_up;
mod upkeep;
mod visit;

use std::convert::Infallible;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{Client, GatewayError, GatewayIntents, HttpError, StatusCode};
use thiserror::Error;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

pub use self::log::start as start_log;

use self::clock::Clock;
use crate::app::App;
use crate::config::Config;
use crate::render::{RenderError, Renderer};
use crate::store::Store;
use crate::view::text::Words;

/// How long a shutdown waits for answers that are under way. Discord takes none later than 3 s after the click.
const DRAIN: Duration = Duration::from_secs(5);

/// What every handler is given.
#[derive(Clone)]
pub(crate) struct Bot {
    app: App,
    renderer: Arc<Renderer>,
    words: &'static Words,
    clock: Clock,
    /// Tells those who wait for the next race or post that it may be another.
    wake: Arc<Notify>,
    under_way: TaskTracker,
}

type Context<'a> = poise::ApplicationContext<'a, Bot, Infallible>;
type FrameworkContext<'a> = poise::FrameworkContext<'a, Bot, Infallible>;

/// Why the bot can't run. One clear line for whoever runs it.
#[derive(Debug, Error)]
pub enum RunError {
    /// Discord doesn't know the token.
    #[error(
        "Discord refused the token: check DISCORD_TOKEN, and reset it on the developer portal if need be"
    )]
    TokenRefused,
    /// No HTTP client can be made.
    #[error("can't make an HTTP client: {0}")]
    Http(String),
    /// The gateway's address isn't to be had.
    #[error("Discord didn't tell its gateway's address (GET /gateway): {0}")]
    Gateway(String),
    /// A stand-in names a gateway that isn't on loopback.
    #[error("the stand-in names the gateway {0}, which isn't on loopback")]
    GatewayElsewhere(String),
    /// The card sprites can't be read.
    #[error("can't read the card sprites: {0}")]
    Sprites(#[from] RenderError),
    /// The connection ended for another reason.
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

/// Connects to Discord and plays until `stop` is done; then takes no more clicks, and waits for the answers that are
/// under way.
///
/// # Errors
/// If the bot can't connect, or Discord ends the connection for good.
pub async fn run(
    config: &Config,
    store: Store,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let bot = Bot {
        app: App::new(store.clone()),
        renderer: Arc::new(Renderer::new()?),
        words: Words::english(),
        clock: Clock::of(config.clock_file.as_deref()),
        wake: Arc::default(),
        under_way: TaskTracker::new(),
    };
    if let Err(why) = bot.app.stock_pool(bot.clock.now()).await {
        warn!(%why, "the shipped deals are not in the pool");
    }
    let mut client = connect(config, bot.clone()).await?;
    let shards = Arc::clone(&client.shard_manager);
    let upkeep = tokio::spawn(upkeep::keep_limiter_small(Arc::clone(&client.http)));
    let (http, stopping) = (Arc::clone(&client.http), CancellationToken::new());
    let races = daily::keep_races(bot.clone(), http, stopping.clone());
    bot.under_way.spawn(races);
    let stopped = stopping.clone();
    let top_up = tokio::spawn(top_up::keep_filled(bot.app.clone(), bot.clock.clone()));
    tokio::spawn(async move {
        stop.await;
        info!("stopping");
        stopping.cancel();
        shards.shutdown_all().await;
    });
    let ended = client.start_autosharded().await;
    upkeep.abort();
    stopped.cancel();
    top_up.abort();
    drain(&bot.under_way).await;
    store.close().await;
    ended.map_err(run_error)
}

async fn connect(config: &Config, bot: Bot) -> Result<Client, RunError> {
    let http = connect::http(config)?;
    let gateway = connect::gateway_url(&http, config.stand_in).await?;
    let client = serenity::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(framework(bot))
        .await
        .map_err(run_error)?;
    // serenity asked for the address once more, and would have taken the real one had that failed.
    gateway.clone_into(&mut *client.ws_url.lock().await);
    Ok(client)
}

fn framework(bot: Bot) -> poise::Framework<Bot, Infallible> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(bot.words),
            on_error: |error| Box::pin(commands::framework_failed(error)),
            event_handler: |context, event| Box::pin(components::on_event(context, event)),
            allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
            ..Default::default()
        })
        .initialize_owners(false)
        .setup(move |context, ready, framework| {
            Box::pin(async move {
                info!(user = %ready.user.name, "connected");
                let application = ready.application.id;
                info!(
                    "invite the bot to a server: {}",
                    invite::to_server(application)
                );
                info!(
                    "or to your own account: {}",
                    invite::to_account(application)
                );
                commands::register(&context.http, &framework.options().commands).await;
                Ok(bot)
            })
        })
        .build()
}

async fn drain(under_way: &TaskTracker) {
    under_way.close();
    if tokio::time::timeout(DRAIN, under_way.wait()).await.is_err() {
        warn!(
            answers = under_way.len(),
            "stopped before these answers were sent"
        );
    }
}

fn run_error(error: serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => RunError::TokenRefused,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(ref refused))
            if refused.status_code == StatusCode::UNAUTHORIZED =>
        {
            RunError::TokenRefused
        }
        error => RunError::Ended(fault::describe(&error)),
    }
}
