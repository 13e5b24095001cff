//! Help in an attempt: it is asked about, and makes the attempt unranked.

use lunette::app::AppError;
use lunette::app::race::Standing;
use lunette::view::action::Press;
use lunette::view::board::Question;
use lunette::view::screen::Face;

use crate::support::{ALICE, BOB, House, MOON, at, home, raced};

const NOON: &str = "2026-11-30T12:00:00Z";

#[tokio::test]
async fn auto_and_hint_ask_first_and_once() {
    for (press, question, yes) in [
        (Press::Auto, Question::AutoUnranked, Press::AutoUnranked),
        (Press::Hint, Question::HintUnranked, Press::HintUnranked),
    ] {
        let house = House::new().await;
        let shown = house.play(MOON, ALICE, at(NOON)).await;
        let asked = house
            .press(ALICE, &shown, press, at(NOON))
            .await
            .expect("asked");
        assert_eq!(asked.face, Face::Ask(question));
        assert_eq!(house.stored(shown.board.id).await.assisted, 0);
        let kept = house
            .press(ALICE, &asked, Press::Back, at(NOON))
            .await
            .expect("kept");
        assert!(!raced(&kept).assisted);
        let helped = house
            .press(ALICE, &asked, yes, at(NOON))
            .await
            .expect("helped");
        assert!(raced(&helped).assisted);
        assert_eq!(house.stored(shown.board.id).await.assisted, 1);
        // The attempt is unranked by now: nothing more is asked.
        let again = house
            .press(ALICE, &helped, press, at(NOON))
            .await
            .expect("helped");
        assert!(matches!(again.face, Face::Play(_)), "{:?}", again.face);
    }
}

#[tokio::test]
async fn an_assisted_attempt_is_listed_last_and_unranked() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let helped = house
        .press(ALICE, &shown, Press::AutoUnranked, at(NOON))
        .await
        .expect("helped");
    house
        .press(ALICE, &helped, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    house.race_to(MOON, BOB, home(1), at(NOON)).await;
    let places = house.places(raced(&shown).race, at(NOON)).await;
    assert_eq!(
        places,
        [(BOB, Standing::Ranked(1)), (ALICE, Standing::Assisted)]
    );
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

#[tokio::test]
async fn whether_it_can_be_won_is_told_once_the_attempt_is_closed() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let refused = house.press(ALICE, &shown, Press::CouldWin, at(NOON)).await;
    assert!(matches!(refused, Err(AppError::NotInRace)), "{refused:?}");
    house
        .press(ALICE, &shown, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    let told = house
        .press(ALICE, &shown, Press::CouldWin, at(NOON))
        .await
        .expect("told");
    assert!(matches!(told.face, Face::Chances(_)), "{:?}", told.face);
}
