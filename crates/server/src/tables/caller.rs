//! Who asks, and what they are at a table: a seat by its token, a person by their key, a guest by an
//! invitation, or anybody.

use std::net::IpAddr;
use std::sync::Arc;

use game::{Seat, Viewer};
use store::Person;
use table::wire::Visibility;

use super::error::{Error, Result};
use super::fold::Folded;
use super::hall::Hall;
use super::seating::Seating;
use super::tokens::{self, same};

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Caller {
    Nobody,
    /// The hash of a seat token.
    Token(String),
    /// The hash of an invitation.
    Guest(String),
    Person(Person),
}

/// What somebody is at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Seat(Seat),
    Guest(Seat),
    Spectator,
}

impl Role {
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Role::Seat(seat) => Viewer::Seat(seat),
            Role::Guest(_) | Role::Spectator => Viewer::Spectator,
        }
    }
}

impl Caller {
    /// Refuses a token that opens nothing at this table.
    pub(crate) fn role(&self, folded: &Folded) -> Result<Role> {
        let find = |hash: &str, of: fn(&Seating) -> Option<&String>| {
            let found = folded.seats.iter().find(|seat| of(seat).is_some_and(|h| same(h, hash)));
            found.map(|seating| seating.seat).ok_or_else(Error::unknown_token)
        };
        match self {
            Caller::Nobody => Ok(Role::Spectator),
            Caller::Token(hash) => find(hash, |seat| seat.token.as_ref()).map(Role::Seat),
            Caller::Guest(hash) => find(hash, |seat| seat.invite.as_ref()).map(Role::Guest),
            Caller::Person(person) => {
                let theirs = |seating: &&Seating| seating.person.as_ref() == Some(&person.id);
                let found = folded.seats.iter().find(theirs);
                Ok(found.map_or(Role::Spectator, |seating| Role::Seat(seating.seat)))
            }
        }
    }

    /// The role of somebody who may look at this table.
    pub(crate) fn looking(&self, folded: &Folded) -> Result<Role> {
        let role = self.role(folded)?;
        match (folded.terms.visibility, role) {
            (Visibility::Private, Role::Spectator) => Err(Error::private()),
            _ => Ok(role),
        }
    }

    /// The seat of somebody who may decide at this table.
    pub(crate) fn seat(&self, folded: &Folded) -> Result<Seat> {
        match (self, self.role(folded)?) {
            (_, Role::Seat(seat)) => Ok(seat),
            (Caller::Nobody, _) => Err(Error::token_needed()),
            _ => Err(Error::not_seated()),
        }
    }

    /// One name for whoever asks, as far as they can be told from others.
    pub(crate) fn who(&self, address: IpAddr) -> String {
        match self {
            Caller::Nobody => format!("address {address}"),
            Caller::Token(hash) => format!("seat {hash}"),
            Caller::Guest(hash) => format!("guest {hash}"),
            Caller::Person(person) => format!("person {}", person.id),
        }
    }

    /// The person who asks, if the house knows them.
    pub(crate) fn person(&self) -> Result<&Person> {
        match self {
            Caller::Person(person) => Ok(person),
            Caller::Nobody => Err(Error::token_needed()),
            Caller::Token(_) | Caller::Guest(_) => Err(Error::unknown_token()),
        }
    }
}

impl Hall {
    /// Whoever carries this token.
    pub(crate) async fn caller(&self, token: &str) -> Result<Caller> {
        let hash = tokens::hash(token);
        match token {
            _ if token.starts_with(tokens::SEAT) => Ok(Caller::Token(hash)),
            _ if token.starts_with(tokens::INVITE) => Ok(Caller::Guest(hash)),
            _ => self.person(token).await?.map(Caller::Person).ok_or_else(Error::unknown_token),
        }
    }

    /// The table as it stands, and what the caller is there. Another node may have carried out what
    /// they asked for a moment ago.
    pub(crate) async fn look_up<R>(
        self: &Arc<Self>,
        id: &str,
        caller: &Caller,
        role: impl Fn(&Caller, &Folded) -> Result<R>,
    ) -> Result<(Arc<Folded>, R)> {
        let folded = self.newest(id).await?;
        let found = role(caller, &folded)?;
        Ok((folded, found))
    }

    /// The table for somebody who may look at it.
    pub(crate) async fn looking(
        self: &Arc<Self>,
        id: &str,
        caller: &Caller,
    ) -> Result<(Arc<Folded>, Role)> {
        self.look_up(id, caller, Caller::looking).await
    }
}
