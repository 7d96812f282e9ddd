//! Who has a part in the dice of a served table, and what its viewer is asked for.

use game::{Phrase, Seat, say};
use serde::{Deserialize, Serialize};

use super::{Chair, Terms};

/// Where the dice of a table come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableDice {
    /// The version of the fair dice: see docs/fair-dice.md.
    pub version: u32,
    /// What each seat adds.
    pub seats: Vec<SeatPart>,
    /// What the viewer's seat is asked for now.
    pub asked: Option<Asked>,
    /// The chain of the viewer's seat, if it has sealed one.
    pub own: Option<OwnChain>,
}

/// As servers are that say nothing of it.
impl Default for TableDice {
    fn default() -> Self {
        TableDice { version: 1, seats: Vec::new(), asked: None, own: None }
    }
}

impl TableDice {
    /// The mark at a table: who the dice come from, once the match has begun. Bots are no players.
    pub fn by(&self, chairs: &[Chair]) -> Phrase {
        let own = self.seats.iter().filter(|part| part.adds == Adds::Links).count();
        let people = chairs.iter().filter(|chair| chair.bot.is_none()).count();
        match (self.version, own) {
            (Terms::BY_HAND, _) => say!("house-dice-people"),
            (1, _) => say!("house-dice-first"),
            (_, 0) => say!("house-dice-alone"),
            (_, own) => say!("house-dice-by", n = own, all = people),
        }
    }

    /// Every seat's seal, or none: who opens a chain keeps this, and sees later that nobody sealed
    /// anew afterwards.
    pub fn seals(&self) -> Vec<Option<&str>> {
        self.seats.iter().map(|part| part.seal.as_deref()).collect()
    }
}

/// What one seat adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatPart {
    /// What.
    pub adds: Adds,
    /// The seal of its chain, in hexadecimal.
    pub seal: Option<String>,
}

/// What a seat adds to the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Adds {
    /// Nothing: a bot, a page without script, a program without a chain.
    Nothing,
    /// It will seal a chain.
    Promised,
    /// Its chain is sealed.
    Sealed,
    /// Its chain is opened; every decision carries the next link.
    Links,
    /// Nothing any more: it once decided without a link, or its chain is used up.
    Broken,
    /// Nothing: its seal or its opening did not come in time.
    Missed,
}

/// What a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// A fresh seal.
    Seal,
    /// Link 0 of its chain: everybody else has sealed theirs.
    Opening,
}

/// A question to chance at a table where people roll and draw with their own hands, for those who may enter
/// what fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entering {
    /// What to roll or draw.
    pub ask: Phrase,
    /// What may come up; empty where there is too much to list.
    pub answers: Vec<Answer>,
    /// One answer as it is written.
    pub example: String,
    /// The seat whose secret the answer is, where not everybody may know it.
    pub secret_of: Option<Seat>,
}

/// One answer that may come up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// As it is written in records.
    pub notation: String,
    /// What would be told of it, if anything.
    pub phrase: Option<Phrase>,
}

/// A chain as its owner needs it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnChain {
    /// In hexadecimal.
    pub seal: String,
    /// What was sent with it, to find the seed by.
    pub label: String,
    /// The number of the link that the next decision carries.
    pub next: Option<usize>,
}
