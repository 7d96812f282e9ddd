//! What is not about one table: the description of the API, health and numbers.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Kind;
use serde_json::json;

use super::OPENAPI;
use crate::http::Shared;

fn text(body: impl Into<String>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], body.into()).into_response()
}

pub(super) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// Well, if the store answers.
pub(super) async fn health(State(house): Shared) -> Response {
    match house.hall.store.now().await {
        Ok(_) => Json(json!({ "status": "well" })).into_response(),
        Err(_) => {
            let ill = Json(json!({ "status": "the store does not answer" }));
            (StatusCode::SERVICE_UNAVAILABLE, ill).into_response()
        }
    }
}

/// Ready, if steps can be stored.
pub(super) async fn ready(State(house): Shared) -> Response {
    match house.hall.can_store().await {
        true => Json(json!({ "status": "ready" })).into_response(),
        false => {
            let not = Json(json!({ "status": "nothing can be stored" }));
            (StatusCode::SERVICE_UNAVAILABLE, not).into_response()
        }
    }
}

pub(super) async fn metrics(State(house): Shared) -> Response {
    let aside = house.hall.store.aside().await.unwrap_or_default();
    text(house.hall.metrics.page(house.hall.live_tables(), &aside))
}

/// The games with their options, and the bots that can sit down.
pub(super) async fn games() -> Response {
    let bots = Kind::ALL.map(|kind| kind.to_string());
    Json(json!({ "games": catalog::all(), "bots": bots })).into_response()
}
