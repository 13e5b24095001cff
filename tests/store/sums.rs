//! The sums of many games, beside what one adds up by hand.

use lunette::rules::{GameKind, Options};
use lunette::store::{PlayerId, PlayerStats, Role, Run, Tally};
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;

use crate::support::{ALICE, Place, START};

const BOB: PlayerId = PlayerId(ALICE.0 + 1);

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
