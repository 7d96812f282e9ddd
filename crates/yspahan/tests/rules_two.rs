//! The two-player game: Y80 to Y83.

mod common;

use common::*;
use game::{Awaiting, Game};
use yspahan::{Building, Card, Chance, Event};

#[test]
fn y80_eight_white_dice() {
    let mut table = fresh(2);
    table.act("roll 0");
    let question = Chance::Roll { white: 8, yellow: 0 };
    assert_eq!(table.state.awaiting(), Awaiting::Chance(question));
}

#[test]
fn y80_three_actions_a_day_and_the_first_player_alternates() {
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    let mut seen = Vec::new();
    for (row, card) in [("camel", "gold"), ("sack", "gold"), ("barrel", "shop")] {
        seen.push(table.to_move().number());
        pass_by_card(&mut table, row, card);
    }
    assert_eq!(seen, [1, 2, 1]);
    assert_eq!((table.state.board.day, table.to_move()), (2, seat(2)));
    dull_day(&mut table);
    assert_eq!((table.state.board.day, table.to_move()), (3, seat(1)));
}

#[test]
fn y80_on_the_last_day_the_lower_score_starts_and_a_tie_changes_nothing() {
    for (scores, first) in [([9, 5], 2), ([5, 9], 1), ([7, 7], 2)] {
        let mut table = rolled(2, ALL_ROWS_FOR_TWO);
        day(&mut table, 3, 6);
        table.set_up(|game| {
            let players = game.board.players.0.iter_mut();
            players.zip(scores).for_each(|(player, score)| player.score = score);
        });
        dull_day(&mut table);
        assert_eq!(table.to_move(), seat(first), "{scores:?}, usually seat 2");
        let other = 3 - first;
        let rest: Vec<u8> = table.state.board.turns_to_come().map(|seat| seat.number()).collect();
        assert_eq!(rest, [other, first]);
    }
}

#[test]
fn y81_building_costs_a_group_of_dice() {
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    goods(&mut table, 1, 9, 9);
    let mut without = table.clone();
    without.act("take camel").act("use row");
    assert_eq!(without.legal(), ["end"]);
    assert_eq!(refused(&without, "build paddock"), ("Y81", "yspahan-no-free-building"));
    table.act("take camel").act("use build").act("build hammam");
    assert_eq!(purse(&table, 1), (7, 7), "no camels for the dice");
    assert_eq!(table.legal(), ["end"], "and no second building in this turn");
}

#[test]
fn y81_the_first_player_may_build_twice_a_day() {
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    goods(&mut table, 1, 9, 9);
    table.act("take camel").act("use build").act("build paddock").act("end");
    table.act("take sack").act("use card").chance("card gold").act("end");
    table.act("take gold").act("use build").act("build hammam");
    assert_eq!(table.state.board.players[seat(1)].buildings.count(), 2);
}

#[test]
fn y81_free_cost_cards_only_within_the_build_action() {
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    hand(&mut table, 1, &[Card::WithoutCamels, Card::WithoutGold]);
    goods(&mut table, 1, 0, 0);
    buildings(&mut table, 1, &[Building::Paddock]);
    assert_eq!(refused(&table, "play without-gold"), ("Y81", "yspahan-no-card-two-players"));
    table.act("take camel");
    assert!(!table.allows("play without-gold"));
    table.act("use build");
    assert_eq!(table.legal(), ["play without-camels", "play without-gold"]);
    table.act("play without-gold").act("play without-camels").act("build hoist");
    assert_eq!(purse(&table, 1), (0, 0));
    assert!(!table.allows("play without-gold"));
}

#[test]
fn y81_a_card_that_would_save_nothing_is_not_offered() {
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    hand(&mut table, 1, &[Card::WithoutCamels, Card::WithoutGold]);
    goods(&mut table, 1, 2, 0);
    buildings(&mut table, 1, &Building::ALL[1..]);
    table.act("take camel").act("use build");
    assert_eq!(table.legal(), ["build paddock", "play without-camels"], "it costs no gold");
    table.act("play without-camels").act("build paddock");
    assert_eq!((score(&table, 1), purse(&table, 1)), (10, (2, 0)));
}

#[test]
fn y81_no_building_one_could_pay_no_build_action() {
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    goods(&mut table, 1, 1, 0);
    table.act("take camel");
    assert_eq!(refused(&table, "use build"), ("Y81", "yspahan-no-building-payable"));
    let mut three = rolled(3, ALL_ROWS);
    goods(&mut three, 1, 9, 9);
    three.act("take camel");
    assert_eq!(refused(&three, "use build"), ("Y57", "yspahan-no-group-build"));
}

#[test]
fn y82_yellow_dice_stay_all_day_and_count_only_for_their_buyer() {
    let mut table = fresh(2);
    table.act("roll 2").chance("dice 11223366 yellow 16");
    assert_eq!(dice(&table), [3, 2, 2, 0, 0, 3]);
    table.act("take sack").act("use card").chance("card gold").act("end");
    assert_eq!(dice(&table), [3, 0, 2, 0, 0, 3], "the yellow dice are still there");
    let mut other = table.clone();
    other.act("take camel");
    let taken =
        Event::Took { seat: seat(2), row: "camel".parse().unwrap(), face: 1, dice: 2, void: 1 };
    assert!(other.events.contains(&taken));
    other.act("use row");
    assert_eq!(purse(&other, 2), (2, 2), "the yellow die does not count");
    other.act("end").act("take gold").act("use row");
    assert_eq!(purse(&other, 1).1, 3, "its buyer counts it, also in the third action");
}

#[test]
fn y82_a_group_of_yellow_dice_only_is_not_for_the_other_player() {
    let mut table = fresh(2);
    table.act("roll 1").chance("dice 11111111 yellow 6");
    table.act("take camel").act("use card").chance("card gold").act("end");
    assert_eq!(refused(&table, "take gold"), ("Y82", "yspahan-no-yellow-only"));
    assert_eq!(table.legal(), ["draw"], "Y28: no group one may take");
    table.act("draw").chance("card gold");
    goods(&mut table, 2, 9, 9);
    assert!(!table.allows("build paddock"), "drawing instead brings no building with two");
    table.act("end").act("take gold").act("use row");
    assert_eq!(purse(&table, 1).1, 2, "1 gold left and 1 from the yellow die");
}

#[test]
fn y83_the_caravan_has_two_camels_a_row() {
    for (before, points) in [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0)] {
        let mut table = rolled(2, ALL_ROWS_FOR_TWO);
        hand(&mut table, 1, &[Card::Caravan]);
        caravan(&mut table, &vec![2; before]);
        table.act("play caravan");
        assert_eq!(score(&table, 1), points, "{before} cubes before");
    }
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    hand(&mut table, 1, &[Card::Caravan]);
    caravan(&mut table, &[1, 1, 2, 2, 2]);
    table.act("play caravan");
    assert_eq!((score(&table, 1), score(&table, 2)), (9, 9), "six camels, and full");
}
