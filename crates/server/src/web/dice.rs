//! What the page's script sends for the dice before a match, seat by seat: a seal, then the opening.
//! And the page that says who could do what with the dice.

use axum::extract::{Path, State};
use axum::response::Response;
use game::say;
use table::wire::answer::Code;

use super::answer::{page, trouble};
use super::fields::Fields;
use super::seating::begun;
use super::table::{Stand, after};
use super::visitor::Visitor;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::error::{Error, Result};
use crate::tables::part::Part;
use crate::tables::steps::{Change, Command};

pub(super) async fn send(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match take(&house, &id, &visitor, &fields).await {
        Ok(mut stand) => {
            // Which seat it was for says nothing of who looks: where several share this device, the match
            // begins before one of them has taken it.
            stand.seat = None;
            after(&house, &visitor, &stand, fields.number("number")).await
        }
        Err(error) => trouble(&visitor, &error),
    }
}

async fn take(house: &House, id: &str, visitor: &Visitor, fields: &Fields) -> Result<Stand> {
    let stand = Stand::find(house, id, visitor, fields.seat()).await?;
    let seat = stand.seated()?;
    let change = match (fields.get("seal"), fields.get("opening")) {
        (Some(seal), _) => {
            let label = fields.get("label").map(str::to_owned);
            Change::Seal { seat, part: Part::sealed(seal, label)? }
        }
        (None, Some(opening)) => Change::Open { seat, opening: opening.to_owned() },
        (None, None) => return Err(Error::invalid(say!("server-no-seal"))),
    };
    match house.hall.ask(id, Command::house(change)).await {
        // Sent again, or too late: the page shows how it stands.
        Err(error) if !matches!(error.code, Code::NoChange | Code::NotReady) => Err(error),
        _ => {
            begun(house, id).await?;
            Stand::find(house, id, visitor, fields.seat()).await
        }
    }
}

pub(super) async fn about(visitor: Visitor) -> Response {
    page(pages::dice(&visitor.visit))
}
