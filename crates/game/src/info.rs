//! A game's visiting card: what the house must know before anyone sits down.

use serde::Serialize;

/// The constant facts of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// Short name for commands and records.
    pub key: &'static str,
    /// The name people know.
    pub title: &'static str,
    /// Whom to thank.
    pub designer: &'static str,
    /// The fewest who can play; 1 is alone.
    pub min_seats: u8,
    /// The most who can play.
    pub max_seats: u8,
    /// Rough length for people, in minutes.
    pub minutes: u16,
    /// The newest version of its rules; raised whenever the same journal could lead to another
    /// position. Matches of the versions before are played on by theirs.
    pub rules_version: u32,
    /// What a table can choose.
    pub options: &'static [OptionInfo],
    /// Every way a match can end, as `Game::ending` names it.
    pub endings: &'static [&'static str],
    /// The built-in content table (TOML).
    #[serde(skip)]
    pub content: &'static str,
    /// The rules in our own words (Markdown, one line per id), in English; `lang` has the others.
    #[serde(skip)]
    pub rules: &'static str,
}

impl Info {
    /// How many can play, such as `2–4`.
    pub fn players(&self) -> String {
        match self.min_seats == self.max_seats {
            true => self.min_seats.to_string(),
            false => format!("{}–{}", self.min_seats, self.max_seats),
        }
    }
}

/// One choice of a table's set-up. Its name and explanation are the messages
/// `<game>-option-<key>-name` and `<game>-option-<key>`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name in set-ups and records.
    pub key: &'static str,
    /// The allowed values; the first is the default.
    pub values: &'static [&'static str],
    /// The version of the rules it came with.
    #[serde(skip)]
    pub since: u32,
}
