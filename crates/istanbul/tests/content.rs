//! The content table is complete, and broken ones are refused with a clear message.

use game::content::{Content, Origin, Printed};
use game::{Game, Quick};
use istanbul::{Cardboard, Istanbul, Kind, Market, RubyTable};
use testkit::content::{fresh_with, origin, refused};

testkit::content!(Istanbul, Cardboard);

#[test]
fn each_value_is_known_from_somewhere() {
    let origin = origin::<Cardboard>;
    assert_eq!(origin("setup.start_lira"), Origin::Rulebook);
    assert_eq!(origin("setup.supply.brown"), Origin::Public);
    assert_eq!(origin("rubies.standard.3.lira"), Origin::Public);
    assert_eq!(origin("rubies.standard.2.carpet"), Origin::Reconstructed);
    assert_eq!(origin("tile.1.cost.red"), Origin::Reconstructed, "which colour is ours");
    assert_eq!(origin("tile.21.cost.red"), Origin::Public, "four different goods for a die");
    assert_eq!(origin("rubies.standard.2.single"), Origin::Reconstructed);
    assert_eq!(origin("rubies.tall.2.lira"), Origin::Reconstructed);
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

/// Everybody can win a ruby of the mosque, on every board.
#[test]
fn i27_the_mosque_has_a_ruby_for_each_player() {
    let content = Content::<Cardboard>::built_in();
    for table in RubyTable::ALL {
        for seats in 2..=4 {
            assert!(content.markets(table, seats).mosque >= seats, "{table} with {seats}");
        }
    }
}

#[test]
fn mistakes_are_refused_with_a_line() {
    let refused = refused::<Cardboard>;
    refused("common_dice = 5", "comon_dice = 5", "comon_dice", "comon_dice");
    refused("common_dice = 5", "common_dice = 6", "[setup]", "dice");
    refused("brown = 10", "brown = 31", "", "30 markers");
    refused("lira = 87", "lira = 91", "", "90 pieces");
    refused("lira = 87", "lira = 3", "", "lira");
    refused("crystal = 12", "crystal = 3", "", "crystals");
    refused("face_up_tiles = 6", "face_up_tiles = 9", "", "tiles");
    refused("2 = 6", "2 = 0", "", "goal");
    refused("2 = 6", "2 = 20", "", "before anyone has the goal");
    refused("single = [4, 5, 6]", "single = [4, 5, 60]", "", "2 players");
    refused("lira = [12", "lira = [0", "", "lira");
    refused("code = \"ly\"", "code = \"lr\"", "code = \"lr\"", "twice");
    refused("count = 1", "count = 0", "", "at least once");
    refused("cost = { red = 3 }", "cost = { red = 0 }", "", "cost");
    refused("count = 4", "count = 5", "", "extra dice");
    refused("effect = \"die\"", "effect = \"wings\"", "", "wings");
    refused("code = \"a1\"", "code = \"A1\"", "", "A1");
    refused("lira = 4 }", "pearl = 4 }", "", "pearl");
    refused(", instead_lira = 1", "", "", "instead_lira");
    refused("{ gain = { lira = 4 } }", "{ }", "", "exactly one");
    refused("gain = { lira = 3 }", "gain = { red = 3 }", "", "come back");
    refused("or_gain = { lira = 3 }", "ruby = true", "", "exactly one");
    refused("origin = \"rulebook\"\nsource", "source", "", "origin");
}

#[test]
fn a_table_can_play_with_corrections() {
    let text = Cardboard::BUILT_IN.replace("lira = 87", "lira = 30").replace("3 = 6", "3 = 4");
    let mut state: Istanbul = fresh_with(3, text);
    assert_eq!((state.supply(Kind::Lira), state.goal()), (30 - 3, 4));
    testkit::playout::finish(&mut state, &mut Quick::new(1), &mut Vec::new(), &mut ());
    state.check().unwrap();
    assert!(state.everyone().iter().any(|player| player.rubies >= 4));
}
