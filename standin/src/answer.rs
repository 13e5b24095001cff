//! What became of a click.

use std::{
    future::{Future, IntoFuture},
    pin::Pin,
    sync::Arc,
    time::Duration,
};

use serde::Serialize;

use crate::{
    call::Call,
    clock,
    model::{command::Choice, message::Message, modal::Modal, snowflake::Snowflake},
    state::{State, shared::Shared},
};

/// How a bot answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerKind {
    /// It sent a message.
    Message,
    /// It said that it is thinking, to send the message later.
    DeferredMessage,
    /// It changed the message whose control was used.
    Update,
    /// It said only that it has heard, perhaps to change the message later.
    DeferredUpdate,
    /// It opened a form.
    Modal,
    /// It made suggestions.
    Autocomplete,
    /// It said nothing in time: "This interaction failed".
    Failed,
}

impl AnswerKind {
    /// The kind of a callback of this type.
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        match number {
            4 => Some(Self::Message),
            5 => Some(Self::DeferredMessage),
            6 => Some(Self::DeferredUpdate),
            7 => Some(Self::Update),
            8 => Some(Self::Autocomplete),
            9 => Some(Self::Modal),
            _ => None,
        }
    }

    pub(crate) fn is_deferred(self) -> bool {
        matches!(self, Self::DeferredMessage | Self::DeferredUpdate)
    }
}

/// What became of a command, a press, a choice or a form.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// The interaction.
    pub interaction: Snowflake,
    /// How the bot answered first.
    pub kind: AnswerKind,
    /// The message it sent or changed, as it stood when this was read.
    pub message: Option<Message>,
    /// What it said after that.
    pub follow_ups: Vec<Message>,
    /// The form it opened.
    pub modal: Option<Modal>,
    /// The suggestions it made.
    pub choices: Vec<Choice>,
    /// The REST requests it made for this.
    pub calls: Vec<Call>,
    /// From the click to the first answer, or to giving up.
    pub took: Duration,
}

impl Answer {
    /// The message it sent or changed.
    ///
    /// # Panics
    ///
    /// When there is none: the interaction failed, or was answered by something else.
    #[track_caller]
    pub fn message(&self) -> &Message {
        match &self.message {
            Some(message) => message,
            None => panic!("the answer holds no message: {self:?}"),
        }
    }

    /// The form it opened.
    ///
    /// # Panics
    ///
    /// When it opened none.
    #[track_caller]
    pub fn modal(&self) -> &Modal {
        match &self.modal {
            Some(modal) => modal,
            None => panic!("the answer opened no form: {self:?}"),
        }
    }

    /// "This interaction failed".
    pub fn failed(&self) -> bool {
        self.kind == AnswerKind::Failed
    }

    fn read(state: &State, id: Snowflake, gave_up: Duration) -> Option<Self> {
        let interaction = state.interactions.get(&id)?;
        let first = interaction.first;
        let calls = state
            .calls
            .iter()
            .filter(|call| call.interaction == Some(id));
        let follow_ups = interaction.follow_ups.iter();
        Some(Self {
            interaction: id,
            kind: first.map_or(AnswerKind::Failed, |first| first.kind),
            message: interaction.original.and_then(|id| state.message(id)),
            follow_ups: follow_ups.filter_map(|id| state.message(*id)).collect(),
            modal: interaction.modal.clone(),
            choices: interaction.choices.clone(),
            calls: calls.cloned().collect(),
            took: first.map_or(gave_up, |first| first.at.duration_since(interaction.began)),
        })
    }
}

/// A click that is on its way. Await it for the [`Answer`].
#[derive(Clone)]
pub struct Pending {
    shared: Arc<Shared>,
    id: Snowflake,
}

impl Pending {
    pub(crate) fn new(shared: Arc<Shared>, id: Snowflake) -> Self {
        Self { shared, id }
    }

    /// The interaction's id.
    pub fn interaction(&self) -> Snowflake {
        self.id
    }

    /// Waits for the first answer only, so that one can look at a "thinking…".
    ///
    /// # Panics
    ///
    /// Never in fact: interactions aren't forgotten.
    pub async fn first(&self) -> Answer {
        let limit = self.shared.settings.first_answer;
        let began = self.shared.read(|state| state.interactions[&self.id].began);
        let answered = |state: &State| state.interactions[&self.id].first.map(drop);
        self.shared.wait(began + limit, answered).await;
        self.now()
    }

    /// What there is by now; `Failed` when there is nothing yet.
    ///
    /// # Panics
    ///
    /// Never in fact: interactions aren't forgotten.
    pub fn now(&self) -> Answer {
        let limit = self.shared.settings.first_answer;
        let answer = self
            .shared
            .read(|state| Answer::read(state, self.id, limit));
        answer.expect("an interaction is never forgotten")
    }

    async fn whole(self) -> Answer {
        let first = self.first().await;
        if !first.kind.is_deferred() {
            return first;
        }
        let deadline = clock::now() + self.shared.settings.patience;
        let settled = |state: &State| state.interactions[&self.id].settled.then_some(());
        self.shared.wait(deadline, settled).await;
        self.now()
    }
}

impl IntoFuture for Pending {
    type Output = Answer;
    type IntoFuture = Pin<Box<dyn Future<Output = Answer> + Send>>;

    /// Waits for the first answer, and after a deferred one for what it promised.
    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.whole())
    }
}

impl std::fmt::Debug for Pending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pending").field(&self.id).finish()
    }
}
