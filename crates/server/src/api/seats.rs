//! Sitting down, leaving, handing over, playing again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer, say};
use table::wire::answer::{Code, Left, Seated, Stepped};
use table::wire::request::{HandOver, Join, Keeper, Open, Rematch, Seal};

use crate::http::body::Sent;
use crate::http::client::Client;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::caller::{Caller, Role};
use crate::tables::error::{BadInput, Error, Result};
use crate::tables::fold::Folded;
use crate::tables::opening::{nonce_of, scoped};
use crate::tables::part::Part;
use crate::tables::people::checked_name;
use crate::tables::seating::{Newcomer, may_walk_in};
use crate::tables::shown::shown;
use crate::tables::steps::{Change, Command};
use crate::tables::terms::level;
use crate::tables::tokens;

pub(super) async fn join(
    State(house): Shared,
    Path(id): Id,
    client: Client,
    caller: Caller,
    Sent(join): Sent<Join>,
) -> Result<Response> {
    let invited = match join.invite.as_deref().map(tokens::hash) {
        Some(hash) => Caller::Guest(hash),
        None => caller.clone(),
    };
    let (folded, role) = house.hall.looking(&id, &invited).await?;
    let seat = Seat::new(join.seat);
    if seat.index() >= folded.seats.len() {
        let last = folded.seats.len() - 1;
        return Err(Error::invalid(say!("server-no-such-seat", last = last)));
    }
    if role != Role::Guest(seat) {
        may_walk_in(&folded, seat)?;
    }
    let name = checked_name(&join.name)?;
    let person = caller.person().ok().map(|person| person.id.clone());
    let who = if person.is_some() { caller } else { invited };
    let (nonce, key) = (nonce_of(join.nonce)?, scoped(join.key, &who.who(client.address))?);
    let part = part_of(join.seal, join.label)?;
    sit(&house, &folded, Newcomer { seat, name, person, nonce, part, key, shared: false }).await
}

/// A chain, where one was sealed.
fn part_of(seal: Option<String>, label: Option<String>) -> Result<Option<Part>> {
    seal.map(|seal| Part::sealed(&seal, label)).transpose()
}

/// Takes the seat and answers with its token and frame.
async fn sit(house: &House, folded: &Arc<Folded>, newcomer: Newcomer) -> Result<Response> {
    let (seat, table) = (newcomer.seat, folded.table.id.clone());
    let (token, folded) = house.hall.sit(folded, newcomer).await?;
    let frame = shown(&folded, Viewer::Seat(seat), 0, None);
    Ok(Json(Seated { table, seat, token, frame }).into_response())
}

pub(super) async fn leave(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let number = house.hall.leave(&id, &caller).await?;
    Ok(Json(Left { number }).into_response())
}

pub(super) async fn seal(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Seal>,
) -> Result<Response> {
    let part = Part::sealed(&asked.seal, asked.label)?;
    change(&house, &id, &caller, |seat| Change::Seal { seat, part }).await
}

pub(super) async fn open(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Open>,
) -> Result<Response> {
    change(&house, &id, &caller, |seat| Change::Open { seat, opening: asked.link }).await
}

pub(super) async fn hand_over(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<HandOver>,
) -> Result<Response> {
    let to = match &asked.to {
        Keeper::Me => None,
        Keeper::Bot(name) => Some(level(name).map_err(BadInput)?),
    };
    change(&house, &id, &caller, |seat| Change::HandOver { seat, to }).await
}

/// Changes something about the caller's seat, once.
async fn change(
    house: &House,
    id: &str,
    caller: &Caller,
    change: impl FnOnce(Seat) -> Change,
) -> Result<Response> {
    let (folded, seat) = house.hall.look_up(id, caller, Caller::seat).await?;
    let (number, folded) = match house.hall.ask(id, Command::house(change(seat))).await {
        Ok(done) => (done.number, done.folded),
        // A repeated request finds it done already.
        Err(error) if error.code == Code::NoChange => (folded.number(), folded),
        Err(error) => return Err(error),
    };
    let frame = shown(&folded, Viewer::Seat(seat), number, None);
    Ok(Json(Stepped { number, frame }).into_response())
}

/// The first who asks opens the new table; everyone who asks gets their seat there.
pub(super) async fn rematch(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Rematch>,
) -> Result<Response> {
    let (folded, seat) = house.hall.look_up(&id, &caller, Caller::seat).await?;
    let nonce = nonce_of(asked.nonce)?;
    let there = house.hall.rematch(&folded).await?;
    let (name, person) = (folded.seat(seat).name.clone(), folded.seat(seat).person.clone());
    // Whoever has the seat there has it here.
    let key = scoped(asked.key, &format!("rematch {id}"))?;
    let part = part_of(asked.seal, asked.label)?;
    sit(&house, &there, Newcomer { seat, name, person, nonce, part, key, shared: false }).await
}
