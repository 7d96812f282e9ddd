//! `serai engine`: the rules for any program, as JSON lines on standard input and output.
//!
//! `docs/engine-protocol.md` is the specification. One reply per request, in order; a bad line
//! gets an error and changes nothing.

mod company;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use bots::{Budget, Kind};
use game::{Broken, Phrase, Seat, Settings, Viewer, say};
use lang::{Language, Speaker};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{AnyTable, Choice, Question, Refused, Setup, Waiting};

use crate::opening;
use crate::output::ended;
use company::Company;

/// A request longer than this is refused; positions and content tables are far smaller.
const LONGEST_LINE: u64 = 16 << 20;

pub(crate) fn run(language: Language) -> Result<ExitCode, Broken> {
    let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let mut engine =
        Engine { language, table: None, seat: None, company: Company::default(), terse: false };
    let mut input = std::io::BufReader::new(input);
    loop {
        let reply = match next_line(&mut input) {
            None => return Ok(ExitCode::SUCCESS),
            Some(Ok(line)) => engine.answer_safely(&line),
            Some(Err(problem)) => failed(None, problem),
        };
        if let Some(code) = ended(writeln!(output, "{reply}").and_then(|()| output.flush())) {
            return Ok(code);
        }
    }
}

/// The next line, nothing at the end; a line that is too long or no text is skipped as a whole.
fn next_line(input: &mut impl BufRead) -> Option<Result<String, Problem>> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', &mut bytes);
    match read {
        Err(_) | Ok(0) => None,
        Ok(_) if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST_LINE => {
            let mut rest = Vec::new();
            while input.read_until(b'\n', &mut rest).is_ok_and(|read| read > 0) {
                if rest.ends_with(b"\n") {
                    break;
                }
                rest.clear();
            }
            Some(Err(Problem::bad_request("the line is too long")))
        }
        Ok(_) => {
            Some(String::from_utf8(bytes).map_err(|_| Problem::bad_request("this is not UTF-8")))
        }
    }
}

struct Engine {
    language: Language,
    table: Option<Box<dyn AnyTable>>,
    /// Whom the asking program plays: it is told what this seat is.
    seat: Option<Seat>,
    company: Company,
    /// Without sentences, pieces and events.
    terse: bool,
}

#[derive(Deserialize)]
#[serde(tag = "request", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    // Empty braces, because only then are unknown fields refused.
    Games {},
    New(New),
    Legal {},
    Act {
        action: Value,
        seat: Option<Seat>,
        /// The number of entries the sender has seen.
        number: Option<usize>,
    },
    TakeBack {
        seat: Option<Seat>,
    },
    Chance {},
    Resolve {
        outcome: String,
    },
    View {
        seat: Option<Seat>,
    },
    Frame {
        seat: Option<Seat>,
        since: Option<usize>,
    },
    State {},
    Imagine {
        seat: Option<Seat>,
        seed: Option<u64>,
    },
    Load {
        state: Value,
    },
    Record {},
    UndoTo {
        number: usize,
    },
    Bot {
        bot: String,
        seed: Option<u64>,
        /// For bots that think: seconds for the decision, instead of their own budget.
        budget: Option<f64>,
        /// Also carry the choice out.
        act: Option<bool>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    seats: SeatsField,
    options: Option<OptionsField>,
    /// The text of a content table.
    content: Option<String>,
    seed: Option<u64>,
    #[serde(default)]
    chance: ChanceField,
    lang: Option<String>,
    seat: Option<Seat>,
    #[serde(default)]
    terse: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum SeatsField {
    Number(u8),
    Names(Vec<String>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OptionsField {
    Text(String),
    Table(Map<String, Value>),
}

#[derive(Deserialize, Default, PartialEq)]
#[serde(rename_all = "snake_case")]
enum ChanceField {
    #[default]
    Auto,
    Manual,
}

/// Why a request was not carried out.
struct Problem {
    code: &'static str,
    rule: Option<&'static str>,
    message: String,
}

impl Problem {
    fn bad_request(message: impl Into<String>) -> Self {
        Problem { code: "bad_request", rule: None, message: message.into() }
    }
}

impl From<Broken> for Problem {
    fn from(broken: Broken) -> Self {
        Problem { code: "broken", rule: None, message: broken.to_string() }
    }
}

fn failed(id: Option<Value>, problem: Problem) -> Value {
    let Problem { code, rule, message } = problem;
    let mut reply =
        json!({ "ok": false, "error": { "code": code, "rule": rule, "message": message } });
    if let Some(id) = id {
        reply["id"] = id;
    }
    reply
}

impl Engine {
    /// No request ends the engine: a fault of ours is an error, and the table is as it was.
    fn answer_safely(&mut self, line: &str) -> Value {
        let before = self.table.as_ref().map(|table| table.number());
        let answer = || self.answer(line);
        catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| {
            if let (Some(table), Some(number)) = (&mut self.table, before) {
                table.undo_to(number.min(table.number())).expect("it has so many entries");
            }
            let id =
                serde_json::from_str::<Value>(line).ok().and_then(|line| line.get("id").cloned());
            let message = "this request found a fault in the program; the table is as it was";
            failed(id, Problem { code: "internal", rule: None, message: message.to_owned() })
        })
    }

    fn answer(&mut self, line: &str) -> Value {
        let mut value: Value = match serde_json::from_str(line) {
            Ok(value) => value,
            Err(error) => return failed(None, Problem::bad_request(error.to_string())),
        };
        let id = value.as_object_mut().and_then(|fields| fields.remove("id"));
        let done = serde_json::from_value::<Request>(value)
            .map_err(|error| Problem::bad_request(error.to_string()))
            .and_then(|request| self.carry_out(request));
        match done {
            Ok(mut reply) => {
                reply["ok"] = json!(true);
                if let Some(id) = id {
                    reply["id"] = id;
                }
                reply
            }
            Err(problem) => failed(id, problem),
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, Problem> {
        match request {
            Request::Games {} => Ok(json!({ "games": catalog::all() })),
            Request::New(new) => self.new_table(new),
            Request::Legal {} => {
                let table = self.table()?;
                let choices: Vec<Value> =
                    table.choices().iter().map(|choice| self.choice(choice)).collect();
                Ok(self.status(json!({ "actions": choices }))?)
            }
            Request::Act { action, seat, number } => self.act(&action, seat, number),
            Request::TakeBack { seat } => self.take_back(seat),
            Request::Chance {} => self.chance(),
            Request::Resolve { outcome } => self.step(|table| table.resolve(&outcome)),
            Request::View { seat } => {
                let viewer = self.viewer(seat)?;
                Ok(json!({ "view": self.table()?.view(viewer) }))
            }
            Request::Frame { seat, since } => {
                let (viewer, table) = (self.viewer(seat)?, self.table()?);
                let since = since.unwrap_or(0).min(table.number());
                Ok(json!({ "frame": table.snapshot(viewer, since) }))
            }
            Request::State {} => Ok(json!({ "state": self.table()?.state() })),
            Request::Imagine { seat, seed } => {
                let viewer = self.viewer(seat.or(self.seat))?;
                Ok(json!({ "state": self.table()?.imagine(viewer, seed.unwrap_or(0)) }))
            }
            Request::Load { state } => {
                self.table_mut()?.load(&state)?;
                self.status(json!({}))
            }
            Request::Record {} => Ok(json!({ "record": self.table()?.record().to_string() })),
            Request::UndoTo { number } => {
                self.table_mut()?.undo_to(number)?;
                self.status(json!({}))
            }
            Request::Bot { bot, seed, budget, act } => self.bot(&bot, seed, budget, act),
        }
    }

    fn new_table(&mut self, new: New) -> Result<Value, Problem> {
        if let Some(code) = &new.lang {
            self.language = code.parse()?;
        }
        let mut settings = match &new.options {
            None => Settings::default(),
            Some(OptionsField::Text(text)) => Settings::parse(text)?,
            Some(OptionsField::Table(table)) => {
                let mut settings = Settings::default();
                for (key, value) in table {
                    let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                    settings.set(key, &plain);
                }
                settings
            }
        };
        settings.content = new.content;
        let names = match new.seats {
            SeatsField::Names(names) => names,
            SeatsField::Number(seats) => {
                let speaker = Speaker::new(self.language, Vec::new());
                let name = |seat: u8| speaker.say(&say!("house-seat", number = seat));
                (1..=seats).map(name).collect()
            }
        };
        let mut setup = match new.chance {
            ChanceField::Auto => opening::setup(settings, names, new.seed)?,
            ChanceField::Manual => Setup::seeded(settings, names, new.seed.unwrap_or(0)),
        };
        if new.chance == ChanceField::Manual {
            setup.secret = None;
        }
        if let Some(seat) = new.seat.filter(|seat| seat.index() >= setup.names.len()) {
            let message = format!("there is no seat {} at this table", seat.index());
            return Err(Problem::bad_request(message));
        }
        self.table = Some(table::open(&new.game, setup)?);
        self.company = Company::default();
        (self.seat, self.terse) = (new.seat, new.terse);
        self.status(json!({ "names": self.table()?.names() }))
    }

    fn act(
        &mut self,
        action: &Value,
        seat: Option<Seat>,
        number: Option<usize>,
    ) -> Result<Value, Problem> {
        let table = self.table()?;
        if let Some(seen) = number
            && seen != table.number()
        {
            return Err(self.refused(Refused::stale(table.number())));
        }
        let seat = match (seat, table.awaiting()) {
            (Some(seat), _) | (None, Waiting::Decision(seat)) => seat,
            (None, Waiting::Chance(kind)) => {
                return Err(self.refused(Refused::chance_is_asked(kind)));
            }
            (None, Waiting::Nobody) => return Err(self.refused(Refused::over())),
        };
        self.step(|table| table.act_json(seat, action))
    }

    /// One command to the table; the reply tells what happened.
    fn step(
        &mut self,
        command: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refused>,
    ) -> Result<Value, Problem> {
        let before = self.table()?.number();
        let done = command(self.table_mut()?);
        done.map_err(|refused| self.refused(refused))?;
        let table = self.table()?;
        if self.terse {
            return self.status(json!({}));
        }
        let told: Vec<Value> = (before + 1..=table.number()).map(|n| self.told(table, n)).collect();
        self.status(json!({ "told": told }))
    }

    /// An entry with its events as the asking program's seat was told them; without one, as the seat that
    /// decided was, else as a spectator was.
    fn told(&self, table: &dyn AnyTable, number: usize) -> Value {
        // Also of a decision that told nothing it is said who made it.
        let seat = table.entry(number).seat();
        let told = table.told(number, self.seat.or(seat).map_or(Viewer::Spectator, Viewer::Seat));
        let (events, phrases) = told.map(|told| (told.events, told.phrases)).unwrap_or_default();
        let sentences: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
        json!({ "number": number, "seat": seat, "events": events, "sentences": sentences })
    }

    fn take_back(&mut self, seat: Option<Seat>) -> Result<Value, Problem> {
        let table = self.table_mut()?;
        let due = match table.awaiting() {
            Waiting::Decision(due) => Some(due),
            _ => None,
        };
        // Without a seat: whoever may.
        let seats = (0..table.names().len() as u8).map(Seat::new);
        let tried: Vec<Seat> = match seat {
            Some(seat) => vec![seat],
            None => due.into_iter().chain(seats).collect(),
        };
        let mut last = Refused::nothing_to_take_back();
        for seat in tried {
            match table.take_back(seat) {
                Ok(()) => return self.status(json!({ "seat": seat })),
                Err(refused) => last = refused,
            }
        }
        Err(self.refused(last))
    }

    fn chance(&self) -> Result<Value, Problem> {
        let table = self.table()?;
        let Some(question) = table.question() else {
            return Err(self.refused(Refused::chance_is_not_asked()));
        };
        let Question { kind, asked, outcomes, example } = question;
        let outcomes = outcomes.map(|list| {
            let entry = |(outcome, weight)| json!({ "outcome": outcome, "weight": weight });
            list.into_iter().map(entry).collect::<Vec<Value>>()
        });
        let sentence = self.speaker().text(&format!("{}-chance-{kind}", table.info().key));
        self.status(json!({
            "question": kind,
            "asked": asked,
            "sentence": sentence,
            "outcomes": outcomes,
            "example": example,
        }))
    }

    fn bot(
        &mut self,
        bot: &str,
        seed: Option<u64>,
        budget: Option<f64>,
        act: Option<bool>,
    ) -> Result<Value, Problem> {
        let mut kind = Kind::named(bot, self.table()?.info().key)?;
        if budget.is_some_and(|seconds| !(seconds > 0.0 && seconds.is_finite())) {
            return Err(Problem::bad_request("budget must be a number of seconds above 0"));
        }
        if let Some(seconds) = budget {
            let time = (seconds * 1e3).clamp(1.0, 600_000.0) as u32;
            kind = kind.with_budget(Budget::Milliseconds(time));
        }
        let table = self.table.as_deref().expect("asked above");
        let choice =
            self.company.choose(table, kind, seed).ok_or_else(|| match table.awaiting() {
                Waiting::Chance(kind) => self.refused(Refused::chance_is_asked(kind)),
                _ => self.refused(Refused::over()),
            })?;
        if act == Some(true) {
            let mut reply = self.act(&json!(choice), None, None)?;
            reply["action"] = json!(choice);
            return Ok(reply);
        }
        self.status(json!({ "action": choice }))
    }

    /// Adds where the table stands to a reply.
    fn status(&self, mut reply: Value) -> Result<Value, Problem> {
        let table = self.table()?;
        reply["number"] = json!(table.number());
        reply["awaiting"] = json!(table.awaiting());
        if let Some(standings) = table.standings() {
            reply["standings"] = json!(standings);
        }
        Ok(reply)
    }

    fn choice(&self, choice: &Choice) -> Value {
        if self.terse {
            return json!(choice.notation);
        }
        json!({
            "notation": choice.notation,
            "action": choice.action,
            "pieces": choice.pieces,
            "sentence": self.say(&choice.phrase),
        })
    }

    fn viewer(&self, seat: Option<Seat>) -> Result<Viewer, Problem> {
        let seats = self.table()?.names().len();
        match seat {
            None => Ok(Viewer::Spectator),
            Some(seat) if seat.index() < seats => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Problem::bad_request(format!("seats run from 0 to {}", seats - 1))),
        }
    }

    fn refused(&self, refused: Refused) -> Problem {
        let code = match refused.reason {
            table::Reason::Stale => "stale",
            table::Reason::NotYourTurn => "not_your_turn",
            table::Reason::Illegal => "illegal",
            table::Reason::Unreadable => "unreadable",
            table::Reason::TakeBack => "take_back",
            table::Reason::Over => "over",
            table::Reason::Link => "link",
            table::Reason::Chance => "chance",
        };
        Problem { code, rule: refused.rule, message: self.say(&refused.phrase) }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speaker().say(phrase)
    }

    fn speaker(&self) -> Speaker {
        let names = self.table.as_ref().map_or_else(Vec::new, |table| table.names().to_vec());
        Speaker::new(self.language, names)
    }

    fn table(&self) -> Result<&dyn AnyTable, Problem> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut dyn AnyTable, Problem> {
        match &mut self.table {
            Some(table) => Ok(table.as_mut()),
            None => Err(no_table()),
        }
    }
}

fn no_table() -> Problem {
    Problem { code: "no_table", rule: None, message: "send `new` first".to_owned() }
}
