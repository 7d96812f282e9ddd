//! The supervisor and the caravan: Y30 to Y42.

mod common;

use common::*;
use game::{Awaiting, Game};
use yspahan::{Building, Card, Chance, Event};

/// Seat 1 is about to move the supervisor with dice of this face, from this space.
fn about_to_walk(seats: u8, face: u8, from: &str) -> Table {
    let dice = match seats {
        2 => ALL_ROWS_FOR_TWO,
        _ => ALL_ROWS,
    };
    let mut table = rolled(seats, dice);
    supervisor(&mut table, from);
    let row = ["camel", "sack", "barrel", "chest", "vase", "gold"][usize::from(face) - 1];
    table.act(&format!("take {row}")).act("use supervisor");
    table
}

fn ends(table: &Table) -> Vec<String> {
    let legal = table.legal();
    legal.iter().map(|action| action.trim_start_matches("walk ").to_owned()).collect()
}

#[test]
fn y30_exactly_the_value_or_a_gold_for_each_step_of_difference() {
    let mut table = about_to_walk(3, 3, "c");
    goods(&mut table, 1, 0, 0);
    assert_eq!(ends(&table), ["w3", "e3", "n3", "s3"]);
    assert_eq!(refused(&table, "walk w4"), ("Y30", "yspahan-no-gold-to-walk"));
    goods(&mut table, 1, 0, 1);
    assert_eq!(
        ends(&table),
        ["w2", "w3", "w4", "e2", "e3", "e4", "n2", "n3", "n4", "s2", "s3", "s4"]
    );
    let mut free = table.clone();
    free.act("walk n3");
    assert_eq!(purse(&free, 1), (0, 1));
    table.act("walk n4");
    assert_eq!(purse(&table, 1), (0, 0));
}

#[test]
fn y30_down_to_zero() {
    let mut table = about_to_walk(3, 2, "w5");
    assert!(table.allows("walk w5"), "2 gold shorten 2 steps to none");
    table.act("walk w5");
    assert_eq!(purse(&table, 1), (0, 0));
    assert_eq!(table.state.board.supervisor.to_string(), "w5");
}

#[test]
fn y31_he_turns_into_any_arm_but_never_back() {
    let mut table = about_to_walk(3, 4, "w2");
    goods(&mut table, 1, 0, 0);
    assert_eq!(ends(&table), ["w6", "e2", "n2", "s2"], "two inwards, two out again; or outwards");
}

#[test]
fn y32_staying_strikes_the_shops_beside_him_again() {
    let mut table = about_to_walk(3, 2, "s2");
    cubes(&mut table, 2, &["sack-white-3"]);
    table.act("walk s2");
    assert_eq!(cube(&table, "sack-white-3"), None);
    assert_eq!(score(&table, 2), 2);
    let mut table = about_to_walk(3, 2, "c");
    cubes(&mut table, 2, &["sack-white-2", "vase-blue-1"]);
    table.act("walk c");
    assert!(table.state.board.caravan.cubes().is_empty(), "nothing at the centre");
    assert!(table.allows("end"));
}

#[test]
fn y33_the_mover_orders_the_cubes_of_two_players() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 2, &["sack-white-2"]);
    cubes(&mut table, 3, &["barrel-white-1"]);
    caravan(&mut table, &[1, 1]);
    table.act("walk s1");
    assert_eq!(table.to_move(), seat(1));
    assert_eq!(table.legal(), ["send sack-white-2", "send barrel-white-1"]);
    let mut other = table.clone();
    table.act("send sack-white-2");
    assert_eq!((score(&table, 2), score(&table, 3)), (2, 1), "one left in the bottom row");
    other.act("send barrel-white-1");
    assert_eq!((score(&other, 2), score(&other, 3)), (1, 2));
    assert_eq!(cube(&other, "sack-white-2"), None);
    assert_eq!(cube(&other, "barrel-white-1"), None);
}

#[test]
fn y33_one_owner_of_both_is_not_asked_for_an_order() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 2, &["sack-white-2", "barrel-white-1"]);
    table.act("walk s1");
    assert_eq!(score(&table, 2), 4);
    assert!(table.allows("end"));
}

#[test]
fn y33_the_mover_orders_both_cubes_of_one_owner_where_cards_may_come() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 2, &["sack-white-2", "barrel-white-1"]);
    let mut with_card = table.clone();
    buildings(&mut table, 2, &[Building::Caravansary]);
    table.act("walk s1");
    assert_eq!(table.to_move(), seat(1), "the mover, not the owner");
    assert_eq!(table.legal(), ["send sack-white-2", "send barrel-white-1"]);
    hand(&mut with_card, 1, &[Card::Gold]);
    with_card.act("walk s1").act("send barrel-white-1");
    assert_eq!(with_card.legal(), ["send sack-white-2", "play gold"]);
    assert_eq!(refused(&with_card, "send barrel-white-1"), ("Y33", "yspahan-no-cube-there"));
    assert_eq!(refused(&with_card, "end"), ("Y33", "yspahan-no-next-first"));
}

#[test]
fn y46_a_card_the_first_cube_draws_can_save_the_second() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 1, &["sack-white-2", "barrel-white-1"]);
    buildings(&mut table, 1, &[Building::Caravansary]);
    table.act("walk s1").act("send sack-white-2").chance("card camels");
    assert_eq!(table.legal(), ["send barrel-white-1", "play camels"]);
    table.act("play camels");
    table.act("save");
    assert_eq!(cube(&table, "barrel-white-1"), Some(seat(1)), "the second cube stays");
    assert_eq!(cube(&table, "sack-white-2"), None);
    assert_eq!(purse(&table, 1).0, 2, "three camels came, one went");
}

#[test]
fn y46_cards_between_two_cubes_of_others_too() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 2, &["sack-white-2"]);
    cubes(&mut table, 3, &["barrel-white-1"]);
    caravan(&mut table, &[1]);
    hand(&mut table, 1, &[Card::Caravan]);
    table.act("walk s1").act("send sack-white-2").act("play caravan");
    assert_eq!(
        (score(&table, 1), score(&table, 2), score(&table, 3)),
        (2, 2, 1),
        "ahead of seat 3"
    );
}

#[test]
fn y33_no_order_is_asked_where_it_can_change_nothing() {
    // Both cubes go to the top row and fill the caravan: the same points either way.
    let mut table = about_to_walk(3, 1, "c");
    caravan(&mut table, &[1, 1, 1, 1, 1, 1, 1]);
    cubes(&mut table, 2, &["sack-white-2"]);
    cubes(&mut table, 3, &["barrel-white-1"]);
    let mut with_camel = table.clone();
    table.act("walk s1");
    assert!(table.allows("end"));
    assert_eq!((score(&table, 1), score(&table, 2), score(&table, 3)), (21, 3, 3));
    goods(&mut with_camel, 3, 1, 0);
    with_camel.act("walk s1");
    assert_eq!(with_camel.legal(), ["send sack-white-2", "send barrel-white-1"]);
    let mut asked = with_camel.clone();
    asked.act("send sack-white-2");
    assert_eq!(asked.to_move(), seat(3));
}

#[test]
fn y34_the_owner_may_pay_a_camel_also_out_of_turn() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 2, &["sack-white-2"]);
    cubes(&mut table, 3, &["barrel-white-1"]);
    goods(&mut table, 2, 1, 0);
    table.act("walk s1").act("send sack-white-2");
    assert_eq!(table.to_move(), seat(2), "out of turn");
    assert_eq!(table.legal(), ["let go", "save"]);
    table.act("save");
    assert_eq!(purse(&table, 2).0, 0);
    assert_eq!(cube(&table, "sack-white-2"), Some(seat(2)), "the cube stays");
    assert_eq!(score(&table, 2), 2, "another one went");
    assert_eq!(cube(&table, "barrel-white-1"), None, "without a camel nobody is asked");
    assert_eq!(score(&table, 3), 2);
    assert_eq!(table.to_move(), seat(1));
}

#[test]
fn y34_one_camel_saves_one_cube() {
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 1, &["sack-white-2", "barrel-white-1"]);
    goods(&mut table, 1, 1, 2);
    table.act("walk s1").act("save");
    assert!(table.allows("end"), "no camel is left for the second cube");
    assert_eq!(cube(&table, "sack-white-2"), Some(seat(1)));
    assert_eq!(cube(&table, "barrel-white-1"), None);
    let mut table = about_to_walk(3, 1, "c");
    cubes(&mut table, 1, &["sack-white-2"]);
    goods(&mut table, 1, 1, 2);
    table.act("walk s1").act("let go");
    assert_eq!(purse(&table, 1).0, 1);
    assert_eq!(cube(&table, "sack-white-2"), None);
}

#[test]
fn y35_dead_ends_are_no_way() {
    let mut table = about_to_walk(3, 6, "n2");
    goods(&mut table, 1, 0, 0);
    assert_eq!(ends(&table), ["w4", "e4", "s4"], "north ends after two steps");
    assert_eq!(refused(&table, "walk n5"), ("Y35", "yspahan-no-such-space"));
    let mut table = about_to_walk(3, 6, "w10");
    goods(&mut table, 1, 0, 0);
    assert_eq!(ends(&table), ["w4"]);
}

#[test]
fn y40_the_caravan_has_room_by_the_number_of_players() {
    for (seats, camels) in [(2, 6), (3, 9), (4, 12)] {
        let mut table = about_to_walk(seats, 1, "c");
        caravan(&mut table, &vec![1; camels - 1]);
        cubes(&mut table, 1, &["sack-white-2"]);
        table.act("walk w1");
        assert!(table.events.contains(&Event::CaravanEmptied), "{seats} players");
        assert!(table.state.board.caravan.cubes().is_empty());
    }
}

#[test]
fn y41_two_points_below_one_in_the_middle_none_on_top() {
    for (before, points) in [(0, 2), (3, 2), (4, 1), (7, 1), (8, 0), (10, 0)] {
        let mut table = about_to_walk(4, 1, "c");
        caravan(&mut table, &vec![1; before]);
        cubes(&mut table, 2, &["sack-white-2"]);
        table.act("walk w1");
        assert_eq!(score(&table, 2), points, "{before} cubes before");
    }
}

#[test]
fn y42_a_full_caravan_scores_and_the_second_cube_begins_the_next() {
    let mut table = about_to_walk(3, 1, "c");
    caravan(&mut table, &[2, 2, 3, 3, 3, 1, 1, 2]);
    cubes(&mut table, 2, &["sack-white-2"]);
    cubes(&mut table, 3, &["barrel-white-1"]);
    table.act("walk s1").act("send sack-white-2");
    // Seat 1: 2 cubes x 3. Seat 2: 0 at once, then 4 cubes x 3. Seat 3: 3 cubes x 2, then 2 in the new caravan.
    assert_eq!((score(&table, 1), score(&table, 2), score(&table, 3)), (6, 12, 8));
    assert_eq!(table.state.board.caravan.cubes(), [seat(3)]);
}

#[test]
fn y57_the_hammam_changes_three_steps_for_nothing() {
    let mut table = about_to_walk(3, 4, "c");
    buildings(&mut table, 1, &[Building::Hammam]);
    goods(&mut table, 1, 0, 1);
    let mut paid = table.clone();
    table.act("walk w1");
    assert_eq!(purse(&table, 1).1, 1, "three steps less are free");
    paid.act("walk c");
    assert_eq!(purse(&paid, 1).1, 0, "the fourth costs");
}

#[test]
fn y57_the_caravansary_draws_for_its_owner_whoever_moved() {
    let mut table = about_to_walk(3, 1, "c");
    buildings(&mut table, 2, &[Building::Caravansary]);
    cubes(&mut table, 2, &["sack-white-2"]);
    cubes(&mut table, 3, &["barrel-white-1"]);
    goods(&mut table, 2, 1, 0);
    table.act("walk s1").act("send sack-white-2").act("save");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Card { seat: seat(2) }));
    table.chance("card gold");
    assert_eq!(table.state.hands[seat(2)][Card::Gold], 1, "also when a camel saved the cube");
    assert_eq!(cube(&table, "barrel-white-1"), None, "the second cube follows the card");
    assert!(table.allows("end"));
}
