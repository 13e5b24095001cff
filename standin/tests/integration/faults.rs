//! Discord having a bad day.

use std::time::Duration;

use discord_standin::{Discord, Endpoint, Fault};
use reqwest::Method;
use serde_json::json;
use tokio::sync::oneshot;

use crate::{
    bot,
    raw::{Raw, says},
};

#[tokio::test]
async fn ordered_errors_are_given_and_nothing_is_done() {
    let raw = Raw::start(Discord::builder()).await;
    let (pending, heard) = raw.command().await;
    raw.discord
        .fail_next(Endpoint::Callback, &Fault::status(500), 1);
    raw.discord.fail_next(
        Endpoint::Callback,
        &Fault::rate_limited(Duration::from_millis(1500)),
        1,
    );
    raw.discord
        .fail_next(Endpoint::Callback, &Fault::discord_error(404, 10008), 1);
    assert_eq!(raw.callback(&heard, &says("one")).await.0, 500);
    let (status, body) = raw.callback(&heard, &says("one")).await;
    assert_eq!((status, body["retry_after"].as_f64()), (429, Some(1.5)));
    let (status, body) = raw.callback(&heard, &says("one")).await;
    assert_eq!((status, body["code"].as_u64()), (404, Some(10008)));
    assert_eq!(raw.callback(&heard, &says("one")).await.0, 204);
    let answer = pending.await;
    let statuses = answer
        .calls
        .iter()
        .map(|call| call.status)
        .collect::<Vec<_>>();
    assert_eq!(statuses, [Some(500), Some(429), Some(404), Some(204)]);
    assert!(
        answer
            .calls
            .iter()
            .all(|call| !call.path.contains(&heard.token))
    );
}

#[tokio::test]
async fn a_connection_is_dropped_before_or_after_the_deed() {
    let discord = Discord::start().await;
    let (alice, games) = (
        discord.user("alice"),
        discord.guild("Moonbase").channel("games"),
    );
    bot::start(&discord).await;
    discord.fail_next(Endpoint::Callback, &Fault::LoseAnswer, 1);
    let lost = alice
        .in_channel(&games)
        .run("/play")
        .await
        .expect("it runs");
    assert_eq!(
        lost.message().content,
        "dealt",
        "people see it all the same"
    );
    let http = bot::http(&discord);
    discord.fail_next(Endpoint::CurrentUser, &Fault::DropConnection, 1);
    http.get_current_user()
        .await
        .expect_err("the connection ends");
    discord.fail_next(Endpoint::CurrentUser, &Fault::Hang, 1);
    let hung = tokio::time::timeout(Duration::from_millis(100), http.get_current_user()).await;
    hung.expect_err("it hangs");
    discord.fail_next(
        Endpoint::CurrentUser,
        &Fault::Delay(Duration::from_millis(50)),
        1,
    );
    http.get_current_user().await.expect("it comes in the end");
}

#[tokio::test]
async fn a_hook_runs_between_the_deed_and_the_acknowledgement() {
    let raw = Raw::start(Discord::builder()).await;
    let (pending, heard) = raw.command().await;
    let (arrived, arrival) = oneshot::channel();
    let (go, gone) = oneshot::channel();
    raw.discord
        .before_answer(Endpoint::Callback, |call| async move {
            let _ = arrived.send(call);
            let _ = gone.await;
        });
    let body = says("one");
    let request = raw.callback(&heard, &body);
    let test = async {
        let call = arrival.await.expect("the hook runs");
        assert_eq!(call.interaction, Some(pending.interaction()));
        assert_eq!(pending.await.message().content, "one", "it is done already");
        go.send(()).expect("the hook waits");
    };
    let ((status, _), ()) = tokio::join!(request, test);
    assert_eq!(status, 204);
}

#[tokio::test]
async fn the_gateway_address_can_fail_too() {
    let raw = Raw::start(Discord::builder()).await;
    raw.discord
        .fail_next(Endpoint::GatewayBot, &Fault::status(502), 1);
    let path = "/gateway/bot";
    assert_eq!(raw.send(Method::GET, path, &json!(null)).await.0, 502);
    let (status, gateway) = raw.send(Method::GET, path, &json!(null)).await;
    assert_eq!(status, 200);
    assert!(
        gateway["url"]
            .as_str()
            .expect("an address")
            .starts_with("ws://127.0.0.1:")
    );
}
