//! Buttons and menus.

use std::convert::Infallible;

use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Context, FullEvent, Interaction, Message,
    MessageFlags, ModalInteraction,
};
use tracing::debug;

use super::daily::Pressed;
use super::gate::{Answer, pass};
use super::message::written;
use super::pages;
use super::place::{Seat, is_editable};
use super::reply::{Asked, Form};
use super::visit::Visit;
use super::{Bot, FrameworkContext, daily};
use crate::view::action::{Action, Press};
use crate::view::screen;

/// Takes every event of the gateway that isn't a command.
pub(super) async fn on_event(
    context: FrameworkContext<'_>,
    event: &FullEvent,
) -> Result<(), Infallible> {
    if let FullEvent::InteractionCreate { interaction } = event {
        let (bot, discord) = (context.user_data, context.serenity_context);
        match interaction {
            Interaction::Component(pressed) => component(bot, discord, pressed).await,
            Interaction::Modal(submitted) => modal(bot, discord, submitted).await,
            _ => {}
        }
    }
    Ok(())
}

async fn component(bot: &Bot, discord: &Context, pressed: &ComponentInteraction) {
    let value = match &pressed.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    };
    let decoded = Action::decode(&pressed.data.custom_id, value);
    let visit = Visit {
        user: pressed.user.id,
        guild: pressed.guild_id,
        action: &pressed.data.custom_id,
        asked: Asked {
            http: &discord.http,
            id: pressed.id,
            token: &pressed.token,
        },
        form: match decoded {
            // The search may take over a second.
            Ok(Action::Board {
                press: Press::CouldWin,
                ..
            }) => Form::Later,
            Ok(Action::Race(action)) => daily::form(action, is_private(&pressed.message)),
            _ => Form::Update {
                private: is_private(&pressed.message),
            },
        },
        seat: Seat {
            channel: pressed.channel_id,
            message: Some(pressed.message.id),
            editable: Some(is_editable(
                pressed.context,
                &pressed.authorizing_integration_owners,
            )),
        },
    };
    let (player, server) = (visit.player(), visit.server());
    let work = Box::pin(async {
        match decoded {
            Ok(Action::Race(action)) => {
                daily::act(bot, Pressed::of(discord, pressed), action).await
            }
            Ok(Action::Page(action)) => {
                pages::turn(bot, server, player, action, bot.clock.now()).await
            }
            Ok(action) => {
                let shown = bot.app.act(player, action, bot.clock.now()).await?;
                Ok(Answer::Board(Box::new(shown)))
            }
            Err(unknown) => {
                debug!(%unknown, "a control was not understood");
                Ok(unknown_control(bot))
            }
        }
    });
    pass(bot, visit, work).await;
}

/// The form in which moves are typed, sent. It was opened from a board, which it updates.
async fn modal(bot: &Bot, discord: &Context, submitted: &ModalInteraction) {
    let visit = Visit {
        user: submitted.user.id,
        guild: submitted.guild_id,
        action: &submitted.data.custom_id,
        asked: Asked {
            http: &discord.http,
            id: submitted.id,
            token: &submitted.token,
        },
        form: match &submitted.message {
            Some(board) => Form::Update {
                private: is_private(board),
            },
            None => Form::Post { private: true },
        },
        seat: Seat {
            channel: submitted.channel_id,
            message: submitted.message.as_ref().map(|board| board.id),
            editable: None,
        },
    };
    let player = visit.player();
    let work = Box::pin(async {
        let Ok(Action::Board {
            game,
            seq,
            press: Press::Type,
        }) = Action::decode(&submitted.data.custom_id, None)
        else {
            return Ok(unknown_control(bot));
        };
        let text = written(&submitted.data.components).unwrap_or_default();
        let now = bot.clock.now();
        let shown = bot.app.submit(player, (game, seq), text, now).await?;
        Ok(Answer::Board(Box::new(shown)))
    });
    pass(bot, visit, work).await;
}

fn unknown_control(bot: &Bot) -> Answer {
    Answer::Private(screen::line(bot.words.say("unknown-control", &[])))
}

fn is_private(message: &Message) -> bool {
    message
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}
