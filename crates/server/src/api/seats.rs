//! Sitting down, leaving, handing over, playing again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use store::SeatRow;
use table::wire::Visibility;
use table::wire::answer::{Left, Seated, Stepped};
use table::wire::request::{HandOver, Join, Keeper, Rematch};

use super::tables::{again, nonce_of};
use super::{Id, Shared, look_up, looking};
use crate::House;
use crate::http::body::{Sent, check_key, checked_name};
use crate::http::caller::{Caller, Role};
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::shown::shown;
use crate::tables::steps::{Command, Wish};
use crate::tables::terms::bot;
use crate::tables::tokens::{self, same};

pub async fn join(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(join): Sent<Join>,
) -> Result<Response> {
    let invited = match join.invite.as_deref().map(tokens::hash) {
        Some(hash) => Caller::Guest(hash),
        None => caller.clone(),
    };
    let (folded, role) = looking(&house, &id, &invited).await?;
    let seat = Seat::new(join.seat);
    if seat.index() >= folded.seats.len() {
        return Err(Error::invalid(format!("seat: 0 to {}", folded.seats.len() - 1)));
    }
    if role != Role::Guest(seat) {
        may_walk_in(&folded, seat)?;
    }
    let name = checked_name(&join.name)?;
    let person = caller.person().ok().map(|person| person.id.clone());
    let (nonce, key) = (nonce_of(join.nonce)?, join.key);
    sit(&house, &folded, Chair { seat, name, person, nonce, key, shared: false }).await
}

/// Without an invitation only a chair of a public table that nobody has sat on yet is free.
pub fn may_walk_in(folded: &Folded, seat: Seat) -> Result<()> {
    let untouched = folded.seat(seat).stand_in.is_none();
    match folded.terms.visibility {
        Visibility::Public if untouched => Ok(()),
        _ => Err(Error::new(
            axum::http::StatusCode::FORBIDDEN,
            "not_invited",
            "This seat needs its invitation.",
        )),
    }
}

/// Somebody who is about to sit down.
#[derive(Debug)]
pub struct Chair {
    pub seat: Seat,
    pub name: String,
    pub person: Option<String>,
    pub nonce: String,
    pub key: Option<String>,
    /// Several people on one device share one key; everybody else has one chair at a table.
    pub shared: bool,
}

/// Takes the chair and answers with its token and frame.
async fn sit(house: &House, folded: &Folded, chair: Chair) -> Result<Response> {
    let (seat, id) = (chair.seat, folded.table.id.clone());
    let (token, folded) = take_chair(house, folded, chair).await?;
    let folded = match folded {
        Some(folded) => folded,
        None => house.hall.table(&id).await?.now.borrow().clone(),
    };
    let frame = shown(&folded, Viewer::Seat(seat), 0, None);
    Ok(Json(Seated { table: id, seat, token, frame }).into_response())
}

/// The seat's token, and the table afterwards if it changed.
pub async fn take_chair(
    house: &House,
    folded: &Folded,
    chair: Chair,
) -> Result<(String, Option<Arc<Folded>>)> {
    if let Some(key) = &chair.key {
        check_key(key)?;
    }
    let (id, seat) = (&folded.table.id, chair.seat);
    let key = chair.key.unwrap_or_else(tokens::fresh::<16>);
    let salt = &folded.table.salt.0;
    let token = tokens::derive(tokens::SEAT, salt, &seat.index().to_string(), &key);
    let hash = tokens::hash(&token);
    // The answer to a first request may have been lost: the same key gets the same token.
    if folded.seat(seat).token.as_ref().is_some_and(|stored| same(stored, &hash)) {
        return Ok((token, None));
    }
    let sits = |row: &SeatRow| row.person.is_some() && row.person == chair.person;
    if !chair.shared && folded.seats.iter().any(sits) {
        return Err(Error::conflict("seated", "You sit at this table already."));
    }
    let row = SeatRow {
        seat: seat.index() as i64,
        level: None,
        name: chair.name,
        person: chair.person,
        token: Some(hash),
        invite: None,
        nonce: Some(chair.nonce),
        stand_in: None,
    };
    let done = house.hall.ask(id, Command::house(Wish::Sit(Box::new(row)))).await?;
    Ok((token, Some(done.folded)))
}

pub async fn leave(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (_, seat) = look_up(&house, &id, &caller, Caller::seat).await?;
    let wish = Wish::Leave { seat, forget: false };
    let done = house.hall.ask(&id, Command::house(wish)).await?;
    Ok(Json(Left { number: done.number }).into_response())
}

pub async fn hand_over(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<HandOver>,
) -> Result<Response> {
    let to = match &asked.to {
        Keeper::Me => None,
        Keeper::Bot(level) => Some(bot(level)?),
    };
    let (folded, seat) = look_up(&house, &id, &caller, Caller::seat).await?;
    let wish = Wish::HandOver { seat, to };
    let (number, folded) = match house.hall.ask(&id, Command::house(wish)).await {
        Ok(done) => (done.number, done.folded),
        // A repeated request finds it done already.
        Err(error) if error.error == "no_change" => (folded.number(), folded),
        Err(error) => return Err(error),
    };
    let frame = shown(&folded, Viewer::Seat(seat), number, None);
    Ok(Json(Stepped { number, frame }).into_response())
}

/// The first who asks opens the new table; everyone who asks gets their seat there.
pub async fn rematch(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Rematch>,
) -> Result<Response> {
    let (folded, seat) = look_up(&house, &id, &caller, Caller::seat).await?;
    let nonce = nonce_of(asked.nonce)?;
    let there = rematch_of(&house, &folded).await?;
    let (name, person) = (folded.seat(seat).name.clone(), folded.seat(seat).person.clone());
    let key = asked.key;
    sit(&house, &there, Chair { seat, name, person, nonce, key, shared: false }).await
}

/// The table of the rematch, opened if nobody has asked yet.
pub async fn rematch_of(house: &House, folded: &Folded) -> Result<Arc<Folded>> {
    let new = match &folded.rematch {
        Some(new) => new.clone(),
        None => open_rematch(house, folded).await?,
    };
    Ok(house.hall.table(&new).await?.now.borrow().clone())
}

async fn open_rematch(house: &House, folded: &Folded) -> Result<String> {
    let new = again(folded, &tokens::fresh::<16>())?;
    let wish = Wish::Rematch(Box::new(new));
    match house.hall.ask(&folded.table.id, Command::house(wish)).await {
        // Somebody else may have been first; the journal says which table it is.
        Ok(_) => {}
        Err(error) if error.error == "no_change" => {}
        Err(error) => return Err(error),
    }
    let newest = house.hall.newest(&folded.table.id).await?;
    newest.rematch.clone().ok_or_else(Error::stumbled)
}
