//! Races in the statistics, the history and the leaderboard, and before `lunette check`.

use super::{Race, step};
use crate::check::{check, said};

#[tokio::test]
async fn a_race_is_in_all_pages_once_it_is_final_and_its_records_are_checked() {
    let race = Race::open("2026-11-30T10:00:00Z").await;
    let house = &race.house;
    let alice = house.alice.clone();
    race.bank_after(&alice, 8).await;
    race.bank_after(&race.bob, 0).await;
    // She begins, and never comes back: her attempt is closed by the time alone.
    let carol = house.discord.user("carol");
    step(&carol, &race.play(&carol).await).await;
    let deal = race.deal(1).await;

    let history = race.told(&alice, "/history").await;
    assert!(history.contains("daily race of 30 Nov 2026"), "{history}");
    assert!(!history.contains(&deal), "{history}");
    let stats = race.told(&alice, "/stats").await;
    assert!(
        stats.contains("1 played, 0 won"),
        "a closed attempt counts: {stats}"
    );
    assert!(
        !stats.contains("daily races"),
        "the race isn't final: {stats}"
    );
    let open = race.told(&carol, "/stats").await;
    assert!(open.contains("No game of yours is over yet"), "{open}");
    let leaders = race.told(&alice, "/leaderboard").await;
    assert!(
        leaders.contains("No race of this server is over yet"),
        "{leaders}"
    );

    house.set_clock("2026-12-01T12:00:00Z");
    let leaders = race.told(&race.bob, "/leaderboard period:this week").await;
    let first = format!("**1.** <@{}> · 10 points · 1 won of 1 race", alice.id());
    assert!(leaders.contains(&first), "{leaders}");
    let own = format!("<@{}> · 0 points", race.bob.id());
    assert!(
        leaders
            .lines()
            .any(|line| line.starts_with("**You:**") && line.contains(&own)),
        "{leaders}"
    );
    let moon = race.told(&alice, "/leaderboard game:Waning Moon").await;
    assert!(
        moon.contains("No race of this server is over yet"),
        "{moon}"
    );
    let stats = race.told(&alice, "/stats").await;
    assert!(stats.contains("daily races 1: 1× first"), "{stats}");
    let timed_out = race.told(&carol, "/stats").await;
    assert!(timed_out.contains("1 played, 0 won"), "{timed_out}");
    let history = race.told(&alice, "/history").await;
    assert!(history.contains(&format!("deal {deal}")), "{history}");

    let file = house.database();
    let clean = said(&check(&file).await, true);
    assert!(
        clean.starts_with("3 games agree with their logs"),
        "{clean}"
    );
    let mut records = house.records().await;
    for (damage, named) in [
        (
            "UPDATE results SET place = 7 WHERE game = 1",
            "race 1: the place of game 1 is 7, and by the attempts 1",
        ),
        (
            "DELETE FROM results WHERE game = 2",
            "race 1: the place of game 2 is none, and by the attempts ",
        ),
        (
            "UPDATE games SET race_moves = 99 WHERE id = 1",
            "game 1: race_moves is 99, and by its log ",
        ),
        (
            "UPDATE games SET closed_at = closed_at + 1 WHERE id = 3",
            "game 3: closed_at is ",
        ),
        ("UPDATE games SET deal = 1 WHERE id = 3", "game 3: "),
    ] {
        records.change(damage).await;
        let found = said(&check(&file).await, false);
        assert!(
            found.lines().any(|line| line.starts_with(named)),
            "{damage}\n{found}"
        );
    }
}
