//! Whole matches, written down: each number of players with a mosque ruby and a tile swap, and the
//! rare things a match can come to. Each test also makes sure that its file shows what it is for.

use istanbul::Istanbul;

const SWAP_AND_MOSQUE: [&str; 2] = ["tile_given", r#""market":"mosque""#];

testkit::golden! {
    Istanbul;
    two_players: "two", 2, "", 47, shows SWAP_AND_MOSQUE;
    three_players: "three", 3, "", 85, shows SWAP_AND_MOSQUE;
    four_players: "four", 4, "", 25, shows SWAP_AND_MOSQUE;
    a_tie_broken_by_lira: "tie", 2, "", 836, and |text: &str| {
        let [(first, rubies), (second, same)] = result(text)[..] else { panic!("two players") };
        assert!(rubies == same && first != second, "{:?}", result(text));
    };
    a_shared_victory: "shared", 2, "", 5342, and |text: &str| {
        assert!(result(text).iter().filter(|(rank, _)| *rank == 1).count() > 1);
    };
    an_empty_supply_of_markers_crystals_and_lira: "empty-supply", 3, "", 36,
        shows ["collect"], and |text: &str| {
            assert!(returned(text, "crystal") && returned(text, "lira"));
            assert!(["red", "yellow", "green", "blue"].iter().any(|kind| returned(text, kind)));
        };
    deck_and_tile_stack_exhausted: "exhausted", 4, "", 1495, shows ["shuffled"], and |text: &str| {
        assert_eq!(count(text, r#"{"displayed""#), 24, "every tile was turned up");
        assert!(count(text, r#"{"tile_taken""#) > 18, "and the display shrank");
    };
    another_ruby_table: "far-end", 2, "rubies=far-end", 1, shows ["ruby_taken"];
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

/// Whether somebody gave a piece of this kind back.
fn returned(text: &str, kind: &str) -> bool {
    let mark = format!(r#""kind":"{kind}""#);
    text.lines().any(|line| line.contains("returned") && line.contains(&mark))
}

/// How many lines begin with this.
fn count(text: &str, mark: &str) -> usize {
    text.lines().filter(|line| line.trim().starts_with(mark)).count()
}

#[test]
fn random_matches_go_as_they_went() {
    testkit::golden::traces::<Istanbul>(
        150,
        &[
            ((2, ""), 0xB4A0_E75B_7F1A_0DDB),
            ((3, ""), 0xE13F_5CF3_4032_6AB8),
            ((4, ""), 0xD207_C534_829E_8B13),
            ((2, "rubies=tall"), 0xC3D9_8516_8D06_78EE),
            ((3, "rubies=plateau"), 0xD4F7_9174_22FB_E36A),
            ((4, "rubies=far-end"), 0x523E_2140_F37D_5861),
        ],
    );
}
