//! The worked examples of the rules, played through the engine.

mod common;

use common::*;
use yspahan::{Building, Event};

#[test]
fn example_y11_y13_the_tower_of_nine_white_and_two_yellow_dice() {
    let mut table = fresh(4);
    table.act("roll 2").chance("dice 113355666 yellow 12");
    assert_eq!(dice(&table), [3, 1, 2, 2, 0, 3]);
    assert_eq!(table.state.board.tower.0[0].yellow, 1, "one of the three camels is yellow");
    assert_eq!(table.state.board.tower.0[1].yellow, 1, "the Sack is a yellow die");
    table.act("take camel").act("use row");
    assert_eq!(purse(&table, 1), (3, 0));
    table.act("end");
    assert_eq!(dice(&table), [0, 0, 2, 2, 0, 3], "the Sack row is empty");
}

#[test]
fn example_y23_y24_two_cubes_in_the_chest() {
    // Seat 1 holds two of yellow's three shops; seat 3 one of blue's two.
    let mut table = rolled(4, "112334456");
    cubes(&mut table, 1, &["chest-yellow-1", "chest-yellow-2"]);
    cubes(&mut table, 3, &["chest-blue-1"]);
    pass_by_card(&mut table, "camel", "gold");
    pass_by_card(&mut table, "gold", "gold");
    table.act("take chest").act("use row");
    assert_eq!(table.legal(), ["place chest-blue-2"]);
    table.act("place chest-blue-2");
    assert_eq!(
        table.legal(),
        ["place chest-pink-1", "place chest-pink-2", "place chest-pink-3"],
        "only pink; its two shops behind are one choice"
    );
    table.act("place chest-pink-3");
    assert!(table.allows("end"));
}

#[test]
fn example_y30_y31_from_w2_with_a_three() {
    let mut table = rolled(4, "112233456");
    supervisor(&mut table, "w2");
    cubes(&mut table, 1, &["sack-white-2", "sack-white-3"]);
    cubes(&mut table, 2, &["barrel-white-1"]);
    goods(&mut table, 1, 0, 0);
    table.act("take barrel").act("use supervisor");
    assert_eq!(table.legal(), ["walk w5", "walk e1", "walk n1", "walk s1"]);
    goods(&mut table, 1, 0, 1);
    for four_steps in ["walk e2", "walk n2", "walk s2", "walk w6"] {
        assert!(table.allows(four_steps));
    }
    let mut both = table.clone();
    both.act("walk s1");
    assert_eq!(both.legal(), ["send sack-white-2", "send barrel-white-1"]);
    let mut foreign = table.clone();
    foreign.act("walk e1");
    assert_eq!((score(&foreign, 1), score(&foreign, 2)), (0, 2));
    table.act("walk s2");
    assert_eq!(purse(&table, 1), (0, 0));
    assert_eq!((score(&table, 1), score(&table, 2)), (2, 0), "only the own cube goes");
    assert_eq!(cube(&table, "sack-white-3"), None);
    assert_eq!(cube(&table, "sack-white-2"), Some(seat(1)));
}

#[test]
fn example_y34_a_camel_keeps_the_cube_in_its_shop() {
    let mut table = rolled(4, "112233456");
    supervisor(&mut table, "w2");
    cubes(&mut table, 1, &["sack-white-2", "sack-white-3"]);
    caravan(&mut table, &[3]);
    goods(&mut table, 1, 1, 1);
    table.act("take barrel").act("use supervisor").act("walk s2").act("save");
    assert_eq!(cube(&table, "sack-white-3"), Some(seat(1)));
    assert_eq!(purse(&table, 1), (0, 0));
    assert_eq!(score(&table, 1), 2, "the second camel of the bottom row");
}

#[test]
fn example_y57_y58_the_caravansary_as_third_building() {
    let mut table = rolled(4, ALL_ROWS);
    buildings(&mut table, 1, &[Building::Paddock, Building::Bazaar]);
    table.act("take sack").act("use card").chance("card gold");
    goods(&mut table, 1, 3, 3);
    table.act("build caravansary");
    assert_eq!((score(&table, 1), purse(&table, 1)), (5, (0, 0)));
}

#[test]
fn example_y61_the_caravan_at_the_end_of_the_week() {
    // Green 1, Yellow 2, Blue 3, Red 4.
    let mut table = rolled(4, ALL_ROWS);
    day(&mut table, 1, 7);
    caravan(&mut table, &[1, 2, 3, 2, 4, 1, 3, 2, 2]);
    dull_day(&mut table);
    assert_eq!([1, 2, 3, 4].map(|number| score(&table, number)), [4, 12, 4, 2]);
    assert_eq!(table.state.board.caravan.cubes().len(), 9, "it is not emptied");
    assert!(!table.events.contains(&Event::CaravanEmptied));
}

#[test]
fn example_y61_the_chest_at_the_end_of_the_week() {
    for (bazaar, yellow, blue) in [(false, 6, 4), (true, 8, 6)] {
        let mut table = rolled(4, ALL_ROWS);
        day(&mut table, 1, 7);
        cubes(&mut table, 1, &["chest-yellow-1", "chest-yellow-2", "chest-yellow-3"]);
        cubes(&mut table, 3, &["chest-blue-1", "chest-blue-2", "chest-pink-3"]);
        if bazaar {
            buildings(&mut table, 1, &[Building::Bazaar]);
            buildings(&mut table, 3, &[Building::Bazaar]);
        }
        dull_day(&mut table);
        assert_eq!((score(&table, 1), score(&table, 3)), (yellow, blue), "bazaar: {bazaar}");
    }
}
