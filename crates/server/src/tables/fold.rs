//! A table as its journal tells it: rows in, the match and everything shown of it out.
//!
//! The store's journal only grows, so the number of a row is what people see and answer to; the
//! match inside forgets decisions that were taken back. This file keeps the two in step.

use std::collections::HashMap;

use bots::Kind;
use game::{Broken, Seat};
use store::{JournalRow, Kept, SeatRow, Status, TableRow};
use table::wire::{RowKind, Terms};
use table::{AnyTable, Setup, Waiting, unhex};

/// What happened in one row, as far as frames tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub number: i64,
    pub kind: RowKind,
    pub seat: Option<Seat>,
    pub text: String,
    /// How many entries the match had afterwards.
    pub entries: usize,
}

/// Where the answer to a request with an idempotency key stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// A mark of what was asked.
    pub mark: String,
    pub number: i64,
}

#[derive(Debug)]
pub struct Folded {
    pub table: TableRow,
    pub terms: Terms,
    pub seats: Vec<SeatRow>,
    /// The match, once it has begun.
    pub play: Option<Box<dyn AnyTable>>,
    pub rematch: Option<String>,
    /// The last row that changed the position.
    pub last_move: i64,
    notes: Vec<Note>,
    /// The row of each entry of the match.
    rows: Vec<i64>,
    answers: HashMap<String, Answered>,
}

impl Folded {
    pub fn new(kept: Kept) -> Result<Self, Broken> {
        let terms: Terms = serde_json::from_str(&kept.table.terms)
            .map_err(|error| Broken::new(format!("the terms cannot be read: {error}")))?;
        let info = catalog::info(&terms.game)?;
        if terms.rules != info.rules_version {
            let (then, now) = (terms.rules, info.rules_version);
            return Err(Broken::new(format!("played by rules version {then}, here is {now}")));
        }
        let mut folded = Folded {
            table: kept.table,
            terms,
            seats: kept.seats,
            play: None,
            rematch: None,
            last_move: 0,
            notes: Vec::with_capacity(kept.rows.len()),
            rows: Vec::new(),
            answers: HashMap::new(),
        };
        for row in &kept.rows {
            let number = row.number;
            folded.apply(row).map_err(|why| Broken::new(format!("row {number}: {why}")))?;
        }
        Ok(folded)
    }

    /// A copy to try a step on.
    pub fn copy(&self) -> Folded {
        Folded {
            table: self.table.clone(),
            terms: self.terms.clone(),
            seats: self.seats.clone(),
            play: self.play.as_deref().map(AnyTable::duplicate),
            rematch: self.rematch.clone(),
            last_move: self.last_move,
            notes: self.notes.clone(),
            rows: self.rows.clone(),
            answers: self.answers.clone(),
        }
    }

    /// The last row's number.
    pub fn number(&self) -> i64 {
        self.notes.last().map_or(0, |note| note.number)
    }

    /// Carries out one more row.
    pub fn apply(&mut self, row: &JournalRow) -> Result<(), Broken> {
        if row.number != self.number() + 1 {
            return Err(Broken::new(format!("a row is missing after {}", self.number())));
        }
        let kind = RowKind::read(&row.kind)?;
        let seat = row.seat.map(|index| Seat::new(index as u8));
        match kind {
            RowKind::Start => self.begin(&row.text)?,
            RowKind::Decision => self.decide(row, seat)?,
            RowKind::Chance => self.confirm(row)?,
            RowKind::TakeBack => self.take_back()?,
            RowKind::Seat => {}
            RowKind::Rematch => self.rematch = Some(row.text.clone()),
        }
        if kind.moves() {
            self.last_move = row.number;
        }
        if let Some((key, mark)) = row.key.as_deref().and_then(|key| key.rsplit_once('#')) {
            let answered = Answered { mark: mark.to_owned(), number: row.number };
            self.answers.insert(key.to_owned(), answered);
        }
        // Only these texts are ever told; the match has the others.
        let text = if kind == RowKind::Seat { row.text.clone() } else { String::new() };
        self.notes.push(Note { number: row.number, kind, seat, text, entries: self.rows.len() });
        Ok(())
    }

    /// From the game's own beginning, or from a position set up by hand (as JSON).
    fn begin(&mut self, position: &str) -> Result<(), Broken> {
        let nonce = |seat: &SeatRow| unhex(seat.nonce.as_deref().unwrap_or_default());
        let setup = Setup {
            id: unhex(&self.table.id)?,
            settings: self.terms.settings(),
            // Names may change; frames and records take them from the seats.
            names: self.seats.iter().map(|seat| (seat.seat + 1).to_string()).collect(),
            secret: Some(unhex(&self.table.secret.0)?),
            nonces: self.seats.iter().map(nonce).collect::<Result<_, _>>()?,
        };
        let mut play = table::open(&self.terms.game, setup)?;
        if !position.is_empty() {
            let position = serde_json::from_str(position);
            play.load(&position.map_err(|error| Broken::new(error.to_string()))?)?;
        }
        self.play = Some(play);
        Ok(())
    }

    fn decide(&mut self, row: &JournalRow, seat: Option<Seat>) -> Result<(), Broken> {
        let seat = seat.ok_or_else(|| Broken::new("a decision without a seat"))?;
        let play = self.play.as_mut().ok_or_else(|| Broken::new("a decision before the start"))?;
        play.act(seat, &row.text).map_err(|refused| Broken::new(format!("{refused:?}")))?;
        self.rows.push(row.number);
        Ok(())
    }

    /// Chance follows from the dice; the row must say what they gave.
    fn confirm(&mut self, row: &JournalRow) -> Result<(), Broken> {
        let due = self.unwritten().next();
        if due.as_deref() != Some(&row.text) {
            return Err(Broken::new(format!("the dice gave {due:?}, the row says {}", row.text)));
        }
        self.rows.push(row.number);
        Ok(())
    }

    /// Entries of the match that have no row yet: chance that was drawn after the last one.
    pub fn unwritten(&self) -> impl Iterator<Item = String> + '_ {
        self.play.iter().flat_map(|play| {
            (self.rows.len() + 1..=play.number()).map(move |number| play.entry(number).to_string())
        })
    }

    fn take_back(&mut self) -> Result<(), Broken> {
        let play = self.play.as_mut().ok_or_else(|| Broken::new("nothing to take back"))?;
        self.rows.pop();
        play.undo_to(self.rows.len())
    }

    /// What was answered to this key, if it was used.
    pub fn answered(&self, key: &str) -> Option<&Answered> {
        self.answers.get(key)
    }

    /// The rows after `since`, and how many of the match's entries had already been told then.
    pub fn since(&self, since: i64) -> (&[Note], usize) {
        let first = usize::try_from(since).unwrap_or(0).min(self.notes.len());
        let before = if first == 0 { 0 } else { self.notes[first - 1].entries };
        let news = &self.notes[first..];
        // What was taken back in between and decided anew must be told again.
        let told = news.iter().map(|note| note.entries).fold(before, usize::min);
        (news, told)
    }

    /// How many entries the match had after this row; nothing where some were taken back since.
    pub fn entries_at(&self, row: i64) -> Option<usize> {
        let note = self.notes.get(usize::try_from(row).ok()?.checked_sub(1)?)?;
        let (_, kept) = self.since(row);
        (kept == note.entries).then_some(kept)
    }

    /// The row of an entry of the match.
    pub fn row_of(&self, entry: usize) -> i64 {
        self.rows[entry - 1]
    }

    pub fn status(&self) -> Status {
        match &self.play {
            None => Status::Open,
            Some(play) if play.awaiting() == Waiting::Nobody => Status::Over,
            Some(_) => Status::Running,
        }
    }

    /// The seat that decides now.
    pub fn decider(&self) -> Option<Seat> {
        match self.play.as_ref()?.awaiting() {
            Waiting::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    pub fn seat(&self, seat: Seat) -> &SeatRow {
        &self.seats[seat.index()]
    }

    pub fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| is_free(seat)).count()
    }

    /// What each seat is called; bots by kind and number, as in records made elsewhere.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(name_of).collect()
    }
}

/// A chair for a person on which nobody sits.
pub fn is_free(seat: &SeatRow) -> bool {
    seat.level.is_none() && seat.token.is_none() && seat.stand_in.is_none()
}

/// The bot that decides for this seat now, if any.
pub fn bot_of(seat: &SeatRow) -> Option<Kind> {
    seat.level.as_ref().or(seat.stand_in.as_ref())?.parse().ok()
}

pub fn name_of(seat: &SeatRow) -> String {
    let number = seat.seat + 1;
    match &seat.level {
        Some(level) => format!("{level}-{number}"),
        None if seat.name.is_empty() => format!("seat {number}"),
        None => seat.name.clone(),
    }
}
