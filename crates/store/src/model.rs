//! What is kept, row by row. Secrets are of a type that never shows up in logs.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

/// A text that logs must not show.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hidden(pub String);

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hidden")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free; nothing is drawn yet.
    Open,
    Running,
    Over,
}

impl Status {
    pub const ALL: [Status; 3] = [Status::Open, Status::Running, Status::Over];

    pub const fn key(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    pub fn read(text: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.key() == text)
    }
}

/// A table's constant facts, and those that change with every step so that lists need no journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableRow {
    pub id: String,
    /// Changes when a backup is restored, so that nobody appends to a journal they do not know.
    pub epoch: i64,
    /// Hash of the key it was created with: a repeated request makes no second table.
    pub create_key: Option<String>,
    pub created_at: Millis,
    pub game: String,
    /// What was agreed on, as the server writes it down.
    pub terms: String,
    /// The secret of the dice, in hexadecimal.
    pub secret: Hidden,
    /// Makes seat tokens and invitations differ from table to table, in hexadecimal.
    pub salt: Hidden,
    pub public: bool,
    pub status: Status,
    pub open_seats: i64,
    /// The last number of the journal.
    pub number: i64,
    /// When the clock of the open decision runs out.
    pub deadline: Option<Millis>,
    /// When the house must act by itself: a bot's turn, a lapsed clock.
    pub due_at: Option<Millis>,
    pub updated_at: Millis,
    /// Hash of its own content table; the text is kept once for all tables that use it.
    #[serde(default)]
    pub content: Option<String>,
    /// The id of the person who opened it, if they were known.
    #[serde(default)]
    pub opener: Option<String>,
    /// A mark of the address it was opened from.
    #[serde(default)]
    pub address: Option<String>,
}

/// A chair and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    pub seat: i64,
    /// The bot that sits here by agreement; none for a person's chair.
    pub level: Option<String>,
    pub name: String,
    pub person: Option<String>,
    /// Hash of the token that speaks for this seat; none while the chair is free.
    pub token: Option<String>,
    /// Hash of the invitation to this chair; none for a bot's.
    pub invite: Option<String>,
    /// The seat's part in fair dice of version 1, in hexadecimal.
    pub nonce: Option<String>,
    /// The bot that keeps the chair while its owner is away.
    pub stand_in: Option<String>,
    /// The seat's part in fair dice of version 2, as the server writes it down.
    #[serde(default)]
    pub chain: Option<String>,
}

/// One numbered line of a table's journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JournalRow {
    pub number: i64,
    pub kind: String,
    pub seat: Option<i64>,
    pub text: String,
    /// The sender's idempotency key, if it came from outside.
    pub key: Option<String>,
    pub at: Millis,
}

/// A table with everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub rows: Vec<JournalRow>,
    /// The text of its own content table.
    pub content: Option<String>,
}

/// A text that tables name by its hash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Content {
    pub hash: String,
    pub text: String,
    pub kept_at: Millis,
}

/// A table that shall be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    /// The text of the content table that the row names.
    pub content: Option<String>,
    pub quota: Quota,
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Created,
    /// One was made with the same key before: its id.
    Known(String),
    /// Its opener or its address has enough already; nothing is kept.
    Refused(Excess),
}

/// How much one person, and everybody from one address, may have; 0 is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quota {
    /// Tables that are not over.
    pub unfinished: i64,
    /// Tables opened within a day.
    pub a_day: i64,
    /// Different contents of their own.
    pub contents: i64,
}

/// What there is enough of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excess {
    Unfinished,
    ADay,
    Contents,
}

impl Quota {
    /// What would be too much besides what there is.
    pub fn exceeded(self, opened: Opened, own_content: bool) -> Option<Excess> {
        let full = |most: i64, there: i64| most > 0 && there >= most;
        if full(self.unfinished, opened.unfinished) {
            return Some(Excess::Unfinished);
        }
        if full(self.a_day, opened.lately) {
            return Some(Excess::ADay);
        }
        (own_content && full(self.contents, opened.contents)).then_some(Excess::Contents)
    }
}

impl Opening {
    /// Whose quotas it counts for.
    pub(crate) fn owners(&self) -> impl Iterator<Item = &String> {
        let limited = self.quota != Quota::default();
        self.table.address.iter().chain(&self.table.opener).filter(move |_| limited)
    }

    /// Since when it is counted what they opened: for a day.
    pub(crate) fn since(&self) -> Millis {
        self.table.created_at - 24 * 3600 * 1000
    }

    /// The content to keep.
    pub(crate) fn kept_content(&self) -> Option<Content> {
        let (hash, text) = (self.table.content.clone()?, self.content.clone()?);
        Some(Content { hash, text, kept_at: self.table.created_at })
    }
}

/// How much somebody has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opened {
    /// Tables that are not over.
    pub unfinished: i64,
    /// Tables opened since the moment that was asked about.
    pub lately: i64,
    /// Different contents of their own, besides the one that was asked about.
    pub contents: i64,
}

/// A table whose journal does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    pub table: String,
    pub game: String,
    pub status: Status,
    pub updated_at: Millis,
    pub why: String,
}

/// One step of a table: rows to add, and what changes with them in the same transaction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    pub table: String,
    pub epoch: i64,
    /// The journal's last number as the sender knows it.
    pub after: i64,
    pub rows: Vec<JournalRow>,
    /// Chairs that change, whole.
    pub seats: Vec<SeatRow>,
    pub status: Status,
    pub open_seats: i64,
    pub deadline: Option<Millis>,
    pub due_at: Option<Millis>,
    /// Another table that comes into being with this step (a rematch).
    pub create: Option<(TableRow, Vec<SeatRow>)>,
}

impl Append {
    pub fn last_number(&self) -> i64 {
        self.after + self.rows.len() as i64
    }

    pub fn at(&self) -> Millis {
        self.rows.last().map_or(0, |row| row.at)
    }
}

/// Which public tables to list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    pub game: Option<String>,
    pub status: Option<Status>,
    /// Only tables older than this one: (created at, id).
    pub before: Option<(Millis, String)>,
    pub most: i64,
}

/// A table in a list, with its chairs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: String,
    pub key_hash: String,
    pub name: String,
    pub created_at: Millis,
}

/// Something noted about a person: how far the coach got with them at a table, how they want to be
/// told of their turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memo {
    /// The person's id.
    pub person: String,
    pub topic: String,
    pub text: String,
}

/// An analysis somebody asked for. Its findings are kept one by one as they are made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysed {
    pub table: String,
    pub asked_at: Millis,
    /// What is analysed and how, as the server writes it down.
    pub header: String,
    pub done: bool,
    /// How many findings there are.
    #[serde(skip)]
    pub found: i64,
}

/// What a node hears of the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table's journal has grown to this number.
    Moved(String, i64),
    /// Something may have been missed: look everywhere.
    Everything,
}

/// One line of a backup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Person(Person),
    Memo(Memo),
    Content(Content),
    Table(TableRow),
    Seat(String, SeatRow),
    Row(String, JournalRow),
    Analysis(Analysed),
    Finding(String, i64, String),
}
