//! The record: of a finished match all of it, of an unfinished one what the caller may know.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::wire::answer;
use table::wire::request::{RecordFormat, RecordQuery};

use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::caller::Caller;
use crate::tables::error::{Error, Result};
use crate::tables::shown::{commitment, told};

pub(super) async fn record(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Asked(query): Asked<RecordQuery>,
) -> Result<Response> {
    let (folded, role) = house.hall.looking(&id, &caller).await?;
    let text = folded.record().map(|record| record.to_string());
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
