//! Set-up: I01 to I06.

mod common;

use common::*;
use game::{Awaiting, Game, Settings};
use istanbul::{Chance, Istanbul, Kind, Market};

#[test]
fn i01_two_to_four_players_race_for_six_or_five_rubies() {
    let settings = Settings::default().complete(&Istanbul::INFO).unwrap();
    let options = Istanbul::options(&settings).unwrap();
    assert!(Istanbul::new(&options, 1).is_err() && Istanbul::new(&options, 5).is_err());
    let goals = [2, 3, 4].map(|seats| start(seats).state.goal());
    assert_eq!(goals, [6, 6, 5]);
}

#[test]
fn i02_rubies_lie_by_the_number_of_players() {
    let rubies = |seats, options| {
        let table = start_with(seats, options);
        [Market::Red, Market::Carpet, Market::Lira, Market::Mosque]
            .map(|market| table.state.rubies_left(market))
    };
    assert_eq!(rubies(2, ""), [3, 4, 5, 2]);
    assert_eq!(rubies(3, ""), [3, 5, 6, 3]);
    assert_eq!(rubies(4, ""), [4, 5, 6, 4]);
    assert_eq!(rubies(4, "rubies=tall"), [4, 5, 6, 4], "a mosque ruby for everybody");
    let prices =
        |table: &common::Table| Market::FOR_SALE.map(|market| table.state.price(market).unwrap());
    assert_eq!(prices(&start(2)), [4, 4, 4, 4, 1, 12], "the cheapest circles stay empty with two");
    assert_eq!(prices(&start(3)), [4, 4, 4, 4, 0, 10]);
    assert_eq!(prices(&start_with(2, "rubies=far-end")), [4, 4, 4, 4, 0, 10]);
    let mut table = start_with(4, "rubies=plateau");
    take_rubies(&mut table, 0, Market::Green, 2);
    assert_eq!(table.state.price(Market::Green), Some(5), "4, 5, 5, 6");
    assert_eq!(table.state.price(Market::Mosque), None, "the mosque sells nothing");
}

#[test]
fn i03_six_tiles_are_turned_up_before_the_first_roll() {
    let mut table = common::Table::new(3, "");
    for code in DISPLAY {
        assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Tile));
        table.chance(&format!("tile {code}"));
    }
    assert_eq!((table.state.display.len(), table.state.stack.len()), (6, 18));
    assert_eq!(table.state.deck.len(), 33);
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 5 }));
}

#[test]
fn i04_one_crystal_each_and_lira_in_turn_order() {
    let table = start(4);
    assert_eq!([0, 1, 2, 3].map(|player| has(&table, player, Kind::Lira)), [0, 1, 2, 3]);
    assert_eq!([0, 1, 2, 3].map(|player| has(&table, player, Kind::Crystal)), [1; 4]);
    assert_eq!(has(&table, 0, Kind::Red) + has(&table, 3, Kind::Brown), 0);
}

#[test]
fn i05_the_supply_is_what_the_box_holds() {
    let table = start(2);
    assert_eq!(
        [Kind::Red, Kind::Yellow, Kind::Green, Kind::Blue].map(|kind| table.state.supply(kind)),
        [8; 4]
    );
    assert_eq!(table.state.supply(Kind::Brown), 10);
    assert_eq!(table.state.supply(Kind::Crystal), 12 - 2);
    assert_eq!(table.state.supply(Kind::Lira), 87 - 1);
    assert_eq!((table.state.content.common_dice, table.state.content.extra_dice), (5, 4));
}

#[test]
fn i06_a_die_shows_one_of_six_faces() {
    let table = start(2);
    let mut listed = Vec::new();
    assert!(table.state.outcomes(&mut listed));
    for letter in "rygblc".chars() {
        let alike = format!("dice {}", letter.to_string().repeat(5));
        assert!(
            listed.iter().any(|(outcome, weight)| outcome.to_string() == alike && *weight == 1)
        );
    }
    assert!("dice rrrrx".parse::<istanbul::Outcome>().is_err());
}

#[test]
fn i04_a_table_may_name_the_first_player() {
    let mut table = start_with(3, "first=2");
    assert_eq!(table.state.turn, seat(1));
    let lira = [0, 1, 2].map(|player| has(&table, player, Kind::Lira));
    assert_eq!(lira, [2, 0, 1], "more lira the later one's first turn comes");
    table.set_up(|state| {
        state.players[seat(2)].rubies = 6;
        state.taken[Market::Red] = 3;
        state.taken[Market::Blue] = 3;
    });
    for _ in 0..3 {
        assert!(table.state.ending().is_none(), "the round is completed");
        table.chance("dice rrrrr").act("end");
    }
    assert_eq!(table.state.ending(), Some("goal"), "the last seat of the round is the first one");
    let settings = Settings::parse("first=4").unwrap().complete(&Istanbul::INFO).unwrap();
    assert!(Istanbul::new(&Istanbul::options(&settings).unwrap(), 3).is_err());
}

#[test]
fn i04_a_table_may_draw_the_first_player_by_lot() {
    let mut table = Table::new(3, "first=random");
    table.chance("seat 2");
    assert_eq!(table.state.turn, seat(1));
    let lira = [0, 1, 2].map(|player| has(&table, player, Kind::Lira));
    assert_eq!(lira, [2, 0, 1], "more lira the later one's first turn comes");
}
