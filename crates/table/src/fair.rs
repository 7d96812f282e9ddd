//! Fair dice: chance derived from a secret the table committed to and what every seat added: a nonce
//! (version 1), or a chain whose links turn the key with every decision (version 2).
//!
//! `docs/fair-dice.md` is the specification, with test vectors; the tests below hold this file to it.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use game::{Broken, Dealer};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::chain::{Link, Parts};

/// Drawn by the table, published as a commitment, revealed after the end.
pub type Secret = [u8; 32];
/// Added by a seat before the first chance, in version 1.
pub type Nonce = [u8; 16];
/// Names a table; part of the commitment, so that one commitment cannot serve two tables.
pub type TableId = [u8; 8];

/// `SHA-256("serai" ‖ table id in hexadecimal ‖ secret)`.
pub fn commitment(table: &TableId, secret: &Secret) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"serai");
    hash.update(hex(table).as_bytes());
    hash.update(secret);
    hash.finalize().into()
}

/// A table id and a secret that follow from a number.
pub(crate) fn seeded(seed: u64) -> (TableId, Secret) {
    let secret: Secret = Sha256::digest(format!("serai seed {seed}")).into();
    let id = Sha256::digest(format!("serai table {seed}"));
    (id[..8].try_into().expect("a hash is longer than 8 bytes"), secret)
}

/// What chance follows from: the root of a match, or in version 2 the key after its decisions so far.
#[derive(Clone, PartialEq, Eq)]
pub struct FairDice {
    key: [u8; 32],
}

impl FairDice {
    /// `terms` is the text that fixes game, rules, content, seats and options.
    pub fn new(secret: &Secret, parts: &Parts, terms: &str) -> Self {
        let mut mac = keyed(secret);
        match parts {
            Parts::Nonces(nonces) => nonces.iter().for_each(|nonce| mac.update(nonce)),
            Parts::Chains(chains) => {
                mac.update(b"serai dice 2");
                let openings = chains.iter().map(|opened| opened.map(|opened| opened.opening));
                openings.for_each(|link| mac.update(&link.unwrap_or_default()));
            }
        }
        mac.update(terms.as_bytes());
        FairDice { key: mac.finalize().into_bytes().into() }
    }

    /// The key after a decision with this link; version 2 turns it every time.
    pub fn turned(&self, link: Option<&Link>) -> Self {
        let mut mac = keyed(&self.key);
        mac.update(link.unwrap_or(&[0; 32]));
        FairDice { key: mac.finalize().into_bytes().into() }
    }

    /// The dealer for one question: its kind and how many questions came before it.
    pub fn dealer(&self, kind: &str, counter: usize) -> impl Dealer + use<> {
        let mut mac = keyed(&self.key);
        mac.update(format!("{kind}:{counter}").as_bytes());
        let key: [u8; 32] = mac.finalize().into_bytes().into();
        Stream(ChaCha20::new(&key.into(), &[0; 12].into()))
    }
}

/// The key never shows up in logs.
impl std::fmt::Debug for FairDice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FairDice")
    }
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::<Sha256>::new_from_slice(key).expect("any length is a key")
}

struct Stream(ChaCha20);

impl Dealer for Stream {
    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.0.apply_keystream(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads exactly `N` bytes in hexadecimal.
pub fn unhex<const N: usize>(text: &str) -> Result<[u8; N], Broken> {
    let broken = || Broken::new(format!("expected {} hexadecimal digits", 2 * N));
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(broken());
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| broken())?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = [7; 32];
    const TABLE: TableId = [0, 1, 2, 3, 4, 5, 6, 7];

    #[test]
    fn the_written_test_vectors_hold() {
        let text = include_str!("../../../docs/fair-dice.md");
        let nonces = Parts::Nonces(vec![[1; 16], [2; 16]]);
        let dice = FairDice::new(&SECRET, &nonces, "pig rules 1 seats 2");
        let mut dealer = dice.dealer("die", 0);
        let words: Vec<String> = (0..4).map(|_| format!("{:08x}", dealer.word())).collect();
        let mut dealer = dice.dealer("die", 1);
        let rolls: Vec<String> = (0..10).map(|_| (1 + dealer.below(6)).to_string()).collect();
        for (what, value) in [
            ("commitment", hex(&commitment(&TABLE, &SECRET))),
            ("root", hex(&dice.key)),
            ("words of die:0", words.join(" ")),
            ("rolls of die:1", rolls.join(" ")),
        ] {
            let line = format!("{what}: `{value}`");
            assert!(text.contains(&line), "docs/fair-dice.md does not say {line}");
        }
    }

    #[test]
    fn the_written_test_vectors_of_version_2_hold() {
        let text = include_str!("../../../docs/fair-dice.md");
        let chain = crate::Chain::new([1; 32]);
        let link = |index| chain.link(index).expect("the chain is long");
        let parts = Parts::Chains(vec![Some(chain.opened()), None]);
        let first = FairDice::new(&SECRET, &parts, "pig rules 1 seats 2");
        let second = first.turned(Some(&link(1)));
        for (what, value) in [
            ("seal", chain.seal()),
            ("link 0", link(0)),
            ("link 1", link(1)),
            ("first key", first.key),
            ("key after seat 1", second.key),
            ("key after seat 2", second.turned(None).key),
        ] {
            let line = format!("{what}: `{}`", hex(&value));
            assert!(text.contains(&line), "docs/fair-dice.md does not say {line}");
        }
    }

    #[test]
    fn every_part_of_the_recipe_matters() {
        let word = |secret, nonces: &[Nonce], terms, kind, counter| {
            FairDice::new(secret, &Parts::Nonces(nonces.to_vec()), terms)
                .dealer(kind, counter)
                .word()
        };
        let plain = word(&SECRET, &[[1; 16]], "x", "die", 0);
        assert_ne!(plain, word(&[8; 32], &[[1; 16]], "x", "die", 0));
        assert_ne!(plain, word(&SECRET, &[[2; 16]], "x", "die", 0));
        assert_ne!(plain, word(&SECRET, &[[1; 16]], "y", "die", 0));
        assert_ne!(plain, word(&SECRET, &[[1; 16]], "x", "card", 0));
        assert_ne!(plain, word(&SECRET, &[[1; 16]], "x", "die", 1));
    }

    #[test]
    fn hexadecimal_goes_both_ways_and_refuses_the_rest() {
        assert_eq!(unhex::<3>(&hex(&[1, 171, 255])).unwrap(), [1, 171, 255]);
        assert!(unhex::<3>("01abf").is_err() && unhex::<3>("01abfg").is_err());
        assert!(unhex::<2>("é1é").is_err());
    }
}
