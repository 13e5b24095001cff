//! A race by buttons, from the first board to practice.

use super::{Race, bank, labels, mention, press, step};

const NOON: &str = "2026-11-30T12:00:00Z";

#[tokio::test]
async fn a_race_is_played_by_buttons_and_its_result_posted() {
    let race = Race::open(NOON).await;
    let alice = &race.house.alice;
    let board = race.play(alice).await;
    assert!(board.content.contains("daily race, 30 November"));
    assert!(
        board.content.contains("Nobody has proven yet"),
        "{}",
        board.content
    );
    assert!(
        board.content.contains("closes <t:1796126400:R>"),
        "{}",
        board.content
    );
    let shown = labels(&board);
    for absent in ["New game", "Give up", "More", "Could it be won?"] {
        assert!(!shown.contains(&absent), "{shown:?}");
    }
    let moved = step(alice, &board).await;
    assert!(
        moved.ephemeral && moved.content.contains("1 move counted"),
        "{}",
        moved.content
    );
    let undone = press(alice, &moved, "Undo").await;
    assert!(
        undone.content.contains("2 moves counted"),
        "{}",
        undone.content
    );
    let closed = bank(alice, &undone).await;
    assert!(
        closed.ephemeral && closed.content.contains("**Banked**"),
        "{}",
        closed.content
    );
    let posted = press(alice, &closed, "Post my result").await;
    assert!(!posted.ephemeral && posted.picture().is_none());
    let card = &posted.content;
    assert!(card.starts_with(&mention(alice)), "{card}");
    for part in ["30 November", "Place 1 of 1 so far", "8 home · 2 moves"] {
        assert!(card.contains(part), "{card}");
    }
}

#[tokio::test]
async fn a_race_that_is_run_again_goes_on() {
    let race = Race::open(NOON).await;
    let alice = &race.house.alice;
    let moved = step(alice, &race.play(alice).await).await;
    let again = race.play(alice).await;
    assert!(
        again.content.contains("1 move counted"),
        "{}",
        again.content
    );
    let closed = bank(alice, &again).await;
    let stale = alice.press(&moved, "Undo").await.expect("pressed");
    assert!(stale.message().content.contains("That game is over"));
    let shown = race.play(alice).await;
    assert_eq!(labels(&shown), labels(&closed));
}

#[tokio::test]
async fn help_is_asked_about_and_makes_an_attempt_unranked() {
    let race = Race::open(NOON).await;
    let (alice, bob) = (&race.house.alice, &race.bob);
    let board = race.play(alice).await;
    for (help, asked) in [("Auto", "Auto makes"), ("Hint", "A hint makes")] {
        let question = press(alice, &board, help).await;
        assert!(question.content.contains(asked), "{}", question.content);
        let kept = press(alice, &question, "Keep playing").await;
        assert!(!kept.content.contains("Unranked"), "{}", kept.content);
    }
    let question = press(alice, &board, "Auto").await;
    let helped = press(alice, &question, "Yes, unranked").await;
    assert!(helped.content.contains("Auto played"), "{}", helped.content);
    let more = press(alice, &helped, "Auto").await;
    assert!(
        more.content.contains("Auto played"),
        "it asks once: {}",
        more.content
    );
    bank(alice, &more).await;
    race.bank_after(bob, 1).await;
    let standings = race.told(bob, "/daily board").await;
    let places: Vec<&str> = standings.lines().collect();
    assert!(
        places[1].starts_with(&format!("**1.** {}", mention(bob))),
        "{standings}"
    );
    assert!(places[2].contains("unranked, with help"), "{standings}");
}

#[tokio::test]
async fn practice_follows_the_attempt_and_counts_for_nothing() {
    let race = Race::open(NOON).await;
    let alice = &race.house.alice;
    let closed = race.bank_after(alice, 1).await;
    let before = race.told(alice, "/daily board").await;
    let practice = press(alice, &closed, "Practice").await;
    assert!(practice.ephemeral && practice.content.contains("doesn’t count"));
    let mut board = practice;
    for _ in 0..3 {
        board = step(alice, &board).await;
        assert!(board.ephemeral);
    }
    let asked = press(alice, &board, "Give up").await;
    let over = press(alice, &asked, "Yes, give up").await;
    assert_eq!(labels(&over)[..2], ["Practice", "Standings"]);
    assert_eq!(race.told(alice, "/daily board").await, before);
}

#[tokio::test]
async fn typed_moves_and_the_board_posted_anew_stay_private() {
    let race = Race::open(NOON).await;
    let alice = &race.house.alice;
    step(alice, &race.play(alice).await).await;
    let anew = race.house.run("/move moves:undo").await;
    assert!(
        anew.ephemeral && anew.content.contains("2 moves counted"),
        "{}",
        anew.content
    );
    let form = alice.press(&anew, "Type moves").await.expect("pressed");
    let sent = alice.submit(form.modal(), &[("text", "redo")]).await;
    let sent = sent.expect("sent").message().clone();
    assert!(
        sent.ephemeral && sent.content.contains("2 moves counted"),
        "{}",
        sent.content
    );
}
