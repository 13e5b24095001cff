//! The settings, from the environment and the command line. Nothing else reads either.

mod solve;

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};
use thiserror::Error;
use url::{Host, Url};

pub use self::solve::Solve;

/// What `lunette` was asked to do.
#[derive(Debug, Parser)]
#[command(
    version,
    about = "A Discord bot on which people play two-deck patience games."
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    settings: Settings,
}

/// The subcommands; without one it is `run`.
#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Connect to Discord and play (the default).
    Run,
    /// Say of deals whether they can be won, and how.
    Solve(Solve),
    /// Replay the log of every game in the database, and name what disagrees with it. Nothing is written.
    Check,
}

/// What to do.
#[derive(Debug)]
pub enum Wish {
    /// Run the bot.
    Run(Config),
    /// Solve deals.
    Solve(Solve),
    /// Check the database at this address.
    Check(String),
}

#[derive(Debug, Args)]
struct Settings {
    /// The SQLite file that holds the games; it is made on the first start.
    #[arg(
        long,
        env = "DATABASE_URL",
        default_value = "sqlite:lunette.db",
        global = true
    )]
    database_url: String,
    /// A stand-in for Discord on this machine, such as <http://127.0.0.1:8080>. Only loopback is taken.
    #[arg(
        long,
        env = "DISCORD_API_URL",
        value_name = "URL",
        value_parser = StandIn::parse,
        global = true
    )]
    discord_api_url: Option<StandIn>,
    /// What is logged, as in `info` or `lunette=debug,warn`.
    #[arg(
        long,
        env = "LUNETTE_LOG",
        default_value = "info,serenity=warn,sqlx=warn",
        global = true
    )]
    log: String,
    /// A file that says what time it is, in milliseconds since 1970. For tests, and only with a stand-in.
    #[arg(
        long,
        env = "LUNETTE_CLOCK_FILE",
        value_name = "FILE",
        hide = true,
        global = true
    )]
    clock_file: Option<PathBuf>,
}

/// Everything the bot needs to know to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub token: Token,
    /// The address of the database, `sqlite:…`.
    pub database_url: String,
    /// Where Discord is, if not at Discord.
    pub stand_in: Option<StandIn>,
    /// What is logged: directives of `tracing_subscriber`'s `EnvFilter`.
    pub log: String,
    /// A file that says what time it is, with a stand-in only: in milliseconds since 1970, or empty for the real time.
    pub clock_file: Option<PathBuf>,
}

/// What is wrong with the settings. One clear line for whoever runs the bot.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The command line can't be understood, or asks for help.
    #[error(transparent)]
    CommandLine(#[from] clap::Error),
    /// The `.env` file can't be read.
    #[error("can't read .env: {0}")]
    DotEnv(#[from] dotenvy::Error),
    /// There is no token.
    #[error(
        "DISCORD_TOKEN is missing: put the bot's token into .env (see .env.example) or the environment"
    )]
    NoToken,
    /// A clock is to be set although Discord is the real one.
    #[error("LUNETTE_CLOCK_FILE is for tests: it needs a stand-in (DISCORD_API_URL)")]
    ClockWithoutStandIn,
}

impl Config {
    /// Reads `.env` in the working folder, then the environment and the command line. The environment goes before
    /// `.env`, and the command line before both.
    ///
    /// # Errors
    /// If one of them can't be understood, or there is no token.
    pub fn load() -> Result<Wish, ConfigError> {
        let dot_env = Path::new(".env");
        if dot_env.exists() {
            dotenvy::from_path(dot_env)?;
        }
        let CommandLine { command, settings } = CommandLine::try_parse()?;
        match command.unwrap_or(Command::Run) {
            Command::Run => Ok(Wish::Run(Self::of(settings)?)),
            Command::Solve(solve) => Ok(Wish::Solve(solve)),
            Command::Check => Ok(Wish::Check(settings.database_url)),
        }
    }

    fn of(settings: Settings) -> Result<Self, ConfigError> {
        if settings.clock_file.is_some() && settings.discord_api_url.is_none() {
            return Err(ConfigError::ClockWithoutStandIn);
        }
        Ok(Self {
            token: token()?,
            database_url: settings.database_url,
            stand_in: settings.discord_api_url,
            log: settings.log,
            clock_file: settings.clock_file,
        })
    }
}

/// The token comes from the environment alone: a command line can be read by every user of the machine.
#[expect(
    clippy::disallowed_methods,
    reason = "this is the reader of the environment"
)]
fn token() -> Result<Token, ConfigError> {
    let token = std::env::var("DISCORD_TOKEN").unwrap_or_default();
    let token = token.trim();
    if token.is_empty() {
        Err(ConfigError::NoToken)
    } else {
        Ok(Token(token.to_owned()))
    }
}

/// The bot's token, which never reaches a log: it has no `Display`, and `Debug` hides it.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A token.
    pub fn new(token: impl Into<String>) -> Self {
        Self(token.into())
    }

    /// The token in the clear, for Discord alone.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// The address of a stand-in for Discord on loopback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandIn(SocketAddr);

/// The address isn't one of this machine's own.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "a stand-in must be at http://127.0.0.1:PORT or http://[::1]:PORT, with nothing after the port"
)]
pub struct NotLoopback;

impl StandIn {
    /// Reads an address such as `http://127.0.0.1:8080`. `localhost` is taken for 127.0.0.1, and not looked up.
    ///
    /// # Errors
    /// If it isn't plain HTTP on loopback.
    pub fn parse(address: &str) -> Result<Self, NotLoopback> {
        let url = Url::parse(address).map_err(|_| NotLoopback)?;
        let plain = url.scheme() == "http"
            && url.path() == "/"
            && url.username().is_empty()
            && url.password().is_none()
            && url.query().is_none()
            && url.fragment().is_none();
        let ip = match url.host() {
            Some(Host::Ipv4(ip)) => IpAddr::V4(ip),
            Some(Host::Ipv6(ip)) => IpAddr::V6(ip),
            Some(Host::Domain("localhost")) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            Some(Host::Domain(_)) | None => return Err(NotLoopback),
        };
        let port = url.port_or_known_default().ok_or(NotLoopback)?;
        if plain && ip.is_loopback() {
            Ok(Self(SocketAddr::new(ip, port)))
        } else {
            Err(NotLoopback)
        }
    }

    /// The address as `http://…`, without a slash at the end.
    pub fn http(self) -> String {
        format!("http://{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_is_taken_for_a_stand_in() {
        for taken in [
            "http://127.0.0.1:8080",
            "http://127.1.2.3:1/",
            "http://[::1]:8080",
            "http://localhost:8080",
        ] {
            assert!(StandIn::parse(taken).is_ok(), "{taken}");
        }
        for refused in [
            "",
            "127.0.0.1:8080",
            "https://127.0.0.1:8080",
            "http://discord.com",
            "http://10.0.0.1:8080",
            "http://0.0.0.0:8080",
            "http://127.0.0.1.example.com",
            "http://localhost.example.com:8080",
            "http://127.0.0.1:8080@example.com",
            "http://user@127.0.0.1:8080",
            "http://[::ffff:8.8.8.8]:80",
            "http://127.0.0.1:8080/api",
        ] {
            assert_eq!(StandIn::parse(refused), Err(NotLoopback), "{refused}");
        }
    }

    #[test]
    fn a_token_is_hidden_from_debug_output() {
        let token = Token::new("very-secret");
        assert!(!format!("{token:?}").contains("secret"));
    }
}
