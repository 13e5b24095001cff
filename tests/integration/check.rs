//! `lunette check` on files that the real bot wrote, whole and damaged column by column.

use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use sqlx::AssertSqlSafe;

use crate::support::{House, Records, bot, drawn, line, play};

/// Runs the check.
pub(crate) async fn check(file: &Path) -> Output {
    let folder = file.parent().expect("a folder");
    let address = format!("sqlite:{}", file.display());
    let mut command = bot(folder);
    command.arg("check").env("DATABASE_URL", address);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command.output().await.expect("it runs")
}

/// What a check said, after seeing that it found something or nothing.
#[track_caller]
pub(crate) fn said(output: &Output, clean: bool) -> String {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let why = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(i32::from(!clean)), "{text}{why}");
    text
}

/// A house with a given-up game that Auto and Undo had a hand in (1), a lost one (2) that was replaced by one that
/// goes on (3), and a won one of another player (4).
async fn lived_in() -> House {
    let house = House::open().await;
    let alice = &house.alice;
    let mut board = house.run("/play game:Crescent deal:7").await;
    for button in ["Auto", "Auto", "Undo", "Hint", "Give up"] {
        let pressed = alice.press(&board, button).await.expect("pressed");
        board = pressed.message().clone();
    }
    alice.press(&board, "Yes, give up").await.expect("pressed");
    let (deal, moves) = line("crescent-plain-lost");
    let mut board = house.run(&format!("/play rules:plain deal:{deal}")).await;
    for mv in &moves {
        board = play(alice, &board, mv).await;
    }
    let next = alice.press(&board, "New game").await.expect("pressed");
    alice.press(next.message(), "Shift").await.expect("pressed");
    let bob = house.discord.user("bob");
    let (deal, moves) = line("crescent-classic-won");
    let mut board = house.run_as(&bob, &format!("/play deal:{deal}")).await;
    for mv in &moves {
        board = play(&bob, &board, mv).await;
    }
    assert_eq!(drawn(&board).game, 4);
    house
}

#[tokio::test]
async fn a_file_agrees_while_the_bot_runs_and_each_damaged_column_is_named() {
    let mut house = lived_in().await;
    let text = said(&check(&house.database()).await, true);
    assert_eq!(
        text,
        "4 games agree with their logs; 0 of other versions of the rules were not replayed; 0 games and 0 results \
         of races disagree\n"
    );
    house.stop_bot().await;
    for (damage, named) in damages(&mut house.records().await).await {
        let copy = damaged(&house.database(), &damage).await;
        let text = said(&check(&copy).await, false);
        assert!(
            text.lines().any(|line| line.starts_with(&named)),
            "{damage}: {named}\n{text}"
        );
        assert!(
            text.ends_with("1 games and 0 results of races disagree\n"),
            "{text}"
        );
    }
}

/// Statements that damage a file, each with the beginning of what is to be said of it.
const DAMAGES: [(&str, &str); 28] = [
    (
        "UPDATE games SET closed_at = 5 WHERE id = 2",
        "game 2: closed_at is 5: the log goes on later",
    ),
    (
        "UPDATE games SET closed_at = 5 WHERE id = 3",
        "game 3: closed_at is 5, and by its log empty",
    ),
    (
        "UPDATE games SET outcome = 'won' WHERE id = 3",
        "game 3: outcome is 'won', and by its log 'playing'",
    ),
    (
        "UPDATE games SET outcome = 'x' WHERE id = 4",
        "game 4: outcome is 'x', and by its log 'won'",
    ),
    (
        "UPDATE games SET outcome = 'playing' WHERE id = 2",
        "game 2: outcome is 'playing', and by its log 'lost'",
    ),
    (
        "UPDATE games SET score = 'many' WHERE id = 4",
        "game 4: score is 'many', and by its log 104",
    ),
    (
        "UPDATE games SET moved_at = NULL WHERE id = 3",
        "game 3: moved_at is empty, and by its log ",
    ),
    (
        "UPDATE games SET assisted = 1 WHERE id = 1",
        "game 1: assisted is 1: Auto played more of its log",
    ),
    (
        "UPDATE games SET kind = 'patience' WHERE id = 1",
        "game 1: kind is 'patience': it can't be read",
    ),
    (
        "UPDATE games SET options = 'none' WHERE id = 1",
        "game 1: options is 'none': it can't be read",
    ),
    (
        "UPDATE games SET deal = -1 WHERE id = 1",
        "game 1: deal is -1: it can't be read",
    ),
    (
        "UPDATE games SET deal = deal + 1 WHERE id = 4",
        "game 4: entry 0 of its log can't be played: ",
    ),
    (
        "UPDATE games SET player = 'x' WHERE id = 4",
        "game 4: player is 'x': it can't be read",
    ),
    (
        "UPDATE games SET started_at = 'x' WHERE id = 4",
        "game 4: started_at is 'x': it can't be read",
    ),
    (
        "UPDATE games SET rules_version = 'x' WHERE id = 4",
        "game 4: rules_version is 'x': it can't be read",
    ),
    (
        "UPDATE games SET role = 'x' WHERE id = 4",
        "game 4: role is 'x': it can't be read",
    ),
    (
        "UPDATE games SET role = 'attempt' WHERE id = 4",
        "game 4: race is empty: the game belongs to a race",
    ),
    (
        "UPDATE games SET race = 9 WHERE id = 4",
        "game 4: race is 9: the game is casual",
    ),
    (
        "UPDATE games SET race = 9, role = 'practice' WHERE id = 4",
        "game 4: race is 9: there is no such race",
    ),
    (
        "UPDATE games SET rules_version = 2, length = 3 WHERE id = 4",
        "game 4: length is 3, and by its log ",
    ),
    (
        "DELETE FROM entries WHERE game_id = 1 AND seq = 0",
        "game 1: entry 0 of its log is missing",
    ),
    (
        "DELETE FROM entries WHERE game_id = 4 AND seq = 3",
        "game 4: entry 3 of its log is missing",
    ),
    (
        "DELETE FROM entries WHERE game_id = 1 AND seq = 3",
        "game 1: length is 4, and by its log 3",
    ),
    (
        "UPDATE entries SET entry = 'p7 fX' WHERE game_id = 3",
        "game 3: entry 0 of its log can't be read: entry is 'p7 fX'",
    ),
    (
        "UPDATE entries SET played_by = 'x' WHERE game_id = 3",
        "game 3: entry 0 of its log can't be read: played_by is 'x'",
    ),
    (
        "UPDATE entries SET at = 'x' WHERE game_id = 3",
        "game 3: entry 0 of its log can't be read: at is 'x'",
    ),
    (
        "UPDATE entries SET entry = 'redo' WHERE game_id = 3",
        "game 3: entry 0 of its log can't be played: ",
    ),
    (
        "DELETE FROM games WHERE id = 4",
        "game 4: it has a log, and no row",
    ),
];

/// Those, and those whose values are first looked up.
async fn damages(records: &mut Records) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for column in [
        "length",
        "score",
        "moves",
        "undos",
        "race_moves",
        "moved_at",
        "touched_at",
    ] {
        let is = records.value(column, 3).await;
        all.push((
            format!("UPDATE games SET {column} = {column} + 1 WHERE id = 3"),
            format!("game 3: {column} is {}, and by its log {is}", is + 1),
        ));
    }
    let closed = records.value("closed_at", 4).await;
    let owned = [
        (
            "UPDATE games SET closed_at = NULL WHERE id = 4",
            format!("game 4: closed_at is empty, and by its log {closed}"),
        ),
        (
            "UPDATE games SET closed_at = 5 WHERE id = 4",
            format!("game 4: closed_at is 5, and by its log {closed}"),
        ),
    ];
    all.extend(owned.map(|(damage, named)| (damage.to_owned(), named)));
    all.extend(DAMAGES.map(|(damage, named)| (damage.to_owned(), named.to_owned())));
    all
}

/// A copy of a file, damaged.
async fn damaged(file: &Path, damage: &str) -> PathBuf {
    let copy = file.with_file_name("damaged.db");
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(file.with_file_name(format!("damaged.db{end}")));
    }
    std::fs::copy(file, &copy).expect("copied");
    let mut records = Records::open(&copy).await;
    for sql in ["PRAGMA foreign_keys = OFF", damage] {
        let done = sqlx::query(AssertSqlSafe(sql.to_owned()))
            .execute(&mut records.0)
            .await;
        done.expect(sql);
    }
    records.close().await;
    copy
}

#[tokio::test]
async fn games_of_other_rules_are_counted_apart() {
    let mut house = House::open().await;
    house.run("/play game:Crescent").await;
    house.run("/play game:Waning Moon").await;
    house.stop_bot().await;
    let copy = damaged(
        &house.database(),
        "UPDATE games SET rules_version = 2, deal = -1 WHERE id = 1",
    )
    .await;
    let text = said(&check(&copy).await, true);
    assert!(
        text.starts_with("1 games agree with their logs; 1 of other versions"),
        "{text}"
    );
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_made() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("games.db");
    let output = check(&file).await;
    assert_eq!(output.status.code(), Some(1));
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(
        why.contains("can't open or make the database file"),
        "{why}"
    );
    assert!(!file.exists());
}

#[tokio::test]
async fn a_file_of_another_release_is_told_from_a_damaged_one() {
    let mut house = House::open().await;
    house.stop_bot().await;
    let copy = damaged(
        &house.database(),
        "DELETE FROM _sqlx_migrations WHERE version > 4",
    )
    .await;
    let output = check(&copy).await;
    assert_eq!(output.status.code(), Some(1));
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(why.contains("of another release"), "{why}");
}
