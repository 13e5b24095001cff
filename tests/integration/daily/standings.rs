//! Standings: places, pages, what is hidden, and past days.

use discord_standin::User;

use super::{Race, mention, press};

#[tokio::test]
async fn fewer_moves_come_first_and_equals_share_a_place() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let (alice, bob, carol) = (
        &race.house.alice,
        &race.bob,
        &race.house.discord.user("carol"),
    );
    for user in [alice, carol] {
        race.bank_after(user, 0).await;
    }
    let mut board = race.play(bob).await;
    for _ in 0..3 {
        board = super::step(bob, &board).await;
        board = press(bob, &board, "Undo").await;
    }
    super::bank(bob, &board).await;
    let standings = race.told(bob, "/daily board").await;
    let row = |user: &User, place: u32| {
        let row = format!("**{place}.** {} · ", mention(user));
        assert!(
            standings.lines().any(|line| line.starts_with(&row)),
            "{row}: {standings}"
        );
    };
    row(alice, 1);
    row(carol, 1);
    row(bob, 3);
    assert!(
        standings.contains("Provisional: the day isn’t over"),
        "{standings}"
    );
}

#[tokio::test]
async fn ten_stand_on_a_page_and_ones_own_place_is_always_there() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    for number in 0..12 {
        race.bank_after(&race.house.discord.user(&format!("p{number}")), 0)
            .await;
    }
    let mut board = race.play(&race.bob).await;
    board = super::step(&race.bob, &board).await;
    board = press(&race.bob, &board, "Undo").await;
    super::bank(&race.bob, &board).await;
    let first = race.house.run_as(&race.bob, "/daily board").await;
    assert_eq!(
        first.content.matches("**1.** ").count(),
        10,
        "{}",
        first.content
    );
    let own = format!("You: **13.** {}", mention(&race.bob));
    assert!(first.content.contains(&own), "{}", first.content);
    assert!(
        race.bob.press(&first, "← Back").await.is_err(),
        "it is greyed"
    );
    let second = press(&race.bob, &first, "On").await;
    assert_eq!(second.id, first.id);
    assert!(second.content.contains("Page 2 of 2") && !second.content.contains("You:"));
    let back = press(&race.bob, &second, "← Back").await;
    assert_eq!(back.content, first.content);
}

#[tokio::test]
async fn who_is_hidden_is_not_listed_until_put_back() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    let (alice, bob) = (&race.house.alice, &race.bob);
    race.bank_after(alice, 0).await;
    race.bank_after(bob, 2).await;
    let before = race.told(bob, "/daily board").await;
    let hide = async |options: &str| {
        let command = format!("/daily hide player:alice {options}");
        race.told(&race.mona, command.trim_end()).await
    };
    assert!(hide("").await.contains("out of the standings."));
    assert!(hide("").await.contains("already"));
    let without = race.told(bob, "/daily board").await;
    assert!(!without.contains(&mention(alice)), "{without}");
    assert!(
        without.contains(&format!("**1.** {}", mention(bob))),
        "{without}"
    );
    assert!(hide("undo:True").await.contains("in the standings again"));
    assert_eq!(race.told(bob, "/daily board").await, before);
    let nobody = race.told(&race.mona, "/daily hide player:mona").await;
    assert!(nobody.contains("no attempt"), "{nobody}");
    // The day after, by its date.
    race.house.set_clock("2026-12-02T12:00:00Z");
    assert!(hide("date:2026-11-30").await.contains("30 November 2026"));
    let past = race.told(bob, "/daily results date:2026-11-30").await;
    assert!(
        past.contains("Final.") && !past.contains(&mention(alice)),
        "{past}"
    );
}

#[tokio::test]
async fn past_days_are_suggested_and_shown() {
    let race = Race::open("2026-11-28T12:00:00Z").await;
    for day in ["2026-11-28", "2026-11-29", "2026-11-30"] {
        race.house.set_clock(&format!("{day}T12:00:00Z"));
        race.bank_after(&race.bob, 0).await;
    }
    let seat = race.bob.in_channel(&race.house.games);
    let days = seat
        .autocomplete("/daily results date:nov")
        .await
        .expect("taken");
    let days: Vec<&str> = days.iter().map(|day| day.name.as_str()).collect();
    assert_eq!(days, ["29 November 2026", "28 November 2026"]);
    let last = race.told(&race.bob, "/daily results").await;
    assert!(last.contains("29 November 2026"), "{last}");
    let none = race.told(&race.bob, "/daily results date:2026-11-01").await;
    assert!(none.contains("had no race on that day"), "{none}");
    let unread = race.told(&race.bob, "/daily results date:yesterday").await;
    assert!(unread.contains("is no day that I can read"), "{unread}");
    let closed = race.play(&race.bob).await;
    let card = press(&race.bob, &closed, "Post my result").await.content;
    assert!(card.contains("3 days in a row"), "{card}");
}

#[tokio::test]
async fn a_won_race_stands_before_any_other() {
    let race = Race::open("2026-11-30T12:00:00Z").await;
    race.bank_after(&race.bob, 0).await;
    let (deal, moves) = crate::support::line("crescent-classic-won");
    assert_eq!(deal, 1);
    let mut records = race.house.records().await;
    records.change("UPDATE races SET deal = 1").await;
    let alice = &race.house.alice;
    let mut board = race.play(alice).await;
    for mv in &moves {
        board = crate::support::play(alice, &board, mv).await;
    }
    assert!(
        board.ephemeral && board.content.contains("**Won!**"),
        "{}",
        board.content
    );
    let standings = race.told(alice, "/daily board").await;
    let won = format!(
        "**1.** {} · **won** · {} moves",
        mention(alice),
        moves.len()
    );
    assert!(standings.contains(&won), "{standings}");
    assert!(
        standings.contains(&format!("**2.** {}", mention(&race.bob))),
        "{standings}"
    );
}
