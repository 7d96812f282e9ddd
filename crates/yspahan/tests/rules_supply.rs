//! Set-up, the roll and the tower: Y01 to Y13.

mod common;

use common::*;
use game::{Awaiting, Game, Settings};
use testkit::{Scene, laws};
use yspahan::{Arm, Card, Chance, City, Quarter, Row, Shop, Souk, Space, Yspahan};

fn city() -> game::content::Content<City> {
    game::content::Content::built_in()
}

#[test]
fn y01_two_to_four_players_and_no_others() {
    let options = Yspahan::options(&Settings::default()).unwrap();
    for seats in 0..=6 {
        assert_eq!(Yspahan::new(&options, seats).is_ok(), (2..=4).contains(&seats), "{seats}");
    }
}

#[test]
fn y02_fourteen_souks_with_forty_seven_shops_worth_eighty_two() {
    let city = city();
    let of = |quarter: Quarter| {
        let souks = quarter.souks().iter().map(|&souk| city.souk(souk));
        souks.fold((0, 0), |(shops, value), souk| (shops + souk.shops, value + souk.value))
    };
    let quarters: Vec<(u8, u8)> = Quarter::ALL.iter().map(|&quarter| of(quarter)).collect();
    assert_eq!(quarters, [(18, 21), (14, 21), (9, 18), (6, 22)]);
    assert_eq!(Souk::ALL.len(), 14);
    assert_eq!(city.souks.iter().map(|souk| souk.shops).sum::<u8>(), 47);
    assert_eq!(city.souks.iter().map(|souk| souk.value).sum::<u8>(), 82);
}

#[test]
fn y02_the_street_has_29_spaces_and_30_links_to_27_shops() {
    let city = city();
    assert_eq!(city.spaces().count(), 29);
    let links: Vec<Shop> = city.spaces().flat_map(|space| city.links(space)).collect();
    assert_eq!(links.len(), 30);
    let mut shops = links.clone();
    shops.sort();
    shops.dedup();
    assert_eq!(shops.len(), 27);
    let of = |text: &str| -> Vec<String> {
        city.links(text.parse().unwrap()).map(|shop| shop.to_string()).collect()
    };
    assert!(of("c").is_empty(), "the centre touches no shop");
    assert_eq!(of("e1"), ["vase-blue-1", "barrel-white-1"]);
    assert_eq!(of("s1"), ["sack-white-2", "barrel-white-1"]);
    assert_eq!(of("w10"), ["chest-yellow-1"]);
    assert_eq!(of("s7"), ["barrel-pink-2"]);
    let double = city.spaces().filter(|&space| city.links(space).count() == 2).count();
    assert_eq!(double, 2);
    assert_eq!(fresh(3).state.board.supervisor, Space::CENTRE);
}

#[test]
fn y03_everybody_starts_with_two_gold_and_nothing_else() {
    for seats in 2..=4 {
        let table = fresh(seats);
        for number in 1..=seats {
            assert_eq!(purse(&table, number), (0, 2));
            assert_eq!(score(&table, number), 0);
            assert!(table.state.hands[seat(number)].is_empty());
        }
        assert_eq!((table.state.board.week, table.state.board.day), (1, 1));
    }
}

#[test]
fn y03_the_first_player_is_drawn_or_named() {
    let mut drawn = Scene::<Yspahan>::new(3, "");
    assert_eq!(drawn.state.awaiting(), Awaiting::Chance(Chance::FirstPlayer));
    assert!(laws::chi_square(&drawn.state, 30_000, 3).abs() < 5.0);
    drawn.chance("seat 3");
    assert_eq!(drawn.to_move(), seat(3));
    assert_eq!(Scene::<Yspahan>::new(4, "first=2").to_move(), seat(2));
    let settings = Settings::parse("first=4").unwrap().complete(&Yspahan::INFO).unwrap();
    let options = Yspahan::options(&settings).unwrap();
    let refusal = Yspahan::new(&options, 3).unwrap_err();
    assert!(refusal.message.contains("only 3 players"), "{refusal}");
}

#[test]
fn y04_nine_kinds_of_cards_twice_each() {
    let deck = fresh(2).state.deck;
    assert_eq!(deck.0, [2; 9]);
    assert_eq!(deck.total(), 18);
    assert_eq!(Card::ALL.len(), 9);
}

#[test]
fn y05_camels_gold_and_cubes_never_run_out() {
    // More camels, gold and cubes than the box holds.
    let mut table = rolled(3, "111111116");
    goods(&mut table, 1, 40, 40);
    table.act("take camel").act("use row");
    assert_eq!(purse(&table, 1), (48, 40));
    let mut table = rolled(3, "122222226");
    caravan(&mut table, &[1, 1, 1, 1, 1, 1, 1, 1]);
    cubes(&mut table, 1, &["sack-pink-1", "sack-pink-2", "sack-pink-3", "sack-pink-4"]);
    let barrel = ["barrel-pink-1", "barrel-pink-2", "barrel-pink-3", "barrel-pink-4"];
    cubes(&mut table, 1, &barrel);
    let chest = ["chest-pink-1", "chest-pink-2", "chest-pink-3", "chest-pink-4"];
    cubes(&mut table, 1, &chest);
    table.act("take sack").act("use row");
    for shop in ["sack-pink-5", "sack-pink-6", "sack-white-1", "sack-white-2", "sack-white-3"] {
        table.act(&format!("place {shop}"));
    }
    table.act("place sack-blue-1");
    assert_eq!(cube(&table, "sack-blue-1"), Some(seat(1)), "the 26th cube");
}

#[test]
fn y10_nine_white_dice_and_up_to_three_yellow_ones_for_a_gold_each() {
    let mut table = fresh(3);
    assert_eq!(table.legal(), ["roll 0", "roll 1", "roll 2"], "2 gold buy two dice");
    goods(&mut table, 1, 0, 9);
    assert_eq!(table.legal(), ["roll 0", "roll 1", "roll 2", "roll 3"]);
    table.act("roll 3");
    assert_eq!(purse(&table, 1), (0, 6));
    let question = Chance::Roll { white: 9, yellow: 3 };
    assert_eq!(table.state.awaiting(), Awaiting::Chance(question));
    let could = |dice: &str| table.state.is_possible(dice.parse().unwrap());
    assert!(could("dice 112233456 yellow 123"));
    assert!(!could("dice 11223345 yellow 123") && !could("dice 112233456 yellow 12"));
    goods(&mut table, 1, 0, 0);
    table.chance("dice 112233456 yellow 123");
    assert_eq!(table.to_move(), seat(1), "rolled once, then the first player takes");
    assert!(!table.allows("roll 0"));
}

#[test]
fn y10_without_gold_no_yellow_dice() {
    let mut table = fresh(4);
    goods(&mut table, 1, 5, 0);
    assert_eq!(table.legal(), ["roll 0"]);
    assert_eq!(refused(&table, "roll 1"), ("Y10", "yspahan-no-dice"));
}

#[test]
fn y11_groups_go_up_the_tower_by_value() {
    let table = rolled(3, "223334555");
    assert_eq!(dice(&table), [2, 3, 1, 0, 0, 3], "camel, sack, barrel, -, -, gold");
    assert_eq!(group(&table, Row::Camel).face, 2);
    assert_eq!(group(&table, Row::Barrel).face, 4);
    assert_eq!(group(&table, Row::Gold).face, 5);
    assert_eq!(dice(&rolled(3, "112233456")), [2, 2, 2, 1, 1, 1], "six faces fill all rows");
}

#[test]
fn y11_colours_mix_inside_a_group() {
    let mut table = fresh(3);
    table.act("roll 2").chance("dice 111222666 yellow 16");
    assert_eq!(dice(&table), [4, 3, 0, 0, 0, 4]);
    assert_eq!((group(&table, Row::Camel).white, group(&table, Row::Camel).yellow), (3, 1));
}

#[test]
fn y12_two_groups_are_camel_and_gold_and_one_is_camel() {
    assert_eq!(dice(&rolled(3, "222255555")), [4, 0, 0, 0, 0, 5]);
    assert_eq!(dice(&rolled(3, "666666666")), [9, 0, 0, 0, 0, 0]);
}

#[test]
fn y13_yellow_dice_leave_after_the_first_players_turn() {
    let mut table = fresh(3);
    table.act("roll 2").chance("dice 113333666 yellow 12");
    assert_eq!(dice(&table), [3, 1, 4, 0, 0, 3]);
    assert!(table.allows("take sack"), "the buyer may take a group of yellow dice");
    table.act("take gold").act("use row").act("end");
    assert_eq!(table.to_move(), seat(2));
    assert_eq!(dice(&table), [2, 0, 4, 0, 0, 0], "one yellow gone from Camel, Sack is empty");
    assert_eq!(refused(&table, "take sack"), ("Y20", "yspahan-no-dice-there"));
}

#[test]
fn notations_of_places_read_back() {
    for arm in Arm::ALL {
        let space = Space::new(arm, 7);
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    for bad in ["", "w", "w0", "w01", "w16", "x3", "c1", "C"] {
        assert!(bad.parse::<Space>().is_err(), "{bad}");
    }
    for bad in ["chest-blue", "chest-blue-0", "chest-blue-9", "chest-blue-02", "blue-1", ""] {
        assert!(bad.parse::<Shop>().is_err(), "{bad}");
    }
}
