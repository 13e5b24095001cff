//! Files that an earlier release made.

use crate::support::{ALICE, Place, Play, made_by_the_first_release, run};
use lunette::rules::{GameId, GameKind, Outcome};

#[tokio::test]
async fn a_file_of_the_first_release_keeps_its_games() {
    let place = Place::new();
    let mut connection = made_by_the_first_release(&place).await;
    for sql in [
        "INSERT INTO games (id, player, kind, options, deal, rules_version, started_at, closed_at, \
         length, outcome, score, moves, undos, assisted, touched_at) VALUES \
         (1, 1100000000000000007, 'crescent', 'wraparound=on foundation-moves=on shift=when-stuck', \
         7, 1, 1800000000000, 1800000009000, 1, 'given-up', 8, 0, 0, 0, 1800000009000), \
         (2, 1100000000000000007, 'crescent', 'wraparound=off foundation-moves=off shift=any-time', \
         8, 1, 1800000010000, NULL, 2, 'playing', 8, 2, 0, 0, 1800000012000)",
        "INSERT INTO entries (game_id, seq, entry, played_by, at) VALUES \
         (1, 0, 'giveup', 'player', 1800000009000), \
         (2, 0, 'shift', 'player', 1800000011000), \
         (2, 1, 'shift', 'auto', 1800000012000)",
    ] {
        run(&mut connection, sql).await;
    }
    let store = place.open().await.expect("brought up to date");
    let old = store.game(GameId(1)).await.expect("read").expect("kept");
    assert_eq!(old.outcome, Outcome::GivenUp);
    assert!(old.closed_at.is_some());
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    let open = open.expect("read").expect("kept");
    assert_eq!((open.id, open.length), (GameId(2), 2));
    let entries = store.entries(&open).await.expect("read");
    let texts: Vec<String> = entries.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["shift", "shift"]);
    let game = open.record(entries).replay().expect("it goes on");
    assert_eq!(game.outcome(), Outcome::Playing);
}

#[tokio::test]
async fn opening_a_file_twice_migrates_it_once() {
    let place = Place::new();
    let store = place.open().await.expect("made");
    Play::begin(&store, 7).await;
    store.close().await;
    let store = place.open().await.expect("opened");
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    assert!(open.expect("read").is_some());
}

#[tokio::test]
async fn a_file_of_a_later_release_is_refused_and_left_alone() {
    let place = Place::new();
    place.open().await.expect("made").close().await;
    let mut connection = place.connect().await;
    run(
        &mut connection,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', TRUE, X'00', 0)",
    )
    .await;
    let refused = place.open().await.expect_err("a later release's");
    assert!(refused.to_string().contains("9999"), "{refused}");
}
