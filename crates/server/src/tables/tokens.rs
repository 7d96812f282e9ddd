//! Secrets people and programs carry: how they are drawn, derived, hashed and compared.
//!
//! A token is never stored, only its hash. Seat tokens and invitations are derived from a salt of
//! their table and a key the sender chose, so that a repeated request gets the same one again.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use table::hex;

pub(crate) const SEAT: &str = "seat_";
pub(crate) const INVITE: &str = "invite_";
pub(crate) const PERSON: &str = "me_";

/// Fresh random bytes in hexadecimal.
pub(crate) fn fresh<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    hex(&bytes)
}

/// A number nobody can foretell, for bots.
pub(crate) fn seed() -> u64 {
    getrandom::u64().expect("the system gives random numbers")
}

/// What is stored of a token.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// A token that follows from a table's salt and what it is for.
pub(crate) fn derive(prefix: &str, salt: &str, purpose: &str, key: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(salt.as_bytes()).expect("any length is a key");
    // The length keeps purpose and key apart.
    mac.update(format!("{prefix}{}:{purpose}{key}", purpose.len()).as_bytes());
    format!("{prefix}{}", hex(&mac.finalize().into_bytes()))
}

/// Takes the same time wherever the two differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// A short mark of a text, to tell whether a repeated request says the same.
pub(crate) fn mark(text: &str) -> String {
    short(&hash(text))
}

/// The beginning of a hash: enough to tell a few from each other.
pub(crate) fn short(hash: &str) -> String {
    hash.chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derived_tokens_repeat_and_differ_by_every_part() {
        let token = derive(SEAT, "salt", "1", "key");
        assert_eq!(token, derive(SEAT, "salt", "1", "key"));
        assert_eq!(token.len(), SEAT.len() + 64);
        for other in [
            derive(INVITE, "salt", "1", "key"),
            derive(SEAT, "tlas", "1", "key"),
            derive(SEAT, "salt", "2", "key"),
            derive(SEAT, "salt", "1k", "ey"),
        ] {
            assert_ne!(token[SEAT.len()..], other[other.len() - 64..]);
        }
        assert!(same(&hash(&token), &hash(&token)) && !same(&hash(&token), &hash("x")));
    }
}
