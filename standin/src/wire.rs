//! The JSON a bot is sent: people, places, messages.

use serde_json::{Value, json};

use crate::{
    clock,
    model::{message::Attachment, snowflake::Snowflake},
    settings::APPLICATION,
    state::{
        State,
        post::{Asked, Post},
        rights::RoleRecord,
        world::{ChannelRecord, GuildRecord, MEMBER, Place, UserRecord},
    },
};

/// The bot itself.
pub(crate) fn bot() -> Value {
    json!({
        "id": APPLICATION,
        "username": "Lunette",
        "discriminator": "0000",
        "global_name": null,
        "avatar": null,
        "bot": true,
        "verified": true,
        "mfa_enabled": true,
        "flags": 0,
        "email": null,
    })
}

pub(crate) fn user(user: &UserRecord) -> Value {
    json!({
        "id": user.id,
        "username": user.name,
        "discriminator": "0",
        "global_name": user.name,
        "avatar": null,
        "bot": false,
        "public_flags": 0,
    })
}

/// Somebody as a member of a server.
pub(crate) fn member(state: &State, guild: &GuildRecord, user: &UserRecord) -> Value {
    let place = Place::Guild(guild.id);
    json!({
        "user": self::user(user),
        "nick": null,
        "avatar": null,
        "banner": null,
        "roles": guild.holders.get(&user.id).cloned().unwrap_or_default(),
        "joined_at": "2024-01-01T00:00:00.000000+00:00",
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
        "permissions": state.permissions_of(user.id, place).to_string(),
        "communication_disabled_until": null,
    })
}

/// A channel, as in an interaction or by itself.
pub(crate) fn channel(state: &State, id: Snowflake) -> Value {
    let Some(channel) = state.channel(id) else {
        return Value::Null;
    };
    match channel.place {
        Place::Guild(guild) => json!({
            "id": id, "type": 0, "guild_id": guild, "name": channel.name, "position": 0,
            "permission_overwrites": overwrites(channel), "nsfw": false, "parent_id": null, "topic": null,
            "last_message_id": null, "rate_limit_per_user": 0, "flags": 0,
            "permissions": state.bot_permissions(id).to_string(),
        }),
        Place::Group => json!({
            "id": id, "type": 3, "name": channel.name, "last_message_id": null, "flags": 0,
            "recipients": [], "icon": null, "owner_id": null,
        }),
        Place::Dm(user) => json!({
            "id": id, "type": 1, "last_message_id": null, "flags": 0,
            "recipients": state.user(user).map(self::user).into_iter().collect::<Vec<_>>(),
        }),
    }
}

/// What a channel denies the bot.
fn overwrites(channel: &ChannelRecord) -> Value {
    if channel.denied_to_bot == 0 {
        return json!([]);
    }
    json!([{
        "id": APPLICATION, "type": 1, "allow": "0", "deny": channel.denied_to_bot.to_string(),
    }])
}

/// A server, whole, as `GUILD_CREATE` brings it.
pub(crate) fn guild(state: &State, guild: &GuildRecord) -> Value {
    let here = |place: Place| place == Place::Guild(guild.id);
    let channels = state.channels.iter().filter(|channel| here(channel.place));
    let mut value = json!({
        "id": guild.id,
        "name": guild.name,
        "owner_id": APPLICATION,
        "afk_timeout": 300,
        "default_message_notifications": 1,
        "preferred_locale": guild.locale,
        "joined_at": "2024-01-01T00:00:00.000000+00:00",
        "member_count": state.users.len() + 1,
        "members": state.users.iter().map(|user| member(state, guild, user)).collect::<Vec<_>>(),
        "channels": channels.map(|found| channel(state, found.id)).collect::<Vec<_>>(),
        "roles": roles(guild),
    });
    // Everything a server has that this one hasn't.
    let lists = [
        "emojis",
        "features",
        "stickers",
        "voice_states",
        "threads",
        "presences",
        "stage_instances",
        "guild_scheduled_events",
    ];
    let zeros = [
        "verification_level",
        "explicit_content_filter",
        "mfa_level",
        "system_channel_flags",
        "premium_tier",
        "premium_subscription_count",
        "nsfw_level",
    ];
    let noes = [
        "nsfw",
        "premium_progress_bar_enabled",
        "large",
        "unavailable",
    ];
    let nulls = [
        "icon",
        "splash",
        "discovery_splash",
        "afk_channel_id",
        "application_id",
        "system_channel_id",
        "rules_channel_id",
        "vanity_url_code",
        "description",
        "banner",
        "public_updates_channel_id",
        "safety_alerts_channel_id",
        "incidents_data",
    ];
    set(&mut value, &lists, &json!([]));
    set(&mut value, &zeros, &json!(0));
    set(&mut value, &noes, &json!(false));
    set(&mut value, &nulls, &Value::Null);
    value
}

fn set(object: &mut Value, keys: &[&str], value: &Value) {
    for key in keys {
        object[key] = value.clone();
    }
}

/// All roles of a server: everyone's, the bot's own, and the others.
fn roles(guild: &GuildRecord) -> Vec<Value> {
    let mut everyone = bare_role(guild.id, "@everyone", MEMBER);
    everyone["position"] = json!(0);
    let bots = State::bots_role(guild.id);
    let mut bots = bare_role(bots, "Lunette", guild.bot_permissions);
    bots["position"] = json!(2);
    bots["managed"] = json!(true);
    bots["tags"] = json!({"bot_id": APPLICATION});
    let others = guild.roles.iter().map(role);
    [everyone, bots].into_iter().chain(others).collect()
}

/// A role.
pub(crate) fn role(role: &RoleRecord) -> Value {
    let mut wired = bare_role(role.id, &role.name, role.permissions);
    wired["mentionable"] = json!(role.mentionable);
    wired["position"] = json!(if role.above_bot { 3 } else { 1 });
    wired
}

fn bare_role(id: Snowflake, name: &str, permissions: u64) -> Value {
    json!({
        "id": id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "permissions": permissions.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}

/// A message, as REST answers and component interactions hold it.
pub(crate) fn message(state: &State, post: &Post) -> Value {
    let mut message = json!({
        "id": post.id,
        "type": if post.asked.as_ref().is_some_and(|asked| asked.command.is_some()) { 20 } else { 0 },
        "channel_id": post.channel,
        "author": bot(),
        "content": post.content,
        "timestamp": clock::iso8601(post.id.unix_millis()),
        "edited_timestamp": post.edited_at.map(clock::iso8601),
        "tts": false,
        "mention_everyone": false,
        "mentions": [],
        "mention_roles": post.mention_roles,
        "attachments": post.attachments.iter().map(attachment).collect::<Vec<_>>(),
        "embeds": post.embeds.iter().map(embed).collect::<Vec<_>>(),
        "components": post.components,
        "pinned": false,
        "flags": post.flags,
        "application_id": APPLICATION,
        "webhook_id": APPLICATION,
    });
    if let Some(asked) = &post.asked {
        if let Some(metadata) = metadata(state, asked) {
            message["interaction_metadata"] = metadata;
        }
    } else {
        // What the bot posts by itself comes from the bot, not from an interaction's webhook.
        message["webhook_id"] = Value::Null;
        message["nonce"] = json!(post.nonce);
    }
    message
}

fn metadata(state: &State, asked: &Asked) -> Option<Value> {
    let mut metadata = json!({
        "id": asked.interaction,
        "user": user(state.user(asked.user)?),
        "authorizing_integration_owners": {},
        "original_response_message_id": null,
    });
    if let Some(command) = &asked.command {
        metadata["type"] = json!(2);
        metadata["name"] = json!(command);
    } else {
        metadata["type"] = json!(3);
        metadata["interacted_message_id"] = json!(asked.source?);
    }
    Some(metadata)
}

fn attachment(file: &Attachment) -> Value {
    let (width, height) = file.dimensions.unzip();
    json!({
        "id": file.id,
        "filename": file.filename,
        "description": file.description,
        "size": file.size,
        "url": file.url,
        "proxy_url": file.url,
        "content_type": file.content_type,
        "width": width,
        "height": height,
    })
}

/// Discord adds the kind of an embed that a bot needn't send.
fn embed(embed: &Value) -> Value {
    let mut embed = embed.clone();
    if embed.get("type").is_none_or(Value::is_null) {
        embed["type"] = json!("rich");
    }
    embed
}
