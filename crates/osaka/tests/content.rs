//! The content table is complete, and broken ones are refused with a clear message.

use game::content::{Content, Origin, Printed, rows};
use game::{Game, Settings};
use osaka::{Components, Osaka};

const TABLE: &str = Components::BUILT_IN;

#[test]
fn every_value_says_its_origin() {
    let rows = rows(TABLE).unwrap();
    let origin = |path: &str| rows.iter().find(|row| row.path == path).unwrap().origin;
    assert_eq!(origin("cards.1.copies"), Origin::Rulebook);
    assert_eq!(origin("track.2.name"), Origin::Public);
    assert!(rows.iter().all(|row| row.origin != Origin::Reconstructed));
}

#[test]
fn mistakes_are_refused_with_a_line() {
    let refused = |from: &str, to: &str| {
        let text = TABLE.replacen(from, to, 1);
        assert_ne!(text, TABLE, "`{from}` is in the table");
        Content::<Components>::load(&text).unwrap_err()
    };
    assert!(refused("value = 3", "value = 4").message.contains("[2, 3, 5]"));
    assert!(refused("copies = 11", "copies = 16").message.contains("1 to 15"));
    assert!(refused("kind = \"anchor\"", "kind = \"open\"").message.contains("one anchor"));
    assert!(refused("kind = \"goal\"", "kind = \"wave\"").message.contains("goal"));
    assert!(refused("origin = \"rulebook\"", "").message.contains("origin"));
    let typo = refused("rounding = 5", "roundin = 5");
    assert!(typo.message.contains("roundin") && typo.line.is_some(), "{typo}");
    let zero = refused("rounding = 5", "rounding = 0");
    let line = TABLE.lines().position(|line| line == "[sale]").map(|index| index + 1);
    assert_eq!(zero.line, line, "{zero}");
}

#[test]
fn a_table_can_play_with_corrections() {
    let text = TABLE.replace("tokens = 8", "tokens = 5").replace("copies = 11", "copies = 12");
    let mut settings = Settings::default();
    settings.content = Some(text);
    let options = Osaka::options(&settings.complete(&Osaka::INFO).unwrap()).unwrap();
    let mut state = Osaka::new(&options, 3).unwrap();
    assert_eq!(state.unseen.total(), 112);
    let mut dealer = game::Quick::new(1);
    testkit::playout::finish(&mut state, &mut dealer, &mut Vec::new(), &mut ());
    state.check().unwrap();
    let most = state.tokens.0.iter().map(|tokens| tokens.total()).max();
    assert!((5..8).contains(&most.unwrap()), "{most:?}");
}
