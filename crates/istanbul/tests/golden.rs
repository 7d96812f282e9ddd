//! Whole matches, written down: each number of players with a mosque ruby and a tile swap, and the
//! rare things a match can come to. Each test also makes sure that its file shows what it is for.
use std::path::{Path, PathBuf};

use istanbul::Istanbul;
use testkit::golden::Golden;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Compares (or writes) the match and makes sure that it shows what it is kept for.
fn check(name: &str, seats: u8, options: &str, seed: u64, shows: &[&str]) -> String {
    Golden { name, seats, options, seed }.check::<Istanbul>(&folder());
    let text = std::fs::read_to_string(folder().join(format!("{name}.golden"))).unwrap();
    for wanted in shows {
        assert!(text.contains(wanted), "{name} does not show {wanted}");
    }
    text
}

/// Ranks and rubies from a file's last lines, by seat.
fn result(text: &str) -> Vec<(u64, i64)> {
    let line = text.lines().find_map(|line| line.strip_prefix("standings ")).unwrap();
    let places: Vec<serde_json::Value> = serde_json::from_str(line).unwrap();
    let place = |place: &serde_json::Value| {
        (place["rank"].as_u64().unwrap(), place["score"].as_i64().unwrap())
    };
    places.iter().map(place).collect()
}

const SWAP_AND_MOSQUE: &[&str] = &["tile_given", r#""market":"mosque""#];

#[test]
fn two_players() {
    check("two", 2, "", 47, SWAP_AND_MOSQUE);
}

#[test]
fn three_players() {
    check("three", 3, "", 85, SWAP_AND_MOSQUE);
}

#[test]
fn four_players() {
    check("four", 4, "", 25, SWAP_AND_MOSQUE);
}

#[test]
fn a_tie_broken_by_lira() {
    let text = check("tie", 2, "", 836, &[]);
    let [(first, rubies), (second, same)] = result(&text)[..] else { panic!("two players") };
    assert!(rubies == same && first != second, "{:?}", result(&text));
}

#[test]
fn a_shared_victory() {
    let text = check("shared", 2, "", 5342, &[]);
    assert!(result(&text).iter().filter(|(rank, _)| *rank == 1).count() > 1);
}

#[test]
fn an_empty_supply_of_markers_crystals_and_lira() {
    let text = check("empty-supply", 3, "", 58, &["collect"]);
    let returned = |kind: &str| {
        let mark = format!(r#""kind":"{kind}""#);
        text.lines().any(|line| line.contains("returned") && line.contains(&mark))
    };
    assert!(returned("crystal") && returned("lira"));
    assert!(["red", "yellow", "green", "blue"].iter().any(|colour| returned(colour)));
}

#[test]
fn deck_and_tile_stack_exhausted() {
    let text = check("exhausted", 4, "", 1495, &["shuffled"]);
    let tiles = |word: &str| text.lines().filter(|line| line.trim().starts_with(word)).count();
    assert_eq!(tiles(r#"{"displayed""#), 24, "every tile was turned up");
    assert!(tiles(r#"{"tile_taken""#) > 18, "and the display shrank");
}

#[test]
fn another_ruby_table() {
    check("far-end", 2, "rubies=far-end", 1, &["ruby_taken"]);
}
