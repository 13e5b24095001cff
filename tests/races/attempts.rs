//! One's own attempt: begun once, continued, and closed.

use lunette::app::AppError;
use lunette::rules::Outcome;
use lunette::view::action::Press;
use lunette::view::board::Question;
use lunette::view::screen::Face;

use crate::support::{ALICE, BOB, House, MARS, MOON, at, first_move, is_attempt, later, raced};

const NOON: &str = "2026-11-30T12:00:00Z";

#[tokio::test]
async fn a_race_has_one_attempt_a_player_which_is_continued() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    assert!(is_attempt(&shown));
    let moved = house
        .press(ALICE, &shown, first_move(&shown), at(NOON))
        .await;
    let moved = moved.expect("moved");
    let again = house.play(MOON, ALICE, later(at(NOON), 60)).await;
    assert_eq!((again.board.id, again.board.seq), (shown.board.id, 1));
    house
        .press(ALICE, &moved, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    let closed = house.play(MOON, ALICE, later(at(NOON), 60)).await;
    assert_eq!(closed.board.id, shown.board.id);
    assert!(closed.board.closed);
    // Two at once begin one.
    let (one, two) = tokio::join!(
        house.play(MOON, BOB, at(NOON)),
        house.play(MOON, BOB, at(NOON))
    );
    assert_eq!(one.board.id, two.board.id);
    assert_ne!(one.board.id, shown.board.id);
}

#[tokio::test]
async fn two_servers_have_an_attempt_each() {
    let house = House::new().await;
    let moon = house.play(MOON, ALICE, at(NOON)).await;
    let mars = house.play(MARS, ALICE, at(NOON)).await;
    assert_ne!(moon.board.id, mars.board.id);
    house
        .press(ALICE, &moon, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    assert!(!house.play(MARS, ALICE, at(NOON)).await.board.closed);
}

#[tokio::test]
async fn a_race_counts_moves_and_undos_and_no_redo() {
    let house = House::new().await;
    let mut shown = house.play(MOON, ALICE, at(NOON)).await;
    let mut now = at(NOON);
    for press in ["move", "undo", "redo", "undo", "move", "move"] {
        now = later(now, 10);
        let press = match press {
            "undo" => Press::Undo,
            "redo" => Press::Redo,
            _ => first_move(&shown),
        };
        shown = house
            .press(ALICE, &shown, press, now)
            .await
            .expect("pressed");
    }
    assert_eq!(raced(&shown).race_moves, 5);
    let stored = house.stored(shown.board.id).await;
    assert_eq!(
        (stored.length, stored.moves, stored.undos, stored.race_moves),
        (6, 2, 2, 5)
    );
    assert_eq!(stored.moved_at, Some(later(at(NOON), 60)));
    // Undos and redos aren't moves: the time stays.
    house
        .press(ALICE, &shown, Press::Undo, later(now, 90))
        .await
        .expect("undone");
    let stored = house.stored(shown.board.id).await;
    assert_eq!((stored.race_moves, stored.moved_at), (6, Some(now)));
}

/// Puts a deal that is known in a race's place, and plays the line of moves that leads to its end.
async fn known_end(house: &House, name: &str) -> lunette::app::Shown {
    let race = house.race(MOON, at(NOON)).await;
    let text = std::fs::read_to_string(format!("tests/data/{name}.txt")).expect("a line");
    let mut rows = text
        .lines()
        .filter(|row| !row.starts_with('#'))
        .map(str::trim);
    let deal = rows.next().expect("a deal");
    let options = lunette::rules::RuleSet::CrescentPlain.options();
    house
        .run(format!(
            "UPDATE races SET kind = 'crescent', options = '{options}', deal = {deal} WHERE id = {}",
            race.id
        ))
        .await;
    let mut shown = house.play(MOON, ALICE, at(NOON)).await;
    for row in rows {
        let press = Press::Play(row.parse().expect("a move"));
        shown = house
            .press(ALICE, &shown, press, later(at(NOON), 60))
            .await
            .expect("played");
    }
    shown
}

#[tokio::test]
async fn a_loss_by_rule_leaves_an_attempt_open_and_a_win_closes_it() {
    let house = House::new().await;
    let lost = known_end(&house, "crescent-plain-lost").await;
    assert_eq!(
        (lost.board.game.outcome(), lost.board.closed),
        (Outcome::Lost, false)
    );
    let undone = house
        .press(ALICE, &lost, Press::Undo, at(NOON))
        .await
        .expect("undone");
    assert_eq!(undone.board.game.outcome(), Outcome::Playing);

    let house = House::new().await;
    let won = known_end(&house, "crescent-plain-won").await;
    assert_eq!(
        (won.board.game.outcome(), won.board.closed),
        (Outcome::Won, true)
    );
    let card = house
        .app
        .result_card(ALICE, raced(&won).race, at(NOON))
        .await
        .expect("a card");
    let score = card.placed.and_then(|placed| placed.score).expect("listed");
    assert!(score.won && score.home == 104);
    assert_eq!((score.spent.as_secs(), card.streak.won), (60, 1));
}

#[tokio::test]
async fn banking_asks_and_closes() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let asked = house
        .press(ALICE, &shown, Press::AskGiveUp, at(NOON))
        .await
        .expect("asked");
    assert_eq!(asked.face, Face::Ask(Question::Bank));
    let card = house
        .app
        .result_card(ALICE, raced(&shown).race, at(NOON))
        .await;
    assert!(matches!(card, Err(AppError::AttemptFirst)), "{card:?}");
    house
        .press(ALICE, &asked, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    let stored = house.stored(shown.board.id).await;
    assert_eq!(
        (stored.outcome, stored.closed_at),
        (Outcome::GivenUp, Some(at(NOON)))
    );
    assert_eq!(house.log(shown.board.id).await, ["giveup"]);
    assert_eq!((stored.race_moves, stored.moved_at), (0, None));
    let card = house
        .app
        .result_card(ALICE, raced(&shown).race, at(NOON))
        .await
        .expect("a card");
    assert_eq!(
        (card.ranked, card.streak.played, card.streak.won),
        (1, 1, 0)
    );
}
