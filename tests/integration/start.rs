//! What whoever starts the bot is told.

use std::process::Stdio;

use discord_standin::{Discord, Endpoint, Fault};
use lunette::view::text::Words;
use tempfile::TempDir;

use crate::support::{House, bot};

async fn complaint(settings: &[(&str, &str)]) -> String {
    let folder = TempDir::new().expect("a folder");
    let output = bot(folder.path())
        .envs(settings.iter().copied())
        .stderr(Stdio::piped())
        .output()
        .await
        .expect("the bot runs");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    text.lines()
        .find(|line| line.starts_with("lunette: "))
        .unwrap_or(&text)
        .to_owned()
}

#[tokio::test]
async fn a_missing_token_is_told_in_one_line() {
    let line = complaint(&[]).await;
    assert!(line.contains("DISCORD_TOKEN is missing"), "{line}");
}

#[tokio::test]
async fn a_clock_is_set_only_with_a_stand_in() {
    let line = complaint(&[("DISCORD_TOKEN", "any"), ("LUNETTE_CLOCK_FILE", "clock")]).await;
    assert!(line.contains("needs a stand-in"), "{line}");
}

#[tokio::test]
async fn a_refused_token_is_told_in_one_line() {
    let discord = Discord::start().await;
    let url = discord.url();
    let line = complaint(&[("DISCORD_TOKEN", "wrong"), ("DISCORD_API_URL", &url)]).await;
    assert!(line.contains("refused the token"), "{line}");
}

#[tokio::test]
async fn without_a_gateway_address_the_bot_does_not_go_elsewhere() {
    let discord = Discord::start().await;
    discord.fail_next(Endpoint::Gateway, &Fault::status(500), 2);
    let (url, token) = (discord.url(), discord.token().to_owned());
    let line = complaint(&[("DISCORD_TOKEN", &token), ("DISCORD_API_URL", &url)]).await;
    assert!(line.contains("GET /gateway"), "{line}");
}

#[tokio::test]
async fn every_command_and_option_is_described_in_words() {
    let house = House::open().await;
    let commands = house.discord.commands();
    assert!(!commands.is_empty());
    for command in commands {
        let key = format!("command-{}", command.name);
        assert_eq!(command.description, Words::english().say(&key, &[]));
        for option in command.options {
            let key = format!("{key}-{}", option.name);
            assert_eq!(option.description, Words::english().say(&key, &[]));
            assert_ne!(option.description, key, "it isn't in en.ftl");
            for choice in option.choices {
                assert!(!choice.name.starts_with("choice-"), "{}", choice.name);
            }
        }
    }
}
