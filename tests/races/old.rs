//! Files of before races.

use lunette::rules::{GameId, GameKind};
use lunette::store::{Role, UnixMillis};
use sqlx::migrate::Migrator;
use tempfile::TempDir;

use crate::support::{ALICE, House, MOON, at, connect};

static ALL: Migrator = sqlx::migrate!();

#[tokio::test]
async fn a_file_of_before_keeps_its_games_and_counts_their_moves() {
    let folder = TempDir::new().expect("a folder");
    let mut connection = connect(&folder).await;
    let before = ALL.iter().take_while(|step| step.version < 4).cloned();
    let before = Migrator::with_migrations(before.collect());
    before
        .run(&mut connection)
        .await
        .expect("the first migrations run");
    for sql in [
        "INSERT INTO games (id, player, kind, options, deal, rules_version, started_at, closed_at, \
         length, outcome, score, moves, undos, assisted, touched_at) VALUES \
         (1, 1100000000000000007, 'crescent', 'wraparound=off foundation-moves=off shift=any-time', \
         7, 1, 1000, 9000, 1, 'given-up', 8, 0, 0, 0, 9000), \
         (2, 1100000000000000007, 'crescent', 'wraparound=off foundation-moves=off shift=any-time', \
         8, 1, 10000, NULL, 5, 'playing', 8, 2, 1, 1, 16000)",
        "INSERT INTO entries (game_id, seq, entry, played_by, at) VALUES (1, 0, 'giveup', 'player', 9000), \
         (2, 0, 'shift', 'player', 11000), (2, 1, 'shift', 'auto', 12000), (2, 2, 'undo', 'player', 13000), \
         (2, 3, 'redo', 'player', 14000), (2, 4, 'undo', 'player', 16000)",
        "INSERT INTO places (game_id, channel, message, private, editable, token, touched_at) \
         VALUES (2, 31, 5, 0, 1, 'token', 16000)",
    ] {
        sqlx::query(sql).execute(&mut connection).await.expect(sql);
    }
    drop(connection);
    let house = House::over(folder).await;
    let (old, open) = (house.stored(GameId(1)).await, house.stored(GameId(2)).await);
    assert_eq!(
        (old.role, old.race, old.race_moves, old.moved_at),
        (Role::Casual, None, 0, None)
    );
    assert_eq!(
        (open.race_moves, open.moved_at),
        (4, Some(UnixMillis(12_000)))
    );
    let again = house
        .store
        .open_game(ALICE, GameKind::Crescent)
        .await
        .expect("read");
    assert_eq!(again.map(|game| game.id), Some(GameId(2)));
    assert_eq!(house.log(GameId(2)).await.len(), 5);
    // There is still one open casual game a kind, and races beside it.
    let now = at("2026-11-30T12:00:00Z");
    let race = house.play(MOON, ALICE, now).await;
    assert_ne!(race.board.id, GameId(2));
}
