//! What is printed on cardboard: content tables as TOML, each value with its origin.
//!
//! A table carries `origin = "rulebook" | "public" | "reconstructed"` for everything in and below
//! it; a value that differs has a neighbour `<key>_origin`. `source` is a note for readers.
//! A table is read and checked once, then shared by every state that plays with it. A state reads the
//! version of its rules off the same place.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::RwLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::{Table, Value};

use crate::{Broken, Settings};

/// Where a printed value is known from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The rulebook says so, or it follows from what it says.
    Rulebook,
    /// Read from pictures or other public descriptions of the components.
    Public,
    /// Our own number, because the printed one could not be found.
    Reconstructed,
}

/// One value of a content table, for people who look it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// Where it stands, such as `end.tokens`.
    pub path: String,
    /// As the table has it.
    pub value: String,
    /// Where it is known from.
    pub origin: Origin,
}

/// A type that is read from a content table.
pub trait Printed: Sized + Clone + Send + Sync + 'static {
    /// The table that comes with the program.
    const BUILT_IN: &'static str;
    /// The newest version of the game's rules.
    const RULES: u32;
    /// The table that came with a version of the rules: matches begun by it go on with it.
    fn came_with(_rules: u32) -> &'static str {
        Self::BUILT_IN
    }
    /// Reads and validates a whole table; says what is wrong and, where it can, in which line.
    fn read(text: &str) -> Result<Self, Broken>;
    /// A `static` of the game's crate.
    fn registry() -> &'static Registry<Self>;
}

/// A content table in use, and the version of the rules it is used by: eight bytes, freely copied.
/// Equal exactly if values and version are.
pub struct Content<T: 'static>(&'static Entry<T>);

struct Entry<T> {
    hash: String,
    rules: u32,
    value: T,
}

/// The content tables read so far, by hash and version of the rules.
pub struct Registry<T: 'static>(RwLock<Vec<&'static Entry<T>>>);

/// Tables are kept for the life of the program; more different ones than this are refused.
const MOST_TABLES: usize = 4096;

impl<T> Registry<T> {
    /// A registry without tables.
    pub const fn new() -> Self {
        Registry(RwLock::new(Vec::new()))
    }

    fn find(&self, wanted: impl Fn(&Entry<T>) -> bool) -> Option<Content<T>> {
        let known = self.0.read().expect("no reader panics");
        known.iter().find(|entry| wanted(entry)).map(|&entry| Content(entry))
    }

    fn keep(&self, hash: String, rules: u32, value: T) -> Result<Content<T>, Broken> {
        let mut known = self.0.write().expect("no writer panics");
        let same = |entry: &&&Entry<T>| entry.hash == hash && entry.rules == rules;
        if let Some(&entry) = known.iter().find(same) {
            return Ok(Content(entry));
        }
        if known.len() >= MOST_TABLES {
            return Err(Broken::new("too many different content tables; restart the program"));
        }
        let entry: &'static Entry<T> = Box::leak(Box::new(Entry { hash, rules, value }));
        known.push(entry);
        Ok(Content(entry))
    }
}

impl<T> Default for Registry<T> {
    fn default() -> Self {
        Registry::new()
    }
}

impl<T> fmt::Debug for Registry<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Registry")
    }
}

impl<T: Printed> Content<T> {
    /// The table that comes with the program.
    pub fn built_in() -> Self {
        Content::load(T::BUILT_IN).expect("the built-in content is valid")
    }

    /// Reads, checks and keeps a table, for the newest rules.
    pub fn load(text: &str) -> Result<Self, Broken> {
        Content::load_under(text, T::RULES)
    }

    fn load_under(text: &str, rules: u32) -> Result<Self, Broken> {
        let hash = hash(text)?;
        match T::registry().find(|entry| entry.hash == hash) {
            Some(known) => known.under(rules),
            None => T::registry().keep(hash, rules, T::read(text)?),
        }
    }

    /// The table a set-up names, or the one its rules came with.
    pub fn of(settings: &Settings) -> Result<Self, Broken> {
        let rules = settings.rules.unwrap_or(T::RULES);
        Content::load_under(settings.content.as_deref().unwrap_or(T::came_with(rules)), rules)
    }

    /// The same table, used by this version of the rules.
    pub fn under(self, rules: u32) -> Result<Self, Broken> {
        let same = |entry: &Entry<T>| entry.hash == self.0.hash && entry.rules == rules;
        match T::registry().find(same) {
            Some(known) => Ok(known),
            None => T::registry().keep(self.0.hash.clone(), rules, self.0.value.clone()),
        }
    }
}

impl<T> Content<T> {
    /// Names the values, whatever the comments, notes and layout of the file.
    pub fn hash(&self) -> &'static str {
        &self.0.hash
    }

    /// The version of the rules it is used by.
    #[inline]
    pub fn rules(&self) -> u32 {
        self.0.rules
    }
}

impl<T> Deref for Content<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T> Clone for Content<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Content<T> {}

impl<T> PartialEq for Content<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Content<T> {}

impl<T> Hash for Content<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.0.hash, self.0.rules).hash(state);
    }
}

impl<T> fmt::Debug for Content<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "content {} rules {}", self.0.hash, self.0.rules)
    }
}

/// `1f62ae972ec367e8`, by earlier rules `1f62ae972ec367e8 rules 1`.
impl<T: Printed> Serialize for Content<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.rules {
            rules if rules == T::RULES => serializer.serialize_str(&self.0.hash),
            rules => serializer.collect_str(&format_args!("{} rules {rules}", self.0.hash)),
        }
    }
}

impl<'de, T: Printed> Deserialize<'de> for Content<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (hash, rules) = match text.split_once(" rules ") {
            None => (text.as_str(), Some(T::RULES)),
            Some((hash, rules)) => (hash, rules.parse().ok()),
        };
        let rules = rules.filter(|rules| (1..=T::RULES).contains(rules));
        // Known tables first: reading the built-in one anew costs far more than a look-up.
        let known = T::registry().find(|entry| entry.hash == hash).or_else(|| {
            let built_in = Content::<T>::built_in();
            (built_in.hash() == hash).then_some(built_in)
        });
        let used = known.zip(rules).and_then(|(known, rules)| known.under(rules).ok());
        used.ok_or_else(|| {
            serde::de::Error::custom(format!("content {text} has not been loaded in this program"))
        })
    }
}

/// Reads TOML into a type; the message carries the line.
///
/// For browsers one reader of typed values does for everything: what is wrong with a value is said there
/// without its line.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Broken> {
    if cfg!(target_arch = "wasm32") {
        let table = serde_json::to_value(parse_toml::<Table>(text)?).expect("TOML fits into JSON");
        return T::deserialize(&table).map_err(|error| Broken::new(error.to_string()));
    }
    parse_toml(text)
}

fn parse_toml<T: DeserializeOwned>(text: &str) -> Result<T, Broken> {
    toml::from_str(text).map_err(|error| {
        let message = error.message().trim().to_owned();
        match error.span() {
            Some(span) => Broken::at_line(line_of(text, span.start), message),
            None => Broken::new(message),
        }
    })
}

/// The line, counted from 1, that holds a byte position; for messages about `toml::Spanned` values.
pub fn line_of(text: &str, position: usize) -> usize {
    1 + text.as_bytes()[..position.min(text.len())].iter().filter(|&&byte| byte == b'\n').count()
}

/// The number, if it lies in its range; otherwise the message names the first line that has the key.
pub fn within(text: &str, key: &str, number: u8, least: u8, most: u8) -> Result<u8, Broken> {
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    Err(broken_at(text, key, format!("{key} is {number}; it must be from {least} to {most}")))
}

/// A message about the first line that mentions the thing at fault.
pub fn broken_at(text: &str, thing: &str, message: impl Into<String>) -> Broken {
    match text.find(thing) {
        Some(position) => Broken::at_line(line_of(text, position), message),
        None => Broken::new(message),
    }
}

/// Sixteen hexadecimal digits that name the values of a table.
pub fn hash(text: &str) -> Result<String, Broken> {
    let mut table: Table = parse_toml(text)?;
    strip_notes(&mut table);
    Ok(crate::fingerprint(&table)) // a TOML table is sorted, so its JSON is a canonical text
}

fn strip_notes(table: &mut Table) {
    table.retain(|key, _| !is_note(key));
    for (_, value) in table.iter_mut() {
        strip_notes_of(value);
    }
}

fn strip_notes_of(value: &mut Value) {
    match value {
        Value::Table(table) => strip_notes(table),
        Value::Array(list) => list.iter_mut().for_each(strip_notes_of),
        _ => {}
    }
}

fn is_note(key: &str) -> bool {
    key == "origin" || key == "source" || key.ends_with("_origin")
}

/// Every value of a table with its origin. A value without one is an error.
pub fn rows(text: &str) -> Result<Vec<Row>, Broken> {
    let mut rows = Vec::new();
    walk(&parse_toml::<Table>(text)?, "", None, &mut rows)?;
    Ok(rows)
}

fn walk(
    table: &Table,
    path: &str,
    inherited: Option<Origin>,
    rows: &mut Vec<Row>,
) -> Result<(), Broken> {
    let here = origin(table, "origin", path)?.or(inherited);
    for (key, value) in table.iter().filter(|(key, _)| !is_note(key)) {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let of_value = origin(table, &format!("{key}_origin"), &path)?.or(here);
        match value {
            Value::Table(inner) => walk(inner, &path, of_value, rows)?,
            Value::Array(list) if list.iter().any(Value::is_table) => {
                for (index, item) in list.iter().enumerate() {
                    let path = format!("{path}.{}", index + 1);
                    match item {
                        Value::Table(inner) => walk(inner, &path, of_value, rows)?,
                        other => rows.push(row(path, other, of_value)?),
                    }
                }
            }
            other => rows.push(row(path, other, of_value)?),
        }
    }
    Ok(())
}

fn row(path: String, value: &Value, origin: Option<Origin>) -> Result<Row, Broken> {
    let origin = origin.ok_or_else(|| Broken::new(format!("`{path}` does not say its origin")))?;
    let value = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    Ok(Row { path, value, origin })
}

fn origin(table: &Table, key: &str, path: &str) -> Result<Option<Origin>, Broken> {
    let Some(value) = table.get(key) else {
        return Ok(None);
    };
    Origin::deserialize(value.clone()).map(Some).map_err(|_| {
        Broken::new(format!("the origin of `{path}` must be rulebook, public or reconstructed"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "origin = \"rulebook\"\na = 1\n[b]\nc = [2, 3]\nc_origin = \"reconstructed\"\n[[d]]\ne = 1\n";

    #[test]
    fn every_value_has_the_nearest_origin() {
        let rows = rows(TABLE).unwrap();
        let short: Vec<(&str, Origin)> =
            rows.iter().map(|row| (row.path.as_str(), row.origin)).collect();
        assert_eq!(
            short,
            [("a", Origin::Rulebook), ("b.c", Origin::Reconstructed), ("d.1.e", Origin::Rulebook)]
        );
        assert!(super::rows("a = 1").unwrap_err().message.contains("origin"));
        assert!(super::rows("origin = \"hearsay\"\na = 1").is_err());
    }

    #[test]
    fn the_hash_follows_values_not_notes() {
        let noted = TABLE.replace("a = 1", "a = 1 # why\nsource = \"x\"");
        assert_eq!(hash(TABLE).unwrap(), hash(&noted).unwrap());
        assert_ne!(hash(TABLE).unwrap(), hash(&TABLE.replace("a = 1", "a = 2")).unwrap());
    }

    #[test]
    fn broken_text_names_its_line() {
        assert_eq!(hash("a = 1\nb = = 2\n").unwrap_err().line, Some(2));
    }
}
