//! The content table: complete, with origins, and refused with line and reason when it is broken.

use game::content::{Content, Origin, Printed, rows};
use game::{Game, Quick};
use tabriz::{Bazaar, Tabriz};
use testkit::content::{changed, complaint, fresh_with, origin};

testkit::content!(Tabriz, Bazaar);

#[test]
fn values_are_known_from_the_rulebook_or_reconstructed() {
    let origin = origin::<Bazaar>;
    assert_eq!(origin("dice.black.count"), Origin::Rulebook);
    assert_eq!(origin("tile.plant.b.space_prices"), Origin::Reconstructed, "their order is ours");
    assert_eq!(origin("tile.bargains.a.price.camel"), Origin::Rulebook);
    assert_eq!(origin("tile.bargains.a.price.silk"), Origin::Reconstructed);
    assert_eq!(origin("tile.bargains.b.price.plant"), Origin::Rulebook);
    assert_eq!(origin("tile.bargains.b.price.camel"), Origin::Reconstructed);
    assert_eq!(origin("tile.plant.b.start"), Origin::Reconstructed);
    assert_eq!(origin("tile.trader_carmine.a.trades"), Origin::Rulebook);
    assert_eq!(origin("tile.alley_1.b.price.camel"), Origin::Rulebook);
    assert_eq!(origin("karmandan.k01.needs"), Origin::Reconstructed);
    assert_eq!(origin("skill.12"), Origin::Reconstructed);
    let rows = rows(Bazaar::BUILT_IN).unwrap();
    assert!(rows.len() > 500, "{}", rows.len());
}

#[test]
fn the_built_in_table_has_81_commissions_17_tiles_10_workshops_and_5_rivals() {
    let bazaar = Content::<Bazaar>::built_in();
    assert_eq!((bazaar.cards.len(), bazaar.advanced.len(), bazaar.rivals.len()), (81, 10, 5));
    assert_eq!(bazaar.sides[0].len(), 17);
    assert_eq!(bazaar.boards.each_ref().map(|board| board.open.count_ones()), [15, 17]);
}

#[test]
fn a_corrected_table_is_played_with() {
    let corrected = changed::<Bazaar>("seat_1 = \"13coin\"", "seat_1 = \"33coin+2silk\"");
    let mut state: Tabriz = fresh_with(2, corrected);
    assert_ne!(state.open.content, Content::built_in());
    state.settle(&mut Quick::new(1), &mut ());
    assert_eq!(state.open.players.0[0].coins, 33);
}

/// A complaint with that reason, always with the line of the first `at`.
fn refused(old: &str, new: &str, at: &str, reason: &str) {
    testkit::content::refused::<Bazaar>(old, new, at, reason);
}

#[test]
fn text_that_is_no_table_is_refused() {
    refused("[rules]", "[rules", "[rules", "");
    refused("bonus = 2", "bonus = two", "bonus = two", "");
}

#[test]
fn unknown_words_are_refused() {
    refused(
        "\"wool\", \"wool\", \"plant\"",
        "\"wool\", \"cotton\", \"plant\"",
        "cotton",
        "`cotton` is no material",
    );
    refused(
        "needs = \"2wool+1plant\"",
        "needs = \"2wool+1jute\"",
        "1jute",
        "`jute` is no material",
    );
    refused("commissions = 9", "comissions = 9", "comissions", "unknown field");
    refused("die = \"grey\"", "die = \"pink\"", "pink", "`pink` is no colour");
    refused("kind = \"gita\"", "kind = \"gitta\"", "gitta", "unknown variant");
    refused(
        "2 = \"draw 2 bazaari keep 1\"",
        "2 = \"dance\"",
        "dance",
        "no effect of the skill track",
    );
    refused(
        "\"3camel: all to player\"",
        "\"3camel: all to me\"",
        "all to me",
        "no step of a rival",
    );
    refused("\"m s1\", \"m s2\"", "\"m s9\", \"m s2\"", "m s9", "`s9` is no space");
}

#[test]
fn wrong_numbers_are_refused() {
    refused(
        "price = { wool = 1, plant = 3",
        "price = { wool = -1, plant = 3",
        "wool = -1",
        "-1 is no number",
    );
    refused("bonus = 2", "bonus = 200", "bonus = 200", "200 is no number from 0 to 99");
    refused("move = 3", "move = 0", "move = 0", "it must be from 1 to 7");
    refused("start_keep = 2", "start_keep = 3", "start_keep = 3", "it must be from 1 to 2");
    refused("black = { count = 6", "black = { count = 0", "count = 0", "it must be from 1 to 9");
    refused("14 = \"prestige 5\"", "15 = \"prestige 5\"", "15 = ", "is no level");
}

#[test]
fn missing_or_surplus_things_are_refused() {
    refused(
        "[tile.dyes]\nplace = \"dual\"",
        "[tile.dies]\nplace = \"dual\"",
        "[tile.dies]",
        "missing field `a`",
    );
    refused("[tile.silk]", "[tile.velvet]", "[tile.silk.a]", "missing field `place`");
    refused("k07 = ", "k77 = ", "k77 = ", "`k77` is no card of karmandan");
    refused("w04 = ", "w14 = ", "w14 = ", "`w14` is no card of advanced");
    refused("seat_3 = \"6coin+1plant\"\n", "", "[start]", "seat_3 is missing");
    refused("seat_2_of_4 = ", "seat_5_of_4 = ", "seat_5_of_4 = ", "`seat_5_of_4` is no seat");
    refused("t6 = { x = 2, y = 0 }\n", "", "[space]", "the space t6 is missing");
    refused("[rival.r2]", "[rival.r9]", "[rival.r9]", "`r9` is no rival");
    refused(
        "faces = [\"wool\", \"wool\", ",
        "faces = [\"wool\", ",
        "black = { count",
        "six faces, not 5",
    );
    refused("6 = \"draw 2 ashraf keep 1\"\n", "", "[skill]", "must open the ashraf deck once");
}

#[test]
fn a_missing_tile_is_named() {
    let table = Bazaar::BUILT_IN;
    let start = table.find("[tile.trader_mixed]").unwrap();
    let end = table.find("# Which sides share a tile").unwrap();
    let text = format!("{}{}", &table[..start], &table[end..]);
    let broken = complaint::<Bazaar>(&text);
    assert_eq!(broken.message, "the tile trader_mixed is missing");
    let line = text.lines().position(|line| line.starts_with("[tile.")).unwrap() + 1;
    assert_eq!(broken.line, Some(line));
}

#[test]
fn boards_that_cannot_be_walked_are_refused() {
    refused(
        "\"t5 a1\", \"t5 d2\", \"t5 c1\",",
        "\"t5 a1\", \"t5 d2\",",
        "three = [",
        "not connected: no way leads to c1",
    );
    refused("\"m s3\", \"m s4\"", "\"m s3\", \"m s3\"", "three = [", "stands twice");
    refused(
        "\"t4 a2\", \"t5 a1\", \"t5 c1\"",
        "\"t4 d1\", \"t5 a1\", \"t5 c1\"",
        "two = [",
        "closed here",
    );
    refused(
        "t6 = { x = 2, y = 0 }",
        "t6 = { x = 1, y = 0 }",
        "t6 = { x = 1",
        "t6 lies on top of s2",
    );
    refused("\"m s1\", \"m s2\"", "\"m m\", \"m s2\"", "m m", "leads nowhere");
}

#[test]
fn tiles_that_make_no_sense_are_refused() {
    refused(
        "place = \"single\"",
        "place = \"dual\"",
        "place = \"dual\"",
        "wool belongs on another kind of space",
    );
    refused(
        "a = { kind = \"trader\", trades = [\"3wool",
        "a = { kind = \"gita\", trades = [\"3wool",
        "kind = \"gita\", trades",
        "does not fit trader_wool",
    );
    refused(
        "kind = \"shop\"\nmaterial = \"wool\"",
        "kind = \"shop\"\ndice = 3\nmaterial = \"wool\"",
        "dice = 3",
        "`dice` means nothing on this side",
    );
    refused(
        "overflow = true\nrefill = false\noffers = [\"1 for 1\"",
        "refill = false\noffers = [\"1 for 1\"",
        "[tile.wool.a]",
        "`overflow` is missing",
    );
    refused(
        "start = 3\nstart_three = 1",
        "start = 6\nstart_three = 1",
        "start = 6",
        "7 pieces at the start do not fit 6 spaces",
    );
    refused(
        "\"1 for 1\", \"3 for 2\", \"5+ for 3\"",
        "\"1 for 1\", \"3 for 1\", \"5+ for 3\"",
        "3 for 1",
        "offers must rise",
    );
    refused(
        "\"1 for 1\", \"3 for 2\", \"5+ for 3\"",
        "\"1+ for 1\", \"3 for 2\"",
        "1+ for 1",
        "must be the last",
    );
    refused(
        "\"3 for 2\", \"5+ for 3\"",
        "\"3 for 2\", \"7+ for 3\"",
        "7+ for 3",
        "larger than the 6 spaces",
    );
    refused("\"3 for 2\", \"5+ for 3\"", "\"3 of 2\"", "3 of 2", "must look like 3 for 2");
    refused(
        "space_prices = [3, 3, 2, 2, 1, 1]",
        "space_prices = [3, 3, 2]",
        "space_prices = [3, 3, 2]",
        "3 prices for 6 spaces",
    );
    refused(
        "[\"1carmine>6wool x3\"",
        "[\"1carmine>6wool x0\"",
        "6wool x0",
        "repeated 1 to 9 times",
    );
    refused(
        "[\"1carmine>6wool x3\"",
        "[\"1carmine>6coin x3\"",
        "6coin x3",
        "trades materials only",
    );
    refused(
        "\"1plant>3wool x6\"",
        "\"1plant>3wool+1plant x6\"",
        "3wool+1plant x6",
        "gives and gets the same",
    );
    refused(
        "camel = 3, carmine = 4, silk = 5 }",
        "camel = 3, carmine = 2, silk = 5 }",
        "carmine = 2",
        "must not fall",
    );
    refused(
        "dice = [\"black\", \"black\"]",
        "dice = [\"black\"]",
        "dice = [\"black\"]",
        "exactly 2 dice",
    );
    refused(
        "draw = 4, keep = 1, coins = 4",
        "draw = 4, keep = 1",
        "a = { kind = \"meydan\"",
        "Meydan's bank",
    );
}

#[test]
fn cards_and_rivals_that_make_no_sense_are_refused() {
    refused(
        "needs = \"2wool+1plant\"",
        "needs = \"2wool+1coin\"",
        "2wool+1coin",
        "can only need materials",
    );
    refused(
        "needs = \"2wool+1plant\"",
        "needs = \"2wool+1wool\"",
        "2wool+1wool",
        "names wool twice",
    );
    refused(
        "workshop = [\"2wool>1plant\"]",
        "workshop = [\"2wool>1prestige\"]",
        ">1prestige",
        "is no workshop action",
    );
    refused(
        "workshop = [\"2wool>1plant\"]",
        "workshop = [\"2wool\"]",
        "\"2wool\"",
        "must look like",
    );
    refused(
        "workshop = [\"2wool>1plant\"]",
        "workshop = [\"20wool>1plant\"]",
        "20wool",
        "at most 15",
    );
    refused(
        "start = \"9coin\", workshop = [\"+2coin\"]",
        "start = \"9coin\", workshop = []",
        "workshop = []",
        "has no workshop action",
    );
    refused(
        "start = \"9coin\", workshop",
        "start = \"9skill\", workshop",
        "9skill",
        "only coins and materials",
    );
    refused(
        "\"3camel: all to player\"",
        "\"3silk: all to player\"",
        "black = [",
        "a black die never shows silk",
    );
    refused(
        "\"3camel: all to player\"",
        "\"4camel: all to player\"",
        "black = [",
        "a row needs 4 dice",
    );
    refused(
        "\"2plant: remove 2 plant keep 1, remove",
        "\"2plant: remove 2 plant keep 3, remove",
        "keep 3",
        "keeps more than it removes",
    );
    refused("4 = \"toll 2\"", "4 = \"toll 1\"", "toll 1", "the toll must rise");
    refused(
        "\"2plant+1camel: 1\"",
        "\"2plant+1silk: 1\"",
        "2plant+1silk",
        "silk stands in two conversions",
    );
    refused(
        "black_default = \"+1skill\"",
        "black_default = \"swap grey\"",
        "black_default = \"swap",
        "no dice to swap",
    );
    refused("difficulty = \"medium\"", "difficulty = \"easy\"", "easy", "unknown variant");
    refused(
        "rival_start = [\"s1\", \"s2\", \"m\"]",
        "rival_start = [\"s1\", \"s2\"]",
        "rival_start = ",
        "exactly three apprentices",
    );
    refused(
        "rival_start = [\"s1\", \"s2\", \"m\"]",
        "rival_start = [\"s1\", \"d1\", \"m\"]",
        "rival_start = ",
        "it is closed when playing alone",
    );
}

#[test]
fn a_value_without_an_origin_is_refused() {
    let silent = changed::<Bazaar>("origin = \"reconstructed\"\nsource", "source");
    let broken = complaint::<Bazaar>(&silent);
    assert!(broken.message.contains("does not say its origin"), "{broken}");
    assert!(broken.line.is_some_and(|line| line > 1), "{broken}");
    refused(
        "[rules]\norigin = \"rulebook\"",
        "[rules]\norigin = \"hearsay\"",
        "[rules]",
        "must be rulebook, public or reconstructed",
    );
}

#[test]
fn dice_that_the_tiles_need_must_exist() {
    refused(
        "black = { count = 6",
        "black = { count = 2",
        "count = 2",
        "the tiles ask for 3 black dice; there are 2",
    );
}
