//! A message as the stand-in keeps it, and what a body does to it.

use std::sync::Arc;

use serde_json::Value;

use super::State;
use crate::{
    clock,
    model::{
        command::id,
        component::{list, rows, text},
        message::{Attachment, Message},
        snowflake::Snowflake,
    },
    rest::{body::Upload, error::ApiError},
};

/// The flag of a message that one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that says "thinking…".
pub(crate) const LOADING: u64 = 1 << 7;

#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) id: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) edits: u32,
    /// Milliseconds since 1970.
    pub(crate) edited_at: Option<u64>,
    pub(crate) visible_to: Option<Snowflake>,
    pub(crate) asked: Option<Asked>,
    /// What the bot tells it apart by, if it said so.
    pub(crate) nonce: Option<String>,
    /// The roles at which it rang.
    pub(crate) mention_roles: Vec<Snowflake>,
}

/// The interaction a message answers.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) interaction: Snowflake,
    pub(crate) user: Snowflake,
    /// The command's name, if it was a command.
    pub(crate) command: Option<String>,
    /// The message whose control was used, if one was.
    pub(crate) source: Option<Snowflake>,
}

impl Post {
    /// An empty message, not yet shown.
    pub(crate) fn blank(id: Snowflake, channel: Snowflake, flags: u64) -> Self {
        Self {
            id,
            channel,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags,
            edits: 0,
            edited_at: None,
            visible_to: None,
            asked: None,
            nonce: None,
            mention_roles: Vec::new(),
        }
    }

    pub(crate) fn snapshot(&self, asked_by: Option<(String, String)>) -> Message {
        Message {
            id: self.id,
            channel: self.channel,
            content: self.content.clone(),
            embeds: self.embeds.clone(),
            attachments: self.attachments.clone(),
            rows: rows(&self.components),
            flags: self.flags,
            ephemeral: self.flags & EPHEMERAL != 0,
            thinking: self.flags & LOADING != 0,
            edits: self.edits,
            mention_roles: self.mention_roles.clone(),
            asked_by,
        }
    }

    /// Counts a change that people see. Filling in a "thinking…" is none.
    pub(crate) fn mark_edited(&mut self) {
        if self.flags & LOADING == 0 {
            self.edits += 1;
            self.edited_at = Some(clock::unix_millis());
        }
        self.flags &= !LOADING;
    }
}

impl State {
    /// Lays `body` over `post`: what isn't sent stays, what is sent replaces. The post is only
    /// changed when the whole body is sound.
    pub(crate) fn lay_over(
        &mut self,
        post: &Post,
        body: &Value,
        files: &[Upload],
        base_url: &str,
    ) -> Result<Post, ApiError> {
        let mut next = post.clone();
        if let Some(content) = body.get("content") {
            content
                .as_str()
                .unwrap_or_default()
                .clone_into(&mut next.content);
        }
        if body.get("embeds").is_some() {
            next.embeds = list(body, "embeds").to_vec();
        }
        if body.get("components").is_some() {
            next.components = list(body, "components").to_vec();
        }
        if let Some(flags) = body["flags"].as_u64() {
            if (flags ^ next.flags) & EPHEMERAL != 0 {
                return Err(ApiError::invalid(vec![
                    "flags: whether a message is ephemeral is settled by the first answer".into(),
                ]));
            }
            next.flags = flags | next.flags & LOADING;
        }
        next.attachments = self.attach(&next, body, files, base_url)?;
        complete(&next)?;
        Ok(next)
    }

    /// The files a message has after `body`: those it lists and those it brings.
    fn attach(
        &mut self,
        post: &Post,
        body: &Value,
        files: &[Upload],
        base_url: &str,
    ) -> Result<Vec<Attachment>, ApiError> {
        let mut kept = match body.get("attachments") {
            None | Some(Value::Null) => post.attachments.clone(),
            Some(_) => Vec::new(),
        };
        let mut described = Vec::new();
        for entry in list(body, "attachments") {
            let key = id(entry, "id").unwrap_or(Snowflake(u64::MAX));
            if let Some(known) = post.attachments.iter().find(|known| known.id == key) {
                let mut known = known.clone();
                if entry.get("description").is_some() {
                    known.description = text(entry, "description");
                }
                kept.push(known);
            } else if files.iter().any(|file| file.number == key.0) {
                described.push((key.0, entry));
            } else {
                return Err(ApiError::invalid(vec![format!(
                    "attachments: {key} is neither a file sent along nor one the message has"
                )]));
            }
        }
        for file in files {
            let entry = described
                .iter()
                .find(|(number, _)| *number == file.number)
                .map_or(&Value::Null, |(_, entry)| *entry);
            kept.push(self.store(post.channel, file, entry, base_url));
        }
        Ok(kept)
    }

    fn store(
        &mut self,
        channel: Snowflake,
        file: &Upload,
        entry: &Value,
        base_url: &str,
    ) -> Attachment {
        let id = self.ids.next();
        let filename = text(entry, "filename").unwrap_or_else(|| file.filename.clone());
        let data: Arc<[u8]> = file.data.as_ref().into();
        Attachment {
            id,
            url: format!("{base_url}/attachments/{channel}/{id}/{filename}"),
            filename,
            description: text(entry, "description"),
            size: data.len(),
            content_type: file.content_type.clone(),
            dimensions: dimensions(&data),
            data,
        }
    }
}

/// Refuses a message with nothing in it, and an embed that shows a file which isn't there.
fn complete(post: &Post) -> Result<(), ApiError> {
    if post.content.is_empty()
        && post.embeds.is_empty()
        && post.components.is_empty()
        && post.attachments.is_empty()
    {
        return Err(ApiError::breach(400, 50006, "Cannot send an empty message"));
    }
    let mut wanted = Vec::new();
    post.embeds
        .iter()
        .for_each(|embed| references(embed, &mut wanted));
    post.components
        .iter()
        .for_each(|row| references(row, &mut wanted));
    let dangling = wanted
        .into_iter()
        .filter(|name| post.attachments.iter().all(|file| file.filename != *name))
        .map(|name| format!("attachment://{name}: the message has no such file"))
        .collect::<Vec<_>>();
    if dangling.is_empty() {
        Ok(())
    } else {
        Err(ApiError::invalid(dangling))
    }
}

/// Gathers the names of all files that `value` points to by `attachment://`.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.extend(text.strip_prefix("attachment://")),
        Value::Array(all) => all.iter().for_each(|value| references(value, found)),
        Value::Object(all) => all.values().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// The width and height a PNG or a GIF states in its header.
fn dimensions(data: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(data.get(at..at + 4)?.try_into().ok()?));
    let small = |at: usize| Some(u16::from_le_bytes(data.get(at..at + 2)?.try_into().ok()?).into());
    if data.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some((number(16)?, number(20)?))
    } else if data.starts_with(b"GIF8") {
        Some((small(6)?, small(8)?))
    } else {
        None
    }
}
