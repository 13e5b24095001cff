//! What goes on beside an attempt: practice, casual games, other people.

use lunette::app::{AppError, BoardPlace, ChannelId, PlayRequest};
use lunette::rules::GameKind;
use lunette::store::Role;
use lunette::view::action::{Action, Press, Wanted, WantedDeal};
use lunette::view::board::Origin;

use crate::support::{ALICE, BOB, DAY, GAMES, House, MOON, at, first_move, later, raced};

const NOON: &str = "2026-11-30T12:00:00Z";

#[tokio::test]
async fn practice_comes_after_the_attempt_and_counts_for_nothing() {
    let house = House::new().await;
    let attempt = house.play(MOON, ALICE, at(NOON)).await;
    let race = raced(&attempt).race;
    let practice = async |player| house.app.practice(player, race, at(NOON)).await;
    for player in [ALICE, BOB] {
        let refused = practice(player).await;
        assert!(
            matches!(refused, Err(AppError::AttemptFirst)),
            "{refused:?}"
        );
    }
    house
        .press(ALICE, &attempt, Press::GiveUp, at(NOON))
        .await
        .expect("banked");
    let shown = practice(ALICE).await.expect("begun");
    assert!(matches!(shown.board.origin, Origin::Practice(_)));
    assert_eq!(shown.board.origin.deal(), None, "it is still a secret");
    let (one, two) = (
        house.stored(attempt.board.id).await,
        house.stored(shown.board.id).await,
    );
    assert_eq!((one.deal, two.role), (two.deal, Role::Practice));
    let standing = house.standings(race, at(NOON)).await;
    house
        .press(ALICE, &shown, first_move(&shown), at(NOON))
        .await
        .expect("played");
    assert_eq!(
        practice(ALICE).await.expect("shown").board.id,
        shown.board.id,
        "it is continued"
    );
    // It stays open as long as the player likes, and Auto helps without a question.
    let now = later(at(NOON), 3 * DAY);
    let again = house.app.practice(ALICE, race, now).await.expect("shown");
    assert!(!again.board.closed);
    let given_up = house
        .press(ALICE, &again, Press::GiveUp, now)
        .await
        .expect("given up");
    assert!(given_up.board.closed);
    assert_ne!(
        practice(ALICE).await.expect("begun").board.id,
        shown.board.id
    );
    assert_eq!(house.standings(race, at(NOON)).await.rows, standing.rows);
}

#[tokio::test]
async fn practice_that_cannot_go_on_makes_room_for_another() {
    for damage in [
        "UPDATE games SET rules_version = 0",
        "UPDATE entries SET entry = 'p7 fX'",
    ] {
        let house = House::new().await;
        let attempt = house.play(MOON, ALICE, at(NOON)).await;
        let race = raced(&attempt).race;
        let banked = house.press(ALICE, &attempt, Press::GiveUp, at(NOON)).await;
        banked.expect("banked");
        let practice = async || house.app.practice(ALICE, race, at(NOON)).await;
        let old = practice().await.expect("begun");
        let moved = house.press(ALICE, &old, first_move(&old), at(NOON)).await;
        moved.expect("moved");
        house.run(damage.to_owned()).await;
        let new = practice().await.expect("begun anew");
        assert_ne!(new.board.id, old.board.id, "{damage}");
        assert_eq!(house.stored(old.board.id).await.closed_at, Some(at(NOON)));
    }
}

#[tokio::test]
async fn casual_games_go_on_beside_an_attempt() {
    let house = House::new().await;
    let race = house.race(MOON, at(NOON)).await;
    let kind = race.options.kind();
    let attempt = house.play(MOON, ALICE, at(NOON)).await;
    let request = PlayRequest {
        kind,
        options: None,
        deal: WantedDeal::Winnable,
        layout: None,
    };
    let casual = house
        .app
        .play(ALICE, request, at(NOON))
        .await
        .expect("dealt");
    assert!(matches!(casual.board.origin, Origin::Casual(_)));
    assert_ne!(casual.board.id, attempt.board.id);
    let again = house
        .app
        .play(ALICE, request, later(at(NOON), 60))
        .await
        .expect("shown");
    assert_eq!(again.board.id, casual.board.id);
    house
        .press(ALICE, &casual, Press::GiveUp, at(NOON))
        .await
        .expect("given up");
    assert!(!house.play(MOON, ALICE, at(NOON)).await.board.closed);
}

#[tokio::test]
async fn typed_moves_reach_an_attempt_only_in_the_channel_where_it_was_shown_last() {
    let house = House::new().await;
    let place = |channel, at| BoardPlace {
        channel,
        message: None,
        private: true,
        editable: None,
        token: "token".to_owned(),
        touched_at: at,
    };
    let attempt = house.play(MOON, ALICE, at(NOON)).await;
    let note =
        async |game, place: &BoardPlace| house.app.note_place(game, place).await.expect("noted");
    note(attempt.board.id, &place(GAMES, at(NOON))).await;
    let typed = async |channel, now| house.app.type_moves(ALICE, channel, "undo", now).await;
    let elsewhere = typed(ChannelId(99), at(NOON)).await;
    assert!(
        matches!(elsewhere, Err(AppError::NothingOpen)),
        "{elsewhere:?}"
    );
    let there = typed(GAMES, at(NOON)).await;
    assert!(matches!(there, Err(AppError::Unplayed(_))), "{there:?}");
    // A casual game that was shown there later takes its place.
    let request = PlayRequest {
        kind: GameKind::Crescent,
        options: None,
        deal: WantedDeal::Winnable,
        layout: None,
    };
    let casual = house
        .app
        .play(ALICE, request, at(NOON))
        .await
        .expect("dealt");
    note(casual.board.id, &place(GAMES, later(at(NOON), 1))).await;
    house
        .press(ALICE, &casual, first_move(&casual), at(NOON))
        .await
        .expect("moved");
    let typed_on = typed(GAMES, at(NOON)).await.expect("undone");
    assert_eq!(typed_on.board.id, casual.board.id);
    note(attempt.board.id, &place(GAMES, later(at(NOON), 2))).await;
    // Its time is over: nothing is played, and nothing else is touched.
    let late = typed(GAMES, later(at(NOON), DAY)).await.expect("shown");
    assert_eq!((late.board.id, late.board.closed), (attempt.board.id, true));
}

#[tokio::test]
async fn nobody_elses_attempt_is_pressed_and_no_deal_is_offered() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let refused = house.press(BOB, &shown, Press::Undo, at(NOON)).await;
    assert!(matches!(refused, Err(AppError::NotYourRace)), "{refused:?}");
}

#[tokio::test]
async fn another_deal_never_takes_an_attempts_place() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let wanted = Wanted {
        options: shown.board.options,
        deal: WantedDeal::Winnable,
    };
    for press in [Press::AskNew, Press::New(wanted)] {
        let refused = house.press(ALICE, &shown, press, at(NOON)).await;
        assert!(matches!(refused, Err(AppError::NotInRace)), "{refused:?}");
    }
    let aside = Action::SetAside {
        game: shown.board.id,
        wanted,
    };
    let refused = house.app.act(ALICE, aside, at(NOON)).await;
    assert!(matches!(refused, Err(AppError::NotInRace)), "{refused:?}");
    assert_eq!(house.stored(shown.board.id).await.closed_at, None);
}
