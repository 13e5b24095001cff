//! Leaderboards: points by places, by game and period.

use lunette::app::PlayerId;
use lunette::app::race::{GameChoice, LeaderBy, LeaderboardRequest, Period, SettingsChange};
use lunette::rules::{GameKind, RuleSet};

use crate::support::{ALICE, BOB, CAROL, Came, DAY, House, MARS, MOON, at, home, later};

#[tokio::test]
async fn points_go_by_place_to_who_brought_a_card_home() {
    let house = House::new().await;
    let now = at("2026-11-30T12:00:00Z");
    let change = SettingsChange {
        game: Some(GameChoice::Always(RuleSet::CrescentClassic)),
        ..SettingsChange::default()
    };
    house.app.set_up(MOON, change, now).await.expect("set");
    // Crescent begins with 8 cards home. Two share the second place; the last two brought none home.
    for (cards, player) in [30, 29, 29, 28, 27, 26, 25, 24, 8, 8]
        .into_iter()
        .zip(100..)
    {
        house
            .race_to(MOON, PlayerId(player), home(cards), now)
            .await;
    }
    house
        .race_to(
            MOON,
            ALICE,
            Came {
                assisted: 1,
                ..home(104)
            },
            now,
        )
        .await;
    let end = at("2026-12-01T00:00:00Z");
    let page = async |page| {
        let request = LeaderboardRequest {
            page,
            ..LeaderboardRequest::default()
        };
        house
            .app
            .leaderboard(MOON, request, ALICE, end)
            .await
            .expect("a board")
    };
    let (first, second) = (page(0).await, page(1).await);
    let rows: Vec<_> = first
        .rows
        .iter()
        .map(|row| (row.place, row.points, row.wins))
        .collect();
    let expect = [
        (1, 10, 1),
        (2, 7, 0),
        (2, 7, 0),
        (4, 4, 0),
        (5, 3, 0),
        (6, 2, 0),
        (7, 1, 0),
        (7, 1, 0),
        (9, 0, 0),
        (9, 0, 0),
    ];
    assert_eq!(rows, expect);
    assert_eq!((first.pages, second.rows.len()), (2, 1));
    assert_eq!(first.own, Some(second.rows[0]));
    let own = first.own.expect("Alice raced");
    assert_eq!(
        (
            own.player,
            own.points,
            own.raced,
            own.streak,
            own.won_streak
        ),
        (ALICE, 0, 1, 1, 0)
    );
}

#[tokio::test]
async fn who_won_without_bringing_a_card_home_won_nothing() {
    let house = House::new().await;
    let now = at("2026-11-30T12:00:00Z");
    house.race_to(MOON, ALICE, home(0), now).await;
    let board = house
        .app
        .leaderboard(MOON, LeaderboardRequest::default(), ALICE, later(now, DAY))
        .await;
    let own = board.expect("a board").own.expect("Alice raced");
    assert_eq!((own.place, own.points, own.wins), (1, 0, 0));
}

#[tokio::test]
async fn boards_are_by_game_period_and_what_leads() {
    let house = House::new().await;
    // Crescent on Monday, 30 November; Waning Moon on Tuesday, 1 December; a year later, Crescent again.
    let monday = at("2026-11-30T12:00:00Z");
    let next_year = at("2027-12-01T12:00:00Z");
    for (now, places) in [
        (monday, [ALICE, BOB, CAROL]),
        (later(monday, DAY), [BOB, ALICE, CAROL]),
        (later(monday, 2 * DAY), [BOB, CAROL, ALICE]),
    ] {
        for (player, cards) in places.into_iter().zip([90, 80, 70]) {
            house.race_to(MOON, player, home(cards), now).await;
        }
    }
    let leaders = async |kind, period, by, now| {
        let request = LeaderboardRequest {
            kind,
            period,
            by,
            page: 0,
        };
        let board = house
            .app
            .leaderboard(MOON, request, ALICE, now)
            .await
            .expect("a board");
        board
            .rows
            .iter()
            .map(|row| (row.player, row.points))
            .collect::<Vec<_>>()
    };
    let thursday = later(monday, 3 * DAY);
    let by = LeaderBy::Points;
    let all = [(BOB, 27), (ALICE, 22), (CAROL, 17)];
    assert_eq!(leaders(None, Period::All, by, thursday).await, all);
    assert_eq!(leaders(None, Period::Week, by, thursday).await, all);
    assert_eq!(leaders(None, Period::Year, by, thursday).await, all);
    // November ended on Monday.
    let december = [(BOB, 20), (CAROL, 12), (ALICE, 12)];
    let told = leaders(None, Period::Month, by, thursday).await;
    assert_eq!(told[0], december[0]);
    assert_eq!(told[1].1, 12);
    let crescent = [(ALICE, 10), (BOB, 7), (CAROL, 5)];
    assert_eq!(
        leaders(Some(GameKind::Crescent), Period::All, by, thursday).await,
        crescent
    );
    let wins = leaders(None, Period::All, LeaderBy::Wins, thursday).await;
    assert_eq!(
        wins.iter().map(|&(player, _)| player).collect::<Vec<_>>(),
        [BOB, ALICE, CAROL]
    );
    for period in [Period::Week, Period::Month, Period::Year] {
        assert_eq!(leaders(None, period, by, next_year).await, []);
    }
    assert_eq!(leaders(None, Period::All, by, next_year).await, all);
    let other = house
        .app
        .leaderboard(MARS, LeaderboardRequest::default(), ALICE, thursday)
        .await;
    let other = other.expect("an empty board");
    assert_eq!((other.rows.len(), other.pages, other.own), (0, 1, None));
}

#[tokio::test]
async fn the_longest_streak_leads_where_streaks_do() {
    let house = House::new().await;
    let start = at("2026-11-30T12:00:00Z");
    for days in 0..3 {
        let now = later(start, days * DAY);
        house.race_to(MOON, BOB, home(9), now).await;
        if days > 0 {
            house.race_to(MOON, ALICE, home(104), now).await;
        }
    }
    let request = LeaderboardRequest {
        by: LeaderBy::Streak,
        ..LeaderboardRequest::default()
    };
    let board = house
        .app
        .leaderboard(MOON, request, ALICE, later(start, 3 * DAY))
        .await
        .expect("a board");
    let rows: Vec<_> = board
        .rows
        .iter()
        .map(|row| (row.player, row.streak, row.won_streak))
        .collect();
    assert_eq!(rows, [(BOB, 3, 0), (ALICE, 2, 2)]);
}

#[test]
fn a_choice_is_known_by_its_name() {
    let keys: Vec<&str> = GameChoice::all().map(GameChoice::key).collect();
    let expect = [
        "rotate",
        "crescent-classic",
        "crescent-plain",
        "waning-moon",
        "crazy-quilt",
    ];
    assert_eq!(keys, expect);
    assert!(GameChoice::all().all(|choice| GameChoice::from_key(choice.key()) == Some(choice)));
    assert_eq!(GameChoice::from_key("patience"), None);
}
