//! The HTTP server: the gateway and the page at `/`, files, and REST for everything else.

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    extract::{
        ConnectInfo, DefaultBodyLimit, Path, Request, State,
        ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::{any, get},
};
use tokio::net::TcpListener;

use crate::{
    gateway,
    listener::{Door, Lifeline},
    model::snowflake::Snowflake,
    page, rest,
    state::shared::Shared,
};

/// Above what Discord takes, so that it is the stand-in who refuses.
const BODY_LIMIT: usize = 32 * 1024 * 1024;

/// Serves until the task is aborted.
pub(crate) async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    let mut router = Router::new()
        .route("/", get(front))
        .route("/attachments/{channel}/{id}/{filename}", get(attachment))
        .route("/api/v10/{*path}", any(api))
        .fallback(async || StatusCode::NOT_FOUND);
    if shared.settings.page {
        router = router.nest("/_page", page::router());
    }
    let router = router
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(shared);
    let service = router.into_make_service_with_connect_info::<Lifeline>();
    if let Err(error) = axum::serve(Door(listener), service).await {
        tracing::error!(%error, "the stand-in's server ended");
    }
}

/// A bot that wants the gateway, or somebody who wants the page.
async fn front(
    State(shared): State<Arc<Shared>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match upgrade {
        Ok(upgrade) => upgrade.on_upgrade(|socket| gateway::serve(shared, socket)),
        Err(_) if shared.settings.page => page::document(),
        Err(rejection) => rejection.into_response(),
    }
}

async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_, id, _)): Path<(String, u64, String)>,
) -> Response {
    let found = shared.read(|state| {
        let files = state.posts.values().flat_map(|post| &post.attachments);
        let mut files = files.filter(|file| file.id == Snowflake(id));
        files
            .next()
            .map(|file| (file.content_type.clone(), Arc::clone(&file.data)))
    });
    match found {
        Some((kind, data)) => ([(CONTENT_TYPE, kind)], Body::from(data.to_vec())).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn api(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(lifeline): ConnectInfo<Lifeline>,
    request: Request,
) -> Response {
    rest::answer(shared, lifeline, request).await
}
