//! A player's turn: Y20 to Y28.

mod common;

use common::*;
use game::{Awaiting, Game};
use yspahan::{Building, Card, Chance, Event};

#[test]
fn y20_everybody_in_turn_takes_one_group_for_one_of_three_things() {
    let mut table = rolled(3, ALL_ROWS);
    let rows = ["take camel", "take sack", "take barrel", "take chest", "take vase", "take gold"];
    assert_eq!(table.legal(), rows);
    assert_eq!(refused(&table, "end"), ("Y20", "yspahan-no-take-first"), "taking is mandatory");
    table.act("take chest");
    assert_eq!(table.legal(), ["use row", "use supervisor", "use card"]);
    assert_eq!(refused(&table, "take gold"), ("Y20", "yspahan-no-use-first"));
    table.act("use card").chance("card gold").act("end");
    assert_eq!(table.to_move(), seat(2));
    assert!(!table.allows("take chest"), "a taken group is gone");
    pass_by_card(&mut table, "sack", "camels");
    assert_eq!(table.to_move(), seat(3));
    pass_by_card(&mut table, "camel", "camels");
    assert_eq!(table.state.board.day, 2);
}

#[test]
fn y21_camels_and_gold_as_many_as_dice() {
    let mut table = rolled(3, "111122666");
    table.act("take camel").act("use row");
    assert_eq!(purse(&table, 1), (4, 2));
    table.act("end").act("take gold").act("use row");
    assert_eq!(purse(&table, 2), (0, 5));
}

#[test]
fn y22_cubes_as_many_as_dice_in_the_rows_quarter() {
    let mut table = rolled(3, "122245666");
    table.act("take sack").act("use row");
    assert!(table.legal().iter().all(|action| action.starts_with("place sack-")));
    assert_eq!(refused(&table, "place chest-blue-1"), ("Y22", "yspahan-no-other-quarter"));
    table.act("place sack-blue-1").act("place sack-blue-2").act("place sack-blue-3");
    assert!(table.allows("end"), "three dice, three cubes");
    assert_eq!(table.state.board.stalls("sack-blue".parse().unwrap()).filled.count(), 3);
}

#[test]
fn y23_one_cube_a_shop_and_no_souk_of_another_player() {
    let mut table = rolled(3, ALL_ROWS);
    cubes(&mut table, 2, &["chest-yellow-1"]);
    table.act("take chest").act("use row");
    assert_eq!(refused(&table, "place chest-yellow-2"), ("Y23", "yspahan-no-foreign-souk"));
    assert!(table.allows("place chest-pink-1"));
    let mut table = rolled(3, ALL_ROWS);
    cubes(&mut table, 1, &["chest-yellow-1"]);
    table.act("take chest").act("use row");
    assert_eq!(refused(&table, "place chest-yellow-1"), ("Y23", "yspahan-no-full-shop"));
}

#[test]
fn y24_no_second_souk_in_a_quarter_while_one_is_unfinished() {
    let mut table = rolled(3, "123333456");
    cubes(&mut table, 1, &["barrel-blue-1", "vase-orange-1"]);
    table.act("take barrel").act("use row");
    assert_eq!(table.legal(), ["place barrel-blue-2"], "the Vase's souk is no hindrance");
    assert_eq!(refused(&table, "place barrel-white-1"), ("Y24", "yspahan-no-second-souk"));
    table.act("place barrel-blue-2").act("place barrel-blue-3");
    assert!(table.allows("place barrel-white-1"), "finished, so another may begin this turn");
    table.act("place barrel-white-1");
    assert_eq!(table.legal(), ["place barrel-white-2"]);
}

#[test]
fn y25_cubes_must_be_placed_while_there_is_a_shop_and_the_rest_is_lost() {
    let mut table = rolled(3, "123455556");
    cubes(&mut table, 2, &["vase-orange-1"]);
    cubes(&mut table, 3, &["vase-yellow-1"]);
    table.act("take vase").act("use row");
    assert_eq!(table.legal(), ["place vase-blue-1"], "no way to stop before");
    table.act("place vase-blue-1");
    assert!(table.events.contains(&Event::CubesLost { seat: seat(1), cubes: 3 }));
    assert!(table.allows("end"));
}

#[test]
fn y25_with_two_unfinished_own_souks_either_may_go_on() {
    // The supervisor has struck the finished blue souk while pink was under way.
    let mut table = rolled(3, "123444456");
    cubes(&mut table, 1, &["chest-blue-1", "chest-pink-1"]);
    table.act("take chest").act("use row");
    assert_eq!(table.legal(), ["place chest-pink-2", "place chest-pink-3", "place chest-blue-2"]);
}

#[test]
fn y25_a_souk_emptied_of_its_last_cube_is_free_for_all() {
    let mut table = rolled(3, ALL_ROWS);
    cubes(&mut table, 1, &["chest-blue-2"]);
    table.act("take sack").act("use supervisor").act("walk w2");
    assert_eq!(cube(&table, "chest-blue-2"), None);
    table.act("end").act("take chest").act("use row");
    assert!(table.allows("place chest-blue-1"));
}

#[test]
fn y25_shops_away_from_the_street_are_one_choice() {
    let mut table = rolled(3, "122345666");
    table.act("take sack").act("use row");
    let pink: Vec<String> =
        table.legal().into_iter().filter(|action| action.contains("pink")).collect();
    assert_eq!(pink, ["place sack-pink-1", "place sack-pink-2"]);
    assert_eq!(refused(&table, "place sack-pink-5"), ("Y25", "yspahan-no-choice-behind"));
    table.act("place sack-pink-2");
    assert_eq!(table.legal(), ["place sack-pink-1", "place sack-pink-3"]);
}

#[test]
fn y26_placing_needs_a_shop_one_may_use() {
    let mut table = rolled(3, ALL_ROWS);
    cubes(&mut table, 2, &["vase-orange-1", "vase-yellow-1"]);
    cubes(&mut table, 1, &["vase-blue-1"]);
    table.act("take vase");
    assert_eq!(refused(&table, "use row"), ("Y26", "yspahan-no-room"));
    assert_eq!(table.legal(), ["use supervisor", "use card"]);
}

#[test]
fn y27_a_card_unused_brings_one_more() {
    let mut table = rolled(3, "111122666");
    hand(&mut table, 1, &[Card::Gold, Card::Exchange]);
    table.act("take camel");
    assert!(table.allows("use row plus gold") && table.allows("use row plus exchange"));
    assert_eq!(refused(&table, "use row plus camels"), ("Y27", "yspahan-no-such-card"));
    table.act("use row plus exchange");
    assert_eq!(purse(&table, 1), (5, 2), "four dice and one more");
    assert_eq!(table.state.board.discards[Card::Exchange], 1);
    assert!(!table.events.iter().any(|event| matches!(event, Event::CardPlayed { .. })));
    assert!(table.legal().iter().all(|action| !action.contains("plus")), "only one");
}

#[test]
fn y27_it_adds_to_paddock_shop_and_hoist() {
    let mut table = rolled(3, "111122666");
    hand(&mut table, 1, &[Card::Gold, Card::Camels]);
    buildings(&mut table, 1, &[Building::Paddock, Building::Shop, Building::Hoist]);
    let mut gold = table.clone();
    let mut place = table.clone();
    table.act("take camel").act("use row plus gold");
    assert_eq!(purse(&table, 1), (6, 2));
    gold.act("take gold").act("use row plus gold");
    assert_eq!(purse(&gold, 1), (0, 2 + 3 + 2 + 1));
    place.act("take sack").act("use row plus gold");
    for number in 1..=4 {
        place.act(&format!("place sack-blue-{number}"));
    }
    assert!(place.allows("end"), "2 dice, Hoist and card: 4 cubes");
}

#[test]
fn y27_not_for_the_supervisor_nor_a_card_nor_a_cube_without_shop() {
    let mut table = rolled(3, "123455666");
    hand(&mut table, 1, &[Card::Gold]);
    cubes(&mut table, 2, &["vase-orange-1"]);
    cubes(&mut table, 3, &["vase-yellow-1"]);
    table.act("take vase");
    assert_eq!(
        table.legal(),
        ["use row", "use supervisor", "use card", "play gold"],
        "two cubes for a single shop: a third is of no use"
    );
    assert_eq!(refused(&table, "use row plus gold"), ("Y27", "yspahan-no-plus"));
}

#[test]
fn y28_no_group_left_means_a_card_and_building_is_allowed() {
    let mut table = rolled(3, "111111666");
    goods(&mut table, 3, 2, 0);
    table.act("take camel").act("use row").act("end");
    assert_eq!(refused(&table, "draw"), ("Y28", "yspahan-no-draw"));
    table.act("take gold").act("use row").act("end");
    assert_eq!(table.legal(), ["draw"]);
    table.act("draw");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Card { seat: seat(3) }));
    table.chance("card gold");
    assert_eq!(table.state.hands[seat(3)][Card::Gold], 1);
    assert!(table.allows("build paddock") && table.allows("play gold"));
}

#[test]
fn y28_cards_may_be_played_before_drawing() {
    let mut table = rolled(3, "111111666");
    hand(&mut table, 3, &[Card::Camels]);
    table.act("take camel").act("use row").act("end");
    table.act("take gold").act("use row").act("end");
    table.act("play camels").act("draw").any_chance(1);
    assert_eq!(purse(&table, 3).0, 3);
}
