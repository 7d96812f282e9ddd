//! What a table agreed on before anybody sat down.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Kind;
use game::{Broken, Settings};
use serde::{Deserialize, Serialize};

/// Kept with the table as JSON; also what its frames show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    pub game: String,
    /// The rules' version it is played by.
    pub rules: u32,
    pub options: BTreeMap<String, String>,
    /// An own content table (TOML) instead of the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    pub pace: Pace,
    pub lapse: Lapse,
    pub visibility: Visibility,
    pub take_back: TakeBack,
    /// What it branched off from, instead of the game's own beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
}

/// A position of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    pub table: String,
    /// So many entries of that match lead there.
    pub number: usize,
}

/// Time for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    #[default]
    Untimed,
    Minutes(u32),
    Days(u32),
}

impl Pace {
    /// A year is the longest anyone may think.
    const MOST: Duration = Duration::from_secs(366 * 24 * 3600);

    pub fn time(self) -> Option<Duration> {
        let minutes = match self {
            Pace::Untimed => return None,
            Pace::Minutes(count) => u64::from(count),
            Pace::Days(count) => u64::from(count) * 24 * 60,
        };
        Some(Duration::from_secs(60 * minutes))
    }

    fn check(self) -> Result<(), Broken> {
        match self.time() {
            Some(time) if time.is_zero() || time > Pace::MOST => {
                Err(Broken::new("pace: from one minute to 366 days for a decision"))
            }
            _ => Ok(()),
        }
    }
}

/// What happens when a clock has run out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    #[default]
    Wait,
    /// This bot keeps the seat until its owner returns.
    Bot(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// As long as it told nobody anything.
    #[default]
    Allowed,
    Never,
}

/// The bot of this level. Bots with a budget of their own are for the host's laboratory: a
/// stranger could ask for hours of thinking.
pub fn bot(level: &str) -> Result<Kind, Broken> {
    let levels = Kind::ALL.map(|kind| kind.to_string());
    Kind::ALL.into_iter().find(|kind| kind.to_string() == level).ok_or_else(|| {
        Broken::new(format!("there is no bot `{level}`; there are: {}", levels.join(", ")))
    })
}

impl Terms {
    pub fn settings(&self) -> Settings {
        let mut settings = Settings::default();
        self.options.iter().for_each(|(key, value)| settings.set(key, value));
        settings.content.clone_from(&self.content);
        settings
    }

    /// Refuses what no table can be played by, and fills in the game's own defaults.
    pub fn checked(mut self) -> Result<Terms, Broken> {
        let info = catalog::info(&self.game)?;
        self.rules = info.rules_version;
        self.pace.check()?;
        if let Lapse::Bot(level) = &self.lapse {
            bot(level)?;
        }
        let complete = self.settings().complete(info)?;
        for option in info.options {
            let value = complete.get(option.key).expect("completed");
            self.options.insert(option.key.to_owned(), value.to_owned());
        }
        Ok(self)
    }
}
