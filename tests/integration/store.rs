//! What players read when the bot's records are locked, full, damaged, or of another version.

use std::time::Duration;

use discord_standin::{AnswerKind, Message};

use crate::support::{House, bot, drawn, lasts};

/// The eight letters and digits that a player can pass on.
#[track_caller]
fn incident(text: &str) -> String {
    let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let fits = |word: &str| {
        let digit = |letter: char| letter.is_ascii_digit() || letter.is_ascii_uppercase();
        word.len() == 8 && word.chars().all(digit)
    };
    let found = words.find(|word| fits(word));
    found
        .unwrap_or_else(|| panic!("no id in {text}"))
        .to_owned()
}

/// Stops the bot, lets somebody change its records, and starts it again.
async fn change_records(house: &mut House, sql: &'static str) {
    assert!(house.stop_bot().await.success());
    house.records().await.change(sql).await;
    house.start_bot().await;
}

/// A board whose log has three moves.
async fn three_moves(house: &House) -> Message {
    let mut board = house.run("/play deal:7").await;
    for _ in 0..3 {
        let moved = house.alice.press(&board, "Auto").await.expect("pressed");
        board = moved.message().clone();
    }
    board
}

#[tokio::test]
async fn while_the_records_are_locked_everybody_is_told_in_time() {
    let house = House::open().await;
    let mut boards = Vec::new();
    for number in 0..8 {
        let user = house.discord.user(&format!("player{number}"));
        let board = house.run_as(&user, "/play").await;
        boards.push((user, board));
    }
    let mut other = house.records().await;
    other.run("BEGIN EXCLUSIVE").await;
    let mut clicks = Vec::new();
    for (user, board) in &boards {
        clicks.push(user.press_later(board, "Auto").expect("there"));
        // So that the later ones first wait for a connection, and then for the lock.
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    for click in clicks {
        let told = click.await;
        assert_eq!(told.kind, AnswerKind::Message, "{told:?}");
        let line = told.message();
        assert!(line.ephemeral && line.content.contains("busy just now"));
        assert!(told.took < Duration::from_millis(2_800), "{:?}", told.took);
    }
    other.run("ROLLBACK").await;
    for (user, board) in &boards {
        let moved = user.press(board, "Auto").await.expect("pressed");
        assert_eq!(drawn(moved.message()).seq, 1, "nothing was played before");
    }
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let mut house = House::open().await;
    let mut board = house.run("/play deal:7").await;
    assert!(house.stop_bot().await.success());
    house.start_bot_on_a_full_disk(100).await;
    let refused = loop {
        let answer = house.alice.press(&board, "Auto").await.expect("pressed");
        if answer.kind != AnswerKind::Update {
            break answer;
        }
        board = answer.message().clone();
        assert!(
            lasts(&board),
            "the disk must be full before the game is over"
        );
    };
    let line = refused.message();
    assert!(line.ephemeral, "{line:?}");
    assert!(line.content.contains("can’t write"), "{}", line.content);
    incident(&line.content);
    // Reading still works.
    let shown = house.run("/play").await;
    assert_eq!(drawn(&shown), drawn(&board));
    house.kill_bot().await;
    house.start_bot().await;
    let moved = house.alice.press(&board, "Auto").await.expect("pressed");
    assert_eq!(drawn(moved.message()).seq, drawn(&board).seq + 1);
}

#[tokio::test]
async fn a_failure_nobody_foresaw_is_told_with_an_id_that_stands_in_the_log() {
    let house = House::open().await;
    let board = three_moves(&house).await;
    let mut records = house.records().await;
    records
        .run("CREATE TRIGGER fail BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'ordered'); END")
        .await;
    let failed = house.alice.press(&board, "Auto").await.expect("pressed");
    let line = failed.message();
    assert!(line.ephemeral && line.content.contains("Something went wrong"));
    let log = house.log();
    let id = incident(&line.content);
    assert!(
        log.lines()
            .any(|row| row.contains(&id) && row.contains("ordered")),
        "{log}"
    );
    records.run("DROP TRIGGER fail").await;
    let moved = house.alice.press(&board, "Auto").await.expect("pressed");
    assert_eq!(drawn(moved.message()).seq, 4);
}

#[tokio::test]
async fn a_damaged_log_is_told_and_the_game_can_be_set_aside() {
    for damage in [
        "UPDATE entries SET entry = 'p7 fX' WHERE seq = 1",
        "UPDATE entries SET entry = 'redo' WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 2",
        "UPDATE games SET outcome = 'drawn'",
        "UPDATE games SET options = 'none'",
        "UPDATE games SET deal = -1",
    ] {
        let mut house = House::open().await;
        let board = three_moves(&house).await;
        change_records(&mut house, damage).await;
        let told = house.alice.press(&board, "Auto").await.expect("pressed");
        let line = told.message();
        assert!(
            line.ephemeral && line.content.contains("damaged"),
            "{damage}"
        );
        assert!(house.log().contains(&incident(&line.content)), "{damage}");
        // Neither does a command get further.
        let told = house.run("/play").await;
        assert!(
            told.ephemeral && told.content.contains("damaged"),
            "{damage}"
        );
        let new = house.alice.press(&told, "Set it aside and deal").await;
        let new = new.expect("offered");
        assert_eq!(drawn(new.message()).seq, 0, "{damage}");
        assert_ne!(drawn(new.message()).game, drawn(&board).game);
        let moved = house.alice.press(new.message(), "Auto").await;
        assert_eq!(moved.expect("pressed").kind, AnswerKind::Update);
        // What is left of the old log is left.
        let mut records = house.records().await;
        assert!(
            records
                .number("SELECT COUNT(*) FROM entries WHERE game_id = 1")
                .await
                >= 2
        );
    }
}

#[tokio::test]
async fn a_game_of_another_version_of_the_rules_is_shown_as_it_stands_and_cannot_be_moved() {
    let mut house = House::open().await;
    let board = three_moves(&house).await;
    change_records(
        &mut house,
        "UPDATE games SET rules_version = 999, score = 42",
    )
    .await;
    for told in [
        house.run("/play").await,
        house
            .alice
            .press(&board, "Undo")
            .await
            .expect("pressed")
            .message()
            .clone(),
    ] {
        assert!(told.ephemeral);
        assert!(told.content.contains("42 of 104"), "{}", told.content);
        assert!(told.content.contains("(playing)"), "{}", told.content);
    }
    assert_eq!(
        house.records().await.log_of(drawn(&board).game).await.len(),
        3
    );
    let told = house.run("/play").await;
    let new = house.alice.press(&told, "Set it aside and deal").await;
    assert_eq!(drawn(new.expect("offered").message()).seq, 0);
    // Closed, it is still shown with its result, and offers nothing.
    let told = house.alice.press(&board, "Undo").await.expect("pressed");
    assert!(told.message().content.contains("42 of 104"));
    assert_eq!(told.message().buttons().count(), 0);
}

#[tokio::test]
async fn a_file_that_is_no_database_ends_the_bot_with_one_clear_line() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("games.db");
    std::fs::write(&file, [0xA5; 8192]).expect("written");
    let output = bot(folder.path())
        .env("DISCORD_TOKEN", "token")
        .env("DATABASE_URL", "sqlite:games.db")
        .stderr(std::process::Stdio::piped())
        .output()
        .await
        .expect("the bot runs");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(
        text.contains("lunette: ") && text.contains("games.db"),
        "{text}"
    );
    assert_eq!(
        std::fs::read(&file).expect("read"),
        [0xA5; 8192],
        "it is left alone"
    );
}
