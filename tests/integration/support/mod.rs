//! A stand-in with the real bot's process beside it.

mod acts;
mod log;
mod records;

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use discord_standin::{Channel, Discord, Message, User};
use jiff::Timestamp;
use tempfile::TempDir;
use tokio::process::{Child, Command};

pub(crate) use self::acts::{Drawn, drawn, lasts, play, until};
pub(crate) use self::records::Records;

/// What the bot logs unless a test says otherwise: what it does itself, and every event that serenity can't read.
const LOG: &str = "warn,lunette=info,serenity::client::dispatch=debug";

/// A Discord, a folder for the games, and the bot.
pub(crate) struct House {
    pub(crate) discord: Discord,
    pub(crate) alice: User,
    pub(crate) games: Channel,
    folder: TempDir,
    bot: Option<Child>,
    log_level: &'static str,
}

impl House {
    /// Starts both and waits until the bot is ready.
    pub(crate) async fn open() -> Self {
        Self::open_at(Discord::start().await, LOG).await
    }

    /// As [`open`](Self::open), with these directives for the log.
    pub(crate) async fn open_logging(log_level: &'static str) -> Self {
        Self::open_at(Discord::start().await, log_level).await
    }

    /// As [`open`](Self::open), for a test whose clicks come in such a crowd that a busy machine may take longer over
    /// them than Discord lets it.
    pub(crate) async fn open_patient() -> Self {
        let patient = Discord::builder().first_answer_within(Duration::from_secs(30));
        let discord = patient.start().await.expect("loopback has a free port");
        Self::open_at(discord, LOG).await
    }

    /// As [`open`](Self::open), with the bot's clock set to this time from the start.
    pub(crate) async fn open_when(time: &str) -> Self {
        let mut house = Self::furnished(Discord::start().await, LOG);
        house.set_clock(time);
        house.start_bot().await;
        house
    }

    async fn open_at(discord: Discord, log_level: &'static str) -> Self {
        let mut house = Self::furnished(discord, log_level);
        house.start_bot().await;
        house
    }

    fn furnished(discord: Discord, log_level: &'static str) -> Self {
        Self {
            alice: discord.user("alice"),
            games: discord.guild("Moonbase").channel("games"),
            discord,
            folder: TempDir::new().expect("a folder"),
            bot: None,
            log_level,
        }
    }

    /// Starts the bot on the same games as before.
    pub(crate) async fn start_bot(&mut self) {
        let command = self.command();
        self.start(command).await;
    }

    /// Starts the bot where no file can grow over this many KiB, as on a disk that is full.
    pub(crate) async fn start_bot_on_a_full_disk(&mut self, kibibytes: u32) {
        // Without the trap the system would end the bot by a signal; a full disk only refuses.
        let script = format!("trap '' XFSZ; ulimit -f {kibibytes}; exec \"$0\"");
        let mut command = Command::new("bash");
        command.arg("-c").arg(script).arg(BOT);
        self.furnish(&mut command);
        // Its log must be able to grow.
        command.stderr(Stdio::null());
        self.start(command).await;
    }

    async fn start(&mut self, mut command: Command) {
        self.bot = Some(command.spawn().expect("the bot starts"));
        self.discord.ready().await.expect("the bot gets ready");
    }

    /// Kills the bot as the system does when it runs out of memory.
    pub(crate) async fn kill_bot(&mut self) {
        let mut bot = self.bot.take().expect("the bot runs");
        bot.kill().await.expect("the bot is killed");
        self.discord.gone().await.expect("its connection ends");
    }

    /// Ends the bot with SIGTERM and says how it exited.
    pub(crate) async fn stop_bot(&mut self) -> ExitStatus {
        let mut bot = self.bot.take().expect("the bot runs");
        let id = bot.id().expect("it runs").to_string();
        let kill = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(kill.expect("kill runs").success());
        let status = bot.wait().await.expect("the bot ends");
        self.discord.gone().await.expect("its connection ends");
        status
    }

    /// Alice runs a command in #games and gets a message.
    pub(crate) async fn run(&self, text: &str) -> Message {
        self.run_as(&self.alice, text).await
    }

    /// Somebody runs a command in #games and gets a message.
    pub(crate) async fn run_as(&self, user: &User, text: &str) -> Message {
        let answer = user.in_channel(&self.games).run(text).await;
        answer.expect("the command is taken").message().clone()
    }

    /// A look into the bot's database.
    pub(crate) async fn records(&self) -> Records {
        Records::open(&self.database()).await
    }

    /// What the bot has logged so far.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    /// Where the games are.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Sets the bot's clock, which stands still then: `2026-03-29T00:59:30Z`.
    pub(crate) fn set_clock(&self, time: &str) {
        let time: Timestamp = time.parse().expect("a time");
        // In one step, so that the bot never reads half of it.
        let new = self.folder.path().join("clock.new");
        std::fs::write(&new, time.as_millisecond().to_string()).expect("written");
        std::fs::rename(new, self.clock_file()).expect("renamed");
    }

    fn clock_file(&self) -> PathBuf {
        self.folder.path().join("clock")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("bot.log")
    }

    fn command(&self) -> Command {
        let mut command = Command::new(BOT);
        self.furnish(&mut command);
        command
    }

    fn furnish(&self, command: &mut Command) {
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.log_file());
        settle(command, self.folder.path());
        command
            .env("LUNETTE_LOG", self.log_level)
            .env("DISCORD_TOKEN", self.discord.token())
            .env("DISCORD_API_URL", self.discord.url())
            .env("LUNETTE_CLOCK_FILE", self.clock_file())
            .env(
                "DATABASE_URL",
                format!("sqlite:{}", self.database().display()),
            )
            .stderr(log.expect("a log file"));
    }
}

impl Drop for House {
    /// Reads the log of every bot that ran here.
    fn drop(&mut self) {
        if std::thread::panicking() {
            log::tell(&self.log());
        } else {
            log::check(&self.log(), self.discord.token(), self.log_level);
        }
    }
}

const BOT: &str = env!("CARGO_BIN_EXE_lunette");

/// The bot's own program in this folder, with an empty environment.
pub(crate) fn bot(folder: &Path) -> Command {
    let mut command = Command::new(BOT);
    settle(&mut command, folder);
    command.env("LUNETTE_LOG", "warn");
    command
}

fn settle(command: &mut Command, folder: &Path) {
    command
        .env_clear()
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .kill_on_drop(true);
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
