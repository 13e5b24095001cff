//! Coming, going, and coming back.

use std::time::Duration;

use discord_standin::Discord;

use crate::bot;

#[tokio::test]
async fn a_bot_resumes_and_hears_what_it_missed() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    assert_eq!((discord.ready_count(), discord.bot_connections()), (1, 1));
    discord.drop_gateway();
    assert_eq!(discord.bot_connections(), 0);
    let missed = alice
        .in_channel(&games)
        .run_later("/play")
        .expect("it is sent all the same");
    discord.resumed(1).await.expect("the bot comes back");
    assert_eq!(missed.await.message().content, "dealt", "it was sent again");
    assert_eq!((discord.ready_count(), discord.resume_count()), (1, 1));
}

#[tokio::test]
async fn a_forgotten_session_begins_anew() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    discord.forget_sessions();
    discord
        .ready()
        .await
        .expect("the bot identifies itself again");
    assert_eq!((discord.ready_count(), discord.resume_count()), (2, 0));
    let answer = alice
        .in_channel(&games)
        .run("/play")
        .await
        .expect("it runs");
    assert_eq!(answer.message().content, "dealt");
}

#[tokio::test]
async fn old_controls_work_after_the_bot_was_killed() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    let bot = bot::start(&discord).await;
    let dealt = alice
        .in_channel(&games)
        .run("/play")
        .await
        .expect("it runs");
    bot.abort();
    // A task isn't a process: its shards run on until their client is dropped with their socket.
    discord.forget_sessions();
    discord.gone().await.expect("it is gone");
    bot::start(&discord).await;
    let undone = alice
        .press(dealt.message(), "Undo")
        .await
        .expect("it is there");
    assert_eq!(undone.message().content, "undo");
}

#[tokio::test]
async fn a_wrong_token_is_turned_away() {
    let builder = Discord::builder()
        .token("right")
        .ready_within(Duration::from_millis(300));
    let discord = builder.start().await.expect("it starts");
    let http = serenity::all::HttpBuilder::new("wrong")
        .proxy(discord.url())
        .ratelimiter_disabled(true)
        .build();
    let refused = http.get_current_user().await.expect_err("it isn't known");
    assert!(refused.to_string().contains("401"), "{refused}");
    let mut client =
        serenity::all::ClientBuilder::new_with_http(http, serenity::all::GatewayIntents::GUILDS)
            .await
            .expect("it is built");
    let ended = client.start().await.expect_err("it can't start");
    assert!(
        format!("{ended:?}").contains("401")
            || format!("{ended:?}").contains("InvalidAuthentication"),
        "{ended:?}"
    );
    let missing = discord.ready().await.expect_err("nobody came");
    assert!(
        missing.to_string().contains("none has identified itself"),
        "{missing}"
    );
}
