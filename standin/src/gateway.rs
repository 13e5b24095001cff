//! The gateway: one task a connection, from HELLO to the end.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::{
    model::snowflake::Snowflake,
    settings::APPLICATION,
    state::{
        State,
        session::{Frame, Line, Session},
        shared::Shared,
    },
    wire,
};

/// The intent that brings servers and channels.
const GUILDS: u64 = 1;

/// Serves one connection until either side ends it.
pub(crate) async fn serve(shared: Arc<Shared>, mut socket: WebSocket) {
    let connection = shared.change(|state| state.ids.next());
    let (sender, mut frames) = unbounded_channel();
    let interval = u64::try_from(shared.settings.heartbeat.as_millis()).unwrap_or(u64::MAX);
    let hello = json!({"op": 10, "d": {"heartbeat_interval": interval}});
    if socket.send(Message::text(hello.to_string())).await.is_ok() {
        talk(&shared, &mut socket, connection, &sender, &mut frames).await;
    }
    shared.change(|state| hang_up(state, connection));
}

async fn talk(
    shared: &Shared,
    socket: &mut WebSocket,
    connection: Snowflake,
    sender: &UnboundedSender<Frame>,
    frames: &mut UnboundedReceiver<Frame>,
) {
    loop {
        tokio::select! {
            frame = frames.recv() => match frame {
                Some(Frame::Text(text)) => {
                    if socket.send(Message::text(text)).await.is_err() {
                        return;
                    }
                }
                Some(Frame::Cut) | None => return,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    let line = Line { connection, sender: sender.clone() };
                    if let Err(code) = receive(shared, line, &text) {
                        let close = CloseFrame { code, reason: "".into() };
                        let _ = socket.send(Message::Close(Some(close))).await;
                        return;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map_or(1005, |frame| frame.code);
                    shared.change(|state| say_goodbye(state, connection, code));
                    return;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

/// Takes one message of the bot; an error is the code to close with.
fn receive(shared: &Shared, line: Line, text: &str) -> Result<(), u16> {
    let message = serde_json::from_str::<Value>(text).map_err(|_| 4002_u16)?;
    let data = &message["d"];
    match message["op"].as_u64() {
        Some(1) => {
            // Not through the session: a bot may beat before it has identified itself.
            let _ = line.sender.send(Frame::Text(json!({"op": 11}).to_string()));
            Ok(())
        }
        Some(2) => {
            authorize(shared, data)?;
            shared.change(|state| identify(state, shared, line, data));
            Ok(())
        }
        Some(6) => {
            authorize(shared, data)?;
            shared.change(|state| resume(state, line, data));
            Ok(())
        }
        Some(3 | 4 | 8 | 31) => Ok(()),
        _ => Err(4001),
    }
}

fn authorize(shared: &Shared, data: &Value) -> Result<(), u16> {
    let token = data["token"].as_str().unwrap_or_default();
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    if token == shared.settings.token {
        Ok(())
    } else {
        Err(4004)
    }
}

/// Begins a session: READY, then every server.
fn identify(state: &mut State, shared: &Shared, line: Line, data: &Value) {
    let id = format!("{:032x}", state.ids.next().0);
    let guilds = state
        .guilds
        .iter()
        .filter(|guild| guild.has_bot)
        .map(|guild| json!({"id": guild.id, "unavailable": true}));
    let ready = json!({
        "v": 10,
        "user": wire::bot(),
        "guilds": guilds.collect::<Vec<_>>(),
        "session_id": id,
        "resume_gateway_url": shared.url().replacen("http", "ws", 1),
        "shard": data.get("shard").cloned().unwrap_or_else(|| json!([0, 1])),
        "application": {"id": APPLICATION, "flags": 0},
        "session_type": "normal",
        "private_channels": [],
    });
    let mut session = Session {
        id,
        events: Vec::new(),
        line: Some(line),
        commands_put: std::mem::take(&mut state.put_before_ready),
    };
    session.dispatch("READY", &ready);
    if data["intents"].as_u64().unwrap_or(0) & GUILDS != 0 {
        for guild in state.guilds.iter().filter(|guild| guild.has_bot) {
            session.dispatch("GUILD_CREATE", &wire::guild(state, guild));
        }
    }
    state.sessions.push(session);
    state.readies += 1;
}

/// Continues a session where it broke off, or tells the bot that it can't.
fn resume(state: &mut State, line: Line, data: &Value) {
    let id = data["session_id"].as_str().unwrap_or_default();
    let seen = data["seq"]
        .as_u64()
        .and_then(|seen| usize::try_from(seen).ok())
        .unwrap_or(0);
    let session = state.sessions.iter_mut().find(|session| session.id == id);
    let session = session.filter(|session| seen <= session.events.len());
    let Some(session) = session else {
        let invalid = json!({"op": 9, "d": false}).to_string();
        let _ = line.sender.send(Frame::Text(invalid));
        return;
    };
    session.line = Some(line);
    for event in session.events.iter().skip(seen) {
        session.send(event.clone());
    }
    session.dispatch("RESUMED", &json!({}));
    state.resumes += 1;
}

fn hang_up(state: &mut State, connection: Snowflake) {
    for session in &mut state.sessions {
        if session
            .line
            .as_ref()
            .is_some_and(|line| line.connection == connection)
        {
            session.line = None;
        }
    }
}

/// A close with 1000 or 1001 ends the session for good; any other leaves it to be resumed.
fn say_goodbye(state: &mut State, connection: Snowflake, code: u16) {
    if matches!(code, 1000 | 1001) {
        state.sessions.retain(|session| {
            session
                .line
                .as_ref()
                .is_none_or(|line| line.connection != connection)
        });
    }
}
