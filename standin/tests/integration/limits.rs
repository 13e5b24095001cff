//! Answering once, in time, and in kind.

use std::time::Duration;

use discord_standin::{AnswerKind, Discord};
use reqwest::Method;
use serde_json::json;

use crate::raw::{Raw, says, silent};

const SOON: Duration = Duration::from_millis(150);

#[tokio::test]
async fn the_real_limits_are_the_usual_ones() {
    let raw = Raw::start(Discord::builder()).await;
    let (pending, _) = raw.command().await;
    let answer = pending.await;
    assert!(answer.failed());
    assert_eq!(answer.took, Duration::from_secs(3));
}

#[tokio::test]
async fn a_late_answer_is_to_an_unknown_interaction() {
    let raw = Raw::start(Discord::builder().first_answer_within(SOON)).await;
    let (pending, heard) = raw.command().await;
    assert_eq!(pending.await.kind, AnswerKind::Failed);
    tokio::time::sleep(SOON).await;
    let (status, error) = raw.callback(&heard, &says("late")).await;
    assert_eq!((status, error["code"].as_u64()), (404, Some(10062)));
    assert_eq!(raw.discord.take_breaches()[0].code, 10062);
}

#[tokio::test]
async fn a_second_answer_is_refused() {
    let raw = Raw::start(Discord::builder()).await;
    let (pending, heard) = raw.command().await;
    assert_eq!(raw.callback(&heard, &says("one")).await.0, 204);
    let (status, error) = raw.callback(&heard, &says("two")).await;
    assert_eq!((status, error["code"].as_u64()), (400, Some(40060)));
    assert_eq!(raw.discord.take_breaches().len(), 1);
    assert_eq!(pending.await.message().content, "one");
}

#[tokio::test]
async fn a_token_runs_out() {
    let raw = Raw::start(Discord::builder().token_good_for(SOON)).await;
    let (_, heard) = raw.command().await;
    let (status, _) = raw
        .edit(&heard, &silent(&json!({"content": "early"})))
        .await;
    assert_eq!(status, 404, "nothing was answered yet");
    raw.callback(&heard, &says("one")).await;
    let (status, message) = raw.edit(&heard, &silent(&json!({"content": "two"}))).await;
    assert_eq!((status, message["content"].as_str()), (200, Some("two")));
    tokio::time::sleep(SOON * 2).await;
    let (status, error) = raw.edit(&heard, &silent(&json!({"content": "late"}))).await;
    assert_eq!((status, error["code"].as_u64()), (404, Some(10015)));
    assert_eq!(raw.discord.take_breaches().len(), 2);
}

#[tokio::test]
async fn whether_it_is_ephemeral_is_settled_by_the_first_answer() {
    let raw = Raw::start(Discord::builder()).await;
    let (_, heard) = raw.command().await;
    raw.callback(&heard, &json!({"type": 5, "data": {"flags": 64}}))
        .await;
    let (status, error) = raw
        .follow_up(&heard, &silent(&json!({"content": "x", "flags": 0})))
        .await;
    assert_eq!((status, error["code"].as_u64()), (400, Some(50035)));
    let (status, message) = raw
        .follow_up(&heard, &silent(&json!({"content": "x"})))
        .await;
    assert_eq!(
        (status, message["flags"].as_u64()),
        (200, Some(64)),
        "it fills in the deferral"
    );
    let (status, _) = raw
        .edit(&heard, &silent(&json!({"content": "y", "flags": 0})))
        .await;
    assert_eq!(status, 400);
    assert_eq!(raw.discord.take_breaches().len(), 2);
}

#[tokio::test]
async fn channel_messages_are_posted_changed_and_read() {
    let raw = Raw::start(Discord::builder()).await;
    let games = raw.discord.guild("Moonbase").channel("games");
    let path = format!("/channels/{}/messages", games.id());
    let (status, posted) = raw
        .send(Method::POST, &path, &silent(&json!({"content": "daily"})))
        .await;
    assert_eq!(status, 200);
    let one = format!("{path}/{}", posted["id"].as_str().expect("it has an id"));
    let (status, _) = raw
        .send(Method::PATCH, &one, &silent(&json!({"content": "new"})))
        .await;
    assert_eq!(status, 200);
    let (_, read) = raw.send(Method::GET, &one, &json!(null)).await;
    assert_eq!(read["content"], "new");
    assert_eq!(games.messages(&raw.alice)[0].content, "new");
    let (status, _) = raw
        .send(
            Method::POST,
            &path,
            &silent(&json!({"content": "x".repeat(2001)})),
        )
        .await;
    assert_eq!(status, 400);
    raw.alice.delete(&games.messages(&raw.alice)[0]);
    let (status, error) = raw
        .send(Method::PATCH, &one, &silent(&json!({"content": "gone"})))
        .await;
    assert_eq!((status, error["code"].as_u64()), (404, Some(10008)));
    let (status, _) = raw.send(Method::GET, "/nowhere", &json!(null)).await;
    assert_eq!(status, 404);
    assert_eq!(
        raw.discord.take_breaches().len(),
        2,
        "a message that is gone is nobody's fault"
    );
}
