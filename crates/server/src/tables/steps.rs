//! Command → check → apply on a copy: what one wish does to a table, before it is stored.

use bots::Kind;
use game::{Seat, say};
use serde_json::Value;
use store::{Append, JournalRow, Millis, SeatRow, Status, TableRow};
use table::wire::{Lapse, RowKind, TakeBack};
use table::{JournalLine, Refused};

use crate::tables::error::{Error, Result};
use crate::tables::fold::{Folded, bot_of, is_free};
use crate::tables::tokens;

/// What somebody wants of a table.
#[derive(Clone, Debug)]
pub enum Wish {
    /// The house begins the match; all seats are taken. With a position (as JSON) it begins there.
    Start {
        position: Option<String>,
    },
    Act {
        seat: Seat,
        action: Value,
    },
    /// What a bot chose for a seat it keeps.
    BotAct {
        seat: Seat,
        notation: String,
    },
    TakeBack {
        seat: Seat,
    },
    /// Somebody takes a free chair.
    Sit(Box<SeatRow>),
    /// A bot keeps the seat from now on, or nobody does.
    HandOver {
        seat: Seat,
        to: Option<Kind>,
    },
    /// The owner goes; with `forget` their name goes too.
    Leave {
        seat: Seat,
        forget: bool,
    },
    /// The same people play again at a new table.
    Rematch(Box<(TableRow, Vec<SeatRow>)>),
}

/// A wish with what its sender knew.
#[derive(Clone, Debug)]
pub struct Command {
    pub wish: Wish,
    /// The newest row the sender had seen; none where that does not matter.
    pub number: Option<i64>,
    /// The sender's idempotency key, already scoped to their seat.
    pub key: Option<String>,
}

impl Command {
    /// A wish of the house itself.
    pub fn house(wish: Wish) -> Self {
        Command { wish, number: None, key: None }
    }

    /// What tells this request from another one with the same key.
    pub fn mark(&self) -> String {
        tokens::mark(&format!("{:?} {:?}", self.number, self.wish))
    }
}

/// A step that was applied to a copy and waits to be stored.
#[derive(Debug)]
pub struct Step {
    pub next: Folded,
    pub append: Append,
}

/// Carries a command out on a copy of the table.
pub fn plan(folded: &Folded, command: &Command, now: Millis) -> Result<Step> {
    check_number(folded, command.number)?;
    let key = command.key.as_ref().map(|key| format!("{key}#{}", command.mark()));
    let mut draft = Draft::new(folded, key, now);
    match &command.wish {
        Wish::Start { position } => draft.start(position.as_deref())?,
        Wish::Act { seat, action } => draft.act(*seat, action)?,
        Wish::BotAct { seat, notation } => draft.decide(*seat, notation)?,
        Wish::TakeBack { seat } => draft.take_back(*seat)?,
        Wish::Sit(row) => draft.sit(row)?,
        Wish::HandOver { seat, to } => draft.hand_over(*seat, *to)?,
        Wish::Leave { seat, forget } => draft.leave(*seat, *forget)?,
        Wish::Rematch(new) => draft.rematch(new)?,
    }
    Ok(draft.finish(folded))
}

/// A decision answers the position its maker saw; a change of seats since then does not matter.
fn check_number(folded: &Folded, number: Option<i64>) -> Result<()> {
    match number {
        Some(number) if number < folded.last_move => {
            Err(Refused::stale(folded.number() as usize).into())
        }
        Some(number) if number > folded.number() => {
            Err(Error::invalid("number: the table has not got that far"))
        }
        _ => Ok(()),
    }
}

struct Draft {
    next: Folded,
    rows: Vec<JournalRow>,
    seats: Vec<SeatRow>,
    create: Option<(TableRow, Vec<SeatRow>)>,
    key: Option<String>,
    now: Millis,
}

impl Draft {
    fn new(folded: &Folded, key: Option<String>, now: Millis) -> Self {
        let (rows, seats, create) = Default::default();
        Draft { next: folded.copy(), rows, seats, create, key, now }
    }

    fn row(&mut self, kind: RowKind, seat: Option<Seat>, text: String) -> JournalRow {
        JournalRow {
            number: self.next.number() + 1,
            kind: kind.key().to_owned(),
            seat: seat.map(|seat| seat.index() as i64),
            text,
            key: self.key.clone(),
            at: self.now,
        }
    }

    fn push(&mut self, kind: RowKind, seat: Option<Seat>, text: impl Into<String>) -> Result<()> {
        let row = self.row(kind, seat, text.into());
        self.next.apply(&row)?;
        self.rows.push(row);
        Ok(())
    }

    /// Writes down what the dice gave.
    fn push_chance(&mut self) -> Result<()> {
        let drawn: Vec<String> = self.next.unwritten().collect();
        drawn.into_iter().try_for_each(|text| self.push(RowKind::Chance, None, text))
    }

    fn start(&mut self, position: Option<&str>) -> Result<()> {
        if self.next.status() != Status::Open || self.next.open_seats() > 0 {
            return Err(Error::conflict("not_ready", "The match cannot begin now."));
        }
        self.push(RowKind::Start, None, position.unwrap_or_default())?;
        self.push_chance()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<()> {
        let text = self.notation(seat, action)?;
        if self.next.seat(seat).stand_in.is_some() {
            self.change_keeper(seat, None)?; // whoever acts is back
        }
        self.decide(seat, &text)
    }

    fn decide(&mut self, seat: Seat, notation: &str) -> Result<()> {
        self.push(RowKind::Decision, Some(seat), notation)?;
        self.push_chance()
    }

    /// The action's notation, if it is legal: found by trying it on another copy.
    fn notation(&self, seat: Seat, action: &Value) -> Result<String> {
        let play = self.next.play.as_deref().ok_or_else(not_begun)?;
        let mut trial = play.duplicate();
        trial.act_json(seat, action)?;
        match trial.entry(play.number() + 1) {
            JournalLine::Decision { action, .. } => Ok(action),
            JournalLine::Chance { .. } => Err(Error::invalid("action")),
        }
    }

    fn take_back(&mut self, seat: Seat) -> Result<()> {
        if self.next.terms.take_back == TakeBack::Never {
            return Err(Error::conflict("no_take_back", "This table plays without take-back."));
        }
        let play = self.next.play.as_deref().ok_or_else(not_begun)?;
        play.duplicate().take_back(seat)?;
        self.push(RowKind::TakeBack, Some(seat), "")
    }

    fn sit(&mut self, wanted: &SeatRow) -> Result<()> {
        let seat = Seat::new(wanted.seat as u8);
        let chair = self.next.seat(seat).clone();
        let left = chair.level.is_none() && chair.token.is_none();
        if !left || self.next.status() == Status::Over {
            return Err(Error::conflict("taken", "Somebody sits there already."));
        }
        let nonce = chair.nonce.clone().filter(|_| !is_free(&chair)).or(wanted.nonce.clone());
        self.seats.push(SeatRow { nonce, invite: chair.invite, ..wanted.clone() });
        self.change_seat(seat, "sits")
    }

    fn hand_over(&mut self, seat: Seat, to: Option<Kind>) -> Result<()> {
        match self.next.status() {
            Status::Running => self.change_keeper(seat, to),
            _ => Err(not_begun()),
        }
    }

    fn change_keeper(&mut self, seat: Seat, to: Option<Kind>) -> Result<()> {
        let mut chair = self.next.seat(seat).clone();
        let to = to.map(|kind| kind.to_string());
        if chair.stand_in == to {
            return Err(Error::conflict("no_change", "That is so already."));
        }
        let how = if to.is_some() { "bot" } else { "back" };
        chair.stand_in = to;
        self.seats.push(chair);
        self.change_seat(seat, how)
    }

    fn leave(&mut self, seat: Seat, forget: bool) -> Result<()> {
        let mut chair = self.next.seat(seat).clone();
        (chair.person, chair.token) = (None, None);
        match self.next.status() {
            Status::Open => (chair.name, chair.nonce) = (String::new(), None),
            Status::Running if chair.stand_in.is_none() => {
                chair.stand_in = Some(stand_in_level(&self.next));
            }
            _ => {}
        }
        if forget {
            chair.name = String::new();
        }
        self.seats.push(chair);
        self.change_seat(seat, "leaves")
    }

    fn change_seat(&mut self, seat: Seat, how: &str) -> Result<()> {
        for chair in &self.seats {
            self.next.seats[chair.seat as usize] = chair.clone();
        }
        self.push(RowKind::Seat, Some(seat), how)
    }

    fn rematch(&mut self, new: &(TableRow, Vec<SeatRow>)) -> Result<()> {
        if self.next.status() != Status::Over {
            return Err(Error::conflict("not_over", "The match is not over yet."));
        }
        if self.next.rematch.is_some() {
            return Err(Error::conflict("no_change", "There is a rematch already."));
        }
        self.create = Some(new.clone());
        self.push(RowKind::Rematch, None, new.0.id.clone())
    }

    fn finish(mut self, before: &Folded) -> Step {
        let next = &self.next;
        let (status, open) = (next.status(), next.open_seats() as i64);
        let deadline = deadline(before, next, self.now);
        let mut row = next.table.clone();
        (row.number, row.status, row.open_seats) = (next.number(), status, open);
        (row.deadline, row.updated_at) = (deadline, self.now);
        row.due_at = due_at(next, deadline, self.now);
        self.next.table = row.clone();
        let append = Append {
            table: row.id,
            epoch: row.epoch,
            after: before.number(),
            rows: self.rows,
            seats: self.seats,
            status,
            open_seats: open,
            deadline,
            due_at: row.due_at,
            create: self.create,
        };
        Step { next: self.next, append }
    }
}

fn not_begun() -> Error {
    Error::conflict("not_begun", "The match is not running.")
}

/// The bot that keeps a seat whose owner has gone.
pub fn stand_in_level(folded: &Folded) -> String {
    match &folded.terms.lapse {
        Lapse::Bot(level) => level.clone(),
        Lapse::Wait => Kind::Normal.to_string(),
    }
}

/// A clock starts anew with every decision that comes to a person; a change of other seats
/// leaves it alone.
fn deadline(before: &Folded, next: &Folded, now: Millis) -> Option<Millis> {
    let time = next.terms.pace.time()?;
    let decider = next.decider()?;
    if bot_of(next.seat(decider)).is_some() {
        return None;
    }
    let same = before.last_move == next.last_move
        && bot_of(before.seat(decider)).is_none()
        && before.table.deadline.is_some();
    if same { before.table.deadline } else { Some(now + time.as_millis() as Millis) }
}

/// When the house must act by itself: at once for a bot or a full table, at the deadline where a
/// bot takes over.
pub fn due_at(folded: &Folded, deadline: Option<Millis>, now: Millis) -> Option<Millis> {
    let full = folded.status() == Status::Open && folded.open_seats() == 0;
    let bot = folded.decider().is_some_and(|seat| bot_of(folded.seat(seat)).is_some());
    match &folded.terms.lapse {
        _ if full || bot => Some(now),
        Lapse::Bot(_) => deadline,
        Lapse::Wait => None,
    }
}

/// A change of seats in words.
pub fn tell_seat(seat: Seat, how: &str) -> game::Phrase {
    match how {
        "sits" => say!("server-sits", seat = seat),
        "bot" => say!("server-bot", seat = seat),
        "back" => say!("server-back", seat = seat),
        _ => say!("server-leaves", seat = seat),
    }
}
