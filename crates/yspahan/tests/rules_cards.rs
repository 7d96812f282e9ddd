//! Cards: Y45 to Y56.

mod common;

use common::*;
use game::{Awaiting, Game};
use testkit::laws;
use yspahan::{Bag, Building, Card, Chance, Event, Outcome};

/// Seat 1 of three has rolled and may take a group, holding these cards.
fn with_cards(cards: &[Card]) -> Table {
    let mut table = rolled(3, ALL_ROWS);
    hand(&mut table, 1, cards);
    table
}

fn plays(table: &Table) -> Vec<String> {
    table.legal().into_iter().filter(|action| action.starts_with("play")).collect()
}

#[test]
fn y45_taking_a_card_draws_one_by_the_deck_left() {
    let mut table = rolled(3, ALL_ROWS);
    hand(&mut table, 2, &[Card::Gold, Card::Gold, Card::Camels]);
    table.act("take gold").act("use card");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Card { seat: seat(1) }));
    let mut listed = Vec::new();
    assert!(table.state.outcomes(&mut listed));
    assert_eq!(listed.len(), 8, "no Gold is left in the deck");
    assert!(listed.contains(&(Outcome::Card { card: Card::Camels }, 1)));
    assert!(listed.contains(&(Outcome::Card { card: Card::Shop }, 2)));
    assert!(laws::chi_square(&table.state, 40_000, 5).abs() < 5.0);
    table.chance("card shop");
    assert_eq!(table.state.hands[seat(1)][Card::Shop], 1, "one card, whatever the dice");
    assert_eq!(table.state.deck.total(), 14);
}

#[test]
fn y45_an_empty_deck_is_made_of_the_discards_when_a_card_is_drawn() {
    let mut table = rolled(3, ALL_ROWS);
    table.set_up(|game| {
        game.board.discards = std::mem::take(&mut game.deck);
        game.board.discards[Card::Shop] = 1;
        game.deck[Card::Shop] = 1;
    });
    table.act("take gold").act("use card").chance("card shop");
    assert_eq!(table.state.deck, Bag::default(), "not before it is needed");
    table.act("end").act("take camel").act("use card");
    assert!(table.events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!(table.state.board.discards, Bag::default());
    assert_eq!(table.state.deck.total(), 17);
    assert!(table.state.is_possible("card shop".parse().unwrap()));
}

#[test]
fn y45_without_any_card_taking_one_stays_legal_and_brings_none() {
    let mut table = rolled(3, ALL_ROWS);
    table.set_up(|game| game.hands[seat(2)] = std::mem::take(&mut game.deck));
    table.act("take gold");
    assert!(table.allows("use card"));
    table.act("use card");
    assert!(table.events.contains(&Event::NoCard { seat: seat(1) }));
    assert!(table.allows("end"));
}

#[test]
fn y46_at_every_moment_of_the_own_turn_and_any_number() {
    let mut table = fresh(3);
    hand(&mut table, 1, &[Card::Camels, Card::Camels, Card::Gold, Card::Gold]);
    table.act("play camels").act("play gold"); // before rolling
    table.act("roll 0").chance(&format!("dice {ALL_ROWS}"));
    table.act("play camels"); // before taking a group
    table.act("take camel");
    table.act("play gold"); // before saying what for
    table.act("use row");
    assert_eq!(purse(&table, 1), (8, 8));
    hand(&mut table, 1, &[Card::Exchange, Card::Caravan, Card::Caravan]);
    table.act("play caravan").act("build paddock").act("play caravan"); // after the action
    assert_eq!(score(&table, 1), 4);
    table.act("play exchange").act("give 3 gold");
    assert_eq!(purse(&table, 1), (9, 5));
}

#[test]
fn y46_not_while_a_placement_or_a_send_is_half_done() {
    let mut table = with_cards(&[Card::Camels]);
    table.act("take sack").act("use row").act("place sack-blue-1");
    assert_eq!(refused(&table, "play camels"), ("Y46", "yspahan-no-card-half-done"));
    table.act("place sack-blue-2").act("play camels");
    let mut table = with_cards(&[Card::Camels]);
    cubes(&mut table, 1, &["sack-white-2"]);
    cubes(&mut table, 2, &["barrel-white-1"]);
    table.act("take camel").act("use supervisor");
    assert!(plays(&table).is_empty());
    table.act("walk s1");
    assert!(plays(&table).is_empty());
    table.act("send barrel-white-1").act("play camels");
}

#[test]
fn y46_not_in_another_players_turn() {
    let mut table = rolled(3, ALL_ROWS);
    hand(&mut table, 2, &[Card::Camels]);
    cubes(&mut table, 2, &["sack-white-2"]);
    goods(&mut table, 2, 1, 0);
    assert_eq!(refused(&table, "play camels"), ("Y46", "yspahan-no-such-card"));
    table.act("take camel").act("use supervisor").act("walk s1");
    assert_eq!(table.to_move(), seat(2));
    assert_eq!(table.legal(), ["let go", "save"]);
}

#[test]
fn y46_only_where_it_has_an_effect() {
    let cards =
        [Card::CamelPoints, Card::GoldPoints, Card::Exchange, Card::Shop, Card::WithoutCamels];
    let mut table = with_cards(&cards);
    goods(&mut table, 1, 0, 0);
    assert_eq!(plays(&table), ["play shop", "play without-camels"], "the Paddock costs no gold");
    assert_eq!(refused(&table, "play exchange"), ("Y46", "yspahan-no-effect"));
    goods(&mut table, 1, 0, 1);
    assert_eq!(
        plays(&table),
        ["play shop", "play gold-points", "play exchange", "play without-camels"]
    );
    // Every souk of the city belongs to somebody else.
    for souk in yspahan::Souk::ALL {
        cubes(&mut table, 2, &[&format!("{souk}-1")]);
    }
    assert!(!table.allows("play shop"));
}

#[test]
fn y47_three_camels() {
    let mut table = with_cards(&[Card::Camels]);
    table.act("play camels");
    assert_eq!(purse(&table, 1), (3, 2));
    assert_eq!(table.state.board.discards[Card::Camels], 1);
}

#[test]
fn y48_three_gold() {
    let mut table = with_cards(&[Card::Gold]);
    table.act("play gold");
    assert_eq!(purse(&table, 1), (0, 5));
}

#[test]
fn y49_a_cube_into_any_shop_by_the_usual_rules() {
    let mut table = with_cards(&[Card::Shop, Card::Shop]);
    cubes(&mut table, 1, &["chest-blue-1"]);
    cubes(&mut table, 2, &["vase-blue-1"]);
    table.act("play shop");
    assert_eq!(table.state.board.discards[Card::Shop], 1, "discarded before its effect");
    assert_eq!(refused(&table, "place vase-blue-1"), ("Y23", "yspahan-no-foreign-souk"));
    assert_eq!(refused(&table, "place chest-pink-1"), ("Y24", "yspahan-no-second-souk"));
    assert!(table.allows("place chest-blue-2") && table.allows("place sack-pink-1"));
    table.act("place barrel-white-2");
    assert_eq!(cube(&table, "barrel-white-2"), Some(seat(1)));
    assert!(table.allows("take camel"), "one cube only, and the turn goes on");
}

#[test]
fn y50_a_cube_to_the_caravan_with_points_and_without_a_card() {
    let mut table = with_cards(&[Card::Caravan]);
    buildings(&mut table, 1, &[Building::Caravansary]);
    table.act("play caravan");
    assert_eq!(score(&table, 1), 2);
    assert_eq!(table.state.board.caravan.cubes(), [seat(1)]);
    assert!(matches!(table.state.awaiting(), Awaiting::Decision(_)), "no card is drawn");
    let mut table = with_cards(&[Card::Caravan]);
    caravan(&mut table, &[1, 2, 1, 2, 1, 2, 1, 2]);
    table.act("play caravan");
    assert_eq!((score(&table, 1), score(&table, 2)), (15, 12), "it may fill the caravan");
}

#[test]
fn y51_up_to_four_camels_for_two_points_each() {
    let mut table = with_cards(&[Card::CamelPoints, Card::CamelPoints]);
    goods(&mut table, 1, 6, 0);
    table.act("play camel-points");
    assert_eq!(table.legal(), ["give 1 camels", "give 2 camels", "give 3 camels", "give 4 camels"]);
    assert_eq!(refused(&table, "give 5 camels"), ("Y51", "yspahan-no-amount"));
    assert_eq!(refused(&table, "give 1 gold"), ("Y51", "yspahan-no-such-goods"));
    table.act("give 4 camels");
    assert_eq!((score(&table, 1), purse(&table, 1)), (8, (2, 0)));
    table.act("play camel-points");
    assert_eq!(table.legal(), ["give 1 camels", "give 2 camels"]);
}

#[test]
fn y52_up_to_ten_gold_for_a_point_each() {
    let mut table = with_cards(&[Card::GoldPoints]);
    goods(&mut table, 1, 3, 12);
    table.act("play gold-points");
    assert_eq!(table.legal().len(), 10);
    assert!(!table.allows("give 11 gold"));
    table.act("give 10 gold");
    assert_eq!((score(&table, 1), purse(&table, 1)), (10, (3, 2)));
}

#[test]
fn y53_camels_and_gold_one_for_one() {
    let mut table = with_cards(&[Card::Exchange, Card::Exchange]);
    goods(&mut table, 1, 2, 3);
    table.act("play exchange");
    assert_eq!(
        table.legal(),
        ["give 1 camels", "give 2 camels", "give 1 gold", "give 2 gold", "give 3 gold"]
    );
    table.act("give 2 camels");
    assert_eq!(purse(&table, 1), (0, 5));
    table.act("play exchange").act("give 5 gold");
    assert_eq!(purse(&table, 1), (5, 0));
}

#[test]
fn y54_build_without_the_camels() {
    let mut table = with_cards(&[Card::WithoutCamels]);
    goods(&mut table, 1, 0, 4);
    table.act("play without-camels");
    assert!(table.legal().iter().all(|action| action.starts_with("build")));
    assert_eq!(table.legal().len(), 6);
    table.act("build hoist");
    assert_eq!(purse(&table, 1), (0, 0), "4 gold, no camels");
    assert!(table.state.board.players[seat(1)].buildings.has(Building::Hoist));
    assert!(table.allows("take camel"), "built before taking the group");
}

#[test]
fn y55_build_without_the_gold() {
    let mut table = with_cards(&[Card::WithoutGold]);
    goods(&mut table, 1, 3, 0);
    table.act("play without-gold");
    assert_eq!(table.legal(), ["build paddock", "build shop", "build hammam", "build caravansary"]);
    table.act("build caravansary");
    assert_eq!(purse(&table, 1), (0, 0));
}

#[test]
fn y56_one_building_a_turn_even_with_cards() {
    let mut table = with_cards(&[Card::WithoutCamels, Card::WithoutGold]);
    goods(&mut table, 1, 9, 9);
    table.act("play without-camels").act("build hammam");
    assert_eq!(refused(&table, "play without-gold"), ("Y56", "yspahan-no-second-building"));
    table.act("take camel").act("use row");
    assert_eq!(refused(&table, "build paddock"), ("Y56", "yspahan-no-second-building"));
    table.act("end");
    assert!(table.state.board.players[seat(1)].buildings.count() == 1);
}

#[test]
fn y56_a_paid_building_leaves_no_room_for_a_card() {
    let mut table = with_cards(&[Card::WithoutCamels]);
    goods(&mut table, 1, 9, 9);
    table.act("take camel").act("use row").act("build hammam");
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn y56_both_cards_combine_on_one_building() {
    let mut table = with_cards(&[Card::WithoutCamels, Card::WithoutGold]);
    goods(&mut table, 1, 0, 0);
    buildings(&mut table, 1, &[Building::Paddock]);
    table.act("play without-gold");
    assert_eq!(table.legal(), ["play without-camels"], "nothing can be paid with one card");
    table.act("play without-camels").act("build bazaar");
    assert_eq!(purse(&table, 1), (0, 0));
    assert!(table.state.board.built);
}

#[test]
fn y56_the_building_follows_at_once() {
    let mut table = with_cards(&[Card::WithoutGold, Card::Camels]);
    goods(&mut table, 1, 2, 0);
    table.act("play without-gold");
    assert_eq!(refused(&table, "play camels"), ("Y46", "yspahan-no-card-half-done"));
    assert_eq!(refused(&table, "take camel"), ("Y56", "yspahan-no-build-first"));
}

#[test]
fn y56_a_free_cost_card_needs_a_building_that_can_be_paid() {
    let mut table = with_cards(&[Card::WithoutGold]);
    goods(&mut table, 1, 1, 9);
    assert_eq!(refused(&table, "play without-gold"), ("Y56", "yspahan-no-card-building"));
    buildings(&mut table, 1, &Building::ALL);
    goods(&mut table, 1, 9, 9);
    assert!(!table.allows("play without-gold"), "all six stand already");
}
