//! Sitting down by invitation or at a public table, a bot in one's place, leaving, playing again.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use bots::Kind;
use game::Seat;
use pages::{Join, Notice};
use table::wire::answer::Code;

use super::answer::{page_with, see, trouble};
use super::fields::Fields;
use super::seating::{begun, person_of, seat_down, seats_of};
use super::table::{Stand, after};
use super::visitor::Visitor;
use crate::http::caller::{COOKIE_SECONDS, with_cookie};
use crate::http::error::status;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::caller::{Caller, Role};
use crate::tables::error::{Error, Result};
use crate::tables::part::Part;
use crate::tables::people::checked_name;
use crate::tables::seating::may_walk_in;
use crate::tables::steps::{Change, Command};
use crate::tables::tokens;

pub(super) async fn join_form(
    State(house): Shared,
    Path((id, seat)): Path<(String, u8)>,
    visitor: Visitor,
) -> Response {
    match house.hall.table(&id).await {
        Ok(live) => {
            let folded = live.now.borrow().clone();
            // Whoever sits there already only comes back.
            if !seats_of(&folded, visitor.person.as_ref()).is_empty() {
                return see(&format!("/t/{id}"));
            }
            let game = catalog::info(&folded.terms.game).expect("its journal was read");
            let used = folded.seats.get(usize::from(seat)).is_some_and(|one| !one.is_free());
            let join = Join { table: id, seat: Seat::new(seat), game, used, notice: None };
            page_with(StatusCode::OK, pages::join(&visitor.visit, &join))
        }
        Err(error) => trouble(&visitor, &error),
    }
}

pub(super) async fn join(
    State(house): Shared,
    Path((id, seat)): Path<(String, u8)>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match sit(&house, &id, Seat::new(seat), &visitor, &fields).await {
        Ok(key) => {
            let response = see(&format!("/t/{id}"));
            match key {
                Some(key) => with_cookie(visitor.client, response, &key, COOKIE_SECONDS),
                None => response,
            }
        }
        Err(error) => {
            let Ok(live) = house.hall.table(&id).await else {
                return trouble(&visitor, &error);
            };
            let game = catalog::info(&live.now.borrow().terms.game).expect("its journal was read");
            let notice = Some(Notice { text: visitor.words(&error), rule: None });
            let join = Join { table: id, seat: Seat::new(seat), game, used: false, notice };
            page_with(status(error.code), pages::join(&visitor.visit, &join))
        }
    }
}

/// Gives the visitor's fresh key back, if they had none.
async fn sit(
    house: &House,
    id: &str,
    seat: Seat,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<Option<String>> {
    let folded = house.hall.newest(id).await?;
    if seat.index() >= folded.seats.len() {
        return Err(Error::no_such_page());
    }
    if !seats_of(&folded, visitor.person.as_ref()).is_empty() {
        return Ok(None);
    }
    // A whole link may have been pasted.
    let sent = fields.get("invite").unwrap_or_default().trim();
    let invite = sent.rsplit('#').next().unwrap_or_default();
    let guest = Caller::Guest(tokens::hash(invite));
    if guest.role(&folded).ok() != Some(Role::Guest(seat)) {
        may_walk_in(&folded, seat)?;
    }
    let name = fields.get("name").unwrap_or_default();
    let (person, key) = person_of(house, visitor, name).await?;
    let name = if name.trim().is_empty() { person.name.clone() } else { checked_name(name)? };
    match seat_down(house, &folded, &person, seat, name, fields.part()).await {
        // Two clicks at once: the first one has taken it.
        Err(error) if error.code == Code::Taken => {
            let newest = house.hall.newest(id).await?;
            let theirs = seats_of(&newest, Some(&person)).contains(&seat);
            theirs.then_some(()).ok_or(error)?;
        }
        sat => drop(sat?),
    }
    begun(house, id).await?;
    Ok(key)
}

pub(super) async fn hand_over(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let to = (fields.get("to") == Some("bot")).then_some(Kind::Normal);
    match change(&house, &id, &visitor, &fields, |_, seat| Change::HandOver { seat, to }).await {
        Ok(stand) => after(&house, &visitor, &stand, None).await,
        Err(error) => trouble(&visitor, &error),
    }
}

pub(super) async fn leave(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let leave = |stand: &Stand, seat| {
        let owner = stand.folded.seat(seat).token.clone();
        Change::Leave { seat, owner, forget: false }
    };
    match change(&house, &id, &visitor, &fields, leave).await {
        Ok(_) => see("/"),
        // Who does not sit there has left already.
        Err(error) if matches!(error.code, Code::NotSeated | Code::Private) => see("/"),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn change(
    house: &House,
    id: &str,
    visitor: &Visitor,
    fields: &Fields,
    change: impl FnOnce(&Stand, Seat) -> Change,
) -> Result<Stand> {
    let stand = Stand::find(house, id, visitor, fields.seat()).await?;
    let change = change(&stand, stand.seated()?);
    match house.hall.ask(id, Command::house(change)).await {
        Err(error) if error.code != Code::NoChange => Err(error),
        _ => Ok(stand),
    }
}

/// The same table once more; everybody who asks gets their chairs there.
pub(super) async fn rematch(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match play_again(&house, &id, &visitor, fields.part()).await {
        Ok(new) => see(&format!("/t/{new}")),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn play_again(
    house: &House,
    id: &str,
    visitor: &Visitor,
    part: Option<Part>,
) -> Result<String> {
    let stand = Stand::find(house, id, visitor, None).await?;
    let person = visitor.person.as_ref().ok_or_else(Error::not_seated)?;
    stand.seated()?;
    let mut there = house.hall.rematch(&stand.folded).await?;
    let known = seats_of(&there, Some(person));
    for seat in stand.mine.iter().filter(|seat| !known.contains(seat)) {
        let name = stand.folded.seat(*seat).name.clone();
        there = seat_down(house, &there, person, *seat, name, part.clone()).await?;
    }
    begun(house, &there.table.id).await?;
    Ok(there.table.id.clone())
}
