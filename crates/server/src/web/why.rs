//! What a place on the board is about: its rules, and which of them closes it now.

use axum::extract::{Path, State};
use axum::response::Response;
use game::Seat;
use pages::Notice;
use serde::Deserialize;
use table::{AnyTable, Refused};

use super::answer::{page, trouble};
use super::table::Stand;
use super::visitor::Visitor;
use crate::api::{Id, Shared};
use crate::http::body::Asked;
use crate::tables::fold::Folded;

/// How many entries back the visitor's own decisions are looked through.
const BACK: usize = 120;

#[derive(Debug, Deserialize)]
pub struct Wanted {
    spot: String,
    seat: Option<u8>,
}

pub async fn about(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(wanted): Asked<Wanted>,
) -> Response {
    let stand = match Stand::find(&house, &id, &visitor, wanted.seat).await {
        Ok(stand) => stand,
        Err(error) => return trouble(&visitor, &error),
    };
    let info = catalog::info(&stand.folded.terms.game).expect("its journal was read");
    let no = stand.seat.and_then(|seat| why_closed(&stand.folded, seat, &wanted.spot));
    let no = no.map(|refused| Notice {
        text: visitor.words(&refused.clone().into()),
        rule: refused.rule.map(str::to_owned),
    });
    page(&visitor, pages::about_spot(&visitor.visit, info, &wanted.spot, no.as_ref()))
}

/// Why the seat that decides cannot choose this place now, if a rule says so: the last thing it
/// could choose there is tried again.
fn why_closed(folded: &Folded, seat: Seat, spot: &str) -> Option<Refused> {
    let play = folded.play.as_deref().filter(|_| folded.decider() == Some(seat))?;
    let number = play.number();
    let points_there = |table: &dyn AnyTable| {
        table.choices().into_iter().find(|choice| choice.spot.to_string() == spot)
    };
    if points_there(play).is_some() {
        return None;
    }
    // Only one's own decisions: those of others may hold what one may not know.
    let own = |number: &usize| play.entry(number + 1).seat() == Some(seat);
    let before = (number.saturating_sub(BACK)..number).rev().filter(own);
    let choice = before.filter_map(|n| points_there(play.at(n).ok()?.as_ref())).next()?;
    let refused = play.duplicate().act(seat, &choice.notation).err()?;
    refused.rule.is_some().then_some(refused)
}
