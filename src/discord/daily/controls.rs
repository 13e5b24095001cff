//! The buttons of daily races.

use serenity::all::{ComponentInteraction, Context, RoleId};

use super::convert::{card, seconds, shown_race, standings};
use super::remind::remind;
use super::server;
use crate::app::race::{Daily, GuildId, Standings};
use crate::app::{AppError, PlayerId};
use crate::discord::Bot;
use crate::discord::gate::Answer;
use crate::discord::reply::Form;
use crate::rules::RaceId;
use crate::view::action::RaceAction;
use crate::view::race;

/// Who pressed a button of a daily race, and where.
pub(in crate::discord) struct Pressed<'a> {
    pub(super) discord: &'a Context,
    pub(super) player: PlayerId,
    pub(super) server: Result<GuildId, AppError>,
    /// The roles that the player has there.
    pub(super) roles: &'a [RoleId],
}

impl<'a> Pressed<'a> {
    pub(in crate::discord) fn of(discord: &'a Context, pressed: &'a ComponentInteraction) -> Self {
        let owners = &pressed.authorizing_integration_owners;
        let member = pressed.member.as_ref();
        Self {
            discord,
            player: PlayerId(pressed.user.id.get()),
            server: server(pressed.guild_id, owners),
            roles: member.map_or(&[], |member| member.roles.as_slice()),
        }
    }
}

/// The form of the answer to such a button on a message that is private or not.
pub(in crate::discord) const fn form(action: RaceAction, private: bool) -> Form {
    match action {
        RaceAction::Begin | RaceAction::Continue(_) | RaceAction::Page(..) if private => {
            Form::Update { private }
        }
        RaceAction::PostResult(_) => Form::Post { private: false },
        // Discord is asked for the role, and may let one wait.
        RaceAction::Remind => Form::Later,
        _ => Form::Post { private: true },
    }
}

/// Does what such a button asks for.
pub(in crate::discord) async fn act(
    bot: &Bot,
    pressed: Pressed<'_>,
    action: RaceAction,
) -> Result<Answer, AppError> {
    let (player, now) = (pressed.player, bot.clock.now());
    let guild = match pressed.server {
        Ok(guild) => guild,
        Err(nowhere) => return Err(nowhere),
    };
    let shown = match action {
        RaceAction::Play => return play(bot, guild, player).await,
        RaceAction::Remind => return remind(bot, guild, &pressed).await,
        RaceAction::Standings(race) => return page(bot, guild, (race, 0), player).await,
        RaceAction::Page(race, page) => {
            return self::page(bot, guild, (race, page), player).await;
        }
        RaceAction::PostResult(race) => return post_result(bot, guild, race, player).await,
        RaceAction::Begin => bot.app.daily_begin(guild, player, now).await?,
        RaceAction::Continue(race) => bot.app.daily_continue(player, race, now).await?,
        RaceAction::Practice(race) => bot.app.practice(player, race, now).await?,
    };
    Ok(Answer::Board(Box::new(shown)))
}

/// Shows today's attempt, or asks about an earlier one that is open.
pub(in crate::discord) async fn play(
    bot: &Bot,
    guild: GuildId,
    player: PlayerId,
) -> Result<Answer, AppError> {
    let now = bot.clock.now();
    match bot.app.daily_play(guild, player, now).await? {
        Daily::Shown(shown) => Ok(Answer::Board(shown)),
        Daily::WhichOne {
            earlier, closes_at, ..
        } => {
            let earlier = shown_race(&earlier, now);
            let asked = race::which_one(bot.words, &earlier, seconds(closes_at));
            Ok(Answer::Private(asked))
        }
    }
}

/// A page of standings, in the form that was asked for.
pub(in crate::discord) fn show_standings(bot: &Bot, found: &Standings) -> Answer {
    let found = standings(found, bot.clock.now());
    Answer::Page(race::standings(bot.words, &found))
}

async fn page(
    bot: &Bot,
    guild: GuildId,
    (race, page): (RaceId, u32),
    player: PlayerId,
) -> Result<Answer, AppError> {
    let now = bot.clock.now();
    let found = bot.app.standings(race, page, player, now).await?;
    if found.race.guild != guild {
        return Err(AppError::UnknownRace(race));
    }
    Ok(show_standings(bot, &found))
}

async fn post_result(
    bot: &Bot,
    guild: GuildId,
    race: RaceId,
    player: PlayerId,
) -> Result<Answer, AppError> {
    let now = bot.clock.now();
    let found = bot.app.result_card(player, race, now).await?;
    if found.race.guild != guild {
        return Err(AppError::UnknownRace(race));
    }
    let found = card(&found, player.0, now);
    Ok(Answer::Page(race::card(bot.words, &found)))
}
