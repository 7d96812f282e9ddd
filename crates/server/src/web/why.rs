//! What a place on the board is about: its rules, and which of them closes it now. What a choice would
//! change, before it is made.

use axum::extract::{Path, State};
use axum::response::Response;
use game::{Seat, say};
use maud::Markup;
use pages::Notice;
use serde::Deserialize;
use table::Refused;

use super::answer::{page, trouble};
use super::table::Stand;
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;

#[derive(Debug, Deserialize)]
pub(super) struct SpotQuery {
    spot: String,
    seat: Option<u8>,
}

pub(super) async fn about(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(wanted): Asked<SpotQuery>,
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
    page(pages::about_spot(&visitor.visit, info, &wanted.spot, no.as_ref()))
}

/// The rule that closes a place now, if one does.
fn why_closed(folded: &Folded, seat: Seat, spot: &str) -> Option<Refused> {
    let play = folded.play.as_deref().filter(|_| folded.decider() == Some(seat))?;
    pages::why_closed(play, seat, spot)
}

#[derive(Debug, Deserialize)]
pub(super) struct Foreseen {
    /// Choices one after the other, `; ` between them.
    action: String,
    seat: Option<u8>,
}

/// What choices of the visitor would change until chance answers.
pub(super) async fn preview(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(wanted): Asked<Foreseen>,
) -> Response {
    match foresee(&house, &id, &visitor, &wanted).await {
        Ok(markup) => page(markup),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn foresee(house: &House, id: &str, visitor: &Visitor, wanted: &Foreseen) -> Result<Markup> {
    let stand = Stand::find(house, id, visitor, wanted.seat).await?;
    let seat = stand.seated()?;
    let play = stand
        .folded
        .play
        .as_deref()
        .ok_or_else(|| Error::invalid(say!("server-waits-for-people")))?;
    let notations: Vec<&str> = wanted.action.split("; ").collect();
    let preview = play.preview(seat, &notations)?;
    Ok(pages::preview(&visitor.visit, &stand.page(0, None), &preview))
}
