//! Whole matches, kept letter by letter: each seat count, and the rare things.

use std::path::PathBuf;

use game::{Dealer, Quick};
use testkit::golden::Golden;
use yspahan::{Action, Yspahan};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn check(name: &str, seats: u8, options: &str, seed: u64) {
    Golden { name, seats, options, seed }.check::<Yspahan>(&folder());
}

/// The kept match shows what it is kept for.
fn shows(name: &str, wanted: &[&str]) {
    let text = std::fs::read_to_string(folder().join(format!("{name}.golden"))).unwrap();
    for part in wanted {
        assert!(text.contains(part), "{name} does not show {part}");
    }
}

#[test]
fn two_players() {
    check("two-players", 2, "", 1);
    shows("two-players", &["\"day_began\":{\"week\":3,\"day\":7", "use build", "\"void\":1"]);
}

#[test]
fn three_players() {
    check("three-players", 3, "first=2", 1);
    shows(
        "three-players",
        &["options first=2", "\"day_began\":{\"week\":3,\"day\":7", "yellow_left"],
    );
}

#[test]
fn four_players_with_the_last_day_by_score() {
    check("four-players", 4, "", 1);
    shows("four-players", &["last_day_order"]);
}

#[test]
fn a_full_caravan_in_the_middle_of_a_send() {
    check("full-caravan", 3, "", 21340);
    shows("full-caravan", &["send ", "caravan_emptied"]);
}

#[test]
fn an_exhausted_deck_is_shuffled_anew() {
    check("exhausted-deck", 3, "", 1);
    shows("exhausted-deck", &["reshuffled"]);
}

/// Draws whenever possible and plays nothing, so that in the end there is no card at all.
fn hoard(_state: &Yspahan, legal: &[Action], dealer: &mut Quick) -> Action {
    let drawing = legal.iter().find(|a| matches!(a, Action::UseCard | Action::Draw | Action::End));
    let dull = |action: &&Action| !matches!(action, Action::Play { .. });
    match drawing {
        Some(action) => *action,
        None => {
            let dull: Vec<Action> = legal.iter().filter(dull).copied().collect();
            dull[dealer.below(dull.len() as u32) as usize]
        }
    }
}

#[test]
fn neither_deck_nor_discards() {
    let golden = Golden { name: "no-cards-at-all", seats: 4, options: "first=1", seed: 1 };
    golden.check_with::<Yspahan>(&folder(), hoard);
    shows("no-cards-at-all", &["no_card"]);
}
