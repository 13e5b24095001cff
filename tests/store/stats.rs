//! What a player's games came to.

use lunette::rules::{Entry, GameKind, Options};
use lunette::store::{PlayerId, PlayerStats, Role, Run, Store, Tally};
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;

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

/// A game as these tests make one up.
#[derive(Clone, Copy)]
struct MadeUp {
    player: PlayerId,
    options: Options,
    role: Role,
    outcome: &'static str,
    closed: bool,
    score: u8,
    moves: u32,
    undos: u32,
    assisted: u32,
    ended: i64,
}

/// Numbers that look random and are the same each time (Knuth's MMIX generator).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % sides
    }
}

fn made_up(dice: &mut Dice) -> MadeUp {
    let all = GameKind::ALL.into_iter().flat_map(Options::all_of);
    let all: Vec<Options> = all.collect();
    let options = [all[0], all[7], all[8], all[9]][dice.roll(4)];
    let (outcome, closed) = [
        ("won", true),
        ("won", true),
        ("lost", true),
        ("lost", false),
        ("given-up", true),
        ("playing", true),
        ("playing", false),
    ][dice.roll(7)];
    let role = [Role::Casual, Role::Casual, Role::Attempt, Role::Practice][dice.roll(4)];
    let small = |number: usize| u32::try_from(number).expect("small");
    MadeUp {
        player: [ALICE, BOB][dice.roll(2)],
        options,
        role,
        outcome,
        closed,
        score: if outcome == "won" {
            104
        } else {
            u8::try_from(dice.roll(104)).expect("small")
        },
        moves: small(dice.roll(200)),
        undos: small(dice.roll(5)),
        assisted: small(dice.roll(3) / 2),
        // Some end at the same time.
        ended: START.0 + 60_000 + 1_000 * i64::try_from(dice.roll(300)).expect("small"),
    }
}

async fn insert(connection: &mut SqliteConnection, id: usize, game: MadeUp) {
    let closed = if game.closed {
        game.ended.to_string()
    } else {
        "NULL".to_owned()
    };
    let (kind, role) = (game.options.kind().key(), game.role.key());
    let sql = format!(
        "INSERT INTO games (id, player, kind, options, deal, rules_version, started_at, closed_at, length, \
         outcome, score, moves, undos, assisted, touched_at, role) VALUES ({id}, {}, '{kind}', '{}', {id}, 1, \
         {}, {closed}, 0, '{}', {}, {}, {}, {}, {}, '{role}')",
        game.player.0,
        game.options,
        START.0,
        game.outcome,
        game.score,
        game.moves,
        game.undos,
        game.assisted,
        game.ended,
    );
    sqlx::query(AssertSqlSafe(sql))
        .execute(connection)
        .await
        .expect("inserted");
}

/// Whether the rules of the statistics count it.
fn counts(game: &MadeUp) -> bool {
    let over = game.outcome != "playing" && (game.closed || game.outcome == "lost");
    match game.role {
        Role::Casual => over,
        Role::Attempt => game.closed,
        Role::Practice => false,
    }
}

fn run(games: &[MadeUp]) -> Run {
    games.iter().fold(Run::default(), |run, game| {
        let now = if game.outcome == "won" {
            run.now + 1
        } else {
            0
        };
        Run {
            now,
            best: run.best.max(now),
        }
    })
}

fn tally(options: Options, games: &[MadeUp]) -> Tally {
    let (helped, plain): (Vec<MadeUp>, Vec<MadeUp>) =
        games.iter().partition(|game| game.assisted > 0);
    let len = |count: usize| u32::try_from(count).expect("few");
    let won = |games: &[MadeUp]| {
        games
            .iter()
            .filter(|game| game.outcome == "won")
            .copied()
            .collect::<Vec<_>>()
    };
    Tally {
        options,
        played: len(plain.len()),
        won: len(won(&plain).len()),
        streak: run(&plain),
        fewest_moves: won(&plain).iter().map(|game| game.moves).min(),
        fastest: won(&plain).iter().map(|game| game.ended - START.0).min(),
        home: plain.iter().map(|game| u64::from(game.score)).sum(),
        best_home: plain
            .iter()
            .map(|game| game.score)
            .max()
            .unwrap_or_default(),
        undos: plain.iter().map(|game| u64::from(game.undos)).sum(),
        assisted: len(helped.len()),
        assisted_won: len(won(&helped).len()),
    }
}

#[tokio::test]
async fn the_database_adds_up_as_one_does_by_hand() {
    let place = Place::new();
    let store = place.open().await.expect("opened");
    let mut connection = place.connect().await;
    // What is made up may have as many open games and attempts as it likes.
    for index in ["games_open", "games_attempt", "games_practice"] {
        let drop = AssertSqlSafe(format!("DROP INDEX {index}"));
        sqlx::query(drop)
            .execute(&mut connection)
            .await
            .expect("dropped");
    }
    let mut dice = Dice(20_261_130);
    let games: Vec<MadeUp> = (0..400).map(|_| made_up(&mut dice)).collect();
    for (id, &game) in games.iter().enumerate() {
        insert(&mut connection, id, game).await;
    }
    for kind in [None, Some(GameKind::Crescent), Some(GameKind::CrazyQuilt)] {
        let mut mine: Vec<MadeUp> = games.iter().copied().filter(counts).collect();
        mine.retain(|game| {
            game.player == ALICE && kind.is_none_or(|kind| game.options.kind() == kind)
        });
        // Stable: of those that ended at once, the one with the lower number first.
        mine.sort_by_key(|game| game.ended);
        let found = store.player_stats(ALICE, kind, 10).await.expect("added up");
        for tallied in &found.tallies {
            let of_set: Vec<MadeUp> = mine
                .iter()
                .copied()
                .filter(|game| game.options == tallied.options)
                .collect();
            assert_eq!(*tallied, tally(tallied.options, &of_set));
        }
        let all: u32 = found
            .tallies
            .iter()
            .map(|tally| tally.played + tally.assisted)
            .sum();
        assert_eq!(
            usize::try_from(all),
            Ok(mine.len()),
            "no rule set is left out"
        );
        mine.retain(|game| game.assisted == 0);
        assert_eq!(found.streak, run(&mine));
        assert!(
            kind.is_some() || found.streak.best > 2,
            "there are runs to count"
        );
        for &(score, count) in &found.scores {
            let those = mine.iter().filter(|game| game.score == score).count();
            assert_eq!(usize::try_from(count), Ok(those), "{score} cards");
        }
        check_course(&found, &mine);
    }
}

/// The stretches hold all games, in order, and none overlaps.
fn check_course(found: &PlayerStats, mine: &[MadeUp]) {
    assert!((2..=10).contains(&found.course.len()));
    let mut rest = mine;
    for stretch in &found.course {
        let played = usize::try_from(stretch.played).expect("few");
        let (these, after) = rest.split_at(played);
        let won = these.iter().filter(|game| game.outcome == "won").count();
        assert_eq!(usize::try_from(stretch.won), Ok(won));
        assert_eq!(stretch.first.0, these[0].ended);
        assert_eq!(stretch.last.0, these[played - 1].ended);
        assert!(after.first().is_none_or(|next| next.ended > stretch.last.0));
        rest = after;
    }
    assert!(rest.is_empty());
}
