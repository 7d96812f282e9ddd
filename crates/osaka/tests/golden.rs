//! Whole matches, written down: each number of players, each ending, open memory. The seeds are
//! chosen so that the first three show a tie at the start, insurance, drawn points and a reshuffle.

use std::path::Path;

use osaka::Osaka;
use testkit::golden::Golden;

fn check(name: &str, seats: u8, options: &str, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    Golden { name, seats, options, seed }.check::<Osaka>(&folder);
}

#[test]
fn two_players() {
    check("two", 2, "", 2);
}

#[test]
fn three_players() {
    check("three", 3, "", 3);
}

#[test]
fn four_players() {
    check("four", 4, "", 6);
}

#[test]
fn open_memory() {
    check("open-memory", 2, "open_memory=true", 1);
}

/// Hoarding players leave nothing to do: everybody passes.
#[test]
fn all_pass() {
    check("passes", 4, "", 29);
}
