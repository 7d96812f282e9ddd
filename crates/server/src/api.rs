//! What programs ask for, address by address; `openapi.json` describes it.

mod analysis;
mod contents;
#[cfg(test)]
mod description;
mod events;
mod front;
mod keys;
mod people;
mod play;
mod record;
mod seats;
mod tables;

use std::sync::Arc;

use axum::routing::{MethodRouter, delete, get, post};

use crate::tables::House;

/// The description of the API, as served at `/api/openapi.json`.
pub const OPENAPI: &str = include_str!("../openapi.json");

/// What programs ask for.
pub(crate) fn list() -> Vec<(&'static str, MethodRouter<Arc<House>>)> {
    vec![
        ("/healthz", get(front::health)),
        ("/readyz", get(front::ready)),
        ("/metrics", get(front::metrics)),
        ("/api/openapi.json", get(front::openapi)),
        ("/api/games", get(front::games)),
        ("/api/contents/{hash}", get(contents::read)),
        ("/api/tables", get(tables::list).post(tables::create)),
        ("/api/tables/{id}", get(tables::read)),
        ("/api/tables/{id}/join", post(seats::join)),
        ("/api/tables/{id}/seal", post(seats::seal)),
        ("/api/tables/{id}/open", post(seats::open)),
        ("/api/tables/{id}/leave", post(seats::leave)),
        ("/api/tables/{id}/hand-over", post(seats::hand_over)),
        ("/api/tables/{id}/rematch", post(seats::rematch)),
        ("/api/tables/{id}/events", get(events::events)),
        ("/api/tables/{id}/actions", post(play::act)),
        ("/api/tables/{id}/take-back", post(play::take_back)),
        ("/api/tables/{id}/enter", post(play::enter)),
        ("/api/tables/{id}/correct", post(play::correct)),
        ("/api/tables/{id}/hint", post(play::hint)),
        ("/api/tables/{id}/record", get(record::record)),
        ("/api/tables/{id}/analysis", get(analysis::read).post(analysis::ask)),
        ("/api/me", get(people::read).post(people::create).delete(people::forget)),
        ("/api/me/keys", get(keys::list).post(keys::create)),
        ("/api/me/keys/{key}", delete(keys::revoke)),
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
