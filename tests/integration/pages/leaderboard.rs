//! Leaderboards, and where there are none.

use discord_standin::AnswerKind;

use crate::support::House;

#[tokio::test]
async fn a_leaderboard_has_pages_and_ones_own_place() {
    let house = House::open().await;
    let empty = house.run("/leaderboard").await;
    assert!(empty.ephemeral && empty.content.contains("No race of this server is over yet"));
    assert!(empty.content.contains("**You** are not on this list yet"));
    let mut records = house.records().await;
    let guild = house.discord.guild("Moonbase").id();
    let alice = house.alice.id().0;
    for place in 0..23_u64 {
        let player = if place == 14 { alice } else { 1_000 + place };
        records
            .insert(&format!(
                "INSERT INTO totals (guild, period, kind, player, points, wins, raced) \
                 VALUES ({guild}, 'all', 'any', {player}, {}, {}, 30)",
                100 - place,
                place,
            ))
            .await;
    }
    let first = house.run("/leaderboard").await;
    assert!(first.content.contains("page 1 of 3"), "{}", first.content);
    assert!(
        first.content.contains("**1.** <@1000> · 100 points"),
        "{}",
        first.content
    );
    assert!(
        first
            .content
            .contains(&format!("**You:** **15.** <@{alice}>")),
        "{}",
        first.content
    );
    let second = house.alice.press(&first, "After →").await.expect("pressed");
    assert_eq!(second.kind, AnswerKind::Update);
    let second = second.message().clone();
    assert!(
        second.content.contains("**11.** <@1010>") && second.content.contains("**You:** **15.**")
    );
    let wins = house
        .alice
        .press(&second, "By races won")
        .await
        .expect("pressed");
    let wins = wins.message().clone();
    assert!(wins.content.contains("**1.** <@1022>"), "{}", wins.content);
    let week = house
        .alice
        .press(&wins, "This week")
        .await
        .expect("pressed");
    assert!(
        week.message()
            .content
            .contains("No race of this server is over yet")
    );
    let elsewhere = house.discord.guild("Selene").channel("den");
    let there = house.alice.in_channel(&elsewhere).run("/leaderboard").await;
    let there = there.expect("taken").message().clone();
    assert!(
        there.content.contains("No race of this server is over yet"),
        "another server"
    );
    let away = house.discord.guild_without_bot("Elsewhere").channel("den");
    let there = house.alice.in_channel(&away).run("/leaderboard").await;
    let there = there.expect("taken").message().clone();
    assert!(
        there.content.contains("Daily races are for servers"),
        "{}",
        there.content
    );
    let dm = house.discord.dm(&house.alice);
    let why = house.alice.in_channel(&dm).run("/leaderboard").await;
    let why = why.expect("taken").message().clone();
    assert!(
        why.content.contains("Daily races are for servers"),
        "{}",
        why.content
    );
}
