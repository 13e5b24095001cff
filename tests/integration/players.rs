//! Players beside each other, and one player in several places.

use discord_standin::AnswerKind;

use crate::support::{House, drawn, play};

#[tokio::test]
async fn two_players_in_one_channel_have_a_board_each() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    let hers = house.run("/play deal:7").await;
    let his = house.run_as(&bob, "/play deal:7").await;
    assert_ne!(hers.id, his.id);
    for _ in 0..2 {
        house.alice.press(&hers, "Auto").await.expect("pressed");
    }
    let his = bob.press(&his, "Auto").await.expect("pressed");
    assert!(his.message().content.contains("· 1 move ·"));
    let hers = house.discord.message(hers.id).expect("it stands");
    assert!(hers.content.contains("· 2 moves ·"), "{}", hers.content);
}

#[tokio::test]
async fn one_player_goes_on_in_another_channel_and_in_direct_messages() {
    let house = House::open().await;
    let (den, dm) = (
        house.discord.guild("Moonbase").channel("den"),
        house.discord.dm(&house.alice),
    );
    let first = house.run("/play deal:7").await;
    for (moves, place) in [(1, den), (2, dm)] {
        let seat = house.alice.in_channel(&place);
        let here = seat.run("/play").await.expect("the command is taken");
        let here = here.message();
        assert_eq!(drawn(here).game, drawn(&first).game, "it is the same game");
        let moved = house.alice.press(here, "Auto").await.expect("pressed");
        assert_eq!(moved.kind, AnswerKind::Update);
        assert_eq!(drawn(moved.message()).seq, moves);
        // Boards elsewhere stay as they are until they are used.
        let there = house.discord.message(first.id).expect("it stands");
        assert!(there.content.contains("· 0 moves ·"), "{}", there.content);
    }
    let caught_up = house.alice.press(&first, "Auto").await.expect("pressed");
    let text = &caught_up.message().content;
    assert!(text.contains("out of date") && text.contains("· 2 moves ·"));
}

#[tokio::test]
async fn a_private_board_is_seen_by_its_player_alone_and_stays_private() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    let mut board = house.run("/play deal:7 private:true").await;
    for button in ["Auto", "Undo", "Give up", "Keep playing"] {
        assert!(board.ephemeral, "{button}");
        assert!(house.games.messages(&bob).is_empty());
        let answer = house.alice.press(&board, button).await.expect("pressed");
        board = answer.message().clone();
    }
    // The public board of the same game is a message of its own.
    let public = house.run("/play").await;
    assert!(!public.ephemeral);
    assert_eq!(house.games.messages(&bob).len(), 1);
}

#[tokio::test]
async fn other_rules_or_another_deal_are_asked_about_first() {
    let house = House::open().await;
    let open = house.run("/play deal:7").await;
    for (command, named) in [
        ("/play rules:plain", "Crescent plain"),
        ("/play deal:8", "Crescent classic, deal 8"),
        ("/play shift:any time", "shift any time"),
        (
            "/play wraparound:off foundation-moves:off",
            "wraparound off",
        ),
    ] {
        let asked = house.run(command).await;
        assert!(asked.content.contains("Give this game up for"), "{command}");
        assert!(asked.content.contains(named), "{}", asked.content);
        let kept = house.alice.press(&asked, "Keep playing").await;
        let kept = kept.expect("pressed");
        assert_eq!(drawn(kept.message()), drawn(&open));
    }
    let asked = house.run("/play rules:plain deal:8").await;
    let dealt = house.alice.press(&asked, "Give up and deal").await;
    let dealt = dealt.expect("pressed");
    let text = &dealt.message().content;
    assert!(text.contains("plain") && text.contains("deal 8"), "{text}");
    let old = house.alice.press(&open, "Auto").await.expect("pressed");
    assert!(old.message().content.contains("Given up"));
}

#[tokio::test]
async fn asking_for_the_open_game_by_its_own_deal_and_rules_shows_it() {
    let house = House::open().await;
    let open = house.run("/play rules:plain deal:7").await;
    let again = house.run("/play rules:plain deal:7").await;
    assert_eq!(drawn(&again), drawn(&open));
    assert!(again.picture().is_some() && again.button("Auto").is_some());
}

#[tokio::test]
async fn a_double_click_on_new_game_deals_one() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let asked = house.alice.press(&board, "New game").await.expect("asked");
    let yes = || {
        house
            .alice
            .press_later(asked.message(), "Give up and deal")
            .expect("there")
    };
    let (first, second) = (yes(), yes());
    let (first, second) = (first.await, second.await);
    let (first, second) = (drawn(first.message()), drawn(second.message()));
    assert_eq!(first, second, "both show the one new game");
    let mut records = house.records().await;
    assert_eq!(records.number("SELECT COUNT(*) FROM games").await, 2);
    let log = records.log_of(drawn(&board).game).await;
    assert_eq!(log, ["giveup"]);
}

#[tokio::test]
async fn a_shift_too_early_is_refused_in_private_with_the_reason() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let refused = house.alice.press(&board, "Shift").await.expect("pressed");
    let line = refused.message();
    assert!(line.ephemeral && line.content.contains("Not yet"));
    let first = &board.select().expect("a menu").options[0].label;
    assert!(line.content.contains(first), "{}", line.content);
    let now = house.discord.message(board.id).expect("it stands");
    assert_eq!(drawn(&now), drawn(&board), "the board stays as it was");
}

#[tokio::test]
async fn a_move_taken_back_is_played_again_by_redo() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let mv = board.select().expect("a menu").options[0].value.clone();
    assert!(house.alice.press(&board, "Undo").await.is_err(), "greyed");
    let moved = play(&house.alice, &board, &mv).await;
    assert!(house.alice.press(&moved, "Redo").await.is_err(), "greyed");
    let undone = house.alice.press(&moved, "Undo").await.expect("pressed");
    let redone = house.alice.press(undone.message(), "Redo").await;
    let redone = redone.expect("pressed");
    assert_eq!(drawn(redone.message()).seq, 3);
    let alt = |message: &discord_standin::Message| {
        let picture = message.picture().expect("a board");
        picture.description.clone()
    };
    assert_eq!(alt(redone.message()), alt(&moved), "the same position");
}

#[tokio::test]
async fn somebody_elses_deal_is_played_under_its_own_rules() {
    let house = House::open().await;
    let bob = house.discord.user("bob");
    let board = house.run("/play rules:plain deal:12").await;
    let offer = bob.press(&board, "Undo").await;
    assert!(offer.is_err(), "what is greyed for one is greyed for all");
    let menu = board.select().expect("a menu");
    let offer = bob
        .choose_id(&board, &menu.custom_id, &[&menu.options[0].value])
        .await;
    assert!(offer.message().ephemeral);
    let his = bob.press(offer.message(), "Play this deal").await;
    let his = his.expect("pressed");
    let text = &his.message().content;
    assert!(text.contains("plain") && text.contains("deal 12"), "{text}");
    let moved = bob.press(his.message(), "Auto").await.expect("pressed");
    assert_eq!(moved.kind, AnswerKind::Update);
}
