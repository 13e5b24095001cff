//! The page.
use crate::state::shared::Shared;
use axum::{
    Router,
    response::{Html, IntoResponse, Response},
};
use std::sync::Arc;

pub(crate) fn document() -> Response {
    Html("").into_response()
}

pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new()
}
