//! Actions and payments: I20 to I32, and the worked examples.

mod common;

use common::*;
use game::{Awaiting, Game, Spot};
use istanbul::{Action, Chance, Effect, Event, Face, Kind, Market};

#[test]
fn i20_two_equal_red_dice_bring_a_red_marker() {
    let mut table = rolled(2, "rrlll");
    table.act("equal red");
    assert_eq!((has(&table, 0, Kind::Red), table.state.dice[Face::Red]), (1, 0));
}

#[test]
fn i20_a_red_die_with_a_red_marker_or_a_brown_does_likewise() {
    let mut table = rolled(2, "rllll");
    give(&mut table, 0, Kind::Red, 1);
    give(&mut table, 0, Kind::Brown, 1);
    table.act("equal red");
    assert_eq!(table.legal(), ["pay dice r markers r", "pay dice r browns 1"]);
    let mut with_brown = table.clone();
    table.act("pay dice r markers r");
    assert_eq!((has(&table, 0, Kind::Red), has(&table, 0, Kind::Brown)), (1, 1));
    with_brown.act("pay dice r browns 1");
    assert_eq!((has(&with_brown, 0, Kind::Red), has(&with_brown, 0, Kind::Brown)), (2, 0));
    assert_eq!(table.state.dice[Face::Red], 0);
}

#[test]
fn i21_two_different_goods_bring_a_crystal() {
    let mut table = rolled(2, "ryggl");
    table.act("different 2");
    let pairs = ["pay dice ry", "pay dice rg", "pay dice yg"];
    assert_eq!(table.legal(), pairs, "green counts once");
    table.act("pay dice rg");
    assert_eq!((has(&table, 0, Kind::Crystal), table.state.dice[Face::Yellow]), (1, 1));
    assert!(!rolled(2, "ggggl").allows("different 2"));
}

#[test]
fn i22_three_different_goods_bring_a_brown() {
    let mut table = rolled(2, "rygll");
    table.act("different 3");
    assert_eq!(has(&table, 0, Kind::Brown), 1);
    assert!(!rolled(2, "ryyll").allows("different 3"));
}

#[test]
fn i23_four_different_goods_bring_two_markers_of_choice() {
    let mut table = rolled(2, "rygbl");
    table.act("different 4");
    assert_eq!(table.legal().len(), 10, "equal or different, never brown");
    let mut equal = table.clone();
    table.act("markers red blue");
    assert_eq!((has(&table, 0, Kind::Red), has(&table, 0, Kind::Blue)), (1, 1));
    equal.act("markers green green");
    assert_eq!(has(&equal, 0, Kind::Green), 2);
}

#[test]
fn i24_all_lira_dice_go_at_once_for_two_lira_each() {
    let mut table = rolled(2, "rrlll");
    table.act("lira");
    assert_eq!((has(&table, 0, Kind::Lira), table.state.dice[Face::Lira]), (6, 0));
    assert!(!table.allows("lira"), "no lira die is left");
}

#[test]
fn i24_coloured_tiles_add_a_marker_once_per_action() {
    let mut table = turn_with(&["gy", "gg"]);
    table.chance("dice rrlll").act("lira");
    assert_eq!(has(&table, 1, Kind::Lira), 1 + 6);
    assert_eq!((has(&table, 1, Kind::Yellow), has(&table, 1, Kind::Green)), (1, 1));
    assert_eq!(has(&table, 1, Kind::Red), 0, "nobody has the red tile");
}

#[test]
fn i25_reveal_as_many_cards_as_dice_use_one_discard_all() {
    let mut table = rolled(2, "rrccc");
    assert_eq!(choices(&table, "cards"), ["cards 1", "cards 2", "cards 3"]);
    table.act("cards 2").chance("card c1").chance("card b2");
    assert_eq!(table.legal(), ["use b2", "use c1"]);
    table.act("use c1");
    assert_eq!((has(&table, 0, Kind::Red), has(&table, 0, Kind::Brown)), (1, 0));
    assert_eq!((table.state.discards(), table.state.dice[Face::Card]), (2, 1));
    assert!(table.state.revealed.is_empty());
}

#[test]
fn i25_cards_that_come_to_the_same_are_one_choice() {
    let mut table = rolled(2, "rrrcc");
    table.act("cards 2").chance("card r1").chance("card r2");
    assert_eq!(table.legal(), ["use r1"], "neither can be paid, both give 1 lira");
}

#[test]
fn i25_an_empty_deck_is_made_of_the_discards() {
    let mut table = rolled(2, "rrccc");
    table.set_up(|state| {
        while state.deck.len() > 1 {
            let first = state.deck.codes()[0];
            state.deck.remove(first);
        }
    });
    let last = table.state.deck.codes()[0].to_string();
    table.act("cards 2").chance(&format!("card {last}"));
    assert!(table.events.contains(&Event::Shuffled));
    assert_eq!(table.state.deck.len(), 32, "all but the one that lies open");
    assert!(!table.state.deck.contains(code(&last)));
}

#[test]
fn i26_a_tile_costs_its_goods_and_is_replaced_at_once() {
    let mut table = rolled(2, "rrryl");
    assert_eq!(choices(&table, "tile"), ["tile gr", "tile lr"]);
    table.act("tile lr");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Tile));
    table.chance("tile ly");
    assert_eq!((tiles(&table, 0, Effect::Lira), table.state.display.len()), (1, 6));
    assert_eq!(table.state.dice[Face::Red], 0);
}

#[test]
fn i26_the_die_tile_costs_one_good_of_each_colour() {
    let mut table = rolled(2, "rygbl");
    assert_eq!(choices(&table, "tile"), ["tile dx"]);
    table.act("tile dx");
    assert_eq!(tiles(&table, 0, Effect::Die), 1);
}

#[test]
fn i26_an_empty_stack_lets_the_display_shrink() {
    let mut table = rolled(2, "rrryl");
    table.set_up(|state| state.stack = istanbul::Bag::EMPTY);
    table.act("tile lr");
    assert_eq!(table.state.display.len(), 5);
    assert_eq!(table.to_move(), seat(0));
}

#[test]
fn i27_the_fifth_tile_brings_a_ruby_of_the_mosque_once() {
    let mut table = turn_with(&["ly", "lg", "lb", "cr"]);
    table.chance("dice rrryy").act("tile lr").chance("tile gy");
    assert_eq!(rubies(&table, 1), 1, "at once, with the fifth");
    assert_eq!(table.state.taken[Market::Mosque], 1);
    give(&mut table, 1, Kind::Yellow, 1);
    table.act("tile gy").chance("tile gg");
    assert_eq!(rubies(&table, 1), 1, "none for the sixth");
}

#[test]
fn i27_four_players_need_four_tiles_and_a_ruby_that_is_left() {
    let fourth = |empty: bool| {
        let mut table = rolled(4, "rrrll");
        own(&mut table, 0, &["ly", "lg", "lb"]);
        if empty {
            take_rubies(&mut table, 3, Market::Mosque, 4);
        }
        table.act("tile lr").chance("tile gy");
        rubies(&table, 0)
    };
    assert_eq!((fourth(false), fourth(true)), (1, 0));
}

#[test]
fn i28_the_next_green_ruby_costs_five_green_goods() {
    let mut table = rolled(3, "ggggl");
    assert_eq!(choices(&table, "ruby"), ["ruby green"], "the first one costs four");
    take_rubies(&mut table, 2, Market::Green, 1);
    assert!(!table.allows("ruby green"), "the free space shows 5");
    give(&mut table, 0, Kind::Green, 1);
    table.act("ruby green");
    assert_eq!((rubies(&table, 0), has(&table, 0, Kind::Green)), (1, 0));
    assert_eq!(table.state.price(Market::Green), Some(6));
}

#[test]
fn i29_the_goods_carpet_with_two_of_choice() {
    let mut table = rolled(3, "rygbb");
    assert!(table.allows("ruby carpet"), "the first one costs one of each");
    take_rubies(&mut table, 2, Market::Carpet, 2);
    assert!(!table.allows("ruby carpet"));
    give(&mut table, 0, Kind::Yellow, 1);
    table.act("ruby carpet");
    assert_eq!((rubies(&table, 0), has(&table, 0, Kind::Yellow)), (1, 0));
    assert!(table.state.dice.is_none());
    assert_eq!(table.state.price(Market::Carpet), Some(3));
}

#[test]
fn i29_goods_of_choice_are_chosen_colour_by_colour() {
    let mut table = rolled(2, "rrygb"); // With two players the first one has one good of choice.
    give(&mut table, 0, Kind::Blue, 1);
    table.act("ruby carpet");
    assert_eq!(table.legal(), ["pay dice rr", "pay dice r"]);
    table.act("pay dice r");
    assert_eq!(has(&table, 0, Kind::Blue), 0, "then only blue is left to choose");
    assert_eq!((rubies(&table, 0), table.state.dice[Face::Red]), (1, 1));
}

#[test]
fn i30_the_lira_carpet_costs_14_and_an_empty_market_sells_nothing() {
    let mut table = rolled(3, "rrrrr");
    take_rubies(&mut table, 2, Market::Lira, 2);
    give(&mut table, 0, Kind::Lira, 13);
    assert!(!table.allows("ruby lira"));
    give(&mut table, 0, Kind::Lira, 15);
    table.act("ruby lira");
    assert_eq!((rubies(&table, 0), has(&table, 0, Kind::Lira)), (1, 1));
    assert_eq!(table.state.price(Market::Lira), Some(16));
    take_rubies(&mut table, 2, Market::Red, 3);
    assert_eq!(table.state.price(Market::Red), None);
    give(&mut table, 0, Kind::Red, 8);
    assert!(!table.allows("ruby red"));
}

#[test]
fn i31_goods_are_paid_from_any_mix_without_a_superfluous_one() {
    let mut table = rolled(3, "rrrll");
    give(&mut table, 0, Kind::Red, 2);
    give(&mut table, 0, Kind::Brown, 1);
    table.act("ruby red");
    let mixes = [
        "pay dice rrr markers r",
        "pay dice rrr browns 1",
        "pay dice rr markers rr",
        "pay dice rr markers r browns 1",
        "pay dice r markers rr browns 1",
    ];
    assert_eq!(table.legal(), mixes);
    assert!(!table.allows("pay dice rrr markers rr"), "one too many");
    table.act("pay dice r markers rr browns 1");
    assert_eq!(table.state.dice[Face::Red], 2);
    assert_eq!((has(&table, 0, Kind::Red), has(&table, 0, Kind::Brown)), (0, 0));
}

#[test]
fn i31_the_last_action_uses_dice_before_markers_without_asking() {
    let mut table = rolled(3, "rrrll");
    give(&mut table, 0, Kind::Red, 2);
    table.act("lira").act("ruby red");
    assert_eq!((rubies(&table, 0), has(&table, 0, Kind::Red)), (1, 1));
    let mut table = rolled(3, "rrrll");
    give(&mut table, 0, Kind::Red, 1);
    give(&mut table, 0, Kind::Brown, 1);
    table.act("lira").act("ruby red");
    assert_eq!(table.legal(), ["pay markers r", "pay browns 1"], "marker or brown still matters");
}

#[test]
fn i31_a_piece_that_comes_straight_back_is_no_payment() {
    let mut table = rolled(2, "rgbll");
    give(&mut table, 0, Kind::Red, 2);
    give(&mut table, 0, Kind::Yellow, 2);
    assert!(!table.allows("equal yellow"), "two yellow markers for one");
    assert!(table.allows("equal red"), "with a die it is two goods for a marker");
    table.act("lira");
    assert!(!table.allows("equal red"), "in the last action it would be for nothing");
    give(&mut table, 0, Kind::Brown, 1);
    table.act("different 3");
    assert!(table.legal().iter().all(|notation| !notation.contains("browns")));
}

#[test]
fn i32_a_tile_works_from_the_next_turn_and_tiles_add_up() {
    let mut table = rolled(2, "rrrll");
    table.act("tile gr").chance("tile gy").act("lira");
    assert_eq!(has(&table, 0, Kind::Red), 0, "not in the turn it was bought");
    table.chance("dice rrrrr").act("end");
    table.chance("dice rrrll").act("lira");
    assert_eq!(has(&table, 0, Kind::Red), 1);
    let mut table = rolled(2, "rygbl");
    table.act("tile dx").chance("tile ly");
    assert!(table.events.contains(&Event::DieTaken { seat: seat(0) }), "the die comes at once");
    assert_eq!(table.state.actions, 1);
    table.act("end").chance("dice rrrrr").act("end");
    assert_eq!(table.state.awaiting(), Awaiting::Chance(Chance::Dice { count: 6 }));
    let two = turn_with(&["ly", "lg"]);
    assert_eq!(has(&two, 1, Kind::Lira), 1 + 6);
}

#[test]
fn a_stall_or_tile_that_is_closed_says_what_it_would_be() {
    let state = rolled(2, "lllll").state;
    for market in Market::ALL {
        let tried = state.tried(Spot::at("ruby", market.index() as u8));
        assert_eq!(tried, Some(Action::Ruby { market }));
    }
    let tiles: Vec<Action> =
        (0..=u8::MAX).filter_map(|n| state.tried(Spot::at("tile", n))).collect();
    let shown = state.display.kinds().map(|(code, _)| Action::Tile { code });
    let mut shown: Vec<String> = shown.map(|action| action.to_string()).collect();
    let mut tiles: Vec<String> = tiles.into_iter().map(|action| action.to_string()).collect();
    shown.sort();
    tiles.sort();
    assert_eq!(tiles, shown);
    assert!(!shown.is_empty());
}
