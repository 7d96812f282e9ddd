//! What a table is set up with, before a game makes its own type of it: options as text, content,
//! the version of the rules.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Broken, Info};

/// Option values by key, and the text of an own content file, if any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    values: BTreeMap<String, String>,
    /// The text (not the path) of a content file that replaces the built-in one.
    pub content: Option<String>,
    /// The version of the rules; none is the newest.
    pub rules: Option<u32>,
}

impl Settings {
    /// Reads `key=value,key=value`; the empty text is no options.
    pub fn parse(text: &str) -> Result<Self, Broken> {
        let mut settings = Settings::default();
        for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| Broken::new(format!("option `{pair}` must look like key=value")))?;
            settings.set(key.trim(), value.trim());
        }
        Ok(settings)
    }

    /// Sets an option.
    pub fn set(&mut self, key: &str, value: &str) {
        self.values.insert(key.to_owned(), value.to_owned());
    }

    /// The same with this option set.
    pub fn with(mut self, key: &str, value: &str) -> Self {
        self.set(key, value);
        self
    }

    /// The value of an option, if it was set.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }

    /// Checks keys, values and the version of the rules against the game's list and fills in the
    /// defaults. Options that came with a later version are unknown to an earlier one.
    pub fn complete(&self, info: &Info) -> Result<Settings, Broken> {
        let rules = self.rules.unwrap_or(info.rules_version);
        if !(1..=info.rules_version).contains(&rules) {
            let (title, newest) = (info.title, info.rules_version);
            let message = format!("{title} is played by rules version 1 to {newest}, not {rules}");
            return Err(Broken::new(message));
        }
        let options = || info.options.iter().filter(|option| option.since <= rules);
        for (key, value) in &self.values {
            let option = options().find(|option| option.key == key).ok_or_else(|| {
                let known: Vec<&str> = options().map(|option| option.key).collect();
                Broken::new(match known.is_empty() {
                    true => format!("{} has no option `{key}`", info.title),
                    false => format!(
                        "{} has no option `{key}`; it has: {}",
                        info.title,
                        known.join(", ")
                    ),
                })
            })?;
            if !option.values.contains(&value.as_str()) {
                let allowed = option.values.join(", ");
                return Err(Broken::new(format!(
                    "option {key} cannot be `{value}`; choose one of: {allowed}"
                )));
            }
        }
        let mut complete = self.clone();
        complete.rules = Some(rules);
        for option in options() {
            complete.values.entry(option.key.to_owned()).or_insert(option.values[0].to_owned());
        }
        Ok(complete)
    }
}

/// The canonical text: sorted, comma-separated, without content. `parse` reads it back.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.values.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{key}={value}")?;
        }
        Ok(())
    }
}
