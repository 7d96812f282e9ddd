//! The two ways to be told no: `Broken` for impossible set-ups and texts, `Refusal` for players.

use std::fmt;

use serde::Serialize;

use crate::Phrase;

/// Something that cannot be: a set-up, a content file, a notation, a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Broken {
    /// What is wrong, in English.
    pub message: String,
    /// The line of the text at fault, counted from 1, where there is one.
    pub line: Option<usize>,
}

impl Broken {
    /// Something wrong that has no line.
    pub fn new(message: impl Into<String>) -> Self {
        Broken { message: message.into(), line: None }
    }

    /// Something wrong in a line of a text.
    pub fn at_line(line: usize, message: impl Into<String>) -> Self {
        Broken { message: message.into(), line: Some(line) }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Broken {}

/// Fails with this message unless something is true. `format_args!` is written out only then.
pub fn ensure(truth: bool, message: impl fmt::Display) -> Result<(), Broken> {
    if truth { Ok(()) } else { Err(Broken::new(message.to_string())) }
}

/// Why a player may not do that: the rule's id and a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// Why, in words.
    pub phrase: Phrase,
}

impl Refusal {
    /// The rule and the sentence.
    pub fn new(rule: &'static str, phrase: Phrase) -> Self {
        Refusal { rule, phrase }
    }
}
