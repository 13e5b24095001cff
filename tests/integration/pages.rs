//! Statistics, histories and leaderboards, as several people look at them.

use discord_standin::{AnswerKind, Message};

use crate::support::{House, drawn, lasts, line, play};

/// Alice's game along a line, to its end.
async fn played(house: &House, command: &str, name: &str) -> Message {
    let (deal, moves) = line(name);
    let mut board = house.run(&format!("{command} deal:{deal}")).await;
    for mv in &moves {
        board = play(&house.alice, &board, mv).await;
    }
    board
}

/// Alice deals a game and gives it up.
async fn given_up(house: &House, deal: u32) {
    let board = house.run(&format!("/play game:Crescent deal:{deal}")).await;
    let asked = house.alice.press(&board, "Give up").await.expect("asked");
    let done = house.alice.press(asked.message(), "Yes, give up").await;
    done.expect("given up");
}

#[tokio::test]
async fn statistics_of_nothing_are_a_friendly_picture() {
    let house = House::open().await;
    house.run("/play").await;
    let stats = house.run("/stats").await;
    assert!(stats.ephemeral);
    assert!(
        stats.content.contains("No game of yours is over yet"),
        "{}",
        stats.content
    );
    let picture = stats.picture().expect("a picture all the same");
    assert!(
        picture
            .description
            .as_deref()
            .is_some_and(|alt| alt.starts_with("No game is over yet."))
    );
    house.discord.user("bob");
    let nobody = house.run("/stats player:bob").await;
    assert!(nobody.content.contains("is over yet") && nobody.buttons().next().is_none());
}

#[tokio::test]
async fn a_won_and_a_lost_game_are_counted_until_the_loss_is_undone() {
    let house = House::open().await;
    let won = played(&house, "/play rules:classic", "crescent-classic-won").await;
    assert!(!lasts(&won));
    let lost = played(&house, "/play rules:plain", "crescent-plain-lost").await;
    let stats = house.run("/stats").await;
    assert!(
        stats.content.contains("2 played, 1 won (50 %)"),
        "{}",
        stats.content
    );
    assert!(
        stats.content.contains("0 won in a row, 1 at best"),
        "{}",
        stats.content
    );
    assert!(
        stats
            .content
            .contains("**Crescent plain** · 1 played, 0 won"),
        "{}",
        stats.content
    );
    let picture = stats.picture().expect("a chart");
    assert_eq!(picture.filename, "chart.png");
    let alt = picture.description.clone().expect("in words");
    assert!(
        alt.contains("104 in 1 game;") || alt.contains("104 in 1 game."),
        "{alt}"
    );
    house.alice.press(&lost, "Undo").await.expect("undone");
    let stats = house.run("/stats").await;
    assert!(
        stats.content.contains("1 played, 1 won (100 %)"),
        "{}",
        stats.content
    );
    assert!(
        !stats.content.contains("Crescent plain"),
        "{}",
        stats.content
    );
    let moon = house.run("/stats game:Waning Moon").await;
    assert!(moon.content.contains("Waning Moon") && moon.content.contains("is over yet"));
}

#[tokio::test]
async fn hidden_statistics_are_told_to_their_player_alone() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    given_up(&house, 7).await;
    let asks = async || house.run_as(&bob, "/stats player:alice").await;
    let seen = asks().await;
    assert!(
        seen.ephemeral && seen.content.contains("1 played, 0 won"),
        "{}",
        seen.content
    );
    assert!(seen.content.contains("<@") && seen.buttons().next().is_none());
    let own = house.run("/stats game:Crescent").await;
    let hidden = house
        .alice
        .press(&own, "Hide from others")
        .await
        .expect("pressed");
    assert_eq!(hidden.kind, AnswerKind::Update);
    let hidden = hidden.message().clone();
    assert!(
        hidden
            .content
            .contains("You keep your statistics to yourself")
    );
    assert!(hidden.picture().is_some(), "the chart stays");
    let refused = asks().await;
    assert!(
        refused
            .content
            .contains("keeps their statistics to themselves"),
        "{}",
        refused.content
    );
    assert!(refused.picture().is_none() && !refused.content.contains("played"));
    house
        .alice
        .press(&hidden, "Show to others")
        .await
        .expect("pressed");
    assert!(asks().await.content.contains("1 played, 0 won"));
    house.run("/stats hide:true").await;
    assert!(asks().await.content.contains("to themselves"));
    house.run("/stats hide:false").await;
    assert!(asks().await.content.contains("1 played, 0 won"));
}

#[tokio::test]
async fn a_history_is_turned_looked_at_and_played_again_after_a_restart() {
    let mut house = House::open().await;
    let nothing = house.run("/history").await;
    assert!(nothing.ephemeral && nothing.content.contains("No game of yours is over yet"));
    for deal in 1..=12 {
        given_up(&house, deal).await;
    }
    let first = house.run("/history").await;
    assert!(first.ephemeral);
    assert_eq!(first.content.lines().count(), 11);
    assert!(
        first
            .content
            .contains("deal 12 · **given up** · 8 of 104 home"),
        "{}",
        first.content
    );
    assert!(!first.content.contains("deal 2 "), "{}", first.content);
    house.kill_bot().await;
    house.start_bot().await;
    let alice = house.alice.clone();
    assert!(alice.press(&first, "← Newer").await.is_err(), "greyed");
    let second = alice.press(&first, "Older →").await.expect("pressed");
    assert_eq!(second.kind, AnswerKind::Update);
    let second = second.message().clone();
    assert!(second.content.contains("deal 2 ") && second.content.contains("deal 1 "));
    assert_eq!(second.content.lines().count(), 3);
    assert!(alice.press(&second, "Older →").await.is_err(), "greyed");
    let third = second.select().expect("a menu").options[0].value.clone();
    let looked = alice.choose_value(&second, &third).await.expect("chosen");
    assert_eq!(looked.kind, AnswerKind::Message, "the list stays");
    let looked = looked.message().clone();
    assert!(looked.ephemeral && looked.picture().is_some());
    assert!(
        looked.content.contains("Given up") && looked.content.contains("deal 2"),
        "{}",
        looked.content
    );
    assert_eq!(looked.buttons().count(), 1);
    let again = alice
        .press(&looked, "Play this deal")
        .await
        .expect("pressed");
    let again = again.message().clone();
    assert!(
        lasts(&again) && again.content.contains("deal 2"),
        "{}",
        again.content
    );
    assert_eq!(drawn(&again).seq, 0);
    let back = alice.press(&second, "← Newer").await.expect("pressed");
    let back = &back.message().content;
    assert!(
        back.contains("deal 12 ") && !back.contains("deal 2 "),
        "{back}"
    );
}

#[tokio::test]
async fn nobody_looks_at_another_players_games() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    given_up(&house, 7).await;
    let his = house.run_as(&bob, "/history").await;
    assert!(his.content.contains("No game of yours"));
    // A control of his own list, whose game has become another player's.
    let board = house.run_as(&bob, "/play game:Crescent deal:9").await;
    let asked = bob.press(&board, "Give up").await.expect("asked");
    bob.press(asked.message(), "Yes, give up")
        .await
        .expect("given up");
    let list = house.run_as(&bob, "/history").await;
    let value = list.select().expect("a menu").options[0].value.clone();
    house
        .records()
        .await
        .change("UPDATE games SET player = player - 1 WHERE deal = 9")
        .await;
    let refused = bob.choose_value(&list, &value).await.expect("chosen");
    let refused = refused.message();
    assert!(
        refused.content.contains("somebody else’s"),
        "{}",
        refused.content
    );
    assert!(refused.picture().is_none());
}

#[tokio::test]
async fn the_deal_of_a_race_is_in_no_history_before_the_race_is_final() {
    let house = House::open().await;
    given_up(&house, 271_828).await;
    let mut records = house.records().await;
    records
        .change(
            "INSERT INTO races (id, guild, day, zone, kind, options, deal, proven, drawn_at, opens_at, ends_at) \
             SELECT 5, 1, '2026-11-30', 'UTC', kind, options, deal, 0, 0, 0, 9000000000000 FROM games",
        )
        .await;
    records
        .change("UPDATE games SET role = 'attempt', race = 5")
        .await;
    let list = house.run("/history").await;
    let told = |message: &Message| format!("{message:?}").contains("271828");
    assert!(
        list.content.contains("daily race of 30 Nov 2026"),
        "{}",
        list.content
    );
    assert!(!told(&list));
    let value = list.select().expect("a menu").options[0].value.clone();
    let looked = house
        .alice
        .choose_value(&list, &value)
        .await
        .expect("chosen");
    let looked = looked.message();
    assert!(looked.picture().is_some() && !told(looked), "{looked:?}");
    assert_eq!(looked.buttons().count(), 0);
    records.change("UPDATE races SET finished_at = 1").await;
    let list = house.run("/history").await;
    assert!(list.content.contains("deal 271828"), "{}", list.content);
    let looked = house
        .alice
        .choose_value(&list, &value)
        .await
        .expect("chosen");
    let looked = looked.message();
    assert!(looked.button("Play this deal").is_some());
}

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
