//! Sealing and opening chains before a match, and what happens when somebody is silent.
//!
//! A chain is only opened when every seat is taken and every promised seal is there. Who keeps the
//! others waiting, or goes once somebody has opened, adds nothing at this table any more, and whoever
//! had opened seals a fresh chain: what they showed is known. So the dice begin anew once for each
//! seat at most.

use game::{Seat, say};
use store::Status;
use table::check_seals;
use table::unhex;
use table::wire::answer::Code;

use super::Draft;
use crate::tables::error::{BadInput, Error, Result};
use crate::tables::fold::{Folded, Move};
use crate::tables::part::{Gathering, Part};
use crate::tables::seating::Seating;

/// What a seat has when somebody new sits there.
pub(super) fn on_arrival(folded: &Folded, before: &Seating, wished: Option<&Part>) -> Option<Part> {
    match (folded.status(), &before.part) {
        // Who comes into a running match gets the seat's part in the dice, too.
        (Status::Running | Status::Over, part) => part.clone(),
        (Status::Open, Some(Part::Missed)) => Some(Part::Missed),
        (Status::Open, _) => wished.filter(|_| folded.terms.dice > 1).cloned(),
    }
}

/// Equal seals would let one seat repeat the other.
pub(super) fn check_others(folded: &Folded, seat: Seat, part: Option<&Part>) -> Result<()> {
    let seal = |seating: &Seating| match seating.seat == seat {
        true => part.and_then(|part| part.chain()?.seal.clone().into()),
        false => seating.part.as_ref().and_then(|part| part.chain()?.seal.clone().into()),
    };
    let seals = folded.seats.iter().map(|seating| seal(seating).map(|seal| unhex(&seal)));
    let seals = seals.map(Option::transpose).collect::<std::result::Result<Vec<_>, _>>()?;
    check_seals(&seals).map_err(|broken| BadInput(broken).into())
}

impl Draft {
    pub(super) fn seal(&mut self, seat: Seat, part: &Part) -> Result<()> {
        let seating = self.next.seat(seat).clone();
        match (self.next.status(), &seating.part) {
            (Status::Open, Some(Part::Missed)) => return Err(no(say!("server-no-more-seals"))),
            (Status::Open, _) if self.next.terms.dice < 2 => return Err(no_seal_now()),
            (Status::Open, Some(Part::Chain(known))) if Some(&known.seal) == seal_of(part) => {
                return Err(Error::no_change());
            }
            // Nobody has opened yet, so nobody chooses a chain by what others have shown.
            (Status::Open, _) if !self.somebody_has_opened() => {}
            _ => return Err(no_seal_now()),
        }
        check_others(&self.next, seat, Some(part))?;
        self.change_seat(Seating { part: Some(part.clone()), ..seating }, Move::Seals)
    }

    pub(super) fn open(&mut self, seat: Seat, opening: &str) -> Result<()> {
        let seating = self.next.seat(seat).clone();
        let Some(sealed) = seating.part.as_ref().and_then(Part::chain) else {
            return Err(no(say!("server-no-seal")));
        };
        let opened = sealed.opened(opening)?;
        match (self.next.status(), self.next.gathering()) {
            _ if sealed.opening.is_some() => Err(Error::no_change()),
            (Status::Open, Gathering::Openings) => self
                .change_seat(Seating { part: Some(Part::Chain(opened)), ..seating }, Move::Opens),
            _ => Err(no(say!("server-no-opening-yet"))),
        }
    }

    /// The house goes on without those who were silent.
    pub(super) fn go_on(&mut self) -> Result<()> {
        let silent = |part: &Part| match self.next.gathering() {
            Gathering::Seals => *part == Part::Promised,
            Gathering::Openings => part.chain().is_some() && !part.is_opened(),
            Gathering::Company | Gathering::Complete => false,
        };
        let of = |seating: &&Seating| seating.part.as_ref().is_some_and(silent);
        let silent: Vec<Seating> = self.next.seats.iter().filter(of).cloned().collect();
        if self.next.status() != Status::Open || silent.is_empty() {
            return Err(Error::no_change());
        }
        for seating in silent {
            self.change_seat(Seating { part: Some(Part::Missed), ..seating }, Move::Silent)?;
        }
        self.begin_anew();
        Ok(())
    }

    /// What a seat has when its owner goes before the match; the others seal anew if this one could
    /// have known what they opened.
    pub(super) fn on_leaving(&mut self, seat: Seat) -> Option<Part> {
        let part = self.next.seat(seat).part.clone();
        if !self.somebody_has_opened() {
            return part.filter(|part| *part == Part::Missed);
        }
        if part.is_some_and(|part| part.chain().is_some()) {
            self.begin_anew();
        }
        Some(Part::Missed)
    }

    fn somebody_has_opened(&self) -> bool {
        self.next.seats.iter().any(|seat| seat.part.as_ref().is_some_and(Part::is_opened))
    }

    /// Whoever has opened seals a fresh chain.
    fn begin_anew(&mut self) {
        for seating in &mut self.next.seats {
            if seating.part.as_ref().is_some_and(Part::is_opened) {
                seating.part = Some(Part::Promised);
                self.seats.push(seating.clone());
            }
        }
    }
}

fn seal_of(part: &Part) -> Option<&String> {
    part.chain().map(|sealed| &sealed.seal)
}

fn no(phrase: game::Phrase) -> Error {
    Error::new(Code::NotReady, phrase)
}

fn no_seal_now() -> Error {
    no(say!("server-no-seal-now"))
}
