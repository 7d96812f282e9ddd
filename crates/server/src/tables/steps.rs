//! Command → check → apply on a copy: what one change does to a table, before it is stored.

mod parts;

use std::time::Duration;

use bots::Kind;
use game::{Seat, Viewer, say};
use serde_json::Value;
use store::{Append, JournalRow, Millis, SeatRow, Status, TableRow};
use table::wire::answer::Code;
use table::wire::{RowKind, TakeBack};
use table::{AnyTable, JournalLine, Link, Refused, Waiting};

use super::error::{Error, Result};
use super::fold::{Folded, Move};
use super::part::{self, Gathering, Part};
use super::quotas::Quotas;
use super::seating::Seating;
use super::tokens;

/// What somebody wants to change at a table.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// The house begins the match; all seats are taken. With a position (as JSON) it begins there.
    Start {
        position: Option<String>,
    },
    Act {
        seat: Seat,
        action: Value,
        /// The next link of the seat's chain.
        link: Option<Link>,
    },
    /// What a bot chose for a seat it keeps.
    BotAct {
        seat: Seat,
        notation: String,
    },
    TakeBack {
        seat: Seat,
    },
    /// What fell where people roll by hand.
    Enter {
        seat: Seat,
        answer: String,
    },
    /// The answer that was entered last never fell.
    Correct {
        seat: Seat,
    },
    /// Somebody takes a free seat.
    Sit(Box<Seating>),
    /// A chain is sealed for the seat.
    Seal {
        seat: Seat,
        part: Part,
    },
    /// The seat's chain is opened by this link, in hexadecimal.
    Open {
        seat: Seat,
        opening: String,
    },
    /// The house waits no longer for seals or openings.
    GoOn,
    /// A bot keeps the seat from now on, or nobody does.
    HandOver {
        seat: Seat,
        to: Option<Kind>,
    },
    /// The owner goes, unless somebody else sits there by now; with `forget` their name goes too.
    Leave {
        seat: Seat,
        /// Hash of the owner's token; none where the house itself knows.
        owner: Option<String>,
        forget: bool,
    },
    /// The same people play again at a new table.
    Rematch(Box<(TableRow, Vec<SeatRow>)>),
}

/// A change with what its sender knew.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub change: Change,
    /// The newest row the sender had seen; none where that does not matter.
    pub number: Option<i64>,
    /// The sender's idempotency key, already scoped to their seat.
    pub key: Option<String>,
}

impl Command {
    /// A change the house itself makes.
    pub(crate) fn house(change: Change) -> Self {
        Command { change, number: None, key: None }
    }

    /// What tells this request from another one with the same key.
    pub(crate) fn mark(&self) -> String {
        tokens::mark(&format!("{:?} {:?}", self.number, self.change))
    }
}

/// A step that was applied to a copy and waits to be stored.
#[derive(Debug)]
pub(crate) struct Step {
    pub next: Folded,
    pub append: Append,
}

/// How the house deals with all its tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manners {
    pub quotas: Quotas,
    /// How long seals and openings are waited for where people play at once.
    pub patience: Duration,
}

/// Carries a command out on a copy of the table.
pub(crate) fn plan(
    folded: &Folded,
    command: &Command,
    manners: Manners,
    now: Millis,
) -> Result<Step> {
    check_number(folded, command.number)?;
    // Everybody may go; nobody comes any more, so that there is an end to it.
    if manners.quotas.are_full(folded.number()) && !matches!(command.change, Change::Leave { .. }) {
        return Err(Error::full());
    }
    let key = command.key.as_ref().map(|key| format!("{key}#{}", command.mark()));
    let mut draft = Draft::new(folded, key, now);
    match &command.change {
        Change::Start { position } => draft.start(position.as_deref())?,
        Change::Act { seat, action, link } => draft.act(*seat, action, *link)?,
        Change::BotAct { seat, notation } => draft.decide(|play| play.act(*seat, notation))?,
        Change::TakeBack { seat } => draft.take_back(*seat)?,
        Change::Enter { seat, answer } => draft.enter(*seat, answer)?,
        Change::Correct { seat } => draft.correct(*seat)?,
        Change::Sit(seating) => draft.sit(seating)?,
        Change::Seal { seat, part } => draft.seal(*seat, part)?,
        Change::Open { seat, opening } => draft.open(*seat, opening)?,
        Change::GoOn => draft.go_on()?,
        Change::HandOver { seat, to } => draft.hand_over(*seat, *to)?,
        Change::Leave { seat, owner, forget } => {
            draft.leave(*seat, owner.as_deref(), *forget)?;
        }
        Change::Rematch(new) => draft.rematch(new)?,
    }
    Ok(draft.finish(folded, manners))
}

/// A decision answers the position its maker saw; a change of seats since then does not matter.
fn check_number(folded: &Folded, number: Option<i64>) -> Result<()> {
    match number {
        Some(number) if number < folded.last_move => {
            Err(Refused::stale(folded.number() as usize).into())
        }
        Some(number) if number > folded.number() => {
            Err(Error::invalid(say!("server-no-such-number")))
        }
        _ => Ok(()),
    }
}

struct Draft {
    next: Folded,
    rows: Vec<JournalRow>,
    /// Seats that change.
    seats: Vec<Seating>,
    create: Option<(TableRow, Vec<SeatRow>)>,
    /// Who entered what fell; nobody where the house draws.
    by: Option<Seat>,
    key: Option<String>,
    now: Millis,
}

impl Draft {
    fn new(folded: &Folded, key: Option<String>, now: Millis) -> Self {
        let (rows, seats, create, by) = Default::default();
        Draft { next: folded.clone(), rows, seats, create, by, key, now }
    }

    /// Writes down what was carried out.
    fn note(&mut self, kind: RowKind, seat: Option<Seat>, text: impl Into<String>) -> Result<()> {
        let row = JournalRow {
            number: self.next.number() + 1,
            kind: kind.key().to_owned(),
            seat: seat.map(|seat| seat.index() as i64),
            text: text.into(),
            key: self.key.clone(),
            at: self.now,
        };
        self.next.note(&row)?;
        self.rows.push(row);
        Ok(())
    }

    /// Writes down every entry of the match that has no row yet.
    fn note_entries(&mut self) -> Result<()> {
        let lines: Vec<JournalLine> = self.next.unwritten().collect();
        lines.into_iter().try_for_each(|line| match line {
            JournalLine::Decision { seat, action, link } => {
                let text = table::with_link(&action, link.as_ref());
                self.note(RowKind::Decision, Some(seat), text)
            }
            JournalLine::Chance { .. } => self.note(RowKind::Chance, self.by, line.to_string()),
        })
    }

    fn start(&mut self, position: Option<&str>) -> Result<()> {
        let complete = self.next.gathering() == Gathering::Complete;
        if self.next.status() != Status::Open || !complete {
            return Err(Error::new(Code::NotReady, say!("server-no-beginning")));
        }
        let position = position.unwrap_or_default();
        self.next.begin(position)?;
        self.note(RowKind::Start, None, position)?;
        self.note_entries()
    }

    fn act(&mut self, seat: Seat, action: &Value, link: Option<Link>) -> Result<()> {
        if self.next.play.is_some() && self.next.seat(seat).stand_in.is_some() {
            self.change_keeper(seat, None)?; // whoever acts is back
        }
        self.decide(|play| play.act_linked(seat, action, link))
    }

    fn decide(
        &mut self,
        act: impl FnOnce(&mut dyn AnyTable) -> std::result::Result<(), Refused>,
    ) -> Result<()> {
        act(self.next.play.as_deref_mut().ok_or_else(Error::not_begun)?)?;
        self.note_entries()
    }

    fn take_back(&mut self, seat: Seat) -> Result<()> {
        if self.next.terms.take_back == TakeBack::Never {
            return Err(Error::new(Code::NoTakeBack, say!("server-no-take-back")));
        }
        self.next.play.as_deref_mut().ok_or_else(Error::not_begun)?.take_back(seat)?;
        self.note(RowKind::TakeBack, Some(seat), "")
    }

    fn enter(&mut self, seat: Seat, answer: &str) -> Result<()> {
        if !self.next.is_by_hand() {
            return Err(Error::new(Code::NotReady, say!("server-no-entering")));
        }
        let may = self.next.entering(Viewer::Seat(seat)).is_some();
        let play = self.next.play.as_deref_mut().ok_or_else(Error::not_begun)?;
        if let Some(owner) = play.entering().and_then(|asked| asked.secret_of).filter(|_| !may) {
            return Err(Error::new(Code::NotYourTurn, say!("server-not-your-card", seat = owner)));
        }
        play.enter(answer)?;
        self.by = Some(seat);
        self.note_entries()
    }

    /// A slip of whoever entered: the answer goes, and what was decided since.
    fn correct(&mut self, seat: Seat) -> Result<()> {
        let play = self.next.play.as_deref_mut().ok_or_else(Error::not_begun)?;
        if play.awaiting() == Waiting::Nobody {
            return Err(Refused::over().into());
        }
        for left in (0..play.correct()?).rev() {
            let what = if left == 0 { Move::Corrects } else { Move::Falls };
            self.note(RowKind::TakeBack, Some(seat), what.key())?;
        }
        Ok(())
    }

    fn sit(&mut self, newcomer: &Seating) -> Result<()> {
        let before = self.next.seat(newcomer.seat);
        if before.token.is_some() && before.token == newcomer.token {
            return Err(Error::no_change());
        }
        let left = before.bot.is_none() && before.token.is_none();
        if !left || self.next.status() == Status::Over {
            return Err(Error::new(Code::Taken, say!("server-no-free-seat")));
        }
        // Who comes into a running match gets the seat's part in the dice, too.
        let kept = before.nonce.clone().filter(|_| !before.is_free());
        let (nonce, invite) = (kept.or(newcomer.nonce.clone()), before.invite.clone());
        let part = parts::on_arrival(&self.next, before, newcomer.part.as_ref());
        parts::check_others(&self.next, newcomer.seat, part.as_ref())?;
        self.change_seat(Seating { nonce, invite, part, ..newcomer.clone() }, Move::Sits)
    }

    fn hand_over(&mut self, seat: Seat, to: Option<Kind>) -> Result<()> {
        match self.next.status() {
            Status::Running => self.change_keeper(seat, to),
            _ => Err(Error::not_begun()),
        }
    }

    fn change_keeper(&mut self, seat: Seat, to: Option<Kind>) -> Result<()> {
        let seating = self.next.seat(seat).clone();
        if seating.stand_in == to {
            return Err(Error::no_change());
        }
        let how = if to.is_some() { Move::Bot } else { Move::Back };
        self.change_seat(Seating { stand_in: to, ..seating }, how)
    }

    fn leave(&mut self, seat: Seat, owner: Option<&str>, forget: bool) -> Result<()> {
        let mut seating = self.next.seat(seat).clone();
        if owner.is_some() && owner != seating.token.as_deref() {
            return Err(Error::no_change());
        }
        (seating.person, seating.token) = (None, None);
        match self.next.status() {
            Status::Open => {
                (seating.name, seating.nonce) = (String::new(), None);
                seating.part = self.on_leaving(seat);
            }
            Status::Running if seating.stand_in.is_none() => {
                seating.stand_in = Some(self.next.lapse.unwrap_or(Kind::Normal));
            }
            _ => {}
        }
        if forget {
            seating.name = String::new();
        }
        self.change_seat(seating, Move::Leaves)
    }

    fn change_seat(&mut self, seating: Seating, how: Move) -> Result<()> {
        let seat = seating.seat;
        self.next.seats[seat.index()] = seating.clone();
        self.seats.push(seating);
        self.note(RowKind::Seat, Some(seat), how.key())
    }

    fn rematch(&mut self, new: &(TableRow, Vec<SeatRow>)) -> Result<()> {
        if self.next.status() != Status::Over {
            return Err(Error::new(Code::NotOver, say!("server-no-rematch")));
        }
        if self.next.rematch.is_some() {
            return Err(Error::new(Code::NoChange, say!("server-no-second-rematch")));
        }
        self.create = Some(new.clone());
        self.note(RowKind::Rematch, None, new.0.id.clone())
    }

    fn finish(mut self, before: &Folded, manners: Manners) -> Step {
        let next = &self.next;
        let (status, open) = (next.status(), next.open_seats() as i64);
        let deadline = deadline(before, next, manners, self.now);
        let mut row = next.table.clone();
        (row.number, row.status, row.open_seats) = (next.number(), status, open);
        (row.deadline, row.updated_at) = (deadline, self.now);
        row.due_at =
            due_at(next, deadline, self.now).filter(|_| !manners.quotas.are_full(row.number));
        self.next.table = row.clone();
        let append = Append {
            table: row.id,
            epoch: row.epoch,
            after: before.number(),
            rows: self.rows,
            seats: self.seats.iter().map(Seating::row).collect(),
            status,
            open_seats: open,
            deadline,
            due_at: row.due_at,
            create: self.create,
        };
        Step { next: self.next, append }
    }
}

/// A clock starts anew with every decision that comes to a person; a change of other seats
/// leaves it alone. Before the match, it runs while chains are waited for.
fn deadline(before: &Folded, next: &Folded, manners: Manners, now: Millis) -> Option<Millis> {
    if next.status() == Status::Open {
        return waits_until(before, next, manners, now);
    }
    let time = next.terms.pace.time()?;
    let decider = next.decider()?;
    if next.seat(decider).keeper().is_some() {
        return None;
    }
    let same = before.last_move == next.last_move
        && before.seat(decider).keeper().is_none()
        && before.table.deadline.is_some();
    if same { before.table.deadline } else { Some(now + time.as_millis() as Millis) }
}

/// How long the seals or the openings may take that are waited for now.
fn waits_until(before: &Folded, next: &Folded, manners: Manners, now: Millis) -> Option<Millis> {
    let waits = |folded: &Folded| {
        let gathering = (folded.status() == Status::Open).then(|| folded.gathering());
        gathering.filter(|one| matches!(one, Gathering::Seals | Gathering::Openings))
    };
    waits(next)?;
    let patience = part::patience(next.terms.pace, manners.patience).as_millis() as Millis;
    let same = waits(before) == waits(next);
    before.table.deadline.filter(|_| same).or(Some(now + patience))
}

/// When the house must act by itself: at once for a bot or a complete table, at the deadline where a
/// bot takes over or chains were waited for. Bots among themselves play on while somebody watches; nobody waits for them.
fn due_at(folded: &Folded, deadline: Option<Millis>, now: Millis) -> Option<Millis> {
    if folded.status() == Status::Open {
        return if folded.gathering() == Gathering::Complete { Some(now) } else { deadline };
    }
    let bot = folded.decider().is_some_and(|seat| folded.seat(seat).keeper().is_some());
    if bot && !folded.is_left_to_bots() { Some(now) } else { folded.lapse.and(deadline) }
}
