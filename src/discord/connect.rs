//! The way to Discord, or to a stand-in on this machine.

use std::time::Duration;

use serenity::all::{CreateAllowedMentions, Http, HttpBuilder};

use super::RunError;
use super::fault::describe;
use crate::config::{Config, StandIn};

/// Discord waits 3 s for a first answer; a request that takes longer than this won't come back.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The HTTP client for Discord, or for the stand-in.
///
/// serenity ignores `proxy` while its rate limiter is on, and the token would go to the real Discord: for a stand-in
/// both are set here, and nowhere else is a client made.
pub(super) fn http(config: &Config) -> Result<Http, RunError> {
    let builder = HttpBuilder::new(config.token.reveal())
        .client(client(config.stand_in)?)
        .default_allowed_mentions(CreateAllowedMentions::new());
    Ok(match config.stand_in {
        Some(stand_in) => builder.proxy(stand_in.http()).ratelimiter_disabled(true),
        None => builder,
    }
    .build())
}

fn client(stand_in: Option<StandIn>) -> Result<reqwest::Client, RunError> {
    let builder = reqwest::Client::builder()
        .use_native_tls()
        .timeout(REQUEST_TIMEOUT)
        .connect_timeout(CONNECT_TIMEOUT);
    let builder = match stand_in {
        // Neither a proxy of the environment nor a redirect may lead away from loopback.
        Some(_) => builder
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none()),
        None => builder,
    };
    builder
        .build()
        .map_err(|error| RunError::Http(error.to_string()))
}

/// The address of the gateway. serenity takes the real one when this call fails, so it is made before serenity's.
pub(super) async fn gateway_url(
    http: &Http,
    stand_in: Option<StandIn>,
) -> Result<String, RunError> {
    let gateway = http
        .get_gateway()
        .await
        .map_err(|error| RunError::Gateway(describe(&error)))?;
    match stand_in {
        Some(_) if !is_loopback(&gateway.url) => Err(RunError::GatewayElsewhere(gateway.url)),
        _ => Ok(gateway.url),
    }
}

fn is_loopback(gateway: &str) -> bool {
    gateway
        .strip_prefix("ws://")
        .is_some_and(|rest| StandIn::parse(&format!("http://{rest}")).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Token;

    fn config(stand_in: Option<&str>) -> Config {
        Config {
            token: Token::new("token"),
            database_url: String::new(),
            stand_in: stand_in.map(|url| StandIn::parse(url).expect("loopback")),
            log: String::new(),
            clock_file: None,
        }
    }

    #[test]
    fn a_stand_in_gets_every_request_and_no_rate_limiter_is_in_the_way() {
        let http = http(&config(Some("http://127.0.0.1:9"))).expect("a client");
        assert_eq!(http.proxy.as_deref(), Some("http://127.0.0.1:9"));
        assert!(http.ratelimiter.is_none());
    }

    #[test]
    fn discord_itself_is_asked_through_the_rate_limiter() {
        let http = http(&config(None)).expect("a client");
        assert_eq!(http.proxy, None);
        assert!(http.ratelimiter.is_some());
    }

    #[test]
    fn a_gateway_elsewhere_is_told_from_one_on_loopback() {
        assert!(is_loopback("ws://127.0.0.1:8080"));
        assert!(!is_loopback("wss://gateway.discord.gg"));
        assert!(!is_loopback("ws://gateway.discord.gg"));
    }
}
