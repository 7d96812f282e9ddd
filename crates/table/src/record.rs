//! The match as a text file: readable, diffable, one numbered line per decision and outcome.
//!
//! `docs/record-format.md` describes it. A record is the journal with its header; nothing in it is
//! derived but the result, which anyone can recompute.

use std::fmt;

use game::{Broken, Seat, Settings, Spoken, Standings};
use serde_json::Value;

use crate::chain::{
    Link, Opened, Parts, check_seals, fits, misfit, split_link, unhex_lower, wrong_link,
};
use crate::fair::{FairDice, Secret, TableId, hex, unhex};
use crate::{Dice, Entry, Match, Reason, Refused};

/// The layouts of the file that are read and written: one for each version of the fair dice.
pub const FORMATS: [u32; 2] = [1, 2];

/// A record read from or to be written to a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's key.
    pub game: String,
    /// The rules' version it was played by.
    pub rules: u32,
    /// The hash of the content it was played with.
    pub content: String,
    /// The content table itself, where it is not the built-in one.
    pub own_content: Option<String>,
    /// The game's options, as `key=value,key=value`.
    pub options: String,
    /// The table's name.
    pub table: TableId,
    /// What each seat is called.
    pub names: Vec<String>,
    /// Absent for dictated dice.
    pub commitment: Option<[u8; 32]>,
    /// What each seat added to the dice; nothing for dictated dice.
    pub parts: Parts,
    /// A position set up by hand that the match begins with.
    pub position: Option<Value>,
    /// The journal.
    pub lines: Vec<RecordLine>,
    /// Revealed once the match is over.
    pub secret: Option<Secret>,
    /// Written once the match is over.
    pub result: Option<String>,
    /// Where things stand in the file, for messages.
    pub places: Places,
}

/// One numbered line: `17 seat 2: take b5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The entry's number, from 1.
    pub number: usize,
    /// What follows it.
    pub text: String,
    /// The line of the file, counted from 1.
    pub at: usize,
}

/// Lines of the file that messages point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// `rules: …`
    pub rules: usize,
    /// `content: …`
    pub content: usize,
    /// `options: …`
    pub options: usize,
    /// `commitment: …`
    pub commitment: usize,
    /// `secret: …`
    pub secret: usize,
    /// `result: …`
    pub result: usize,
    /// The last line was not finished (a killed program) and has been left out.
    pub cut: Option<usize>,
}

/// The table of an earlier version of the program, if the record was played with one.
fn older_content<G: Spoken>(record: &Record) -> Option<String> {
    let named = |text: &&&str| game::content::hash(text).is_ok_and(|hash| hash == record.content);
    G::older_contents().iter().find(named).map(|text| (*text).to_owned())
}

impl<G: Spoken> Match<G> {
    /// The match as a text file; its secret only once it is over.
    pub fn record(&self) -> Record {
        let secret = match &self.dice {
            Dice::Fair { secret, .. } => Some(*secret),
            Dice::Committed { .. } | Dice::Manual => None,
        };
        let numbered = |number| RecordLine { number, text: self.line(number).to_string(), at: 0 };
        Record {
            game: G::INFO.key.to_owned(),
            rules: self.rules(),
            content: G::content_hash(&self.options).to_owned(),
            own_content: self.settings.content.clone(),
            options: self.settings.to_string(),
            table: self.id,
            names: self.names.clone(),
            commitment: self.commitment(),
            parts: self.dice.parts().cloned().unwrap_or_default(),
            position: self.from_position.then(|| crate::any::to_json(self.start())),
            lines: (1..=self.entries().len()).map(numbered).collect(),
            // The secret stays with the table until nothing more can be drawn.
            secret: secret.filter(|_| self.is_over()),
            result: self.state().standings().as_ref().map(result_text),
            places: Places::default(),
        }
    }

    /// Set up as the record's header says, with no entry yet and no dice thrown.
    pub(crate) fn from_header(record: &Record, secret: Option<Secret>) -> Result<Self, Broken> {
        let info = &G::INFO;
        if record.rules > info.rules_version {
            return Err(Broken::at_line(
                record.places.rules,
                format!(
                    "played by rules version {}, this program has version {}",
                    record.rules, info.rules_version
                ),
            ));
        }
        let mut settings = Settings::parse(&record.options)?;
        settings.rules = Some(record.rules);
        settings.content = record.own_content.clone().or_else(|| older_content::<G>(record));
        let dice = |terms: &str| match (record.commitment, secret) {
            (None, _) => Dice::Manual,
            (Some(commitment), None) => Dice::Committed { commitment, parts: record.parts.clone() },
            (Some(_), Some(secret)) => {
                let derived = FairDice::new(&secret, &record.parts, terms);
                Dice::Fair { secret, parts: record.parts.clone(), derived }
            }
        };
        let mut table =
            Match::<G>::unrolled(record.table, &settings, record.names.clone(), dice)
                .map_err(|error| Broken::at_line(record.places.options, error.to_string()))?;
        let content = G::content_hash(&table.options);
        if content != record.content {
            return Err(Broken::at_line(
                record.places.content,
                format!("played with content {}, this program has {content}", record.content),
            ));
        }
        if let Some(position) = &record.position {
            let state = G::deserialize(position)
                .map_err(|error| Broken::new(format!("the position is broken: {error}")))?;
            table.start_from(state)?;
        }
        Ok(table)
    }

    /// The match up to the record's last line; plays on where the secret is known.
    pub(crate) fn from_record(record: &Record, secret: Option<Secret>) -> Result<Self, Broken> {
        let mut table = Match::from_header(record, secret.or(record.secret))?;
        for line in &record.lines {
            table.replay_line(line)?;
        }
        table.roll();
        Ok(table)
    }

    /// Replays one line, refusing what the rules do not allow there.
    pub(crate) fn replay_line(&mut self, line: &RecordLine) -> Result<(), Broken> {
        let (entry, link) = self.read_line(line)?;
        self.replay(entry, link).map_err(|refused| {
            let why = match (entry, refused.reason) {
                (Entry::Decision { seat, .. }, Reason::Link) => {
                    wrong_link(seat, self.seat_dice()[seat.index()])
                }
                _ => not_allowed(line, &refused),
            };
            Broken::at_line(line.at, why)
        })
    }

    pub(crate) fn read_line(&self, line: &RecordLine) -> Result<(Entry<G>, Option<Link>), Broken> {
        let broken = |why: String| Broken::at_line(line.at, why);
        if line.number != self.entries().len() + 1 {
            let expected = self.entries().len() + 1;
            return Err(broken(format!("expected number {expected}, found {}", line.number)));
        }
        let (who, what) = line
            .text
            .split_once(": ")
            .ok_or_else(|| broken(format!("`{}` must look like `who: what`", line.text)))?;
        if let Some(number) = who.strip_prefix("seat ") {
            let seat = number.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
            let seat = seat.ok_or_else(|| broken(format!("there is no seat `{number}`")))?;
            let (what, link) = match self.dice.parts() {
                Some(Parts::Chains(_)) => {
                    split_link(what).map_err(|error| broken(format!("link: {}", error.message)))?
                }
                _ => (what, None),
            };
            let action = what.parse().map_err(|error: Broken| broken(error.message))?;
            return Ok((Entry::Decision { seat: Seat::new(seat), action }, link));
        }
        let game::Awaiting::Chance(kind) = self.state().awaiting() else {
            return Err(broken(format!("chance `{who}` is not asked here")));
        };
        if kind.to_string() != who {
            return Err(broken(format!("the question is `{kind}`, not `{who}`")));
        }
        let outcome = what.parse().map_err(|error: Broken| broken(error.message))?;
        Ok((Entry::Chance { kind, outcome }, None))
    }
}

fn not_allowed(line: &RecordLine, refused: &Refused) -> String {
    match refused.rule {
        Some(rule) => format!("`{}` is not allowed here (rule {rule})", line.text),
        None => format!("`{}` is not possible here", line.text),
    }
}

/// `1 rank 1 score 26 ties 5 0; 2 rank 2 …`
pub(crate) fn result_text(standings: &Standings) -> String {
    let side = |seat: Seat| {
        let [score, first, second] = standings.keys(seat);
        format!("{seat} rank {} score {score} ties {first} {second}", standings.rank(seat))
    };
    Seat::all(standings.sides()).map(side).collect::<Vec<_>>().join("; ")
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "serai record {}", self.parts.version())?;
        writeln!(f, "game: {}\nrules: {}\ncontent: {}", self.game, self.rules, self.content)?;
        writeln!(f, "options: {}\ntable: {}", self.options, hex(&self.table))?;
        for (index, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {}: {name}", index + 1)?;
        }
        match &self.commitment {
            Some(commitment) => writeln!(f, "commitment: {}", hex(commitment))?,
            None => writeln!(f, "dice: dictated")?,
        }
        write_parts(&self.parts, f)?;
        for line in self.own_content.iter().flat_map(|content| content.lines()) {
            writeln!(f, "| {line}")?;
        }
        if let Some(position) = &self.position {
            writeln!(f, "position: {position}")?;
        }
        writeln!(f)?;
        for line in &self.lines {
            writeln!(f, "{} {}", line.number, line.text)?;
        }
        if let (Some(secret), Some(_)) = (&self.secret, &self.result) {
            writeln!(f, "\nsecret: {}", hex(secret))?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {result}")?;
        }
        Ok(())
    }
}

fn write_parts(parts: &Parts, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match parts {
        Parts::Nonces(nonces) => (1..)
            .zip(nonces)
            .try_for_each(|(seat, nonce)| writeln!(f, "nonce {seat}: {}", hex(nonce))),
        Parts::Chains(chains) => {
            for (seat, opened) in (1..).zip(chains) {
                let seal = opened.map_or_else(|| "none".to_owned(), |opened| hex(&opened.seal));
                writeln!(f, "seal {seat}: {seal}")?;
            }
            let opened = (1..).zip(chains).filter_map(|(seat, opened)| Some((seat, (*opened)?)));
            for (seat, Opened { opening, .. }) in opened {
                writeln!(f, "link {seat}: {}", hex(&opening))?;
            }
            Ok(())
        }
    }
}

impl Record {
    /// Reads a record. A last line without its end is left out: that is how a killed program
    /// leaves a file.
    pub fn parse(text: &str) -> Result<Record, Broken> {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut record = Record::empty();
        if !text.is_empty() && !text.ends_with('\n') {
            record.places.cut = Some(lines.len());
            lines.pop();
        }
        let format = lines.first().and_then(|line| line.strip_prefix("serai record "));
        match format.map(str::parse::<u32>) {
            Some(Ok(1)) => {}
            Some(Ok(2)) => record.parts = Parts::Chains(Vec::new()),
            Some(Ok(other)) => {
                return Err(Broken::at_line(
                    1,
                    format!("record format {other} is not known here, only {FORMATS:?}"),
                ));
            }
            _ => return Err(Broken::at_line(1, "this is not a Serai record")),
        }
        for (index, line) in lines.iter().enumerate().skip(1) {
            record.read_line(line, index + 1)?;
        }
        record.check_header()?;
        Ok(record)
    }

    fn empty() -> Record {
        Record {
            game: String::new(),
            rules: 0,
            content: String::new(),
            own_content: None,
            options: String::new(),
            table: [0; 8],
            names: Vec::new(),
            commitment: None,
            parts: Parts::default(),
            position: None,
            lines: Vec::new(),
            secret: None,
            result: None,
            places: Places::default(),
        }
    }

    fn read_line(&mut self, line: &str, at: usize) -> Result<(), Broken> {
        let broken = |why: &str| Broken::at_line(at, why);
        if line.trim().is_empty() {
            return Ok(());
        }
        if let Some(content) = line.strip_prefix('|') {
            let own = self.own_content.get_or_insert_default();
            own.push_str(content.strip_prefix(' ').unwrap_or(content));
            own.push('\n');
            return Ok(());
        }
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            let (number, text) = line.split_once(' ').ok_or_else(|| broken("an empty entry"))?;
            let number = number.parse().map_err(|_| broken("an entry begins with its number"))?;
            if self.result.is_some() || self.secret.is_some() {
                return Err(broken("an entry after the end"));
            }
            self.lines.push(RecordLine { number, text: text.to_owned(), at });
            return Ok(());
        }
        let (key, value) = match line.split_once(':') {
            Some((key, value)) => (key, value.strip_prefix(' ').unwrap_or(value)),
            None => return Err(broken("a header line must look like `key: value`")),
        };
        self.read_field(key, value, at)
            .map_err(|error| Broken::at_line(at, format!("{key}: {}", error.message)))
    }

    fn read_field(&mut self, key: &str, value: &str, at: usize) -> Result<(), Broken> {
        let after_entries = matches!(key, "secret" | "result");
        if !after_entries && !self.lines.is_empty() {
            return Err(Broken::new("a header line among the entries"));
        }
        match key {
            "game" => self.game = value.to_owned(),
            "rules" => {
                self.rules = value.parse().map_err(|_| Broken::new("must be a number"))?;
                self.places.rules = at;
            }
            "content" => (self.content, self.places.content) = (value.to_owned(), at),
            "options" => (self.options, self.places.options) = (value.to_owned(), at),
            "table" => self.table = unhex(value)?,
            "commitment" => {
                (self.commitment, self.places.commitment) = (Some(unhex(value)?), at);
            }
            "dice" if value == "dictated" => {}
            "position" => {
                let json = serde_json::from_str(value);
                self.position = Some(json.map_err(|error| Broken::new(error.to_string()))?);
            }
            "secret" => (self.secret, self.places.secret) = (Some(unhex(value)?), at),
            "result" => (self.result, self.places.result) = (Some(value.to_owned()), at),
            _ => return self.read_numbered(key, value),
        }
        Ok(())
    }

    fn read_numbered(&mut self, key: &str, value: &str) -> Result<(), Broken> {
        let expected = |what: &str, have: usize| format!("{what} {}", have + 1);
        if key == expected("seat", self.names.len()) {
            self.names.push(value.to_owned());
            return Ok(());
        }
        let have = self.parts.seats();
        match &mut self.parts {
            Parts::Nonces(nonces) if key == expected("nonce", have) => nonces.push(unhex(value)?),
            Parts::Chains(chains) if key == expected("seal", have) => {
                // Until its link is read, a seal stands in the place of its own opening.
                let seal = if value == "none" { None } else { Some(unhex_lower(value)?) };
                chains.push(seal.map(|seal| Opened { seal, opening: seal }));
                let seals: Vec<_> =
                    chains.iter().map(|opened| Some(opened.as_ref()?.seal)).collect();
                check_seals(&seals)?;
            }
            Parts::Chains(chains) if key.starts_with("link ") => open_seal(chains, key, value)?,
            _ => return Err(Broken::new("not a line of a record's header")),
        }
        Ok(())
    }

    fn check_header(&self) -> Result<(), Broken> {
        let missing = |what: &str| Err(Broken::new(format!("the header has no line `{what}: …`")));
        match () {
            () if self.game.is_empty() => missing("game"),
            () if self.rules == 0 => missing("rules"),
            () if self.names.is_empty() => missing("seat 1"),
            () if self.parts.version() == 2 && self.commitment.is_none() => missing("commitment"),
            () if self.commitment.is_some() && self.parts.seats() != self.names.len() => {
                let word = if self.parts.version() == 2 { "seal" } else { "nonce" };
                missing(&format!("{word} {}", self.parts.seats() + 1))
            }
            () => match self.unopened() {
                Some(index) => missing(&format!("link {}", index + 1)),
                None => Ok(()),
            },
        }
    }

    /// A seal whose link is missing.
    fn unopened(&self) -> Option<usize> {
        let Parts::Chains(chains) = &self.parts else { return None };
        chains.iter().position(|opened| opened.is_some_and(|it| it.opening == it.seal))
    }
}

/// `link N: …` opens the seal of seat N, once.
fn open_seal(chains: &mut [Option<Opened>], key: &str, value: &str) -> Result<(), Broken> {
    let number = key.strip_prefix("link ").and_then(|number| number.parse::<usize>().ok());
    let index = number.and_then(|number| number.checked_sub(1)).unwrap_or(usize::MAX);
    let sealed = chains.get_mut(index).and_then(Option::as_mut);
    let sealed = sealed.filter(|opened| opened.opening == opened.seal);
    let opened = sealed.ok_or_else(|| Broken::new("there is no seal for it to open"))?;
    opened.opening = unhex_lower(value)?;
    match fits(&opened.opening, &opened.seal) {
        true => Ok(()),
        false => Err(misfit(index)),
    }
}
