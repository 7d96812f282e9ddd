//! The record: of a finished match all of it, of an unfinished one what the caller may know.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use store::Status;
use table::wire::answer;
use table::wire::request::{RecordFormat, RecordQuery};

use super::{Id, Shared, looking};
use crate::http::body::Asked;
use crate::http::caller::Caller;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::shown::{commitment, told};

pub async fn record(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Asked(query): Asked<RecordQuery>,
) -> Result<Response> {
    let (folded, role) = looking(&house, &id, &caller).await?;
    let text = text(&folded);
    if query.format == RecordFormat::Text {
        let text = text.ok_or_else(Error::not_over)?;
        let file = format!("attachment; filename=\"{id}.serai\"");
        let kind = "text/plain; charset=utf-8".to_owned();
        return Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)], text)
            .into_response());
    }
    let (notes, _) = folded.since(0);
    let answer = answer::Record {
        table: id,
        finished: text.is_some(),
        terms: folded.terms.clone(),
        names: folded.names(),
        commitment: commitment(&folded),
        told: told(&folded, role.viewer(), notes, 0),
        record: text,
    };
    Ok(Json(answer).into_response())
}

/// The text that `serai verify` checks; nothing before the end, since it holds every secret.
fn text(folded: &Folded) -> Option<String> {
    record_of(folded).map(|record| record.to_string())
}

pub fn record_of(folded: &Folded) -> Option<table::Record> {
    let play = folded.play.as_deref().filter(|_| folded.status() == Status::Over)?;
    let mut record = play.record();
    record.names = folded.names();
    Some(record)
}
