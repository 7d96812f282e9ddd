//! The content table is complete, and broken ones are refused with a clear message.

use game::content::{Content, Origin, Printed, rows};
use game::{Game, Quick, Settings};
use istanbul::{Cardboard, Istanbul, Kind, Market, RubyTable};

const TABLE: &str = Cardboard::BUILT_IN;

#[test]
fn every_value_says_its_origin() {
    let rows = rows(TABLE).unwrap();
    let origin = |path: &str| {
        rows.iter().find(|row| row.path == path).unwrap_or_else(|| panic!("{path}")).origin
    };
    assert_eq!(origin("setup.start_lira"), Origin::Rulebook);
    assert_eq!(origin("setup.supply.brown"), Origin::Public);
    assert_eq!(origin("rubies.standard.3.lira"), Origin::Public);
    assert_eq!(origin("rubies.standard.2.carpet"), Origin::Reconstructed);
    assert_eq!(origin("tile.1.cost.red"), Origin::Public);
    assert_eq!(origin("tile.1.count"), Origin::Reconstructed);
    assert_eq!(origin("card.1.active.gain.lira"), Origin::Rulebook);
    assert_eq!(origin("card.1.others.gain.lira"), Origin::Reconstructed);
}

/// The box holds 31 rubies; no board asks for more, and the fullest ones use them all.
#[test]
fn i02_no_board_needs_more_rubies_than_the_box_holds() {
    let content = Content::<Cardboard>::built_in();
    for table in RubyTable::ALL {
        let rubies = [2, 3, 4].map(|seats| {
            let markets = content.markets(table, seats);
            Market::ALL.into_iter().map(|market| markets.size(market)).sum::<u8>()
        });
        assert!(rubies.iter().all(|&rubies| rubies <= 31), "{table}: {rubies:?}");
        assert_eq!(rubies[2], 31, "{table}");
    }
    let standard = |seats| content.markets(RubyTable::Standard, seats);
    let (two, three) = (standard(2), standard(3));
    assert!(three.single.list() == [4, 5, 6] && three.carpet.list().contains(&2));
    assert!(two.lira.list().iter().all(|price| three.lira.list().contains(price)));
}

#[test]
fn mistakes_are_refused_with_a_line() {
    let refused = |from: &str, to: &str| {
        let text = TABLE.replacen(from, to, 1);
        assert_ne!(text, TABLE, "`{from}` is in the table");
        Content::<Cardboard>::load(&text).unwrap_err()
    };
    let line = |mark: &str| TABLE.lines().position(|line| line == mark).map(|index| index + 1);
    let typo = refused("common_dice = 5", "comon_dice = 5");
    assert!(typo.message.contains("comon_dice") && typo.line.is_some(), "{typo}");
    assert_eq!(refused("common_dice = 5", "common_dice = 6").line, line("[setup]"));
    assert!(refused("brown = 10", "brown = 31").message.contains("30 markers"));
    assert!(refused("lira = 87", "lira = 91").message.contains("90 pieces"));
    assert!(refused("lira = 87", "lira = 3").message.contains("lira"));
    assert!(refused("crystal = 12", "crystal = 3").message.contains("crystals"));
    assert!(refused("face_up_tiles = 6", "face_up_tiles = 9").message.contains("tiles"));
    assert!(refused("2 = 6", "2 = 0").message.contains("goal"));
    assert!(refused("2 = 6", "2 = 20").message.contains("before anyone has the goal"));
    assert!(refused("single = [4, 5, 6]", "single = [4, 5, 60]").message.contains("2 players"));
    assert!(refused("lira = [12", "lira = [0").message.contains("lira"));
    let twice = refused("code = \"ly\"", "code = \"lr\"");
    assert!(twice.message.contains("twice") && twice.line == line("code = \"lr\""), "{twice}");
    assert!(refused("count = 1", "count = 0").message.contains("at least once"));
    assert!(refused("cost = { red = 3 }", "cost = { red = 0 }").message.contains("cost"));
    assert!(refused("count = 4", "count = 5").message.contains("extra dice"));
    assert!(refused("effect = \"die\"", "effect = \"wings\"").message.contains("wings"));
    assert!(refused("code = \"a1\"", "code = \"A1\"").message.contains("A1"));
    assert!(refused("lira = 4 }", "pearl = 4 }").message.contains("pearl"));
    assert!(refused(", instead_lira = 1", "").message.contains("instead_lira"));
    assert!(refused("{ gain = { lira = 4 } }", "{ }").message.contains("exactly one"));
    assert!(refused("gain = { lira = 3 }", "gain = { red = 3 }").message.contains("come back"));
    assert!(refused("or_gain = { lira = 3 }", "ruby = true").message.contains("exactly one"));
    // The values are the same without notes, so only reading it anew shows that one is missing.
    let bare = TABLE.replacen("origin = \"rulebook\"\nsource", "source", 1);
    assert!(Cardboard::read(&bare).unwrap_err().message.contains("origin"));
}

#[test]
fn a_table_can_play_with_corrections() {
    let text = TABLE.replace("lira = 87", "lira = 30").replace("3 = 6", "3 = 4");
    let mut settings = Settings::default();
    settings.content = Some(text);
    let options = Istanbul::options(&settings.complete(&Istanbul::INFO).unwrap()).unwrap();
    let mut state = Istanbul::new(&options, 3).unwrap();
    assert_eq!((state.supply(Kind::Lira), state.goal()), (30 - 3, 4));
    testkit::playout::finish(&mut state, &mut Quick::new(1), &mut Vec::new(), &mut ());
    state.check().unwrap();
    assert!(state.everyone().iter().any(|player| player.rubies >= 4));
}
