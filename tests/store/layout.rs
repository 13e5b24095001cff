//! How the table of a game is laid out, which is kept with the game.

use lunette::rules::GameKind;
use lunette::store::NewGame;

use crate::support::{ALICE, Place, START, after, made_by_the_first_release, new_game, run};

#[tokio::test]
async fn games_of_before_keep_the_arc_and_a_new_one_takes_the_latest_layout() {
    let place = Place::new();
    let mut connection = made_by_the_first_release(&place).await;
    run(
        &mut connection,
        "INSERT INTO games (player, kind, options, deal, rules_version, started_at, length, outcome, score, moves, \
         undos, assisted, touched_at) VALUES (1100000000000000007, 'crescent', \
         'wraparound=on foundation-moves=on shift=when-stuck', 7, 1, 0, 0, 'playing', 8, 0, 0, 0, 0)",
    )
    .await;
    let store = place.open().await.expect("brought up to date");
    let open = store.open_game(ALICE, GameKind::Crescent).await;
    let mut old = open.expect("read").expect("the old game is open");
    assert_eq!(old.layout, "arc");
    store.set_layout(&mut old, "rows").await.expect("written");
    let begun = store
        .close_and_begin(old.id, None, new_game(7), START)
        .await;
    let begun = begun.expect("begun");
    assert_eq!(begun.layout, "rows");
    let named = NewGame {
        layout: Some("arc"),
        ..new_game(7)
    };
    let begun = store.close_and_begin(begun.id, None, named, after(1)).await;
    assert_eq!(begun.expect("begun").layout, "arc");
    let kept = store.game(old.id).await.expect("read");
    assert_eq!(kept.expect("it is there").layout, "rows");
}
