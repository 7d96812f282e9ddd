//! What is not about one table: the description of the API, health and numbers.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Kind;
use serde_json::json;

use super::{OPENAPI, Shared};
use crate::tables::clock::now;

fn text(body: impl Into<String>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], body.into()).into_response()
}

pub async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// Well, if the store answers.
pub async fn health(State(house): Shared) -> Response {
    match house.hall.store.due(now() - 1_000_000_000, 1).await {
        Ok(_) => Json(json!({ "status": "well" })).into_response(),
        Err(_) => {
            let ill = Json(json!({ "status": "the store does not answer" }));
            (StatusCode::SERVICE_UNAVAILABLE, ill).into_response()
        }
    }
}

pub async fn metrics(State(house): Shared) -> Response {
    text(house.hall.metrics.page(house.hall.live_tables()))
}

/// The games with their options, and the bots that can sit down.
pub async fn games() -> Response {
    let bots = Kind::ALL.map(|kind| kind.to_string());
    Json(json!({ "games": catalog::all(), "bots": bots })).into_response()
}
