//! Sitting down from a page: whoever has no key yet gets one with their first chair.

use std::time::Duration;

use axum::response::Response;
use game::{Seat, say};
use lang::Speaker;
use store::{Person, Status};
use table::wire::request::{NewTable, Player};

use super::visitor::Visitor;
use crate::House;
use crate::api::people::{COOKIE_SECONDS, introduce, with_cookie};
use crate::api::seats::{Chair, take_chair};
use crate::api::tables::{nonce_of, open};
use crate::http::body::checked_name;
use crate::tables::error::Result;
use crate::tables::fold::Folded;

/// The cookie, one for each table, with the key its invitations follow from.
pub const HOST: &str = "host";

/// How long a page waits for the house to begin a match.
const PATIENCE: Duration = Duration::from_secs(2);

/// Who shall sit on a chair of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Somebody at this device; without a name, the visitor.
    Here(String),
    Friend,
    Bot(String),
}

/// A table somebody opened from a page.
#[derive(Debug)]
pub struct Opened {
    pub id: String,
    /// Who opened it.
    pub person: Person,
    /// The fresh key of somebody who had none.
    key: Option<String>,
}

impl Opened {
    /// The answer, with the new key as a cookie if there is one.
    pub fn cookie(&self, house: &House, response: Response) -> Response {
        match &self.key {
            Some(key) => with_cookie(house, response, key, COOKIE_SECONDS),
            None => response,
        }
    }
}

/// The visitor as a person of the house, and their key if it is fresh.
pub async fn person_of(
    house: &House,
    visitor: &Visitor,
    name: &str,
) -> Result<(Person, Option<String>)> {
    if let Some(person) = &visitor.person {
        return Ok((person.clone(), None));
    }
    let guest = Speaker::new(visitor.visit.language(), Vec::new()).say(&say!("pages-guest"));
    let name = if name.trim().is_empty() { &guest } else { name };
    let (person, key) = introduce(house, name).await?;
    Ok((person, Some(key)))
}

/// Opens a table and seats everybody who is at this device.
pub async fn open_for(
    house: &House,
    visitor: &Visitor,
    chairs: Vec<Wanted>,
    terms: NewTable,
) -> Result<Opened> {
    let wish = |wanted: &Wanted| match wanted {
        Wanted::Here(_) | Wanted::Friend => Player::Person,
        Wanted::Bot(level) => Player::Bot(level.clone()),
    };
    let seats = chairs.iter().map(wish).collect();
    let opened = open(house, NewTable { seats, ..terms }).await?;
    let (person, key) = person_of(house, visitor, "").await?;
    let mut folded = opened.folded;
    for (index, wanted) in chairs.iter().enumerate() {
        if let Wanted::Here(name) = wanted {
            let seat = Seat::new(index as u8);
            let name =
                if name.trim().is_empty() { person.name.clone() } else { checked_name(name)? };
            if let Some(after) = seat_down(house, &folded, &person, seat, name).await? {
                folded = after;
            }
        }
    }
    let id = folded.table.id.clone();
    begun(house, &id).await?;
    Ok(Opened { id, person, key })
}

/// When the last chair is taken the house begins by itself; whoever just sat down sees it begun.
pub async fn begun(house: &House, id: &str) -> Result<()> {
    let mut now = house.hall.table(id).await?.now.clone();
    let settled = now.wait_for(|folded| folded.status() != Status::Open || folded.open_seats() > 0);
    // If it takes longer, the page says that the table waits.
    let _ = tokio::time::timeout(PATIENCE, settled).await;
    Ok(())
}

/// This person takes this chair, perhaps beside others of theirs.
pub async fn seat_down(
    house: &House,
    folded: &Folded,
    person: &Person,
    seat: Seat,
    name: String,
) -> Result<Option<std::sync::Arc<Folded>>> {
    let (person, nonce) = (Some(person.id.clone()), nonce_of(None)?);
    let chair = Chair { seat, name, person, nonce, key: None, shared: true };
    Ok(take_chair(house, folded, chair).await?.1)
}

/// The chairs of this person at this table.
pub fn chairs_of(folded: &Folded, person: Option<&Person>) -> Vec<Seat> {
    let id = person.map(|person| &person.id);
    let theirs = folded.seats.iter().filter(|seat| id.is_some() && seat.person.as_ref() == id);
    theirs.map(|seat| Seat::new(seat.seat as u8)).collect()
}
