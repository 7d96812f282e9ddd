//! Bazaar cards: I40 to I48.

mod common;

use common::*;
use game::{Awaiting, Game};
use istanbul::{Chance, Effect, Kind, Market};

/// The first player has used one card die, or more, and revealed these cards.
fn reveal(mut table: common::Table, cards: &[&str]) -> common::Table {
    table.act(&format!("cards {}", cards.len()));
    cards.iter().for_each(|card| {
        table.chance(&format!("card {card}"));
    });
    table
}

#[test]
fn i40_the_others_half_is_offered_clockwise_once() {
    let mut table = reveal(rolled(4, "rrrrc"), &["b1"]);
    assert_eq!(has(&table, 0, Kind::Brown), 1, "the active player first");
    assert_eq!(table.to_move(), seat(1));
    table.act("take");
    assert_eq!(table.to_move(), seat(2));
    table.act("decline");
    assert_eq!(table.to_move(), seat(3));
    table.act("take");
    assert_eq!(table.to_move(), seat(0));
    assert_eq!([0, 1, 2, 3].map(|player| has(&table, player, Kind::Red)), [0, 1, 0, 1]);
    assert_eq!(table.state.actions, 1);
}

#[test]
fn i40_who_cannot_use_the_half_is_not_asked() {
    let mut table = rolled(3, "rrrrc");
    give(&mut table, 2, Kind::Yellow, 1);
    let table = reveal(table, &["a2"]);
    assert_eq!(has(&table, 0, Kind::Lira), 4);
    assert_eq!(table.to_move(), seat(2), "seat 2 has no yellow marker");
}

#[test]
fn i40_a_marker_or_lira_is_the_other_players_choice() {
    let mut table = reveal(rolled(2, "rrrrc"), &["d3"]);
    assert_eq!((has(&table, 0, Kind::Green), has(&table, 0, Kind::Lira)), (1, 3));
    assert_eq!(table.legal(), ["take", "take other", "decline"]);
    let mut lira = table.clone();
    table.act("take");
    assert_eq!((has(&table, 1, Kind::Green), has(&table, 1, Kind::Lira)), (1, 1));
    lira.act("take other");
    assert_eq!((has(&lira, 1, Kind::Green), has(&lira, 1, Kind::Lira)), (0, 4));
}

#[test]
fn i41_a_price_is_paid_once() {
    let mut table = rolled(2, "rrrrc");
    give(&mut table, 0, Kind::Lira, 9);
    let mut table = reveal(table, &["e2"]);
    assert_eq!(table.legal(), ["take", "decline"]);
    table.act("take");
    assert_eq!((has(&table, 0, Kind::Lira), has(&table, 0, Kind::Brown)), (6, 1));
    assert_eq!(table.state.actions, 1, "three times the price, but one brown");
}

#[test]
fn i41_others_pay_for_what_they_get() {
    let mut table = rolled(2, "rrrrc");
    give(&mut table, 1, Kind::Lira, 2);
    let mut table = reveal(table, &["c4"]);
    table.act("take");
    assert_eq!((has(&table, 1, Kind::Lira), has(&table, 1, Kind::Blue)), (0, 1));
}

#[test]
fn i42_who_cannot_or_will_not_takes_one_lira() {
    let table = reveal(rolled(2, "rrrrc"), &["e2"]);
    assert_eq!(has(&table, 0, Kind::Lira), 1, "no 3 lira to pay");
    let mut table = rolled(2, "rrrrc");
    give(&mut table, 0, Kind::Lira, 5);
    let mut table = reveal(table, &["e2"]);
    table.act("decline");
    assert_eq!((has(&table, 0, Kind::Lira), has(&table, 0, Kind::Brown)), (6, 0));
    let table = reveal(rolled(2, "rrrrc"), &["s1"]);
    assert_eq!(has(&table, 0, Kind::Lira), 1, "no tile to swap");
}

#[test]
fn i43_cards_are_paid_from_stock_and_brown_may_pay_a_colour() {
    let mut table = rolled(2, "rygbc");
    give(&mut table, 0, Kind::Yellow, 1);
    give(&mut table, 0, Kind::Green, 1);
    give(&mut table, 0, Kind::Blue, 1);
    let refused = reveal(table.clone(), &["r4"]);
    assert_eq!(has(&refused, 0, Kind::Lira), 1, "the red die does not count");
    give(&mut table, 0, Kind::Brown, 1);
    let mut table = reveal(table, &["r4"]);
    table.act("take").act("ruby red");
    assert_eq!((rubies(&table, 0), has(&table, 0, Kind::Brown)), (1, 0));
    assert_eq!(table.state.dice.sum(), 4, "dice are untouched");
}

#[test]
fn i43_a_coloured_price_is_paid_with_the_marker_or_a_brown() {
    let mut table = rolled(2, "rrrrc");
    give(&mut table, 1, Kind::Red, 1);
    give(&mut table, 1, Kind::Brown, 1);
    let mut table = reveal(table, &["a1"]);
    table.act("take");
    assert_eq!(table.legal(), ["pay markers r", "pay browns 1"]);
    table.act("pay browns 1");
    assert_eq!((has(&table, 1, Kind::Brown), has(&table, 1, Kind::Lira)), (0, 1 + 3));
    let mut table = rolled(2, "rrrrc");
    give(&mut table, 1, Kind::Red, 2);
    let table = reveal(table, &["a5"]);
    assert_eq!(table.to_move(), seat(0), "a brown price is paid with brown only");
}

#[test]
fn i43_what_asks_for_nothing_is_not_optional() {
    let table = reveal(rolled(2, "rrrrc"), &["b1"]);
    assert_eq!(has(&table, 0, Kind::Brown), 1, "nobody was asked");
}

#[test]
fn i44_a_ruby_card_takes_the_next_ruby_of_any_market_but_the_mosque() {
    let mut table = rolled(3, "rrrrc");
    give(&mut table, 0, Kind::Brown, 3);
    let mut table = reveal(table, &["r1"]);
    table.act("take");
    assert_eq!(has(&table, 0, Kind::Brown), 0);
    assert_eq!(table.legal().len(), 6);
    assert!(!table.allows("ruby mosque"));
    table.act("ruby lira");
    assert_eq!((rubies(&table, 0), table.state.price(Market::Lira)), (1, Some(12)));
}

#[test]
fn i44_without_a_ruby_in_any_market_the_card_gives_one_lira() {
    let mut table = rolled(3, "rrrrc");
    for market in Market::FOR_SALE {
        let left = table.state.rubies_left(market);
        take_rubies(&mut table, 2, market, left);
    }
    give(&mut table, 0, Kind::Brown, 3);
    let table = reveal(table, &["r1"]);
    assert_eq!((has(&table, 0, Kind::Lira), has(&table, 0, Kind::Brown)), (1, 3));
}

#[test]
fn i45_two_card_dice_must_have_been_used() {
    let one = reveal(rolled(2, "rrrcc"), &["t2"]);
    assert_eq!(has(&one, 0, Kind::Lira), 1);
    let mut two = reveal(rolled(2, "rrrcc"), &["t2", "r1"]);
    two.act("use t2").act("take");
    assert_eq!(has(&two, 0, Kind::Lira), 7);
    let mut choice = reveal(rolled(2, "rrrcc"), &["t4", "r1"]);
    choice.act("use t4").act("take").act("markers blue blue");
    assert_eq!(has(&choice, 0, Kind::Blue), 2);
}

#[test]
fn i45_as_income_a_two_dice_card_gives_one_lira() {
    let mut table = turn_with(&["br"]);
    table.chance("card t3");
    assert_eq!((has(&table, 1, Kind::Lira), has(&table, 1, Kind::Crystal)), (2, 1));
}

#[test]
fn i46_own_browns_are_shown_and_kept() {
    let one = |browns| {
        let mut table = rolled(2, "rrrrc");
        give(&mut table, 0, Kind::Brown, browns);
        reveal(table, &["o3"])
    };
    assert_eq!(has(&one(1), 0, Kind::Lira), 1, "two are asked for");
    let mut table = one(2);
    table.act("take");
    assert_eq!((has(&table, 0, Kind::Lira), has(&table, 0, Kind::Brown)), (7, 2));
}

#[test]
fn i47_in_step_three_dice_and_actions_of_the_turn_stay() {
    let mut table = turn_with(&["dx", "ay"]);
    table.chance("dice rrrrrc");
    let mut table = reveal(table, &["s1"]);
    table.act("take");
    assert_eq!(table.legal(), ["give action", "give die"]);
    table.act("give die");
    assert_eq!(choices(&table, "tile").len(), 6);
    table.act("tile gr").chance("tile ly");
    assert_eq!((tiles(&table, 1, Effect::Die), tiles(&table, 1, Effect::Red)), (0, 1));
    assert_eq!((table.state.dice.sum(), table.state.actions), (5, 2));
    assert_eq!(table.state.display.len(), 6);
    table.act("end").chance("dice rrrrr").act("end");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 5 }));
}

#[test]
fn i47_in_step_one_the_tile_takes_what_it_has_not_given() {
    let swap = |gift: &str| {
        let mut table = turn_with(&["br", "ly", "dx", "ay"]);
        table.act("income card").chance("card s1").act("take");
        table.act(&format!("give {gift}")).act("tile gr").chance("tile lb");
        table
    };
    assert_eq!(has(&swap("lira"), 1, Kind::Lira), 1, "the income is lost");
    assert_eq!(swap("die").state.dice_to_roll(), 5);
    let mut table = swap("action");
    assert_eq!(table.state.dice_to_roll(), 6);
    table.chance("dice rrrrrr");
    assert_eq!(table.state.actions, 2);
    assert_eq!(has(&swap("die"), 1, Kind::Lira), 1 + 3, "other incomes are paid");
}

#[test]
fn i47_a_tile_that_has_paid_goes_before_one_that_has_not() {
    let mut table = turn_with(&["br", "ly", "lg"]);
    table.act("income lira").act("income card").chance("card s1").act("take");
    table.act("give lira").act("tile gr").chance("tile lb");
    assert_eq!(has(&table, 1, Kind::Lira), 1 + 3 + 3);
}

#[test]
fn i47_a_swap_brings_no_ruby_and_the_new_tile_waits() {
    let mut table = turn_with(&["br", "ly", "lg", "lb", "cr"]);
    table.act("income card").chance("card s1").act("take").act("give crystal");
    table.act("tile gr").chance("tile gy");
    assert_eq!(rubies(&table, 1), 0, "five before, five after");
    table.chance("dice rrrrl").act("lira");
    assert_eq!(has(&table, 1, Kind::Red), 0, "it works from the next turn");
}

#[test]
fn i48_thirty_three_cards_and_twenty_four_tiles() {
    let state = start(2).state;
    assert_eq!((state.content.all_cards.len(), state.content.all_tiles.len()), (33, 24));
    let others = state.content.cards().iter().filter(|card| card.others.is_some()).count();
    assert_eq!(others, 17);
    let effects = |effect| {
        let tiles = state.content.tiles().iter().filter(|tile| tile.effect == effect);
        tiles.map(|tile| tile.count).sum::<u8>()
    };
    assert_eq!([Effect::Lira, Effect::Crystal, Effect::Card, Effect::Action].map(effects), [4; 4]);
    assert_eq!((effects(Effect::Die), effects(Effect::Blue)), (4, 1));
}

/// What each active half does when it can be used, card by card.
#[test]
fn i41_i46_every_card_brings_what_it_says() {
    let rich = |card: &str| {
        let mut table = rolled(2, "rrrcc");
        for (kind, count) in [(Kind::Lira, 20), (Kind::Crystal, 5), (Kind::Brown, 4)] {
            give(&mut table, 0, kind, count);
        }
        let mut table = reveal(table, &[card, "s1"]);
        let before = table.state.players[seat(0)].stock;
        table.act(&format!("use {card}")).act("take");
        let after = table.state.players[seat(0)].stock;
        let change = |kind: Kind| i32::from(after[kind]) - i32::from(before[kind]);
        (change(Kind::Lira), change(Kind::Crystal), change(Kind::Brown))
    };
    assert_eq!(rich("e1"), (0, -1, 1));
    assert_eq!(rich("e2"), (-3, 0, 1));
    assert_eq!(rich("e3"), (-2, 2, 0));
    assert_eq!(rich("e4"), (6, 0, -1));
    assert_eq!(rich("o1"), (0, 0, 1));
    assert_eq!(rich("o2"), (0, 2, 0));
    assert_eq!(rich("o3"), (7, 0, 0));
    assert_eq!(rich("t1"), (0, 0, 2));
    assert_eq!(rich("t2"), (7, 0, 0));
    assert_eq!(rich("t3"), (0, 3, 0));
    assert_eq!(rich("r1"), (0, 0, -3));
    assert_eq!(rich("r2"), (0, -4, 0));
    assert_eq!(rich("r3"), (-10, 0, 0));
}
