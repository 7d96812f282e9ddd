//! People: a name and a key, no account. The key is theirs to keep or copy; only its hash stays.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use game::say;
use store::Person;
use table::wire::answer::Code;

use super::clock::now;
use super::error::{Error, Result};
use super::hall::Hall;
use super::steps::{Change, Command};
use super::tokens;

/// A name people may have: one line, not too long, something to be seen.
pub(crate) fn checked_name(name: &str) -> Result<String> {
    let name = name.trim();
    let good = name.chars().count() <= 40
        && !name.chars().any(char::is_control)
        && !name.chars().all(is_invisible);
    match good {
        true => Ok(name.to_owned()),
        false => Err(Error::new(Code::Invalid, say!("server-no-name"))),
    }
}

fn new_person(key: &str, name: String) -> Person {
    Person { id: tokens::fresh::<8>(), key_hash: tokens::hash(key), name, created_at: now() }
}

impl Hall {
    /// A new person from somewhere, unless there are too many.
    fn newcomer(&self, key: &str, name: &str, from: IpAddr) -> Result<Person> {
        let person = new_person(key, checked_name(name)?);
        match self.newcomers.allow(from, Instant::now()) {
            true => Ok(person),
            false => Err(Error::new(Code::Quota, say!("server-no-more-people"))),
        }
    }

    /// A new person and their key.
    pub(crate) async fn introduce(&self, name: &str, from: IpAddr) -> Result<(Person, String)> {
        let key = format!("{}{}", tokens::PERSON, tokens::fresh::<32>());
        let person = self.newcomer(&key, name, from)?;
        self.store.add_person(person.clone()).await?;
        Ok((person, key))
    }

    /// The same, once for each secret that its sender drew: whoever repeats it hears the same again.
    /// Says whether they are new.
    pub(crate) async fn introduce_once(
        &self,
        name: &str,
        secret: &str,
        from: IpAddr,
    ) -> Result<(Person, String, bool)> {
        let good =
            (32..=64).contains(&secret.len()) && secret.bytes().all(|byte| byte.is_ascii_graphic());
        if !good {
            return Err(Error::invalid(say!("server-no-secret")));
        }
        let key = tokens::derive(tokens::PERSON, secret, "person", "");
        if let Some(known) = self.person(&key).await? {
            return Ok((known, key, false));
        }
        let person = self.newcomer(&key, name, from)?;
        match self.store.add_person(person.clone()).await {
            Ok(()) => Ok((person, key, true)),
            // The first request was still under way when this one came.
            Err(error) => match self.person(&key).await? {
                Some(known) => Ok((known, key, false)),
                None => Err(error.into()),
            },
        }
    }

    /// Deletes a person: first they leave every table, so that those who watch see it, then the rest.
    pub(crate) async fn forget(self: &Arc<Self>, person: &Person) -> Result<()> {
        for game in self.store.games_of(&person.id).await? {
            let theirs = |row: &&store::SeatRow| row.person.as_ref() == Some(&person.id);
            for row in game.seats.iter().filter(theirs) {
                let seat = game::Seat::new(row.seat as u8);
                let change = Change::Leave { seat, owner: None, forget: true };
                match self.ask(&game.table.id, Command::house(change)).await {
                    // Nobody can look at a table that was set aside.
                    Err(error) if error.code != Code::Broken => return Err(error),
                    _ => {}
                }
            }
        }
        Ok(self.store.forget(&person.id).await?)
    }
}

/// Spaces, and letters that steer others or only keep a place.
fn is_invisible(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(checked_name(" Zoë  B. ").unwrap(), "Zoë  B.");
        assert_eq!(checked_name("नमस्ते").unwrap(), "नमस्ते");
        assert_eq!(checked_name("👩‍👩‍👧").unwrap(), "👩‍👩‍👧", "joined by letters nobody sees");
        for name in ["", " ", "\u{200b}", "\u{2060}\u{feff}", "\u{3164}", "\u{2800} \u{ad}", "a\nb"]
        {
            assert!(checked_name(name).is_err(), "{name:?}");
        }
        assert!(checked_name(&"x".repeat(40)).is_ok() && checked_name(&"x".repeat(41)).is_err());
    }
}
