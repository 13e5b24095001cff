//! `/daily setup`

use super::Race;

const VIEW_CHANNEL: u64 = 1 << 10;

#[tokio::test]
async fn setup_is_for_those_who_manage_the_server() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    for command in [
        "/daily setup posts:off",
        "/daily setup",
        "/daily hide player:bob",
    ] {
        let told = race.told(&race.bob, command).await;
        assert!(told.contains("may manage this server"), "{told}");
    }
}

#[tokio::test]
async fn a_channel_is_tried_at_once() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let attic = race.moonbase.channel("attic");
    attic.deny_bot(VIEW_CHANNEL);
    let told = race.setup("channel:attic zone:Europe/Berlin").await;
    assert!(told.contains("I can’t post in that channel"), "{told}");
    let told = race.setup("").await;
    assert!(
        told.contains("Time zone: UTC") && told.contains("no channel is named"),
        "{told}"
    );
    let told = race.setup("posts:on").await;
    assert!(told.contains("Name the channel"), "{told}");
}

#[tokio::test]
async fn zones_are_suggested_by_what_is_typed() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let seat = race.mona.in_channel(&race.house.games);
    let zones = async |typed: &str| {
        let text = format!("/daily setup zone:{typed}");
        let choices = seat.autocomplete(&text).await.expect("taken");
        let names = choices.into_iter().map(|choice| choice.name);
        names.collect::<Vec<_>>()
    };
    assert_eq!(zones("berl").await, ["Europe/Berlin"]);
    assert!(
        zones("new y")
            .await
            .contains(&"America/New_York".to_owned())
    );
    assert_eq!(zones("a").await.len(), 25);
    assert_eq!(zones("nowhere").await.len(), 0);
    let told = race.setup("zone:Nowhere/Town").await;
    assert!(told.contains("I know no time zone of that name"), "{told}");
    let told = race.setup("zone:Europe/Berlin").await;
    assert!(told.contains("Time zone: Europe/Berlin"), "{told}");
}

#[tokio::test]
async fn every_game_can_be_set() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    for game in [
        "Crescent classic",
        "Crescent plain",
        "Waning Moon",
        "Crazy Quilt",
        "all in turn",
    ] {
        let told = race.setup(&format!("game:{game}")).await;
        assert!(told.contains(&format!("Game: {game}")), "{told}");
    }
}
