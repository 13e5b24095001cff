//! Roles, and what the bot and members may do where.

use discord_standin::{Discord, Refusal};
use reqwest::Method;
use serde_json::{Value, json};

use crate::raw::{Raw, silent};

const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const ATTACH_FILES: u64 = 1 << 15;
const MENTION_EVERYONE: u64 = 1 << 17;
const MANAGE_ROLES: u64 = 1 << 28;
const MANAGE_SERVER: u64 = 1 << 5;

impl Raw {
    async fn post(&self, channel: impl std::fmt::Display, fields: &Value) -> (u16, Value) {
        let path = format!("/channels/{channel}/messages");
        self.send(Method::POST, &path, &silent(fields)).await
    }
}

#[track_caller]
fn check((status, body): &(u16, Value), expected: (u16, u32)) {
    assert_eq!((*status, &body["code"]), (expected.0, &json!(expected.1)));
}

#[tokio::test]
async fn a_post_needs_the_channel_and_the_permissions() {
    let raw = Raw::start(Discord::builder()).await;
    let guild = raw.discord.guild("Moonbase");
    let news = guild.channel("news");
    let says = json!({"content": "x"});
    assert_eq!(raw.post(news.id(), &says).await.0, 200);
    news.deny_bot(SEND_MESSAGES);
    check(&raw.post(news.id(), &says).await, (403, 50013));
    news.deny_bot(VIEW_CHANNEL);
    check(&raw.post(news.id(), &says).await, (403, 50001));
    news.deny_bot(0);
    guild.permit_bot(VIEW_CHANNEL | ATTACH_FILES);
    check(&raw.post(news.id(), &says).await, (403, 50013));
    guild.permit_bot(VIEW_CHANNEL | SEND_MESSAGES);
    assert_eq!(raw.post(news.id(), &says).await.0, 200);
    let id = news.id();
    news.delete();
    check(&raw.post(id, &says).await, (404, 10003));
    let elsewhere = raw.discord.guild_without_bot("Elsewhere").channel("news");
    check(&raw.post(elsewhere.id(), &says).await, (403, 50001));
}

#[tokio::test]
async fn an_enforced_nonce_posts_once() {
    let raw = Raw::start(Discord::builder()).await;
    let news = raw.discord.guild("Moonbase").channel("news");
    let post = |nonce: &str, enforced: bool| json!({"content": "x", "nonce": nonce, "enforce_nonce": enforced});
    let (status, first) = raw.post(news.id(), &post("a", true)).await;
    let (_, again) = raw.post(news.id(), &post("a", true)).await;
    assert_eq!(
        (status, &first["id"], &first["nonce"]),
        (200, &again["id"], &json!("a"))
    );
    for other in [post("b", true), post("a", false)] {
        let (_, other) = raw.post(news.id(), &other).await;
        assert_ne!(first["id"], other["id"]);
    }
    assert_eq!(news.messages(&raw.alice).len(), 3);
}

#[tokio::test]
async fn a_post_rings_at_the_roles_it_names_and_may_ring_at() {
    let raw = Raw::start(Discord::builder()).await;
    let guild = raw.discord.guild("Moonbase");
    let (news, racers) = (guild.channel("news"), guild.role("racers"));
    let staff = guild.role("staff").unmentionable();
    let text = format!("<@&{}> and <@&{}>", racers.id(), staff.id());
    let allowed = |roles: &[discord_standin::Snowflake]| json!({"content": text, "allowed_mentions": {"parse": [], "roles": roles}});
    let rung = async |body: Value| {
        let (status, _) = raw.post(news.id(), &body).await;
        assert_eq!(status, 200);
        let messages = news.messages(&raw.alice);
        messages.last().expect("a post").mention_roles.clone()
    };
    assert_eq!(rung(allowed(&[])).await, []);
    assert_eq!(rung(allowed(&[racers.id()])).await, [racers.id()]);
    let both = [racers.id(), staff.id()];
    assert_eq!(rung(allowed(&both)).await, both);
    guild.permit_bot(u64::MAX >> 13 & !(MENTION_EVERYONE | 8));
    assert_eq!(rung(allowed(&both)).await, [racers.id()]);
    let twice = json!({"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": both}});
    check(&raw.post(news.id(), &twice).await, (400, 50035));
    raw.discord.take_breaches();
}

#[tokio::test]
async fn an_answer_rings_at_nobody() {
    let raw = Raw::start(Discord::builder()).await;
    let racers = raw.discord.guild("Moonbase").role("racers");
    let rings = json!({"parse": [], "roles": [racers.id()]});
    let (_pending, heard) = raw.command().await;
    let answer = json!({"type": 4, "data": {"content": "x", "allowed_mentions": rings}});
    check(&raw.callback(&heard, &answer).await, (400, 50035));
    raw.discord.take_breaches();
}

#[tokio::test]
async fn a_role_is_given_and_taken_by_whoever_may_manage_it() {
    let raw = Raw::start(Discord::builder()).await;
    let guild = raw.discord.guild("Moonbase");
    let (racers, owners) = (guild.role("racers"), guild.role("owners").above_bot());
    let path = |user, role| format!("/guilds/{}/members/{user}/roles/{role}", guild.id());
    let of_alice = path(raw.alice.id(), racers.id());
    let nothing = json!({});
    let (given, _) = raw.send(Method::PUT, &of_alice, &nothing).await;
    assert_eq!((given, racers.is_of(&raw.alice)), (204, true));
    let (taken, _) = raw.send(Method::DELETE, &of_alice, &nothing).await;
    assert_eq!((taken, racers.is_of(&raw.alice)), (204, false));
    let above = path(raw.alice.id(), owners.id());
    check(&raw.send(Method::PUT, &above, &nothing).await, (403, 50013));
    let nobody = path(racers.id(), racers.id());
    check(
        &raw.send(Method::PUT, &nobody, &nothing).await,
        (404, 10007),
    );
    guild.permit_bot(u64::MAX >> 13 & !(MANAGE_ROLES | 8));
    check(
        &raw.send(Method::PUT, &of_alice, &nothing).await,
        (403, 50013),
    );
    racers.delete();
    check(
        &raw.send(Method::PUT, &of_alice, &nothing).await,
        (404, 10011),
    );
}

#[tokio::test]
async fn a_command_is_for_those_whom_a_role_permits_it() {
    let raw = Raw::start(Discord::builder()).await;
    let command = json!([{
        "name": "setup", "description": "Sets up",
        "default_member_permissions": MANAGE_SERVER.to_string(),
    }]);
    assert_eq!(raw.commands(&command).await.0, 200);
    let guild = raw.discord.guild("Moonbase");
    let (games, other) = (guild.channel("games"), raw.discord.guild("Other"));
    let refused = raw.alice.in_channel(&games).run_later("/setup");
    assert!(matches!(refused, Err(Refusal::NotAllowed { .. })));
    let staff = guild.role("staff").with_permissions(MANAGE_SERVER);
    staff.give(&raw.alice);
    assert!(raw.alice.in_channel(&games).run_later("/setup").is_ok());
    let elsewhere = other.channel("games");
    let refused = raw.alice.in_channel(&elsewhere).run_later("/setup");
    assert!(refused.is_err(), "the role is another server's");
}

#[tokio::test]
async fn options_name_a_role_and_a_text_channel_of_the_server() {
    let raw = Raw::start(Discord::builder()).await;
    let command = json!([{
        "name": "setup", "description": "Sets up", "options": [
            {"type": 8, "name": "role", "description": "Which role"},
            {"type": 7, "name": "channel", "description": "Which channel", "channel_types": [0]},
        ],
    }]);
    assert_eq!(raw.commands(&command).await.0, 200);
    let guild = raw.discord.guild("Moonbase");
    let games = guild.channel("games");
    guild.role("racers");
    raw.discord.guild("Other").channel("news");
    let seat = raw.alice.in_channel(&games);
    assert!(seat.run_later("/setup role:@racers channel:#games").is_ok());
    for unknown in ["/setup role:nobody", "/setup channel:news"] {
        let refused = seat.run_later(unknown);
        assert!(
            matches!(refused, Err(Refusal::BadValue { .. })),
            "{unknown}"
        );
    }
}
