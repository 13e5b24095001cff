//! The role that the daily post mentions.

use discord_standin::Endpoint;
use discord_standin::Fault;

use super::{Race, press};
use crate::support::until;

const MANAGE_ROLES: u64 = 1 << 28;
const ALL: u64 = (1 << 51) - 1;
const ADMINISTRATOR: u64 = 1 << 3;

#[tokio::test]
async fn remind_me_gives_and_takes_the_role_that_the_post_rings_at() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let (news, racers) = (race.moonbase.channel("news"), race.moonbase.role("racers"));
    let told = race.setup("channel:news role:racers").await;
    assert!(told.contains(&format!("<@&{}>", racers.id())), "{told}");
    race.house.set_clock("2026-12-01T00:00:00Z");
    let posts = || news.messages(&race.mona);
    until(|| posts().len() == 2).await;
    let post = posts().remove(1);
    assert_eq!(post.mention_roles, [racers.id()]);
    assert_eq!(posts()[0].mention_roles, []);
    for (has, said) in [
        (true, "You have"),
        (false, "You don’t have"),
        (true, "You have"),
    ] {
        let told = press(&race.bob, &post, "Remind me").await;
        assert!(
            told.ephemeral && told.content.contains(said),
            "{}",
            told.content
        );
        assert_eq!(racers.is_of(&race.bob), has);
    }
    assert!(!racers.is_of(&race.house.alice));
    let told = race.setup("no-role:True").await;
    assert!(told.contains("none is mentioned"), "{told}");
    let told = press(&race.bob, &post, "Remind me").await.content;
    assert!(told.contains("No role is set up"), "{told}");
}

#[tokio::test]
async fn a_role_that_the_bot_cannot_give_is_told_of() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let (news, racers) = (race.moonbase.channel("news"), race.moonbase.role("racers"));
    race.moonbase
        .permit_bot(ALL & !(MANAGE_ROLES | ADMINISTRATOR));
    let told = race.setup("channel:news role:racers").await;
    assert!(told.contains("Remind me won’t work yet"), "{told}");
    let post = news.messages(&race.mona).remove(0);
    let remind = async || press(&race.bob, &post, "Remind me").await.content;
    let told = remind().await;
    assert!(told.contains("I may not give or take"), "{told}");
    race.moonbase.permit_bot(ALL);
    let busy = Fault::status(500);
    race.house.discord.fail_next(Endpoint::GiveRole, &busy, 1);
    let told = remind().await;
    assert!(told.contains("Nothing was changed"), "{told}");
    racers.delete();
    let told = remind().await;
    assert!(told.contains("is gone"), "{told}");
}

#[tokio::test]
async fn a_role_that_permits_much_is_not_handed_out() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let news = race.moonbase.channel("news");
    let staff = race.moonbase.role("staff").with_permissions(1 << 5);
    let told = race.setup("role:staff").await;
    assert!(told.contains("must permit nothing"), "{told}");
    staff.delete();
    let racers = race.moonbase.role("racers");
    race.setup("channel:news role:racers").await;
    let post = news.messages(&race.mona).remove(0);
    let racers = racers.with_permissions(1 << 3);
    let told = press(&race.bob, &post, "Remind me").await.content;
    assert!(told.contains("can do more by now"), "{told}");
    assert!(!racers.is_of(&race.bob));
}
