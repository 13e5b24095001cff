//! One's own attempt: begun once, continued, and closed.

use lunette::app::race::Daily;
use lunette::app::{AppError, BoardPlace, ChannelId, PlayRequest};
use lunette::rules::{Entry, GameKind, Outcome};
use lunette::store::{Role, UnixMillis};
use lunette::view::action::{Action, Press, Wanted, WantedDeal};
use lunette::view::board::{Notice, Origin, Question};
use lunette::view::screen::Face;

use crate::support::{
    ALICE, BOB, DAY, GAMES, HOUR, House, MARS, MOON, at, first_move, is_attempt, later, raced,
};

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

#[tokio::test]
async fn an_attempt_belongs_to_the_day_it_was_begun_in() {
    let house = House::new().await;
    let eve = at("2026-11-30T23:59:59.999Z");
    let shown = house.play(MOON, ALICE, eve).await;
    let race = raced(&shown);
    let after = at("2026-12-01T00:30:00Z");
    let moved = house
        .press(ALICE, &shown, first_move(&shown), after)
        .await
        .expect("moved");
    assert_eq!(raced(&moved).race, race.race);
    // Today's race asks first.
    match house
        .app
        .daily_play(MOON, ALICE, after)
        .await
        .expect("asked")
    {
        Daily::WhichOne {
            earlier,
            closes_at,
            today,
        } => {
            assert_eq!((earlier.id, closes_at), (race.race, later(eve, DAY)));
            assert_ne!(today.id, earlier.id);
        }
        Daily::Shown(shown) => panic!("{:?}", shown.board),
    }
    let earlier = house
        .app
        .daily_continue(ALICE, race.race, after)
        .await
        .expect("shown");
    assert_eq!(earlier.board.id, shown.board.id);
    let today = house
        .app
        .daily_begin(MOON, ALICE, after)
        .await
        .expect("begun");
    assert_ne!(raced(&today).race, race.race);
    // Once it is begun, it is shown without asking.
    assert_eq!(
        house.play(MOON, ALICE, after).await.board.id,
        today.board.id
    );
    // Another server's attempt stands in nobody's way.
    house.play(MARS, ALICE, after).await;
    // Who has no attempt at yesterday's gets none any more.
    let late = house.app.daily_continue(BOB, race.race, after).await;
    assert!(matches!(late, Err(AppError::RaceOver)), "{late:?}");
}

#[tokio::test]
async fn an_attempt_is_closed_24_hours_after_its_start_to_the_millisecond() {
    let house = House::new().await;
    let start = at(NOON);
    let shown = house.play(MOON, ALICE, start).await;
    let end = later(start, DAY);
    let moved = house
        .press(ALICE, &shown, first_move(&shown), UnixMillis(end.0 - 1))
        .await;
    let moved = moved.expect("one millisecond is left");
    let late = house
        .press(ALICE, &moved, first_move(&moved), end)
        .await
        .expect("shown");
    assert!(late.board.closed);
    assert_eq!(late.face, Face::Play(Some(Notice::Finished)));
    let stored = house.stored(shown.board.id).await;
    assert_eq!(
        (stored.closed_at, stored.length),
        (Some(end), 1),
        "closed as of then, without an entry"
    );
    assert_eq!(stored.outcome, Outcome::Playing);
    assert_eq!(house.log(shown.board.id).await.len(), 1);
}

#[tokio::test]
async fn the_clock_closes_what_nobody_looks_at() {
    let house = House::new().await;
    let start = at(NOON);
    let alice = house.play(MOON, ALICE, start).await.board.id;
    let bob = house.play(MOON, BOB, later(start, HOUR)).await.board.id;
    let race = house.race(MOON, start).await;
    let next = async |now| house.app.next_upkeep(now).await.expect("told");
    assert_eq!(next(start).await, Some(race.ends_at));
    assert_eq!(next(race.ends_at).await, Some(later(start, DAY)));
    let tick = async |now| house.app.close_expired(now).await.expect("closed");
    assert_eq!(tick(UnixMillis(later(start, DAY).0 - 1)).await, (0, 0));
    // Long after, each is closed as of its own time.
    assert_eq!(tick(later(start, 9 * DAY)).await, (2, 1));
    assert_eq!(house.stored(alice).await.closed_at, Some(later(start, DAY)));
    assert_eq!(
        house.stored(bob).await.closed_at,
        Some(later(start, DAY + HOUR))
    );
    assert_eq!(tick(later(start, 9 * DAY)).await, (0, 0));
    assert_eq!(next(later(start, 9 * DAY)).await, None);
}

#[tokio::test]
async fn a_log_whose_time_is_over_takes_no_entry_even_before_its_row_says_so() {
    let house = House::new().await;
    let shown = house.play(MOON, ALICE, at(NOON)).await;
    let mut game = shown.board.game.clone();
    let mv = game.legal_moves()[0];
    game.enter(Entry::Move(mv)).expect("legal");
    let entry = lunette::store::NewEntry {
        game: shown.board.id,
        seq: 0,
        entry: Entry::Move(mv),
        played_by: lunette::store::PlayedBy::Player,
        after: &game,
    };
    let refused = house.store.append(entry, later(at(NOON), DAY)).await;
    assert!(
        matches!(refused, Err(lunette::store::StoreError::SeqTaken)),
        "{refused:?}"
    );
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
