//! Files that are locked, can't be written, or are damaged.

use std::time::Duration;

use lunette::rules::GameKind;
use lunette::store::StoreError;

use crate::support::{ALICE, Place, Play, START, new_game, run};

#[tokio::test]
async fn a_locked_file_is_told_from_others_and_can_be_used_afterwards() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    let mut other = place.connect().await;
    run(&mut other, "BEGIN EXCLUSIVE").await;
    let mv = play.first_move();
    let refused = tokio::time::timeout(Duration::from_millis(2_500), play.enter(&store, mv)).await;
    let refused = refused.expect("Discord waits 3 s");
    assert!(matches!(refused, Err(StoreError::Busy(_))), "{refused:?}");
    run(&mut other, "ROLLBACK").await;
    play.enter(&store, mv)
        .await
        .expect("nothing was written before");
}

#[tokio::test]
async fn a_lock_that_passes_is_waited_for() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    let mut other = place.connect().await;
    run(&mut other, "BEGIN EXCLUSIVE").await;
    let mv = play.first_move();
    let (entered, ()) = tokio::join!(play.enter(&store, mv), async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        run(&mut other, "ROLLBACK").await;
    });
    entered.expect("written after the lock");
}

#[tokio::test]
async fn a_file_that_may_only_be_read_is_read_and_not_written() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    play.enter_all(&store, 2).await;
    store.close().await;

    let store = place
        .open_with("?mode=ro")
        .await
        .expect("opened to be read");
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    let open = open.expect("read").expect("open");
    assert_eq!(store.entries(&open).await.expect("read"), play.entries);
    let refused = play.enter(&store, play.first_move()).await;
    assert!(
        matches!(refused, Err(StoreError::Unwritable(_))),
        "{refused:?}"
    );
}

#[tokio::test]
async fn where_there_can_be_no_file_the_address_is_named() {
    let place = Place::new();
    std::fs::create_dir(place.file()).expect("a folder in the file's place");
    let refused = place.open().await.expect_err("no file");
    assert!(matches!(refused, StoreError::Open { .. }), "{refused:?}");
    let told = refused.to_string();
    assert!(
        told.contains(place.file().to_str().expect("a path")),
        "{told}"
    );
}

#[tokio::test]
async fn addresses_that_would_lose_the_games_are_refused() {
    for address in [
        "",
        "games.db",
        "postgres://localhost/games",
        "sqlite:",
        "sqlite::memory:",
        "sqlite:games.db?mode=memory",
        "sqlite://",
    ] {
        let refused = lunette::store::Store::open(address).await;
        assert!(matches!(refused, Err(StoreError::Address(_))), "{address}");
    }
}

#[tokio::test]
async fn bytes_that_are_no_database_are_left_alone() {
    let place = Place::new();
    std::fs::write(place.file(), [0xA5; 4096]).expect("written");
    let refused = place.open().await.expect_err("no database");
    assert!(matches!(refused, StoreError::Open { .. }), "{refused:?}");
    assert_eq!(std::fs::read(place.file()).expect("read"), [0xA5; 4096]);
}

#[tokio::test]
async fn a_file_damaged_in_the_middle_fails_and_does_not_make_things_up() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    play.enter_all(&store, 3).await;
    store.close().await;
    let mut bytes = std::fs::read(place.file()).expect("read");
    // All but the first page, which says that it is a database and what its tables are.
    bytes[4096..].fill(0xA5);
    std::fs::write(place.file(), bytes).expect("written");
    let failed = match place.open().await {
        Ok(store) => store.open_game(ALICE, GameKind::Crescent).await.map(drop),
        Err(failed) => Err(failed),
    };
    assert!(failed.is_err());
}

#[tokio::test]
async fn a_damaged_log_names_its_game() {
    for (damage, says) in [
        ("UPDATE entries SET entry = 'p7 fX' WHERE seq = 1", "p7 fX"),
        ("UPDATE entries SET entry = '' WHERE seq = 0", "''"),
        ("DELETE FROM entries WHERE seq = 0", "0 is missing"),
        ("DELETE FROM entries WHERE seq = 1", "1 is missing"),
        ("DELETE FROM entries WHERE seq = 2", "2 of 3"),
        ("UPDATE entries SET seq = 9 WHERE seq = 2", "2 is missing"),
    ] {
        let place = Place::new();
        let store = place.open().await.expect("opened");
        let mut play = Play::begin(&store, 7).await;
        play.enter_all(&store, 3).await;
        run(&mut place.connect().await, damage).await;
        let stored = store
            .game(play.stored.id)
            .await
            .expect("read")
            .expect("there");
        match store.entries(&stored).await {
            Err(StoreError::Corrupt { game, what, .. }) => {
                assert_eq!(game, play.stored.id);
                assert!(what.contains(says), "{damage}: {what}");
            }
            other => panic!("{damage}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_damaged_row_is_told_and_makes_room_for_another_game() {
    for (damage, column) in [
        ("UPDATE games SET options = 'none'", "options"),
        ("UPDATE games SET deal = -1", "deal"),
        ("UPDATE games SET outcome = 'drawn'", "outcome"),
        ("UPDATE games SET score = 'many'", "score"),
        ("UPDATE games SET length = -1", "length"),
        ("UPDATE games SET touched_at = 'later'", "touched_at"),
    ] {
        let place = Place::new();
        let store = place.open().await.expect("opened");
        let play = Play::begin(&store, 7).await;
        run(&mut place.connect().await, damage).await;
        match store.open_game(ALICE, GameKind::Crescent).await {
            Err(StoreError::Corrupt { game, what, .. }) => {
                assert_eq!(game, play.stored.id);
                assert!(what.contains(column), "{damage}: {what}");
            }
            other => panic!("{damage}: {other:?}"),
        }
        let new = store
            .close_and_begin(play.stored.id, None, new_game(8), START)
            .await;
        assert!(new.is_ok(), "{damage}: {new:?}");
    }
}
