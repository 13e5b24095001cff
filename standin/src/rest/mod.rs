//! The REST side: each request is read, met by its ordered fault if there is one, checked, done,
//! logged, and answered.

pub(crate) mod body;
mod callback;
mod channels;
mod commands;
mod draft;
pub(crate) mod error;
mod me;
mod members;
mod route;
mod webhooks;

use std::sync::Arc;

use axum::{
    body::Body as HttpBody,
    extract::Request,
    http::{
        HeaderValue, StatusCode,
        header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER},
    },
    response::Response,
};
use serde_json::{Value, json};

use self::{body::Body, error::ApiError, route::Route};
use crate::{
    breach::Breach,
    call::Call,
    clock,
    faults::Fault,
    listener::Lifeline,
    settings::Settings,
    state::{State, shared::Shared},
};

/// What a handler works with beside the state.
pub(crate) struct Context<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) base_url: String,
    pub(crate) query: String,
}

/// A good answer.
pub(crate) enum Reply {
    Json(Value),
    NoContent,
}

/// Answers one request of the bot, from arrival to answer.
pub(crate) async fn answer(shared: Arc<Shared>, lifeline: Lifeline, request: Request) -> Response {
    let at = clock::since(shared.started);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let query = request.uri().query().unwrap_or_default().to_owned();
    let below = path.strip_prefix("/api/v10").unwrap_or(&path);
    let route = Route::read(&method, below);
    let authorized = authorized(&shared.settings, &request);
    let mut call = Call {
        endpoint: route.as_ref().map(Route::endpoint),
        method: method.to_string(),
        path: cut_tokens(below, route.as_ref()),
        status: None,
        at,
        interaction: None,
    };
    let fault = shared.change(|state| {
        let token = route.as_ref().and_then(Route::token);
        call.interaction = token.and_then(|token| Some(state.by_token(token)?.id));
        state.orders.next_fault(call.endpoint?)
    });
    match &fault {
        Some(Fault::Answer {
            status,
            body,
            retry_after,
        }) => {
            // A body that is left unread costs the connection, and the next request on it would never arrive.
            let _ = body::read(request).await;
            call.status = Some(*status);
            shared.change(|state| state.calls.push(call));
            let mut response = json_response(*status, body);
            if let Some(after) = retry_after {
                let seconds =
                    HeaderValue::from(after.as_secs() + u64::from(after.subsec_nanos() > 0));
                response.headers_mut().insert(RETRY_AFTER, seconds);
            }
            return response;
        }
        Some(Fault::Hang) => {
            shared.change(|state| state.calls.push(call));
            return std::future::pending().await;
        }
        Some(Fault::DropConnection) => {
            shared.change(|state| state.calls.push(call));
            return lifeline.cut();
        }
        Some(Fault::Delay(delay)) => tokio::time::sleep(*delay).await,
        Some(Fault::LoseAnswer) | None => {}
    }
    let body = body::read(request).await;
    let context = Context {
        settings: &shared.settings,
        base_url: shared.url(),
        query,
    };
    let (response, hook) = shared.change(|state| {
        let outcome = body.and_then(|body| handle(state, &context, route, authorized, &body));
        let response = settle(state, &mut call, outcome);
        let hook = call
            .endpoint
            .and_then(|endpoint| state.orders.next_hook(endpoint));
        (response, hook)
    });
    if let Some(hook) = hook {
        hook(call).await;
    }
    if matches!(fault, Some(Fault::LoseAnswer)) {
        return lifeline.cut();
    }
    response
}

/// Does what the request asks for.
fn handle(
    state: &mut State,
    context: &Context<'_>,
    route: Option<Route>,
    authorized: bool,
    body: &Body,
) -> Result<Reply, ApiError> {
    let route = route.ok_or_else(|| ApiError::breach(404, 0, "404: Not Found"))?;
    if route.authenticated() && !authorized {
        return Err(ApiError::unlucky(401, 0, "401: Unauthorized"));
    }
    match route {
        Route::Gateway => Ok(me::gateway(context)),
        Route::GatewayBot => Ok(me::gateway_bot(context)),
        Route::CurrentUser => Ok(me::user()),
        Route::CurrentApplication => Ok(me::application()),
        Route::OpenDm => me::open_dm(state, body),
        Route::Commands { guild, deed } => commands::answer(state, guild, deed, body),
        Route::Callback { interaction, token } => {
            callback::answer(state, context, interaction, &token, body)
        }
        Route::FollowUp { token } => webhooks::follow_up(state, context, &token, body),
        Route::Webhook {
            token,
            message,
            deed,
        } => webhooks::message(state, context, &token, message, deed, body),
        Route::MemberRole {
            guild,
            user,
            role,
            deed,
        } => members::role(state, guild, (user, role), deed),
        Route::GetChannel { channel } => channels::get(state, channel),
        Route::GetMessages { channel } => channels::messages(state, channel),
        Route::CreateMessage { channel } => channels::create(state, context, channel, body),
        Route::Message {
            channel,
            message,
            deed,
        } => channels::message(state, context, (channel, message), deed, body),
    }
}

/// Logs the call and what was wrong with it, and writes the answer.
fn settle(state: &mut State, call: &mut Call, outcome: Result<Reply, ApiError>) -> Response {
    let response = match outcome {
        Ok(Reply::Json(value)) => json_response(200, &value),
        Ok(Reply::NoContent) => empty_response(),
        Err(error) => {
            let response = json_response(error.status, &error.body());
            if error.breach {
                state.breaches.push(Breach {
                    request: format!("{} {}", call.method, call.path),
                    status: error.status,
                    code: error.code,
                    reasons: error.reasons,
                });
            }
            response
        }
    };
    call.status = Some(response.status().as_u16());
    state.calls.push(call.clone());
    response
}

fn authorized(settings: &Settings, request: &Request) -> bool {
    let header = request.headers().get(AUTHORIZATION);
    let token = header.and_then(|header| header.to_str().ok());
    token.is_some_and(|token| token.strip_prefix("Bot ") == Some(settings.token.as_str()))
}

fn cut_tokens(path: &str, route: Option<&Route>) -> String {
    match route.and_then(Route::token) {
        Some(token) => path.replace(token, "…"),
        None => path.to_owned(),
    }
}

fn json_response(status: u16, body: &Value) -> Response {
    let mut response = Response::new(HttpBody::from(body.to_string()));
    *response.status_mut() =
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
}

fn empty_response() -> Response {
    let mut response = Response::new(HttpBody::empty());
    *response.status_mut() = StatusCode::NO_CONTENT;
    response
}

/// An answer that says where something is.
pub(crate) fn gateway_url(context: &Context<'_>) -> Value {
    json!(context.base_url.replacen("http", "ws", 1))
}
