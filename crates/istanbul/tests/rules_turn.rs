//! The steps of a turn: I10 to I15.

mod common;

use common::*;
use game::{Awaiting, Game};
use istanbul::{Chance, Effect, Face, Kind};
use testkit::laws::chi_square;

#[test]
fn i10_the_player_orders_incomes_and_cannot_refuse_them() {
    let mut table = turn_with(&["ly", "cr", "br"]);
    assert_eq!(table.legal(), ["income lira", "income crystal", "income card"]);
    table.act("income crystal");
    assert_eq!(has(&table, 1, Kind::Crystal), 2);
    assert_eq!(table.legal(), ["income lira", "income card"]);
    table.act("income card").chance("card c1");
    assert_eq!(has(&table, 1, Kind::Red), 1, "the card is carried out before the roll");
    // The rest needs no order: 1 lira of the start, 3 of the tile.
    assert_eq!(has(&table, 1, Kind::Lira), 4);
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 5 }));
    assert_eq!(table.state.discards(), 1);
}

#[test]
fn i10_incomes_without_a_card_are_paid_at_once() {
    let table = turn_with(&["ly", "lg", "cr"]);
    assert_eq!(has(&table, 1, Kind::Lira), 1 + 3 + 3);
    assert_eq!(has(&table, 1, Kind::Crystal), 2);
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 5 }));
}

#[test]
fn i10_two_card_tiles_reveal_one_card_after_the_other() {
    let mut table = turn_with(&["br", "by"]);
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Card));
    table.chance("card c1");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Card));
    table.chance("card c2");
    assert_eq!((has(&table, 1, Kind::Red), has(&table, 1, Kind::Yellow)), (1, 1));
}

#[test]
fn i11_five_dice_and_one_for_each_extra_die_tile() {
    let table = turn_with(&["dx", "dx"]);
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 7 }));
    assert_eq!(start(2).state.awaiting(), Awaiting::Chance(Chance::Dice { count: 5 }));
}

#[test]
fn i11_rolls_are_listed_with_their_weights() {
    for (extra, rolls) in [(0, 252), (1, 462), (2, 792), (3, 1287)] {
        let table = turn_with(&["dx"; 3][..extra]);
        let mut listed = Vec::new();
        assert!(table.state.outcomes(&mut listed));
        assert_eq!(listed.len(), rolls);
        let total: u32 = listed.iter().map(|(_, weight)| weight).sum();
        assert_eq!(total, 6u32.pow(5 + extra as u32));
    }
    let statistic = chi_square(&start(2).state, 400_000, 11);
    assert!(statistic.abs() < 5.0, "{statistic}");
}

#[test]
fn i12_a_crystal_rolls_any_dice_again_until_the_first_action() {
    let mut table = start(2);
    give(&mut table, 0, Kind::Crystal, 2);
    table.chance("dice rrygc").act("reroll");
    assert_eq!(table.legal().len(), 3 * 2 * 2 * 2 - 1, "equal dice are one choice");
    assert!(!table.allows("roll rrr") && !table.allows("roll b") && !table.allows("end"));
    table.act("roll rc");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 2 }));
    table.chance("dice bb");
    assert_eq!(table.state.dice.0, [1, 1, 1, 2, 0, 0]);
    assert_eq!(has(&table, 0, Kind::Crystal), 1);
    table.act("reroll").act("roll rygbb").chance("dice rrrrr");
    assert!(!table.allows("reroll"), "no crystal is left");
    give(&mut table, 0, Kind::Crystal, 1);
    assert!(table.allows("reroll"));
    table.act("equal red");
    assert!(!table.allows("reroll"), "an action was begun");
}

#[test]
fn i13_two_actions_that_may_be_repeated_or_left() {
    let mut table = rolled(2, "rrrrc");
    table.act("equal red").act("equal red");
    assert_eq!(has(&table, 0, Kind::Red), 2);
    assert_eq!(table.state.turn, seat(1), "the third action is the next player's first");
    let mut table = rolled(2, "rrrrc");
    table.act("end");
    assert_eq!(table.state.turn, seat(1));
}

#[test]
fn i13_each_extra_action_tile_adds_an_action() {
    let mut table = turn_with(&["ar", "ay"]);
    table.chance("dice rryyg");
    assert_eq!(table.state.actions, 4);
    table.act("equal red").act("equal yellow");
    assert_eq!((table.state.turn, table.state.actions), (seat(1), 2));
}

#[test]
fn i13_an_action_is_finished_before_the_next() {
    let mut table = rolled(2, "rrccc");
    give(&mut table, 0, Kind::Brown, 1);
    table.act("equal red");
    assert!(table.legal().iter().all(|notation| notation.starts_with("pay ")));
}

#[test]
fn i14_a_die_serves_once_and_browns_stand_for_any_colour() {
    let mut table = rolled(2, "rrlll");
    table.act("equal red");
    assert_eq!(table.state.dice[Face::Red], 0);
    assert!(!table.allows("equal red"), "the dice are used");
    let mut table = rolled(2, "gllll");
    assert!(!table.allows("equal green") && !table.allows("different 2"));
    give(&mut table, 0, Kind::Brown, 1);
    assert!(table.allows("equal green") && table.allows("different 2"));
    give(&mut table, 0, Kind::Brown, 0);
    give(&mut table, 0, Kind::Blue, 1);
    assert!(table.allows("different 2"), "a marker is as good as a die");
}

#[test]
fn i15_the_common_dice_pass_on_and_extra_dice_stay() {
    let mut table = turn_with(&["dx"]);
    table.chance("dice rrrrrr").act("end");
    assert_eq!(table.state.turn, seat(0));
    assert!(table.state.dice.is_none());
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 5 }));
    table.chance("dice rrrrr").act("end");
    assert_eq!(tiles(&table, 1, Effect::Die), 1);
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 6 }));
}
