//! The body of a request: JSON, or a form with files.

use axum::{
    body::Bytes,
    extract::{FromRequest, Multipart, Request},
    http::header::CONTENT_TYPE,
};
use serde_json::Value;

use super::error::ApiError;

/// What a request brings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
}

/// A file sent as `files[n]`.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) data: Bytes,
}

/// The most that all files of a request may weigh: 10 MiB without boosts.
pub(crate) const SIZE_LIMIT: usize = 10 * 1024 * 1024;

/// Reads a body, whichever of the two kinds it is.
pub(crate) async fn read(request: Request) -> Result<Body, ApiError> {
    let kind = request.headers().get(CONTENT_TYPE);
    let form = kind
        .and_then(|kind| kind.to_str().ok())
        .is_some_and(|kind| kind.starts_with("multipart/form-data"));
    if form {
        read_form(request).await
    } else {
        read_json(request).await
    }
}

async fn read_json(request: Request) -> Result<Body, ApiError> {
    let bytes = Bytes::from_request(request, &())
        .await
        .map_err(|error| ApiError::invalid(vec![format!("body: {error}")]))?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    Ok(Body {
        json: parse(&bytes)?,
        files: Vec::new(),
    })
}

async fn read_form(request: Request) -> Result<Body, ApiError> {
    let broken = |error: &dyn std::fmt::Display| ApiError::invalid(vec![format!("body: {error}")]);
    let mut form = Multipart::from_request(request, &())
        .await
        .map_err(|error| broken(&error))?;
    let mut body = Body::default();
    while let Some(field) = form.next_field().await.map_err(|error| broken(&error))? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().unwrap_or("file").to_owned();
        let content_type = field
            .content_type()
            .unwrap_or("application/octet-stream")
            .to_owned();
        let data = field.bytes().await.map_err(|error| broken(&error))?;
        if name == "payload_json" {
            body.json = parse(&data)?;
            continue;
        }
        let number = name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'));
        let Some(number) = number.and_then(|number| number.parse().ok()) else {
            return Err(ApiError::invalid(vec![format!(
                "body: no such form field as {name}"
            )]));
        };
        body.files.push(Upload {
            number,
            filename,
            content_type,
            data,
        });
    }
    let weight = body.files.iter().map(|file| file.data.len()).sum::<usize>();
    if weight > SIZE_LIMIT {
        return Err(ApiError::breach(413, 40005, "Request entity too large"));
    }
    Ok(body)
}

fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes)
        .map_err(|error| ApiError::breach(400, 50109, &format!("invalid JSON: {error}")))
}
