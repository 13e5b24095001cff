//! Moves that are typed: by `/move`, and in the form behind Type moves.

use std::time::Duration;

use discord_standin::{AnswerKind, Channel, Endpoint, Fault, Message};

use crate::support::{House, line};

impl House {
    /// Waits until a message has no controls any more.
    pub(crate) async fn bare(&self, board: &Message) -> Message {
        for _ in 0..100 {
            let now = self.discord.message(board.id).expect("it is there");
            if now.rows.is_empty() {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the old board keeps its controls");
    }

    /// Alice types moves by the command.
    async fn type_in(&self, channel: &Channel, moves: &str) -> Message {
        let seat = self.alice.in_channel(channel);
        let answer = seat.run(&format!("/move moves:{moves}")).await;
        let answer = answer.expect("the command is taken");
        assert_eq!(answer.kind, AnswerKind::Message);
        answer.message().clone()
    }

    /// Alice opens the form and sends it.
    async fn type_in_form(&self, board: &Message, moves: &str) -> discord_standin::Answer {
        let opened = self.alice.press(board, "Type moves").await;
        let opened = opened.expect("the button is there");
        assert_eq!(opened.kind, AnswerKind::Modal);
        assert_eq!(opened.calls.len(), 1);
        let sent = self.alice.submit(opened.modal(), &[("text", moves)]).await;
        sent.expect("the form is taken")
    }
}

/// The deal and the first moves of a game that is known to go so.
fn known() -> (u64, Vec<String>) {
    let (deal, moves) = line("crescent-classic-won");
    (deal, moves.into_iter().take(3).collect())
}

#[tokio::test]
async fn a_sequence_stops_in_the_middle_and_keeps_what_went_before() {
    let house = House::open().await;
    let (deal, moves) = known();
    house.run(&format!("/play deal:{deal}")).await;
    // Two moves that can be played, one that can't on any table, and one that is not come to.
    let typed = format!("{}; {}; 3 3; undo", moves[0].to_uppercase(), moves[1]);
    let board = house.type_in(&house.games, &typed).await;
    assert!(board.content.contains("Played 2 of 4"), "{}", board.content);
    assert!(board.content.contains("`3 3`"), "{}", board.content);
    assert!(
        board.content.contains("on pile 3 already"),
        "{}",
        board.content
    );
    assert!(board.content.contains("2 moves"), "{}", board.content);
    assert!(board.picture().is_some());
    // Each is an entry of its own: one undo takes one back.
    let undone = house.alice.press(&board, "Undo").await.expect("pressed");
    assert!(undone.message().content.contains("1 move "));
}

#[tokio::test]
async fn a_move_that_is_wrong_from_the_start_leaves_everything_and_says_why() {
    let house = House::open().await;
    house.run("/play deal:7").await;
    for (typed, says) in [
        ("3 99", "There is no pile 99"),
        ("3 3", "on pile 3 already"),
        ("xyzzy", "“xyzzy” is no place"),
        ("c4 w", "Crescent has no cells"),
        ("deal", "Crescent has no stock"),
        ("3", "but not where to"),
        ("fa fk", "needs its suit"),
        ("redo", "no move to play again"),
        (";", "There is no move in that"),
    ] {
        let answer = house.type_in(&house.games, typed).await;
        assert!(answer.ephemeral, "{typed}");
        assert!(answer.content.contains(says), "{typed}: {}", answer.content);
    }
    assert!(house.run("/play").await.content.contains("0 moves"));
}

#[tokio::test]
async fn a_typed_board_takes_the_controls_off_the_old_one() {
    let house = House::open().await;
    let (deal, moves) = known();
    let old = house.run(&format!("/play deal:{deal}")).await;
    let new = house.type_in(&house.games, &moves[0]).await;
    assert_ne!(old.id, new.id);
    let bare = house.bare(&old).await;
    assert!(bare.picture().is_some(), "the picture stays");
    assert!(!new.rows.is_empty());
    // What is pressed tells the place as well.
    let pressed = house.alice.press(&new, "Auto").await.expect("pressed");
    assert_eq!(pressed.calls.len(), 1, "one call a move");
    let third = house.type_in(&house.games, "undo").await;
    house.bare(&new).await;
    // So does a form that is sent.
    house.type_in_form(&third, "undo").await;
    house.type_in(&house.games, "redo").await;
    house.bare(&third).await;
}

#[tokio::test]
async fn in_a_server_the_bot_edits_its_own_message() {
    let house = House::open().await;
    let (deal, moves) = known();
    let old = house.run(&format!("/play deal:{deal}")).await;
    let asked = |endpoint| {
        let calls = house.discord.requests().into_iter();
        calls.filter(|call| call.endpoint == Some(endpoint)).count()
    };
    // The bot asks which message its answer became, and writes that down.
    while asked(Endpoint::GetOriginal) == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    house.type_in(&house.games, &moves[0]).await;
    house.bare(&old).await;
    assert_eq!(
        (asked(Endpoint::EditMessage), asked(Endpoint::EditOriginal)),
        (1, 0)
    );
}

#[tokio::test]
async fn a_private_board_stays_private_and_loses_its_controls() {
    let house = House::open().await;
    let (deal, moves) = known();
    let old = house.run(&format!("/play private:true deal:{deal}")).await;
    assert!(old.ephemeral);
    let new = house.type_in(&house.games, &moves[0]).await;
    assert!(new.ephemeral);
    house.bare(&old).await;
}

#[tokio::test]
async fn an_old_board_that_is_gone_or_refused_does_not_fail_the_move() {
    let house = House::open().await;
    let (deal, moves) = known();
    let old = house.run(&format!("/play deal:{deal}")).await;
    // A press tells the bot which message it is.
    house.alice.press(&old, "Auto").await.expect("pressed");
    // The bot's own edit is refused, and the interaction's token still leads there.
    house
        .discord
        .fail_next(Endpoint::EditMessage, &Fault::status(403), 1);
    let new = house.type_in(&house.games, "undo").await;
    house.bare(&old).await;
    house.alice.delete(&new);
    let again = house.type_in(&house.games, &moves[0]).await;
    assert!(again.content.contains("1 move "), "{}", again.content);
}

#[tokio::test]
async fn the_form_plays_on_the_board_it_was_opened_from() {
    let house = House::open().await;
    let (deal, moves) = known();
    let board = house.run(&format!("/play deal:{deal}")).await;
    let sent = house
        .type_in_form(&board, &format!("{}\n{}", moves[0], moves[1]))
        .await;
    assert_eq!(sent.kind, AnswerKind::Update);
    assert_eq!(sent.calls.len(), 1);
    let now = sent.message();
    assert_eq!(now.id, board.id);
    assert!(now.content.contains("Played 2 moves"), "{}", now.content);
    let wrong = house.type_in_form(now, "nonsense").await;
    assert_eq!(wrong.kind, AnswerKind::Message);
    assert!(wrong.message().ephemeral);
    assert!(
        wrong
            .message()
            .content
            .contains("I can’t read** `nonsense`")
    );
}

#[tokio::test]
async fn a_form_that_comes_too_late_plays_nothing() {
    let house = House::open().await;
    let (deal, moves) = known();
    let board = house.run(&format!("/play deal:{deal}")).await;
    let opened = house
        .alice
        .press(&board, "Type moves")
        .await
        .expect("pressed");
    house.alice.press(&board, "Auto").await.expect("pressed");
    let sent = house
        .alice
        .submit(opened.modal(), &[("text", &moves[0])])
        .await;
    let now = sent.expect("taken").message().clone();
    assert!(
        now.content.contains("nothing of what you typed was played"),
        "{}",
        now.content
    );
    assert!(now.content.contains("1 move "), "{}", now.content);
}

#[tokio::test]
async fn somebody_else_can_not_open_the_form() {
    let house = House::open().await;
    let board = house.run("/play deal:7").await;
    let bob = house.discord.user("bob");
    let answer = bob.press(&board, "Type moves").await.expect("pressed");
    assert_eq!(answer.kind, AnswerKind::Message);
    assert!(answer.message().content.contains("somebody else’s game"));
}

#[tokio::test]
async fn what_can_be_typed_next_is_suggested() {
    let house = House::open().await;
    let (deal, moves) = known();
    let seat = house.alice.in_channel(&house.games);
    let suggested = async |text: &str| {
        let choices = seat.autocomplete(&format!("/move moves:{text}")).await;
        choices.expect("the option is there")
    };
    assert!(suggested("").await.is_empty(), "no game is open");
    let board = house.run(&format!("/play deal:{deal}")).await;
    let first = suggested("").await;
    assert!((1..=25).contains(&first.len()));
    let values: Vec<&str> = first
        .iter()
        .filter_map(|choice| choice.value.as_str())
        .collect();
    assert!(values.contains(&moves[0].as_str()), "{values:?}");
    // In words, as the menu says it.
    let menu = board.select().expect("a menu");
    let in_menu = menu.options.iter().find(|option| option.value == moves[0]);
    if let Some(in_menu) = in_menu {
        let named = first
            .iter()
            .find(|choice| choice.value == moves[0].as_str());
        let name = &named.expect("suggested").name;
        assert!(name.contains(&in_menu.label), "{name}");
    }
    // The text so far is kept, and what follows is legal after it.
    let so_far = format!("{}; ", moves[0]);
    let second = suggested(&so_far).await;
    let wanted = format!("{}; {}", moves[0], moves[1]);
    assert!(
        second.iter().any(|choice| choice.value == wanted.as_str()),
        "{second:?}"
    );
    assert!(
        second
            .iter()
            .all(|choice| choice.name.chars().count() <= 100)
    );
    let played = house.type_in(&house.games, &wanted).await;
    assert!(played.content.contains("2 moves"), "{}", played.content);
    assert!(
        suggested("3 3; ").await.is_empty(),
        "nothing follows an illegal move"
    );
}

#[tokio::test]
async fn a_command_without_a_game_says_so() {
    let house = House::open().await;
    let answer = house.type_in(&house.games, "3 9").await;
    assert!(answer.ephemeral && answer.content.contains("no game open"));
}
