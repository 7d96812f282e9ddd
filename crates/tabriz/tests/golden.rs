//! Whole matches, written down: each number of players, both editions, advanced workshops, all
//! rivals, each ending.

mod common;

use std::path::{Path, PathBuf};

use tabriz::Tabriz;
use testkit::golden::Golden;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn kept(name: &str) -> String {
    std::fs::read_to_string(folder().join(format!("{name}.golden"))).unwrap()
}

fn check(name: &str, seats: u8, options: &str, seed: u64) {
    Golden { name, seats, options, seed }.check::<Tabriz>(&folder());
}

/// Random players win against no Rival; this one looks a step ahead.
fn check_greedy(name: &str, seats: u8, options: &str, seed: u64) {
    let golden = Golden { name, seats, options, seed };
    golden.check_with::<Tabriz>(&folder(), |state, legal, dealer| {
        common::greedy(state, legal, dealer)
    });
}

#[test]
fn two_players() {
    check("two", 2, "", 116);
    check("two-by-skill", 2, "", 411);
    assert!(kept("two-by-skill").contains("\nending skill\n"));
    check("two-last-turn-standing-up", 2, "", 217);
}

#[test]
fn three_to_five_players() {
    check("three", 3, "sides=random", 17);
    check_greedy("four", 4, "", 1);
    check_greedy("five", 5, "sides=random,layout=random", 1);
}

#[test]
fn advanced_workshops() {
    check_greedy("advanced", 3, "advanced=true,sides=random", 2);
}

#[test]
fn the_prototype() {
    check("prototype", 2, "edition=prototype,sides=random", 536);
    check_greedy("prototype-four", 4, "edition=prototype,advanced=true,sides=random", 1);
}

#[test]
fn alone() {
    check("alone-r1", 1, "", 10);
    check("alone-r2", 1, "rival=r2", 13);
    check("alone-r3", 1, "rival=r3,edition=prototype,sides=random", 1);
    check("alone-r4", 1, "rival=r4", 70);
    check("alone-r5", 1, "rival=r5,advanced=true,sides=random,layout=random", 3);
}

#[test]
fn alone_and_the_player_ends_it() {
    check_greedy("alone-won", 1, "rival=r1", 9);
    check_greedy("alone-won-by-skill", 1, "rival=r2", 916);
    for (name, ending) in [("alone-won", "commissions"), ("alone-won-by-skill", "skill")] {
        let kept = kept(name);
        assert!(kept.contains(&format!("\nending {ending}\n")), "{name}");
        assert!(kept.contains("{\"seat\":0,\"rank\":1,"), "{name}");
    }
}
