//! A stand-in with the real bot's process beside it.

use std::path::PathBuf;
use std::process::Stdio;

use discord_standin::{Channel, Discord, Message, User};
use tempfile::TempDir;
use tokio::process::{Child, Command};

/// A Discord, a folder for the games, and the bot.
pub(crate) struct House {
    pub(crate) discord: Discord,
    pub(crate) alice: User,
    pub(crate) games: Channel,
    folder: TempDir,
    bot: Option<Child>,
}

impl House {
    /// Starts both and waits until the bot is ready.
    pub(crate) async fn open() -> Self {
        let discord = Discord::start().await;
        let mut house = Self {
            alice: discord.user("alice"),
            games: discord.guild("Moonbase").channel("games"),
            discord,
            folder: TempDir::new().expect("a folder"),
            bot: None,
        };
        house.start_bot().await;
        house
    }

    /// Starts the bot on the same games as before.
    pub(crate) async fn start_bot(&mut self) {
        self.bot = Some(self.command().spawn().expect("the bot starts"));
        self.discord.ready().await.expect("the bot gets ready");
    }

    /// Kills the bot as the system does when it runs out of memory.
    pub(crate) async fn kill_bot(&mut self) {
        let mut bot = self.bot.take().expect("the bot runs");
        bot.kill().await.expect("the bot is killed");
        self.discord.gone().await.expect("its connection ends");
    }

    /// Ends the bot with SIGTERM and says how it exited.
    pub(crate) async fn stop_bot(&mut self) -> std::process::ExitStatus {
        let mut bot = self.bot.take().expect("the bot runs");
        let id = bot.id().expect("it runs").to_string();
        let kill = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(kill.expect("kill runs").success());
        bot.wait().await.expect("the bot ends")
    }

    /// Alice runs a command in #games and gets a message.
    pub(crate) async fn run(&self, text: &str) -> Message {
        let answer = self.alice.in_channel(&self.games).run(text).await;
        answer.expect("the command is taken").message().clone()
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    fn command(&self) -> Command {
        let mut command = bot(self.folder.path());
        command
            .env("DISCORD_TOKEN", self.discord.token())
            .env("DISCORD_API_URL", self.discord.url())
            .env(
                "DATABASE_URL",
                format!("sqlite:{}", self.database().display()),
            );
        command
    }
}

/// The bot's own program in this folder, with an empty environment.
pub(crate) fn bot(folder: &std::path::Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lunette"));
    command
        .env_clear()
        .env("LUNETTE_LOG", "warn")
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .kill_on_drop(true);
    command
}

/// The moves of a line kept as data: the deal's number first, then a move a line.
pub(crate) fn line(name: &str) -> (u64, Vec<String>) {
    let path = format!("{}/tests/data/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the line is there");
    let mut rows = text
        .lines()
        .map(|row| row.split('#').next().unwrap_or_default().trim())
        .filter(|row| !row.is_empty());
    let deal = rows.next().expect("a deal").parse().expect("a number");
    (deal, rows.map(str::to_owned).collect())
}
