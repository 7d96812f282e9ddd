//! The pages' addresses: what people's browsers ask for. Programs use the API beside it.
//!
//! Every change is a plain form that answers with a way back to a page, so everything works without
//! scripts. `visitor` reads who looks and how, `answer` sends pages, `assets` everything embedded.

mod analysis;
mod answer;
mod assets;
mod coach;
mod dice;
mod engine;
mod fields;
mod home;
mod learn;
mod look;
mod new_table;
mod notices;
mod people;
mod play;
mod reading;
mod replay;
mod seating;
mod seats;
mod site;
mod statistics;
mod stream;
mod table;
mod upload;
mod visitor;
mod why;

use std::sync::Arc;

use axum::http::Uri;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::tables::House;
use crate::tables::error::Error;

pub use site::write as write_site;

/// An address where nothing is: people get a page, programs JSON.
pub(crate) async fn lost(uri: Uri, visitor: visitor::Visitor) -> Response {
    match uri.path().starts_with("/api/") {
        true => Error::no_such_page().into_response(),
        false => answer::trouble(&visitor, &Error::no_such_page()),
    }
}

/// What browsers keep for good is packed as small as possible.
fn packed() -> CompressionLayer {
    CompressionLayer::new().quality(CompressionLevel::Best)
}

/// Every page, in one list.
pub(crate) fn list() -> Vec<(&'static str, MethodRouter<Arc<House>>)> {
    vec![
        ("/", get(home::home)),
        ("/play", post(home::play_now)),
        ("/tutorial/{game}", get(home::tutorial)),
        ("/new/{game}", get(new_table::form).post(new_table::open)),
        ("/join/{id}/{seat}", get(seats::join_form).post(seats::join)),
        ("/settings", get(people::settings).post(look::change)),
        ("/me/sign-in", post(people::sign_in)),
        ("/me/forget", post(people::forget)),
        ("/me/keys", post(people::change_keys)),
        ("/me/notices", post(notices::change)),
        ("/statistics", get(statistics::mine)),
        ("/statistics/{game}", get(statistics::game)),
        ("/rules/{game}", get(reading::rules)),
        ("/rules/{game}/examples/{file}", get(reading::example)),
        ("/t/{id}", get(table::page)),
        ("/t/{id}/stream", get(stream::stream)),
        ("/t/{id}/act", post(play::act)),
        ("/t/{id}/dice", post(dice::send)),
        ("/dice", get(dice::about)),
        ("/t/{id}/take-back", post(play::take_back)),
        ("/t/{id}/enter", post(play::enter)),
        ("/t/{id}/correct", post(play::correct)),
        ("/t/{id}/hint", post(play::hint)),
        ("/t/{id}/coach", post(coach::switch)),
        ("/t/{id}/about", get(why::about)),
        ("/t/{id}/preview", get(why::preview)),
        ("/t/{id}/hand-over", post(seats::hand_over)),
        ("/t/{id}/leave", post(seats::leave)),
        ("/t/{id}/rematch", post(seats::rematch)),
        ("/t/{id}/text", get(reading::text)),
        ("/t/{id}/verify", get(reading::verify)),
        ("/t/{id}/replay", get(replay::of_table)),
        ("/t/{id}/analysis", get(analysis::page).post(analysis::ask)),
        ("/t/{id}/learn", get(learn::learn)),
        ("/t/{id}/what-if", post(learn::what_if)),
        ("/offline", get(engine::shell)),
        ("/service.js", get(engine::service)),
        ("/offline/icon-{size}", get(engine::icon)),
        ("/offline/manifest.json", get(engine::manifest)),
        ("/replay", get(upload::form).post(upload::show)),
        ("/replay/{id}", get(replay::of_file)),
        ("/assets/{version}/{name}", get(assets::asset).layer(packed())),
    ]
}
