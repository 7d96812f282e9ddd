//! A short name for a position, to compare two runs.

use serde::Serialize;
use sha2::{Digest, Sha256};

/// Sixteen hexadecimal digits of the SHA-256 of a value's JSON: the same on every machine.
pub fn fingerprint(value: &impl Serialize) -> String {
    let json = serde_json::to_vec(value).expect("states and views have a JSON form");
    Sha256::digest(&json).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
