//! A table as its journal tells it: rows in, the match and everything shown of it out.
//!
//! The store's journal only grows, so the number of a row is what people see and answer to; the
//! match inside forgets decisions that were taken back. This file keeps the two in step.

use std::sync::Arc;

use bots::Kind;
use game::{Broken, Phrase, Seat, Viewer, say};
use store::{JournalRow, Kept, Status, TableRow};
use table::wire::{Entering, Lapse, RowKind, Terms};
use table::{AnyTable, JournalLine, Ledger, Parts, Setup, Waiting, unhex};

use super::answers::{Answered, Answers};
use super::part::{Gathering, Part};
use super::seating::Seating;

/// What happened in one row, as far as frames tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub number: i64,
    pub kind: RowKind,
    pub seat: Option<Seat>,
    /// How somebody's seat has changed, or what was taken back; only for rows about that.
    pub move_of: Option<Move>,
    /// How many entries the match had afterwards.
    pub entries: usize,
}

/// How somebody's seat has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Sits,
    Leaves,
    /// A bot keeps the seat.
    Bot,
    /// Its owner is back.
    Back,
    /// Its chain is sealed.
    Seals,
    /// Its chain is opened.
    Opens,
    /// Its seal or its opening did not come in time.
    Silent,
    /// It takes an answer back that was entered by hand.
    Corrects,
    /// A decision goes with the answer that is taken back.
    Falls,
}

impl Move {
    const ALL: [Move; 9] = [
        Move::Sits,
        Move::Leaves,
        Move::Bot,
        Move::Back,
        Move::Seals,
        Move::Opens,
        Move::Silent,
        Move::Corrects,
        Move::Falls,
    ];

    /// The word for it in journals.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Move::Sits => "sits",
            Move::Leaves => "leaves",
            Move::Bot => "bot",
            Move::Back => "back",
            Move::Seals => "seals",
            Move::Opens => "opens",
            Move::Silent => "silent",
            Move::Corrects => "corrects",
            Move::Falls => "falls",
        }
    }

    fn read(text: &str) -> Result<Move, Broken> {
        let found = Move::ALL.into_iter().find(|one| one.key() == text);
        found.ok_or_else(|| Broken::new(format!("nobody's seat changes by `{text}`")))
    }

    /// In words, where it concerns the others at the table.
    pub(crate) fn tell(self, seat: Seat) -> Option<Phrase> {
        Some(match self {
            Move::Sits => say!("server-sits", seat = seat),
            Move::Leaves => say!("server-leaves", seat = seat),
            Move::Bot => say!("server-bot", seat = seat),
            Move::Back => say!("server-back", seat = seat),
            Move::Silent => say!("server-silent", seat = seat),
            Move::Corrects => say!("server-corrects", seat = seat),
            Move::Seals | Move::Opens | Move::Falls => return None,
        })
    }
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Folded {
    pub table: TableRow,
    pub terms: Terms,
    /// The text of its own content table.
    pub content: Option<Arc<str>>,
    /// The bot that takes over when a clock has run out.
    pub lapse: Option<Kind>,
    pub seats: Vec<Seating>,
    /// The match, once it has begun.
    pub play: Option<Box<dyn AnyTable>>,
    pub rematch: Option<String>,
    /// The last row that changed the position.
    pub last_move: i64,
    notes: Ledger<Note>,
    /// The row of each entry of the match.
    rows: Ledger<i64>,
    answers: Answers,
}

impl Folded {
    pub(crate) fn new(kept: Kept) -> Result<Self, Broken> {
        let terms: Terms = serde_json::from_str(&kept.table.terms)
            .map_err(|error| Broken::new(format!("the terms cannot be read: {error}")))?;
        let info = catalog::info(&terms.game)?;
        if terms.rules > info.rules_version {
            let (then, now) = (terms.rules, info.rules_version);
            return Err(Broken::new(format!("played by rules version {then}, here is {now}")));
        }
        if terms.content.is_some() && kept.content.is_none() {
            return Err(Broken::new("its content table is not kept"));
        }
        let mut folded = Folded {
            table: kept.table,
            content: kept.content.map(Arc::from),
            lapse: match &terms.lapse {
                Lapse::Wait => None,
                Lapse::Bot(level) => Some(level.parse()?),
            },
            terms,
            seats: kept.seats.into_iter().map(Seating::read).collect::<Result<_, _>>()?,
            play: None,
            rematch: None,
            last_move: 0,
            notes: Ledger::default(),
            rows: Ledger::default(),
            answers: Answers::default(),
        };
        for row in &kept.rows {
            let number = row.number;
            folded.replay(row).map_err(|why| Broken::new(format!("row {number}: {why}")))?;
        }
        Ok(folded)
    }

    /// The same table after the rows that others have added to it.
    pub(crate) fn grown(&self, kept: Kept) -> Result<Self, Broken> {
        let mut next = self.clone();
        next.table = kept.table;
        next.seats = kept.seats.into_iter().map(Seating::read).collect::<Result<_, _>>()?;
        kept.rows.iter().try_for_each(|row| next.replay(row))?;
        Ok(next)
    }

    /// The last row's number.
    pub(crate) fn number(&self) -> i64 {
        self.notes.last().map_or(0, |note| note.number)
    }

    /// Carries out a row of the journal.
    fn replay(&mut self, row: &JournalRow) -> Result<(), Broken> {
        if row.number != self.number() + 1 {
            return Err(Broken::new(format!("a row is missing after {}", self.number())));
        }
        match RowKind::read(&row.kind)? {
            RowKind::Start => self.begin(&row.text)?,
            RowKind::Decision => self.decide(row)?,
            RowKind::Chance if self.is_by_hand() => self.enter(row)?,
            RowKind::Chance => self.confirm(row)?,
            RowKind::TakeBack => {
                let entries = self.rows.len().saturating_sub(1);
                self.play_mut()?.undo_to(entries)?;
            }
            RowKind::Seat | RowKind::Rematch => {}
        }
        self.note(row)
    }

    /// The row of the last request whose key begins so.
    pub(crate) fn last_answer(&self, beginning: &str) -> Option<i64> {
        self.answers.last(beginning)
    }

    /// Writes down a row that was carried out.
    pub(crate) fn note(&mut self, row: &JournalRow) -> Result<(), Broken> {
        let kind = RowKind::read(&row.kind)?;
        let mut move_of = None;
        match kind {
            RowKind::Start => {}
            RowKind::Decision | RowKind::Chance => self.rows.push(row.number),
            RowKind::TakeBack => {
                self.rows.pop();
                move_of = Move::read(&row.text).ok();
            }
            RowKind::Seat => move_of = Some(Move::read(&row.text)?),
            RowKind::Rematch => self.rematch = Some(row.text.clone()),
        }
        if kind.moves() {
            self.last_move = row.number;
        }
        if let Some((key, mark)) = row.key.as_deref().and_then(|key| key.rsplit_once('#')) {
            let answered = Answered { mark: mark.to_owned(), number: row.number };
            self.answers.insert(key.to_owned(), answered);
        }
        let (number, entries) = (row.number, self.rows.len());
        let seat = row.seat.map(|index| Seat::new(index as u8));
        self.notes.push(Note { number, kind, seat, move_of, entries });
        Ok(())
    }

    /// From the game's own beginning, or from a position set up by hand (as JSON).
    pub(crate) fn begin(&mut self, position: &str) -> Result<(), Broken> {
        let setup = Setup {
            id: unhex(&self.table.id)?,
            settings: self.terms.settings(self.content.as_deref()),
            // Names may change; frames and records take them from the seats.
            names: self.seats.iter().map(|seating| seating.seat.to_string()).collect(),
            secret: match self.is_by_hand() {
                true => None,
                false => Some(unhex(&self.table.secret.0)?),
            },
            parts: self.parts()?,
        };
        let mut play = table::open(&self.terms.game, setup)?;
        if !position.is_empty() {
            let position = serde_json::from_str(position);
            play.load(&position.map_err(|error| Broken::new(error.to_string()))?)?;
        }
        self.play = Some(play);
        Ok(())
    }

    /// What everybody adds to the dice, by the version that the table was opened with.
    fn parts(&self) -> Result<Parts, Broken> {
        let nonce = |seat: &Seating| unhex(seat.nonce.as_deref().unwrap_or_default());
        let chain = |seat: &Seating| {
            let sealed = seat.part.as_ref().and_then(Part::chain);
            sealed.map_or(Ok(None), |sealed| sealed.for_dice())
        };
        Ok(match self.terms.dice {
            Terms::BY_HAND => Parts::default(),
            1 => Parts::Nonces(self.seats.iter().map(nonce).collect::<Result<_, _>>()?),
            2 => Parts::Chains(self.seats.iter().map(chain).collect::<Result<_, _>>()?),
            other => return Err(Broken::new(format!("dice of version {other}"))),
        })
    }

    fn play_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, Broken> {
        self.play.as_mut().ok_or_else(|| Broken::new("the match has not begun"))
    }

    fn decide(&mut self, row: &JournalRow) -> Result<(), Broken> {
        let seat = row.seat.ok_or_else(|| Broken::new("a decision without a seat"))?;
        let done = self.play_mut()?.act(Seat::new(seat as u8), &row.text);
        done.map_err(|refused| Broken::new(format!("{refused:?}")))
    }

    /// What somebody has entered, as the row has it: `market: b5`.
    fn enter(&mut self, row: &JournalRow) -> Result<(), Broken> {
        let (_, answer) = row.text.split_once(": ").unwrap_or_default();
        let done = self.play_mut()?.resolve(answer);
        done.map_err(|refused| Broken::new(format!("{refused:?}")))
    }

    /// Chance follows from the dice; the row must say what they gave.
    fn confirm(&self, row: &JournalRow) -> Result<(), Broken> {
        let due = self.unwritten().next().map(|line| line.to_string());
        match due.as_deref() == Some(&row.text) {
            true => Ok(()),
            false => Err(Broken::new(format!("the dice gave {due:?}, the row says {}", row.text))),
        }
    }

    /// Entries of the match that have no row yet.
    pub(crate) fn unwritten(&self) -> impl Iterator<Item = JournalLine> + '_ {
        self.play.iter().flat_map(|play| {
            (self.rows.len() + 1..=play.number()).map(move |number| play.entry(number))
        })
    }

    /// What was answered to this key, if it was used.
    pub(crate) fn answered(&self, key: &str) -> Option<&Answered> {
        self.answers.get(key)
    }

    /// The rows after `since`, and how many of the match's entries had already been told then.
    pub(crate) fn since(&self, since: i64) -> (impl Iterator<Item = &Note>, usize) {
        let first = usize::try_from(since).unwrap_or(0).min(self.notes.len());
        let before = if first == 0 { 0 } else { self.notes[first - 1].entries };
        let news = self.notes.since(first);
        // What was taken back in between and decided anew must be told again.
        let told = news.clone().map(|note| note.entries).fold(before, usize::min);
        (news, told)
    }

    /// How many entries the match had after this row; nothing where some were taken back since.
    pub(crate) fn entries_at(&self, row: i64) -> Option<usize> {
        let note = self.notes.get(usize::try_from(row).ok()?.checked_sub(1)?)?;
        let (_, kept) = self.since(row);
        (kept == note.entries).then_some(kept)
    }

    /// The row of an entry of the match.
    pub(crate) fn row_of(&self, entry: usize) -> i64 {
        self.rows[entry - 1]
    }

    pub(crate) fn status(&self) -> Status {
        match &self.play {
            None => Status::Open,
            Some(play) if play.awaiting() == Waiting::Nobody => Status::Over,
            Some(_) => Status::Running,
        }
    }

    /// The seat that decides now.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.play.as_ref()?.awaiting() {
            Waiting::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> &Seating {
        &self.seats[seat.index()]
    }

    pub(crate) fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_free()).count()
    }

    /// What an open table waits for.
    pub(crate) fn gathering(&self) -> Gathering {
        let parts = || self.seats.iter().filter_map(|seat| seat.part.as_ref());
        match () {
            () if self.open_seats() > 0 => Gathering::Company,
            () if parts().any(|part| *part == Part::Promised) => Gathering::Seals,
            () if parts().any(|part| part.chain().is_some() && !part.is_opened()) => {
                Gathering::Openings
            }
            () => Gathering::Complete,
        }
    }

    /// Whether nobody could come back to it.
    pub(crate) fn is_left_to_bots(&self) -> bool {
        self.seats.iter().all(|seat| seat.keeper().is_some() && seat.token.is_none())
    }

    /// Whether people roll and draw with their own hands.
    pub(crate) fn is_by_hand(&self) -> bool {
        self.terms.dice == Terms::BY_HAND
    }

    /// What a seat may enter now, where people roll by hand: everybody what everybody may see, and a
    /// secret answer only the person whose it is. A bot has no hands, so anybody enters for it.
    pub(crate) fn entering(&self, viewer: Viewer) -> Option<Entering> {
        let seat = viewer.seat().filter(|seat| self.seat(*seat).keeper().is_none())?;
        let entering = self.play.as_deref()?.entering()?;
        let person = entering.secret_of.filter(|owner| self.seat(*owner).keeper().is_none());
        person.is_none_or(|owner| owner == seat).then_some(entering)
    }

    /// What each seat is called.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(Seating::called).collect()
    }

    /// The match of a finished table.
    pub(crate) fn finished(&self) -> Option<&dyn AnyTable> {
        self.play.as_deref().filter(|_| self.status() == Status::Over)
    }

    /// The record of a finished match; nothing before the end, since it holds every secret.
    pub(crate) fn record(&self) -> Option<table::Record> {
        let mut record = self.finished()?.record();
        record.names = self.names();
        Some(record)
    }
}
