//! `/daily setup`

use std::convert::Infallible;

use poise::ChoiceParameter;
use serenity::all::{AutocompleteChoice, ChannelId, CreateAutocompleteResponse, Role};
use tracing::warn;

use super::{SUGGESTIONS, for_managers, line, manages, server};
use crate::app::race::{
    self, GameChoice, GuildId, Mention, Posts, RaceInfo, ServerSettings, SettingsChange, zone_name,
    zones,
};
use crate::app::{self, AppError};
use crate::discord::commands::play::Switch;
use crate::discord::commands::visit;
use crate::discord::daily::{Refused, announce, permits_too_much, seconds};
use crate::discord::fault::describe;
use crate::discord::gate::{Answer, pass};
use crate::discord::reply::Form;
use crate::discord::{Bot, Context};
use crate::rules::RuleSet;
use crate::view::setup::{self, Trouble};

/// The games that races can be of.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub(super) enum RaceGame {
    #[name = "rotate"]
    Rotate,
    #[name = "crescent-classic"]
    CrescentClassic,
    #[name = "crescent-plain"]
    CrescentPlain,
    #[name = "waning-moon"]
    WaningMoon,
    #[name = "crazy-quilt"]
    CrazyQuilt,
}

/// Shows or changes how the races of the server go.
#[poise::command(slash_command)]
pub(super) async fn setup(
    context: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<ChannelId>,
    #[autocomplete = "suggest_zones"] zone: Option<String>,
    game: Option<RaceGame>,
    role: Option<Role>,
    #[rename = "no-role"] no_role: Option<bool>,
    posts: Option<Switch>,
) -> Result<(), Infallible> {
    let bot = context.data();
    // Discord is asked to post, and may let one wait.
    let visit = visit(context, "/daily setup", Form::Later);
    let work = Box::pin(async {
        let guild = server(context)?;
        if !manages(context) {
            return Ok(for_managers(bot.words));
        }
        let change = SettingsChange {
            zone,
            game: game.map(choice),
            channel: channel.map(|channel| app::ChannelId(channel.get())),
            mention: mention(role.as_ref(), no_role == Some(true)),
            posts: posts.map(switched),
        };
        if change == SettingsChange::default() {
            return shown(bot, guild).await;
        }
        if let Some(key) = role.as_ref().and_then(|role| unfit(role, guild)) {
            return Ok(line(bot.words, key));
        }
        if let Some(key) = refused_there(bot, context, guild, &change).await? {
            return Ok(line(bot.words, key));
        }
        let done = bot.app.set_up(guild, change, bot.clock.now()).await?;
        bot.wake.notify_one();
        let mut troubles: Vec<Trouble> = done.before.trouble.map(trouble).into_iter().collect();
        troubles.extend(role.iter().flat_map(|role| out_of_reach(context, role)));
        Ok(screen(bot, &done.settings, done.running.as_ref(), troubles))
    });
    pass(bot, visit, work).await;
    Ok(())
}

/// The settings as they are.
async fn shown(bot: &Bot, guild: GuildId) -> Result<Answer, AppError> {
    let settings = bot.app.settings(guild).await?;
    let running = bot.app.race_today(guild, bot.clock.now()).await?;
    let troubles = settings.trouble.map(trouble).into_iter().collect();
    Ok(screen(bot, &settings, running.as_ref(), troubles))
}

fn screen(
    bot: &Bot,
    settings: &ServerSettings,
    running: Option<&RaceInfo>,
    troubles: Vec<Trouble>,
) -> Answer {
    Answer::Private(setup::setup(
        bot.words,
        &setup::Setup {
            zone: settings.zone.clone(),
            game: match settings.game {
                GameChoice::Rotate => None,
                GameChoice::Always(set) => Some(set),
            },
            channel: settings.channel.map(|channel| channel.0),
            next_post_at: settings.next_post_at.map(seconds),
            role: settings.role,
            running_until: running.map(|race| seconds(race.ends_at)),
            troubles,
        },
    ))
}

/// Why a role can't be the one that a button gives, if it can't.
fn unfit(role: &Role, guild: GuildId) -> Option<&'static str> {
    if role.id.get() == guild.0 {
        Some("setup-role-everyone")
    } else if role.managed {
        Some("setup-role-managed")
    } else if permits_too_much(role.permissions) {
        Some("setup-role-too-much")
    } else {
        None
    }
}

/// What the bot can't do about a role, as far as the interaction tells.
fn out_of_reach(context: Context<'_>, role: &Role) -> Vec<Trouble> {
    let may = context.interaction.app_permissions.unwrap_or_default();
    let all = may.administrator();
    let mut troubles = Vec::new();
    if !all && !may.manage_roles() {
        troubles.push(Trouble::CantGiveRole);
    }
    if !all && !role.mentionable && !may.mention_everyone() {
        troubles.push(Trouble::CantMentionRole);
    }
    troubles
}

/// Posts in a channel that is to have the daily post from now on, and says why that can't be done, if it can't.
async fn refused_there(
    bot: &Bot,
    context: Context<'_>,
    guild: GuildId,
    change: &SettingsChange,
) -> Result<Option<&'static str>, AppError> {
    let now = bot.app.settings(guild).await?;
    // Nothing is said anywhere before the rest is known to be in order.
    if let Some(unknown) = change
        .zone
        .as_deref()
        .filter(|zone| zone_name(zone).is_none())
    {
        return Err(AppError::UnknownZone(unknown.to_owned()));
    }
    let begins = !now.posts || change.channel.is_some_and(|new| Some(new) != now.channel);
    let wanted = change.posts != Some(Posts::Off)
        && (change.channel.is_some() || change.posts == Some(Posts::On));
    let channel = change.channel.or(now.channel);
    let Some(channel) = channel.filter(|_| begins && wanted) else {
        return Ok(None);
    };
    let role = change.mention.map_or(now.role, Mention::role);
    let http = &context.serenity_context().http;
    Ok(match announce(bot, http, channel, role.is_some()).await {
        Ok(()) => None,
        Err(Refused::Never(race::Trouble::ChannelGone)) => Some("setup-channel-gone"),
        Err(Refused::Never(race::Trouble::Forbidden)) => Some("setup-channel-forbidden"),
        Err(Refused::NotNow(why) | Refused::Unknown(why)) => {
            warn!(why = %describe(&why), "a channel was not tried");
            Some("setup-channel-failed")
        }
    })
}

fn mention(role: Option<&Role>, nobody: bool) -> Option<Mention> {
    let named = role.map(|role| Mention::Role(role.id.get()));
    named.or(nobody.then_some(Mention::Nobody))
}

const fn trouble(trouble: race::Trouble) -> Trouble {
    match trouble {
        race::Trouble::ChannelGone => Trouble::ChannelGone,
        race::Trouble::Forbidden => Trouble::Forbidden,
    }
}

const fn switched(switch: Switch) -> Posts {
    match switch {
        Switch::On => Posts::On,
        Switch::Off => Posts::Off,
    }
}

const fn choice(game: RaceGame) -> GameChoice {
    match game {
        RaceGame::Rotate => GameChoice::Rotate,
        RaceGame::CrescentClassic => GameChoice::Always(RuleSet::CrescentClassic),
        RaceGame::CrescentPlain => GameChoice::Always(RuleSet::CrescentPlain),
        RaceGame::WaningMoon => GameChoice::Always(RuleSet::WaningMoon),
        RaceGame::CrazyQuilt => GameChoice::Always(RuleSet::CrazyQuilt),
    }
}

#[expect(clippy::unused_async, reason = "poise awaits it")]
async fn suggest_zones(_: Context<'_>, so_far: &str) -> CreateAutocompleteResponse {
    let found = zones(so_far, SUGGESTIONS);
    let choices = found.into_iter();
    let choices = choices.map(|name| AutocompleteChoice::new(name.clone(), name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
