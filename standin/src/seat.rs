//! A person in a channel.

use crate::{
    answer::{Answer, Pending},
    ask::Ask,
    model::{command::Choice, message::Message, snowflake::Snowflake},
    person::User,
    refusal::Refusal,
    slash,
    state::{interaction::InteractionKind, world::Place},
};

/// Somebody in a channel, who can run commands and read there.
#[derive(Clone, Debug)]
pub struct Seat {
    pub(crate) user: User,
    pub(crate) channel: Snowflake,
}

impl Seat {
    /// Runs a slash command as one would type it: `/play rules:plain deal:7`.
    ///
    /// # Errors
    ///
    /// When no such command or option is registered, or it doesn't take such a value here.
    pub async fn run(&self, text: &str) -> Result<Answer, Refusal> {
        Ok(self.run_later(text)?.await)
    }

    /// Runs a slash command without waiting for what comes of it.
    ///
    /// # Errors
    ///
    /// As [`Seat::run`].
    pub fn run_later(&self, text: &str) -> Result<Pending, Refusal> {
        self.send(text, false)
    }

    /// Types a command so far, and reads what the bot suggests for its last option.
    ///
    /// # Errors
    ///
    /// As [`Seat::run`], the last option apart.
    pub async fn autocomplete(&self, text: &str) -> Result<Vec<Choice>, Refusal> {
        Ok(self.send(text, true)?.await.choices)
    }

    /// The messages this person sees here, oldest first.
    pub fn messages(&self) -> Vec<Message> {
        let reader = self.user.id;
        self.user
            .shared
            .read(|state| state.messages(self.channel, reader))
    }

    pub(crate) fn send(&self, text: &str, typing: bool) -> Result<Pending, Refusal> {
        let invocation = self.user.shared.read(|state| {
            let place = state.channel(self.channel).map(|channel| channel.place);
            let place = place.unwrap_or(Place::Dm(self.user.id));
            slash::read(state, self.user.id, place, text, typing)
        })?;
        Ok(self.user.ask(Ask {
            kind: if typing {
                InteractionKind::Autocomplete
            } else {
                InteractionKind::Command {
                    name: invocation.name,
                }
            },
            user: self.user.id,
            channel: self.channel,
            source: None,
            data: invocation.data,
        }))
    }
}
