//! Who sits where: a seat as the store keeps it, with its words understood; sitting down, and
//! sitting down again after the end.

use std::sync::Arc;

use bots::Kind;
use game::{Broken, Seat, say};
use store::SeatRow;
use table::wire::Visibility;
use table::wire::answer::Code;

use super::caller::Caller;
use super::error::{Error, Result};
use super::fold::Folded;
use super::hall::Hall;
use super::opening;
use super::part::Part;
use super::steps::{Change, Command};
use super::tokens::{self, same};

/// One seat of a table and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    pub seat: Seat,
    /// The bot that sits here by agreement; none for a person's seat.
    pub bot: Option<Kind>,
    pub name: String,
    /// The person's id.
    pub person: Option<String>,
    /// Hash of the token that speaks for this seat; none while it is free.
    pub token: Option<String>,
    /// Hash of the invitation to it; none for a bot's.
    pub invite: Option<String>,
    /// The seat's part in dice of version 1, in hexadecimal.
    pub nonce: Option<String>,
    /// Its part in those of version 2.
    pub part: Option<Part>,
    /// The bot that keeps the seat while its owner is away.
    pub stand_in: Option<Kind>,
}

impl Seating {
    /// Refuses bots that this version does not have: nobody knows who would sit there.
    pub(crate) fn read(row: SeatRow) -> std::result::Result<Self, Broken> {
        let bot = |level: Option<String>| level.map(|level| level.parse::<Kind>()).transpose();
        Ok(Seating {
            seat: Seat::new(u8::try_from(row.seat).map_err(|_| Broken::new("no such seat"))?),
            bot: bot(row.level)?,
            name: row.name,
            person: row.person,
            token: row.token,
            invite: row.invite,
            nonce: row.nonce,
            part: row.chain.as_deref().map(Part::read).transpose()?,
            stand_in: bot(row.stand_in)?,
        })
    }

    /// As the store keeps it.
    pub(crate) fn row(&self) -> SeatRow {
        SeatRow {
            seat: self.seat.index() as i64,
            level: self.bot.map(|kind| kind.to_string()),
            name: self.name.clone(),
            person: self.person.clone(),
            token: self.token.clone(),
            invite: self.invite.clone(),
            nonce: self.nonce.clone(),
            stand_in: self.stand_in.map(|kind| kind.to_string()),
            chain: self.part.as_ref().map(Part::text),
        }
    }

    /// A person's seat where nobody sits.
    pub(crate) fn is_free(&self) -> bool {
        self.bot.is_none() && self.token.is_none() && self.stand_in.is_none()
    }

    /// The bot that decides for this seat now, if any.
    pub(crate) fn keeper(&self) -> Option<Kind> {
        self.bot.or(self.stand_in)
    }

    /// What the seat is called; bots by kind and number, as in records made elsewhere.
    pub(crate) fn called(&self) -> String {
        let number = self.seat.number();
        match self.bot {
            Some(kind) => format!("{kind}-{number}"),
            None if self.name.is_empty() => format!("seat {number}"),
            None => self.name.clone(),
        }
    }
}

/// Without an invitation only a seat of a public table that nobody has sat on yet is free.
pub(crate) fn may_walk_in(folded: &Folded, seat: Seat) -> Result<()> {
    let untouched = folded.seat(seat).stand_in.is_none();
    match folded.terms.visibility {
        Visibility::Public if untouched => Ok(()),
        _ => Err(Error::new(Code::NotInvited, say!("server-no-invitation"))),
    }
}

/// How a table's journal remembers that somebody has left: nothing that tells who it was.
fn gone(folded: &Folded, caller: &Caller) -> Option<String> {
    let who = match caller {
        Caller::Token(hash) => hash,
        Caller::Person(person) => &person.id,
        Caller::Nobody | Caller::Guest(_) => return None,
    };
    Some(tokens::derive("left:", &folded.table.salt.0, "left", who))
}

/// Somebody who is about to sit down.
#[derive(Debug)]
pub(crate) struct Newcomer {
    pub seat: Seat,
    pub name: String,
    pub person: Option<String>,
    /// For dice of version 1.
    pub nonce: String,
    /// For dice of version 2.
    pub part: Option<Part>,
    /// What a repeated request is known by, for whoever asks.
    pub key: Option<String>,
    /// Several people on one device share one key; everybody else has one seat at a table.
    pub shared: bool,
}

impl Hall {
    /// Somebody sits down: the seat's token, and the table afterwards.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        folded: &Arc<Folded>,
        newcomer: Newcomer,
    ) -> Result<(String, Arc<Folded>)> {
        let seat = newcomer.seat;
        let key = newcomer.key.unwrap_or_else(tokens::fresh::<16>);
        let salt = &folded.table.salt.0;
        let token = tokens::derive(tokens::SEAT, salt, &seat.index().to_string(), &key);
        let hash = tokens::hash(&token);
        // The answer to a first request may have been lost: the same key gets the same token.
        if folded.seat(seat).token.as_ref().is_some_and(|stored| same(stored, &hash)) {
            let now = self.newest(&folded.table.id).await?;
            return Ok((token, now));
        }
        let sits = |one: &Seating| one.person.is_some() && one.person == newcomer.person;
        if !newcomer.shared && folded.seats.iter().any(sits) {
            return Err(Error::new(Code::Seated, say!("server-no-second-seat")));
        }
        let seating = Seating {
            seat,
            bot: None,
            name: newcomer.name,
            person: newcomer.person,
            token: Some(hash),
            invite: None,
            nonce: Some(newcomer.nonce),
            part: newcomer.part,
            stand_in: None,
        };
        let change = Change::Sit(Box::new(seating));
        match self.ask(&folded.table.id, Command::house(change)).await {
            Ok(done) => Ok((token, done.folded)),
            // The first request was still under way when this one came.
            Err(error) if error.code == Code::NoChange => {
                Ok((token, self.newest(&folded.table.id).await?))
            }
            Err(error) => Err(error),
        }
    }

    /// The owner of a seat goes; who has gone already hears the same again. Says the row of it.
    pub(crate) async fn leave(self: &Arc<Self>, id: &str, caller: &Caller) -> Result<i64> {
        let no = match self.look_up(id, caller, Caller::seat).await {
            Ok((folded, seat)) => {
                let number = folded.number();
                let key = gone(&folded, caller).map(|mark| format!("{mark}:{number}"));
                let owner = folded.seat(seat).token.clone();
                let change = Change::Leave { seat, owner, forget: false };
                match self.ask(id, Command { change, number: None, key }).await {
                    Ok(done) => return Ok(done.number),
                    Err(error) if error.code == Code::NoChange => error,
                    Err(error) => return Err(error),
                }
            }
            Err(error) => error,
        };
        let newest = self.newest(id).await?;
        gone(&newest, caller).and_then(|mark| newest.last_answer(&mark)).ok_or(no)
    }

    /// The table of the rematch, opened if nobody has asked yet.
    pub(crate) async fn rematch(self: &Arc<Self>, folded: &Folded) -> Result<Arc<Folded>> {
        let new = match &folded.rematch {
            Some(new) => new.clone(),
            None => self.open_rematch(folded).await?,
        };
        self.newest(&new).await
    }

    async fn open_rematch(self: &Arc<Self>, folded: &Folded) -> Result<String> {
        let new = opening::again(folded, &tokens::fresh::<16>(), self.clock.now());
        self.has_room_for(&new.0).await?;
        let change = Change::Rematch(Box::new(new));
        match self.ask(&folded.table.id, Command::house(change)).await {
            // Somebody else may have been first; the journal says which table it is.
            Ok(_) => {}
            Err(error) if error.code == Code::NoChange => {}
            Err(error) => return Err(error),
        }
        let newest = self.newest(&folded.table.id).await?;
        newest.rematch.clone().ok_or_else(Error::stumbled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(level: Option<&str>, stand_in: Option<&str>) -> SeatRow {
        let text = |text: Option<&str>| text.map(str::to_owned);
        let (name, token) = ("Ada".to_owned(), Some("hash".to_owned()));
        let (person, invite, nonce, chain) = Default::default();
        let (level, stand_in) = (text(level), text(stand_in));
        SeatRow { seat: 1, level, name, person, token, invite, nonce, stand_in, chain }
    }

    #[test]
    fn a_bot_that_is_misspelt_is_no_person() {
        assert!(Seating::read(row(Some("hrad"), None)).is_err());
        assert!(Seating::read(row(None, Some("Normal "))).is_err());
        assert!(Seating::read(SeatRow { seat: 300, ..row(None, None) }).is_err());
    }

    #[test]
    fn what_the_store_keeps_comes_back_as_it_was() {
        for row in [row(None, None), row(Some("hard"), None), row(None, Some("easy"))] {
            assert_eq!(Seating::read(row.clone()).unwrap().row(), row);
        }
        let kept = |level, stand_in| Seating::read(row(level, stand_in)).unwrap();
        assert_eq!(kept(Some("hard"), None).keeper(), Some(Kind::Hard));
        assert_eq!(kept(None, Some("easy")).keeper(), Some(Kind::Easy));
        assert_eq!(kept(None, None).keeper(), None);
        assert_eq!(
            (kept(None, None).called(), kept(Some("hard"), None).called()),
            ("Ada".to_owned(), "hard-2".to_owned())
        );
    }

    #[test]
    fn a_seat_is_free_where_nobody_sits_and_nobody_sat() {
        let free = |level, token: Option<&str>, stand_in| {
            let token = token.map(str::to_owned);
            Seating::read(SeatRow { token, ..row(level, stand_in) }).unwrap().is_free()
        };
        assert!(free(None, None, None));
        assert!(!free(None, Some("hash"), None) && !free(Some("easy"), None, None));
        assert!(!free(None, None, Some("normal")), "a bot keeps it for who may come back");
    }
}
