//! A person's keys: the one they came with and further ones, each of which can be taken away alone.
//!
//! A further key names the first one's hash, by which the person is found, and a secret of its own.
//! Which keys open anything is a memo about the person; without it, the first one does.

use game::say;
use serde::{Deserialize, Serialize};
use store::{Memo, Millis, Person};
use table::wire::answer::Code;

use super::clock::now;
use super::error::{Error, Result};
use super::hall::Hall;
use super::people::checked_name;
use super::tokens::{self, same};

const TOPIC: &str = "keys";
/// Nobody has more devices.
const MOST: usize = 20;

/// One key of a person, without what only its owner has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Key {
    /// What it is called in lists; the beginning of its hash.
    pub id: String,
    hash: String,
    /// What its owner calls it; nothing for the first one.
    pub name: String,
    pub created_at: Millis,
}

impl Key {
    fn new(key: &str, name: String, created_at: Millis) -> Key {
        let hash = tokens::hash(key);
        Key { id: tokens::short(&hash), hash, name, created_at }
    }

    /// The one a person came with.
    fn first(person: &Person) -> Key {
        let hash = person.key_hash.clone();
        Key { id: tokens::short(&hash), hash, name: String::new(), created_at: person.created_at }
    }

    /// Whether it is the one with this text.
    pub(crate) fn is(&self, key: &str) -> bool {
        same(&self.hash, &tokens::hash(key))
    }
}

impl Hall {
    /// Whoever has this key, unless it was taken away.
    pub(crate) async fn person(&self, key: &str) -> Result<Option<Person>> {
        let Some(text) = key.strip_prefix(tokens::PERSON) else {
            return Ok(None);
        };
        let first =
            text.split_once('.').map_or_else(|| tokens::hash(key), |(first, _)| first.to_owned());
        let Some(person) = self.store.person(&first).await? else {
            return Ok(None);
        };
        let opens = self.keys(&person).await?.iter().any(|one| one.is(key));
        Ok(opens.then_some(person))
    }

    /// The keys that open this person's games, the oldest first.
    pub(crate) async fn keys(&self, person: &Person) -> Result<Vec<Key>> {
        match self.store.memo(&person.id, TOPIC).await? {
            Some(text) => serde_json::from_str(&text).map_err(Error::internal),
            None => Ok(vec![Key::first(person)]),
        }
    }

    /// A further key, and its text, which nobody can say again later.
    pub(crate) async fn add_key(&self, person: &Person, name: &str) -> Result<(Key, String)> {
        let text = format!("{}{}.{}", tokens::PERSON, person.key_hash, tokens::fresh::<32>());
        let key = Key::new(&text, checked_name(name)?, now());
        let mut keys = self.keys(person).await?;
        if keys.len() >= MOST {
            return Err(Error::new(Code::TooMany, say!("server-no-more-keys", most = MOST)));
        }
        keys.push(key.clone());
        self.put_keys(person, &keys).await?;
        Ok((key, text))
    }

    /// Takes a key away; once it is gone, taking it away again changes nothing. The last one stays:
    /// nobody could come back.
    pub(crate) async fn revoke_key(&self, person: &Person, id: &str) -> Result<()> {
        let mut keys = self.keys(person).await?;
        let before = keys.len();
        keys.retain(|key| key.id != id);
        match keys.len() {
            0 => Err(Error::new(Code::LastKey, say!("server-no-last-key"))),
            left if left == before => Ok(()),
            _ => self.put_keys(person, &keys).await,
        }
    }

    async fn put_keys(&self, person: &Person, keys: &[Key]) -> Result<()> {
        let text = serde_json::to_string(keys).expect("keys have a JSON form");
        let (person, topic) = (person.id.clone(), TOPIC.to_owned());
        Ok(self.store.put_memo(Memo { person, topic, text }).await?)
    }
}
