//! The addresses of the API, in one list; `openapi.json` describes them. Pages are in `web`.

mod analysis;
#[cfg(test)]
mod description;
mod events;
mod front;
pub mod people;
pub mod play;
pub mod record;
pub mod seats;
pub mod tables;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::{MethodRouter, delete, get, post};

use crate::House;
use crate::http::caller::{Caller, Role};
use crate::http::guard::guard;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::web;

/// The description of the API, as served at `/api/openapi.json`.
pub const OPENAPI: &str = include_str!("../openapi.json");

pub type Shared = axum::extract::State<Arc<House>>;
pub type Id = axum::extract::Path<String>;

/// What programs ask for.
fn list() -> Vec<(&'static str, MethodRouter<Arc<House>>)> {
    vec![
        ("/healthz", get(front::health)),
        ("/metrics", get(front::metrics)),
        ("/api/openapi.json", get(front::openapi)),
        ("/api/games", get(front::games)),
        ("/api/tables", get(tables::list).post(tables::create)),
        ("/api/tables/{id}", get(tables::read)),
        ("/api/tables/{id}/join", post(seats::join)),
        ("/api/tables/{id}/leave", post(seats::leave)),
        ("/api/tables/{id}/hand-over", post(seats::hand_over)),
        ("/api/tables/{id}/rematch", post(seats::rematch)),
        ("/api/tables/{id}/events", get(events::events)),
        ("/api/tables/{id}/actions", post(play::act)),
        ("/api/tables/{id}/take-back", post(play::take_back)),
        ("/api/tables/{id}/hint", post(play::hint)),
        ("/api/tables/{id}/record", get(record::record)),
        ("/api/tables/{id}/analysis", get(analysis::read).post(analysis::ask)),
        ("/api/me", get(people::read).post(people::create).delete(people::forget)),
        ("/api/me/sign-in", post(people::sign_in)),
        ("/api/me/cookie", delete(people::sign_out)),
    ]
}

/// Every path of the API, in alphabetical order.
pub fn paths() -> Vec<&'static str> {
    let mut paths: Vec<&str> = list().into_iter().map(|(path, _)| path).collect();
    paths.sort_unstable();
    paths
}

pub fn router(house: Arc<House>) -> Router {
    let mut router = Router::new();
    for (path, methods) in list().into_iter().chain(web::list()) {
        router = router.route(path, methods);
    }
    router
        .fallback(web::lost)
        .method_not_allowed_fallback(|| async {
            let message = "This address does not do that.";
            Error::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", message)
        })
        .layer(axum::middleware::from_fn_with_state(house.clone(), guard))
        .with_state(house)
}

/// The table as it stands, and what the caller is there. A token this node does not know yet may
/// have been given out by another one a moment ago.
async fn look_up<R>(
    house: &House,
    id: &str,
    caller: &Caller,
    role: impl Fn(&Caller, &Folded) -> Result<R>,
) -> Result<(Arc<Folded>, R)> {
    let folded = house.hall.table(id).await?.now.borrow().clone();
    let found = match role(caller, &folded) {
        Err(error) if error.status == StatusCode::UNAUTHORIZED && !is_nobody(caller) => {
            let newer = house.hall.newest(id).await?;
            let found = role(caller, &newer)?;
            return Ok((newer, found));
        }
        found => found?,
    };
    Ok((folded, found))
}

fn is_nobody(caller: &Caller) -> bool {
    matches!(caller, Caller::Nobody)
}

async fn looking(house: &House, id: &str, caller: &Caller) -> Result<(Arc<Folded>, Role)> {
    look_up(house, id, caller, Caller::looking).await
}
