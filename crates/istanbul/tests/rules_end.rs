//! The supply and the end: I50 to I62.

mod common;

use common::*;
use game::{Awaiting, Game, Quick, Viewer};
use istanbul::{Event, Istanbul, Kind, Market, wealth};

#[test]
fn i50_everyone_with_a_piece_returns_one_and_then_it_is_taken() {
    let mut table = rolled(4, "rrrrl");
    for (player, count) in [(0, 3), (1, 4), (2, 1), (3, 0)] {
        give(&mut table, player, Kind::Red, count);
    }
    table.act("equal red").act("pay dice rr");
    // Three return one each, the taker too; the taker then takes one.
    assert_eq!([0, 1, 2, 3].map(|player| has(&table, player, Kind::Red)), [3, 3, 0, 0]);
    assert_eq!(table.state.supply(Kind::Red), 2);
}

#[test]
fn i50_several_pieces_are_returned_round_by_round() {
    let mut table = rolled(2, "rrlll");
    give(&mut table, 0, Kind::Lira, 40);
    give(&mut table, 1, Kind::Lira, 45);
    assert_eq!(table.state.supply(Kind::Lira), 2);
    table.act("lira");
    // Six are wanted, two are there: two rounds of two.
    assert_eq!((has(&table, 0, Kind::Lira), has(&table, 1, Kind::Lira)), (44, 43));
    let returned = |player| Event::Returned { seat: seat(player), kind: Kind::Lira, count: 2 };
    assert!(table.events.contains(&returned(0)) && table.events.contains(&returned(1)));
}

#[test]
fn i50_crystals_too_and_what_is_paid_is_there_first() {
    let mut table = rolled(3, "rygbl");
    for player in 0..3 {
        give(&mut table, player, Kind::Crystal, 4);
    }
    table.act("different 2").act("pay dice ry");
    assert_eq!([0, 1, 2].map(|player| has(&table, player, Kind::Crystal)), [4, 3, 3]);
    let mut table = rolled(2, "rllll");
    give(&mut table, 0, Kind::Red, 4);
    give(&mut table, 1, Kind::Red, 4);
    table.act("equal red");
    assert_eq!(has(&table, 0, Kind::Red), 4, "the paid marker is the one taken");
    assert_eq!(has(&table, 1, Kind::Red), 4, "nobody had to return one");
}

#[test]
fn i50_nothing_is_gained_where_only_the_taker_has_the_kind() {
    let mut table = rolled(2, "rrryl");
    give(&mut table, 0, Kind::Red, 8);
    assert!(!table.allows("equal red"));
    give(&mut table, 0, Kind::Red, 7);
    assert!(table.allows("equal red"));
}

#[test]
fn i50_a_short_income_waits_for_its_owner() {
    let mut table = start(2);
    own(&mut table, 1, &["ly"]);
    give(&mut table, 0, Kind::Lira, 80);
    give(&mut table, 1, Kind::Lira, 6);
    table.chance("dice rrrrr").act("end");
    assert_eq!(table.legal(), ["collect"]);
    table.act("collect");
    assert_eq!((has(&table, 0, Kind::Lira), has(&table, 1, Kind::Lira)), (79, 8));
}

#[test]
fn i60_the_round_is_completed_and_most_rubies_win() {
    let mut table = start(3);
    take_rubies(&mut table, 0, Market::Red, 3);
    take_rubies(&mut table, 0, Market::Yellow, 3);
    take_rubies(&mut table, 2, Market::Lira, 6);
    take_rubies(&mut table, 2, Market::Blue, 1);
    for player in 0..3 {
        assert_eq!(table.to_move_after_roll(), player, "everyone has a turn");
        assert_eq!(table.state.standings(), None);
        table.act("end");
    }
    assert_eq!(table.state.awaiting(), Awaiting::Nobody);
    assert_eq!(table.state.ending(), Some("goal"));
    let standings = table.state.standings().unwrap();
    assert_eq!([0, 1, 2].map(|player| standings.rank(seat(player))), [2, 3, 1]);
    assert_eq!(standings.score(seat(2)), 7);
}

#[test]
fn i60_below_the_goal_another_round_is_played() {
    let mut table = start(2);
    take_rubies(&mut table, 0, Market::Red, 3);
    take_rubies(&mut table, 0, Market::Blue, 2);
    for _ in 0..2 {
        table.to_move_after_roll();
        table.act("end");
    }
    assert_eq!((table.state.round, table.state.turn), (2, seat(0)));
}

#[test]
fn i61_ties_are_broken_by_lira_after_selling_and_then_shared() {
    let finish = |lira: u8| {
        let mut table = start(2);
        for (player, market) in [(0, Market::Red), (1, Market::Yellow)] {
            take_rubies(&mut table, player, market, 3);
        }
        for (player, market) in [(0, Market::Green), (1, Market::Blue)] {
            take_rubies(&mut table, player, market, 3);
        }
        give(&mut table, 0, Kind::Brown, 1);
        give(&mut table, 0, Kind::Red, 1);
        give(&mut table, 0, Kind::Crystal, 2);
        give(&mut table, 0, Kind::Lira, 1);
        give(&mut table, 1, Kind::Crystal, 0);
        give(&mut table, 1, Kind::Lira, lira);
        for _ in 0..2 {
            table.to_move_after_roll();
            table.act("end");
        }
        assert_eq!(wealth(&table.state, seat(0)), 3 + 3 + 2 * 2 + 1);
        table.state.standings().unwrap()
    };
    assert_eq!(finish(10).winners().collect::<Vec<_>>(), [seat(0)]);
    assert_eq!(finish(12).winners().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(finish(11).winners().count(), 2);
}

#[test]
fn i62_everybody_sees_everything() {
    let table = rolled(3, "rrygc");
    let views = [0, 1, 2].map(|player| table.state.view(Viewer::Seat(seat(player))));
    let spectator = table.state.view(Viewer::Spectator);
    for view in views {
        assert_eq!(view.table, spectator.table);
        assert_eq!(Istanbul::imagine(&view, &mut Quick::new(1)), table.state);
    }
    let codes = table.state.deck.codes();
    assert!(codes.is_sorted(), "the deck keeps no order that could be read");
}

trait Rolling {
    fn to_move_after_roll(&mut self) -> u8;
}

impl Rolling for common::Table {
    /// Rolls and says whose turn it is.
    fn to_move_after_roll(&mut self) -> u8 {
        self.chance("dice rrrrr");
        self.to_move().number() - 1
    }
}
