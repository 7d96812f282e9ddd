//! Buildings, the end of day, week and game, and what is hidden: Y57 to Y64.

mod common;

use common::*;
use game::{Awaiting, Game, Viewer};
use yspahan::{Building, Card, Event, Outcome, Space};

#[test]
fn y57_prices_and_each_kind_once() {
    let prices = [
        ("paddock", 2, 0),
        ("shop", 2, 2),
        ("hammam", 2, 2),
        ("caravansary", 3, 3),
        ("bazaar", 4, 4),
        ("hoist", 4, 4),
    ];
    for (name, camels, gold) in prices {
        let mut table = rolled(3, ALL_ROWS);
        table.act("take gold").act("use card").chance("card gold");
        goods(&mut table, 1, camels, gold);
        let build = format!("build {name}");
        let mut poor = table.clone();
        goods(&mut poor, 1, camels - 1, gold + 9);
        assert_eq!(refused(&poor, &build), ("Y57", "yspahan-no-price"));
        if gold > 0 {
            goods(&mut poor, 1, camels + 9, gold - 1);
            assert!(!poor.allows(&build));
        }
        table.act(&build);
        assert_eq!(purse(&table, 1), (0, 0));
        goods(&mut table, 1, 9, 9);
        table.set_up(|game| game.board.built = false);
        assert_eq!(refused(&table, &build), ("Y57", "yspahan-no-twin"));
    }
}

#[test]
fn y57_building_comes_after_the_groups_action_and_may_be_left_out() {
    let mut table = rolled(3, ALL_ROWS);
    goods(&mut table, 1, 9, 9);
    assert_eq!(refused(&table, "build paddock"), ("Y20", "yspahan-no-take-first"));
    table.act("take gold");
    assert_eq!(refused(&table, "build paddock"), ("Y20", "yspahan-no-use-first"));
    table.act("use row");
    assert!(table.allows("end") && table.allows("build paddock"));
}

#[test]
fn y57_paddock_shop_and_hoist_add_to_the_dice() {
    let mut table = rolled(3, "111122666");
    buildings(&mut table, 1, &[Building::Paddock, Building::Shop, Building::Hoist]);
    let (mut gold, mut cubes) = (table.clone(), table.clone());
    table.act("take camel").act("use row");
    assert_eq!(purse(&table, 1), (5, 2));
    gold.act("take gold").act("use row");
    assert_eq!(purse(&gold, 1), (0, 2 + 3 + 2));
    cubes.act("take sack").act("use row");
    for number in 1..=3 {
        cubes.act(&format!("place sack-blue-{number}"));
    }
    assert!(cubes.allows("end"));
}

#[test]
fn y57_nothing_works_on_an_empty_row() {
    let mut table = rolled(3, "111111666");
    buildings(&mut table, 1, &[Building::Hoist]);
    assert!(!table.allows("take sack"));
}

#[test]
fn y58_the_third_to_fifth_building_bring_five_and_the_sixth_ten() {
    for (built, points) in [(0, 0), (1, 0), (2, 5), (3, 5), (4, 5), (5, 10)] {
        let mut table = rolled(3, ALL_ROWS);
        buildings(&mut table, 1, &Building::ALL[..built]);
        goods(&mut table, 1, 9, 9);
        table.act("take gold").act("use row");
        table.act(&format!("build {}", Building::ALL[built]));
        assert_eq!(score(&table, 1), points, "after {built}");
    }
}

#[test]
fn y60_a_day_ends_with_an_empty_tower_and_the_next_first_player() {
    let mut table = rolled(3, ALL_ROWS);
    supervisor(&mut table, "w4");
    dull_day(&mut table);
    assert_eq!((table.state.board.week, table.state.board.day), (1, 2));
    assert_eq!(table.state.board.first, seat(2));
    assert_eq!(table.to_move(), seat(2), "who rolls");
    assert_eq!(dice(&table), [0; 6]);
    assert_eq!(table.state.board.supervisor.to_string(), "w4", "he stays during the week");
    dull_day(&mut table);
    dull_day(&mut table);
    assert_eq!(table.state.board.first, seat(1), "once round the table");
}

#[test]
fn y61_the_week_pays_finished_souks_then_the_caravan_which_stays() {
    let mut table = rolled(3, ALL_ROWS);
    day(&mut table, 1, 7);
    supervisor(&mut table, "w4");
    cubes(&mut table, 1, &["chest-blue-1", "chest-blue-2", "vase-blue-1"]);
    cubes(&mut table, 2, &["barrel-white-1", "barrel-white-2", "chest-pink-1"]);
    buildings(&mut table, 2, &[Building::Bazaar]);
    caravan(&mut table, &[3, 1, 3, 3]);
    dull_day(&mut table);
    // Seat 1: 4 + 4 + 1 cube x 1. Seat 2: 3 + 2. Seat 3: 3 cubes x 2.
    assert_eq!((score(&table, 1), score(&table, 2), score(&table, 3)), (9, 5, 6));
    let board = &table.state.board;
    assert!(board.souks.iter().all(|souk| souk.owner.is_none()), "the quarters are empty");
    assert_eq!(board.caravan.cubes(), [seat(3), seat(1), seat(3), seat(3)]);
    assert_eq!(board.supervisor, Space::CENTRE);
    assert_eq!((board.week, board.day, board.first), (2, 1, seat(2)));
}

#[test]
fn y61_the_caravan_pays_by_the_highest_row_with_an_own_cube() {
    let mut table = rolled(4, ALL_ROWS);
    day(&mut table, 2, 7);
    caravan(&mut table, &[1, 2, 2, 2, 2, 3, 3, 3, 1]);
    dull_day(&mut table);
    // 2 cubes x 3, 4 cubes x 2, 3 cubes x 2, none.
    let scores = [1, 2, 3, 4].map(|number| score(&table, number));
    assert_eq!(scores, [6, 8, 6, 0]);
}

/// A four-player game at the end of week 3, day 6, with these scores; seat 1 was first that day.
fn before_the_last_day(scores: [u16; 4]) -> Table {
    let mut table = rolled(4, ALL_ROWS);
    day(&mut table, 3, 6);
    table.set_up(|game| {
        game.board
            .players
            .0
            .iter_mut()
            .zip(scores)
            .for_each(|(player, score)| player.score = score);
    });
    dull_day(&mut table);
    assert_eq!(table.state.board.day, 7);
    table
}

fn order(table: &Table) -> Vec<u8> {
    let first = table.state.board.active.number();
    let rest = table.state.board.turns_to_come().map(|seat| seat.number());
    std::iter::once(first).chain(rest).collect()
}

#[test]
fn y62_four_players_play_the_last_day_from_the_lowest_score() {
    let table = before_the_last_day([30, 10, 40, 20]);
    assert_eq!(order(&table), [2, 4, 1, 3]);
    assert_eq!(table.to_move(), seat(2), "the lowest rolls");
    assert!(table.allows("roll 1"));
    let told = [seat(2), seat(4), seat(1), seat(3)];
    assert!(table.events.contains(&Event::LastDayOrder { order: told }));
}

#[test]
fn y62_among_equals_the_farthest_clockwise_from_day_sixs_first_player_plays_first() {
    assert_eq!(order(&before_the_last_day([10, 10, 10, 10])), [4, 3, 2, 1]);
    assert_eq!(order(&before_the_last_day([10, 20, 10, 20])), [3, 1, 4, 2]);
}

#[test]
fn y62_the_order_stays_whatever_is_scored_during_the_day() {
    let mut table = before_the_last_day([30, 10, 40, 20]);
    hand(&mut table, 2, &[Card::GoldPoints]);
    goods(&mut table, 2, 0, 10);
    table.act("play gold-points").act("give 10 gold").act("roll 0").any_chance(1);
    table.act("take camel").act("use row").act("end");
    assert_eq!(table.to_move(), seat(4));
}

#[test]
fn y62_three_players_keep_their_turn_order() {
    let mut table = rolled(3, ALL_ROWS);
    day(&mut table, 3, 6);
    table.set_up(|game| game.board.players.0[1].score = 50);
    dull_day(&mut table);
    assert_eq!(order(&table), [2, 3, 1]);
}

#[test]
fn y63_after_three_weeks_most_points_win_and_ties_share() {
    let mut table = rolled(3, ALL_ROWS);
    day(&mut table, 3, 7);
    table.set_up(|game| {
        for (player, score) in game.board.players.0.iter_mut().zip([40, 60, 60]) {
            player.score = score;
        }
    });
    assert!(table.state.standings().is_none());
    dull_day(&mut table);
    assert_eq!(table.state.awaiting(), Awaiting::Nobody);
    assert_eq!(table.state.ending(), Some("weeks"));
    let standings = table.state.standings().unwrap();
    assert_eq!([1, 2, 3].map(|number| standings.rank(seat(number))), [3, 1, 1]);
    assert_eq!(standings.share(seat(2)), 0.5);
}

#[test]
fn y64_hands_and_the_deck_are_hidden_and_sizes_are_public() {
    let mut table = rolled(3, ALL_ROWS);
    hand(&mut table, 1, &[Card::Camels, Card::Gold]);
    hand(&mut table, 2, &[Card::Shop]);
    let mine = table.state.view(Viewer::Seat(seat(1)));
    assert_eq!(mine.hand, table.state.hands[seat(1)]);
    assert_eq!(mine.hand_sizes.0, [2, 1, 0, 0]);
    assert_eq!(mine.deck_size, 15);
    let json = serde_json::to_value(&mine).unwrap();
    assert!(json.get("hands").is_none() && json.get("deck").is_none());
    let spectator = table.state.view(Viewer::Spectator);
    assert!(spectator.hand.is_empty());
    // Another card in seat 2's hand looks the same to everybody else.
    let mut other = table.clone();
    other.set_up(|game| {
        game.hands[seat(2)] = Default::default();
        game.deck[Card::Shop] += 1;
    });
    hand(&mut other, 2, &[Card::Exchange]);
    assert_eq!(other.state.view(Viewer::Seat(seat(1))), mine);
    assert_eq!(other.state.view(Viewer::Spectator), spectator);
    assert_ne!(other.state.view(Viewer::Seat(seat(2))), table.state.view(Viewer::Seat(seat(2))));
}

#[test]
fn y64_only_the_drawer_is_told_the_card() {
    let mut table = rolled(3, ALL_ROWS);
    table.act("take gold").act("use card");
    let outcome: Outcome = "card shop".parse().unwrap();
    let mut told = Vec::new();
    table.state.resolve(outcome, &mut told);
    let event = told[0];
    let cut = |viewer| yspahan::Yspahan::redact(&event, viewer).unwrap();
    assert_eq!(cut(Viewer::Seat(seat(1))), event);
    let hidden = Event::CardDrawn { seat: seat(1), card: None };
    assert_eq!(cut(Viewer::Seat(seat(2))), hidden);
    assert_eq!(cut(Viewer::Spectator), hidden);
}

#[test]
fn y64_who_saw_the_shuffle_knows_what_the_deck_cannot_hold() {
    // Seat 2 holds both Gold cards, everything else has been discarded: after the shuffle a good
    // memory knows seat 2's hand.
    let mut table = rolled(2, ALL_ROWS_FOR_TWO);
    table.set_up(|game| {
        game.board.discards = std::mem::take(&mut game.deck);
        game.board.discards[Card::Gold] = 0;
        game.hands[seat(2)][Card::Gold] = 2;
    });
    table.act("take gold").act("use card").chance("card shop");
    let view = table.state.view(Viewer::Seat(seat(1)));
    assert_eq!(view.deck_at_most[Card::Gold], 0);
    assert_eq!(view.unseen()[Card::Gold], 2);
    let mut dealer = game::Quick::new(1);
    for _ in 0..20 {
        let world = yspahan::Yspahan::imagine(&view, &mut dealer);
        assert_eq!(world.hands[seat(2)], table.state.hands[seat(2)]);
    }
}

#[test]
fn y64_scores_may_pass_99() {
    let mut table = rolled(3, ALL_ROWS);
    table.set_up(|game| game.board.players.0[0].score = 98);
    hand(&mut table, 1, &[Card::Caravan, Card::Caravan]);
    table.act("play caravan").act("play caravan");
    assert_eq!(score(&table, 1), 102);
}
