//! Plays Lunette on this machine, without a Discord account.
//!
//! `cargo run --release --example local` starts a stand-in for Discord and the bot together, and prints the address
//! of a page that shows the channel. The games are kept in `local.db`, so that they go on the next time.

use std::io::Write;

use discord_standin::Discord;
use lunette::config::{Config, StandIn, Token};
use lunette::discord;
use lunette::store::Store;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let stand_in = Discord::builder().page(true).start().await?;
    // Somebody must be able to set the daily races up. The bit is Discord's Manage Server.
    let _ = stand_in.user("alice").with_permissions(1 << 5);
    let config = Config {
        token: Token::new(stand_in.token()),
        database_url: "sqlite:local.db".to_owned(),
        stand_in: Some(StandIn::parse(&stand_in.url())?),
        log: "warn,lunette=info".to_owned(),
        clock_file: None,
    };
    discord::start_log(&config);
    let store = Store::open(&config.database_url).await?;
    writeln!(
        std::io::stdout(),
        "Lunette is at {} - open it in a browser, and stop with Ctrl-C.",
        stand_in.url()
    )?;
    let stop = async {
        // Without a signal handler Ctrl-C ends the program at once, which loses no game either.
        let _ = tokio::signal::ctrl_c().await;
    };
    discord::run(&config, store, stop).await?;
    // What the page was refused while somebody tried things out is no failure of this program.
    stand_in.take_breaches();
    Ok(())
}
