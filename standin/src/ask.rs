//! Turning what a person does into `INTERACTION_CREATE`.

use serde_json::{Value, json};

use crate::{
    clock,
    model::snowflake::Snowflake,
    rest::body::SIZE_LIMIT,
    settings::APPLICATION,
    state::{
        State,
        interaction::{Interaction, InteractionKind},
        world::Place,
    },
    wire,
};

/// What a person does.
pub(crate) struct Ask {
    pub(crate) kind: InteractionKind,
    pub(crate) user: Snowflake,
    pub(crate) channel: Snowflake,
    /// The message whose control is used, or whose control opened the form.
    pub(crate) source: Option<Snowflake>,
    pub(crate) data: Value,
}

/// Begins an interaction and tells the bots.
pub(crate) fn begin(state: &mut State, ask: Ask) -> Snowflake {
    let id = state.ids.next();
    // Long and its own, as the real ones are; nobody needs to be kept from guessing it.
    let token = format!(
        "c3RhbmRpbg{:016x}{:016x}",
        id.0,
        id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    );
    let payload = payload(state, id, &token, &ask);
    let interaction = Interaction {
        id,
        token,
        kind: ask.kind,
        user: ask.user,
        channel: ask.channel,
        source: ask.source,
        began: clock::now(),
        first: None,
        original: None,
        follow_ups: Vec::new(),
        settled: false,
        modal: None,
        choices: Vec::new(),
    };
    state.interactions.insert(id, interaction);
    state.dispatch("INTERACTION_CREATE", &payload);
    id
}

/// Whose installation of the bot it is: the server's, or the person's own where the bot isn't.
fn owners(state: &State, place: Option<Place>, user: Snowflake) -> Value {
    match place {
        Some(place) if !state.has_bot(place) => json!({"1": user}),
        // In direct messages with the bot, a server's installation has the number 0.
        place => json!({"0": place.and_then(Place::guild).unwrap_or(Snowflake(0))}),
    }
}

fn payload(state: &State, id: Snowflake, token: &str, ask: &Ask) -> Value {
    let user = state.user(ask.user).cloned();
    let place = state.channel(ask.channel).map(|channel| channel.place);
    let guild = place.and_then(Place::guild);
    let mut payload = json!({
        "id": id,
        "application_id": APPLICATION,
        "type": ask.kind.number(),
        "data": ask.data,
        "channel": wire::channel(state, ask.channel),
        "channel_id": ask.channel,
        "token": token,
        "version": 1,
        "app_permissions": state.bot_permissions(ask.channel).to_string(),
        "locale": user.as_ref().map(|user| user.locale.clone()),
        "entitlements": [],
        "authorizing_integration_owners": owners(state, place, ask.user),
        "context": match place {
            Some(Place::Guild(_)) => 0,
            Some(Place::Dm(_)) | None => 1,
            Some(Place::Group) => 2,
        },
        "attachment_size_limit": SIZE_LIMIT,
    });
    if let Some(guild) = guild.and_then(|guild| state.guild(guild)) {
        payload["guild_id"] = json!(guild.id);
        payload["guild_locale"] = json!(guild.locale);
        payload["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
        let member = user.as_ref();
        let member = member.map(|user| wire::member(state, guild, user));
        payload["member"] = member.unwrap_or_default();
    } else {
        payload["user"] = user.as_ref().map(wire::user).unwrap_or_default();
    }
    let source = ask.source.and_then(|source| state.posts.get(&source));
    if let Some(source) = source {
        payload["message"] = wire::message(state, source);
    }
    payload
}
