//! Reading what was sent: JSON bodies and query parameters, with clear answers where they are not
//! what they should be.

use std::error::Error as _;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::{header, request::Parts};
use game::say;
use serde::de::DeserializeOwned;
use table::wire::answer::Code;
use tower_http::timeout::TimeoutError;

use crate::tables::error::{Error, Result};

/// The largest body anyone needs; an own content table is the biggest thing sent.
pub(crate) const MOST_BYTES: usize = 128 * 1024;

/// Why a body could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unread {
    /// It did not arrive in time.
    Slow,
    Large,
}

/// A body of at most so many bytes.
pub(crate) async fn read(body: Body, most: usize) -> std::result::Result<Bytes, Unread> {
    axum::body::to_bytes(body, most).await.map_err(|error| {
        let mut cause = error.source();
        while let Some(deeper) = cause {
            if deeper.is::<TimeoutError>() {
                return Unread::Slow;
            }
            cause = deeper.source();
        }
        Unread::Large
    })
}

/// A JSON body.
#[derive(Debug)]
pub(crate) struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|value| value.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(Error::new(Code::NotJson, say!("server-no-json-body")));
        }
        let bytes = read(request.into_body(), MOST_BYTES).await.map_err(|unread| match unread {
            Unread::Slow => Error::new(Code::TooSlow, say!("server-no-patience")),
            Unread::Large => {
                Error::new(Code::TooLarge, say!("server-no-room", most = MOST_BYTES.to_string()))
            }
        })?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|error| match error.is_data() {
            true => Error::invalid(say!("server-no-sense", why = error.to_string())),
            false => Error::new(Code::BadRequest, say!("server-no-json", why = error.to_string())),
        })
    }
}

/// Query parameters.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        let query = Query::try_from_uri(&parts.uri);
        query
            .map(|Query(asked)| Asked(asked))
            .map_err(|error| Error::invalid(say!("server-no-sense", why = error.body_text())))
    }
}
