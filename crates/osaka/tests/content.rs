//! The content table is complete, and broken ones are refused with a clear message.

use game::content::{Origin, Printed, rows};
use game::{Game, Quick};
use osaka::{Components, Osaka};
use testkit::content::{fresh_with, origin, refused};

testkit::content!(Osaka, Components);

#[test]
fn values_are_known_from_the_rulebook_or_from_pictures() {
    assert_eq!(origin::<Components>("cards.1.copies"), Origin::Rulebook);
    assert_eq!(origin::<Components>("track.2.name"), Origin::Public);
    let rows = rows(Components::BUILT_IN).unwrap();
    assert!(rows.iter().all(|row| row.origin != Origin::Reconstructed));
}

#[test]
fn mistakes_are_refused_with_a_line() {
    let refused = refused::<Components>;
    refused("value = 3", "value = 4", "[[cards]]", "[2, 3, 5]");
    refused("copies = 11", "copies = 16", "[[cards]]", "1 to 15");
    refused("kind = \"anchor\"", "kind = \"open\"", "[[track]]", "one anchor");
    refused("kind = \"goal\"", "kind = \"wave\"", "[[track]]", "goal");
    refused("origin = \"rulebook\"", "", "", "origin");
    refused("rounding = 5", "roundin = 5", "roundin", "roundin");
    refused("rounding = 5", "rounding = 0", "[sale]", "1 to 100");
}

#[test]
fn a_table_can_play_with_corrections() {
    let text = Components::BUILT_IN.replace("tokens = 8", "tokens = 5");
    let mut state: Osaka = fresh_with(3, text.replace("copies = 11", "copies = 12"));
    assert_eq!(state.unseen.total(), 112);
    testkit::playout::finish(&mut state, &mut Quick::new(1), &mut Vec::new(), &mut ());
    state.check().unwrap();
    let most = state.tokens.0.iter().map(|tokens| tokens.total()).max();
    assert!((5..8).contains(&most.unwrap()), "{most:?}");
}
