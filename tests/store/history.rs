//! A player's last games, page by page.

use lunette::rules::{Entry, GameId};
use lunette::store::{Mark, PastGame, Slice, Store};

use crate::support::{ALICE, Place, Play, START, after, new_game, run};

/// So many games that were given up one after the other, and one that goes on.
async fn many(store: &Store, count: i64) -> Vec<GameId> {
    let mut ids = Vec::new();
    for number in 0..count {
        let stored = store
            .begin(new_game(7), after(100 * number))
            .await
            .expect("begun");
        let mut play = Play::of(stored);
        play.enter(store, Entry::GiveUp).await.expect("stored");
        ids.push(play.stored.id);
    }
    Play::begin(store, 8).await;
    ids
}

fn ids(games: &[PastGame]) -> Vec<GameId> {
    games.iter().map(|past| past.game.id).collect()
}

fn mark(past: &PastGame) -> Mark {
    Mark {
        at: past.game.touched_at,
        id: past.game.id,
    }
}

#[tokio::test]
async fn the_last_games_come_first_and_pages_join() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut all = many(&store, 9).await;
    // All of them ended at the same two times, so that only their numbers order them.
    let mut connection = place.connect().await;
    run(
        &mut connection,
        "UPDATE games SET touched_at = 1800000000000 + id % 2 WHERE closed_at IS NOT NULL",
    )
    .await;
    all.sort_by_key(|id| (id.0 % 2, id.0));
    all.reverse();
    let page = async |slice| store.history(ALICE, slice, 4).await.expect("read");
    let first = page(Slice::Latest).await;
    assert_eq!(ids(&first), all[..4]);
    let second = page(Slice::OlderThan(mark(&first[3]))).await;
    assert_eq!(ids(&second), all[4..8]);
    let third = page(Slice::OlderThan(mark(&second[3]))).await;
    assert_eq!(ids(&third), all[8..]);
    let back = page(Slice::NewerThan(mark(&third[0]))).await;
    assert_eq!(ids(&back), all[4..8]);
    let back = page(Slice::NewerThan(mark(&first[0]))).await;
    assert_eq!(ids(&back), []);
}

#[tokio::test]
async fn a_lost_game_is_listed_until_it_is_reopened() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::through(&store, "crescent-plain-lost").await;
    let listed = async || {
        store
            .history(ALICE, Slice::Latest, 4)
            .await
            .expect("read")
            .len()
    };
    assert_eq!(listed().await, 1);
    play.enter(&store, Entry::Undo).await.expect("stored");
    assert_eq!(listed().await, 0);
}

#[tokio::test]
async fn the_deal_of_a_race_is_marked_a_secret_until_the_race_is_final() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut connection = place.connect().await;
    let mut play = Play::begin(&store, 7).await;
    play.enter(&store, Entry::GiveUp).await.expect("stored");
    let past = async || {
        let games = store.history(ALICE, Slice::Latest, 4).await.expect("read");
        games[0].clone()
    };
    assert!(!past().await.secret && past().await.day.is_none());
    run(
        &mut connection,
        "INSERT INTO races (id, guild, day, zone, kind, options, deal, proven, drawn_at, opens_at, ends_at) \
         VALUES (5, 1, '2026-11-30', 'UTC', 'crescent', 'wraparound=on foundation-moves=on shift=when-stuck', \
         7, 0, 0, 0, 1)",
    )
    .await;
    for (sql, secret) in [
        ("UPDATE games SET role = 'attempt', race = 5", true),
        ("UPDATE games SET role = 'practice'", true),
        ("UPDATE races SET finished_at = 2", false),
    ] {
        run(&mut connection, sql).await;
        let past = past().await;
        assert_eq!(past.secret, secret, "{sql}");
        assert_eq!(
            past.day.map(|day| day.to_string()).as_deref(),
            Some("2026-11-30")
        );
    }
    // An attempt that is open isn't over, whatever the rules say of it.
    run(
        &mut connection,
        "UPDATE games SET role = 'attempt', outcome = 'lost', closed_at = NULL",
    )
    .await;
    let open = store.history(ALICE, Slice::Latest, 4).await.expect("read");
    assert_eq!(open, []);
    assert_eq!(play.stored.started_at, START);
}
