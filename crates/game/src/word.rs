//! Words of the house read from elsewhere: keys of messages, names of places. The program knows them as
//! constants; one that is read is kept for good, once.

use std::collections::BTreeSet;
use std::sync::Mutex;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::{Broken, ensure};

/// The house has far fewer; a stranger may not fill the memory with others.
const MOST: usize = 20_000;
const LONGEST: usize = 100;

/// A word that was read.
pub(crate) struct Word(pub &'static str);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        kept(&text).map(Word).map_err(D::Error::custom)
    }
}

/// The same word, as a constant.
pub(crate) fn kept(word: &str) -> Result<&'static str, Broken> {
    static WORDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut words = WORDS.lock().expect("nobody panics here");
    if let Some(known) = words.get(word) {
        return Ok(known);
    }
    ensure(words.len() < MOST && word.len() <= LONGEST, "a word that the house does not have")?;
    let word: &'static str = Box::leak(word.into());
    words.insert(word);
    Ok(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_kept_once_and_long_ones_are_not() {
        assert_eq!(kept("osaka-take").unwrap().as_ptr(), kept("osaka-take").unwrap().as_ptr());
        assert!(kept(&"x".repeat(LONGEST + 1)).is_err());
    }
}
