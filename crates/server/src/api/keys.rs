//! A person's keys: listing them, making a further one, taking one away.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use table::wire::answer::{FurtherKey, KeyOfMine, Keys};
use table::wire::request::NewKey;

use crate::http::body::Sent;
use crate::http::caller::carried;
use crate::http::{Id, Shared};
use crate::tables::caller::Caller;
use crate::tables::error::Result;

pub(super) async fn list(
    State(house): Shared,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response> {
    let keys = house.hall.keys(caller.person()?).await?;
    let now = carried(&headers);
    let keys = keys.into_iter().map(|key| KeyOfMine {
        current: now.is_some_and(|now| key.is(now)),
        id: key.id,
        name: key.name,
        created_at: key.created_at,
    });
    Ok(Json(Keys { keys: keys.collect() }).into_response())
}

pub(super) async fn create(
    State(house): Shared,
    caller: Caller,
    Sent(new): Sent<NewKey>,
) -> Result<Response> {
    let (made, key) = house.hall.add_key(caller.person()?, &new.name).await?;
    let answer = FurtherKey { id: made.id, name: made.name, key };
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

pub(super) async fn revoke(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    house.hall.revoke_key(caller.person()?, &id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
