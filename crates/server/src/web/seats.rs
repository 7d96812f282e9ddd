//! Sitting down by invitation or at a public table, a bot in one's place, leaving, playing again.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use bots::Kind;
use game::Seat;
use pages::{Join, Notice};

use super::answer::{page_with, see, trouble};
use super::fields::Fields;
use super::seating::{begun, chairs_of, person_of, seat_down};
use super::table::Stand;
use super::visitor::Visitor;
use crate::House;
use crate::api::people::{COOKIE_SECONDS, with_cookie};
use crate::api::seats::{may_walk_in, rematch_of};
use crate::api::{Id, Shared};
use crate::http::body::checked_name;
use crate::http::caller::{Caller, Role};
use crate::tables::error::{Error, Result};
use crate::tables::steps::{Command, Wish};
use crate::tables::tokens;

pub async fn join_form(
    State(house): Shared,
    Path((id, seat)): Path<(String, u8)>,
    visitor: Visitor,
) -> Response {
    match house.hall.table(&id).await {
        Ok(live) => {
            let game = catalog::info(&live.now.borrow().terms.game).expect("its journal was read");
            let join = Join { table: id, seat: Seat::new(seat), game, notice: None };
            page_with(&visitor, StatusCode::OK, pages::join(&visitor.visit, &join))
        }
        Err(error) => trouble(&visitor, &error),
    }
}

pub async fn join(
    State(house): Shared,
    Path((id, seat)): Path<(String, u8)>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match sit(&house, &id, Seat::new(seat), &visitor, &fields).await {
        Ok(key) => {
            let response = see(&format!("/t/{id}"));
            match key {
                Some(key) => with_cookie(&house, response, &key, COOKIE_SECONDS),
                None => response,
            }
        }
        Err(error) => {
            let Ok(live) = house.hall.table(&id).await else {
                return trouble(&visitor, &error);
            };
            let game = catalog::info(&live.now.borrow().terms.game).expect("its journal was read");
            let notice = Some(Notice { text: visitor.words(&error), rule: None });
            let join = Join { table: id, seat: Seat::new(seat), game, notice };
            page_with(&visitor, error.status, pages::join(&visitor.visit, &join))
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
    let folded = house.hall.table(id).await?.now.borrow().clone();
    if seat.index() >= folded.seats.len() {
        return Err(Error::no_such_page());
    }
    if !chairs_of(&folded, visitor.person.as_ref()).is_empty() {
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
    seat_down(house, &folded, &person, seat, name).await?;
    begun(house, id).await?;
    Ok(key)
}

pub async fn hand_over(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let to = (fields.get("to") == Some("bot")).then_some(Kind::Normal);
    let done = change(&house, &id, &visitor, &fields, |seat| Wish::HandOver { seat, to }).await;
    done.unwrap_or_else(|error| trouble(&visitor, &error))
}

pub async fn leave(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let wish = |seat| Wish::Leave { seat, forget: false };
    match change(&house, &id, &visitor, &fields, wish).await {
        Ok(_) => see("/"),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn change(
    house: &House,
    id: &str,
    visitor: &Visitor,
    fields: &Fields,
    wish: impl FnOnce(Seat) -> Wish,
) -> Result<Response> {
    let stand = Stand::find(house, id, visitor, fields.seat()).await?;
    let wish = wish(stand.seated()?);
    match house.hall.ask(id, Command::house(wish)).await {
        Err(error) if error.error != "no_change" => Err(error),
        _ => Ok(see(&stand.address())),
    }
}

/// The same table once more; everybody who asks gets their chairs there.
pub async fn rematch(State(house): Shared, Path(id): Id, visitor: Visitor) -> Response {
    match play_again(&house, &id, &visitor).await {
        Ok(new) => see(&format!("/t/{new}")),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn play_again(house: &House, id: &str, visitor: &Visitor) -> Result<String> {
    let stand = Stand::find(house, id, visitor, None).await?;
    let person = visitor.person.as_ref().ok_or_else(Error::not_seated)?;
    stand.seated()?;
    let mut there = rematch_of(house, &stand.folded).await?;
    let known = chairs_of(&there, Some(person));
    for seat in stand.mine.iter().filter(|seat| !known.contains(seat)) {
        let name = stand.folded.seat(*seat).name.clone();
        if let Some(after) = seat_down(house, &there, person, *seat, name).await? {
            there = after;
        }
    }
    begun(house, &there.table.id).await?;
    Ok(there.table.id.clone())
}
