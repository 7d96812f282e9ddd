//! Who asks: a seat by its token, a person by their key, a guest by an invitation, or anybody.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, header, request::Parts};
use game::{Seat, Viewer};
use store::Person;
use table::wire::Visibility;

use crate::House;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::tokens::{self, same};

/// The cookie that holds a person's key.
pub const COOKIE: &str = "serai";

#[derive(Clone, Debug)]
pub enum Caller {
    Nobody,
    /// The hash of a seat token.
    Token(String),
    /// The hash of an invitation.
    Guest(String),
    Person(Person),
}

/// What somebody is at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Seat(Seat),
    Guest(Seat),
    Spectator,
}

impl Role {
    pub fn viewer(self) -> Viewer {
        match self {
            Role::Seat(seat) => Viewer::Seat(seat),
            Role::Guest(_) | Role::Spectator => Viewer::Spectator,
        }
    }
}

impl Caller {
    /// Refuses a token that opens nothing at this table.
    pub fn role(&self, folded: &Folded) -> Result<Role> {
        let find = |hash: &str, of: fn(&store::SeatRow) -> Option<&String>| {
            let found = folded.seats.iter().find(|seat| of(seat).is_some_and(|h| same(h, hash)));
            found.map(|seat| Seat::new(seat.seat as u8)).ok_or_else(Error::unknown_token)
        };
        match self {
            Caller::Nobody => Ok(Role::Spectator),
            Caller::Token(hash) => find(hash, |seat| seat.token.as_ref()).map(Role::Seat),
            Caller::Guest(hash) => find(hash, |seat| seat.invite.as_ref()).map(Role::Guest),
            Caller::Person(person) => {
                let theirs = |seat: &&store::SeatRow| seat.person.as_ref() == Some(&person.id);
                let seat = folded.seats.iter().find(theirs);
                Ok(seat.map_or(Role::Spectator, |seat| Role::Seat(Seat::new(seat.seat as u8))))
            }
        }
    }

    /// The role of somebody who may look at this table.
    pub fn looking(&self, folded: &Folded) -> Result<Role> {
        let role = self.role(folded)?;
        match (folded.terms.visibility, role) {
            (Visibility::Private, Role::Spectator) => Err(Error::private()),
            _ => Ok(role),
        }
    }

    /// The seat of somebody who may decide at this table.
    pub fn seat(&self, folded: &Folded) -> Result<Seat> {
        match (self, self.role(folded)?) {
            (_, Role::Seat(seat)) => Ok(seat),
            (Caller::Nobody, _) => Err(Error::token_needed()),
            _ => Err(Error::not_seated()),
        }
    }

    pub fn person(&self) -> Result<&Person> {
        match self {
            Caller::Person(person) => Ok(person),
            Caller::Nobody => Err(Error::token_needed()),
            Caller::Token(_) | Caller::Guest(_) => Err(Error::unknown_token()),
        }
    }
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self> {
        let Some(token) = bearer(&parts.headers)? else {
            // A cookie that is no longer known only makes its owner a stranger.
            return Ok(match cookie(&parts.headers, COOKIE) {
                Some(key) => person(house, key).await?.unwrap_or(Caller::Nobody),
                None => Caller::Nobody,
            });
        };
        let hash = tokens::hash(token);
        match token {
            _ if token.starts_with(tokens::SEAT) => Ok(Caller::Token(hash)),
            _ if token.starts_with(tokens::INVITE) => Ok(Caller::Guest(hash)),
            _ => person(house, token).await?.ok_or_else(Error::unknown_token),
        }
    }
}

async fn person(house: &House, key: &str) -> Result<Option<Caller>> {
    if !key.starts_with(tokens::PERSON) {
        return Ok(None);
    }
    Ok(house.hall.store.person(&tokens::hash(key)).await?.map(Caller::Person))
}

fn bearer(headers: &HeaderMap) -> Result<Option<&str>> {
    let Some(value) = headers.get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    token.map(|token| Some(token.trim())).ok_or_else(Error::unknown_token)
}

/// The value of the cookie with this name.
pub fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
}
