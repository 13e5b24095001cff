//! A message as somebody sees it.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::{
    component::{Button, Row, Select},
    snowflake::Snowflake,
};

/// A message as it stood when it was read; `Discord::message` reads it again.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// Its id.
    pub id: Snowflake,
    /// Where it stands.
    pub channel: Snowflake,
    /// Its text; empty when it has none.
    pub content: String,
    /// Its embeds, as the bot sent them.
    pub embeds: Vec<Value>,
    /// Its pictures and other files.
    pub attachments: Vec<Attachment>,
    /// The controls under it.
    pub rows: Vec<Row>,
    /// Discord's message flags.
    pub flags: u64,
    /// Only one person sees it.
    pub ephemeral: bool,
    /// It says "thinking…" and waits for the bot.
    pub thinking: bool,
    /// How often it was changed since it was first shown.
    pub edits: u32,
    /// The roles at which it rang: those it mentions, is allowed to, and may.
    pub mention_roles: Vec<Snowflake>,
    /// Who used a command to bring it about, and which: `("alice", "play")`.
    pub asked_by: Option<(String, String)>,
}

/// A file of a message.
#[derive(Clone, Debug, Serialize)]
pub struct Attachment {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its length in bytes.
    pub size: usize,
    /// Its media type.
    pub content_type: String,
    /// Its width and height, if it is a PNG or a GIF.
    pub dimensions: Option<(u32, u32)>,
    /// Where it is served.
    pub url: String,
    /// The file itself.
    #[serde(skip)]
    pub(crate) data: Arc<[u8]>,
}

impl Attachment {
    /// The file itself.
    pub fn bytes(&self) -> &[u8] {
        &self.data
    }
}

impl Message {
    /// All its buttons, row by row.
    pub fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.rows.iter().flat_map(Row::buttons)
    }

    /// The button that says `label`, or else the only one whose label begins so:
    /// "Shift" finds "Shift (3)".
    pub fn button(&self, label: &str) -> Option<&Button> {
        let exact = self.buttons().find(|button| button.label == label);
        exact.or_else(|| {
            let mut begun = self
                .buttons()
                .filter(|button| button.label.starts_with(label));
            let first = begun.next()?;
            begun.next().is_none().then_some(first)
        })
    }

    /// All its menus, top to bottom.
    pub fn selects(&self) -> impl Iterator<Item = &Select> {
        use super::component::Component;
        let components = self.rows.iter().flat_map(|row| &row.components);
        components.filter_map(|component| match component {
            Component::Select(select) => Some(select),
            Component::Button(_) => None,
        })
    }

    /// Its first menu.
    pub fn select(&self) -> Option<&Select> {
        self.selects().next()
    }

    /// Its first file: the picture of a board.
    pub fn picture(&self) -> Option<&Attachment> {
        self.attachments.first()
    }
}
