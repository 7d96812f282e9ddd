//! What a server answers to programs, besides the table itself.

use game::{Phrase, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Chair, Choice, Served, Status, Terms, Told};

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// The table's name.
    pub table: String,
    /// The seal on the dice.
    pub commitment: String,
    /// One for each person's chair.
    pub invites: Vec<Invite>,
}

/// The way to one chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invite {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// For programs.
    pub invite: String,
    /// For people.
    pub link: String,
}

/// A step that was stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stepped {
    /// Its last row.
    pub number: i64,
    /// The table after it.
    pub frame: Served,
}

/// Somebody sits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seated {
    /// The table's name.
    pub table: String,
    /// The seat, counted from 0.
    pub seat: Seat,
    /// Speaks for the seat.
    pub token: String,
    /// The table as that seat sees it.
    pub frame: Served,
}

/// Somebody has left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Left {
    /// The row that says so.
    pub number: i64,
}

/// What a bot would choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// The newest row it has seen.
    pub number: i64,
    /// Which bot.
    pub bot: String,
    /// Its choice.
    pub choice: Option<Choice>,
    /// What it expects of each choice, the best first.
    pub reasons: Vec<Expectation>,
}

/// What a bot expects of one choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expectation {
    /// The choice.
    pub notation: String,
    /// The part of its thoughts that went this way.
    pub weight: f32,
    /// The chance to win.
    pub win: f32,
    /// Expected points at the end.
    pub score: f32,
    /// Expected points of the best other.
    pub best_other: f32,
}

/// A page of public tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tables {
    /// Newest first.
    pub tables: Vec<Listed>,
    /// Asks for the next page, if there may be one.
    pub next: Option<String>,
}

/// A table in a list: what is shown of it without looking at the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// The table's name.
    pub table: String,
    /// The game's key.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// The newest row.
    pub number: i64,
    /// In milliseconds since 1970.
    pub created_at: i64,
    /// In milliseconds since 1970.
    pub updated_at: i64,
    /// When the open decision's clock runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Who sits where.
    pub seats: Vec<Chair>,
}

/// A table of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mine {
    /// The table.
    #[serde(flatten)]
    pub listed: Listed,
    /// One's own seat.
    pub seat: Option<Seat>,
}

/// A person's name and games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// What they are called.
    pub name: String,
    /// Newest first.
    pub games: Vec<Mine>,
}

/// Somebody new; the key is shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Introduced {
    /// What they are called.
    pub name: String,
    /// Opens all their games on any device.
    pub key: String,
}

/// The keys that open a person's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Keys {
    /// The oldest first.
    pub keys: Vec<KeyOfMine>,
}

/// One key, without what opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeyOfMine {
    /// What it is taken away by.
    pub id: String,
    /// What its owner calls it; nothing for the one they came with.
    pub name: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Whether this request came with it.
    pub current: bool,
}

/// A further key; it is shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FurtherKey {
    /// What it is taken away by.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// Opens all their games on any device.
    pub key: String,
}

/// Somebody the house knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Known {
    /// What they are called.
    pub name: String,
}

/// The record; of an unfinished match what the caller may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The table's name.
    pub table: String,
    /// Whether the match is over.
    pub finished: bool,
    /// What was agreed on.
    pub terms: Terms,
    /// What each seat is called.
    pub names: Vec<String>,
    /// The seal on the dice.
    pub commitment: String,
    /// All the caller may know of what happened.
    pub told: Vec<Told>,
    /// The text that `serai verify` checks; null before the end.
    pub record: Option<String>,
}

/// How far the analysis of a finished match is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Study {
    /// The table's name.
    pub table: String,
    /// How far it is.
    pub status: StudyStatus,
    /// Steps looked at; while it is working.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<usize>,
    /// Steps of the match; while it is working.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<usize>,
    /// As `serai analyse --json` prints it; docs/analysis.md describes the fields.
    pub analysis: Option<Value>,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StudyStatus {
    /// Nobody has asked for it.
    Unasked,
    /// Some steps are looked at.
    Working,
    /// It is there.
    Ready,
}

/// The server's no.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Error"))]
pub struct Trouble {
    /// One word for programs.
    pub error: Code,
    /// A sentence in English.
    pub message: String,
    /// The rule's id, where a rule of the game forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The sentence, to be said in any language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
    /// The newest frame, where the sender's was old.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<Box<Served>>,
}

/// Why a server says no, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The body is no JSON.
    BadRequest,
    /// The request makes no sense.
    Invalid,
    /// A rule of the game forbids it.
    Illegal,
    /// This is no action of the game.
    Unreadable,
    /// No token was sent.
    TokenNeeded,
    /// The token opens nothing here, or no longer.
    UnknownToken,
    /// Only those who sit at the table may.
    NotSeated,
    /// The chair needs its invitation.
    NotInvited,
    /// Only those who sit there or are invited see the table.
    Private,
    /// The request comes from another site's page.
    CrossSite,
    /// The server is not called by that name.
    WrongHost,
    /// There is no such table.
    NoSuchTable,
    /// There is nothing at this address.
    NoSuchPage,
    /// The address does not do that.
    WrongMethod,
    /// The body must be JSON.
    NotJson,
    /// The body did not arrive in time.
    TooSlow,
    /// The body is too large.
    TooLarge,
    /// The table has moved on.
    Stale,
    /// Somebody else decides.
    NotYourTurn,
    /// The link is not the next one of the seat's chain.
    WrongLink,
    /// It can no longer be taken back.
    TooLate,
    /// The table plays without take-back.
    NoTakeBack,
    /// The match is over.
    Over,
    /// The match is not over yet.
    NotOver,
    /// The match is not running.
    NotBegun,
    /// The match cannot begin now.
    NotReady,
    /// Somebody sits there already.
    Taken,
    /// The caller sits at this table already.
    Seated,
    /// It is so already.
    NoChange,
    /// The idempotency key was used for something else.
    KeyUsed,
    /// It is the only key that is left.
    LastKey,
    /// There are too many already.
    TooMany,
    /// The table's journal takes no further rows.
    Full,
    /// The caller, or everybody from their address, has opened enough.
    Quota,
    /// The table's journal does not replay with this version.
    Broken,
    /// Too many games wait to be analysed.
    Busy,
    /// Too many requests from this address.
    TooManyRequests,
    /// No connection is free.
    TooManyConnections,
    /// The table or the store could not answer; nothing is lost.
    TryAgain,
    /// Something went wrong inside; the server's log says what.
    Internal,
    /// A word that this program does not know.
    #[serde(other)]
    Unknown,
}
