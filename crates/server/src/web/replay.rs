//! A match step by step: of a table, up to what the visitor may know of it; or of a record file.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use game::{Seat, Viewer};
use insight::Analysis;
use pages::{Eyes, Replay};
use serde::Deserialize;
use store::Status;
use table::wire::Chair;
use table::{AnyTable, Frame, Told};

use super::analysis;
use super::answer::{page_with, see, trouble};
use super::table::Stand;
use super::upload;
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::analyst::Study;
use crate::tables::error::{Error, Result};
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

/// A match to show, and what of it may be seen.
struct Match<'a> {
    path: String,
    play: &'a dyn AnyTable,
    chairs: Vec<Chair>,
    /// Through whose eyes one may look; the usual ones first.
    open: Vec<Eyes>,
    table: Option<String>,
    analysis: Option<Arc<Analysis>>,
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
    let shown = Match {
        path: format!("/t/{id}/replay"),
        play,
        chairs: folded.seats.iter().map(shown::chair).collect(),
        open: open_eyes(folded.status() == Status::Over, folded.seats.len(), &stand.mine),
        analysis: match house.analyst.study(folded).await {
            Ok(Study::Ready(analysis)) => Some(analysis),
            _ => None,
        },
        table: Some(id),
    };
    answer(visitor, &shown, &wanted)
}

/// Once a match is over, everything may be seen. Before, one's own seats; others look on.
fn open_eyes(over: bool, seats: usize, mine: &[Seat]) -> Vec<Eyes> {
    let mut open: Vec<Eyes> = mine.iter().copied().map(Eyes::Seat).collect();
    if open.is_empty() || over {
        open.push(Eyes::Public);
    }
    if over {
        let others = Seat::all(seats as u8).filter(|seat| !mine.contains(seat));
        open.extend(others.map(Eyes::Seat));
    }
    if over && seats > 1 {
        open.push(Eyes::All);
    }
    open
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
    let shown = Match {
        path: format!("/replay/{id}"),
        play: &*play,
        chairs: play.names().iter().enumerate().map(name).collect(),
        // Who has the file has everything.
        open: open_eyes(true, seats, &[]),
        table: None,
        analysis: None,
    };
    answer(visitor, &shown, &wanted)
}

fn answer(mut visitor: Visitor, shown: &Match<'_>, wanted: &ReplayQuery) -> Response {
    let page = match position(shown, wanted, &visitor) {
        Ok(page) => page,
        Err(error) => return trouble(&visitor, &error),
    };
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

fn position(shown: &Match<'_>, wanted: &ReplayQuery, visitor: &Visitor) -> Result<Replay> {
    let Match { play, open, .. } = shown;
    let over = play.standings().is_some();
    let last = play.number();
    // What was taken back meanwhile is no longer there: the newest position is.
    let at = wanted.at.unwrap_or(if over { 0 } else { last }).min(last);
    let wish = |eyes: &&Eyes| wanted.seat.as_ref() == Some(&eyes.key());
    let eyes = *open.iter().find(wish).or(open.first()).ok_or_else(Error::no_such_page)?;
    let then = play.at(at)?;
    let mut page = Replay {
        path: shown.path.clone(),
        table: shown.table.clone(),
        game: play.info(),
        chairs: shown.chairs.clone(),
        at,
        last,
        eyes,
        open: open.clone(),
        frames: viewers(eyes, play.names().len()).map(|viewer| frame(&*then, viewer)).collect(),
        log: (1..=last).filter_map(|entry| told(*play, entry, eyes)).collect(),
        over,
        graph: graph_of(shown, visitor, at, eyes),
        link: String::new(),
    };
    page.link = format!("{}{}", visitor.origin, page.place(at));
    Ok(page)
}

fn graph_of(shown: &Match<'_>, visitor: &Visitor, at: usize, eyes: Eyes) -> Option<maud::Markup> {
    let speaker = visitor.visit.speaker_of(&shown.chairs);
    let (id, analysis) = (shown.table.as_ref()?, shown.analysis.as_ref()?);
    Some(analysis::graph(id, analysis, &speaker, Some(at), eyes))
}

fn viewers(eyes: Eyes, seats: usize) -> Box<dyn Iterator<Item = Viewer>> {
    match eyes {
        Eyes::Public => Box::new(std::iter::once(Viewer::Spectator)),
        Eyes::Seat(seat) => Box::new(std::iter::once(Viewer::Seat(seat))),
        Eyes::All => Box::new(Seat::all(seats as u8).map(Viewer::Seat)),
    }
}

/// What lay there; nothing can be chosen any more.
fn frame(then: &dyn AnyTable, viewer: Viewer) -> Frame {
    let mut frame = then.frame(viewer);
    frame.choices.clear();
    frame
}

/// What was told of an entry; for all eyes together, by whoever was told more than the public.
fn told(play: &dyn AnyTable, entry: usize, eyes: Eyes) -> Option<Told> {
    let public = || play.told(entry, Viewer::Spectator);
    match eyes {
        Eyes::Public => public(),
        Eyes::Seat(seat) => play.told(entry, Viewer::Seat(seat)),
        Eyes::All => {
            let public = public();
            let seats = Seat::all(play.names().len() as u8);
            let more = seats.map(|seat| play.told(entry, Viewer::Seat(seat)));
            more.into_iter().find(|told| told.is_some() && *told != public).unwrap_or(public)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_the_end_one_sees_through_ones_own_eyes_alone() {
        let own = [Seat::new(1)];
        assert_eq!(open_eyes(false, 3, &own), [Eyes::Seat(own[0])]);
        assert_eq!(open_eyes(false, 3, &[]), [Eyes::Public]);
        let after = open_eyes(true, 3, &own);
        assert_eq!(after[0], Eyes::Seat(own[0]), "first of all through one's own");
        assert_eq!(after.len(), 5, "{after:?}");
    }
}
