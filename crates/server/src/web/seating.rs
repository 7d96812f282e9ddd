//! Sitting down from a page: whoever has no key yet gets one with their first chair.

use std::sync::Arc;
use std::time::Duration;

use axum::response::Response;
use bots::Kind;
use game::{Seat, say};
use lang::Speaker;
use store::{Person, Status};
use table::wire::answer::Code;
use table::wire::request::{NewTable, Player};

use super::visitor::Visitor;
use crate::http::caller::{COOKIE_SECONDS, with_cookie};
use crate::tables::House;
use crate::tables::error::Result;
use crate::tables::fold::Folded;
use crate::tables::opening::{self, Opener, nonce_of};
use crate::tables::part::{Gathering, Part};
use crate::tables::people::checked_name;
use crate::tables::seating::Newcomer;
use crate::tables::tokens;

/// The cookie, one for each table, with the key its invitations follow from.
pub(super) const HOST: &str = "host";

/// How long a page waits for the house to begin a match.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pressing twice takes no longer, in milliseconds.
const A_MOMENT: i64 = 10_000;

/// Who shall sit at a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    /// Somebody at this device; without a name, the visitor.
    Here(String),
    Friend,
    Bot(Kind),
}

/// A table somebody opened from a page.
#[derive(Debug)]
pub(super) struct Opened {
    pub id: String,
    /// Who opened it.
    pub person: Person,
    /// Opened now, not when the same was asked a moment ago.
    pub fresh: bool,
    /// The key it was opened with, from which its invitations follow.
    pub once: String,
    /// The fresh key of somebody who had none.
    key: Option<String>,
}

impl Opened {
    /// The answer, with the new key as a cookie if there is one.
    pub(super) fn cookie(&self, visitor: &Visitor, response: Response) -> Response {
        match &self.key {
            Some(key) => with_cookie(visitor.client, response, key, COOKIE_SECONDS),
            None => response,
        }
    }
}

/// The visitor as a person of the house, and their key if it is fresh.
pub(super) async fn person_of(
    house: &House,
    visitor: &Visitor,
    name: &str,
) -> Result<(Person, Option<String>)> {
    if let Some(person) = &visitor.person {
        return Ok((person.clone(), None));
    }
    let guest = Speaker::new(visitor.visit.language(), Vec::new()).say(&say!("pages-guest"));
    let name = if name.trim().is_empty() { &guest } else { name };
    let (person, key) = house.hall.introduce(name, visitor.client.address).await?;
    Ok((person, Some(key)))
}

/// Opens a table and seats everybody who is at this device; with a part in the dice, if the device
/// promises one.
pub(super) async fn open_for(
    house: &House,
    visitor: &Visitor,
    sitters: Vec<Sitter>,
    terms: NewTable,
    part: Option<Part>,
) -> Result<Opened> {
    let player = |sitter: &Sitter| match sitter {
        Sitter::Here(_) | Sitter::Friend => Player::Person,
        Sitter::Bot(kind) => Player::Bot(kind.to_string()),
    };
    let seats = sitters.iter().map(player).collect();
    let (opened, once) = open_once(house, visitor, NewTable { seats, ..terms }).await?;
    let (person, key) = opener(house, visitor, &once).await?;
    let mut folded = opened.folded;
    // Whoever pressed twice sits down with the first press.
    for (index, sitter) in sitters.iter().enumerate().filter(|_| opened.fresh) {
        if let Sitter::Here(name) = sitter {
            let seat = Seat::new(index as u8);
            let name =
                if name.trim().is_empty() { person.name.clone() } else { checked_name(name)? };
            folded = seat_down(house, &folded, &person, seat, name, part.clone()).await?;
        }
    }
    let id = folded.table.id.clone();
    begun(house, &id).await?;
    Ok(Opened { id, person, fresh: opened.fresh, once, key })
}

/// Opens a table, once for the key of its form; a form that was kept open opens another one. Gives the
/// key it was opened with.
async fn open_once(
    house: &House,
    visitor: &Visitor,
    new: NewTable,
) -> Result<(opening::Opened, String)> {
    let once = new.key.clone().unwrap_or_else(tokens::fresh::<16>);
    let by = Opener::new(visitor.person.as_ref(), visitor.client.address);
    let wish = NewTable { key: Some(once.clone()), ..new.clone() };
    let opened = house.open(wish, by.clone()).await;
    let stale = match &opened {
        Ok(opened) => {
            let age = house.hall.clock.now() - opened.folded.table.created_at;
            !opened.fresh && age > A_MOMENT
        }
        Err(error) => error.code == Code::KeyUsed,
    };
    if !stale {
        return Ok((opened?, once));
    }
    let fresh = tokens::fresh::<16>();
    Ok((house.open(NewTable { key: Some(fresh.clone()), ..new }, by).await?, fresh))
}

/// Who opens a table: the visitor, who without a key yet is the same person for the same form.
async fn opener(house: &House, visitor: &Visitor, once: &str) -> Result<(Person, Option<String>)> {
    if visitor.person.is_some() {
        return person_of(house, visitor, "").await;
    }
    let guest = Speaker::new(visitor.visit.language(), Vec::new()).say(&say!("pages-guest"));
    let (person, key, _) = house.hall.introduce_once(&guest, once, visitor.client.address).await?;
    Ok((person, Some(key)))
}

/// When nobody is waited for any more the house begins by itself; whoever was the last sees it begun.
pub(super) async fn begun(house: &House, id: &str) -> Result<()> {
    let mut now = house.hall.table(id).await?.now.clone();
    let settled = now.wait_for(|folded| {
        folded.status() != Status::Open || folded.gathering() != Gathering::Complete
    });
    // If it takes longer, the page says that the table waits.
    let _ = tokio::time::timeout(PATIENCE, settled).await;
    Ok(())
}

/// This person takes this seat, perhaps beside others of theirs.
pub(super) async fn seat_down(
    house: &House,
    folded: &Arc<Folded>,
    person: &Person,
    seat: Seat,
    name: String,
    part: Option<Part>,
) -> Result<Arc<Folded>> {
    let (person, nonce) = (Some(person.id.clone()), nonce_of(None)?);
    let newcomer = Newcomer { seat, name, person, nonce, part, key: None, shared: true };
    Ok(house.hall.sit(folded, newcomer).await?.1)
}

/// The seats of this person at this table.
pub(super) fn seats_of(folded: &Folded, person: Option<&Person>) -> Vec<Seat> {
    let id = person.map(|person| &person.id);
    let theirs = folded.seats.iter().filter(|seat| id.is_some() && seat.person.as_ref() == id);
    theirs.map(|seating| seating.seat).collect()
}
