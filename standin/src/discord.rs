//! The stand-in itself, as tests hold it.

use std::{
    fmt::Write as _,
    future::Future,
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
};

use thiserror::Error;
use tokio::{net::TcpListener, task::JoinHandle};

use crate::{
    breach::Breach,
    builder::Builder,
    call::Call,
    check, clock,
    faults::{Endpoint, Fault},
    model::{command::Command, message::Message, snowflake::Snowflake},
    page,
    person::User,
    place::{Channel, Guild},
    server,
    settings::{APPLICATION, Settings},
    state::{State, session::Session, shared::Shared, world::Place},
    wire,
};

/// A Discord on this machine. Dropping it ends it, and panics if a bot broke a rule that nobody took
/// note of by [`Discord::take_breaches`].
pub struct Discord {
    shared: Arc<Shared>,
    server: JoinHandle<()>,
}

/// No bot was ready in time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no bot is ready: {0}")]
pub struct NotReady(String);

impl Discord {
    /// Starts one with Discord's own limits, on any free port of 127.0.0.1.
    ///
    /// # Panics
    ///
    /// When loopback has no free port.
    pub async fn start() -> Self {
        let started = Self::builder().start().await;
        started.expect("loopback has a free port")
    }

    /// Starts one otherwise than usual.
    pub fn builder() -> Builder {
        Builder::default()
    }

    pub(crate) async fn run(settings: Settings) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, settings.port)).await?;
        let address: SocketAddr = listener.local_addr()?;
        let shared = Arc::new(Shared::new(settings, address));
        check::warm_up();
        if shared.settings.page {
            shared.change(page::furnish);
        }
        let server = tokio::spawn(server::serve(listener, Arc::clone(&shared)));
        Ok(Self { shared, server })
    }

    /// Where it is: `http://127.0.0.1:PORT`, to which a bot adds `/api/v10`.
    pub fn url(&self) -> String {
        self.shared.url()
    }

    /// The bot token it accepts.
    pub fn token(&self) -> &str {
        &self.shared.settings.token
    }

    /// The bot's application id, which is its user id too.
    pub fn application_id(&self) -> Snowflake {
        APPLICATION
    }

    /// Waits until a bot is connected, was sent READY, and has put its commands.
    ///
    /// # Errors
    ///
    /// When that takes too long; it says what is missing.
    pub async fn ready(&self) -> Result<(), NotReady> {
        let deadline = clock::now() + self.shared.settings.ready;
        let ready = |state: &State| {
            let mut sessions = state.sessions.iter();
            sessions
                .any(|session| session.line.is_some() && session.commands_put)
                .then_some(())
        };
        let waited = self.shared.wait(deadline, ready).await;
        waited.ok_or_else(|| self.shared.read(missing))
    }

    /// Waits until no bot is connected any more.
    ///
    /// # Errors
    ///
    /// When that takes too long.
    pub async fn gone(&self) -> Result<(), NotReady> {
        let deadline = clock::now() + self.shared.settings.ready;
        let gone = |state: &State| (state.connections() == 0).then_some(());
        let waited = self.shared.wait(deadline, gone).await;
        waited.ok_or_else(|| NotReady("on the contrary, one is still connected".to_owned()))
    }

    /// The commands that are registered.
    pub fn commands(&self) -> Vec<Command> {
        self.shared.read(State::commands)
    }

    /// The person of this name, who joins if there is none.
    pub fn user(&self, name: &str) -> User {
        let id = self.shared.change(|state| state.user_named(name));
        User {
            shared: Arc::clone(&self.shared),
            id,
            name: name.to_owned(),
        }
    }

    /// The server of this name, made if there is none.
    pub fn guild(&self, name: &str) -> Guild {
        let id = self.shared.change(|state| {
            let (id, new) = state.guild_named(name, true);
            let guild = state.guild(id).filter(|_| new);
            if let Some(guild) = guild.map(|guild| wire::guild(state, guild)) {
                state.dispatch("GUILD_CREATE", &guild);
            }
            id
        });
        Guild {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// The server of this name, made if there is none, to which nobody added the bot. People bring it along by
    /// installing it to their own accounts: it can answer there, and do nothing else.
    pub fn guild_without_bot(&self, name: &str) -> Guild {
        let (id, _) = self.shared.change(|state| state.guild_named(name, false));
        Guild {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Direct messages of this name among people, made if there are none, in which the bot is only where somebody
    /// installed it to their own account.
    pub fn group(&self, name: &str) -> Channel {
        let (id, _) = self
            .shared
            .change(|state| state.channel_named(Place::Group, name));
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Somebody's direct messages with the bot.
    pub fn dm(&self, user: &User) -> Channel {
        let (id, _) = self
            .shared
            .change(|state| state.channel_named(Place::Dm(user.id), ""));
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// A message as it stands now; `None` once it is deleted.
    pub fn message(&self, id: Snowflake) -> Option<Message> {
        self.shared.read(|state| state.message(id))
    }

    /// Every REST request so far.
    pub fn requests(&self) -> Vec<Call> {
        self.shared.read(|state| state.calls.clone())
    }

    /// The REST requests made for one interaction.
    pub fn requests_of(&self, interaction: Snowflake) -> Vec<Call> {
        let mut calls = self.requests();
        calls.retain(|call| call.interaction == Some(interaction));
        calls
    }

    /// What bots did so far that Discord would have refused.
    pub fn breaches(&self) -> Vec<Breach> {
        self.shared.read(|state| state.breaches.clone())
    }

    /// Takes note of what bots did that Discord would have refused, so that it isn't held against
    /// the test.
    pub fn take_breaches(&self) -> Vec<Breach> {
        self.shared
            .change(|state| std::mem::take(&mut state.breaches))
    }

    /// Lets the next `times` requests to an endpoint meet a fault.
    pub fn fail_next(&self, endpoint: Endpoint, fault: &Fault, times: usize) {
        self.shared
            .change(|state| state.orders.fail(endpoint, fault, times));
    }

    /// Runs `hook` at the next request to an endpoint: once it is done and can be seen, before the
    /// bot hears so. A test kills the bot there.
    pub fn before_answer<H, F>(&self, endpoint: Endpoint, hook: H)
    where
        H: FnOnce(Call) -> F + Send + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let hook = Box::new(move |call| Box::pin(hook(call)) as _);
        self.shared
            .change(|state| state.orders.hook(endpoint, hook));
    }

    /// Breaks all gateway connections off, so that bots must resume.
    pub fn drop_gateway(&self) {
        self.shared
            .change(|state| state.sessions.iter_mut().for_each(Session::cut));
    }

    /// Breaks all gateway connections off and forgets the sessions, so that bots must begin anew.
    pub fn forget_sessions(&self) {
        self.shared.change(|state| {
            state.sessions.iter_mut().for_each(Session::cut);
            state.sessions.clear();
        });
    }

    /// How many bots are connected to the gateway now.
    pub fn bot_connections(&self) -> usize {
        self.shared.read(State::connections)
    }

    /// How often a session was begun.
    pub fn ready_count(&self) -> usize {
        self.shared.read(|state| state.readies)
    }

    /// How often a session was resumed.
    pub fn resume_count(&self) -> usize {
        self.shared.read(|state| state.resumes)
    }

    /// Waits until sessions were resumed this often in all.
    ///
    /// # Errors
    ///
    /// When that takes too long.
    pub async fn resumed(&self, times: usize) -> Result<(), NotReady> {
        let deadline = clock::now() + self.shared.settings.ready;
        let enough = |state: &State| (state.resumes >= times).then_some(());
        let waited = self.shared.wait(deadline, enough).await;
        waited.ok_or_else(|| NotReady(format!("no session was resumed {times} times")))
    }
}

fn missing(state: &State) -> NotReady {
    let calls = state.calls.iter().map(|call| {
        let status = call
            .status
            .map_or_else(|| "none".to_owned(), |status| status.to_string());
        format!("{} {} → {status}", call.method, call.path)
    });
    let calls = calls.collect::<Vec<_>>().join(", ");
    let what = match (state.readies, state.connections()) {
        (0, _) => "none has identified itself at the gateway",
        (_, 0) => "the one that was connected is gone",
        _ => "it is connected, but hasn't put its commands",
    };
    NotReady(format!("{what}; its requests were [{calls}]"))
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.drop_gateway();
        self.server.abort();
        let breaches = self.breaches();
        if breaches.is_empty() || std::thread::panicking() {
            return;
        }
        let mut list = String::new();
        for breach in breaches {
            // Writing to a string can't fail.
            let _ = write!(list, "\n  {breach}");
        }
        panic!("the bot did what Discord would have refused:{list}");
    }
}

impl std::fmt::Debug for Discord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Discord").field(&self.url()).finish()
    }
}
