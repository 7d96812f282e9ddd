//! The analysis of a finished match for programs: asking for it, and how far it is.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::wire::answer::{self, StudyStatus};

use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::analyst::Study;
use crate::tables::caller::Caller;
use crate::tables::error::Result;
use crate::tables::fold::Folded;

pub(super) async fn read(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (folded, _) = house.hall.looking(&id, &caller).await?;
    Ok(Json(answer(&house, &folded).await?).into_response())
}

/// Whoever may look at a finished table may have it analysed; asking twice changes nothing.
pub(super) async fn ask(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (folded, _) = house.hall.looking(&id, &caller).await?;
    house.analyst.ask(&folded).await?;
    Ok((StatusCode::ACCEPTED, Json(answer(&house, &folded).await?)).into_response())
}

async fn answer(house: &House, folded: &Folded) -> Result<answer::Study> {
    let (status, steps, analysis) = match house.analyst.study(folded).await? {
        Study::Unasked => (StudyStatus::Unasked, None, None),
        Study::Working(done, all) => (StudyStatus::Working, Some((done, all)), None),
        Study::Ready(analysis) => {
            let play = folded.play.as_deref().expect("it is over");
            let mut told = insight::json::of(play, &analysis)?;
            told["names"] = json!(folded.names());
            (StudyStatus::Ready, None, Some(told))
        }
    };
    let (done, all) = steps.unzip();
    Ok(answer::Study { table: folded.table.id.clone(), status, done, all, analysis })
}
