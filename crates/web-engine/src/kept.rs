//! A table as the browser keeps it: its journal as a record, and what a record leaves out. Whatever
//! happens to page and browser, the game goes on from here.

use game::{Broken, Phrase, Seat, Settings, Standings, Viewer};
use serde::{Deserialize, Serialize};
use table::wire::Chair;
use table::{AnyTable, Parts, Record, Refused, Setup, Waiting, hex, unhex};

use crate::lesson::Lesson;
use crate::letter::Luck;

/// What the browser writes down after every step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub id: String,
    /// Sealed by the record's commitment, revealed at the end.
    pub secret: String,
    pub seats: Vec<Sitter>,
    /// Whether decisions may be taken back.
    pub take_back: bool,
    /// The journal.
    pub record: String,
    /// Counts every step, those taken back too.
    pub number: i64,
    /// The number of each entry of the journal.
    pub rows: Vec<i64>,
    /// Who took something back, and the numbers of these steps.
    pub taken_back: Vec<(i64, Seat)>,
    /// When somebody last moved.
    pub touched: i64,
    /// What the coach has told.
    pub lesson: Lesson,
    /// How it stands, for an engine that does not know its game.
    #[serde(default)]
    pub card: Option<Card>,
}

/// A table in a few words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    pub game: String,
    /// The seat that decides; nobody once it is over.
    pub decider: Option<Seat>,
    pub over: bool,
    /// What is asked of somebody here.
    pub ask: Option<Phrase>,
    pub scores: Option<Standings>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Somebody at this device.
    Person(String),
    /// A bot's level.
    Bot(String),
    /// Somebody of a record's file, who is not here.
    Guest(String),
}

/// What a new table is opened with.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub game: String,
    pub settings: Settings,
    pub seats: Vec<Sitter>,
    pub take_back: bool,
    pub lesson: Lesson,
}

/// A kept table in use.
#[derive(Debug)]
pub(crate) struct Table {
    pub kept: Kept,
    pub play: Box<dyn AnyTable>,
}

impl Table {
    pub(crate) fn open(wish: Opening, luck: &mut Luck<'_>, now: i64) -> Result<Table, Broken> {
        let nonces = wish.seats.iter().map(|_| luck.take()).collect::<Result<_, _>>()?;
        let (id, secret) = (luck.take()?, luck.take()?);
        let names = wish.seats.iter().map(Sitter::called).collect();
        let (settings, parts) = (wish.settings, Parts::Nonces(nonces));
        let setup = Setup { id, settings, names, secret: Some(secret), parts };
        let play = table::open(&wish.game, setup)?;
        let kept = Kept {
            id: hex(&id),
            secret: hex(&secret),
            seats: wish.seats,
            take_back: wish.take_back,
            record: String::new(),
            number: 0,
            rows: Vec::new(),
            taken_back: Vec::new(),
            touched: now,
            lesson: wish.lesson,
            card: None,
        };
        let mut table = Table { kept, play };
        table.write_down(now);
        Ok(table)
    }

    pub(crate) fn resume(kept: Kept) -> Result<Table, Broken> {
        let record = Record::parse(&kept.record)?;
        // Who has only the file of an unfinished match has no secret.
        let secret = Some(&kept.secret).filter(|text| !text.is_empty());
        let play = table::resume(&record, secret.map(|text| unhex(text)).transpose()?)?;
        let table = Table { kept, play };
        if table.kept.rows.len() != table.play.number() {
            return Err(Broken::new("the kept journal and its numbers do not fit"));
        }
        Ok(table)
    }

    /// Before the first decision: another position than the game's own beginning.
    pub(crate) fn begin_with(
        &mut self,
        position: &serde_json::Value,
        now: i64,
    ) -> Result<(), Broken> {
        self.play.load(position)?;
        self.kept.rows.clear();
        self.kept.number = 0;
        self.write_down(now);
        Ok(())
    }

    /// The journal as it stands now; new entries get the next numbers.
    fn write_down(&mut self, now: i64) {
        let (kept, entries) = (&mut self.kept, self.play.number());
        kept.rows.truncate(entries);
        while kept.rows.len() < entries {
            kept.number += 1;
            kept.rows.push(kept.number);
        }
        kept.record = self.play.record().to_string();
        kept.touched = now;
        self.kept.card = Some(self.card());
    }

    /// How it stands for the first of the people here, or for whoever looks on.
    pub(crate) fn card(&self) -> Card {
        let mine = self.mine();
        let frame =
            self.play.frame(mine.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat)));
        let decider = self.decider();
        let asked = decider.is_some_and(|seat| mine.contains(&seat));
        Card {
            game: self.play.info().key.to_owned(),
            decider,
            over: self.is_over(),
            ask: asked.then_some(frame.ask),
            scores: frame.scores,
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, notation: &str, now: i64) -> Result<(), Refused> {
        self.play.act(seat, notation)?;
        self.write_down(now);
        Ok(())
    }

    pub(crate) fn take_back(&mut self, seat: Seat, now: i64) -> Result<(), Refused> {
        self.play.take_back(seat)?;
        self.kept.number += 1;
        self.kept.taken_back.push((self.kept.number, seat));
        self.write_down(now);
        Ok(())
    }

    /// How many entries had been made at this number.
    pub(crate) fn entries_at(&self, number: i64) -> usize {
        self.kept.rows.partition_point(|row| *row <= number)
    }

    /// The seat that decides.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.play.awaiting() {
            Waiting::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    /// The bot that decides, by its level.
    pub(crate) fn bot_to_decide(&self) -> Option<(Seat, &str)> {
        let seat = self.decider()?;
        match self.kept.seats.get(seat.index())? {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Person(_) | Sitter::Guest(_) => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play.standings().is_some()
    }

    /// The seats of people.
    pub(crate) fn mine(&self) -> Vec<Seat> {
        self.kept.mine()
    }

    pub(crate) fn chairs(&self) -> Vec<Chair> {
        self.kept.chairs()
    }
}

impl Kept {
    /// The seats of people.
    pub(crate) fn mine(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats.filter(|(_, one)| one.is_person()).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn chairs(&self) -> Vec<Chair> {
        let seats = Seat::all(self.seats.len() as u8);
        seats.zip(&self.seats).map(|(seat, sitter)| sitter.chair(seat)).collect()
    }
}

impl Sitter {
    fn is_person(&self) -> bool {
        matches!(self, Sitter::Person(_))
    }

    /// As records name them.
    fn called(&self) -> String {
        match self {
            Sitter::Person(name) if name.trim().is_empty() => "you".to_owned(),
            Sitter::Person(name) | Sitter::Bot(name) | Sitter::Guest(name) => name.clone(),
        }
    }

    fn chair(&self, seat: Seat) -> Chair {
        let (name, bot) = match self {
            Sitter::Person(name) | Sitter::Guest(name) => (name.clone(), None),
            Sitter::Bot(level) => (level.clone(), Some(level.clone())),
        };
        Chair { seat, name, bot, stand_in: None, free: false }
    }
}
