//! What a player's games came to.

use lunette::rules::{Entry, GameKind, Options};
use lunette::store::{PlayerId, PlayerStats, Run, Store, Tally};

use crate::support::{ALICE, Place, Play, START, new_game};

const BOB: PlayerId = PlayerId(ALICE.0 + 1);

async fn stats(store: &Store) -> PlayerStats {
    let stats = store.player_stats(ALICE, None, 10).await;
    stats.expect("added up")
}

fn crescent() -> Options {
    Options::default_of(GameKind::Crescent)
}

#[tokio::test]
async fn nothing_is_nothing() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    assert_eq!(stats(&store).await, PlayerStats::default());
    Play::begin(&store, 7).await;
    let none = stats(&store).await;
    assert_eq!(
        none,
        PlayerStats::default(),
        "a game that goes on isn't counted"
    );
}

#[tokio::test]
async fn a_won_game_counts_with_its_moves_and_time() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let moves = Play::through(&store, "crescent-classic-won")
        .await
        .entries
        .len();
    let found = stats(&store).await;
    let [won] = &found.tallies[..] else {
        panic!("one rule set: {found:?}")
    };
    // An entry a second.
    let expected = Tally {
        options: crescent(),
        played: 1,
        won: 1,
        streak: Run { now: 1, best: 1 },
        fewest_moves: u32::try_from(moves).ok(),
        fastest: i64::try_from(moves * 1_000).ok(),
        home: 104,
        best_home: 104,
        undos: 0,
        assisted: 0,
        assisted_won: 0,
    };
    assert_eq!(*won, expected);
    assert_eq!(found.scores, [(104, 1)]);
    assert_eq!((found.course[0].played, found.course[0].won), (1, 1));
}

#[tokio::test]
async fn an_undo_takes_a_loss_by_rule_out_again() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::through(&store, "crescent-plain-lost").await;
    let lost = stats(&store).await;
    assert_eq!((lost.tallies[0].played, lost.tallies[0].won), (1, 0));
    assert_eq!(lost.tallies[0].home, u64::from(play.game.table().score()));
    play.enter(&store, Entry::Undo).await.expect("stored");
    assert_eq!(stats(&store).await, PlayerStats::default());
    play.enter(&store, Entry::Redo).await.expect("stored");
    let again = stats(&store).await;
    assert_eq!((again.tallies[0].played, again.tallies[0].undos), (1, 1));
}

#[tokio::test]
async fn a_given_up_game_is_not_won_and_another_players_is_not_counted() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    play.enter(&store, Entry::GiveUp).await.expect("stored");
    let found = stats(&store).await;
    assert_eq!((found.tallies[0].played, found.tallies[0].won), (1, 0));
    assert_eq!(found.tallies[0].fewest_moves, None);
    let of_bob = store.player_stats(BOB, None, 10).await.expect("read");
    assert_eq!(of_bob, PlayerStats::default());
    let moon = store
        .player_stats(ALICE, Some(GameKind::WaningMoon), 10)
        .await;
    assert_eq!(moon.expect("read"), PlayerStats::default());
}

#[tokio::test]
async fn a_game_that_a_hint_helped_with_is_counted_apart() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut play = Play::begin(&store, 7).await;
    store
        .mark_assisted(play.stored.id, 0)
        .await
        .expect("marked");
    play.enter(&store, Entry::GiveUp).await.expect("stored");
    let found = stats(&store).await;
    let tally = &found.tallies[0];
    assert_eq!(
        (tally.played, tally.home, tally.assisted, tally.assisted_won),
        (0, 0, 1, 0)
    );
    assert_eq!((found.scores.len(), found.course.len()), (0, 0));
}

#[tokio::test]
async fn a_game_that_was_set_aside_is_not_counted() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let play = Play::begin(&store, 7).await;
    let another = store
        .close_and_begin(play.stored.id, None, new_game(8), START)
        .await;
    another.expect("begun");
    assert_eq!(stats(&store).await, PlayerStats::default());
}

#[tokio::test]
async fn who_hides_their_statistics_shows_them_again() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let hides = async |player| store.hides_stats(player).await.expect("read");
    assert!(!hides(ALICE).await);
    for hide in [true, true, false] {
        store.set_hides_stats(ALICE, hide).await.expect("written");
        assert_eq!(hides(ALICE).await, hide);
        assert!(!hides(BOB).await);
    }
}
