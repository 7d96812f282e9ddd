//! A match step by step: of a table, up to what the visitor may know of it; or of a record file.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use game::Seat;
use pages::{Past, open_eyes};
use serde::Deserialize;
use store::Status;
use table::wire::Chair;

use super::answer::{page_with, see, trouble};
use super::table::Stand;
use super::upload;
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::analyst::Study;
use crate::tables::shown;

/// Which position, and how.
#[derive(Debug, Deserialize)]
pub(super) struct ReplayQuery {
    at: Option<usize>,
    /// Through whose eyes: a seat's index, `all` or `public`.
    seat: Option<String>,
    /// Go on by itself.
    play: Option<u8>,
}

pub(super) async fn of_table(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(wanted): Asked<ReplayQuery>,
) -> Response {
    let stand = match Stand::find(&house, &id, &visitor, None).await {
        Ok(stand) => stand,
        Err(error) => return trouble(&visitor, &error),
    };
    let folded = &stand.folded;
    let Some(play) = folded.play.as_deref() else {
        return see(&format!("/t/{id}"));
    };
    let analysis = match house.analyst.study(folded).await {
        Ok(Study::Ready(analysis)) => Some(analysis),
        _ => None,
    };
    let past = Past {
        path: format!("/t/{id}/replay"),
        play,
        chairs: folded.seats.iter().map(shown::chair).collect(),
        open: open_eyes(folded.status() == Status::Over, folded.seats.len(), &stand.mine),
        analysis: analysis.as_deref(),
        table: Some(id),
    };
    answer(visitor, &past, &wanted)
}

pub(super) async fn of_file(
    State(house): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(wanted): Asked<ReplayQuery>,
) -> Response {
    let Some(play) = house.shelf.find(&id) else {
        return upload::gone(&visitor);
    };
    let seats = play.names().len();
    let name = |(index, name): (usize, &String)| Chair {
        seat: Seat::new(index as u8),
        name: name.clone(),
        bot: None,
        stand_in: None,
        free: false,
    };
    let past = Past {
        path: format!("/replay/{id}"),
        play: &*play,
        chairs: play.names().iter().enumerate().map(name).collect(),
        // Who has the file has everything.
        open: open_eyes(true, seats, &[]),
        table: None,
        analysis: None,
    };
    answer(visitor, &past, &wanted)
}

fn answer(mut visitor: Visitor, past: &Past<'_>, wanted: &ReplayQuery) -> Response {
    let page = past.page(wanted.at, wanted.seat.as_deref(), &visitor.visit);
    let mut page = match page {
        Ok(page) => page,
        Err(broken) => return trouble(&visitor, &broken.into()),
    };
    page.link = format!("{}{}", visitor.origin, page.place(page.at));
    // Another language shows the same position.
    visitor.visit.path = page.place(page.at);
    let markup = match visitor.part {
        true => pages::replay_part(&visitor.visit, &page),
        false => pages::replay(&visitor.visit, &page),
    };
    let mut response = page_with(StatusCode::OK, markup);
    let next = pages::by_itself(&page).filter(|_| wanted.play.is_some());
    if let Some(value) = next.and_then(|next| HeaderValue::from_str(&next).ok()) {
        response.headers_mut().insert(header::REFRESH, value);
    }
    response
}
