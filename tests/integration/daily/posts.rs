//! The daily posts.

use discord_standin::{Channel, Endpoint, Fault, Message};

use super::{Race, labels, mention, press};
use crate::support::until;

const SEND_MESSAGES: u64 = 1 << 11;

impl Race {
    /// A race whose posts go to #news.
    async fn posting() -> (Self, Channel) {
        let race = Self::open("2026-11-30T12:00:00Z").await;
        let news = race.moonbase.channel("news");
        let told = race.setup("channel:news").await;
        assert!(
            told.contains(&format!("in <#{}>, next <t:1796083200:R>", news.id())),
            "{told}"
        );
        (race, news)
    }

    /// The posts in a channel, once there are so many. Mona is shown nothing else there.
    async fn posts(&self, channel: &Channel, count: usize) -> Vec<Message> {
        let posts = || channel.messages(&self.mona);
        until(|| posts().len() >= count).await;
        assert_eq!(posts().len(), count);
        posts()
    }
}

fn tries(race: &Race) -> usize {
    let calls = race.house.discord.requests();
    let made = |call: &&discord_standin::Call| call.endpoint == Some(Endpoint::CreateMessage);
    calls.iter().filter(made).count()
}

#[tokio::test]
async fn setup_says_in_the_channel_what_comes_and_the_day_turns() {
    let (race, news) = Race::posting().await;
    let announced = race.posts(&news, 1).await.remove(0);
    assert!(
        announced.content.contains("Daily races"),
        "{}",
        announced.content
    );
    let board = press(&race.bob, &announced, "Play").await;
    assert!(board.ephemeral && board.content.contains("30 November"));
    super::bank(&race.bob, &board).await;
    race.house.set_clock("2026-12-01T00:00:00Z");
    let post = race.posts(&news, 2).await.remove(1);
    for part in [
        "1 December 2026",
        "The race of 30 November",
        "Final.",
        "<t:1796169600:R>",
    ] {
        assert!(post.content.contains(part), "{part}: {}", post.content);
    }
    assert!(
        post.content
            .contains(&format!("**1.** {}", mention(&race.bob)))
    );
    assert_eq!(labels(&post), ["Play", "Standings"]);
    let board = press(&race.house.alice, &post, "Play").await;
    assert!(board.ephemeral && board.content.contains("1 December"));
    let page = press(&race.house.alice, &post, "Standings").await;
    assert!(page.ephemeral && page.content.contains("30 November 2026"));
}

#[tokio::test]
async fn a_bot_that_was_off_at_midnight_posts_once_when_it_is_back() {
    let (mut race, news) = Race::posting().await;
    race.house.kill_bot().await;
    race.house.set_clock("2026-12-03T07:00:00Z");
    race.house.start_bot().await;
    let post = race.posts(&news, 2).await.remove(1);
    assert!(post.content.contains("3 December 2026"), "{}", post.content);
    race.house.kill_bot().await;
    race.house.start_bot().await;
    race.told(&race.bob, "/daily board").await;
    race.house.set_clock("2026-12-04T00:00:00Z");
    let next = race.posts(&news, 3).await.remove(2);
    assert!(next.content.contains("4 December 2026"), "{}", next.content);
}

#[tokio::test]
async fn a_bot_that_is_killed_while_it_posts_has_posted_once() {
    let (mut race, news) = Race::posting().await;
    let lost = Fault::LoseAnswer;
    race.house
        .discord
        .fail_next(Endpoint::CreateMessage, &lost, 1);
    race.house.set_clock("2026-12-01T00:00:00Z");
    race.posts(&news, 2).await;
    race.house.kill_bot().await;
    race.house.set_clock("2026-12-01T00:00:40Z");
    let before = tries(&race);
    race.house.start_bot().await;
    until(|| tries(&race) > before).await;
    race.posts(&news, 2).await;
}

#[tokio::test]
async fn a_forbidden_channel_switches_posts_off_and_setup_tells() {
    let (race, news) = Race::posting().await;
    news.deny_bot(SEND_MESSAGES);
    race.house.set_clock("2026-12-01T00:00:00Z");
    until(|| race.house.log().contains("posts are off")).await;
    let tried = tries(&race);
    race.house.set_clock("2026-12-02T00:00:00Z");
    let told = race.setup("").await;
    assert!(told.contains("I wasn’t allowed to post"), "{told}");
    assert!(told.contains("Daily post: off"), "{told}");
    assert_eq!(tries(&race), tried);
    let again = race.setup("posts:on").await;
    assert!(again.contains("I can’t post in that channel"), "{again}");
    news.deny_bot(0);
    let told = race.setup("posts:on").await;
    assert!(
        told.contains("I wasn’t allowed to post") && told.contains("next <t:"),
        "{told}"
    );
    let told = race.setup("").await;
    assert!(!told.contains("wasn’t allowed"), "it is told once: {told}");
}

#[tokio::test]
async fn a_channel_that_is_gone_switches_posts_off_and_setup_tells() {
    let (race, news) = Race::posting().await;
    news.delete();
    race.house.set_clock("2026-12-01T00:00:00Z");
    until(|| race.house.log().contains("posts are off")).await;
    let told = race.setup("").await;
    assert!(told.contains("its channel was gone"), "{told}");
}

#[tokio::test]
async fn posts_that_are_off_stay_off() {
    let (race, news) = Race::posting().await;
    let told = race.setup("posts:off").await;
    assert!(told.contains("Daily post: off"), "{told}");
    race.house.set_clock("2026-12-01T00:00:00Z");
    race.bank_after(&race.bob, 1).await;
    race.posts(&news, 1).await;
}
