//! What programs ask of a server.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Branch, DiceFrom, Lapse, Pace, Status, TakeBack, Visibility};

/// An idempotency key: the same request with the same key gets the same answer and does nothing
/// twice. Choose it at random: 1 to 64 visible ASCII letters.
pub type Key = String;

/// Who shall sit on a chair of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// Somebody with the chair's invitation.
    Person,
    /// A bot: a level from `/api/games`.
    Bot(String),
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// A key from `/api/games`.
    pub game: String,
    /// The game's options by key; what is missing is as usual.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// An own content table (TOML) instead of the built-in one.
    pub content: Option<String>,
    /// Who shall sit where.
    pub seats: Vec<Player>,
    /// Time for one decision.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when it has run out.
    #[serde(default)]
    pub lapse: Lapse,
    /// Who may see the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether decisions may be taken back.
    #[serde(default)]
    pub take_back: TakeBack,
    /// Who makes the dice.
    #[serde(default)]
    pub dice: DiceFrom,
    /// The idempotency key.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub key: Option<Key>,
    /// Only the house itself opens tables in the middle of a match.
    #[serde(skip)]
    pub branch: Option<Branch>,
}

impl NewTable {
    /// A table of this game on the usual terms, with nobody at it yet.
    pub fn of(game: &str) -> Self {
        let (options, content, seats, key, branch) = Default::default();
        let (pace, lapse, visibility, take_back, dice) = Default::default();
        let game = game.to_owned();
        NewTable {
            game,
            options,
            content,
            seats,
            pace,
            lapse,
            visibility,
            take_back,
            dice,
            key,
            branch,
        }
    }
}

/// Somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat, counted from 0.
    #[cfg_attr(feature = "schema", schemars(range(max = 4)))]
    pub seat: u8,
    /// What they are called.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 40)))]
    pub name: String,
    /// The seal of the seat's chain: its part in the dice. Without one the seat adds nothing.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub seal: Option<String>,
    /// Whatever helps its owner to find the chain's seed again; only they are told it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub label: Option<String>,
    /// The seat's part in dice of version 1, of tables that were opened by earlier programs: 16 bytes
    /// in hexadecimal.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{32}$")))]
    pub nonce: Option<String>,
    /// The chair's invitation.
    pub invite: Option<String>,
    /// The idempotency key.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub key: Option<Key>,
}

/// A chain is sealed: at a table whose dice begin anew, where it was promised, or instead of the one
/// that was sealed before and is not opened yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// In hexadecimal.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub seal: String,
    /// Whatever helps its owner to find the chain's seed again; only they are told it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub label: Option<String>,
}

/// A chain is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// Link 0 in hexadecimal.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub link: String,
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The newest number the sender has seen.
    pub number: i64,
    /// A choice's notation, or its structured action.
    pub action: Value,
    /// The next link of the seat's chain, in hexadecimal. Without it a chain breaks.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub link: Option<String>,
    /// The idempotency key.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub key: Option<Key>,
}

/// What fell where people roll and draw with their own hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The newest number the sender has seen.
    pub number: i64,
    /// One of `entering.answers`, or written like `entering.example`.
    pub answer: String,
    /// The idempotency key.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub key: Option<Key>,
}

/// The last decision shall never have happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The newest number the sender has seen.
    pub number: i64,
    /// The idempotency key.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub key: Option<Key>,
}

/// Who shall decide for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Keeper {
    /// Its owner.
    Me,
    /// A bot: a level from `/api/games`.
    Bot(String),
}

/// Somebody else decides for the seat from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// Who.
    pub to: Keeper,
}

/// The same people play again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The seal of the seat's chain there.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub seal: Option<String>,
    /// Whatever helps its owner to find the chain's seed again; only they are told it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub label: Option<String>,
    /// Not looked at; a part in dice of version 1.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-f]{32}$")))]
    pub nonce: Option<String>,
    /// The idempotency key.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{1,64}$")))]
    pub key: Option<Key>,
}

/// Somebody gets a key of the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What they are called.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 40)))]
    pub name: String,
    /// A secret drawn by chance, to be sent again where the answer was lost: the same person comes
    /// back, not a second one.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[!-~]{32,64}$")))]
    pub secret: Option<String>,
}

/// A further key, for another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    /// What it is called.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 40)))]
    pub name: String,
}

/// A copied key becomes this browser's cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The person's key.
    pub key: String,
}

/// What one may ask of a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FrameQuery {
    /// The newest number seen; everything after it is told.
    pub since: Option<i64>,
    /// Sentences in this language besides the phrases.
    pub lang: Option<String>,
}

/// Which public tables to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TablesQuery {
    /// Only of this game.
    pub game: Option<String>,
    /// Only as far as this.
    pub status: Option<Status>,
    /// The `next` of the page before.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9]{1,15}-[0-9a-f]{16}$")))]
    pub before: Option<String>,
    /// At most so many.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 50)))]
    pub limit: Option<i64>,
}

/// How a record is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordQuery {
    /// As JSON, or as the file for `serai verify`.
    #[serde(default)]
    pub format: RecordFormat,
}

/// How a record is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RecordFormat {
    /// What the caller may know, at any time.
    #[default]
    Json,
    /// The file for `serai verify`, once the match is over.
    Text,
}
