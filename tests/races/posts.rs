//! The daily posts: once when the day turns.

use lunette::app::AppError;
use lunette::app::race::{Mention, PostDue, Posts, SettingsChange, Trouble};
use lunette::store::UnixMillis;

use crate::support::{ALICE, DAY, GAMES, HOUR, House, MARS, MOON, at, day, home, later};

const NOON: &str = "2026-11-30T12:00:00Z";
const MIDNIGHT: &str = "2026-12-01T00:00:00Z";

fn into_games() -> SettingsChange {
    SettingsChange {
        channel: Some(GAMES),
        mention: Some(Mention::Role(77)),
        ..SettingsChange::default()
    }
}

async fn house() -> House {
    let house = House::new().await;
    house
        .app
        .set_up(MOON, into_games(), at(NOON))
        .await
        .expect("set up");
    house
}

impl House {
    async fn tried(&self, post: &PostDue, now: UnixMillis) {
        let noted = self.app.post_tried(post.race.id, now).await;
        noted.expect("noted");
    }
}

async fn due(house: &House, now: UnixMillis) -> Vec<PostDue> {
    let due = house.app.posts_due(now).await.expect("told");
    due.into_iter().collect::<Result<_, _>>().expect("all read")
}

#[tokio::test]
async fn a_post_goes_up_when_the_day_turns_with_yesterdays_standings() {
    let house = house().await;
    house.race_to(MOON, ALICE, home(50), at(NOON)).await;
    assert_eq!(due(&house, at(NOON)).await, [], "not before the day turns");
    let last = UnixMillis(at(MIDNIGHT).0 - 1);
    assert_eq!(due(&house, last).await, []);
    assert_eq!(
        house.app.next_upkeep(last).await.expect("told"),
        Some(at(MIDNIGHT))
    );
    let posts = due(&house, at(MIDNIGHT)).await;
    let [post] = &posts[..] else {
        panic!("{posts:?}")
    };
    assert_eq!((post.channel, post.role), (GAMES, Some(77)));
    assert_eq!(post.race.day, day("2026-12-01"));
    assert!(post.nonce.len() <= 25, "{}", post.nonce);
    let before = post.before.as_ref().expect("there was one");
    assert_eq!(
        (before.race.day, before.rows[0].player),
        (day("2026-11-30"), ALICE)
    );
    house.app.post_sent(post.race.id, 5).await.expect("noted");
    for hours in 0..24 {
        assert_eq!(
            due(&house, later(at(MIDNIGHT), hours * HOUR)).await,
            [],
            "{hours}"
        );
    }
    assert_eq!(due(&house, later(at(MIDNIGHT), DAY)).await.len(), 1);
}

#[tokio::test]
async fn a_bot_that_was_off_for_days_posts_once() {
    let house = house().await;
    house.race(MOON, at(NOON)).await;
    let back = at("2026-12-04T09:30:00Z");
    let posts = due(&house, back).await;
    let [post] = &posts[..] else {
        panic!("{posts:?}")
    };
    assert_eq!(post.race.day, day("2026-12-04"));
    assert_eq!(
        post.before.as_ref().map(|page| page.race.day),
        Some(day("2026-11-30"))
    );
    house.app.post_sent(post.race.id, 5).await.expect("noted");
    assert_eq!(due(&house, later(back, 60)).await, []);
    assert_eq!(due(&house, at("2026-12-05T00:00:00Z")).await.len(), 1);
}

#[tokio::test]
async fn a_bot_that_was_killed_while_it_posted_posts_the_same_again_or_not_at_all() {
    let house = house().await;
    let first = due(&house, at(MIDNIGHT)).await;
    house.tried(&first[0], at(MIDNIGHT)).await;
    let again = due(&house, later(at(MIDNIGHT), 60)).await;
    assert_eq!(
        (first.len(), first[0].nonce.as_str()),
        (1, again[0].nonce.as_str())
    );
    house.tried(&again[0], later(at(MIDNIGHT), 60)).await;
    // Discord has forgotten the nonce by now.
    assert_eq!(due(&house, later(at(MIDNIGHT), 10 * 60)).await, []);
    assert_eq!(due(&house, later(at(MIDNIGHT), 11 * 60)).await, []);
    assert_eq!(due(&house, later(at(MIDNIGHT), DAY)).await.len(), 1);
}

#[tokio::test]
async fn a_bot_that_was_killed_before_it_tried_posts_whenever_it_is_back() {
    let house = house().await;
    assert_eq!(due(&house, at(MIDNIGHT)).await.len(), 1);
    let back = later(at(MIDNIGHT), 5 * HOUR);
    let posts = due(&house, back).await;
    assert_eq!(posts.len(), 1);
    house.tried(&posts[0], back).await;
    let sent = house.app.post_sent(posts[0].race.id, 5).await;
    sent.expect("noted");
    assert_eq!(due(&house, later(back, 1)).await, []);
}

#[tokio::test]
async fn a_damaged_row_keeps_no_other_server_waiting() {
    let house = house().await;
    let set = house.app.set_up(MARS, into_games(), at(NOON)).await;
    set.expect("set up");
    house
        .run("UPDATE servers SET game = 'chess' WHERE guild = ".to_owned() + &MOON.0.to_string())
        .await;
    let due = house.app.posts_due(at(MIDNIGHT)).await.expect("told");
    let (made, failed): (Vec<_>, Vec<_>) = due.into_iter().partition(Result::is_ok);
    let guilds = made.into_iter().flatten().map(|post| post.race.guild);
    assert_eq!(guilds.collect::<Vec<_>>(), [MARS]);
    assert_eq!(failed.len(), 1, "{failed:?}");
}

#[tokio::test]
async fn a_post_that_was_put_off_is_tried_until_its_day_ends() {
    let house = house().await;
    let mut now = at(MIDNIGHT);
    for _ in 0..20 {
        let posts = due(&house, now).await;
        assert_eq!(posts.len(), 1);
        house.tried(&posts[0], now).await;
        house
            .app
            .post_put_off(posts[0].race.id, now)
            .await
            .expect("noted");
        now = later(now, 100);
    }
    let race = due(&house, now).await[0].race.clone();
    house
        .app
        .post_put_off(race.id, later(race.ends_at, -1))
        .await
        .expect("noted");
    let next = due(&house, race.ends_at).await;
    assert_eq!(
        next.iter().map(|post| post.race.day).collect::<Vec<_>>(),
        [day("2026-12-02")]
    );
}

#[tokio::test]
async fn a_channel_that_is_gone_switches_posts_off_and_setup_tells() {
    let house = house().await;
    let post = due(&house, at(MIDNIGHT)).await.remove(0);
    house
        .app
        .post_refused(post.race.id, Trouble::ChannelGone)
        .await
        .expect("noted");
    assert_eq!(due(&house, later(at(MIDNIGHT), 30)).await, []);
    assert_eq!(due(&house, later(at(MIDNIGHT), DAY)).await, []);
    let settings = house.app.settings(MOON).await.expect("read");
    assert_eq!(
        (settings.posts, settings.trouble),
        (false, Some(Trouble::ChannelGone))
    );
    let now = later(at(MIDNIGHT), DAY + HOUR);
    let setup = house
        .app
        .set_up(MOON, SettingsChange::default(), now)
        .await
        .expect("set up");
    assert_eq!(
        (setup.before.trouble, setup.settings.trouble),
        (Some(Trouble::ChannelGone), None)
    );
    assert!(!setup.settings.posts);
    let setup = house
        .app
        .set_up(MOON, into_games(), now)
        .await
        .expect("set up");
    assert!(setup.settings.posts);
    assert_eq!(
        setup.settings.next_post_at,
        Some(at("2026-12-03T00:00:00Z"))
    );
}

#[tokio::test]
async fn posts_are_switched_on_and_off() {
    let house = House::new().await;
    let set = async |posts| {
        let change = SettingsChange {
            posts: Some(posts),
            ..SettingsChange::default()
        };
        house.app.set_up(MOON, change, at(NOON)).await
    };
    let nowhere = set(Posts::On).await;
    assert!(matches!(nowhere, Err(AppError::NoChannel)), "{nowhere:?}");
    house
        .app
        .set_up(MOON, into_games(), at(NOON))
        .await
        .expect("set up");
    set(Posts::Off).await.expect("off");
    assert_eq!(due(&house, at(MIDNIGHT)).await, []);
    set(Posts::On).await.expect("the channel is known");
    assert_eq!(due(&house, at(MIDNIGHT)).await.len(), 1);
}

#[tokio::test]
async fn the_day_turns_where_the_server_is_and_by_the_race_that_goes_on() {
    let house = House::new().await;
    house.zone(MOON, "Europe/Berlin", at(NOON)).await;
    house
        .app
        .set_up(MOON, into_games(), at(NOON))
        .await
        .expect("set up");
    house
        .app
        .set_up(MARS, into_games(), at(NOON))
        .await
        .expect("set up");
    let guilds = async |now: &str| {
        let posts = due(&house, at(now)).await;
        for post in &posts {
            house.app.post_sent(post.race.id, 5).await.expect("noted");
        }
        posts.iter().map(|post| post.race.guild).collect::<Vec<_>>()
    };
    assert_eq!(guilds("2026-11-30T22:59:59Z").await, []);
    assert_eq!(guilds("2026-11-30T23:00:00Z").await, [MOON]);
    assert_eq!(guilds("2026-12-01T00:00:00Z").await, [MARS]);
    // A change of zone waits for the end of the race that goes on.
    house
        .zone(MOON, "America/New_York", at("2026-12-01T12:00:00Z"))
        .await;
    assert_eq!(guilds("2026-12-01T23:00:00Z").await, [MOON]);
    assert_eq!(guilds("2026-12-02T23:00:00Z").await, [MARS]);
    assert_eq!(guilds("2026-12-03T05:00:00Z").await, [MARS, MOON]);
}

#[tokio::test]
async fn a_setup_just_after_midnight_does_not_lose_the_post() {
    let house = house().await;
    house
        .app
        .set_up(MOON, into_games(), later(at(MIDNIGHT), 5))
        .await
        .expect("set up");
    assert_eq!(due(&house, later(at(MIDNIGHT), 6)).await.len(), 1);
}
