//! Logs that grow, close, and are read again.

use lunette::rules::{Entry, GameKind, Outcome, Record};
use lunette::store::{NewEntry, PlayedBy, PlayerId, StoreError};

use crate::support::{ALICE, Place, Play, START, after, new_game, run};

#[tokio::test]
async fn what_was_written_is_read_again_after_a_restart() {
    let place = Place::new();
    let store = place.open().await.expect("made on the first start");
    let mut play = Play::begin(&store, 7).await;
    play.enter_all(&store, 3).await;
    play.enter(&store, Entry::Undo).await.expect("stored");
    store.close().await;

    let store = place.open().await.expect("opened");
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    let open = open.expect("read").expect("open");
    assert_eq!(store.entries(&open).await.expect("read"), play.entries);
    assert_eq!((open.length, open.moves), (4, 2));
    assert_eq!(open.score, play.game.table().score());
    assert_eq!((open.started_at, open.touched_at), (START, after(4)));
    let record = Record {
        options: open.options,
        deal: open.deal,
        entries: play.entries,
    };
    let again = record.replay().expect("the log replays");
    assert_eq!(again.table(), play.game.table());
}

#[tokio::test]
async fn a_place_in_a_log_is_taken_once() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    play.enter_all(&store, 1).await;
    let again = NewEntry {
        game: play.stored.id,
        seq: 0,
        entry: Entry::GiveUp,
        played_by: PlayedBy::Player,
        after: &play.game,
    };
    for seq in [0, 2] {
        let refused = store.append(NewEntry { seq, ..again }, START).await;
        assert!(matches!(refused, Err(StoreError::SeqTaken)), "{seq}");
    }
    let stored = store
        .game(play.stored.id)
        .await
        .expect("read")
        .expect("there");
    assert_eq!(store.entries(&stored).await.expect("read"), play.entries);
}

#[tokio::test]
async fn a_given_up_game_is_closed_and_makes_room_for_another() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    let second = store.begin(new_game(8), START).await;
    assert!(matches!(second, Err(StoreError::AlreadyOpen)));
    play.enter(&store, Entry::GiveUp).await.expect("stored");
    let closed = store
        .game(play.stored.id)
        .await
        .expect("read")
        .expect("there");
    assert_eq!(closed.outcome, Outcome::GivenUp);
    assert_eq!(closed.closed_at, Some(after(1)));
    store
        .begin(new_game(8), after(2))
        .await
        .expect("there is room");
}

#[tokio::test]
async fn giving_up_and_dealing_anew_is_one_step() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let play = Play::begin(&store, 7).await;
    let mut over = play.game.clone();
    over.enter(Entry::GiveUp).expect("open");
    let surrender = |seq| NewEntry {
        game: play.stored.id,
        seq,
        entry: Entry::GiveUp,
        played_by: PlayedBy::Player,
        after: &over,
    };
    // Where the deal can't be had, the game isn't given up either.
    let mut other = place.connect().await;
    run(
        &mut other,
        "CREATE TRIGGER fail BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'ordered'); END",
    )
    .await;
    let failed = store
        .give_up_and_begin(surrender(0), new_game(8), after(1))
        .await;
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    let open = open.expect("read").expect("open");
    assert_eq!((open.id, open.length), (play.stored.id, 0));
    assert_eq!(store.entries(&open).await.expect("read"), []);

    run(&mut other, "DROP TRIGGER fail").await;
    let new = store
        .give_up_and_begin(surrender(0), new_game(8), after(2))
        .await;
    let new = new.expect("dealt");
    let twice = store
        .give_up_and_begin(surrender(0), new_game(9), after(3))
        .await;
    assert!(matches!(twice, Err(StoreError::SeqTaken)), "{twice:?}");
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    assert_eq!(open.expect("read"), Some(new));
}

#[tokio::test]
async fn a_hint_is_counted_where_the_log_is_as_it_was_and_adds_nothing_to_it() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    play.enter_all(&store, 1).await;
    let game = play.stored.id;
    store.mark_assisted(game, 1).await.expect("marked");
    let before = store.mark_assisted(game, 0).await;
    assert!(matches!(before, Err(StoreError::SeqTaken)), "{before:?}");
    play.enter(&store, Entry::GiveUp).await.expect("stored");
    let closed = store.mark_assisted(game, 2).await;
    assert!(matches!(closed, Err(StoreError::SeqTaken)), "{closed:?}");
    let sql = "SELECT assisted FROM games";
    let assisted: i64 = sqlx::query_scalar(sql)
        .fetch_one(&mut place.connect().await)
        .await
        .expect("read");
    assert_eq!(assisted, 1);
    let stored = store.game(game).await.expect("read").expect("there");
    assert_eq!(store.entries(&stored).await.expect("read"), play.entries);
}

#[tokio::test]
async fn players_do_not_see_each_others_games() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    Play::begin(&store, 7).await;
    let bob = PlayerId(ALICE.0 + 1);
    let his = store
        .open_game(bob, GameKind::Crescent)
        .await
        .expect("read");
    assert_eq!(his, None);
}
