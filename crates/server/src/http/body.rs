//! Reading what was sent: JSON bodies and query parameters, with clear answers where they are not
//! what they should be.

use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::{StatusCode, header, request::Parts};
use game::Broken;
use lang::Language;
use serde::de::DeserializeOwned;
use table::wire::request::FrameQuery;

use crate::tables::error::{Error, Result};

/// The largest body anyone needs; an own content table is the biggest thing sent.
pub const MOST_BYTES: usize = 128 * 1024;
/// A body must have arrived within this time.
const BODY_TIME: Duration = Duration::from_secs(10);

/// A JSON body.
#[derive(Debug)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|value| value.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            let message = "The body must be JSON: `Content-Type: application/json`.";
            return Err(Error::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", message));
        }
        let reading = axum::body::to_bytes(request.into_body(), MOST_BYTES);
        let bytes = match tokio::time::timeout(BODY_TIME, reading).await {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(_)) => {
                let message = format!("The body must be at most {MOST_BYTES} bytes.");
                return Err(Error::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message));
            }
            Err(_) => {
                let message = "The body did not arrive in time.";
                return Err(Error::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message));
            }
        };
        serde_json::from_slice(&bytes).map(Sent).map_err(|error| match error.is_data() {
            true => Error::invalid(error.to_string()),
            false => Error::bad_request(format!("This is no JSON: {error}")),
        })
    }
}

/// Query parameters.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(asked)| Asked(asked)).map_err(|error| Error::invalid(error.body_text()))
    }
}

/// The language sentences are wanted in, if they are.
pub fn language(query: &FrameQuery) -> Result<Option<Language>> {
    query.lang.as_ref().map(|code| code.parse().map_err(Error::from)).transpose()
}

/// An idempotency key that can be kept in a journal.
pub fn check_key(key: &str) -> Result<()> {
    let good = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    match good {
        true => Ok(()),
        false => Err(Error::invalid("key: 1 to 64 visible ASCII letters")),
    }
}

/// A name people may have: one line, not too long.
pub fn checked_name(name: &str) -> std::result::Result<String, Broken> {
    let name = name.trim();
    let good = (1..=40).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    match good {
        true => Ok(name.to_owned()),
        false => Err(Broken::new("name: 1 to 40 letters on one line")),
    }
}
