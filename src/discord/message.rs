//! A screen as serenity's builders take it.

use std::sync::Arc;

use serenity::all::{
    ActionRow, ActionRowComponent, ButtonStyle, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateButton, CreateInputText, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, InputTextStyle,
};

use crate::render::{RenderError, Renderer};
use crate::view::controls::{Button, Choice, Menu, Row, Style};
use crate::view::screen::{Drawing, Form, Picture, Screen};

/// A screen with its picture drawn, ready to be sent, again if need be.
#[derive(Clone)]
pub struct Drawn {
    text: String,
    files: Vec<CreateAttachment>,
    rows: Vec<CreateActionRow>,
}

impl Drawn {
    /// Draws the picture on a thread on which work may take its time.
    ///
    /// # Errors
    /// If the picture can't be encoded.
    pub async fn of(renderer: &Arc<Renderer>, screen: Screen) -> Result<Self, RenderError> {
        let Screen {
            text,
            picture,
            rows,
        } = screen;
        let files = match picture {
            Some(picture) => vec![draw(renderer, picture).await?],
            None => Vec::new(),
        };
        Ok(Self {
            text,
            files,
            rows: rows.into_iter().map(row).collect(),
        })
    }

    /// A screen that has no picture, which can't fail.
    pub(super) fn plain(screen: Screen) -> Self {
        Self {
            text: screen.text,
            files: Vec::new(),
            rows: screen.rows.into_iter().map(row).collect(),
        }
    }

    /// The answer to an interaction.
    pub fn answer(&self, private: bool) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(&self.text)
            .files(self.files.clone())
            .components(self.rows.clone())
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(private)
    }

    /// A message of the bot's own, which rings at these alone.
    pub(super) fn message(&self, rings_at: CreateAllowedMentions) -> CreateMessage {
        CreateMessage::new()
            .content(&self.text)
            .files(self.files.clone())
            .components(self.rows.clone())
            .allowed_mentions(rings_at)
    }

    /// What fills in an answer that was put off.
    pub(super) fn fill_in(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(&self.text)
            .components(self.rows.clone())
            .allowed_mentions(CreateAllowedMentions::new())
    }

    /// A message after the answer to an interaction.
    pub(super) fn follow_up(&self, private: bool) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(&self.text)
            .files(self.files.clone())
            .components(self.rows.clone())
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(private)
    }
}

async fn draw(renderer: &Arc<Renderer>, picture: Picture) -> Result<CreateAttachment, RenderError> {
    let renderer = Arc::clone(renderer);
    let Picture { drawing, alt } = picture;
    let name = match drawing {
        Drawing::Board(_) => "board.png",
        Drawing::Chart(_) => "chart.png",
    };
    let png = tokio::task::spawn_blocking(move || renderer.picture(&drawing))
        .await
        .unwrap_or_else(|failed| std::panic::resume_unwind(failed.into_panic()))?;
    Ok(CreateAttachment::bytes(png, name).description(alt))
}

/// A form with one box.
pub(super) fn form(form: Form) -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Paragraph, form.label, "text")
        .placeholder(form.placeholder)
        .max_length(form.longest);
    CreateModal::new(form.id, form.title).components(vec![CreateActionRow::InputText(input)])
}

/// What was written into the box of a form.
pub(super) fn written(rows: &[ActionRow]) -> Option<&str> {
    let mut parts = rows.iter().flat_map(|row| &row.components);
    parts.find_map(|part| match part {
        ActionRowComponent::InputText(input) => input.value.as_deref(),
        _ => None,
    })
}

fn row(row: Row) -> CreateActionRow {
    match row {
        Row::Menu(menu) => CreateActionRow::SelectMenu(select(menu)),
        Row::Buttons(buttons) => {
            CreateActionRow::Buttons(buttons.into_iter().map(button).collect())
        }
    }
}

fn select(menu: Menu) -> CreateSelectMenu {
    let options = menu.choices.into_iter().map(option).collect();
    CreateSelectMenu::new(menu.id, CreateSelectMenuKind::String { options })
        .placeholder(menu.placeholder)
}

fn option(choice: Choice) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(choice.label, choice.value);
    match choice.detail {
        Some(detail) => option.description(detail),
        None => option,
    }
}

fn button(button: Button) -> CreateButton {
    let style = match button.style {
        Style::Primary => ButtonStyle::Primary,
        Style::Secondary => ButtonStyle::Secondary,
        Style::Danger => ButtonStyle::Danger,
    };
    CreateButton::new(button.id)
        .label(button.label)
        .style(style)
        .disabled(!button.enabled)
}
