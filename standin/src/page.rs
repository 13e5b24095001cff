//! The page at `/`, and the small JSON API it uses. It acts through [`User`] and [`Seat`], as a
//! test does.

use std::{collections::HashMap, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    extract::{Query, State},
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    answer::{Answer, Pending},
    model::{message::Message, snowflake::Snowflake},
    person::User,
    place::Channel,
    refusal::Refusal,
    seat::Seat,
    state::{State as World, shared::Shared, world::Place},
};

/// How long a page that has seen everything waits for news before it asks again.
const NEWS: Duration = Duration::from_secs(20);

/// The page itself.
pub(crate) fn document() -> Response {
    Html(include_str!("page.html")).into_response()
}

pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new()
        .route("/state", get(view))
        .route("/act", post(act))
}

/// Makes the people and the places a page begins with.
pub(crate) fn furnish(state: &mut World) {
    state.user_named("alice");
    state.user_named("bob");
    let (guild, _) = state.guild_named("Moonbase", true);
    state.channel_named(Place::Guild(guild), "games");
    state.channel_named(Place::Guild(guild), "lounge");
}

#[derive(Deserialize)]
struct Look {
    user: String,
    /// A channel's id, or `dm`.
    place: String,
    /// What the page has seen already.
    since: Option<u64>,
}

/// What one person sees in one place, as soon as it is news.
async fn view(State(shared): State<Arc<Shared>>, Query(look): Query<Look>) -> Json<Value> {
    if let Some(since) = look.since {
        shared.changed_since(since, NEWS).await;
    }
    let seat = seat(&shared, &look.user, &look.place);
    let version = shared.version();
    let messages = seat.messages();
    Json(shared.read(|state| {
        json!({
            "version": version,
            "connected": state.connections() > 0,
            "users": state.users.iter().map(|user| &user.name).collect::<Vec<_>>(),
            "names": state.users.iter().map(|user| (user.id.to_string(), &user.name)).collect::<HashMap<_, _>>(),
            "places": places(state),
            "commands": state.commands(),
            "breaches": state.breaches,
            "messages": messages,
        })
    }))
}

fn places(state: &World) -> Vec<Value> {
    let channels = state.channels.iter().filter_map(|channel| {
        let guild = state.guild(channel.place.guild()?)?;
        Some(json!({"id": channel.id, "name": channel.name, "guild": guild.name}))
    });
    channels.collect()
}

#[derive(Deserialize)]
struct Act {
    user: String,
    place: String,
    #[serde(flatten)]
    deed: Deed,
}

#[derive(Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
enum Deed {
    Run {
        text: String,
    },
    Type {
        text: String,
    },
    Press {
        message: String,
        custom_id: String,
    },
    Choose {
        message: String,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        interaction: String,
        fields: HashMap<String, String>,
    },
}

/// Does what a person on the page does, and says how it was first answered.
async fn act(State(shared): State<Arc<Shared>>, Json(act): Json<Act>) -> Json<Value> {
    let seat = seat(&shared, &act.user, &act.place);
    match begin(&shared, &seat, act.deed) {
        Ok(pending) => Json(told(&pending.first().await)),
        Err(refusal) => Json(json!({"refused": refusal.to_string()})),
    }
}

fn told(answer: &Answer) -> Value {
    json!({
        "interaction": answer.interaction,
        "kind": answer.kind,
        "modal": answer.modal,
        "choices": answer.choices,
    })
}

fn begin(shared: &Shared, seat: &Seat, deed: Deed) -> Result<Pending, Refusal> {
    match deed {
        Deed::Run { text } => seat.run_later(&text),
        Deed::Type { text } => seat.send(&text, true),
        Deed::Press { message, custom_id } => {
            let message = find(shared, &message)?;
            Ok(seat.user.press_id_later(&message, &custom_id))
        }
        Deed::Choose {
            message,
            custom_id,
            values,
        } => {
            let message = find(shared, &message)?;
            let values = values.iter().map(String::as_str).collect::<Vec<_>>();
            Ok(seat.user.choose_id_later(&message, &custom_id, &values))
        }
        Deed::Submit {
            interaction,
            fields,
        } => {
            let id = read_id(&interaction);
            let modal = shared.read(|state| state.interactions.get(&id)?.modal.clone());
            let modal = modal.ok_or(Refusal::NoMessage(id))?;
            let fields = fields
                .iter()
                .map(|(name, text)| (name.as_str(), text.as_str()));
            seat.user.submit_later(&modal, &fields.collect::<Vec<_>>())
        }
    }
}

fn find(shared: &Shared, id: &str) -> Result<Message, Refusal> {
    let id = read_id(id);
    let found = shared.read(|state| state.message(id));
    found.ok_or(Refusal::NoMessage(id))
}

fn read_id(text: &str) -> Snowflake {
    text.parse().unwrap_or(Snowflake(0))
}

fn seat(shared: &Arc<Shared>, name: &str, place: &str) -> Seat {
    let existing = shared.read(|state| {
        let user = state.users.iter().find(|user| user.name == name)?.id;
        let channel = match place.parse::<Snowflake>() {
            Ok(id) => state.channel(id)?.id,
            Err(_) => {
                state
                    .channels
                    .iter()
                    .find(|known| known.place == Place::Dm(user))?
                    .id
            }
        };
        Some((user, channel))
    });
    // Looking on mustn't count as news, so nothing is made that is there already.
    let (id, channel) = existing.unwrap_or_else(|| {
        shared.change(|state| {
            let user = state.user_named(name);
            (user, state.channel_named(Place::Dm(user), "").0)
        })
    });
    let user = User {
        shared: Arc::clone(shared),
        id,
        name: name.to_owned(),
    };
    let channel = Channel {
        shared: Arc::clone(shared),
        id: channel,
    };
    user.in_channel(&channel)
}
