//! A small bot that answers in every way there is.

use discord_standin::Discord;
use serenity::all::{
    AutocompleteChoice, ClientBuilder, Command, CommandInteraction, CommandOptionType,
    ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateInputText,
    CreateInteractionResponse as Response, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EventHandler, GatewayIntents,
    Http, HttpBuilder, InputTextStyle, Interaction, Ready, ResolvedValue,
};
use tokio::task::JoinHandle;

/// The least PNG header there is: 11 by 7.
pub(crate) const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x0b\0\0\0\x07";

struct Handler;

/// Starts the bot and waits until it is ready.
pub(crate) async fn start(discord: &Discord) -> JoinHandle<()> {
    let bot = spawn(discord).await;
    discord.ready().await.expect("the bot gets ready");
    bot
}

/// Starts the bot.
pub(crate) async fn spawn(discord: &Discord) -> JoinHandle<()> {
    let builder = ClientBuilder::new_with_http(http(discord), GatewayIntents::GUILDS);
    let mut client = builder
        .event_handler(Handler)
        .await
        .expect("the client is built");
    tokio::spawn(async move {
        // It ends when the stand-in does, and complains; nobody needs to hear that.
        let _ = client.start().await;
    })
}

pub(crate) fn http(discord: &Discord) -> Http {
    HttpBuilder::new(discord.token())
        .proxy(discord.url())
        .ratelimiter_disabled(true)
        .build()
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        let commands = vec![
            CreateCommand::new("play")
                .description("Plays")
                .add_option(
                    CreateCommandOption::new(CommandOptionType::Integer, "deal", "Which deal")
                        .min_int_value(0)
                        .set_autocomplete(true),
                )
                .add_option(
                    CreateCommandOption::new(CommandOptionType::String, "rules", "Which rules")
                        .add_string_choice("Plain", "plain")
                        .add_string_choice("No redeal", "no_redeal"),
                ),
            CreateCommand::new("slow").description("Thinks first"),
            CreateCommand::new("late").description("Never answers"),
            CreateCommand::new("ask").description("Opens a form"),
            CreateCommand::new("whisper").description("Says it to one"),
            CreateCommand::new("stats")
                .description("Counts")
                .set_options(vec![
                    CreateCommandOption::new(CommandOptionType::SubCommand, "of", "Somebody's")
                        .add_sub_option(
                            CreateCommandOption::new(CommandOptionType::User, "who", "Whose")
                                .required(true),
                        ),
                ]),
        ];
        let done = Command::set_global_commands(&context.http, commands).await;
        done.expect("the commands are accepted");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        // A refusal is the test's business: it reads it from the stand-in's log.
        let _ = match interaction {
            Interaction::Command(command) => run(&context, &command).await,
            Interaction::Component(component) => press(&context, &component).await,
            Interaction::Autocomplete(typing) => {
                let choices = vec![AutocompleteChoice::new("Twelve", 12)];
                let choices = CreateAutocompleteResponse::new().set_choices(choices);
                typing
                    .create_response(&context, Response::Autocomplete(choices))
                    .await
            }
            Interaction::Modal(form) => {
                let rows = form.data.components.iter().flat_map(|row| &row.components);
                let filled = rows.filter_map(|component| match component {
                    serenity::all::ActionRowComponent::InputText(input) => input.value.clone(),
                    _ => None,
                });
                let text = format!("{}: {}", form.data.custom_id, filled.collect::<String>());
                form.create_response(&context, Response::Message(message().content(text)))
                    .await
            }
            _ => Ok(()),
        };
    }
}

async fn run(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    match command.data.name.as_str() {
        "play" => {
            let answer = board("dealt")
                .add_file(CreateAttachment::bytes(PNG, "board.png").description("7♥"));
            command
                .create_response(context, Response::Message(answer))
                .await
        }
        "slow" => {
            command
                .create_response(context, Response::Defer(message()))
                .await?;
            let file = CreateAttachment::bytes(PNG, "board.png");
            let edit = EditInteractionResponse::new()
                .content("thought")
                .allowed_mentions(CreateAllowedMentions::new())
                .new_attachment(file);
            command.edit_response(context, edit).await.map(drop)
        }
        "ask" => {
            command
                .create_response(context, Response::Modal(form()))
                .await
        }
        "whisper" => {
            let answer = message().content("psst").ephemeral(true);
            command
                .create_response(context, Response::Message(answer))
                .await?;
            let more = CreateInteractionResponseFollowup::new()
                .content("more")
                .ephemeral(true)
                .allowed_mentions(CreateAllowedMentions::new());
            command.create_followup(context, more).await.map(drop)
        }
        "stats" => {
            let option = command.data.options().into_iter().next();
            let who = match option.map(|option| option.value) {
                Some(ResolvedValue::SubCommand(inner)) => match inner.first().map(|o| &o.value) {
                    Some(ResolvedValue::User(user, _)) => user.name.clone(),
                    other => format!("{other:?}"),
                },
                other => format!("{other:?}"),
            };
            command
                .create_response(context, Response::Message(message().content(who)))
                .await
        }
        _ => Ok(()),
    }
}

async fn press(context: &Context, component: &ComponentInteraction) -> serenity::Result<()> {
    let deed = component.data.custom_id.as_str();
    match deed {
        "undo" | "move" => {
            let file = CreateAttachment::bytes(PNG, "after.png");
            let answer = board(deed).add_file(file);
            component
                .create_response(context, Response::UpdateMessage(answer))
                .await
        }
        "bare" => {
            let answer = board("wiped");
            component
                .create_response(context, Response::UpdateMessage(answer))
                .await
        }
        "quiet" => {
            component
                .create_response(context, Response::Acknowledge)
                .await?;
            let kept = component
                .message
                .attachments
                .iter()
                .fold(EditAttachments::new(), |all, file| all.keep(file.id));
            let edit = EditInteractionResponse::new()
                .content("edited")
                .allowed_mentions(CreateAllowedMentions::new())
                .attachments(kept);
            component.edit_response(context, edit).await.map(drop)
        }
        other => {
            let answer = message()
                .content(format!("unknown {other}"))
                .ephemeral(true);
            component
                .create_response(context, Response::Message(answer))
                .await
        }
    }
}

fn message() -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().allowed_mentions(CreateAllowedMentions::new())
}

fn board(text: &str) -> CreateInteractionResponseMessage {
    let options = vec![
        CreateSelectMenuOption::new("7♥ pile 3 → ace foundation", "p3 fA"),
        CreateSelectMenuOption::new("8♥ pile 4 → ace foundation", "p4 fA"),
    ];
    let menu = CreateSelectMenu::new("move", CreateSelectMenuKind::String { options });
    let buttons = vec![
        CreateButton::new("undo").label("Undo"),
        CreateButton::new("shift").label("Shift (3)"),
        CreateButton::new("redo").label("Redo").disabled(true),
        CreateButton::new("quiet").label("Quiet"),
        CreateButton::new("bare").label("Bare"),
    ];
    message().content(text).components(vec![
        CreateActionRow::SelectMenu(menu),
        CreateActionRow::Buttons(buttons),
    ])
}

fn form() -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, "Moves", "moves").max_length(20);
    CreateModal::new("v1:moves", "Type moves").components(vec![CreateActionRow::InputText(input)])
}
