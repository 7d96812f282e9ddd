//! The printed values: complete, with an origin each, and refused where they cannot be.

use game::Game;
use game::content::{Origin, Printed, rows};
use testkit::content::{changed, fresh_with, origin, refused};
use yspahan::{City, Yspahan};

testkit::content!(Yspahan, City);

#[test]
fn values_are_known_from_the_rulebook_or_from_pictures() {
    assert_eq!(origin::<City>("dice.white"), Origin::Rulebook);
    assert_eq!(origin::<City>("dice.white_for_two"), Origin::Public);
    assert_eq!(origin::<City>("souk.1.shops"), Origin::Public);
    assert_eq!(origin::<City>("caravan.points"), Origin::Rulebook);
    let rows = rows(City::BUILT_IN).unwrap();
    assert!(rows.iter().all(|row| row.origin != Origin::Reconstructed));
}

#[test]
fn impossible_tables_are_refused_with_their_line() {
    let refused = refused::<City>;
    refused("\"sack-pink\", shops = 6", "\"sack-pink\", shops = 9", "sack-pink", "from 1 to 8");
    refused("\"barrel-pink\", shops", "\"sack-pink\", shops", "sack-pink", "twice");
    refused("weeks = 3", "weeks = 0", "weeks", "weeks");
    refused("weeks = 3", "weeks = 3\nmonths = 1", "months", "months");
    refused("[\"sack-pink-1\"]", "[\"sack-pink-3\"]", "[street]", "sack-pink");
    refused("[\"sack-pink-1\"]", "[\"sack-pink-9\"]", "sack-pink-9", "no shop");
    refused("\"vase-blue-1\", \"barrel", "\"barrel-white-1\", \"barrel", "[street]", "e1");
    refused("white = 9", "white = 13", "white", "from 1 to 12");
    refused("card_origin = \"public\"\n", "", "", "origin");
    refused("{ name = \"gold\", copies = 2 },\n", "", "", "gold");
    refused("camels_for_four = 4", "camels_for_four = 5", "camels_for_four", "camels");
}

#[test]
fn a_corrected_table_is_played_and_checked_by_its_own_numbers() {
    let start = "[start]\norigin = \"rulebook\"\n";
    let text = changed::<City>(&format!("{start}gold = 2"), &format!("{start}gold = 5"));
    let mut game: Yspahan = fresh_with(3, text);
    game.settle(&mut game::Quick::new(1), &mut ());
    assert_eq!(game.board.players.0.map(|player| player.gold), [5, 5, 5, 0]);
    game.check().unwrap();
    assert_eq!(game.choices().len(), 4, "up to three yellow dice at once");
}
