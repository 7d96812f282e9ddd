//! No two choices come to the same, at every decision of many matches; the laws look at some only.

mod common;

use common::*;
use game::{Awaiting, Game, Quick};
use istanbul::{Istanbul, Kind};
use testkit::playout;

/// The first two choices with the same effect, if any.
fn doubled(state: &Istanbul) -> Option<(String, String)> {
    let legal = state.choices();
    let effects: Vec<Istanbul> = legal
        .iter()
        .map(|&action| {
            let mut after = *state;
            after.act(action, &mut ());
            after
        })
        .collect();
    let twin = |place: usize| effects[..place].iter().position(|effect| *effect == effects[place]);
    (0..legal.len())
        .find_map(|place| twin(place).map(|first| (legal[first], legal[place])))
        .map(|(one, other)| (one.to_string(), other.to_string()))
}

#[test]
fn no_effect_is_listed_twice() {
    for index in 0..testkit::games(60) {
        let mut state: Istanbul = testkit::fresh(2 + (index % 3) as u8, "");
        let mut dealer = Quick::stream(77, index);
        let mut buffer = Vec::new();
        while state.awaiting() != Awaiting::Nobody {
            assert_eq!(doubled(&state), None, "game {index}: {state:?}");
            playout::step(&mut state, &mut dealer, &mut buffer, &mut ());
        }
    }
}

/// Whoever has all the lira gains none by taking some.
#[test]
fn i50_all_the_lira_in_one_hand() {
    let mut table = rolled(2, "rrllc");
    give(&mut table, 1, Kind::Lira, 0);
    give(&mut table, 0, Kind::Lira, 87);
    assert!(!table.allows("lira"));
    give(&mut table, 0, Kind::Lira, 86);
    assert!(table.allows("lira"));
    give(&mut table, 0, Kind::Brown, 2);
    table.act("cards 1").chance("card o3");
    assert_eq!(has(&table, 0, Kind::Lira), 87, "7 lira or 1: there is but one, so nobody is asked");
    assert_eq!(table.state.actions, 1);
}
