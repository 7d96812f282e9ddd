//! The printed values: complete, with an origin each, and refused where they cannot be.

use game::content::{self, Content, Origin, Printed};
use game::{Game, Settings};
use yspahan::{City, Yspahan};

const BUILT_IN: &str = City::BUILT_IN;

#[test]
fn every_value_says_its_origin() {
    let rows = content::rows(BUILT_IN).unwrap();
    let origin = |path: &str| rows.iter().find(|row| row.path == path).unwrap().origin;
    assert_eq!(origin("dice.white"), Origin::Rulebook);
    assert_eq!(origin("dice.white_for_two"), Origin::Public);
    assert_eq!(origin("souk.1.shops"), Origin::Public);
    assert_eq!(origin("caravan.points"), Origin::Rulebook);
    assert!(rows.iter().all(|row| row.origin != Origin::Reconstructed));
}

fn refused(from: &str, to: &str) -> game::Broken {
    assert!(BUILT_IN.contains(from), "{from}");
    City::read(&BUILT_IN.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn impossible_tables_are_refused_with_their_line() {
    let line = |text: &str| {
        1 + BUILT_IN.lines().position(|line| line.contains(text)).expect("it is there")
    };
    let broken = refused("name = \"sack-pink\", shops = 6", "name = \"sack-pink\", shops = 9");
    assert_eq!(broken.line, Some(line("sack-pink")));
    assert!(broken.message.contains("from 1 to 8"), "{broken}");
    assert!(refused("\"barrel-pink\", shops", "\"sack-pink\", shops").message.contains("twice"));
    assert!(refused("weeks = 3", "weeks = 0").message.contains("weeks"));
    assert!(refused("weeks = 3", "weeks = 3\nmonths = 1").message.contains("months"));
    assert!(refused("[\"sack-pink-1\"]", "[\"sack-pink-3\"]").message.contains("sack-pink"));
    assert!(refused("[\"sack-pink-1\"]", "[\"sack-pink-9\"]").message.contains("no shop"));
    assert!(
        refused("\"vase-blue-1\", \"barrel", "\"barrel-white-1\", \"barrel").message.contains("e1")
    );
    assert!(refused("white = 9", "white = 13").message.contains("from 1 to 12"));
    assert!(refused("card_origin = \"public\"\n", "").message.contains("origin"));
    assert!(refused("{ name = \"gold\", copies = 2 },\n", "").message.contains("gold"));
    assert!(refused("camels_for_four = 4", "camels_for_four = 5").message.contains("camels"));
}

#[test]
fn a_corrected_table_is_played_and_checked_by_its_own_numbers() {
    let text = BUILT_IN.replace(
        "[start]\norigin = \"rulebook\"\ngold = 2",
        "[start]\norigin = \"rulebook\"\ngold = 5",
    );
    let mut settings = Settings::default().with("first", "1").complete(&Yspahan::INFO).unwrap();
    settings.content = Some(text);
    let options = Yspahan::options(&settings).unwrap();
    assert_ne!(options.content.hash(), Content::<City>::built_in().hash());
    let game = Yspahan::new(&options, 3).unwrap();
    assert_eq!(game.board.players.0[0].gold, 5);
    game.check().unwrap();
    assert_eq!(game.choices().len(), 4, "up to three yellow dice at once");
}
