//! Every way to use a bot, and every way it can answer.

use std::time::Duration;

use discord_standin::{AnswerKind, Discord, Endpoint, Refusal};

use crate::bot;

#[tokio::test]
async fn a_command_is_answered_with_a_picture_and_controls() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    let dealt = alice
        .in_channel(&games)
        .run("/play rules:No redeal deal:7")
        .await;
    let dealt = dealt.expect("the command is there");
    assert_eq!(dealt.kind, AnswerKind::Message);
    let board = dealt.message();
    assert_eq!(board.content, "dealt");
    assert_eq!(board.asked_by, Some(("alice".into(), "play".into())));
    let picture = board.picture().expect("there is a picture");
    assert_eq!(picture.description.as_deref(), Some("7♥"));
    assert_eq!(picture.dimensions, Some((11, 7)));
    assert_eq!(picture.bytes(), bot::PNG);
    let served = reqwest::get(&picture.url).await.expect("it is served");
    assert_eq!(served.bytes().await.expect("it is whole"), bot::PNG);
    assert_eq!(board.select().expect("there is a menu").options.len(), 2);
    assert_eq!(
        board.button("Shift").expect("a beginning will do").label,
        "Shift (3)"
    );
    assert_eq!(dealt.calls.len(), 1);
    assert_eq!(dealt.calls[0].endpoint, Some(Endpoint::Callback));
    assert!(dealt.took < Duration::from_secs(3));
}

#[tokio::test]
async fn controls_change_the_message_they_stand_under() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    let dealt = alice
        .in_channel(&games)
        .run("/play")
        .await
        .expect("it runs");
    let undone = alice
        .press(dealt.message(), "Undo")
        .await
        .expect("it is there");
    assert_eq!(undone.kind, AnswerKind::Update);
    assert_eq!(undone.message().id, dealt.message().id);
    assert_eq!(undone.message().content, "undo");
    assert_eq!(
        undone.message().attachments.len(),
        1,
        "the new picture replaces the old"
    );
    assert_eq!(
        undone.message().picture().expect("a picture").filename,
        "after.png"
    );
    assert_eq!(undone.message().edits, 1);
    let moved = alice
        .choose(dealt.message(), "7♥ pile 3 → ace foundation")
        .await;
    assert_eq!(moved.expect("the line is there").message().content, "move");
    let moved = alice.choose_value(dealt.message(), "p4 fA").await;
    assert_eq!(moved.expect("the value is there").message().content, "move");
    let quiet = alice
        .press(dealt.message(), "Quiet")
        .await
        .expect("it is there");
    assert_eq!(quiet.kind, AnswerKind::DeferredUpdate);
    assert_eq!(quiet.message().content, "edited");
    assert_eq!(quiet.message().attachments.len(), 1, "a listed file stays");
    let bare = alice
        .press(dealt.message(), "Bare")
        .await
        .expect("it is there");
    assert!(bare.message().attachments.is_empty(), "an empty list wipes");
    assert_eq!(
        discord
            .message(dealt.message().id)
            .expect("it is there")
            .edits,
        5
    );
}

#[tokio::test]
async fn controls_work_in_direct_messages_and_when_forged() {
    let discord = Discord::start().await;
    let alice = discord.user("alice").speaking("de");
    bot::start(&discord).await;
    let dm = discord.dm(&alice);
    let dealt = alice
        .in_channel(&dm)
        .run("/play deal:3")
        .await
        .expect("it runs");
    let forged = alice.press_id(dealt.message(), "nonsense").await;
    assert_eq!(forged.message().content, "unknown nonsense");
    assert!(forged.message().ephemeral);
    let pressed = alice.press_id(dealt.message(), "redo").await;
    assert_eq!(
        pressed.message().content,
        "unknown redo",
        "a greyed button can be forced"
    );
}

#[tokio::test]
async fn what_the_client_would_not_do_is_refused() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    let seat = alice.in_channel(&games);
    let refusal = async |text: &str| seat.run(text).await.expect_err("it is refused");
    assert!(matches!(refusal("play").await, Refusal::NotACommand(_)));
    assert!(matches!(refusal("/dance").await, Refusal::NoCommand { .. }));
    assert!(matches!(
        refusal("/play dael:7").await,
        Refusal::NoOption { .. }
    ));
    assert!(matches!(
        refusal("/play deal:x").await,
        Refusal::BadValue { .. }
    ));
    assert!(matches!(
        refusal("/play deal:-1").await,
        Refusal::BadValue { .. }
    ));
    assert!(matches!(
        refusal("/play rules:odd").await,
        Refusal::BadValue { .. }
    ));
    assert!(matches!(refusal("/stats").await, Refusal::NoCommand { .. }));
    assert!(matches!(
        refusal("/stats of").await,
        Refusal::MissingOption(_)
    ));
    let dealt = seat.run("/play").await.expect("it runs");
    let press = async |label: &str| alice.press(dealt.message(), label).await;
    assert!(matches!(press("Redo").await, Err(Refusal::Disabled(_))));
    assert!(matches!(
        press("Dance").await,
        Err(Refusal::NoControl { .. })
    ));
    let whisper = seat.run("/whisper").await.expect("it runs");
    let bob = discord.user("bob");
    let refused = bob.press(whisper.message(), "x").await;
    assert!(
        matches!(refused, Err(Refusal::NoMessage(_))),
        "it isn't his to see"
    );
}

#[tokio::test]
async fn a_deferred_answer_is_waited_for() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    let answer = alice
        .in_channel(&games)
        .run("/slow")
        .await
        .expect("it runs");
    assert_eq!(answer.kind, AnswerKind::DeferredMessage);
    assert_eq!(answer.message().content, "thought");
    assert!(!answer.message().thinking);
    assert_eq!(answer.message().attachments.len(), 1);
    assert_eq!(answer.message().edits, 0, "filling in isn't an edit");
}

#[tokio::test]
async fn ephemeral_messages_are_shown_to_one() {
    let discord = Discord::start().await;
    let (alice, bob) = (discord.user("alice"), discord.user("bob"));
    let games = discord.guild("Moonbase").channel("games");
    bot::start(&discord).await;
    let pending = alice
        .in_channel(&games)
        .run_later("/whisper")
        .expect("it runs");
    let whisper = pending.clone().await;
    assert!(whisper.message().ephemeral);
    while pending.now().follow_ups.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(pending.now().follow_ups[0].content, "more");
    assert_eq!(games.messages(&alice).len(), 2);
    assert!(games.messages(&bob).is_empty());
}

#[tokio::test]
async fn forms_suggestions_and_subcommands_go_both_ways() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    let seat = alice.in_channel(&games);
    let asked = seat.run("/ask").await.expect("it runs");
    assert_eq!(asked.kind, AnswerKind::Modal);
    assert_eq!(asked.modal().title, "Type moves");
    let submitted = alice
        .submit(asked.modal(), &[("moves", "p7 fA")])
        .await
        .expect("it fits");
    assert_eq!(submitted.message().content, "v1:moves: p7 fA");
    let empty = alice.submit(asked.modal(), &[]).await;
    assert!(matches!(empty, Err(Refusal::BadInput { .. })));
    let choices = seat
        .autocomplete("/play deal:1")
        .await
        .expect("it can be typed");
    assert_eq!(choices[0].name, "Twelve");
    let stats = seat.run("/stats of who:@alice").await.expect("it runs");
    assert_eq!(stats.message().content, "alice");
}

#[tokio::test]
async fn two_clicks_may_be_on_their_way_at_once() {
    let discord = Discord::start().await;
    let (alice, bob) = (discord.user("alice"), discord.user("bob"));
    let games = discord.guild("Moonbase").channel("games");
    bot::start(&discord).await;
    let dealt = alice
        .in_channel(&games)
        .run("/play")
        .await
        .expect("it runs");
    let first = alice
        .press_later(dealt.message(), "Undo")
        .expect("it is there");
    let second = bob
        .press_later(dealt.message(), "Undo")
        .expect("it is there");
    assert_ne!(first.interaction(), second.interaction());
    assert_eq!(first.await.kind, AnswerKind::Update);
    assert_eq!(second.await.kind, AnswerKind::Update);
}
