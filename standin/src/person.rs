//! People, and what they do.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::{
    answer::{Answer, Pending},
    ask::{self, Ask},
    model::{
        component::{Button, Component, Select},
        message::Message,
        modal::{Modal, TextInput},
        snowflake::Snowflake,
    },
    place::Channel,
    refusal::Refusal,
    seat::Seat,
    state::{State, interaction::InteractionKind, shared::Shared},
};

/// Somebody on this Discord. Clones are the same person.
#[derive(Clone)]
pub struct User {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Snowflake,
    pub(crate) name: String,
}

impl User {
    /// Their id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Their name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Sets the language of their Discord, such as `de` or `en-GB`; it is `en-US` at first.
    #[must_use]
    pub fn speaking(self, locale: &str) -> Self {
        let set = |state: &mut State| {
            if let Some(user) = state.user_mut(self.id) {
                locale.clone_into(&mut user.locale);
            }
        };
        self.shared.change(set);
        self
    }

    /// Permits them more than an ordinary member may do, by Discord's bits (8 is administrator).
    #[must_use]
    pub fn with_permissions(self, bits: u64) -> Self {
        let set = |state: &mut State| {
            if let Some(user) = state.user_mut(self.id) {
                user.permissions |= bits;
            }
        };
        self.shared.change(set);
        self
    }

    /// Goes to a channel, to run commands there.
    pub fn in_channel(&self, channel: &Channel) -> Seat {
        Seat {
            user: self.clone(),
            channel: channel.id,
        }
    }

    /// Presses a button by its label, as it stands now: all of the label, or a beginning that no
    /// other has.
    ///
    /// # Errors
    ///
    /// When the message isn't to be seen, has no such button, or has it greyed.
    pub async fn press(&self, message: &Message, label: &str) -> Result<Answer, Refusal> {
        Ok(self.press_later(message, label)?.await)
    }

    /// Presses a button without waiting for what comes of it.
    ///
    /// # Errors
    ///
    /// As [`User::press`].
    pub fn press_later(&self, message: &Message, label: &str) -> Result<Pending, Refusal> {
        let now = self.look(message)?;
        let button = now.button(label).ok_or_else(|| no_button(&now, label))?;
        let custom_id = pressable(button)?;
        Ok(self.press_id_later(message, &custom_id))
    }

    /// Presses what has this `custom_id`, whether the message has such a button or not.
    pub async fn press_id(&self, message: &Message, custom_id: &str) -> Answer {
        self.press_id_later(message, custom_id).await
    }

    /// Does the same without waiting for what comes of it.
    pub fn press_id_later(&self, message: &Message, custom_id: &str) -> Pending {
        self.use_control(
            message,
            json!({"component_type": 2, "custom_id": custom_id}),
        )
    }

    /// Chooses one line of the menus under a message, by what it says.
    ///
    /// # Errors
    ///
    /// When the message isn't to be seen, no menu has such a line, or the menu is greyed.
    pub async fn choose(&self, message: &Message, line: &str) -> Result<Answer, Refusal> {
        Ok(self.choose_later(message, line)?.await)
    }

    /// Chooses without waiting for what comes of it.
    ///
    /// # Errors
    ///
    /// As [`User::choose`].
    pub fn choose_later(&self, message: &Message, line: &str) -> Result<Pending, Refusal> {
        let now = self.look(message)?;
        let found = now.selects().find_map(|select| {
            let option = select.options.iter().find(|option| option.label == line)?;
            Some((select, option.value.clone()))
        });
        let (select, value) = found.ok_or_else(|| no_line(&now, line))?;
        self.choose_of(message, select, &value)
    }

    /// Chooses one line of the menus under a message, by the value the bot is told.
    ///
    /// # Errors
    ///
    /// As [`User::choose`].
    pub async fn choose_value(&self, message: &Message, value: &str) -> Result<Answer, Refusal> {
        let now = self.look(message)?;
        let has = |select: &&Select| select.options.iter().any(|option| option.value == value);
        let select = now
            .selects()
            .find(has)
            .ok_or_else(|| no_line(&now, value))?;
        Ok(self.choose_of(message, select, value)?.await)
    }

    /// Chooses these values of the menu with this `custom_id`, whether there is such a menu or not.
    pub async fn choose_id(&self, message: &Message, custom_id: &str, values: &[&str]) -> Answer {
        self.choose_id_later(message, custom_id, values).await
    }

    /// Does the same without waiting for what comes of it.
    pub fn choose_id_later(&self, message: &Message, custom_id: &str, values: &[&str]) -> Pending {
        let data = json!({"component_type": 3, "custom_id": custom_id, "values": values});
        self.use_control(message, data)
    }

    /// Sends a form. Inputs that aren't named keep what they began with.
    ///
    /// # Errors
    ///
    /// When the form has no such input, or an input doesn't take its text.
    pub async fn submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Answer, Refusal> {
        Ok(self.submit_later(modal, fields)?.await)
    }

    /// Sends a form without waiting for what comes of it.
    ///
    /// # Errors
    ///
    /// As [`User::submit`].
    pub fn submit_later(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Pending, Refusal> {
        for (name, _) in fields {
            if modal.inputs.iter().all(|input| input.custom_id != *name) {
                return Err(bad_input(name, "isn't there"));
            }
        }
        let mut rows = Vec::new();
        for input in &modal.inputs {
            let given = fields.iter().find(|(name, _)| *name == input.custom_id);
            let text = given.map_or(input.value.as_str(), |(_, text)| text);
            fits(input, text)?;
            let filled = json!({"type": 4, "custom_id": input.custom_id, "value": text});
            rows.push(json!({"type": 1, "components": [filled]}));
        }
        Ok(self.ask(Ask {
            kind: InteractionKind::ModalSubmit,
            user: self.id,
            channel: modal.channel,
            source: modal.message,
            data: json!({"custom_id": modal.custom_id, "components": rows}),
        }))
    }

    /// Deletes a message, so that the bot finds it gone.
    pub fn delete(&self, message: &Message) {
        self.shared.change(|state| state.posts.remove(&message.id));
    }

    /// The message as this person sees it now.
    fn look(&self, message: &Message) -> Result<Message, Refusal> {
        let missing = Refusal::NoMessage(message.id);
        self.shared.read(|state| {
            let post = state.posts.get(&message.id).ok_or(missing.clone())?;
            let shown = post.visible_to.is_none_or(|only| only == self.id);
            shown
                .then(|| state.message(message.id))
                .flatten()
                .ok_or(missing)
        })
    }

    fn choose_of(
        &self,
        message: &Message,
        select: &Select,
        value: &str,
    ) -> Result<Pending, Refusal> {
        if select.disabled {
            return Err(Refusal::Disabled(select.custom_id.clone()));
        }
        Ok(self.choose_id_later(message, &select.custom_id, &[value]))
    }

    fn use_control(&self, message: &Message, data: Value) -> Pending {
        self.ask(Ask {
            kind: InteractionKind::Component,
            user: self.id,
            channel: message.channel,
            source: Some(message.id),
            data,
        })
    }

    pub(crate) fn ask(&self, ask: Ask) -> Pending {
        let id = self.shared.change(|state| ask::begin(state, ask));
        Pending::new(Arc::clone(&self.shared), id)
    }
}

impl std::fmt::Debug for User {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("User").field(&self.name).finish()
    }
}

fn pressable(button: &Button) -> Result<String, Refusal> {
    match &button.custom_id {
        Some(id) if !button.disabled => Ok(id.clone()),
        // A link leads away and tells the bot nothing.
        _ => Err(Refusal::Disabled(button.label.clone())),
    }
}

fn no_button(message: &Message, label: &str) -> Refusal {
    Refusal::NoControl {
        name: label.to_owned(),
        known: message
            .buttons()
            .map(|button| button.label.clone())
            .collect(),
    }
}

fn no_line(message: &Message, line: &str) -> Refusal {
    let components = message.rows.iter().flat_map(|row| &row.components);
    let lines = components.flat_map(|component| match component {
        Component::Select(select) => select.options.as_slice(),
        Component::Button(_) => &[],
    });
    Refusal::NoControl {
        name: line.to_owned(),
        known: lines.map(|option| option.label.clone()).collect(),
    }
}

fn bad_input(input: &str, why: &str) -> Refusal {
    Refusal::BadInput {
        input: input.to_owned(),
        why: why.to_owned(),
    }
}

fn fits(input: &TextInput, text: &str) -> Result<(), Refusal> {
    let length = text.chars().count();
    if length == 0 {
        return if input.required {
            Err(bad_input(&input.custom_id, "must be filled in"))
        } else {
            Ok(())
        };
    }
    if length < input.min_length || length > input.max_length {
        let (least, most) = (input.min_length, input.max_length);
        return Err(bad_input(
            &input.custom_id,
            &format!("takes {least} to {most} characters"),
        ));
    }
    Ok(())
}
