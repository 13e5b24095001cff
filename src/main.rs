//! The bot. Everything it does stands in the library.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use lunette::config::{Config, ConfigError, Wish};
use lunette::store::Store;
use lunette::{check, discord, study};
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tracing::info;

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            // One line, with the causes after the colons; nothing is left to do if even that can't be written.
            let _ = writeln!(std::io::stderr(), "lunette: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<ExitCode> {
    match Config::load() {
        Err(ConfigError::CommandLine(usage)) => usage.exit(),
        Err(error) => return Err(error.into()),
        Ok(Wish::Solve(solve)) => study::run(&solve).context("can't write the results")?,
        Ok(Wish::Check(database)) => {
            let clean = runtime()?.block_on(check::run(&database))?;
            return Ok(ExitCode::from(u8::from(!clean)));
        }
        Ok(Wish::Run(config)) => {
            discord::start_log(&config);
            runtime()?.block_on(serve(&config))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> anyhow::Result<Runtime> {
    Runtime::new().context("can't start the runtime")
}

async fn serve(config: &Config) -> anyhow::Result<()> {
    let mut terminate = signal(SignalKind::terminate()).context("can't listen for SIGTERM")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("can't listen for Ctrl-C")?;
    let store = Store::open(&config.database_url).await?;
    let stop = async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    };
    discord::run(config, store, stop).await?;
    info!("stopped");
    Ok(())
}
