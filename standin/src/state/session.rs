//! A gateway session: what was sent in it, and the connection it has now.

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::State;
use crate::model::snowflake::Snowflake;

/// A gateway session, which outlives its connection so that it can be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    /// Every event so far, in order; the first has the number 1.
    pub(crate) events: Vec<String>,
    pub(crate) line: Option<Line>,
    /// The bot has put its commands since this session began.
    pub(crate) commands_put: bool,
}

/// The connection a session has at the moment.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) connection: Snowflake,
    pub(crate) sender: UnboundedSender<Frame>,
}

/// What the connection's task is told to do.
#[derive(Debug)]
pub(crate) enum Frame {
    Text(String),
    /// End the connection without a word, as a network does.
    Cut,
}

impl Session {
    /// Writes the event down, and sends it if somebody listens.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        let number = self.events.len() + 1;
        let event = json!({"op": 0, "s": number, "t": name, "d": data}).to_string();
        self.events.push(event.clone());
        self.send(event);
    }

    pub(crate) fn send(&self, text: String) {
        if let Some(line) = &self.line {
            // A line whose task has just ended loses nothing: the event is in the log.
            let _ = line.sender.send(Frame::Text(text));
        }
    }

    /// Ends the connection; the session stays.
    pub(crate) fn cut(&mut self) {
        if let Some(line) = self.line.take() {
            let _ = line.sender.send(Frame::Cut);
        }
    }
}

impl State {
    /// Sends an event to every session, connected or not.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        for session in &mut self.sessions {
            session.dispatch(name, data);
        }
    }

    /// How many bots are connected.
    pub(crate) fn connections(&self) -> usize {
        self.sessions
            .iter()
            .filter(|session| session.line.is_some())
            .count()
    }

    /// Notes that commands were put, for the sessions `ready` asks about.
    pub(crate) fn note_commands_put(&mut self) {
        self.put_before_ready = self.connections() == 0;
        for session in self
            .sessions
            .iter_mut()
            .filter(|session| session.line.is_some())
        {
            session.commands_put = true;
        }
    }
}
