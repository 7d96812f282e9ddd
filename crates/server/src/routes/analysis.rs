//! The analysis of a finished match for programs: asking for it, and how far it is.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::{Id, Shared, looking};
use crate::House;
use crate::analyst::Study;
use crate::caller::Caller;
use crate::error::Result;
use crate::fold::Folded;

pub async fn read(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (folded, _) = looking(&house, &id, &caller).await?;
    Ok(Json(answer(&house, &folded).await?).into_response())
}

/// Whoever may look at a finished table may have it analysed; asking twice changes nothing.
pub async fn ask(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (folded, _) = looking(&house, &id, &caller).await?;
    house.analyst.ask(&folded).await?;
    Ok((StatusCode::ACCEPTED, Json(answer(&house, &folded).await?)).into_response())
}

async fn answer(house: &House, folded: &Folded) -> Result<Value> {
    let table = &folded.table.id;
    Ok(match house.analyst.study(folded).await? {
        Study::Unasked => json!({ "table": table, "status": "unasked", "analysis": null }),
        Study::Working(done, all) => {
            json!({ "table": table, "status": "working", "done": done, "all": all,
                "analysis": null })
        }
        Study::Ready(analysis) => {
            let play = folded.play.as_deref().expect("it is over");
            let mut told = insight::json::of(play, &analysis)?;
            told["names"] = json!(folded.names());
            json!({ "table": table, "status": "ready", "analysis": told })
        }
    })
}
