//! The text of an own content table, by the name that frames carry.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::http::Shared;
use crate::tables::error::{Error, Result};

/// The name is a hash of the text: what it names never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

pub(super) async fn read(
    State(house): Shared,
    Path(hash): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let text = house.hall.store.content(&hash).await?.ok_or_else(Error::no_such_page)?;
    let tag = format!("\"{hash}\"");
    let known = headers.get_all(header::IF_NONE_MATCH).iter().any(|value| value == tag.as_str());
    let named = [(header::ETAG, tag), (header::CACHE_CONTROL, FOR_EVER.to_owned())];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, named).into_response());
    }
    let kind = [(header::CONTENT_TYPE, "application/toml; charset=utf-8")];
    Ok((named, kind, text).into_response())
}
