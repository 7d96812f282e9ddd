//! What a table agreed on before anybody sat down.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Settings;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex;

/// Kept with the table as JSON; also what its frames show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Terms {
    /// The game's key.
    pub game: String,
    /// The rules' version it is played by.
    pub rules: u32,
    /// The version of the fair dice it is played by; 0 where people roll and draw with their own hands.
    #[serde(default = "first")]
    pub dice: u32,
    /// The game's options by key.
    pub options: BTreeMap<String, String>,
    /// Names an own content table instead of the built-in one; its text is at `/api/contents/{hash}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// Time for one decision.
    pub pace: Pace,
    /// What happens when it has run out.
    pub lapse: Lapse,
    /// Who may see the table.
    pub visibility: Visibility,
    /// Whether decisions may be taken back.
    pub take_back: TakeBack,
    /// What it branched off from, instead of the game's own beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
}

/// Terms that do not say are older than the second version.
fn first() -> u32 {
    1
}

impl Terms {
    /// The version of the fair dice that new tables are played by.
    pub const DICE: u32 = 2;
    /// Instead of a version: people enter what fell.
    pub const BY_HAND: u32 = 0;

    /// The options, the content and the version of the rules as a game reads them; `content` is the
    /// text of the own content table, where one is named.
    pub fn settings(&self, content: Option<&str>) -> Settings {
        let mut settings = Settings::default();
        self.options.iter().for_each(|(key, value)| settings.set(key, value));
        settings.content = content.map(str::to_owned);
        settings.rules = Some(self.rules);
        settings
    }
}

/// What a content table is named by: a hash of its text.
pub fn content_name(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// A position of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Branch {
    /// The table it was played at.
    pub table: String,
    /// So many entries of that match lead there.
    pub number: usize,
}

/// Time for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Untimed,
    /// So many minutes.
    Minutes(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = 527_040)))] u32),
    /// So many days.
    Days(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = 366)))] u32),
}

impl Pace {
    /// A year is the longest anyone may think.
    const MOST: Duration = Duration::from_secs(366 * 24 * 3600);

    /// The time itself, where there is a limit.
    pub fn time(self) -> Option<Duration> {
        let minutes = match self {
            Pace::Untimed => return None,
            Pace::Minutes(count) => u64::from(count),
            Pace::Days(count) => u64::from(count) * 24 * 60,
        };
        Some(Duration::from_secs(60 * minutes))
    }

    /// Whether a table can be played by it: from one minute to a year.
    pub fn is_possible(self) -> bool {
        self.time().is_none_or(|time| !time.is_zero() && time <= Pace::MOST)
    }
}

/// What happens when a clock has run out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    /// The table waits.
    #[default]
    Wait,
    /// A bot (a level from `/api/games`) keeps the seat until its owner returns.
    Bot(String),
}

/// Who may see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed; anyone may watch and take a free seat.
    Public,
    /// Not listed; whoever knows the address may watch, and sits down by invitation.
    #[default]
    Unlisted,
    /// Only those who sit there or are invited see it.
    Private,
}

/// Who makes the dice of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceFrom {
    /// The house and everybody's device together.
    #[default]
    Fair,
    /// The people at the table roll and draw with their own hands, and enter what fell.
    Manual,
}

/// Whether decisions may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// As long as it told nobody anything.
    #[default]
    Allowed,
    /// What is done is done.
    Never,
}
